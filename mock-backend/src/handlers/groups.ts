import {
  createGroupRequestSchema,
  emptyResponseSchema,
  errorCodes,
  type Group,
  type GroupRelations,
  type GroupUser,
  getGroupsByIdsRequestSchema,
  getGroupsByIdsResponseSchema,
  groupConfigurationSchema,
  groupRolesRequestSchema,
  groupSchema,
  groupsQuerySchema,
  groupUsersRequestSchema,
  listGroupsResponseSchema,
  updateGroupConfigurationRequestSchema,
  updateGroupRequestSchema,
} from '@portico/sdk/contract';
import type { GroupRow } from '../db/tables';
import { route } from './route';
import { type Context, isoAfter, readQuery, refuse } from './rules/call/context';
import type { Caller, HandlerContext, HandlerReply } from './rules/call/handler-context';
import { nameOfRow, recordAs, textInBody } from './rules/events/call-records';
import { GROUPS_POLICY, groupConfigurationOf } from './rules/team/group-roles';
import { permissionKeys } from './rules/team/permissions';
import { findGrantableRoles, findMember } from './rules/team/team-members';
import { present, toRole } from './rules/team/views';
import { pictureAddress } from './rules/users/pictures';

async function listGroups(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  const groups = context.db.groups.listBy('tenantId', tenant.id).map((group) => toGroup(context, group));
  return context.reply(200, { groups });
}

async function getGroup(context: HandlerContext<'groupId'>): Promise<HandlerReply> {
  const group = findGroup(context, await context.caller(), context.params.groupId);
  return context.reply(200, toGroup(context, group));
}

async function getGroupsByIds(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  const wanted = new Set(context.read(getGroupsByIdsRequestSchema).groupsIds);
  const groups = context.db.groups.listBy('tenantId', tenant.id).filter((group) => wanted.has(group.id));
  return context.reply(
    200,
    groups.map((group) => toGroup(context, group)),
  );
}

async function createGroup(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  const { name, color = null, description = null, metadata = null } = context.read(createGroupRequestSchema);
  refuseTakenName(context, tenant.id, name);
  const group = context.db.groups.insert({
    id: context.ids.uuid(),
    tenantId: tenant.id,
    name,
    color,
    description,
    metadata,
    roleIds: [],
    userIds: [],
    managedBy: 'frontegg',
    createdAt: isoAfter(context, 0),
  });
  return context.reply(201, toGroup(context, group));
}

async function updateGroup(context: HandlerContext<'groupId'>): Promise<HandlerReply> {
  const { id, tenantId } = await findEditable(context);
  const changes = context.read(updateGroupRequestSchema);
  if (changes.name !== undefined) refuseTakenName(context, tenantId, changes.name, id);
  context.db.groups.update(id, changes);
  return context.reply(200, {});
}

async function deleteGroup(context: HandlerContext<'groupId'>): Promise<HandlerReply> {
  const group = await findEditable(context);
  context.db.groups.remove(group.id);
  return context.reply(200, {});
}

async function addRoles(context: HandlerContext<'groupId'>): Promise<HandlerReply> {
  const { id, roleIds } = await findEditable(context);
  const roles = findGrantableRoles(context, await context.caller(), context.read(groupRolesRequestSchema).roleIds);
  context.db.groups.update(id, { roleIds: [...new Set([...roleIds, ...roles.map((role) => role.id)])] });
  return context.reply(200, {});
}

async function removeRoles(context: HandlerContext<'groupId'>): Promise<HandlerReply> {
  const { id, roleIds } = await findEditable(context);
  const gone = new Set(context.read(groupRolesRequestSchema).roleIds);
  const left = roleIds.filter((roleId) => !gone.has(roleId));
  context.db.groups.update(id, { roleIds: left });
  return context.reply(200, {});
}

async function addUsers(context: HandlerContext<'groupId'>): Promise<HandlerReply> {
  const caller = await context.caller();
  const { id, roleIds, userIds } = await findEditable(context);
  const added = context.read(groupUsersRequestSchema).userIds.map((userId) => findMember(context, caller, userId));
  // Adding a user to a group gives them its roles.
  findGrantableRoles(context, caller, roleIds);
  context.db.groups.update(id, { userIds: [...new Set([...userIds, ...added.map(({ user }) => user.id)])] });
  return context.reply(200, {});
}

async function removeUsers(context: HandlerContext<'groupId'>): Promise<HandlerReply> {
  const { id, userIds } = await findEditable(context);
  const gone = new Set(context.read(groupUsersRequestSchema).userIds);
  const left = userIds.filter((userId) => !gone.has(userId));
  context.db.groups.update(id, { userIds: left });
  return context.reply(200, {});
}

async function getConfiguration(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  return context.reply(200, groupConfigurationOf(context.db, tenant.id));
}

async function updateConfiguration(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  const value = {
    ...groupConfigurationOf(context.db, tenant.id),
    ...context.read(updateGroupConfigurationRequestSchema),
  };
  const id = `policy-${GROUPS_POLICY}-${tenant.id}`;
  if (context.db.policies.find(id)) context.db.policies.update(id, { value });
  else context.db.policies.insert({ id, name: GROUPS_POLICY, tenantId: tenant.id, value });
  return context.reply(200, value);
}

