import {
  emptyResponseSchema,
  errorCodes,
  inviteUserRequestSchema,
  listGroupsOfUsersResponseSchema,
  listMembersQuerySchema,
  listMembersResponseSchema,
  listRolesOfUsersResponseSchema,
  listTeamRolesResponseSchema,
  listUsersQuerySchema,
  listUsersResponseSchema,
  listUsersV3QuerySchema,
  listUsersV3ResponseSchema,
  setTemporaryUserRequestSchema,
  setTemporaryUserResponseSchema,
  type TeamRole,
  type TeamStats,
  teamStatsSchema,
  teamUserSchema,
  temporaryUserConfigurationSchema,
  type UpdateMemberRequest,
  updateMemberRequestSchema,
  updateMemberResponseSchema,
  userIdsQuerySchema,
  userSortKeySchema,
} from '@portico/sdk/contract';
import type { EventKey } from '../db/events';
import { route } from './route';
import type { Member } from './rules/auth/admission';
import { isBreached } from './rules/auth/password-history';
import { type Context, isoAfter, readQuery, refuse } from './rules/call/context';
import type { Caller, HandlerContext, HandlerReply } from './rules/call/handler-context';
import { recordAs, textInBody, userInBody, userInPath } from './rules/events/call-records';
import { endLockout } from './rules/security/lockout';
import { endSessions } from './rules/sessions/session-tokens';
import { groupsOfUser } from './rules/team/group-roles';
import { leaveTeam } from './rules/team/leave-team';
import { permissionKeys, requirePermission } from './rules/team/permissions';
import {
  findChangeable,
  findGrantableRoles,
  findMember,
  findRemovable,
  isInactive,
  refuseLastAdmin,
  rolesOfTenant,
} from './rules/team/team-members';
import { matchesFields, matchesText, pageOfUsers, splitIds } from './rules/team/user-lists';
import { isEnrolled, toTeamUser, toUserProfile, toUserRecord } from './rules/team/views';
import { listedTenants } from './rules/tenants/sub-accounts';
import { branchOf } from './rules/tenants/tenant-tree';
import { invite } from './rules/users/invitations';
import { mailInvitation } from './rules/users/links';

/** Default number of rows on a page: it shows the demo team of 10 on 2 pages (portal spec §4). */
const DEFAULT_PAGE_SIZE = 5;
const WEEK_SECONDS = 604_800;

async function listUsers(context: HandlerContext<never>): Promise<HandlerReply> {
  const caller = await context.caller();
  const { _limit, _offset, _filter, _sortBy, _order, ids, ...query } = readQuery(context, listUsersQuerySchema);
  const wanted = splitIds(ids);
  const matches = matchesText(_filter ?? '');
  const page = pageOfUsers(context, {
    tenantIds: listedTenants(context, caller, query._includeSubTenants),
    page: _offset ?? 0,
    pageSize: _limit ?? DEFAULT_PAGE_SIZE,
    ...(_sortBy && { sortBy: _sortBy }),
    order: _order === 'DESC' ? 'desc' : 'asc',
    accept: (member) => (wanted?.has(member.user.id) ?? true) && matches(member),
  });
  const { members, totalItems, totalPages } = page;
  const items = members.map((member) => toUserProfile(context, member));
  return context.reply(200, { items, _metadata: { totalItems, totalPages } });
}

async function listUsersV3(context: HandlerContext<never>): Promise<HandlerReply> {
  const caller = await context.caller();
  const query = readQuery(context, listUsersV3QuerySchema);
  const { _limit, _offset, _tenantId, _email = '', _namePrefix = '', _preset, _sortBy, _order } = query;
  const tenantIds = tenantsOfV3(context, caller, _tenantId, query._includeSubTenants);
  const wanted = splitIds(query.ids);
  const { members, totalItems, totalPages } = pageOfUsers(context, {
    tenantIds,
    page: _offset ?? 0,
    pageSize: _limit ?? DEFAULT_PAGE_SIZE,
    ...(_sortBy && { sortBy: _sortBy }),
    order: _order === 'DESC' ? 'desc' : 'asc',
    accept: (member) =>
      (wanted?.has(member.user.id) ?? true) &&
      member.user.email.includes(_email.toLowerCase()) &&
      member.user.name.toLowerCase().startsWith(_namePrefix.toLowerCase()) &&
      belongsToPreset(context, member, _preset, query._maxInactiveSeconds),
  });
  const items = members.map((member) => toUserRecord(context, member));
  return context.reply(200, { items, _metadata: { totalItems, totalPages } });
}

