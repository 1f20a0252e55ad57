import { z } from 'zod';
import { isoDateSchema, userManagedBySchema } from './common';
import { roleSchema } from './roles-permissions';

/** Validates the relations to load with each group. */
export const groupRelationsSchema = z.enum(['roles', 'users', 'rolesAndUsers']);
/** The relations to load with each group. */
export type GroupRelations = z.infer<typeof groupRelationsSchema>;

/** Validates a member of a group. */
export const groupUserSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  profilePictureUrl: z.string().nullable(),
  activatedForTenant: z.boolean().optional(),
  createdAt: isoDateSchema,
});
/** A member of a group. */
export type GroupUser = z.infer<typeof groupUserSchema>;

/** Schema of the one item of `listGroups` and `getGroupsByIds`. */
export const groupSchema = z.object({
  id: z.string(),
  name: z.string(),
  color: z.string().optional(),
  description: z.string().optional(),
  /** A JSON text. */
  metadata: z.string().optional(),
  roles: z.array(roleSchema).optional(),
  users: z.array(groupUserSchema).optional(),
  managedBy: userManagedBySchema,
});
/** Users of a tenant who share roles. `roles` and `users` are set when `_groupsRelations` requests them. */
export type Group = z.infer<typeof groupSchema>;

/** Schema of the query of `listGroups`. */
export const groupsQuerySchema = z.looseObject({ _groupsRelations: groupRelationsSchema.optional() });
/** The relations to load with each group. */
export type GroupsQuery = z.infer<typeof groupsQuerySchema>;

/** Schema of the answer to `listGroups`. */
export const listGroupsResponseSchema = z.object({ groups: z.array(groupSchema) });
/** The groups of a tenant. */
export type ListGroupsResponse = z.infer<typeof listGroupsResponseSchema>;

/** Schema of the answer to `getGroupsByIds`: a plain list. */
export const getGroupsByIdsResponseSchema = z.array(groupSchema);

/** Schema of the body of `getGroupsByIds`. */
export const getGroupsByIdsRequestSchema = z.object({ groupsIds: z.array(z.string()).max(1_000) });
/** Which groups to read. */
export type GetGroupsByIdsRequest = z.infer<typeof getGroupsByIdsRequestSchema>;

const jsonTextSchema = z
  .string()
  .max(10_000)
  .refine((text) => isJson(text), 'must be a JSON text');

/** Schema of the body of `createGroup`: `POST /identity/resources/groups/v1`. */
export const createGroupRequestSchema = z.object({
  name: z.string().trim().min(1).max(200),
  color: z.string().max(40).optional(),
  description: z.string().trim().max(1_000).optional(),
  metadata: jsonTextSchema.optional(),
});
/** A group to create; it starts without roles and users. */
export type CreateGroupRequest = z.infer<typeof createGroupRequestSchema>;

/** Schema of the body of `updateGroup`. */
export const updateGroupRequestSchema = createGroupRequestSchema.partial();
/** Fields of a group to change; absent ones stay as they are. */
export type UpdateGroupRequest = z.infer<typeof updateGroupRequestSchema>;

/** Validates roles to add to a group, or to remove from it. */
export const groupRolesRequestSchema = z.object({ roleIds: z.array(z.string()).max(1_000) });
/** Roles to add to a group, or to remove from it. */
export type GroupRolesRequest = z.infer<typeof groupRolesRequestSchema>;

/** Validates users to add to a group, or to remove from it. */
export const groupUsersRequestSchema = z.object({ userIds: z.array(z.string()).max(1_000) });
/** Users to add to a group, or to remove from it. */
export type GroupUsersRequest = z.infer<typeof groupUsersRequestSchema>;

/** Schema of the answers to `getGroupConfiguration` and `updateGroupConfiguration`. */
export const groupConfigurationSchema = z.object({ enabled: z.boolean(), rolesEnabled: z.boolean() });
/** Whether a tenant uses groups, and whether they give roles to their members. */
export type GroupConfiguration = z.infer<typeof groupConfigurationSchema>;

/** Schema of the body of `updateGroupConfiguration`: `POST /identity/resources/groups/v1/config`. */
export const updateGroupConfigurationRequestSchema = groupConfigurationSchema.partial();
/** Group settings to change. */
export type UpdateGroupConfigurationRequest = z.infer<typeof updateGroupConfigurationRequestSchema>;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
