import { recoverMfa } from '../../api/mfa';
import type { ErrorCode } from '../../contract';
import type { FlowError, FlowSnapshot } from '../flow-snapshot';
import type { LoginFlow } from './login-flow';
import type { LoginState, LoginStateOf, TwoFactorMethod } from './login-state';
import { answerChallenge, sendDueCode } from './second-factor';
import { signIn } from './sign-in';

/** After these the challenge is dead: the way on is the password again. */
const deadChallengeCodes: readonly string[] = [
  'ER-MFA-TOKEN-EXPIRED',
  'ER-MFA-TOO-MANY-ATTEMPTS',
] satisfies ErrorCode[];

/** Answers the challenge. `rememberDevice` skips the second factor on this device for as long as the vendor allows. */
export async function submitCode(flow: LoginFlow, code: string, rememberDevice = false): Promise<void> {
  const state = flow.at('loginWithTwoFactor');
  if (!state) return;
  await signIn(flow, () => answerChallenge(flow.app.http, state, code, rememberDevice), whenDead(flow));
}

/** Sends another text message. */
export async function resendCode(flow: LoginFlow): Promise<void> {
  const state = flow.at('loginWithTwoFactor');
  if (state) await flow.run(() => sendDueCode(flow.app.http, state), whenDead(flow));
}

/** Sends the first code of a challenge that a preview has begun without one. */
export async function sendCodeThatIsDue(flow: LoginFlow): Promise<void> {
  const state = flow.at('loginWithTwoFactor');
  if (state && isCodeDue(state.method)) await resendCode(flow);
}

/** Switches to another enrolled device; a phone is sent a code. */
export async function chooseMethod(flow: LoginFlow, method: TwoFactorMethod): Promise<void> {
  const state = flow.at('loginWithTwoFactor');
  if (!state) return;
  const chosen: LoginStateOf<'loginWithTwoFactor'> = { ...state, method };
  if (isCodeDue(method)) await flow.run(() => sendDueCode(flow.app.http, chosen), whenDead(flow));
  else flow.move(chosen);
}

/** To the field for the recovery code. */
export function openRecovery(flow: LoginFlow): void {
  const state = flow.at('loginWithTwoFactor');
  if (state) flow.move({ step: 'recoverTwoFactor', email: state.email, back: state });
}

/** Turns the second factor off; the password has to be given once more. */
export async function submitRecoveryCode(flow: LoginFlow, typed: string): Promise<void> {
  const state = flow.at('recoverTwoFactor');
  if (!state) return;
  const { email } = state;
  await flow.run(async () => {
    await recoverMfa(flow.app.http, { email, recoveryCode: typed.trim() });
    return { step: 'loginWithPassword', email };
  });
}

function isCodeDue(method: TwoFactorMethod): boolean {
  return method.kind === 'sms' && !method.otcToken;
}

function whenDead(flow: LoginFlow) {
  return ({ code }: FlowError): Partial<FlowSnapshot<LoginState>> => {
    const { email } = flow.state();
    return deadChallengeCodes.includes(code) ? { state: { step: 'loginWithPassword', email } } : {};
  };
}
