import { passwordlessPostLogin, passwordlessPreLogin } from '../../../../api/passwordless-and-webauthn';
import { goOnAfterLogin } from '../../../../app/go-on-after-login';
import type { ErrorCode } from '../../../../contract';
import { captchaToken } from '../../../parts/captcha/captcha';
import type { FlowError } from '../../../runtime/flow-snapshot';
import { redirectLater } from '../../../runtime/redirect-later';
import type { LoginFlow } from '../login-flow';
import type { LoginStateOf } from '../login-state';
import { storeQuickLogin } from '../quick-login/offered-kinds';
import { confirmNewPhone, type NewPhoneState, resendToNewPhone } from '../quick-login/quick-phone-actions';
import { signIn } from '../sign-in';
import { tellWaitingTab } from './link-used-elsewhere';
import { identifierField, invitationOf } from './request-fields';

/** How long a user who opened a mailed link sees the success screen (sign-in spec §9). */
const MAGIC_LINK_SUCCESS_DELAY_MS = 5_000;

const DEAD_LINK = 'ER-SIGN-IN-LINK-INVALID' satisfies ErrorCode;

/** Steps that wait for a code. */
export type OtcState = LoginStateOf<'loginWithOtc' | 'loginWithSmsOtc' | 'loginWithQuickSmsOtc'>;

function codeAskedFor(flow: LoginFlow): OtcState | null {
  return flow.at('loginWithOtc') ?? flow.at('loginWithSmsOtc') ?? flow.at('loginWithQuickSmsOtc');
}

/** Signs in with the code of the mail or the text message; a failure leaves no user signed in. */
export async function submitOtc(flow: LoginFlow, code: string): Promise<void> {
  const state = codeAskedFor(flow);
  if (!state) return;
  if (isForNewPhone(state)) return confirmNewPhone(flow, state, code.trim());
  const { app } = flow;
  const type = state.step === 'loginWithOtc' ? 'code' : 'smscode';
  await signIn(flow, () => passwordlessPostLogin(app.http, type, { token: code.trim(), ...invitationOf(app) }), {
    keepsSession: isRegistering(state),
    end(last) {
      if (isRegistering(state)) storeQuickLogin(app, state.userId, 'sms');
      return last;
    },
  });
}

/** Whether the code sets up a quick login method, for a user who is signed in already. */
export function isRegistering(state: OtcState): state is LoginStateOf<'loginWithQuickSmsOtc'> {
  return state.step === 'loginWithQuickSmsOtc' && state.flow === 'registerQuickLogin';
}

function isForNewPhone(state: OtcState): state is NewPhoneState {
  return state.step === 'loginWithQuickSmsOtc' && state.changePhoneId !== undefined;
}

/** Sends another code; the last one stops working. */
export async function resendOtc(flow: LoginFlow): Promise<void> {
  const state = codeAskedFor(flow);
  if (!state) return;
  if (isForNewPhone(state)) return resendToNewPhone(flow, state);
  const type = state.step === 'loginWithOtc' ? 'code' : 'smscode';
  await flow.run(async () => {
    const { phoneNumber } = await ask(flow, type);
    return state.step !== 'loginWithOtc' && phoneNumber ? { ...state, phoneNumber } : state;
  });
}

/** Sends another link; the last one stops working. */
export async function resendMagicLink(flow: LoginFlow): Promise<void> {
  const state = flow.at('magicLinkPreLoginSuccess');
  if (!state) return;
  await flow.run(async () => {
    await ask(flow, 'magiclink');
    return state;
  });
}

async function ask(flow: LoginFlow, type: 'code' | 'smscode' | 'magiclink') {
  const { app } = flow;
  const quick = flow.at('loginWithQuickSmsOtc');
  const name = quick ? { userId: quick.userId } : identifierField(flow.state().email);
  const captcha = await captchaToken(app, 'passwordless');
  return passwordlessPreLogin(app.http, type, { ...name, ...invitationOf(app), ...captcha });
}

/** Signs in with the opened link, shows the success screen for a moment, and redirects to the application. */
export async function confirmMagicLink(flow: LoginFlow): Promise<void> {
  const state = flow.at('magicLinkPostLogin');
  if (!state?.token) return;
  const { app } = flow;
  await signIn(flow, () => passwordlessPostLogin(app.http, 'magiclink', { token: state.token, ...invitationOf(app) }), {
    failed: ({ code }: FlowError) => (code === DEAD_LINK ? { state: { ...state, token: '' }, error: null } : {}),
    end: ({ email }) => ({ step: 'magicLinkPostLoginSuccess', email }),
  });
  const done = flow.at('magicLinkPostLoginSuccess');
  if (!done) return;
  tellWaitingTab(app);
  await redirectLater(app, MAGIC_LINK_SUCCESS_DELAY_MS, () => {
    if (flow.state() === done) leaveMagicLink(flow);
  });
}

/** Redirects to the application at once. */
export function leaveMagicLink(flow: LoginFlow): void {
  const done = flow.at('magicLinkPostLoginSuccess');
  if (!done) return;
  // The new state object cancels the pending redirect of `confirmMagicLink`.
  flow.move({ ...done });
  goOnAfterLogin(flow.app, { replace: true });
}
