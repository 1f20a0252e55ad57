import { passwordlessPreLogin, webAuthnPostLogin, webAuthnPreLogin } from '../../../../api/passwordless-and-webauthn';
import type { ErrorCode } from '../../../../contract';
import { storageKeys } from '../../../../core/key-value-store';
import { asApiError } from '../../../../core/response-error';
import { askKey } from '../../../parts/ask-keys';
import { captchaToken } from '../../../parts/captcha/captcha';
import type { QuickKind } from '../known-user';
import type { LoginFlow } from '../login-flow';
import type { LoginAction, LoginState } from '../login-state';
import { invitationOf } from '../passwordless/request-fields';
import { leaveAtTheEnd } from '../sign-in';
import { signInByKey } from '../sign-in-by-key';
import { makeQuickKey } from './make-quick-key';
import { offeredKinds, storeQuickLogin } from './offered-kinds';

/** Signs in by a key of this device, or sends a code by text message; a failure leaves no user signed in. */
export async function signInQuickly(flow: LoginFlow, kind: QuickKind): Promise<void> {
  const state = flow.at('quickLogin');
  if (!state) return;
  const { app } = flow;
  const { userId } = state;
  if (kind === 'sms') return sendQuickCode(flow, state, 'login');
  async function call() {
    const { options } = await webAuthnPreLogin(app.http, { userId });
    const hint = kind === 'usb-key' ? 'security-key' : 'client-device';
    return webAuthnPostLogin(app.http, { ...(await askKey(app, options, { hints: [hint] })), ...invitationOf(app) });
  }
  await signInByKey(flow, call);
}

/** Sets up a quick login method: creates a key, or sends a code that verifies the phone. */
export async function registerQuickly(flow: LoginFlow, kind: QuickKind): Promise<void> {
  const state = flow.at('registerQuickLogin');
  if (!state) return;
  const { app } = flow;
  app.storage.local.set(storageKeys.quickLoginToRegister, kind);
  if (kind === 'sms') {
    const { email, userId } = state;
    const isReachable = app.session.store.getState().user?.phoneNumber;
    if (isReachable) return sendQuickCode(flow, state, 'registerQuickLogin');
    return flow.move({ step: 'quickLoginPhone', email, userId, phoneNumber: '' });
  }
  await flow.run(async () => {
    await makeQuickKey(app, kind);
    storeQuickLogin(app, state.userId, kind);
    return { step: 'success', email: state.email };
  });
  await leaveAtTheEnd(flow);
}

/** Continues without a quick login method; this device does not ask the same user again. */
export async function declineQuickLogin(flow: LoginFlow): Promise<void> {
  const state = flow.at('registerQuickLogin') ?? flow.at('loginWithQuickSmsOtc') ?? flow.at('quickLoginPhone');
  if (!state) return;
  const { local } = flow.app.storage;
  local.remove(storageKeys.quickLoginToRegister);
  local.set(storageKeys.noQuickLogin, state.userId);
  flow.move({ step: 'success', email: state.email });
  await leaveAtTheEnd(flow);
}

/** Removes quick login methods that the vendor no longer offers; if none is left, asks for the identifier instead. */
export async function keepToOffered(flow: LoginFlow): Promise<void> {
  const state = flow.at('quickLogin');
  const strategies = await flow.app.strategies().catch(() => null);
  if (!state || !strategies || flow.state() !== state) return;
  const offered = offeredKinds(strategies);
  const kinds = state.kinds.filter((kind) => offered.includes(kind));
  if (kinds.length === state.kinds.length) return;
  flow.move(kinds.length > 0 ? { ...state, kinds } : { step: 'preLogin', email: state.email });
}

async function sendQuickCode(
  flow: LoginFlow,
  { email, userId }: { email: string; userId: string },
  action: LoginAction,
): Promise<void> {
  await flow.run(async (): Promise<LoginState> => {
    const phoneNumber = await numberSentTo(flow, userId);
    return { step: 'loginWithQuickSmsOtc', email, userId, phoneNumber, flow: action };
  });
}

/** Sends the code; if the service refuses because it sent one recently, that code can still be used. */
async function numberSentTo({ app }: LoginFlow, userId: string): Promise<string> {
  try {
    const body = { userId, ...(await captchaToken(app, 'passwordless')) };
    return (await passwordlessPreLogin(app.http, 'smscode', body)).phoneNumber ?? '';
  } catch (error) {
    if (asApiError(error).errorCode !== ('ER-MFA-RESEND-TOO-SOON' satisfies ErrorCode)) throw error;
    return '';
  }
}
