import {
  enrollAuthenticatorRequestSchema,
  enrollKeyRequestSchema,
  enrollPhoneRequestSchema,
  loginResponseSchema,
  mfaTokenRequestSchema,
  qrCodeResponseSchema,
  sendSmsCodeResponseSchema,
  verifyPhoneRequestSchema,
  webAuthnCreationSessionSchema,
} from '@portico/sdk/contract';
import { route } from './route';
import type { HandlerContext, HandlerReply } from './rules/call/handler-context';
import { maskPhoneNumber } from './rules/mfa/device-views';
import { findEnrolling, finishEnrolment } from './rules/mfa/enrolling-sign-in';
import { addKey, addPhone, finishAuthenticator, startAuthenticator } from './rules/mfa/enrolment';
import { refuseCode } from './rules/mfa/second-factor';
import { sendCode, takeSentCode } from './rules/mfa/typed-codes';
import { askForKey, takeChallenge } from './rules/mfa/webauthn-challenges';
import { readNewKey } from './rules/mfa/webauthn-keys';

const KEYS = ['WebAuthnPlatform', 'WebAuthnCrossPlatform'] as const;
/** A code to enrol a phone is for none that is enrolled yet. */
const ENROLL_PHONE = { purpose: 'enroll-sms', deviceId: null } as const;

async function startAuthenticatorEnrolment(context: HandlerContext<never>): Promise<HandlerReply> {
  const { mfaToken } = context.read(mfaTokenRequestSchema);
  const { userId } = findEnrolling(context, mfaToken, 'AuthenticatorApp');
  return context.reply(200, await startAuthenticator(context, context.db.users.get(userId)));
}

async function enrollAuthenticator(context: HandlerContext<never>): Promise<HandlerReply> {
  const { mfaToken, token, rememberDevice } = context.read(enrollAuthenticatorRequestSchema);
  const row = findEnrolling(context, mfaToken, 'AuthenticatorApp');
  if (!finishAuthenticator(context, row.userId, token)) refuseCode(context, row);
  return finishEnrolment(context, row, 'otp', rememberDevice);
}

function startPhoneEnrolment(context: HandlerContext<never>): HandlerReply {
  const { mfaToken, phoneNumber } = context.read(enrollPhoneRequestSchema);
  const { userId } = findEnrolling(context, mfaToken, 'SMS');
  const otcToken = sendCode(context, userId, { ...ENROLL_PHONE, by: 'sms', sentTo: phoneNumber });
  return context.reply(200, { otcToken, phoneNumber: maskPhoneNumber(phoneNumber) });
}

async function enrollPhone(context: HandlerContext<never>): Promise<HandlerReply> {
  const { mfaToken, otcToken, code, rememberDevice } = context.read(verifyPhoneRequestSchema);
  const row = findEnrolling(context, mfaToken, 'SMS');
  const { sentTo } = takeSentCode(context, row, ENROLL_PHONE, otcToken, code);
  addPhone(context, row.userId, sentTo);
  return finishEnrolment(context, row, 'sms', rememberDevice);
}

function startKeyEnrolment(context: HandlerContext<never>): HandlerReply {
  const { mfaToken } = context.read(mfaTokenRequestSchema);
  const { userId } = findEnrolling(context, mfaToken, ...KEYS);
  return context.reply(200, askForKey(context, 'enroll', context.db.users.get(userId), []));
}

async function enrollKey(context: HandlerContext<never>): Promise<HandlerReply> {
  const { mfaToken, webauthnToken, deviceType, options, rememberDevice } = context.read(enrollKeyRequestSchema);
  const { userId } = findEnrolling(context, mfaToken, `WebAuthn${deviceType}`);
  const asked = takeChallenge(context, { token: webauthnToken }, 'enroll', userId);
  const key = await readNewKey(context, asked, options);
  // Another answer may have used the sign-in up while this one was checked.
  const row = findEnrolling(context, mfaToken, `WebAuthn${deviceType}`);
  addKey(context, userId, key, deviceType);
  return finishEnrolment(context, row, 'hwk', rememberDevice);
}

/** Enrolling the second factor that a sign-in has to have (sign-in spec §4 "MFA routing", §7 "Auth"). */
export const mfaEnrolmentRoutes = [
  route('POST /identity/resources/auth/v1/user/mfa/authenticator/enroll', startAuthenticatorEnrolment, {
    answer: qrCodeResponseSchema,
  }),
  route('POST /identity/resources/auth/v1/user/mfa/authenticator/enroll/verify', enrollAuthenticator, {
    answer: loginResponseSchema,
  }),
  route('POST /identity/resources/auth/v1/user/mfa/sms/enroll', startPhoneEnrolment, {
    answer: sendSmsCodeResponseSchema,
  }),
  route('POST /identity/resources/auth/v1/user/mfa/sms/enroll/verify', enrollPhone, { answer: loginResponseSchema }),
  route('POST /identity/resources/auth/v1/user/mfa/webauthn/enroll', startKeyEnrolment, {
    answer: webAuthnCreationSessionSchema,
  }),
  route('POST /identity/resources/auth/v1/user/mfa/webauthn/enroll/verify', enrollKey, {
    answer: loginResponseSchema,
  }),
];
