import { webAuthnPostLogin, webAuthnPreLogin } from '../../../../api/passwordless-and-webauthn';
import type { App } from '../../../../app/app';
import type { LoginResponse, WebAuthnAssertion } from '../../../../contract';
import { browserCredentials } from '../../../../core/webauthn/credential-store';
import type { KeyHints } from '../../../../core/webauthn/key-options';
import { answerByAutofill } from '../../../../core/webauthn/keys';
import { askKey, callOf } from '../../../parts/ask-keys';
import type { LoginFlow } from '../login-flow';
import { signInByKey } from '../sign-in-by-key';
import type { PasskeyMethod } from './offered-passkeys';
import { storePasskeyPreference } from './passkey-preferences';

/** Share of a challenge's lifetime after which autofill requests a new one, so that it never uses an expired one. */
const RENEWED_AFTER = 0.8;
/** Lifetime of a challenge if the service does not return one. */
const QUESTION_MS = 300_000;

const hintsOf: Readonly<Record<PasskeyMethod, KeyHints>> = {
  passkey: {},
  internal: { hints: ['client-device'] },
  android: { hints: ['client-device'] },
  'usb-key': { hints: ['security-key'] },
};

/** Signs in with a key, in the browser's own dialog; a failure leaves no user signed in. */
export async function signInByPasskey(flow: LoginFlow, method: PasskeyMethod, signal?: AbortSignal): Promise<void> {
  const { app } = flow;
  await signInWith(flow, async () => {
    const { options } = await webAuthnPreLogin(app.http, {});
    return askKey(app, options, { ...hintsOf[method], ...(signal && { signal }) });
  });
}

/**
 * Offers passkeys in the autofill list of the identifier field, if the browser supports it, and signs in with the one
 * that the user chooses. Shows no error before that, because the user has not started a sign-in.
 */
export async function offerAutofill(flow: LoginFlow, signal: AbortSignal): Promise<void> {
  const answer = await chosenPasskey(flow.app, signal).catch(() => null);
  if (answer && !signal.aborted) await signInWith(flow, async () => answer);
}

async function chosenPasskey(app: App, signal: AbortSignal): Promise<WebAuthnAssertion | null> {
  const store = app.credentials ?? browserCredentials();
  if (!(await store?.offersAutofill())) return null;
  for (;;) {
    if (signal.aborted) return null;
    const answer = await answerInTime(app, signal);
    if (answer) return answer;
  }
}

/** Returns `null` when the challenge is about to expire before the user has chosen a passkey. */
async function answerInTime(app: App, signal: AbortSignal): Promise<WebAuthnAssertion | null> {
  const { options } = await webAuthnPreLogin(app.http, {});
  const round = new AbortController();
  const end = () => round.abort();
  signal.addEventListener('abort', end, { signal: round.signal });
  if (signal.aborted) end();
  let isOld = false;
  const grownOld = () => {
    isOld = true;
    end();
  };
  app.clock.sleep((options.timeout ?? QUESTION_MS) * RENEWED_AFTER, round.signal).then(grownOld, () => undefined);
  try {
    return await answerByAutofill(options, callOf(app, { signal: round.signal }));
  } catch (thrown) {
    if (isOld) return null;
    throw thrown;
  } finally {
    end();
  }
}

async function signInWith(flow: LoginFlow, answer: () => Promise<WebAuthnAssertion>): Promise<void> {
  const { app } = flow;
  const invitationToken = app.location.read().query.get('invitationToken');
  async function call(): Promise<LoginResponse> {
    const body = { ...(await answer()), ...(invitationToken && { invitationToken }) };
    const response = await webAuthnPostLogin(app.http, body);
    storePasskeyPreference(app);
    return response;
  }
  await signInByKey(flow, call);
}
