import { type ReactNode, useEffect } from 'react';
import { useIsAuthenticated } from './hooks';
import { useIsSteppedUp, useStepUp } from './step-up-hooks';

/** Props of {@link SteppedUpContent}. */
export interface SteppedUpContentProps {
  /** Maximum age of the second factor, in seconds. Default: no limit. */
  maxAge?: number;
  /** Does not start the step-up; the host does. */
  preventSteppingUp?: boolean;
  /** Renders both outcomes. Default: the children are shown or hidden. */
  render?: (isSteppedUp: boolean) => ReactNode;
  children?: ReactNode;
}

/**
 * Shows its content to a user who has passed a second factor, and sends other users to the step-up page and back.
 *
 * @see Sign-in spec §4 "MFA routing"
 */
export function SteppedUpContent({ maxAge, preventSteppingUp = false, render, children }: SteppedUpContentProps) {
  const steppedUp = useIsSteppedUp({ maxAge });
  const signedIn = useIsAuthenticated();
  const stepUp = useStepUp();
  useEffect(() => {
    if (signedIn && !steppedUp && !preventSteppingUp) stepUp({ maxAge });
  }, [signedIn, steppedUp, preventSteppingUp, stepUp, maxAge]);
  if (render) return render(steppedUp);
  return steppedUp ? children : null;
}
