import {
  emptyResponseSchema,
  errorCodes,
  loginResponseSchema,
  recoverMfaRequestSchema,
  rememberDevicePolicyQuerySchema,
  rememberDevicePolicySchema,
  sendSmsCodeRequestSchema,
  sendSmsCodeResponseSchema,
  verifyAuthenticatorRequestSchema,
  verifySmsCodeRequestSchema,
} from '@portico/sdk/contract';
import { type HandlerContext, type HandlerReply, route } from './route';
import { findUserByIdentifier } from './rules/admission';
import { type Context, isoAfter, readQuery, refuse } from './rules/context';
import { countWrongGuess, forgetWrongGuesses, type GuessKey, secondsLocked } from './rules/lockout';
import { forgetDevices, rememberSeconds } from './rules/remembered-devices';
import { findChallenge, findDevice, passChallenge } from './rules/second-factor';
import { checkAuthenticatorCode, checkSentCode, sendCode } from './rules/typed-codes';

function recoverMfa(context: HandlerContext<never>): HandlerReply {
  const { email, recoveryCode } = context.read(recoverMfaRequestSchema);
  const user = findUserByIdentifier(context, email);
  const key: GuessKey = `recovery:${user?.id ?? email.trim().toLowerCase()}`;
  refuseWhileGuessing(context, key);

  const codes = user ? context.db.recoveryCodes.listBy('userId', user.id) : [];
  const match = codes.find((row) => row.usedAt === null && row.code === recoveryCode.replace(/[\s-]/g, ''));
  if (!user || !match) return refuseRecoveryCode(context, key);
  forgetWrongGuesses(context, key);
  context.db.recoveryCodes.update(match.id, { usedAt: isoAfter(context, 0) });
  disableSecondFactor(context, user.id);
  return context.reply(200, {});
}

function refuseRecoveryCode(context: Context, key: GuessKey): never {
  countWrongGuess(context, key);
  refuseWhileGuessing(context, key);
  return refuse(context, 401, errorCodes.recoveryCodeInvalid, 'This recovery code is not right.');
}

function refuseWhileGuessing(context: Context, key: GuessKey): void {
  const retryAfterSeconds = secondsLocked(context, key);
  if (retryAfterSeconds === 0) return;
  refuse(context, 429, errorCodes.mfaTooManyAttempts, 'Too many wrong codes. Try again later.', { retryAfterSeconds });
}

/** Whoever used the recovery code has lost their devices: they enrol new ones after signing in. */
function disableSecondFactor(context: Context, userId: string): void {
  const { mfaDevices, mfaChallenges } = context.db;
  for (const device of mfaDevices.listBy('userId', userId)) mfaDevices.remove(device.id);
  for (const row of mfaChallenges.listBy('userId', userId)) mfaChallenges.remove(row.id);
  forgetDevices(context, userId);
}

function verifyAuthenticator(context: HandlerContext<'deviceId'>): Promise<HandlerReply> {
  const { mfaToken, value, rememberDevice } = context.read(verifyAuthenticatorRequestSchema);
  const row = findChallenge(context, mfaToken);
  const device = findDevice(context, row, 'authenticator', context.params.deviceId);
  checkAuthenticatorCode(context, row, device, value);
  return passChallenge(context, row, 'otp', rememberDevice);
}

function sendSmsCode(context: HandlerContext<'deviceId'>): HandlerReply {
  const { mfaToken } = context.read(sendSmsCodeRequestSchema);
  const row = findChallenge(context, mfaToken);
  const device = findDevice(context, row, 'sms', context.params.deviceId);
  return context.reply(200, sendCode(context, row.userId, device));
}

function verifySmsCode(context: HandlerContext<'deviceId'>): Promise<HandlerReply> {
  const { mfaToken, otcToken, code, rememberDevice } = context.read(verifySmsCodeRequestSchema);
  const row = findChallenge(context, mfaToken);
  const device = findDevice(context, row, 'sms', context.params.deviceId);
  checkSentCode(context, row, device, otcToken, code);
  return passChallenge(context, row, 'sms', rememberDevice);
}

function getRememberDevicePolicy(context: HandlerContext<never>): HandlerReply {
  findChallenge(context, readQuery(context, rememberDevicePolicyQuerySchema).mfaToken);
  return context.reply(200, { isAllowedToRemember: true, mfaDeviceExpiration: rememberSeconds(context) });
}

/** The second factor of a sign-in (sign-in spec §7 "Auth", MFA). */
export const mfaRoutes = [
  route('POST /identity/resources/auth/v1/user/mfa/recover', recoverMfa, { answer: emptyResponseSchema }),
  route('POST /identity/resources/auth/v1/user/mfa/authenticator/{deviceId}/verify', verifyAuthenticator, {
    answer: loginResponseSchema,
  }),
  route('POST /identity/resources/auth/v1/user/mfa/sms/{deviceId}', sendSmsCode, {
    answer: sendSmsCodeResponseSchema,
  }),
  route('POST /identity/resources/auth/v1/user/mfa/sms/{deviceId}/verify', verifySmsCode, {
    answer: loginResponseSchema,
  }),
  route('GET /identity/resources/configurations/v1/mfa-policy/allow-remember-device', getRememberDevicePolicy, {
    answer: rememberDevicePolicySchema,
  }),
];
