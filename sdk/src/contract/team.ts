import { z } from 'zod';
import {
  emailSchema,
  isoDateSchema,
  pageLinksSchema,
  pageMetadataSchema,
  queryBooleanSchema,
  sortOrderSchema,
  userManagedBySchema,
} from './common';
import { roleSchema } from './roles-permissions';
import { userProfileSchema, userRecordSchema } from './users';

/** Fields a list of users is sorted by (portal spec §3). */
export const userSortKeySchema = z.enum([
  'createdAt',
  'name',
  'email',
  'id',
  'verified',
  'isLocked',
  'provider',
  'tenantId',
]);
/** Fields a list of users is sorted by (portal spec §3). */
export type UserSortKey = z.infer<typeof userSortKeySchema>;

const limitSchema = z.coerce.number().int().min(1).max(200).optional();
const offsetSchema = z.coerce.number().int().min(0).optional();

/** Schema of the query of `listUsers`: `GET /identity/resources/users/v2`. */
export const listUsersQuerySchema = z.object({
  /** Rows of a page. Default: 5. */
  _limit: limitSchema,
  /** Index of the page, from 0. */
  _offset: offsetSchema,
  /** Part of a name or an e-mail address. */
  _filter: z.string().max(320).optional(),
  _includeSubTenants: queryBooleanSchema.optional(),
  _sortBy: userSortKeySchema.optional(),
  _order: sortOrderSchema.optional(),
  /** Joined by commas. */
  ids: z.string().optional(),
});
/** A page of the team: `_offset` is the index of the page, not of the row. */
export type ListUsersQuery = z.infer<typeof listUsersQuerySchema>;

/** Schema of the answer to `listUsers`: `GET /identity/resources/users/v2`. */
export const listUsersResponseSchema = z.object({
  items: z.array(userProfileSchema),
  _metadata: pageMetadataSchema,
  _links: pageLinksSchema.optional(),
});
/** A page of the team with roles and permissions. */
export type ListUsersResponse = z.infer<typeof listUsersResponseSchema>;

/** Schema of the query of `listUsersV3`: `GET /identity/resources/users/v3`. */
export const listUsersV3QuerySchema = z.object({
  _limit: limitSchema,
  _offset: offsetSchema,
  ids: z.string().optional(),
  _email: z.string().optional(),
  _tenantId: z.string().optional(),
  _includeSubTenants: queryBooleanSchema.optional(),
  _preset: z.enum(['mfa-unenrolled', 'breached-passwords', 'inactive']).optional(),
  /** Seconds without a login that make a user inactive. Default: 90 days. */
  _maxInactiveSeconds: z.coerce.number().int().min(0).optional(),
  _sortBy: userSortKeySchema.optional(),
  _order: sortOrderSchema.optional(),
  _namePrefix: z.string().optional(),
});
/** A page of the team, by preset or part of the e-mail address. */
export type ListUsersV3Query = z.infer<typeof listUsersV3QuerySchema>;

/** Schema of the answer to `listUsersV3`: `GET /identity/resources/users/v3`. */
export const listUsersV3ResponseSchema = z.object({
  items: z.array(userRecordSchema),
  _metadata: pageMetadataSchema,
  _links: pageLinksSchema.optional(),
});
/** A page of the team without roles; `listRolesOfUsers` has them. */
export type ListUsersV3Response = z.infer<typeof listUsersV3ResponseSchema>;

/** Schema of the query of `listRolesOfUsers` and `listGroupsOfUsers`. */
export const userIdsQuerySchema = z.object({ ids: z.string() });

/** Schema of the one item of `listRolesOfUsers`: `GET /identity/resources/users/v3/roles`. */
export const userRoleIdsSchema = z.object({
  vendorId: z.string(),
  tenantId: z.string(),
  userId: z.string(),
  roleIds: z.array(z.string()),
});
/** The roles of one user. */
export type UserRoleIds = z.infer<typeof userRoleIdsSchema>;
/** Schema of the answer to `listRolesOfUsers`. */
export const listRolesOfUsersResponseSchema = z.array(userRoleIdsSchema);

