import { isSteppedUp, type StepUpOptions } from '../access/step-up';
import { useApp, useSession } from '../app/context';
import { MAX_AGE_PARAMETER, readMaxAge } from '../app/max-age';
import { findApp } from '../app/registry';

/** Returns a function that sends the user to the step-up page and, after the challenge, back to the current address. */
export function useStepUp(): (options?: StepUpOptions) => void {
  return useApp().stepUp;
}

/** Whether the user has passed a second factor, and recently enough; evaluated on each render. */
export function useIsSteppedUp(options?: StepUpOptions): boolean {
  const { session } = useApp();
  return useSession(({ user }) => isSteppedUp(user, options, session.now()));
}

/**
 * Returns the `maxAge` parameter of the page's address, in seconds, for a host with its own step-up page.
 *
 * @param appName The app whose address is read. Default: `default`.
 */
export function getMaxAgeFromQueryParam(appName = 'default'): number | undefined {
  return readMaxAge(findApp(appName)?.location.read().query.get(MAX_AGE_PARAMETER) ?? null);
}
