import { loginAddress } from '../../../app/routes';
import type { ForgotPasswordFlow } from './forgot-password-flow';
import { afterIdentifier, type RecoveryMethod, sendRecoveryMail, sendRecoverySms } from './recovery-methods';

/** Identifies the user; an e-mail, a text message or the choice of the two follows. */
export async function submitEmail(flow: ForgotPasswordFlow, typed: string): Promise<void> {
  await flow.run(() => afterIdentifier(flow.app.http, typed.trim()));
}

/** At the selector: sends the chosen message. */
export async function chooseMethod(flow: ForgotPasswordFlow, method: RecoveryMethod): Promise<void> {
  const state = flow.at('passwordRecoverySelector');
  if (!state) return;
  const send = method === 'sms' ? sendRecoverySms : sendRecoveryMail;
  await flow.run(() => send(flow.app.http, state.email, true));
}

/** Sends the e-mail again. */
export async function resendEmail(flow: ForgotPasswordFlow): Promise<void> {
  const state = flow.at('forgotPasswordEmailSuccess');
  if (state) await flow.run(() => sendRecoveryMail(flow.app.http, state.email, state.hasOtherMethods));
}

/** Sends another text message. */
export async function resendSms(flow: ForgotPasswordFlow): Promise<void> {
  const state = flow.at('resetPasswordViaSms');
  if (state) await flow.run(() => sendRecoverySms(flow.app.http, state.email, state.hasOtherMethods));
}

/** Goes back to the selector. */
export function chooseAgain(flow: ForgotPasswordFlow): void {
  flow.move({ step: 'passwordRecoverySelector', email: emailOf(flow) });
}

/** Goes back to the form and keeps the input. */
export function changeEmail(flow: ForgotPasswordFlow): void {
  flow.move({ step: 'forgotPassword', email: emailOf(flow) });
}

/** Goes from an invalid link to the form that sends a new one. */
export function requestNewLink(flow: ForgotPasswordFlow): void {
  flow.move({ step: 'forgotPassword', email: '' });
  flow.app.redirectTo(flow.app.routes.forgetPasswordUrl);
}

/**
 * Goes to the login page with the new password. If another user is signed in, ends that session first: the login page
 * would continue as that user.
 */
export async function signInWithNewPassword(flow: ForgotPasswordFlow): Promise<void> {
  const { session } = flow.app;
  const { user } = session.store.getState();
  const userId = flow.at('resetPasswordSuccess')?.userId;
  if (user && userId && user.id !== userId) await session.logout({ staysOnPage: true });
  backToLogin(flow);
}

/** Goes to the login page. */
export function backToLogin({ app }: ForgotPasswordFlow): void {
  app.redirectTo(loginAddress(app.routes));
}

/** The identifier that the user entered; empty in steps without one. */
function emailOf(flow: ForgotPasswordFlow): string {
  const state = flow.state();
  return ('email' in state && state.email) || '';
}
