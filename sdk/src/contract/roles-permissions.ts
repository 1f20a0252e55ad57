import { z } from 'zod';
import { isoDateSchema } from './common';

/** Schema of {@link Role}. */
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

/** Schema of {@link Permission}. */
export const permissionSchema = z.object({
  id: z.string(),
  key: z.string(),
  name: z.string(),
  description: z.string().optional(),
  categoryId: z.string(),
  fePermission: z.boolean(),
  assignmentType: z.enum(['NEVER', 'ALWAYS', 'ASSIGNABLE']).optional(),
  createdAt: isoDateSchema,
  updatedAt: isoDateSchema,
});
/** Something a user may do; gates go by its `key`. */
export type Permission = z.infer<typeof permissionSchema>;

/** Schema of {@link UserPermission}. */
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