/** @throws {Refusal} 403 for an account that does not stand below the caller's. */
function tenantsOfV3(context: Context, caller: Caller, tenantId = caller.tenant.id, withSubTenants = false): string[] {
  if (tenantId === caller.tenant.id) return listedTenants(context, caller, withSubTenants);
  if (!listedTenants(context, caller, true).includes(tenantId)) {
    return refuse(context, 403, errorCodes.forbidden, 'This is another account.');
  }
  return withSubTenants ? branchOf(context.db, tenantId) : [tenantId];
}

function belongsToPreset(context: Context, { user }: Member, preset: string | undefined, seconds?: number): boolean {
  if (preset === 'mfa-unenrolled') return !isEnrolled(context.db, user);
  if (preset === 'inactive') return isInactive(context, user, seconds);
  return preset !== 'breached-passwords' || isBreached(context.db, user);
}

async function listRolesOfUsers(context: HandlerContext<never>): Promise<HandlerReply> {
  const members = await membersByIds(context);
  const rows = members.map(({ common, member }) => ({ ...common, roleIds: member.membership.roleIds }));
  return context.reply(200, rows);
}

async function listGroupsOfUsers(context: HandlerContext<never>): Promise<HandlerReply> {
  const members = await membersByIds(context);
  return context.reply(
    200,
    members.map(({ common }) => {
      const groups = groupsOfUser(context.db, common.tenantId, common.userId);
      return { ...common, groupIds: groups.map(({ id }) => id) };
    }),
  );
}

async function membersByIds(context: HandlerContext<never>) {
  const { tenant } = await context.caller();
  const wanted = splitIds(readQuery(context, userIdsQuerySchema).ids) ?? new Set();
  const memberships = context.db.memberships.listBy('tenantId', tenant.id).filter((row) => wanted.has(row.userId));
  return memberships.map((membership) => {
    const member: Member = { membership, user: context.db.users.get(membership.userId) };
    return { member, common: { vendorId: tenant.vendorId, tenantId: tenant.id, userId: membership.userId } };
  });
}

async function inviteUser(context: HandlerContext<never>): Promise<HandlerReply> {
  const caller = await context.caller();
  const member = invite(context, caller, context.read(inviteUserRequestSchema));
  return context.reply(201, toTeamUser(context, member));
}

async function listMembers(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  const query = readQuery(context, listMembersQuerySchema);
  const { pageOffset, pageSize, sortBy, sortDirection, _filter = '', ...filters } = query;
  const [matches, passes] = [matchesText(_filter), matchesFields(context, filters)];
  const sortKey = userSortKeySchema.safeParse(sortBy);
  const { members, totalItems, totalPages } = pageOfUsers(context, {
    tenantIds: [tenant.id],
    page: pageOffset,
    pageSize: pageSize ?? DEFAULT_PAGE_SIZE,
    ...(sortKey.success && { sortBy: sortKey.data }),
    ...(sortDirection && { order: sortDirection }),
    accept: (member) => matches(member) && passes(member),
  });
  const items = members.map((member) => toTeamUser(context, member));
  return context.reply(200, { items, totalItems, totalPages });
}

