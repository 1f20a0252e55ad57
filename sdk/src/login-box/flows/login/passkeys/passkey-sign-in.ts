import { webAuthnPostLogin, webAuthnPreLogin } from '../../../../api/passwordless-and-webauthn';
import type { App } from '../../../../app/app';
import type { LoginResponse, WebAuthnAssertion } from '../../../../contract';
import { browserCredentials } from '../../../../core/webauthn/credential-store';
import type { KeyHints } from '../../../../core/webauthn/key-options';
import { answerByAutofill } from '../../../../core/webauthn/keys';
import { askKey, callOf } from '../../../parts/ask-keys';
import type { LoginFlow } from '../login-flow';
import { signInByKey } from '../sign-in-by-key';
import type { PasskeyWay } from './offered-passkeys';
import { rememberPasskey } from './passkey-memory';

/** Share of a question's time after which an offer below the field is made anew, so that it is never too old. */
const RENEWED_AFTER = 0.8;
/** How long a question is good for where the service does not say. */
const QUESTION_MS = 300_000;

const hintsOf: Readonly<Record<PasskeyWay, KeyHints>> = {
  passkey: {},
  internal: { hints: ['client-device'] },
  android: { hints: ['client-device'] },
  'usb-key': { hints: ['security-key'] },
};

/** Signs in with a key that the browser asks for in a dialog of its own; a failure leaves nobody signed in. */
export async function signInByPasskey(flow: LoginFlow, way: PasskeyWay, signal?: AbortSignal): Promise<void> {
  const { app } = flow;
  await signInWith(flow, async () => {
    const { options } = await webAuthnPreLogin(app.http, {});
    return askKey(app, options, { ...hintsOf[way], ...(signal && { signal }) });
  });
}

/**
 * Offers passkeys in the list below the name's field, where the browser can, and signs in with one that is chosen there.
 * Until then nothing is shown, whatever goes wrong: nobody has asked for it.
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

/** `null` when nobody has chosen before the question grew old. */
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
    rememberPasskey(app);
    return response;
  }
  await signInByKey(flow, call);
}
