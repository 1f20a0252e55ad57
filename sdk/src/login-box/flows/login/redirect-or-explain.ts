import { goOnAfterLogin } from '../../../app/go-on-after-login';
import { storageKeys } from '../../../core/key-value-store';
import type { SessionState } from '../../../session/session-state';
import { shared } from '../../parts/later-steps';
import { FlowFailure } from '../../runtime/flow-run';
import type { LoginFlow } from './login-flow';

/** A session that is gone so soon has not run out: the browser did not keep its cookie. */
const LOST_WITHIN_MS = 300_000;

/** Leads whoever is signed in into the application; asks nobody again without a word who has just signed in. */
export async function redirectOrExplain(flow: LoginFlow, status: SessionState['status']): Promise<void> {
  if (status === 'signedIn') goOnAfterLogin(flow.app, { replace: true });
  else await sayIfNotKept(flow);
}

/**
 * Says, once, why somebody who has just signed in is asked again: without a word, a browser that keeps no cookies leads
 * round in a circle.
 */
async function sayIfNotKept(flow: LoginFlow): Promise<void> {
  const { clock, metadata } = flow.app;
  const state = flow.state();
  const signedInAt = takeMark(flow);
  if (signedInAt === null || Math.abs(clock.now() - Number(signedInAt)) > LOST_WITHIN_MS) return;
  if (!metadata.hasTexts(shared.texts)) await metadata.registerTexts('loginBox', shared.texts);
  if (flow.state() !== state) return;
  await flow.run(() => Promise.reject(new FlowFailure('sessionNotKept', 'The browser did not keep the session.')));
}

/** The time of the last sign-in in this tab, which is returned once. */
function takeMark({ app }: LoginFlow): string | null {
  const { session } = app.storage;
  const signedInAt = session.get(storageKeys.signedInAt);
  session.remove(storageKeys.signedInAt);
  return signedInAt;
}