async function updateMember(context: HandlerContext<never>): Promise<HandlerReply> {
  const caller = await context.caller();
  const body = context.read(updateMemberRequestSchema);
  requirePermissionsFor(caller, body);
  const before = findChangeable(context, caller, body.id);
  const after = setLock(context, caller, setRoles(context, caller, before, body.roleIds), body.isLocked);
  const user = context.db.users.update(body.id, {
    ...(body.name === undefined ? {} : { name: body.name }),
    ...(body.phone === undefined ? {} : { phoneNumber: body.phone || null }),
  });
  return context.reply(200, { item: toTeamUser(context, { user, membership: after.membership }) });
}

function requirePermissionsFor(caller: Caller, body: UpdateMemberRequest): void {
  if (body.roleIds) requirePermission(caller, permissionKeys.changeRoles);
  if (body.isLocked !== undefined) requirePermission(caller, permissionKeys.enableUsers);
  if (body.name !== undefined || body.phone !== undefined) requirePermission(caller, permissionKeys.updateUsers);
}

function setRoles(context: Context, caller: Caller, member: Member, roleIds: readonly string[] | undefined): Member {
  if (!roleIds) return member;
  const roles = findGrantableRoles(context, caller, roleIds);
  refuseLastAdmin(context, member, roles);
  const ids = roles.map((role) => role.id);
  return { ...member, membership: context.db.memberships.update(member.membership.id, { roleIds: ids }) };
}

/** The contract has no call that locks a user: the lock is a field of the member. */
function setLock(context: Context, caller: Caller, member: Member, isLocked: boolean | undefined): Member {
  if (isLocked === undefined) return member;
  const { user, membership } = isLocked ? findRemovable(context, caller, member.user.id) : member;
  if (isLocked) endSessions(context, user.id);
  else endLockout(context, user.id);
  return { membership, user: context.db.users.update(user.id, { isLocked }) };
}

async function deleteMember(context: HandlerContext<'userId'>): Promise<HandlerReply> {
  const caller = await context.caller();
  leaveTeam(context, findRemovable(context, caller, context.params.userId));
  return context.reply(200, {});
}

async function resendActivationEmail(context: HandlerContext<'userId'>): Promise<HandlerReply> {
  const member = findMember(context, await context.caller(), context.params.userId);
  if (member.membership.activatedForTenant) {
    return refuse(context, 409, errorCodes.userAlreadyActive, 'This user has joined already.');
  }
  mailInvitation(context, member);
  return context.reply(200, {});
}

async function listTeamRoles(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  const items = rolesOfTenant(context, tenant.id).map(({ level, permissionIds, ...role }): TeamRole => {
    const { id, key, name, description, vendorId, tenantId } = role;
    return { id, key, name, description, vendorId, tenantId, permissions: permissionIds, permissionLevel: level };
  });
  return context.reply(200, { items });
}

async function getTeamStats(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  const memberships = context.db.memberships.listBy('tenantId', tenant.id);
  const aWeekAgo = isoAfter(context, -WEEK_SECONDS);
  const stats: TeamStats = {
    totalItems: memberships.length,
    addedThisWeek: memberships.filter((row) => row.createdAt >= aWeekAgo).length,
    superAdmins: memberships.filter((row) => context.db.users.find(row.userId)?.superUser).length,
  };
  return context.reply(200, stats);
}

async function setTemporaryUser(context: HandlerContext<'userId'>): Promise<HandlerReply> {
  const { expirationInSeconds } = context.read(setTemporaryUserRequestSchema);
  const { membership } = findRemovable(context, await context.caller(), context.params.userId);
  const temporaryExpirationDate = isoAfter(context, expirationInSeconds);
  context.db.memberships.update(membership.id, { temporaryExpirationDate });
  return context.reply(200, { temporaryExpirationDate });
}

async function makeUserPermanent(context: HandlerContext<'userId'>): Promise<HandlerReply> {
  const { membership } = findChangeable(context, await context.caller(), context.params.userId);
  context.db.memberships.update(membership.id, { temporaryExpirationDate: null });
  return context.reply(200, {});
}

async function getTemporaryUserConfiguration(context: HandlerContext<never>): Promise<HandlerReply> {
  await context.caller();
  return context.reply(200, { enabled: context.db.flags.find('temporary-users')?.on ?? false });
}

