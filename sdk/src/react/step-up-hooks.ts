import { isSteppedUp, type StepUpOptions } from '../access/step-up';
import { useApp, useSession } from '../app/context';
import { MAX_AGE_PARAMETER, readMaxAge } from '../app/max-age';
import { findApp } from '../app/registry';

/** Sends the user to the step-up page and, once the second factor is shown, back to where they are now. */
export function useStepUp(): (options?: StepUpOptions) => void {
  return useApp().stepUp;
}

/** Whether the user has shown a second factor, and recently enough; looked at on each render. */
export function useIsSteppedUp(options?: StepUpOptions): boolean {
  const { session } = useApp();
  return useSession(({ user }) => isSteppedUp(user, options, session.now()));
}

/**
 * The `maxAge` that a host's page was opened with, in seconds: for hosts whose own page asks for the second factor.
 *
 * @param appName Whose address is read; `default` unless the host named it.
 */
export function getMaxAgeFromQueryParam(appName = 'default'): number | undefined {
  return readMaxAge(findApp(appName)?.location.read().query.get(MAX_AGE_PARAMETER) ?? null);
}
