import {
  disableByCodeRequestSchema,
  disableKeyRequestSchema,
  disablePhoneRequestSchema,
  emptyResponseSchema,
  enrollOwnAuthenticatorRequestSchema,
  enrollOwnKeyRequestSchema,
  enrollOwnPhoneRequestSchema,
  enrolmentResponseSchema,
  errorCodes,
  firstEnrolmentResponseSchema,
  mfaDevicesSchema,
  qrCodeResponseSchema,
  sendSmsCodeResponseSchema,
  verifyOwnPhoneRequestSchema,
  webAuthnAssertionSessionSchema,
  webAuthnCreationSessionSchema,
} from '@portico/sdk/contract';
import type { MfaDeviceRow, WebAuthnKeyRow } from '../db/tables';
import { route } from './route';
import { type Context, refuse } from './rules/call/context';
import type { HandlerContext, HandlerReply } from './rules/call/handler-context';
import { devicesOf, maskPhoneNumber, toMfaDevices } from './rules/mfa/device-views';
import {
  addKey,
  addPhone,
  dropAllDevices,
  dropDevice,
  finishAuthenticator,
  issueRecoveryCode,
  startAuthenticator,
} from './rules/mfa/enrolment';
import { refuseUnlessOffered } from './rules/mfa/mfa-policy';
import { findDevice } from './rules/mfa/second-factor';
import {
  acceptAuthenticatorCode,
  isReplay,
  refuseReplay,
  SMS_CODE_SECONDS,
  tidy,
  tryAnyCode,
} from './rules/mfa/typed-codes';
import { askForAnswer, askForKey, refuseKey, takeChallenge } from './rules/mfa/webauthn-challenges';
import { checkAnswer, readNewKey } from './rules/mfa/webauthn-keys';
import { countWrongGuess, forgetWrongGuesses, type GuessKey, refuseWhileGuessing } from './rules/security/lockout';
import { ownerCalling } from './rules/sessions/impersonation';
import { checkCode, createCode, refuseSoonAgain } from './rules/users/one-time-codes';

async function listMyMfaDevices(context: HandlerContext<never>): Promise<HandlerReply> {
  const { user } = await context.caller();
  return context.reply(200, toMfaDevices(context, devicesOf(context, user.id)));
}

async function startOwnAuthenticator(context: HandlerContext<never>): Promise<HandlerReply> {
  const { user } = await ownerCalling(context);
  refuseUnlessOffered(context, 'AuthenticatorApp');
  return context.reply(200, await startAuthenticator(context, user));
}

async function enrollMfa(context: HandlerContext<never>): Promise<HandlerReply> {
  const userId = await finishOwnAuthenticator(context);
  return context.reply(200, { recoveryCode: issueRecoveryCode(context, userId, { renew: true }) });
}

async function enrollOwnAuthenticator(context: HandlerContext<never>): Promise<HandlerReply> {
  return replyEnrolled(context, await finishOwnAuthenticator(context));
}

/** Wrong codes are not counted: a user who enrols has the secret on their own screen. */
async function finishOwnAuthenticator(context: HandlerContext<never>): Promise<string> {
  const { user } = await ownerCalling(context);
  const { token } = context.read(enrollOwnAuthenticatorRequestSchema);
  if (finishAuthenticator(context, user.id, token)) return user.id;
  return refuse(context, 400, errorCodes.mfaCodeInvalid, 'This code is not right.');
}

async function disableMfa(context: HandlerContext<never>): Promise<HandlerReply> {
  const { user } = await ownerCalling(context);
  const { token = '' } = context.read(disableByCodeRequestSchema);
  const isRecoveryCode = context.db.recoveryCodes
    .listBy('userId', user.id)
    .some((row) => row.usedAt === null && row.code === tidy(token));
  guess(context, user.id, token, () => isRecoveryCode || tryAnyCode(context, user.id, token) !== undefined);
  dropAllDevices(context, user.id);
  return context.reply(200, {});
}

async function disableOwnAuthenticator(context: HandlerContext<'deviceId'>): Promise<HandlerReply> {
  const { user } = await ownerCalling(context);
  const { token = '' } = context.read(disableByCodeRequestSchema);
  const device = findDevice(context, user.id, 'authenticator', context.params.deviceId);
  guess(context, user.id, token, () => {
    if (acceptAuthenticatorCode(context, device, token)) return true;
    return isReplay(context, device, token) && refuseReplay(context);
  });
  dropDevice(context, device);
  return context.reply(200, {});
}

