import { z } from 'zod';
import { date, id } from './columns';
import { defineTable } from './define-table';

/** A social login provider. The id of a known one is its type, for instance `google`. */
const socialProvider = z.strictObject({
  id,
  /** `custom` for a provider that the vendor has configured itself. */
  kind: z.enum(['known', 'custom']),
  displayName: z.string(),
  clientId: z.string(),
  active: z.boolean(),
  /** Uses the vendor's own credentials. */
  customised: z.boolean(),
  scopes: z.array(z.string()),
});

/** A user with an account at the simulated providers; all providers have the same users. */
const socialAccount = z.strictObject({ id, email: z.string(), name: z.string(), emailVerified: z.boolean() });

/** Links a user to the account at a provider. */
const socialLink = z.strictObject({ id, providerId: id, accountId: id, userId: id, createdAt: date });

/** The one-time code of a provider's redirect. */
const socialCode = z.strictObject({
  id,
  code: z.string(),
  providerId: id,
  accountId: id,
  redirectUri: z.string(),
  /** `null` if the sign-in was started without one. */
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
