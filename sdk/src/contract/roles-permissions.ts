import { z } from 'zod';
import { isoDateSchema } from './common';

/** Schema of the one item of `listRoles` and `listRolesV2`. */
export const roleSchema = z.object({
  id: z.string(),
  key: z.string(),
  name: z.string(),
  description: z.string().nullish(),
  isDefault: z.boolean(),
  /** Ids of permissions. */
  permissions: z.array(z.string()),
  tenantId: z.string().optional(),
  vendorId: z.string(),
  level: z.number().optional(),
  createdAt: isoDateSchema,
  updatedAt: isoDateSchema,
});
/** A named set of permissions; `permissions` holds their ids. */
export type Role = z.infer<typeof roleSchema>;

/** Schema of the one item of `listPermissions`: `GET /identity/resources/permissions/v1`. */
export const permissionSchema = z.object({
  id: z.string(),
  key: z.string(),
  name: z.string(),
  description: z.string().optional(),
  categoryId: z.string(),
  fePermission: z.boolean(),
  assignmentType: z.enum(['NEVER', 'ALWAYS', 'ASSIGNABLE']).optional(),
  /** The roles that grant it. */
  roleIds: z.array(z.string()).optional(),
  createdAt: isoDateSchema,
  updatedAt: isoDateSchema,
});
/** A permission; code checks its `key`. */
export type Permission = z.infer<typeof permissionSchema>;

/** Validates a permission as one user holds it. */
export const userPermissionSchema = z.object({
  id: z.string(),
  key: z.string(),
  name: z.string(),
  description: z.string(),
  fePermission: z.boolean(),
  categoryId: z.string(),
  roleIds: z.array(z.string()),
  createdAt: isoDateSchema,
  updatedAt: isoDateSchema,
});
/** A permission as one user holds it: `roleIds` are the roles it comes from. */
export type UserPermission = z.infer<typeof userPermissionSchema>;

/** Schema of the answer to `listRoles`. */
export const listRolesResponseSchema = z.array(roleSchema);
/** Schema of the answer to `listPermissions`. */
export const listPermissionsResponseSchema = z.array(permissionSchema);

/** Schema of the one item of `listPermissionCategories`: `GET /identity/resources/permissions/v1/categories`. */
export const permissionCategorySchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  feCategory: z.boolean(),
  permissionIds: z.array(z.string()),
  createdAt: isoDateSchema,
  updatedAt: isoDateSchema,
});
/** A category of permissions, as the screen groups them. */
export type PermissionCategory = z.infer<typeof permissionCategorySchema>;

/** Schema of the answer to `listPermissionCategories`. */
export const listPermissionCategoriesResponseSchema = z.array(permissionCategorySchema);

const idsSchema = z.array(z.string()).max(1_000);
const roleFieldsSchema = z.object({
  key: z.string().trim().min(1).max(200),
  name: z.string().trim().min(1).max(200),
  description: z.string().trim().max(1_000),
  isDefault: z.boolean(),
  /** The lower, the more powerful the role. */
  level: z.number().int().min(0).max(32_767),
});

/** Schema of the body of `createRole`: `POST /identity/resources/roles/v1`. */
export const createRoleRequestSchema = roleFieldsSchema.extend({ permissions: idsSchema });
/** A role to create; `permissions` holds ids. */
export type CreateRoleRequest = z.infer<typeof createRoleRequestSchema>;

/** Schema of the body of `updateRole`. */
export const updateRoleRequestSchema = roleFieldsSchema.partial();
/** Fields of a role to change; absent ones stay as they are. */
export type UpdateRoleRequest = z.infer<typeof updateRoleRequestSchema>;

/** Schema of the body of `createRoleV2`: `POST /identity/resources/roles/v2`. */
export const createRoleV2RequestSchema = roleFieldsSchema.extend({
  permissionIds: idsSchema,
  /** A role whose permissions the new one starts with. */
  baseRoleId: z.string(),
});
/** A role to create from another. */
export type CreateRoleV2Request = z.infer<typeof createRoleV2RequestSchema>;

/** Schema of the body of `updateRoleV2`. */
export const updateRoleV2RequestSchema = createRoleV2RequestSchema.partial();
/** Fields of a role to change, its permissions among them. */
export type UpdateRoleV2Request = z.infer<typeof updateRoleV2RequestSchema>;

/** Schema of the body of `setRolePermissions`. */
export const setRolePermissionsRequestSchema = z.object({ permissionIds: idsSchema });
/** The new permissions of a role. */
export type SetRolePermissionsRequest = z.infer<typeof setRolePermissionsRequestSchema>;

/** Schema of the body of `setPermissionRoles`. */
export const setPermissionRolesRequestSchema = z.object({ roleIds: idsSchema });
/** The roles of the tenant that will have a permission. */
export type SetPermissionRolesRequest = z.infer<typeof setPermissionRolesRequestSchema>;
