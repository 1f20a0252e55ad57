import {
  addUsersToSubTenantRequestSchema,
  addUserToSubTenantsRequestSchema,
  emptyResponseSchema,
  errorCodes,
  listSubTenantUsersQuerySchema,
  listSubTenantUsersResponseSchema,
  removeUserFromSubTenantsRequestSchema,
  type SubTenantRolesRequest,
  type SubTenantUser,
  setSubAccountAccessRequestSchema,
  subTenantRolesRequestSchema,
  userSortKeySchema,
} from '@portico/sdk/contract';
import type { RoleRow } from '../db/tables';
import { route } from './route';
import type { Member } from './rules/auth/admission';
import { type Context, readQuery, refuse } from './rules/call/context';
import type { Caller, HandlerContext, HandlerReply } from './rules/call/handler-context';
import { pageLinks } from './rules/call/list-page';
import { emailInBody, recordAs, userInBody, userInPath } from './rules/events/call-records';
import { isLockedOut } from './rules/security/lockout';
import { effectiveRolesOf, rolesOf } from './rules/team/group-roles';
import { leaveTeam } from './rules/team/leave-team';
import { permissionKeys } from './rules/team/permissions';
import {
  findChangeable,
  findGrantableRoles,
  findMember,
  findRemovable,
  membershipIn,
  refuseLastAdmin,
} from './rules/team/team-members';
import { matchesText, pageOfUsers } from './rules/team/user-lists';
import { isEnrolled, present, toRole, toUserPermissions } from './rules/team/views';
import { allowAccess } from './rules/tenants/sub-account-access';
import { actingIn, findInBranch, listedTenants, requireReseller } from './rules/tenants/sub-accounts';
import { invite } from './rules/users/invitations';
import { pictureAddress } from './rules/users/pictures';

/** Default number of users on a page (portal spec §9, "account users"). */
const DEFAULT_PAGE_SIZE = 10;

async function listSubTenantUsers(context: HandlerContext<never>): Promise<HandlerReply> {
  const caller = await context.caller();
  const {
    _offset: page = 0,
    _limit: limit,
    _filter,
    _sortBy,
    _order,
  } = readQuery(context, listSubTenantUsersQuerySchema);
  requireReseller(context, caller);
  const tenantIds = listedTenants(context, caller, true);
  const sortKey = userSortKeySchema.safeParse(_sortBy);
  const { members, totalItems, totalPages } = pageOfUsers(context, {
    tenantIds,
    page,
    pageSize: limit ?? DEFAULT_PAGE_SIZE,
    ...(sortKey.success && { sortBy: sortKey.data }),
    order: _order === 'DESC' ? 'desc' : 'asc',
    accept: matchesText(_filter ?? ''),
  });
  const shown = new Set(tenantIds);
  const items = members.map((member) => toSubTenantUser(context, member, shown));
  const _links = pageLinks(context, page, totalPages);
  return context.reply(200, { items, _metadata: { totalItems, totalPages }, _links });
}

async function addUserToSubTenants(context: HandlerContext<never>): Promise<HandlerReply> {
  const caller = await context.caller();
  const { user, subTenants } = context.read(addUserToSubTenantsRequestSchema);
  requireReseller(context, caller);
  inviteAll(
    context,
    subTenants.map(({ tenantId, roleIds }) => ({ tenantId, ...user, ...(roleIds && { roleIds }) })),
    caller,
  );
  return context.reply(201, {});
}

async function addUsersToSubTenant(context: HandlerContext<never>): Promise<HandlerReply> {
  const caller = await context.caller();
  const { users, tenantId, roleIds, allowSubAccountAccess } = context.read(addUsersToSubTenantRequestSchema);
  requireReseller(context, caller);
  const members = inviteAll(
    context,
    users.map((user) => ({ tenantId, ...user, ...(roleIds && { roleIds }) })),
    caller,
  );
  if (allowSubAccountAccess !== undefined) {
    for (const { user } of members) allowAccess(context.db, user.id, tenantId, allowSubAccountAccess);
  }
  return context.reply(201, {});
}

