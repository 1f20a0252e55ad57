import { z } from 'zod';
import { date, id } from './columns';
import { defineTable } from './define-table';

/** A code or a link to sign in with. Unknown addresses have rows too: they behave the same, and nothing is sent. */
const signInCode = z.strictObject({
  id,
  /** The token in the cookie of the browser that requested it. */
  token: z.string(),
  kind: z.enum(['code', 'magiclink', 'smscode']),
  /** The recipient, as one text: `email:ada@acme.test`. */
  askedFor: z.string(),
  userId: id.nullable(),
  /** The code to type, or the token of the link. */
  code: z.string(),
  attempts: z.int(),
  sentAt: date,
  expiresAt: date,
});

/** A WebAuthn key: a passkey to sign in with, or a second factor (then its id is the device's). */
const webAuthnKey = z.strictObject({
  id,
  userId: id,
  purpose: z.enum(['passkey', 'second-factor']),
  deviceType: z.enum(['Platform', 'CrossPlatform']),
  /** The credential id, as base64url. */
  credentialId: z.string(),
  /** The public key in COSE format, as base64url. */
  publicKey: z.string(),
  /** The signature counter of the key: a lower one means a copy. */
  counter: z.int(),
  /** The site that it was created for. */
  rpId: z.string(),
  createdAt: date,
});

/** A one-time WebAuthn challenge. */
const webAuthnChallenge = z.strictObject({
  id,
  /** The `webauthnToken` of the wire. */
  token: z.string(),
  /** Base64url. */
  challenge: z.string(),
  purpose: z.enum(['create-passkey', 'sign-in', 'enroll', 'second-factor', 'disable']),
  /** `null` for a sign-in without a user name. */
  userId: id.nullable(),
  /** The page that sent the request. */
  origin: z.string(),
  rpId: z.string(),
  expiresAt: date,
});

/** Signing in without a password. */
export const passwordlessTables = {
  signInCodes: defineTable(signInCode, ['token', 'askedFor', 'code', 'userId']),
  webAuthnKeys: defineTable(webAuthnKey, ['credentialId', 'userId']),
  webAuthnChallenges: defineTable(webAuthnChallenge, ['token', 'challenge', 'userId']),
};
