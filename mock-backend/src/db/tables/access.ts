import { z } from 'zod';
import { date, id } from './columns';
import { defineTable } from './define-table';

const role = z.strictObject({
  id,
  vendorId: id,
  /** `null` for a role of every tenant. */
  tenantId: id.nullable(),
  key: z.string(),
  name: z.string(),
  description: z.string(),
  isDefault: z.boolean(),
  level: z.int(),
  /** Ids of permissions. */
  permissionIds: z.array(id),
  createdAt: date,
  updatedAt: date,
});

const permission = z.strictObject({
  id,
  /** May contain `*`, which matches any text. */
  key: z.string(),
  name: z.string(),
  description: z.string(),
  categoryId: id,
  fePermission: z.boolean(),
  createdAt: date,
  updatedAt: date,
});

const permissionCategory = z.strictObject({ id, name: z.string(), description: z.string(), createdAt: date });

/** Roles and their permissions. */
export const accessTables = {
  roles: defineTable(role, ['key']),
  permissions: defineTable(permission, ['key', 'categoryId']),
  permissionCategories: defineTable(permissionCategory, []),
};
