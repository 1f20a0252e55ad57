import type { StoreApi } from 'zustand/vanilla';
import type { StepUpOptions } from '../../access/step-up';
import { asksForStepUp } from '../../core/errors';
import type { SessionOptions } from '../session-options';
import type { SessionState } from '../session-state';

const MAX_AGE = /\bmax_age="?(\d{1,8})\b/i;

/** The step-up that a `WWW-Authenticate` header asks for; `null` if it asks for none. */
export function requiredStepUp(challenge: string | null): StepUpOptions | null {
  if (!asksForStepUp(challenge)) return null;
  const seconds = MAX_AGE.exec(challenge)?.[1];
  return seconds === undefined ? {} : { maxAge: Number(seconds) };
}

/**
 * Asks the user for a second factor over the page, once for all calls that need it at the same time, or leaves the page
 * for it. Resolves when the user has shown it, or has given up: then the token is the same as before.
 */
export async function confirmUser(
  asked: StepUpOptions,
  store: StoreApi<SessionState>,
  { asksOverPage, leaveForStepUp }: Pick<SessionOptions, 'asksOverPage' | 'leaveForStepUp'>,
): Promise<void> {
  if (asksOverPage()) await askOverPage(asked, store);
  else leaveForStepUp(asked);
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
