import { z } from 'zod';
import { date, id } from './columns';
import { defineTable } from './define-table';

/** Where a client may send people back to after a hosted sign-in. */
const redirectAddress = z.strictObject({
  id,
  clientId: id,
  /** The whole address; `:*` in place of the port stands for any. */
  address: z.string(),
});

/** A request that waits for a user to sign in. */
const authorizationRequest = z.strictObject({
  id,
  /** As they came. */
  parameters: z.record(z.string(), z.string()),
  /** The session that was not good enough, for instance because the client requires a new sign-in. */
  staleSessionId: id.nullable(),
  createdAt: date,
  expiresAt: date,
  /** When it was answered: Back in the browser leads here again. */
  answeredAt: date.nullable().default(null),
});

/** Works once: a second use means that it was intercepted. */
const authorizationCode = z.strictObject({
  id,
  code: z.string(),
  clientId: id,
  redirectUri: z.string(),
  codeChallenge: z.string(),
  nonce: z.string().nullable(),
  scope: z.string(),
  sessionId: id,
  tenantId: id,
  createdAt: date,
  expiresAt: date,
  usedAt: date.nullable(),
});

/** What a refresh token was given for; the row's id is that of the refresh token. */
const tokenGrant = z.strictObject({ id, clientId: id, scope: z.string(), tenantId: id });

/** The authorization server. */
export const oauthTables = {
  redirectAddresses: defineTable(redirectAddress, ['clientId']),
  authorizationRequests: defineTable(authorizationRequest, []),
  authorizationCodes: defineTable(authorizationCode, ['code', 'sessionId']),
  tokenGrants: defineTable(tokenGrant, []),
};
