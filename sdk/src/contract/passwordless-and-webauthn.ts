import { z } from 'zod';
import { isoDateSchema } from './common';

/** Longest text of a key's answer that is read: attestation with certificates stays far below. */
const MAX_KEY_TEXT = 20_000;
const keyTextSchema = z.string().min(1).max(MAX_KEY_TEXT);

/** Validates a passwordless login method as the path names it. */
export const passwordlessTypeSchema = z.enum(['code', 'magiclink', 'smscode', 'emailandpassword']);
/** A passwordless login method as the path names it; the calls for user names share the type. */
export type PasswordlessType = z.infer<typeof passwordlessTypeSchema>;

/** Schema of the body of `passwordlessPreLogin`. */
export const passwordlessPreLoginRequestSchema = z
  .object({
    email: z.string().max(320).optional(),
    username: z.string().max(320).optional(),
    userId: z.string().max(320).optional(),
    phoneNumber: z.string().max(40).optional(),
    recaptchaToken: z.string().max(10_000).optional(),
    invitationToken: z.string().max(1_000).optional(),
  })
  .refine((body) => Boolean(body.email || body.username || body.userId || body.phoneNumber), {
    path: ['email'],
    message: 'email, username, userId or phoneNumber is needed',
  });
/** Requests a code or a link; exactly one of the four identifiers names the user. */
export type PasswordlessPreLoginRequest = z.infer<typeof passwordlessPreLoginRequestSchema>;

/** Schema of the answer to `passwordlessPreLogin`. */
export const passwordlessPreLoginResponseSchema = z.object({ phoneNumber: z.string().optional() });
/** The masked number that a code was sent to; an unknown user gets an answer of the same form. */
export type PasswordlessPreLoginResponse = z.infer<typeof passwordlessPreLoginResponseSchema>;

/** Schema of the body of `passwordlessPostLogin`. */
export const passwordlessPostLoginRequestSchema = z.object({
  token: z.string().min(1).max(1_000),
  recaptchaToken: z.string().max(10_000).optional(),
  invitationToken: z.string().max(1_000).optional(),
});
/** The code as typed, or the token of the link. */
export type PasswordlessPostLoginRequest = z.infer<typeof passwordlessPostLoginRequestSchema>;

const specDeviceTypes: Record<string, string> = { platform: 'Platform', 'cross-platform': 'CrossPlatform' };

/** Authenticator built into the device, or roaming. The specification's lower-case forms are accepted, too. */
export const webAuthnDeviceTypeSchema = z.preprocess(
  (value) => (typeof value === 'string' && Object.hasOwn(specDeviceTypes, value) ? specDeviceTypes[value] : value),
  z.enum(['Platform', 'CrossPlatform']),
);
/** Authenticator built into the device, or roaming. */
export type WebAuthnDeviceType = z.infer<typeof webAuthnDeviceTypeSchema>;

const credentialRefSchema = z.object({
  type: z.literal('public-key'),
  id: z.string(),
  transports: z.array(z.string()).optional(),
});

/** Validates the options of `navigator.credentials.get`. */
export const webAuthnRequestOptionsSchema = z.object({
  challenge: z.string(),
  allowCredentials: z.array(credentialRefSchema).optional(),
  timeout: z.number().optional(),
  rpId: z.string().optional(),
  userVerification: z.string().optional(),
});
/** Options of `navigator.credentials.get`; binary parts are base64url, `timeout` is in milliseconds. */
export type WebAuthnRequestOptions = z.infer<typeof webAuthnRequestOptionsSchema>;

