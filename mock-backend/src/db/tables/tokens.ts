import { z } from 'zod';
import { date, id } from './columns';
import { defineTable } from './define-table';

const apiToken = z.strictObject({
  /** The `clientId` of an API token. */
  id,
  /** An access token is one secret; an API token is a client id with a secret. */
  kind: z.enum(['access', 'api']),
  tenantId: id,
  /** `null` for one of the tenant. */
  userId: id.nullable(),
  createdByUserId: id,
  description: z.string(),
  secret: z.string(),
  /** What a token of the tenant may. */
  roleIds: z.array(id),
  createdAt: date,
  /** `null` for one that never expires. */
  expiresAt: date.nullable(),
});

/** What programs sign in with. */
export const tokenTables = {
  apiTokens: defineTable(apiToken, ['tenantId', 'userId']),
};
