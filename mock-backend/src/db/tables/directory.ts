import { z } from 'zod';
import { date, id } from './columns';
import { defineTable } from './define-table';

const directoryConnection = z.strictObject({
  id,
  tenantId: id,
  connectionName: z.string(),
  source: z.enum(['frontegg', 'okta', 'azure-ad', 'other']),
  /** Whether its people are in the team. */
  syncToUserManagement: z.boolean(),
  /** What the directory writes by. */
  token: z.string(),
  createdAt: date,
  /** When it wrote last. */
  lastSync: date.nullable(),
});

const directoryUser = z.strictObject({
  id,
  tenantId: id,
  connectionId: id,
  /** The directory's own id; empty when it gave none. */
  externalId: z.string(),
  /** What the directory calls them; usually the address. */
  userName: z.string(),
  /** Lower case. */
  email: z.string(),
  name: z.string(),
  active: z.boolean(),
  /**
   * The member of the team; `null` while the connection keeps its people out. Not indexed: an entry belongs to its
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
  /** The group of the team; `null` while the connection keeps its people out. */
  groupId: id.nullable(),
  createdAt: date,
  updatedAt: date,
});

/** Directories that write people into tenants. */
export const directoryTables = {
  directoryConnections: defineTable(directoryConnection, ['tenantId', 'token']),
  directoryUsers: defineTable(directoryUser, ['tenantId', 'connectionId']),
  directoryGroups: defineTable(directoryGroup, ['tenantId', 'connectionId']),
};