async function disableUser(context: HandlerContext<'userId'>): Promise<HandlerReply> {
  const { user, membership } = findRemovable(context, await context.caller(), context.params.userId);
  context.db.memberships.update(membership.id, { isDisabled: true });
  endSessions(context, user.id, membership.tenantId);
  return context.reply(200, {});
}

async function enableUser(context: HandlerContext<'userId'>): Promise<HandlerReply> {
  const { membership } = findChangeable(context, await context.caller(), context.params.userId);
  context.db.memberships.update(membership.id, { isDisabled: false });
  return context.reply(200, {});
}

const { readUsers, inviteUsers, updateUsers, enableUsers, resendInvitations, deleteUsers } = permissionKeys;

function memberEvent({ request }: HandlerContext): EventKey {
  const { roleIds, isLocked } = Object(request.body) as Record<string, unknown>;
  if (typeof isLocked === 'boolean') return isLocked ? 'user.locked' : 'user.unlocked';
  return roleIds === undefined ? 'user.changed' : 'user.roles-changed';
}

/** The team of a tenant (portal spec §7 "Team"). */
export const teamRoutes = [
  route('GET /identity/resources/users/v2', listUsers, { permission: readUsers, answer: listUsersResponseSchema }),
  route('GET /identity/resources/users/v3', listUsersV3, { permission: readUsers, answer: listUsersV3ResponseSchema }),
  route('GET /identity/resources/users/v3/roles', listRolesOfUsers, {
    permission: readUsers,
    answer: listRolesOfUsersResponseSchema,
  }),
  route('GET /identity/resources/users/v3/groups', listGroupsOfUsers, {
    permission: readUsers,
    answer: listGroupsOfUsersResponseSchema,
  }),
  route('POST /identity/resources/users/v2', inviteUser, {
    permission: inviteUsers,
    answer: teamUserSchema,
    record: recordAs('user.invited', textInBody('email')),
  }),
  route('GET /team/resources/members/v1', listMembers, { permission: readUsers, answer: listMembersResponseSchema }),
  route('PUT /team/resources/members/v1', updateMember, {
    answer: updateMemberResponseSchema,
    record: recordAs(memberEvent, userInBody('id')),
  }),
  route('DELETE /team/resources/members/v1/{userId}', deleteMember, {
    permission: deleteUsers,
    answer: emptyResponseSchema,
    record: recordAs('user.removed', userInPath()),
  }),
  route('POST /team/resources/members/v1/{userId}/resendActivationEmail', resendActivationEmail, {
    permission: resendInvitations,
    answer: emptyResponseSchema,
    record: recordAs('user.invitation-sent-again', userInPath()),
  }),
  route('GET /team/resources/roles/v1', listTeamRoles, { permission: readUsers, answer: listTeamRolesResponseSchema }),
  route('GET /team/resources/stats/v1/members', getTeamStats, { permission: readUsers, answer: teamStatsSchema }),
  route('GET /identity/resources/users/temporary/v1/configuration', getTemporaryUserConfiguration, {
    answer: temporaryUserConfigurationSchema,
  }),
  route('PUT /identity/resources/users/temporary/v1/{userId}', setTemporaryUser, {
    permission: updateUsers,
    answer: setTemporaryUserResponseSchema,
    record: recordAs('user.changed', userInPath()),
  }),
  route('DELETE /identity/resources/users/temporary/v1/{userId}', makeUserPermanent, {
    permission: updateUsers,
    answer: emptyResponseSchema,
    record: recordAs('user.changed', userInPath()),
  }),
  route('POST /identity/resources/tenants/users/v1/{userId}/disable', disableUser, {
    permission: enableUsers,
    answer: emptyResponseSchema,
    record: recordAs('user.disabled', userInPath()),
  }),
  route('POST /identity/resources/tenants/users/v1/{userId}/enable', enableUser, {
    permission: enableUsers,
    answer: emptyResponseSchema,
    record: recordAs('user.enabled', userInPath()),
  }),
];