/** Wrong codes are counted, so that a stranger at an unlocked screen can't find the code by trying. */
function guess(context: Context, userId: string, typed: string, isRight: () => boolean): void {
  const key: GuessKey = `own-factor:${userId}`;
  refuseWhileGuessing(context, key);
  if (typed === '') refuse(context, 400, errorCodes.mfaCodeInvalid, 'The code is missing.');
  if (!isRight()) {
    countWrongGuess(context, key);
    refuseWhileGuessing(context, key);
    refuse(context, 400, errorCodes.mfaCodeInvalid, 'This code is not right.');
  }
  forgetWrongGuesses(context, key);
}

async function startOwnPhone(context: HandlerContext<never>): Promise<HandlerReply> {
  const { user } = await ownerCalling(context);
  const { phoneNumber } = context.read(enrollOwnPhoneRequestSchema);
  refuseUnlessOffered(context, 'SMS');
  return textCode(context, 'enroll-sms', user.id, phoneNumber);
}

async function enrollOwnPhone(context: HandlerContext<never>): Promise<HandlerReply> {
  const { user } = await ownerCalling(context);
  const { otcToken, code } = context.read(verifyOwnPhoneRequestSchema);
  addPhone(context, user.id, takeOwnCode(context, 'enroll-sms', user.id, otcToken, code));
  return replyEnrolled(context, user.id);
}

async function startDisablingPhone(context: HandlerContext<'deviceId'>): Promise<HandlerReply> {
  const { user } = await ownerCalling(context);
  const { phoneNumber } = findDevice(context, user.id, 'sms', context.params.deviceId);
  return textCode(context, 'disable-sms', user.id, phoneNumber ?? '');
}

async function disableOwnPhone(context: HandlerContext<'deviceId'>): Promise<HandlerReply> {
  const { user } = await ownerCalling(context);
  const { otcToken = '', code = '' } = context.read(disablePhoneRequestSchema);
  const device = findDevice(context, user.id, 'sms', context.params.deviceId);
  const sentTo = takeOwnCode(context, 'disable-sms', user.id, otcToken, code);
  if (sentTo !== device.phoneNumber) {
    return refuse(context, 410, errorCodes.mfaCodeExpired, 'This code is for another phone.');
  }
  dropDevice(context, device);
  return context.reply(200, {});
}

type PhonePurpose = 'enroll-sms' | 'disable-sms';

function textCode(context: Context, purpose: PhonePurpose, userId: string, sentTo: string): HandlerReply {
  refuseSoonAgain(context, `${purpose}:${userId}`);
  const { token, code } = createCode(context, { purpose, userId, sentTo, seconds: SMS_CODE_SECONDS });
  context.phone.send({ to: sentTo, text: `${code} is your code. It works for three minutes.`, code });
  return context.reply(200, { otcToken: token, phoneNumber: maskPhoneNumber(sentTo) });
}

/** Uses a code up. @returns Where it was sent to. */
function takeOwnCode(context: Context, purpose: PhonePurpose, userId: string, token: string, typed: string): string {
  const owner = context.db.oneTimeCodes.findBy('token', token)?.userId;
  if (owner !== userId) refuse(context, 410, errorCodes.mfaCodeExpired, 'This code is too old. Ask for another.');
  const { id, sentTo } = checkCode(context, { token, purpose }, typed);
  context.db.oneTimeCodes.remove(id);
  return sentTo;
}

async function startOwnKey(context: HandlerContext<never>): Promise<HandlerReply> {
  const { user } = await ownerCalling(context);
  refuseUnlessOffered(context, 'WebAuthnPlatform', 'WebAuthnCrossPlatform');
  const keys = context.db.webAuthnKeys.listBy('userId', user.id);
  const taken = keys.filter((row) => row.purpose === 'second-factor');
  return context.reply(200, askForKey(context, 'enroll', user, taken));
}

