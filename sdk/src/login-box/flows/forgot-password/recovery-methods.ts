import { listPasswordRecoveryStrategies, sendPasswordResetEmail } from '../../../api/users';
import { sendPasswordResetSms, verifyPasswordResetSms } from '../../../api/users-recovery';
import type { ErrorCode, PasswordRecoveryStrategy, SendPasswordResetSmsRequest } from '../../../contract';
import { GENERIC_ERROR_CODE } from '../../../core/errors';
import type { HttpClient } from '../../../core/http-client';
import { asApiError } from '../../../core/response-error';
import { phoneProblem } from '../../../ui/phone-problem';
import { FlowFailure, saysWhy } from '../../runtime/flow-run';
import type { FlowError, FlowSnapshot } from '../../runtime/flow-snapshot';
import { kindOf } from '../login/passwordless/identifier';
import { loadReadPhone } from '../login/passwordless/phone-identifier';
import type { ForgotPasswordState, ForgotPasswordStateOf } from './forgot-password-state';

/** The message that leads to a new password: an e-mail or a text message. */
export type RecoveryMethod = PasswordRecoveryStrategy['strategy'];

type SmsStep = ForgotPasswordStateOf<'resetPasswordViaSms'>;

/**
 * Returns the step after the identifier: the selector if both messages are active, else the step of the active one
 * (sign-in spec §4 "Forgot password").
 */
export async function afterIdentifier(http: HttpClient, identifier: string): Promise<ForgotPasswordState> {
  const strategies = await listPasswordRecoveryStrategies(http).catch(
    failWith(
      'forgetPassword.determiningRecoveryStrategyError',
      'An error occurred while determining recovery strategy',
    ),
  );
  const isActive = (method: RecoveryMethod) => strategies.some((one) => one.strategy === method && one.isActive);
  if (isActive('email') && isActive('sms')) return { step: 'passwordRecoverySelector', email: identifier };
  if (isActive('email')) return sendRecoveryMail(http, identifier);
  if (isActive('sms')) return sendRecoverySms(http, identifier);
  throw new FlowFailure('forgetPassword.noActiveRecoveryMethods', 'No active password recovery methods found.');
}

/** Sends the link to a new password by e-mail. */
export async function sendRecoveryMail(
  http: HttpClient,
  identifier: string,
  hasOtherMethods = false,
): Promise<ForgotPasswordState> {
  await sendPasswordResetEmail(http, await identify(identifier)).catch(
    failWith('forgetPassword.sendingRecoveryEmailError', 'An error occurred while sending recovery email'),
  );
  return { step: 'forgotPasswordEmailSuccess', email: identifier, ...(hasOtherMethods && { hasOtherMethods }) };
}

/** Sends a code to the phone in place of the link. */
export async function sendRecoverySms(
  http: HttpClient,
  identifier: string,
  hasOtherMethods = false,
): Promise<ForgotPasswordState> {
  const { sessionId } = await sendPasswordResetSms(http, await identify(identifier)).catch(
    failWith('forgetPassword.sendingRecoverySmsError', 'An error occurred while sending recovery sms'),
  );
  return { step: 'resetPasswordViaSms', email: identifier, sessionId, ...(hasOtherMethods && { hasOtherMethods }) };
}

/** Exchanges the code from the phone for a token that permits a new password (sign-in spec §5). */
export async function checkSmsCode(
  http: HttpClient,
  { sessionId, email }: SmsStep,
  otcToken: string,
): Promise<ForgotPasswordStateOf<'resetPasswordPage'>> {
  if (!sessionId) {
    throw new FlowFailure(
      'forgetPassword.sessionIdNotFound',
      'Session ID not found in state for verifying password via sms.',
    );
  }
  const answer = await verifyPasswordResetSms(http, { otcToken, sessionId }).catch(
    failWith('forgetPassword.verifyingSmsError', 'An error occurred while verifying password via sms'),
  );
  // A response can lack fields that the contract requires.
  const { userId, token }: Partial<typeof answer> = answer ?? {};
  if (!userId || !token) {
    throw new FlowFailure(
      'forgetPassword.invalidServerResponse',
      'Invalid response from server: missing userId or token',
    );
  }
  return { step: 'resetPasswordPage', userId, token, email };
}

/** Goes back to the first form, with an error, after too many wrong codes: only a new code helps. */
export function whenAttemptsAreUp({ email }: SmsStep) {
  const spent: ErrorCode = 'ER-MFA-TOO-MANY-ATTEMPTS';
  return (error: FlowError): Partial<FlowSnapshot<ForgotPasswordState>> =>
    error.code === spent
      ? { state: { step: 'forgotPassword', email }, error: { ...error, code: 'forgetPassword.tooManyCodes' } }
      : {};
}

/** Text with an `@` is an e-mail address, a number with its country code is a phone number, the rest is a user name. */
async function identify(identifier: string): Promise<SendPasswordResetSmsRequest> {
  if (identifier.includes('@')) return { identifier, identifierType: 'email' };
  if (kindOf(identifier, ['email', 'phone']) === 'phone') {
    const number = (await loadReadPhone())(identifier);
    if (!phoneProblem(number)) return { identifier: number, identifierType: 'phoneNumber' };
  }
  return { identifier, identifierType: 'username' };
}

const TOO_MANY_REQUESTS = 429;

/**
 * Replaces an error without a reason by one that names the call that failed. Keeps errors that help the user more: too
 * many requests, no network, or a reason from the service.
 */
export function failWith(code: string, message: string): (cause: unknown) => never {
  return (cause) => {
    const error = asApiError(cause);
    const { errorCode, statusCode, unanswered } = error;
    const hasReason = statusCode === TOO_MANY_REQUESTS || unanswered || saysWhy(error);
    if (errorCode !== GENERIC_ERROR_CODE || hasReason) throw cause;
    throw new FlowFailure(code, message, { cause });
  };
}
