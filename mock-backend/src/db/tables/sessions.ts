import { z } from 'zod';
import { date, id } from './columns';
import { defineTable } from './define-table';

const session = z.strictObject({
  id,
  userId: id,
  tenantId: id,
  ipAddress: z.string(),
  userAgent: z.string(),
  /** How the user signed in: `pwd`, `mfa`, `otp`, `sms`, `hwk`. */
  amr: z.array(z.string()),
  acr: z.string().nullable(),
  /** The impersonating user; `null` if the user acts. */
  actorId: id.nullable(),
  createdAt: date,
  lastSeenAt: date,
  expiresAt: date,
  /** Set by logout, revocation and reuse of a refresh token. */
  revokedAt: date.nullable(),
});

/** One-time: a second use means that the token was copied. */
const refreshToken = z.strictObject({
  id,
  token: z.string(),
  sessionId: id,
  createdAt: date,
  expiresAt: date,
  usedAt: date.nullable(),
});

/**
 * Wrong guesses in a row. The row's id is the kind of guess and the user (`password:ada@acme.test`): counted for
 * unknown users too, so that a lockout does not reveal who has an account.
 */
const failedAttempt = z.strictObject({ id, count: z.int(), lockedUntil: date.nullable() });

/** A one-time link in a mail: to set a new password, activate an account, accept an invitation, unlock. */
const linkToken = z.strictObject({
  id,
  token: z.string(),
  purpose: z.enum(['reset-password', 'activate', 'invitation', 'unlock', 'change-phone']),
  userId: id,
  tenantId: id.nullable(),
  createdAt: date,
  expiresAt: date,
  usedAt: date.nullable(),
});

/** Sessions, their tokens, and failed guesses. */
export const sessionTables = {
  sessions: defineTable(session, ['userId']),
  refreshTokens: defineTable(refreshToken, ['token', 'sessionId']),
  failedAttempts: defineTable(failedAttempt, []),
  linkTokens: defineTable(linkToken, ['token', 'userId']),
};
