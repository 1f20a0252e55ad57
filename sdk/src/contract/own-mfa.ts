import { z } from 'zod';
import {
  webAuthnAssertionSchema,
  webAuthnAttestationSchema,
  webAuthnDeviceTypeSchema,
} from './passwordless-and-webauthn';
import { phoneToEnrolSchema } from './phone-numbers';

const tokenSchema = z.string().min(1).max(1_000);
const codeSchema = z.string().min(1).max(100);

/** Schema of the bodies of `enrollMfa` and `enrollOwnAuthenticator`. */
export const enrollOwnAuthenticatorRequestSchema = z.object({ token: codeSchema });
/** The first code of the new authenticator app. */
export type EnrollOwnAuthenticatorRequest = z.infer<typeof enrollOwnAuthenticatorRequestSchema>;

/** Schema of the answer to `enrollMfa`: `POST /identity/resources/users/v1/mfa/enroll/verify`. */
export const firstEnrolmentResponseSchema = z.object({ recoveryCode: z.string() });
/** The recovery code, shown only once. */
export type FirstEnrolmentResponse = z.infer<typeof firstEnrolmentResponseSchema>;

/** Schema of the answers to `enrollOwnAuthenticator`, `enrollOwnPhone` and `enrollOwnKey`. */
export const enrolmentResponseSchema = z.object({ recoveryCode: z.string().optional() });
/** The recovery code, shown only once; absent if the user has one that still works. */
export type EnrolmentResponse = z.infer<typeof enrolmentResponseSchema>;

/** Schema of the bodies of `disableMfa` and `disableOwnAuthenticator`. */
export const disableByCodeRequestSchema = z.object({ token: codeSchema.optional() });
/** A code that proves that the user still has the factor. */
export type DisableByCodeRequest = z.infer<typeof disableByCodeRequestSchema>;

/** Schema of the body of `startOwnPhoneEnrolment`: `POST /identity/resources/users/v1/mfa/sms/enroll`. */
export const enrollOwnPhoneRequestSchema = z.object({ phoneNumber: phoneToEnrolSchema });
/** The phone that will receive codes, with its country code. */
export type EnrollOwnPhoneRequest = z.infer<typeof enrollOwnPhoneRequestSchema>;

/** Schema of the body of `enrollOwnPhone`: `POST /identity/resources/users/v1/mfa/sms/enroll/verify`. */
export const verifyOwnPhoneRequestSchema = z.object({ otcToken: tokenSchema, code: codeSchema });
/** The code that arrived on the phone to enrol. */
export type VerifyOwnPhoneRequest = z.infer<typeof verifyOwnPhoneRequestSchema>;

/** Schema of the body of `disableOwnPhone`. */
export const disablePhoneRequestSchema = z.object({ otcToken: tokenSchema.optional(), code: codeSchema.optional() });
/** The code that arrived on the phone to disable. */
export type DisablePhoneRequest = z.infer<typeof disablePhoneRequestSchema>;

/** Schema of the body of `enrollOwnKey`: `POST /identity/resources/users/v1/mfa/webauthn/enroll/verify`. */
export const enrollOwnKeyRequestSchema = z.object({
  webauthnToken: tokenSchema,
  deviceType: webAuthnDeviceTypeSchema,
  options: webAuthnAttestationSchema,
});
/** A new key as second factor. */
export type EnrollOwnKeyRequest = z.infer<typeof enrollOwnKeyRequestSchema>;

/** Schema of the body of `disableOwnKey`. */
export const disableKeyRequestSchema = z.object({
  webauthnToken: tokenSchema.optional(),
  options: webAuthnAssertionSchema.optional(),
});
/** The assertion of the security key: only a user who holds the key may remove it. */
export type DisableKeyRequest = z.infer<typeof disableKeyRequestSchema>;