interface NewMember {
  tenantId: string;
  email: string;
  name?: string | undefined;
  roleIds?: string[];
}

/** All or none: everything that could be refused is asked first. */
function inviteAll(context: Context, newMembers: readonly NewMember[], caller: Caller): Member[] {
  const places = new Set<string>();
  const invitations = newMembers.map(({ tenantId, email, name, roleIds }) => {
    const inviting = actingIn(caller, findInBranch(context, caller, tenantId));
    if (roleIds) findGrantableRoles(context, inviting, roleIds);
    const user = context.db.users.findBy('email', email.toLowerCase());
    const place = `${tenantId} ${email.toLowerCase()}`;
    if (places.has(place) || (user && membershipIn(context, user, tenantId))) refuseMember(context);
    places.add(place);
    const roles = roleIds ? { roleIds } : {};
    return { inviting, body: { email, name: name ?? '', provider: 'local' as const, ...roles } };
  });
  return invitations.map(({ inviting, body }) => invite(context, inviting, body));
}

function refuseMember(context: Context): never {
  return refuse(context, 409, errorCodes.userExists, 'A user with this e-mail address is in the team.');
}

async function removeUserFromSubTenants(context: HandlerContext<never>): Promise<HandlerReply> {
  const caller = await context.caller();
  const { userId, subTenants } = context.read(removeUserFromSubTenantsRequestSchema);
  requireReseller(context, caller);
  const tenantIds = [...new Set(subTenants.map(({ tenantId }) => tenantId))];
  const leaving = tenantIds.map((tenantId) => findLeaving(context, caller, tenantId, userId));
  for (const member of leaving) leaveTeam(context, member);
  return context.reply(200, {});
}

/** The caller's own tenant keeps a member who can manage it; one below is managed from above. */
function findLeaving(context: Context, caller: Caller, tenantId: string, userId: string): Member {
  const acting = actingIn(caller, findInBranch(context, caller, tenantId));
  if (tenantId === caller.tenant.id || userId === caller.user.id) return findRemovable(context, acting, userId);
  return findChangeable(context, acting, userId);
}

/** How a call changes a user's roles. */
type RoleChange = (before: readonly string[], named: readonly string[]) => string[];

const add: RoleChange = (before, named) => [...new Set([...before, ...named])];
const remove: RoleChange = (before, named) => before.filter((id) => !named.includes(id));
const set: RoleChange = (_, named) => [...new Set(named)];

function changeRoles(change: RoleChange) {
  return async (context: HandlerContext<'userId'>): Promise<HandlerReply> => {
    const caller = await context.caller();
    const { subTenantsRoles } = context.read(subTenantRolesRequestSchema);
    requireReseller(context, caller);
    const changes = subTenantsRoles.map((row) => rolesAfter(context, caller, row, change));
    for (const { id, roleIds } of changes) context.db.memberships.update(id, { roleIds });
    return context.reply(200, {});
  };
}

function rolesAfter(
  context: HandlerContext<'userId'>,
  caller: Caller,
  { tenantId, roleIds }: SubTenantRolesRequest['subTenantsRoles'][number],
  change: RoleChange,
) {
  const acting = actingIn(caller, findInBranch(context, caller, tenantId));
  const member = findChangeable(context, acting, context.params.userId);
  const named = findGrantableRoles(context, acting, roleIds).map((role) => role.id);
  const after = change(member.membership.roleIds, named);
  const roles = after.flatMap((id): RoleRow[] => [context.db.roles.find(id) ?? []].flat());
  if (tenantId === caller.tenant.id) refuseLastAdmin(context, member, roles);
  return { id: member.membership.id, roleIds: after };
}

