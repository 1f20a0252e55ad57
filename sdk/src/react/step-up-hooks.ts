import { useCallback } from 'react';
import { isSteppedUp, type StepUpOptions } from '../access/step-up';
import { useApp, useSession } from '../app/context';
import { stepUp } from '../app/navigation';

/** Sends the user to the step-up page and, once the second factor is shown, back to where they are now. */
export function useStepUp(): (options?: StepUpOptions) => void {
  const app = useApp();
  return useCallback((options) => stepUp(app, options), [app]);
}

/** Whether the user has shown a second factor, and recently enough; looked at on each render. */
export function useIsSteppedUp(options?: StepUpOptions): boolean {
  const { clock } = useApp();
  return useSession(({ user }) => isSteppedUp(user, options, clock.now()));
}
