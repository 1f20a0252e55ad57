import { z } from 'zod';
import {
  webAuthnAssertionSchema,
  webAuthnAttestationSchema,
  webAuthnDeviceTypeSchema,
} from './passwordless-and-webauthn';
import { phoneToEnrolSchema } from './phone-numbers';

/** Second factors the service knows (sign-in spec §3). */
export const mfaStrategyNameSchema = z.enum([
  'AuthenticatorApp',
  'WebAuthnPlatform',
  'WebAuthnCrossPlatform',
  'SMS',
  'EmailCode',
]);
/** Second factors the service knows (sign-in spec §3). */
export type MfaStrategyName = z.infer<typeof mfaStrategyNameSchema>;

/** Schema of the answer to `listMyMfaDevices`: `GET /identity/resources/users/v1/mfa/devices`. */
export const mfaDevicesSchema = z.object({
  webauthn: z.array(z.object({ id: z.string(), deviceType: z.enum(['Platform', 'CrossPlatform']), name: z.string() })),
  phones: z.array(z.object({ id: z.string(), phoneNumber: z.string() })),
  authenticators: z.array(z.object({ id: z.string() })),
  emails: z.array(z.object({ email: z.string() })),
});
/** The second factors a user has enrolled; phone numbers are masked until the sign-in is complete. */
export type MfaDevices = z.infer<typeof mfaDevicesSchema>;

/** Schema of the body of `recoverMfa`: `POST /identity/resources/auth/v1/user/mfa/recover`. */
export const recoverMfaRequestSchema = z.object({ email: z.string().min(1), recoveryCode: z.string().min(1) });
/** Turns the second factor off with the recovery code that enrolment showed once. */
export type RecoverMfaRequest = z.infer<typeof recoverMfaRequestSchema>;

/** Schema of the body of `verifyAuthenticator`. */
export const verifyAuthenticatorRequestSchema = z.object({
  mfaToken: z.string().min(1),
  value: z.string().min(1),
  rememberDevice: z.boolean().optional(),
});
/** A code from an authenticator app; `value` is six digits as typed, leading zeros count. */
export type VerifyAuthenticatorRequest = z.infer<typeof verifyAuthenticatorRequestSchema>;

/** Schema of the body of `sendSmsCode`: `POST /identity/resources/auth/v1/user/mfa/sms/{device}`. */
export const sendSmsCodeRequestSchema = z.object({ mfaToken: z.string().min(1) });
/** Asks for a code on a phone. */
export type SendSmsCodeRequest = z.infer<typeof sendSmsCodeRequestSchema>;

/** Schema of the answers to `sendSmsCode`, `startPhoneEnrolment` and 2 more calls. */
export const sendSmsCodeResponseSchema = z.object({ otcToken: z.string(), phoneNumber: z.string() });
/** Handle of the code that was sent, and the masked number it went to. */
export type SendSmsCodeResponse = z.infer<typeof sendSmsCodeResponseSchema>;

/** Schema of the body of `verifySmsCode`: `POST /identity/resources/auth/v1/user/mfa/sms/{device}/verify`. */
export const verifySmsCodeRequestSchema = z.object({
  mfaToken: z.string().min(1),
  otcToken: z.string().min(1),
  code: z.string().min(1),
  rememberDevice: z.boolean().optional(),
});
/** The code that arrived on the phone; `otcToken` is the handle of the latest one sent. */
export type VerifySmsCodeRequest = z.infer<typeof verifySmsCodeRequestSchema>;

/** Schema of the query of `getRememberDevicePolicy`. */
export const rememberDevicePolicyQuerySchema = z.object({ mfaToken: z.string().min(1) });

/** Schema of the answer to `getRememberDevicePolicy`. */
export const rememberDevicePolicySchema = z.object({
  isAllowedToRemember: z.boolean(),
  mfaDeviceExpiration: z.number(),
});
/** Whether this browser may skip the second factor next time; `mfaDeviceExpiration` is in seconds. */
export type RememberDevicePolicy = z.infer<typeof rememberDevicePolicySchema>;

const mfaTokenSchema = z.string().min(1).max(1_000);
const codeSchema = z.string().min(1).max(100);
const rememberDeviceSchema = z.boolean().optional();

