import { z } from 'zod';
import {
  emailSchema,
  identityProviderNameSchema,
  isoDateSchema,
  pageLinksSchema,
  pageMetadataSchema,
  sortOrderSchema,
} from './common';
import { roleSchema, userPermissionSchema } from './roles-permissions';

/** Whether the users of an account may enter the accounts below it (portal spec §3 "Sub-account"). */
export const subAccountAccessTypeSchema = z.enum(['defaultOff', 'defaultOn', 'alwaysOn']);
/** Whether the users of an account may enter the accounts below it; `default…` can be changed for each of them. */
export type SubAccountAccessType = z.infer<typeof subAccountAccessTypeSchema>;

/** Fields a list of accounts is sorted by (portal spec §3). */
export const tenantSortKeySchema = z.enum(['createdAt', 'name', 'tenantId']);
/** Fields a list of accounts is sorted by (portal spec §3). */
export type TenantSortKey = z.infer<typeof tenantSortKeySchema>;

const limitSchema = z.coerce.number().int().min(1).max(200).optional();
const offsetSchema = z.coerce.number().int().min(0).optional();

const tenantInTreeSchema = z.object({
  tenantId: z.string(),
  tenantName: z.string().optional(),
  status: z.string().optional(),
  createdAt: isoDateSchema.optional(),
});

/** Schema of the one item of `listSubTenants`: `GET /tenants/resources/hierarchy/v1`. */
export const subTenantSchema = tenantInTreeSchema.extend({ level: z.number() });
/** An account below the user's own; `level` 1 is directly below. */
export type SubTenant = z.infer<typeof subTenantSchema>;
/** Schema of the answer to `listSubTenants`. */
export const listSubTenantsResponseSchema = z.array(subTenantSchema);

/** Schema of the answer to `getSubTenantTree`: `GET /tenants/resources/hierarchy/v1/tree`. */
export const subTenantTreeSchema = tenantInTreeSchema.extend({
  get children() {
    return z.array(subTenantTreeSchema);
  },
});
/** An account with everything below it. */
export type SubTenantTree = z.infer<typeof subTenantTreeSchema>;

/** Schema of the one item of `listParentTenants` and `listParentTenantsOf`. */
export const parentTenantSchema = z.object({
  tenantId: z.string(),
  level: z.number(),
  tenantName: z.string(),
  status: z.string(),
  createdAt: isoDateSchema,
});
/** An account above; `level` 1 is directly above. */
export type ParentTenant = z.infer<typeof parentTenantSchema>;
/** Schema of the answer to `listParentTenants`. */
export const listParentTenantsResponseSchema = z.array(parentTenantSchema);

/** Schema of the query of `searchSubTenants`: `GET /tenants/resources/hierarchy/v2`. */
export const searchSubTenantsQuerySchema = z.object({
  /** Rows of a page. Default: 50. */
  _limit: limitSchema,
  /** Index of the page, from 0. */
  _offset: offsetSchema,
  /** Part of a name or an id; searches all levels. */
  _filter: z.string().max(320).optional(),
  /** The account whose children are read. Default: the user's own account. */
  _subTenantId: z.string().optional(),
  _sortBy: tenantSortKeySchema.optional(),
  _order: sortOrderSchema.optional(),
  /** As `_limit` (portal spec §7). */
  limit: limitSchema,
  /** As `_offset` (portal spec §7). */
  offset: offsetSchema,
  /** As `_subTenantId` (portal spec §7). */
  subTenantId: z.string().optional(),
});
/** A page of the accounts below one: its children, or with `_filter` the matches on any level. */
export type SearchSubTenantsQuery = z.infer<typeof searchSubTenantsQuerySchema>;

/** Validates one row of the list of accounts. */
export const hierarchyNodeSchema = z.object({
  tenantId: z.string(),
  name: z.string(),
  createdAt: isoDateSchema,
  metadata: z.object({ isParent: z.boolean().optional() }),
  isReseller: z.boolean().optional(),
  subAccountAccessType: subAccountAccessTypeSchema.optional(),
});
/** One row of the list of accounts. */
export type HierarchyNode = z.infer<typeof hierarchyNodeSchema>;

/** Schema of the answer to `searchSubTenants`: `GET /tenants/resources/hierarchy/v2`. */
export const searchSubTenantsResponseSchema = z.object({
  items: z.array(hierarchyNodeSchema),
  _metadata: pageMetadataSchema,
  _links: pageLinksSchema,
});
/** A page of accounts. */
export type SearchSubTenantsResponse = z.infer<typeof searchSubTenantsResponseSchema>;

/** Schema of the query of `getHierarchyMetadata`. */
export const hierarchyMetadataQuerySchema = z.object({ _tenantIds: z.string().max(20_000) });

