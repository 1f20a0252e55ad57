import { z } from 'zod';
import { date, id } from './columns';
import { defineTable } from './define-table';

const directoryConnection = z.strictObject({
  id,
  tenantId: id,
  connectionName: z.string(),
  source: z.enum(['frontegg', 'okta', 'azure-ad', 'other']),
  /** Whether its users are members of the team. */
  syncToUserManagement: z.boolean(),
  /** The token that the directory writes with. */
  token: z.string(),
  createdAt: date,
  /** The time of the last write. */
  lastSync: date.nullable(),
});

const directoryUser = z.strictObject({
  id,
  tenantId: id,
  connectionId: id,
  /** The directory's own id; empty if it sent none. */
  externalId: z.string(),
  /** The user name in the directory; usually the address. */
  userName: z.string(),
  /** Lower case. */
  email: z.string(),
  name: z.string(),
  active: z.boolean(),
  /**
   * The member of the team; `null` while the connection does not sync users. Not indexed: an entry belongs to its
   * directory, and outlives the member.
   */
  userId: id.nullable(),
  createdAt: date,
  updatedAt: date,
});

const directoryGroup = z.strictObject({
  id,
  tenantId: id,
  connectionId: id,
  externalId: z.string(),
  displayName: z.string(),
  /** Ids of directory users. */
  memberIds: z.array(id),
  /** The group of the team; `null` while the connection does not sync users. */
  groupId: id.nullable(),
  createdAt: date,
  updatedAt: date,
});

/** Directories that write users into tenants. */
export const directoryTables = {
  directoryConnections: defineTable(directoryConnection, ['tenantId', 'token']),
  directoryUsers: defineTable(directoryUser, ['tenantId', 'connectionId']),
  directoryGroups: defineTable(directoryGroup, ['tenantId', 'connectionId']),
};