async function enrollOwnKey(context: HandlerContext<never>): Promise<HandlerReply> {
  const { user } = await ownerCalling(context);
  const { webauthnToken, deviceType, options } = context.read(enrollOwnKeyRequestSchema);
  refuseUnlessOffered(context, `WebAuthn${deviceType}`);
  const asked = takeChallenge(context, { token: webauthnToken }, 'enroll', user.id);
  addKey(context, user.id, await readNewKey(context, asked, options), deviceType);
  return replyEnrolled(context, user.id);
}

async function startDisablingKey(context: HandlerContext<'deviceId'>): Promise<HandlerReply> {
  const { user } = await ownerCalling(context);
  const { key } = findKey(context, user.id, context.params.deviceId);
  return context.reply(200, askForAnswer(context, 'disable', user.id, [key.credentialId]));
}

async function disableOwnKey(context: HandlerContext<'deviceId'>): Promise<HandlerReply> {
  const { user } = await ownerCalling(context);
  const { webauthnToken = '', options } = context.read(disableKeyRequestSchema);
  const { device, key } = findKey(context, user.id, context.params.deviceId);
  if (!options) return refuseKey(context);
  const asked = takeChallenge(context, { token: webauthnToken }, 'disable', user.id);
  await checkAnswer(context, asked, key, options);
  dropDevice(context, device);
  return context.reply(200, {});
}

function findKey(context: Context, userId: string, deviceId: string): { device: MfaDeviceRow; key: WebAuthnKeyRow } {
  const device = findDevice(context, userId, 'webauthn', deviceId);
  return { device, key: context.db.webAuthnKeys.get(device.id) };
}

function replyEnrolled(context: Context, userId: string): HandlerReply {
  const recoveryCode = issueRecoveryCode(context, userId);
  return context.reply(200, recoveryCode === undefined ? {} : { recoveryCode });
}

/** The own second factors (sign-in spec §7 "Users", own MFA). */
export const ownMfaRoutes = [
  route('GET /identity/resources/users/v1/mfa/devices', listMyMfaDevices, { answer: mfaDevicesSchema }),
  route('POST /identity/resources/users/v1/mfa/enroll', startOwnAuthenticator, { answer: qrCodeResponseSchema }),
  route('POST /identity/resources/users/v1/mfa/enroll/verify', enrollMfa, { answer: firstEnrolmentResponseSchema }),
  route('POST /identity/resources/users/v1/mfa/disable', disableMfa, { answer: emptyResponseSchema }),
  route('POST /identity/resources/users/v1/mfa/authenticator/enroll', startOwnAuthenticator, {
    answer: qrCodeResponseSchema,
  }),
  route('POST /identity/resources/users/v1/mfa/authenticator/enroll/verify', enrollOwnAuthenticator, {
    answer: enrolmentResponseSchema,
  }),
  route('POST /identity/resources/users/v1/mfa/authenticator/{deviceId}/disable/verify', disableOwnAuthenticator, {
    answer: emptyResponseSchema,
  }),
  route('POST /identity/resources/users/v1/mfa/sms/enroll', startOwnPhone, { answer: sendSmsCodeResponseSchema }),
  route('POST /identity/resources/users/v1/mfa/sms/enroll/verify', enrollOwnPhone, {
    answer: enrolmentResponseSchema,
  }),
  route('POST /identity/resources/users/v1/mfa/sms/{deviceId}/disable', startDisablingPhone, {
    answer: sendSmsCodeResponseSchema,
  }),
  route('POST /identity/resources/users/v1/mfa/sms/{deviceId}/disable/verify', disableOwnPhone, {
    answer: emptyResponseSchema,
  }),
  route('POST /identity/resources/users/v1/mfa/webauthn/enroll', startOwnKey, {
    answer: webAuthnCreationSessionSchema,
  }),
  route('POST /identity/resources/users/v1/mfa/webauthn/enroll/verify', enrollOwnKey, {
    answer: enrolmentResponseSchema,
  }),
  route('POST /identity/resources/users/v1/mfa/webauthn/{deviceId}/disable', startDisablingKey, {
    answer: webAuthnAssertionSessionSchema,
  }),
  route('POST /identity/resources/users/v1/mfa/webauthn/{deviceId}/disable/verify', disableOwnKey, {
    answer: emptyResponseSchema,
  }),
];