/** Schema of the one item of `getHierarchyMetadata`: `GET /tenants/resources/hierarchy/v2/metadata`. */
export const hierarchyMetadataSchema = z.object({
  tenantId: z.string(),
  totalSubTenants: z.number(),
  isParent: z.boolean(),
});
/** The number of accounts below one, on all levels. */
export type HierarchyMetadata = z.infer<typeof hierarchyMetadataSchema>;
/** Schema of the answer to `getHierarchyMetadata`. */
export const getHierarchyMetadataResponseSchema = z.array(hierarchyMetadataSchema);

/** Schema of the body of `countTenantUsers`: `POST /identity/resources/tenants/users/v1/count`. */
export const countTenantUsersRequestSchema = z.object({
  tenantIds: z.array(z.string()).max(1_000),
  excludeInvisibleUsers: z.boolean().optional(),
});
/** The accounts whose users are counted. */
export type CountTenantUsersRequest = z.infer<typeof countTenantUsersRequestSchema>;

/** Schema of the one item of `countTenantUsers`: `POST /identity/resources/tenants/users/v1/count`. */
export const tenantUsersCountSchema = z.object({
  tenantId: z.string(),
  totalUsers: z.number(),
  totalAccessAllowedUsers: z.number(),
});
/** How many users an account has, and how many of them may enter the accounts below it. */
export type TenantUsersCount = z.infer<typeof tenantUsersCountSchema>;
/** Schema of the answer to `countTenantUsers`. */
export const countTenantUsersResponseSchema = z.array(tenantUsersCountSchema);

const nameSchema = z.string().trim().min(1).max(200);
const shortTextSchema = z.string().trim().max(200);
const addressSchema = z
  .string()
  .trim()
  .max(2_000)
  .regex(/^(?!\s*(?:javascript|data|vbscript):)/i, 'not an address');

/** Schema of the body of `createSubTenant`: `POST /tenants/resources/sub-tenants/v1`. */
export const createSubTenantRequestSchema = z.object({
  /** Chosen by the client. Default: an id that the service creates. */
  tenantId: z
    .string()
    .regex(/^[\w.-]{1,100}$/, 'letters, digits, dots, dashes')
    .optional(),
  name: nameSchema,
  /** Default: the user's own account. */
  parentTenantId: z.string().optional(),
  status: shortTextSchema.optional(),
  website: addressSchema.optional(),
  applicationUrl: addressSchema.optional(),
  logo: addressSchema.optional(),
  logoUrl: addressSchema.optional(),
  address: shortTextSchema.optional(),
  timezone: shortTextSchema.optional(),
  currency: shortTextSchema.optional(),
  creatorName: shortTextSchema.optional(),
  /** Invited as the account's first administrator. */
  creatorEmail: emailSchema.optional(),
  isReseller: z.boolean().optional(),
});
/** An account to create below another. */
export type CreateSubTenantRequest = z.infer<typeof createSubTenantRequestSchema>;

/** Schema of the answers to `createSubTenant`, `updateSubTenantManagement` and `updateHierarchySettings`. */
export const subAccountSchema = z.object({
  tenantId: z.string(),
  name: z.string(),
  status: z.string().optional(),
  website: z.string().optional(),
  applicationUrl: z.string().optional(),
  logo: z.string().optional(),
  logoUrl: z.string().optional(),
  address: z.string().optional(),
  timezone: z.string().optional(),
  currency: z.string().optional(),
  updatedAt: isoDateSchema.optional(),
});
/** An account below another. */
export type SubAccount = z.infer<typeof subAccountSchema>;

/** Schema of the body of `updateSubTenant`. */
export const updateSubTenantRequestSchema = z.object({
  name: nameSchema.optional(),
  parentTenantId: z.string().optional(),
});
/** A new name, or a new place. `parentTenantId` is ours: the contract has no other call that moves an account. */
export type UpdateSubTenantRequest = z.infer<typeof updateSubTenantRequestSchema>;

/** Schema of the body of `updateSubTenantManagement`. */
export const updateSubTenantManagementRequestSchema = z.object({ isReseller: z.boolean().optional() });
/** Whether an account manages accounts of its own. */
export type UpdateSubTenantManagementRequest = z.infer<typeof updateSubTenantManagementRequestSchema>;

/** Schema of the body of `updateHierarchySettings`. */
export const updateHierarchySettingsRequestSchema = z.object({ subAccountAccessType: subAccountAccessTypeSchema });
/** Whether the users of an account may enter the accounts below it (portal spec §5). */
export type UpdateHierarchySettingsRequest = z.infer<typeof updateHierarchySettingsRequestSchema>;

