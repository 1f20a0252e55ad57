import { listPasswordRecoveryStrategies, sendPasswordResetEmail } from '../../../api/users';
import { sendPasswordResetSms, verifyPasswordResetSms } from '../../../api/users-recovery';
import type { ErrorCode, PasswordRecoveryStrategy, SendPasswordResetSmsRequest } from '../../../contract';
import { GENERIC_ERROR_CODE } from '../../../core/errors';
import type { HttpClient } from '../../../core/http-client';
import { asApiError } from '../../../core/response-error';
import { FlowFailure, saysWhy } from '../../runtime/flow-run';
import type { FlowError, FlowSnapshot } from '../../runtime/flow-snapshot';
import { isPhone, tidyPhone } from '../login/passwordless/identifier';
import type { ForgotPasswordState, ForgotPasswordStateOf } from './forgot-password-state';

/** How a new password can be had. */
export type RecoveryWay = PasswordRecoveryStrategy['strategy'];

type SmsStep = ForgotPasswordStateOf<'resetPasswordViaSms'>;

/**
 * Where somebody goes who has said who they are: to the choice when there is one, else straight on (sign-in spec §4
 * "Forgot password").
 */
export async function afterIdentifier(http: HttpClient, identifier: string): Promise<ForgotPasswordState> {
  const strategies = await listPasswordRecoveryStrategies(http).catch(
    failWith(
      'forgetPassword.determiningRecoveryStrategyError',
      'An error occurred while determining recovery strategy',
    ),
  );
  const isActive = (way: RecoveryWay) => strategies.some((one) => one.strategy === way && one.isActive);
  if (isActive('email') && isActive('sms')) return { step: 'passwordRecoverySelector', email: identifier };
  if (isActive('email')) return sendRecoveryMail(http, identifier);
  if (isActive('sms')) return sendRecoverySms(http, identifier);
  throw new FlowFailure('forgetPassword.noActiveRecoveryMethods', 'No active password recovery methods found.');
}

/** Mails the link to a new password. */
export async function sendRecoveryMail(
  http: HttpClient,
  identifier: string,
  hasOtherWays = false,
): Promise<ForgotPasswordState> {
  await sendPasswordResetEmail(http, identify(identifier)).catch(
    failWith('forgetPassword.sendingRecoveryEmailError', 'An error occurred while sending recovery email'),
  );
  return { step: 'forgotPasswordEmailSuccess', email: identifier, ...(hasOtherWays && { hasOtherWays }) };
}

/** Sends the code that stands for such a link to the phone. */
export async function sendRecoverySms(
  http: HttpClient,
  identifier: string,
  hasOtherWays = false,
): Promise<ForgotPasswordState> {
  const { sessionId } = await sendPasswordResetSms(http, identify(identifier)).catch(
    failWith('forgetPassword.sendingRecoverySmsError', 'An error occurred while sending recovery sms'),
  );
  return { step: 'resetPasswordViaSms', email: identifier, sessionId, ...(hasOtherWays && { hasOtherWays }) };
}

/** Exchanges the code from the phone for the right to choose a new password (sign-in spec §5). */
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
  // What the service promises is not always what it answers.
  const { userId, token }: Partial<typeof answer> = answer ?? {};
  if (!userId || !token) {
    throw new FlowFailure(
      'forgetPassword.invalidServerResponse',
      'Invalid response from server: missing userId or token',
    );
  }
  return { step: 'resetPasswordPage', userId, token, email };
}

/** After too many wrong codes only another attempt helps: back to its beginning, saying so. */
export function whenAttemptsAreUp({ email }: SmsStep) {
  const spent: ErrorCode = 'ER-MFA-TOO-MANY-ATTEMPTS';
  return (error: FlowError): Partial<FlowSnapshot<ForgotPasswordState>> =>
    error.code === spent
      ? { state: { step: 'forgotPassword', email }, error: { ...error, code: 'forgetPassword.tooManyCodes' } }
      : {};
}

/** A number with its country code is a phone; what has no `@` and is no phone is a user name. */
function identify(identifier: string): SendPasswordResetSmsRequest {
  if (identifier.includes('@')) return { identifier, identifierType: 'email' };
  if (isPhone(identifier)) return { identifier: tidyPhone(identifier), identifierType: 'phoneNumber' };
  return { identifier, identifierType: 'username' };
}

const TOO_MANY_REQUESTS = 429;

/**
 * Names the part that failed, where the service itself says no more than that something did. Who is asked for patience,
 * or has no network, is helped more by that than by which part it was.
 */
export function failWith(code: string, message: string): (cause: unknown) => never {
  return (cause) => {
    const error = asApiError(cause);
    const { errorCode, statusCode, unanswered } = error;
    const isTold = statusCode === TOO_MANY_REQUESTS || unanswered || saysWhy(error);
    if (errorCode !== GENERIC_ERROR_CODE || isTold) throw cause;
    throw new FlowFailure(code, message, { cause });
  };
}
