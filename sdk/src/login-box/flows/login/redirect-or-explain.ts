import { goOnAfterLogin } from '../../../app/go-on-after-login';
import { storageKeys } from '../../../core/key-value-store';
import type { SessionState } from '../../../session/session-state';
import { shared } from '../../parts/contents/step-content';
import { FlowFailure } from '../../runtime/flow-run';
import type { LoginFlow } from './login-flow';

/** A session that is lost within this time has not expired: the browser did not keep its cookie. */
const LOST_WITHIN_MS = 300_000;

/** Redirects a signed-in user to the application; explains to a user who has just signed in why that failed. */
export async function redirectOrExplain(flow: LoginFlow, status: SessionState['status']): Promise<void> {
  if (status === 'signedIn') goOnAfterLogin(flow.app, { replace: true });
  else await explainLostSession(flow);
}

/**
 * Explains, once, why a user who has just signed in has to sign in again. Without it, a user whose browser blocks
 * cookies signs in again and again and never learns the reason.
 */
async function explainLostSession(flow: LoginFlow): Promise<void> {
  const { clock, metadata } = flow.app;
  const state = flow.state();
  const signedInAt = takeMark(flow);
  if (signedInAt === null || Math.abs(clock.now() - Number(signedInAt)) > LOST_WITHIN_MS) return;
  if (!metadata.hasTexts(shared.texts)) await metadata.registerTexts('loginBox', shared.texts);
  if (flow.state() !== state) return;
  await flow.run(() => Promise.reject(new FlowFailure('sessionNotKept', 'The browser did not keep the session.')));
}

/** Reads and removes the time of the last sign-in in this tab. */
function takeMark({ app }: LoginFlow): string | null {
  const { session } = app.storage;
  const signedInAt = session.get(storageKeys.signedInAt);
  session.remove(storageKeys.signedInAt);
  return signedInAt;
}
