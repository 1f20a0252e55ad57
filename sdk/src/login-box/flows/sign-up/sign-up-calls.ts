import { passwordlessPreLogin } from '../../../api/passwordless-and-webauthn';
import { signUp, signUpWithPhoneNumber, signUpWithUsername } from '../../../api/users-joining';
import type { App } from '../../../app/app';
import type { SignUpCompletePayload } from '../../../app/host-events';
import type { SignUpRequest, SignUpResult } from '../../../contract';
import { ApiError } from '../../../core/errors';
import { captchaToken } from '../../parts/captcha/captcha';
import { FlowFailure } from '../../runtime/flow-run';
import type { SignUpState, SignUpTerms } from './sign-up-state';
import { invitationOf, signsUpByPhone } from './sign-up-terms';

/** Data of a new account. */
export type NewAccount = Omit<SignUpRequest, 'recaptchaToken' | 'invitationToken' | 'roleIds'>;

/**
 * Creates the account.
 *
 * @throws {ApiError} when the service refuses.
 * @throws {FlowFailure} `signup.emailIsTaken`, or `captchaBlocked`.
 */
export function sendAccount(app: App, terms: SignUpTerms, account: NewAccount): Promise<SignUpResult> {
  return send(app, terms, account).catch(explainRefusal);
}

async function send(app: App, terms: SignUpTerms, account: NewAccount): Promise<SignUpResult> {
  const { http } = app;
  const invitationToken = invitationOf(app);
  const body = { ...account, ...(invitationToken && { invitationToken }), ...(await captchaToken(app, 'sign_up')) };
  if (signsUpByPhone(terms)) {
    // Only a bug in the form leads here, so the message is for developers (sign-in spec §5).
    if (!body.phoneNumber)
      throw new FlowFailure('signup.phoneIsRequired', 'Phone number is required for phone number signup');
    return signUpWithPhoneNumber(http, body);
  }
  return !body.email && body.username ? signUpWithUsername(http, body) : signUp(http, body);
}

/** Gives an e-mail address that is taken its own error code: the text of the original is about names and values. */
function explainRefusal(thrown: unknown): never {
  if (!(thrown instanceof ApiError) || thrown.errorCode !== 'ER-ALREADY-EXISTS') throw thrown;
  throw new FlowFailure('signup.emailIsTaken', thrown.message, { cause: thrown });
}

/** Sends a code to the phone of a new account, and returns the step that asks for it. */
export async function sendCode(app: App, phoneNumber: string, terms: SignUpTerms): Promise<SignUpState> {
  await passwordlessPreLogin(app.http, 'smscode', { phoneNumber, ...(await captchaToken(app, 'sign_up_code')) });
  return { step: 'VerifyPhone', phoneNumber, terms };
}

/** The payload of the host's sign-up event; never contains the password. */
export function whoSignedUp(
  { name, companyName, email, phoneNumber, username }: NewAccount,
  { userId, tenantId }: Pick<SignUpResult, 'userId' | 'tenantId'>,
): SignUpCompletePayload {
  const unnamed = phoneNumber && !email ? 'PHONE_NUMBER' : 'PASSWORD';
  return {
    ...(name && { name }),
    ...(companyName && { companyName }),
    ...(email && { email }),
    ...(phoneNumber && { phoneNumber }),
    ...(userId && { id: userId }),
    ...(tenantId && { tenantId }),
    authenticationType: username && !email ? 'USERNAME' : unnamed,
  };
}
