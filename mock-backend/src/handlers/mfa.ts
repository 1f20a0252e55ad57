import {
  emptyResponseSchema,
  errorCodes,
  loginResponseSchema,
  mfaTokenRequestSchema,
  recoverMfaRequestSchema,
  rememberDevicePolicyQuerySchema,
  rememberDevicePolicySchema,
  sendEmailCodeResponseSchema,
  sendSmsCodeRequestSchema,
  sendSmsCodeResponseSchema,
  verifyAuthenticatorRequestSchema,
  verifyEmailCodeRequestSchema,
  verifyKeyRequestSchema,
  verifySmsCodeRequestSchema,
  webAuthnAssertionSessionSchema,
} from '@portico/sdk/contract';
import { route } from './route';
import { findUserByIdentifier } from './rules/auth/admission';
import { type Context, readQuery, refuse } from './rules/call/context';
import type { HandlerContext, HandlerReply } from './rules/call/handler-context';
import { devicesOf, maskPhoneNumber } from './rules/mfa/device-views';
import { finishEnrolment, refuseUnlessEnrolling } from './rules/mfa/enrolling-sign-in';
import { addEmail, dropAllDevices } from './rules/mfa/enrolment';
import { rememberSeconds } from './rules/mfa/remembered-devices';
import { findChallenge, findDevice, type MfaChallengeRow, passChallenge } from './rules/mfa/second-factor';
import { type CodeToSend, checkAuthenticatorCode, sendCode, takeSentCode } from './rules/mfa/typed-codes';
import { askForAnswer, takeChallenge } from './rules/mfa/webauthn-challenges';
import { checkAnswer } from './rules/mfa/webauthn-keys';
import { countWrongGuess, forgetWrongGuesses, type GuessKey, refuseWhileGuessing } from './rules/security/lockout';

function recoverMfa(context: HandlerContext<never>): HandlerReply {
  const { email, recoveryCode } = context.read(recoverMfaRequestSchema);
  const user = findUserByIdentifier(context, email);
  const key: GuessKey = `recovery:${user?.id ?? email.trim().toLowerCase()}`;
  refuseWhileGuessing(context, key);

  const codes = user ? context.db.recoveryCodes.listBy('userId', user.id) : [];
  const match = codes.some((row) => row.usedAt === null && row.code === recoveryCode.replace(/[\s-]/g, ''));
  if (!user || !match) return refuseRecoveryCode(context, key);
  forgetWrongGuesses(context, key);
  // A user of the recovery code has lost their devices: they enrol new ones after signing in.
  dropAllDevices(context, user.id);
  return context.reply(200, {});
}

function refuseRecoveryCode(context: Context, key: GuessKey): never {
  countWrongGuess(context, key);
  refuseWhileGuessing(context, key);
  return refuse(context, 401, errorCodes.recoveryCodeInvalid, 'This recovery code is not right.');
}

function verifyAuthenticator(context: HandlerContext<'deviceId'>): Promise<HandlerReply> {
  const { mfaToken, value, rememberDevice } = context.read(verifyAuthenticatorRequestSchema);
  const row = findChallenge(context, mfaToken);
  const device = findDevice(context, row.userId, 'authenticator', context.params.deviceId);
  checkAuthenticatorCode(context, row, device, value);
  return passChallenge(context, row, 'otp', rememberDevice);
}

function sendSmsCode(context: HandlerContext<'deviceId'>): HandlerReply {
  const { mfaToken } = context.read(sendSmsCodeRequestSchema);
  const { userId } = findChallenge(context, mfaToken);
  const device = findDevice(context, userId, 'sms', context.params.deviceId);
  const sentTo = device.phoneNumber ?? '';
  const otcToken = sendCode(context, userId, { purpose: 'mfa', by: 'sms', sentTo, deviceId: device.id });
  return context.reply(200, { otcToken, phoneNumber: maskPhoneNumber(sentTo) });
}