/** Validates the options of `navigator.credentials.create`. */
export const webAuthnCreationOptionsSchema = z.object({
  rp: z.object({ name: z.string(), id: z.string(), icon: z.string().optional() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  excludeCredentials: z.array(credentialRefSchema).optional(),
  timeout: z.number().optional(),
  attestation: z.string().optional(),
  authenticatorSelection: z.record(z.string(), z.unknown()).optional(),
});
/** Options of `navigator.credentials.create`; binary parts are base64url, `timeout` is in milliseconds. */
export type WebAuthnCreationOptions = z.infer<typeof webAuthnCreationOptionsSchema>;

/** Validates a key's answer that proves its owner. */
export const webAuthnAssertionSchema = z.object({
  id: keyTextSchema,
  response: z.object({
    clientDataJSON: keyTextSchema,
    authenticatorData: keyTextSchema,
    signature: keyTextSchema,
    userHandle: z.string().max(MAX_KEY_TEXT).nullish(),
  }),
});
/** A key's answer that proves its owner; every part is base64url. */
export type WebAuthnAssertion = z.infer<typeof webAuthnAssertionSchema>;

/** Schema of the body of `verifyPasskey`: `POST /identity/resources/users/webauthn/v1/devices/verify`. */
export const webAuthnAttestationSchema = z.object({
  id: keyTextSchema,
  response: z.object({ clientDataJSON: keyTextSchema, attestationObject: keyTextSchema }),
  deviceType: webAuthnDeviceTypeSchema.optional(),
});
/** A new key's answer, with its public key inside; every part is base64url. */
export type WebAuthnAttestation = z.infer<typeof webAuthnAttestationSchema>;

/** Schema of the answers to `startKeyCheck` and `startDisablingOwnKey`. */
export const webAuthnAssertionSessionSchema = z.object({
  webauthnToken: z.string(),
  options: webAuthnRequestOptionsSchema,
});
/** A second factor that waits for a key's answer. */
export type WebAuthnAssertionSession = z.infer<typeof webAuthnAssertionSessionSchema>;

/** Schema of the answers to `startKeyEnrolment` and `startOwnKeyEnrolment`. */
export const webAuthnCreationSessionSchema = z.object({
  webauthnToken: z.string(),
  options: webAuthnCreationOptionsSchema,
});
/** An enrolment that waits for a new key. */
export type WebAuthnCreationSession = z.infer<typeof webAuthnCreationSessionSchema>;

/** Schema of the body of `webAuthnPreLogin`: `POST /identity/resources/auth/v1/webauthn/prelogin`. */
export const webAuthnPreLoginRequestSchema = z.object({
  email: z.string().max(320).optional(),
  userId: z.string().max(320).optional(),
  recaptchaToken: z.string().max(10_000).optional(),
});
/** Starts a login by passkey: of one user, or of any user whose passkey the browser holds. */
export type WebAuthnPreLoginRequest = z.infer<typeof webAuthnPreLoginRequestSchema>;

/**
 * Validates {@link WebAuthnPreLoginResponse}. The published types put the options at the top, clients read `options`:
 * both are there.
 */
export const webAuthnPreLoginResponseSchema = webAuthnRequestOptionsSchema.extend({
  options: webAuthnRequestOptionsSchema,
});
/** Options for the browser's passkey prompt. */
export type WebAuthnPreLoginResponse = z.infer<typeof webAuthnPreLoginResponseSchema>;

/** Schema of the body of `webAuthnPostLogin`: `POST /identity/resources/auth/v1/webauthn/postlogin`. */
export const webAuthnPostLoginRequestSchema = webAuthnAssertionSchema.extend({
  recaptchaToken: z.string().max(10_000).optional(),
  invitationToken: z.string().max(1_000).optional(),
});
/** A passkey's assertion for the latest options. */
export type WebAuthnPostLoginRequest = z.infer<typeof webAuthnPostLoginRequestSchema>;

/** Validates {@link CreatePasskeyResponse}: the options twice, as in {@link webAuthnPreLoginResponseSchema}. */
export const createPasskeyResponseSchema = webAuthnCreationOptionsSchema.extend({
  options: webAuthnCreationOptionsSchema,
});
/** Options for creating a passkey. */
export type CreatePasskeyResponse = z.infer<typeof createPasskeyResponseSchema>;

/** Validates a passkey that its owner signs in with. */
export const passkeySchema = z.object({
  id: z.string(),
  deviceType: z.enum(['Platform', 'CrossPlatform']),
  createdAt: isoDateSchema,
});
/** A passkey that its owner signs in with. */
export type Passkey = z.infer<typeof passkeySchema>;

/** Schema of the answer to `listMyPasskeys`. */
export const listMyPasskeysResponseSchema = z.object({ devices: z.array(passkeySchema) });
/** The user's own passkeys, oldest first. */
export type ListMyPasskeysResponse = z.infer<typeof listMyPasskeysResponseSchema>;
