import { type ReactNode, useEffect } from 'react';
import { useIsAuthenticated } from './hooks';
import { useIsSteppedUp, useStepUp } from './step-up-hooks';

export interface SteppedUpContentProps {
  /** How long ago the second factor may have been shown, in seconds; any time unless told otherwise. */
  maxAge?: number;
  /** Leaves it to the host to ask for the step-up. */
  preventSteppingUp?: boolean;
  /** Renders both outcomes; without it the children are shown or hidden. */
  render?: (isSteppedUp: boolean) => ReactNode;
  children?: ReactNode;
}

/**
 * Shows its content to whoever has shown a second factor, and sends others to the step-up page and back.
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