/** Schema of the one item of `listGroupsOfUsers`: `GET /identity/resources/users/v3/groups`. */
export const userGroupIdsSchema = z.object({
  vendorId: z.string(),
  tenantId: z.string(),
  userId: z.string(),
  groupIds: z.array(z.string()),
});
/** The groups of one user. */
export type UserGroupIds = z.infer<typeof userGroupIdsSchema>;
/** Schema of the answer to `listGroupsOfUsers`. */
export const listGroupsOfUsersResponseSchema = z.array(userGroupIdsSchema);

/** Schema of the answer to `inviteUser`: `POST /identity/resources/users/v2`. */
export const teamUserSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  phone: z.string().optional(),
  username: z.string().optional(),
  profileImage: z.string().optional(),
  profileImageUrl: z.string().optional(),
  tenantId: z.string(),
  vendorId: z.string(),
  roleIds: z.array(z.string()),
  roles: z.array(roleSchema),
  activatedForTenant: z.boolean(),
  createdAt: isoDateSchema,
  customData: z.unknown().optional(),
  lastLogin: isoDateSchema.optional(),
  mfaEnabled: z.boolean().optional(),
  verified: z.boolean().optional(),
  isLocked: z.boolean().optional(),
  managedBy: userManagedBySchema.optional(),
  temporaryExpirationDate: isoDateSchema.optional(),
  isDisabled: z.boolean().optional(),
});
/** A member of the team. `isLocked` is ours: the contract has no other call to lock a user. */
export type TeamUser = z.infer<typeof teamUserSchema>;

/** Seconds a temporary user stays: at least a minute, at most ten years. */
const expirationInSecondsSchema = z.number().int().min(60).max(315_360_000);
const personNameSchema = z.string().trim().max(200);
const phoneSchema = z.string().trim().max(40);

/** Schema of the body of `inviteUser`. */
export const inviteUserRequestSchema = z.object({
  email: emailSchema,
  name: personNameSchema.optional(),
  phone: phoneSchema.optional(),
  /** One empty string means no roles. */
  roleIds: z.array(z.string()).optional(),
  expirationInSeconds: expirationInSecondsSchema.optional(),
  username: z.string().trim().max(200).optional(),
  provider: z.literal('local'),
});
/** A user to invite; with `expirationInSeconds` the account expires by itself. */
export type InviteUserRequest = z.infer<typeof inviteUserRequestSchema>;

/** Schema of the query of `listMembers`: `GET /team/resources/members/v1`. */
export const listMembersQuerySchema = z.looseObject({
  /** Index of the page, from 0. */
  pageOffset: z.coerce.number().int().min(0),
  pageSize: limitSchema,
  sortBy: z.string().optional(),
  /** Part of a name or an e-mail address. */
  _filter: z.string().max(320).optional(),
  sortDirection: z.enum(['asc', 'desc']).optional(),
});
/** A page of members; any further member is a filter by the field of that name. */
export type ListMembersQuery = z.infer<typeof listMembersQuerySchema>;

/** Schema of the answer to `listMembers`: `GET /team/resources/members/v1`. */
export const listMembersResponseSchema = z.object({
  items: z.array(teamUserSchema),
  totalPages: z.number(),
  totalItems: z.number(),
});
/** A page of members. */
export type ListMembersResponse = z.infer<typeof listMembersResponseSchema>;

/** Schema of the body of `updateMember`: `PUT /team/resources/members/v1`. */
export const updateMemberRequestSchema = z.object({
  id: z.string().min(1),
  name: personNameSchema.min(1).optional(),
  phone: phoneSchema.optional(),
  /** One empty string means no roles (portal spec §4). */
  roleIds: z.array(z.string()).optional(),
  isLocked: z.boolean().optional(),
});
/** Fields of a member to change; absent ones stay as they are. */
export type UpdateMemberRequest = z.infer<typeof updateMemberRequestSchema>;

