import { passwordlessPostLogin } from '../../../api/passwordless-and-webauthn';
import { NAVIGATION_DELAY_MS } from '../../../app/go-on-after-login';
import { reportSignUp, reportVerified } from '../../../app/report-events';
import type { LoginResponse, SignUpResult } from '../../../contract';
import type { FlowError, FlowSnapshot } from '../../runtime/flow-snapshot';
import { redirectLater } from '../../runtime/redirect-later';
import { enterAfterJoining } from '../login/enter-after-joining';
import { activationAddress, goOnAfterSignUp, goOnToLogin } from './leave-sign-up';
import { type NewAccount, sendAccount, sendCode, whoSignedUp } from './sign-up-calls';
import { removeDraft } from './sign-up-draft';
import type { SignUpFlow } from './sign-up-flow';
import type { SignUpState, SignUpTerms } from './sign-up-state';
import { signsUpByPhone } from './sign-up-terms';
import { signUpBefore } from './sign-up-transitions';

/** Creates the account. */
export async function submitAccount(flow: SignUpFlow, account: NewAccount): Promise<void> {
  const terms = flow.at('SignUp')?.terms;
  if (!terms) return;
  await flow.run(
    async () => follow(flow, terms, account, await sendAccount(flow.app, terms, account)),
    stepAfterRefusal,
  );
  await goOnLater(flow);
}

/** Submits the code of the text message, which signs the user in. */
export async function submitCode(flow: SignUpFlow, code: string): Promise<void> {
  const state = flow.at('VerifyPhone');
  if (!state) return;
  await flow.run(async () => {
    const response = await passwordlessPostLogin(flow.app.http, 'smscode', { token: code });
    const next = await enter(flow, response, state.phoneNumber);
    reportVerified(flow.app, 'PASSWORDLESS');
    return next;
  }, stepAfterRefusal);
  await goOnLater(flow);
}

/** Sends another code. */
export async function resendCode(flow: SignUpFlow): Promise<void> {
  const state = flow.at('VerifyPhone');
  if (state) await flow.run(() => sendCode(flow.app, state.phoneNumber, state.terms));
}

/** Goes back to the form, which keeps its values. */
export async function changeDetails(flow: SignUpFlow): Promise<void> {
  const before = signUpBefore(flow.state());
  if (before) flow.move(before);
}

/** Continues to the application, or to the login page, without waiting. */
export function goOn(flow: SignUpFlow): void {
  const isSignedOut = flow.at('SignUpSuccess')?.signedIn === false;
  if (isSignedOut) goOnToLogin(flow.app, flow.login, flow.onSignIn);
  else goOnAfterSignUp(flow.app);
}

/** Returns the step after the response. Redirects to the activation page if a code was sent by e-mail. */
async function follow(
  flow: SignUpFlow,
  terms: SignUpTerms,
  account: NewAccount,
  result: SignUpResult,
): Promise<SignUpState> {
  const { app } = flow;
  const { shouldActivate, userId, activationToken, authResponse } = result;
  reportSignUp(app, whoSignedUp(account, result));
  if (shouldActivate && userId && activationToken) {
    removeDraft(app);
    app.redirectTo(activationAddress(app, userId, activationToken));
    return flow.state();
  }
  if (authResponse && isAnswer(authResponse)) return enter(flow, authResponse, account.email ?? '');
  const { phoneNumber } = account;
  if (signsUpByPhone(terms) && phoneNumber) return sendCode(app, phoneNumber, terms);
  removeDraft(app);
  return { step: 'SignUpSuccess', signedIn: false };
}

/** Opens the session. If a second factor is required first, prepares the login route, which asks for it. */
async function enter(flow: SignUpFlow, response: LoginResponse, typed: string): Promise<SignUpState> {
  const { app } = flow;
  flow.login = await enterAfterJoining(app, typed, response);
  removeDraft(app);
  return { step: 'SignUpSuccess', signedIn: app.session.store.getState().status === 'signedIn' };
}

async function goOnLater(flow: SignUpFlow): Promise<void> {
  const state = flow.at('SignUpSuccess');
  if (state && (state.signedIn || flow.login)) await redirectLater(flow.app, NAVIGATION_DELAY_MS, () => goOn(flow));
}

/** Whether the response has a session or a challenge; an empty one means an account without a session. */
function isAnswer({ accessToken, mfaRequired }: LoginResponse): boolean {
  return accessToken !== undefined || mfaRequired;
}

/** Returns the step for a refusal that is not the user's mistake. */
function stepAfterRefusal({ code }: FlowError): Partial<FlowSnapshot<SignUpState>> {
  if (code === 'ER-APPROVAL-PENDING') return { state: { step: 'SignUpAwaitsApproval' }, error: null };
  if (code === 'ER-SIGN-UP-CLOSED') return { state: { step: 'SignUpRefused', reason: 'closed' }, error: null };
  return {};
}