function verifySmsCode(context: HandlerContext<'deviceId'>): Promise<HandlerReply> {
  const { mfaToken, otcToken, code, rememberDevice } = context.read(verifySmsCodeRequestSchema);
  const row = findChallenge(context, mfaToken);
  const { id } = findDevice(context, row.userId, 'sms', context.params.deviceId);
  takeSentCode(context, row, { purpose: 'mfa', deviceId: id }, otcToken, code);
  return passChallenge(context, row, 'sms', rememberDevice);
}

function sendEmailCode(context: HandlerContext<never>): HandlerReply {
  const row = findChallenge(context, context.read(mfaTokenRequestSchema).mfaToken);
  const { email } = context.db.users.get(row.userId);
  return context.reply(200, {
    otcToken: sendCode(context, row.userId, { ...mailedCode(context, row), sentTo: email }),
  });
}

async function verifyEmailCode(context: HandlerContext<never>): Promise<HandlerReply> {
  const { mfaToken, otcToken, code, rememberDevice } = context.read(verifyEmailCodeRequestSchema);
  const row = findChallenge(context, mfaToken);
  takeSentCode(context, row, mailedCode(context, row), otcToken, code);
  if (!row.mustEnroll) return passChallenge(context, row, 'otp', rememberDevice);
  addEmail(context, row.userId);
  return finishEnrolment(context, row, 'otp', rememberDevice);
}

/** Codes by mail have no enrolment of their own: the first one that comes back enrols them. */
function mailedCode(context: Context, row: MfaChallengeRow): Omit<CodeToSend, 'sentTo'> {
  if (row.mustEnroll) {
    refuseUnlessEnrolling(context, row, 'EmailCode');
    return { purpose: 'enroll-email', by: 'mail', deviceId: null };
  }
  const device = devicesOf(context, row.userId).find((one) => one.kind === 'email');
  const { id } = findDevice(context, row.userId, 'email', device?.id ?? '');
  return { purpose: 'mfa', by: 'mail', deviceId: id };
}

function startKeyCheck(context: HandlerContext<'deviceId'>): HandlerReply {
  const { userId } = findChallenge(context, context.read(mfaTokenRequestSchema).mfaToken);
  const { id } = findDevice(context, userId, 'webauthn', context.params.deviceId);
  const { credentialId } = context.db.webAuthnKeys.get(id);
  return context.reply(200, askForAnswer(context, 'second-factor', userId, [credentialId]));
}

async function verifyKey(context: HandlerContext<'deviceId'>): Promise<HandlerReply> {
  const { mfaToken, webauthnToken, options, rememberDevice } = context.read(verifyKeyRequestSchema);
  const row = findChallenge(context, mfaToken);
  const { id } = findDevice(context, row.userId, 'webauthn', context.params.deviceId);
  const asked = takeChallenge(context, { token: webauthnToken }, 'second-factor', row.userId);
  await checkAnswer(context, asked, context.db.webAuthnKeys.get(id), options);
  // Another answer may have used the sign-in up while this one was checked.
  return passChallenge(context, findChallenge(context, mfaToken), 'hwk', rememberDevice);
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
  route('POST /identity/resources/auth/v1/user/mfa/emailcode', sendEmailCode, { answer: sendEmailCodeResponseSchema }),
  route('POST /identity/resources/auth/v1/user/mfa/emailcode/verify', verifyEmailCode, {
    answer: loginResponseSchema,
  }),
  route('POST /identity/resources/auth/v1/user/mfa/webauthn/{deviceId}', startKeyCheck, {
    answer: webAuthnAssertionSessionSchema,
  }),
  route('POST /identity/resources/auth/v1/user/mfa/webauthn/{deviceId}/verify', verifyKey, {
    answer: loginResponseSchema,
  }),
  route('GET /identity/resources/configurations/v1/mfa-policy/allow-remember-device', getRememberDevicePolicy, {
    answer: rememberDevicePolicySchema,
  }),
];