/** Schema of the bodies of `startAuthenticatorEnrolment`, `sendEmailCode` and 2 more calls. */
export const mfaTokenRequestSchema = z.object({ mfaToken: mfaTokenSchema });
/** The token of the sign-in that waits for its second factor. */
export type MfaTokenRequest = z.infer<typeof mfaTokenRequestSchema>;

/** Schema of the answers to `startAuthenticatorEnrolment`, `startMfaEnrolment` and `startOwnAuthenticatorEnrolment`. */
export const qrCodeResponseSchema = z.object({ qrCode: z.string(), secret: z.string(), uri: z.string() });
/**
 * A new authenticator: `qrCode` is the address of a picture (`data:image/svg+xml…`), `secret` the key to type without a
 * camera (base32), `uri` the content of the picture (`otpauth://…`). Published clients know `qrCode` only.
 */
export type QrCodeResponse = z.infer<typeof qrCodeResponseSchema>;

/** Schema of the body of `enrollAuthenticator`. */
export const enrollAuthenticatorRequestSchema = z.object({
  mfaToken: mfaTokenSchema,
  token: codeSchema,
  rememberDevice: rememberDeviceSchema,
});
/** The first code of a new authenticator app. */
export type EnrollAuthenticatorRequest = z.infer<typeof enrollAuthenticatorRequestSchema>;

/** Schema of the answer to `sendEmailCode`: `POST /identity/resources/auth/v1/user/mfa/emailcode`. */
export const sendEmailCodeResponseSchema = z.object({ otcToken: z.string() });
/** Handle of the code that was mailed. */
export type SendEmailCodeResponse = z.infer<typeof sendEmailCodeResponseSchema>;

/** Schema of the body of `verifyEmailCode`: `POST /identity/resources/auth/v1/user/mfa/emailcode/verify`. */
export const verifyEmailCodeRequestSchema = z.object({
  mfaToken: mfaTokenSchema,
  otcToken: z.string().min(1).max(1_000),
  code: codeSchema,
  rememberDevice: rememberDeviceSchema,
});
/** The code that arrived by mail; `otcToken` is the handle of the latest one sent. */
export type VerifyEmailCodeRequest = z.infer<typeof verifyEmailCodeRequestSchema>;

/** Schema of the body of `startPhoneEnrolment`: `POST /identity/resources/auth/v1/user/mfa/sms/enroll`. */
export const enrollPhoneRequestSchema = z.object({ mfaToken: mfaTokenSchema, phoneNumber: phoneToEnrolSchema });
/** The phone that will receive codes, with its country code. */
export type EnrollPhoneRequest = z.infer<typeof enrollPhoneRequestSchema>;

/** Schema of the body of `enrollPhone`: `POST /identity/resources/auth/v1/user/mfa/sms/enroll/verify`. */
export const verifyPhoneRequestSchema = verifyEmailCodeRequestSchema.extend({});
/** The code that arrived on the phone to enrol. */
export type VerifyPhoneRequest = z.infer<typeof verifyPhoneRequestSchema>;

/** Schema of the body of `enrollKey`: `POST /identity/resources/auth/v1/user/mfa/webauthn/enroll/verify`. */
export const enrollKeyRequestSchema = z.object({
  mfaToken: mfaTokenSchema,
  webauthnToken: z.string().min(1).max(1_000),
  deviceType: webAuthnDeviceTypeSchema,
  options: webAuthnAttestationSchema,
  rememberDevice: rememberDeviceSchema,
});
/** A new key as second factor. */
export type EnrollKeyRequest = z.infer<typeof enrollKeyRequestSchema>;

/** Schema of the body of `verifyKey`: `POST /identity/resources/auth/v1/user/mfa/webauthn/{device}/verify`. */
export const verifyKeyRequestSchema = z.object({
  mfaToken: mfaTokenSchema,
  webauthnToken: z.string().min(1).max(1_000),
  options: webAuthnAssertionSchema,
  rememberDevice: rememberDeviceSchema,
});
/** The answer of a key that is the second factor. */
export type VerifyKeyRequest = z.infer<typeof verifyKeyRequestSchema>;