async function setSubAccountAccess(context: HandlerContext<'userId'>): Promise<HandlerReply> {
  const caller = await context.caller();
  const { allowAccess: allowed } = context.read(setSubAccountAccessRequestSchema);
  const { user } = findMember(context, caller, context.params.userId);
  allowAccess(context.db, user.id, caller.tenant.id, allowed);
  return context.reply(200, {});
}

/** With what they are in the tenants that the caller may know of. */
function toSubTenantUser(context: Context, { user, membership }: Member, shown: ReadonlySet<string>): SubTenantUser {
  const { db } = context;
  const memberships = db.memberships.listBy('userId', user.id).filter((row) => shown.has(row.tenantId));
  return {
    id: user.id,
    sub: user.id,
    email: user.email,
    name: user.name,
    verified: user.verified,
    mfaEnrolled: isEnrolled(db, user),
    ...present({ phoneNumber: user.phoneNumber, profilePictureUrl: pictureAddress(context, user) }),
    provider: user.provider,
    tenantId: membership.tenantId,
    tenantIds: memberships.map((row) => row.tenantId),
    isLocked: isLockedOut(context, user),
    tenants: memberships.map((row) => ({
      tenantId: row.tenantId,
      roles: rolesOf(db, row).map((role) => toSubTenantRole(role, row.tenantId)),
      permissions: toUserPermissions(db, effectiveRolesOf(db, row)),
      activated: row.activatedForTenant,
      ...present({ lastLogin: user.lastLogin }),
    })),
    ...(user.superUser ? { superUser: true as const } : {}),
    metadata: user.metadata,
    createdAt: membership.createdAt,
  };
}

/** A role of the product is shown as one of the tenant that it is assigned in. */
function toSubTenantRole(role: RoleRow, tenantId: string) {
  return { ...toRole(role), tenantId, firstUserRole: role.tenantId === null && role.level === 0 };
}

const { readSubAccountUsers, changeSubAccountUsers, changeSubAccountAccess } = permissionKeys;
const answer = emptyResponseSchema;

/** Users of the accounts below the caller's (portal spec §7 "Sub-accounts"). */
export const subAccountUserRoutes = [
  route('GET /identity/resources/sub-tenants/users/v1', listSubTenantUsers, {
    permission: readSubAccountUsers,
    answer: listSubTenantUsersResponseSchema,
  }),
  route('POST /identity/resources/sub-tenants/users/v1', addUserToSubTenants, {
    permission: changeSubAccountUsers,
    answer,
    record: recordAs('user.invited', emailInBody('user')),
  }),
  route('DELETE /identity/resources/sub-tenants/users/v1', removeUserFromSubTenants, {
    permission: changeSubAccountUsers,
    answer,
    record: recordAs('user.removed', userInBody('userId')),
  }),
  route('POST /identity/resources/sub-tenants/users/v1/{userId}/roles', changeRoles(add), {
    permission: changeSubAccountUsers,
    answer,
    record: recordAs('user.roles-changed', userInPath()),
  }),
  route('DELETE /identity/resources/sub-tenants/users/v1/{userId}/roles', changeRoles(remove), {
    permission: changeSubAccountUsers,
    answer,
    record: recordAs('user.roles-changed', userInPath()),
  }),
  route('PATCH /identity/resources/sub-tenants/users/v1/{userId}/roles', changeRoles(set), {
    permission: changeSubAccountUsers,
    answer,
    record: recordAs('user.roles-changed', userInPath()),
  }),
  route('PUT /identity/resources/sub-tenants/users/v1/{userId}/access', setSubAccountAccess, {
    permission: changeSubAccountAccess,
    answer,
    record: recordAs('user.changed', userInPath()),
  }),
  route('POST /identity/resources/sub-tenants/users/v2/', addUsersToSubTenant, {
    permission: changeSubAccountUsers,
    answer,
    record: recordAs('user.invited', emailInBody('users')),
  }),
];
