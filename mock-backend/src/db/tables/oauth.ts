import { z } from 'zod';
import { date, id } from './columns';
import { defineTable } from './define-table';

/** A redirect address of a client after a hosted sign-in. */
const redirectAddress = z.strictObject({
  id,
  clientId: id,
  /** The whole address; `:*` as the port matches any port. */
  address: z.string(),
});

/** A request that waits for a user to sign in. */
const authorizationRequest = z.strictObject({
  id,
  /** Unchanged parameters of the request. */
  parameters: z.record(z.string(), z.string()),
  /** The session that was not sufficient, for instance because the client requires a new sign-in. */
  staleSessionId: id.nullable(),
  createdAt: date,
  expiresAt: date,
  /** When it was answered: the browser's Back button opens it again. */
  answeredAt: date.nullable().default(null),
});

/** One-time: a second use means that it was intercepted. */
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

/** The grant of a refresh token; the row's id is that of the refresh token. */
const tokenGrant = z.strictObject({ id, clientId: id, scope: z.string(), tenantId: id });

/** The authorization server. */
export const oauthTables = {
  redirectAddresses: defineTable(redirectAddress, ['clientId']),
  authorizationRequests: defineTable(authorizationRequest, []),
  authorizationCodes: defineTable(authorizationCode, ['code', 'sessionId']),
  tokenGrants: defineTable(tokenGrant, []),
};
