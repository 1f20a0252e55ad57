import { z } from 'zod';

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

/** Schema of {@link MfaDevices}. */
export const mfaDevicesSchema = z.object({
  webauthn: z.array(z.object({ id: z.string(), deviceType: z.enum(['Platform', 'CrossPlatform']), name: z.string() })),
  phones: z.array(z.object({ id: z.string(), phoneNumber: z.string() })),
  authenticators: z.array(z.object({ id: z.string() })),
  emails: z.array(z.object({ email: z.string() })),
});
/** The second factors a user has enrolled; phone numbers are masked until the sign-in is complete. */
export type MfaDevices = z.infer<typeof mfaDevicesSchema>;

/** Schema of {@link RecoverMfaRequest}. */
export const recoverMfaRequestSchema = z.object({ email: z.string().min(1), recoveryCode: z.string().min(1) });
/** Turns the second factor off with the recovery code that enrolment showed once. */
export type RecoverMfaRequest = z.infer<typeof recoverMfaRequestSchema>;

/** Schema of {@link VerifyAuthenticatorRequest}. */
export const verifyAuthenticatorRequestSchema = z.object({
  mfaToken: z.string().min(1),
  value: z.string().min(1),
  rememberDevice: z.boolean().optional(),
});
/** A code from an authenticator app; `value` is six digits as typed, leading zeros count. */
export type VerifyAuthenticatorRequest = z.infer<typeof verifyAuthenticatorRequestSchema>;

/** Schema of {@link SendSmsCodeRequest}. */
export const sendSmsCodeRequestSchema = z.object({ mfaToken: z.string().min(1) });
/** Asks for a code on a phone. */
export type SendSmsCodeRequest = z.infer<typeof sendSmsCodeRequestSchema>;

/** Schema of {@link SendSmsCodeResponse}. */
export const sendSmsCodeResponseSchema = z.object({ otcToken: z.string(), phoneNumber: z.string() });
/** Handle of the code that was sent, and the masked number it went to. */
export type SendSmsCodeResponse = z.infer<typeof sendSmsCodeResponseSchema>;

/** Schema of {@link VerifySmsCodeRequest}. */
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

/** Schema of {@link RememberDevicePolicy}. */
export const rememberDevicePolicySchema = z.object({
  isAllowedToRemember: z.boolean(),
  mfaDeviceExpiration: z.number(),
});
/** Whether this browser may skip the second factor next time; `mfaDeviceExpiration` is in seconds. */
export type RememberDevicePolicy = z.infer<typeof rememberDevicePolicySchema>;
