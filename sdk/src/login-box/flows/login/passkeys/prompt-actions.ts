import { createPasskey, verifyPasskey } from '../../../../api/passwordless-and-webauthn';
import { askForNewKey } from '../../../parts/ask-keys';
import type { LoginFlow } from '../login-flow';
import { leaveAtTheEnd } from '../sign-in';
import { neverPrompt } from './passkey-preferences';

/** Creates a passkey for the user who has just signed in, and continues; after a failure the user can retry or skip. */
export async function makePasskey(flow: LoginFlow): Promise<void> {
  const state = flow.at('promptPasskeys');
  if (!state) return;
  const { app } = flow;
  await flow.run(async () => {
    const { options } = await createPasskey(app.http);
    await verifyPasskey(app.http, await askForNewKey(app, options));
    return { step: 'success', email: state.email };
  });
  await leaveAtTheEnd(flow);
}

/** Continues without a passkey. `forGood` stops the prompt in this browser; default: the next sign-in asks again. */
export async function passOverPasskey(flow: LoginFlow, { forGood = false } = {}): Promise<void> {
  const state = flow.at('promptPasskeys');
  if (!state) return;
  if (forGood) neverPrompt(flow.app);
  flow.move({ step: 'success', email: state.email });
  await leaveAtTheEnd(flow);
}
