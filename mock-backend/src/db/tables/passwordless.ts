import { z } from 'zod';
import { date, id } from './columns';
import { defineTable } from './define-table';

/** A code or a link to sign in with. Rows for unknown addresses exist too: they behave alike, and send nothing. */
const signInCode = z.strictObject({
  id,
  /** The browser that requested it holds it in a cookie. */
  token: z.string(),
  kind: z.enum(['code', 'magiclink', 'smscode']),
  /** Whom it is for, as one text: `email:ada@acme.test`. */
  askedFor: z.string(),
  userId: id.nullable(),
  /** What to type, or the token of the link. */
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
  /** Base64url, as the key names itself. */
  credentialId: z.string(),
  /** COSE, as base64url. */
  publicKey: z.string(),
  /** How often it was used by its own account: going back means a copy. */
  counter: z.int(),
  /** The site it was made for. */
  rpId: z.string(),
  createdAt: date,
});

/** What a key has to answer to, once. */
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