/** Schema of the answers to `updateMember`, `lockUser` and `unlockUser`. */
export const updateMemberResponseSchema = z.object({ item: teamUserSchema });
/** The member as it is now. */
export type UpdateMemberResponse = z.infer<typeof updateMemberResponseSchema>;

/** Validates a role that can be given to a member. */
export const teamRoleSchema = z.object({
  id: z.string(),
  key: z.string(),
  name: z.string(),
  description: z.string(),
  permissions: z.array(z.string()).optional(),
  permissionLevel: z.number().optional(),
  vendorId: z.string().optional(),
  tenantId: z.string().nullish(),
});
/** A role that can be given to a member. */
export type TeamRole = z.infer<typeof teamRoleSchema>;

/** Schema of the answer to `listTeamRoles`: `GET /team/resources/roles/v1`. */
export const listTeamRolesResponseSchema = z.object({ items: z.array(teamRoleSchema) });
/** The roles that can be given to a member. */
export type ListTeamRolesResponse = z.infer<typeof listTeamRolesResponseSchema>;

/** Schema of the answer to `getTeamStats`: `GET /team/resources/stats/v1/members`. */
export const teamStatsSchema = z.object({
  totalItems: z.number(),
  addedThisWeek: z.number(),
  superAdmins: z.number(),
});
/** The statistics of the team. */
export type TeamStats = z.infer<typeof teamStatsSchema>;

/** Schema of the body of `setTemporaryUser`. */
export const setTemporaryUserRequestSchema = z.object({ expirationInSeconds: expirationInSecondsSchema });
/** In how many seconds the account expires. */
export type SetTemporaryUserRequest = z.infer<typeof setTemporaryUserRequestSchema>;

/** Schema of the answer to `setTemporaryUser`. */
export const setTemporaryUserResponseSchema = z.object({ temporaryExpirationDate: isoDateSchema });
/** When the account expires. */
export type SetTemporaryUserResponse = z.infer<typeof setTemporaryUserResponseSchema>;

/** Schema of the answer to `getTemporaryUserConfiguration`. */
export const temporaryUserConfigurationSchema = z.object({ enabled: z.boolean() });
/** Whether the vendor offers temporary users. */
export type TemporaryUserConfiguration = z.infer<typeof temporaryUserConfigurationSchema>;

/** Schema of the answers to `getInviteLink`, `createInviteLink` and 2 more calls. */
export const inviteLinkSchema = z.object({
  id: z.string(),
  vendorId: z.string(),
  tenantId: z.string(),
  userId: z.string().optional(),
  /** The token in the link's address: `/account/sign-up?invitationToken=…`. */
  token: z.string(),
  expires: isoDateSchema,
  shouldSendEmail: z.boolean().optional(),
  roleIds: z.array(z.string()).optional(),
});
/** An invite link: any user who has it can join the team until it expires. */
export type InviteLink = z.infer<typeof inviteLinkSchema>;

/** Schema of the bodies of `createInviteLink`, `createInviteLinkV2` and `updateInviteLink`. */
export const inviteLinkRequestSchema = z.object({
  /** How long it works from now on; 43,200 (30 days) for a new one, at most a year. */
  expiresInMinutes: z.number().int().min(1).max(525_600).optional(),
  /** Whether users who join get a mail. */
  shouldSendEmail: z.boolean().optional(),
  /** The roles of users who join. Default: the default roles. */
  roleIds: z.array(z.string()).max(1_000).optional(),
});
/** An invite link to create, or its fields to change. */
export type InviteLinkRequest = z.infer<typeof inviteLinkRequestSchema>;

/** Schema of the answer to `getInviteLinkConfiguration`: `GET /identity/resources/tenants/invites/v1/configuration`. */
export const inviteLinkConfigurationSchema = z.object({
  tenantInvitationsAllowed: z.boolean(),
  emailsEnabled: z.boolean(),
});
/** Whether the vendor lets teams invite by link, and sends mails about it. */
export type InviteLinkConfiguration = z.infer<typeof inviteLinkConfigurationSchema>;
