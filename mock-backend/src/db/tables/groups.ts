import { z } from 'zod';
import { date, id } from './columns';
import { defineTable } from './define-table';

const group = z.strictObject({
  id,
  tenantId: id,
  name: z.string(),
  description: z.string().nullable(),
  color: z.string().nullable(),
  /** A JSON text. */
  metadata: z.string().nullable(),
  roleIds: z.array(id),
  /** Members of the tenant. */
  userIds: z.array(id),
  managedBy: z.enum(['frontegg', 'scim2']),
  createdAt: date,
});

/** Users of a tenant who share roles. */
export const groupTables = {
  groups: defineTable(group, ['tenantId']),
};