/** Schema of the query of `listSubTenantUsers`: `GET /identity/resources/sub-tenants/users/v1`. */
export const listSubTenantUsersQuerySchema = z.object({
  /** Index of the page, from 0. */
  _offset: offsetSchema,
  /** Rows of a page. Default: 10. */
  _limit: limitSchema,
  /** Part of a name or an e-mail address. */
  _filter: z.string().max(320).optional(),
  _sortBy: z.string().max(40).optional(),
  _order: sortOrderSchema.optional(),
});
/** A page of the users of an account and of the accounts below it. */
export type ListSubTenantUsersQuery = z.infer<typeof listSubTenantUsersQuerySchema>;

/** Validates a user with their roles in each of the accounts that the caller manages. */
export const subTenantUserSchema = z.object({
  id: z.string(),
  sub: z.string(),
  email: z.string(),
  verified: z.boolean(),
  mfaEnrolled: z.boolean(),
  mfaBypass: z.boolean().optional(),
  name: z.string().optional(),
  phoneNumber: z.string().optional(),
  profilePictureUrl: z.string().optional(),
  provider: identityProviderNameSchema,
  tenantId: z.string(),
  tenantIds: z.array(z.string()),
  isLocked: z.boolean().optional(),
  tenants: z.array(
    z.object({
      tenantId: z.string(),
      roles: z.array(roleSchema.extend({ tenantId: z.string(), firstUserRole: z.boolean() })),
      permissions: z.array(userPermissionSchema),
      activated: z.boolean(),
      lastLogin: isoDateSchema.optional(),
    }),
  ),
  invisible: z.literal(true).optional(),
  superUser: z.literal(true).optional(),
  /** A JSON text. */
  metadata: z.string(),
  createdAt: isoDateSchema,
});
/** A user with their roles in each of the accounts that the caller manages. */
export type SubTenantUser = z.infer<typeof subTenantUserSchema>;

/** Schema of the answer to `listSubTenantUsers`: `GET /identity/resources/sub-tenants/users/v1`. */
export const listSubTenantUsersResponseSchema = z.object({
  items: z.array(subTenantUserSchema),
  _metadata: pageMetadataSchema,
  _links: pageLinksSchema,
});
/** A page of users. */
export type ListSubTenantUsersResponse = z.infer<typeof listSubTenantUsersResponseSchema>;

const newUserSchema = z.object({
  email: emailSchema,
  name: z.string().trim().max(200).optional(),
});
const roleIdsSchema = z.array(z.string()).max(1_000);
const tenantRolesSchema = z.object({ tenantId: z.string().min(1), roleIds: roleIdsSchema });

/** Schema of the body of `addUserToSubTenants`: `POST /identity/resources/sub-tenants/users/v1`. */
export const addUserToSubTenantsRequestSchema = z.object({
  user: newUserSchema,
  subTenants: z
    .array(tenantRolesSchema.partial({ roleIds: true }))
    .min(1)
    .max(1_000),
});
/** A user to invite into several accounts at once; the inviter's own account may be among them. */
export type AddUserToSubTenantsRequest = z.infer<typeof addUserToSubTenantsRequestSchema>;

/** Schema of the body of `removeUserFromSubTenants`: `DELETE /identity/resources/sub-tenants/users/v1`. */
export const removeUserFromSubTenantsRequestSchema = z.object({
  userId: z.string().min(1),
  subTenants: z
    .array(z.object({ tenantId: z.string().min(1) }))
    .min(1)
    .max(1_000),
});
/** The accounts that a user is removed from. */
export type RemoveUserFromSubTenantsRequest = z.infer<typeof removeUserFromSubTenantsRequestSchema>;

/** Schema of the bodies of `addSubTenantRoles`, `removeSubTenantRoles` and `setSubTenantRoles`. */
export const subTenantRolesRequestSchema = z.object({
  subTenantsRoles: z.array(tenantRolesSchema).min(1).max(1_000),
  ipAddress: z.string().max(100).optional(),
  userAgent: z.string().max(1_000).optional(),
});
/** The roles of a user, per account. */
export type SubTenantRolesRequest = z.infer<typeof subTenantRolesRequestSchema>;

/** Schema of the body of `setSubAccountAccess`. */
export const setSubAccountAccessRequestSchema = z.object({ allowAccess: z.boolean() });
/** Whether a user may enter the accounts below their own. */
export type SetSubAccountAccessRequest = z.infer<typeof setSubAccountAccessRequestSchema>;

/** Schema of the body of `addUsersToSubTenant`: `POST /identity/resources/sub-tenants/users/v2/`. */
export const addUsersToSubTenantRequestSchema = z.object({
  users: z.array(newUserSchema).min(1).max(200),
  tenantId: z.string().min(1),
  roleIds: roleIdsSchema.optional(),
  allowSubAccountAccess: z.boolean().optional(),
});
/** Users to invite into one account. */
export type AddUsersToSubTenantRequest = z.infer<typeof addUsersToSubTenantRequestSchema>;
