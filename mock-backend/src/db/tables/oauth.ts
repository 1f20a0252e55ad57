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

/** A request that waits for somebody to sign in. */
const authorizationRequest = z.strictObject({
  id,
  /** As they came. */
  parameters: z.record(z.string(), z.string()),
  /** The session that was not good enough, for instance because a new sign-in was asked for. */
  staleSessionId: id.nullable(),
  createdAt: date,
  expiresAt: date,
  /** When it was answered: somebody who goes back in the browser comes here again. */
  answeredAt: date.nullable().default(null),
});

/** Works once: a second use means that somebody has read it on its way. */
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
