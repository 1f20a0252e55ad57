import { z } from 'zod';
import { date, id } from './columns';
import { defineTable } from './define-table';

/** Where people may sign in with an account of another service. The id of a known one is its type, for instance `google`. */
const socialProvider = z.strictObject({
  id,
  /** `custom` for one that the vendor has set up itself. */
  kind: z.enum(['known', 'custom']),
  displayName: z.string(),
  clientId: z.string(),
  active: z.boolean(),
  /** With the vendor's own credentials. */
  customised: z.boolean(),
  scopes: z.array(z.string()),
});

/** A user with an account at the simulated providers; all providers have the same users. */
const socialAccount = z.strictObject({ id, email: z.string(), name: z.string(), emailVerified: z.boolean() });

/** Which account of a provider belongs to a user. */
const socialLink = z.strictObject({ id, providerId: id, accountId: id, userId: id, createdAt: date });

/** What a provider sends people back with; works once. */
const socialCode = z.strictObject({
  id,
  code: z.string(),
  providerId: id,
  accountId: id,
  redirectUri: z.string(),
  /** `null` when the sign-in was started without one. */
  codeChallenge: z.string().nullable(),
  expiresAt: date,
  usedAt: date.nullable(),
});

/** Sign-in with accounts of other services. */
export const socialTables = {
  socialProviders: defineTable(socialProvider, []),
  socialAccounts: defineTable(socialAccount, ['email']),
  socialLinks: defineTable(socialLink, ['accountId', 'userId']),
  socialCodes: defineTable(socialCode, ['code']),
};
