import type { StoreApi } from 'zustand/vanilla';
import type { StepUpOptions } from '../../access/step-up';
import { ApiError, STEP_UP_REQUIRED, UNAUTHORIZED_STATUS } from '../../core/errors';
import type { SessionOptions } from '../session-options';
import type { SessionState, User } from '../session-state';

/** The error of a challenge that a newer token of the same factors does not answer (RFC 9470 §3). */
const INSUFFICIENT = /\berror="?insufficient_user_authentication\b/i;
const MAX_AGE = /\bmax_age="?(\d{1,8})\b/i;

/** The step-up that a `WWW-Authenticate` header asks for; `null` if it asks for none. */
export function requiredStepUp(challenge: string | null): StepUpOptions | null {
  if (!challenge || !INSUFFICIENT.test(challenge)) return null;
  const seconds = MAX_AGE.exec(challenge)?.[1];
  return seconds === undefined ? {} : { maxAge: Number(seconds) };
}

/**
 * Asks the user for a second factor over the page, once for all calls that need it at the same time.
 *
 * @throws {ApiError} `stepUpRequired` when the user has not shown it, or the page is left for it.
 */
export async function confirmUser(
  asked: StepUpOptions,
  store: StoreApi<SessionState>,
  { asksOverPage, leaveForStepUp }: Pick<SessionOptions, 'asksOverPage' | 'leaveForStepUp'>,
): Promise<void> {
  const before = authenticationOf(store.getState().user);
  if (asksOverPage()) await askOverPage(asked, store);
  else leaveForStepUp(asked);
  const { user } = store.getState();
  // The service decides whether it is enough: its challenge may ask for more than the claims tell.
  if (user && authenticationOf(user) !== before) return;
  throw new ApiError('A second factor is required.', {
    statusCode: UNAUTHORIZED_STATUS,
    errorCode: STEP_UP_REQUIRED,
  });
}

/** How and when the user was authenticated. */
function authenticationOf(user: User | null): string {
  return `${user?.acr} ${user?.auth_time}`;
}

/** Resolves when the user is no longer asked: also after a sign-out. */
function askOverPage(asked: StepUpOptions, store: StoreApi<SessionState>): Promise<void> {
  const onReturn = () => store.setState({ stepUp: null });
  if (!store.getState().stepUp) store.setState({ stepUp: { ...asked, onReturn } });
  return new Promise((resolve) => {
    const unsubscribe = store.subscribe(({ stepUp }) => {
      if (stepUp) return;
      unsubscribe();
      resolve();
    });
  });
}