/** @throws {Refusal} 404: a group of another tenant is none. */
function findGroup(context: Context, { tenant }: Caller, groupId: string): GroupRow {
  const group = context.db.groups.find(groupId);
  if (group?.tenantId === tenant.id) return group;
  return refuse(context, 404, errorCodes.notFound, 'There is no such group.', { kind: 'group' });
}

/** @throws {Refusal} 404, 409 `ER-MANAGED-BY-DIRECTORY`. */
async function findEditable(context: HandlerContext<'groupId'>): Promise<GroupRow> {
  const group = findGroup(context, await context.caller(), context.params.groupId);
  if (group.managedBy === 'frontegg') return group;
  return refuse(context, 409, errorCodes.managedByDirectory, 'A directory manages this group.');
}

function refuseTakenName(context: Context, tenantId: string, name: string, own?: string): void {
  const groups = context.db.groups.listBy('tenantId', tenantId).filter(({ id }) => id !== own);
  const taken = groups.some((group) => group.name.toLowerCase() === name.toLowerCase());
  if (taken) refuse(context, 409, errorCodes.alreadyExists, 'Another group has this name.', { field: 'name' });
}

/** With what the request names of it: `_groupsRelations` names roles, users or both. */
function toGroup(context: Context, group: GroupRow): Group {
  const { _groupsRelations: relations } = readQuery(context, groupsQuerySchema);
  const { id, name, color, description, metadata, managedBy } = group;
  return {
    id,
    name,
    ...present({ color, description, metadata }),
    ...(wants(relations, 'roles') && {
      roles: group.roleIds.flatMap((one) => context.db.roles.find(one) ?? []).map(toRole),
    }),
    ...(wants(relations, 'users') && { users: group.userIds.flatMap((userId) => toGroupUser(context, group, userId)) }),
    managedBy,
  };
}

function wants(relations: GroupRelations | undefined, what: 'roles' | 'users'): boolean {
  return relations === what || relations === 'rolesAndUsers';
}

function toGroupUser(context: Context, { tenantId }: GroupRow, userId: string): GroupUser[] {
  const { db } = context;
  const user = db.users.find(userId);
  const membership = db.memberships.listBy('userId', userId).find((row) => row.tenantId === tenantId);
  if (!user || !membership) return [];
  const { id, email, name } = user;
  const { activatedForTenant, createdAt } = membership;
  return [{ id, email, name, profilePictureUrl: pictureAddress(context, user), activatedForTenant, createdAt }];
}

const { readGroups, changeGroups, changeGroupRoles, addGroupUsers, deleteGroups, removeGroupUsers } = permissionKeys;
const answer = emptyResponseSchema;

/** Groups of users who share roles (portal spec §7 "Roles, permissions, groups"). */
export const groupRoutes = [
  route('GET /identity/resources/groups/v1', listGroups, { permission: readGroups, answer: listGroupsResponseSchema }),
  route('POST /identity/resources/groups/v1', createGroup, {
    permission: changeGroups,
    answer: groupSchema,
    record: recordAs('group.created', textInBody('name')),
  }),
  route('POST /identity/resources/groups/v1/bulkGet', getGroupsByIds, {
    permission: readGroups,
    answer: getGroupsByIdsResponseSchema,
  }),
  route('GET /identity/resources/groups/v1/config', getConfiguration, {
    permission: readGroups,
    answer: groupConfigurationSchema,
  }),
  route('POST /identity/resources/groups/v1/config', updateConfiguration, {
    permission: changeGroups,
    answer: groupConfigurationSchema,
    record: recordAs('security.changed', () => 'Groups'),
  }),
  route('GET /identity/resources/groups/v1/{groupId}', getGroup, { permission: readGroups, answer: groupSchema }),
  route('PATCH /identity/resources/groups/v1/{groupId}', updateGroup, {
    permission: changeGroups,
    answer,
    record: recordAs('group.changed', nameOfRow('groups', 'groupId')),
  }),
  route('DELETE /identity/resources/groups/v1/{groupId}', deleteGroup, {
    permission: deleteGroups,
    answer,
    record: recordAs('group.removed', nameOfRow('groups', 'groupId')),
  }),
  route('POST /identity/resources/groups/v1/{groupId}/roles', addRoles, {
    permission: changeGroupRoles,
    answer,
    record: recordAs('group.changed', nameOfRow('groups', 'groupId')),
  }),
  route('DELETE /identity/resources/groups/v1/{groupId}/roles', removeRoles, {
    permission: changeGroupRoles,
    answer,
    record: recordAs('group.changed', nameOfRow('groups', 'groupId')),
  }),
  route('POST /identity/resources/groups/v1/{groupId}/users', addUsers, {
    permission: addGroupUsers,
    answer,
    record: recordAs('group.members-changed', nameOfRow('groups', 'groupId')),
  }),
  route('DELETE /identity/resources/groups/v1/{groupId}/users', removeUsers, {
    permission: removeGroupUsers,
    answer,
    record: recordAs('group.members-changed', nameOfRow('groups', 'groupId')),
  }),
];
