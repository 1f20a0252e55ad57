import { z } from 'zod';
import { date, id } from './columns';
import { defineTable } from './define-table';

const apiToken = z.strictObject({
  /** The `clientId` of an API token. */
  id,
  /** An access token is one secret; an API token is a client id with a secret. */
  kind: z.enum(['access', 'api']),
  tenantId: id,
  /** `null` for a token of the tenant. */
  userId: id.nullable(),
  createdByUserId: id,
  description: z.string(),
  secret: z.string(),
  /** The permissions of a token of the tenant. */
  roleIds: z.array(id),
  createdAt: date,
  /** `null` for a token that never expires. */
  expiresAt: date.nullable(),
});

/** The credentials of programs. */
export const tokenTables = {
  apiTokens: defineTable(apiToken, ['tenantId', 'userId']),
};
