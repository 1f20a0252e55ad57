import {
  type Application,
  type ApplicationUserIds,
  applicationsUsersQuerySchema,
  assignApplicationsRequestSchema,
  emptyResponseSchema,
  errorCodes,
  listApplicationsOfUserResponseSchema,
  listApplicationsOfUsersResponseSchema,
  listApplicationsQuerySchema,
  listApplicationsResponseSchema,
  listTenantApplicationsResponseSchema,
  listTenantApplicationsV2ResponseSchema,
  listUsersOfApplicationsResponseSchema,
  type TenantApplicationAssignments,
  type TenantApplicationIds,
  type UserApplicationIds,
  usersApplicationsQuerySchema,
} from '@portico/sdk/contract';
import type { ApplicationRow } from '../db/tables';
import { route } from './route';
import { type Context, readQuery, refuse } from './rules/call/context';
import type { HandlerContext, HandlerReply } from './rules/call/handler-context';
import { recordAs, userInBody } from './rules/events/call-records';
import { permissionKeys } from './rules/team/permissions';
import { findMember } from './rules/team/team-members';
import { splitIds } from './rules/team/user-lists';
import { actingIn, findInBranch } from './rules/tenants/sub-accounts';
import { branchOf } from './rules/tenants/tenant-tree';

async function listApplicationsOfUser(context: HandlerContext<'userId'>): Promise<HandlerReply> {
  const caller = await context.caller();
  const { user } = findMember(context, caller, context.params.userId);
  return context.reply(200, applicationIdsOf(context, caller.tenant.id, user.id));
}

async function listApplicationsOfUsers(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  const wanted = splitIds(readQuery(context, usersApplicationsQuerySchema).userIds);
  const members = context.db.memberships.listBy('tenantId', tenant.id).filter((row) => wanted?.has(row.userId));
  const answer: UserApplicationIds[] = members.map(({ userId }) => {
    return { userId, appIds: applicationIdsOf(context, tenant.id, userId) };
  });
  return context.reply(200, answer);
}

function applicationIdsOf({ db }: Context, tenantId: string, userId: string): string[] {
  const rows = db.userApplications.listBy('userId', userId).filter((row) => row.tenantId === tenantId);
  return rows.map(({ appId }) => appId);
}

async function listUsersOfApplications(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  const wanted = splitIds(readQuery(context, applicationsUsersQuerySchema).appIds);
  const given = context.db.userApplications.listBy('tenantId', tenant.id);
  const applications = applicationsOf(context, tenant.id).filter(({ id }) => wanted?.has(id));
  const answer: ApplicationUserIds[] = applications.map(({ id }) => {
    return { appId: id, userIds: given.filter(({ appId }) => appId === id).map(({ userId }) => userId) };
  });
  return context.reply(200, answer);
}

async function assignApplications(context: HandlerContext<never>): Promise<HandlerReply> {
  const { userId, tenantId, appIds } = await readAssignment(context);
  const assigned = new Set(applicationIdsOf(context, tenantId, userId));
  for (const appId of appIds) {
    if (!assigned.has(appId)) context.db.userApplications.insert({ id: context.ids.uuid(), userId, tenantId, appId });
  }
  return context.reply(201, {});
}

async function unassignApplications(context: HandlerContext<never>): Promise<HandlerReply> {
  const { userId, tenantId, appIds } = await readAssignment(context);
  const rows = context.db.userApplications.listBy('userId', userId).filter((row) => row.tenantId === tenantId);
  for (const { id, appId } of rows) if (appIds.includes(appId)) context.db.userApplications.remove(id);
  return context.reply(200, {});
}

/** @throws {Refusal} 404 for an account, a member or an application that is not there; then nothing has changed. */
async function readAssignment(context: HandlerContext<never>) {
  const caller = await context.caller();
  const { userId, tenantId, appIds } = context.read(assignApplicationsRequestSchema);
  findMember(context, actingIn(caller, findInBranch(context, caller, tenantId)), userId);
  const known = new Set(applicationsOf(context, tenantId).map(({ id }) => id));
  if (appIds.some((id) => !known.has(id))) {
    refuse(context, 404, errorCodes.notFound, 'There is no such application.', { kind: 'application' });
  }
  return { userId, tenantId, appIds: [...new Set(appIds)] };
}

async function listApplications(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  const { ids, _includeFreeAccess: withFree = true } = readQuery(context, listApplicationsQuerySchema);
  const wanted = splitIds(ids);
  const shown = applicationsOf(context, tenant.id).filter(({ id, accessType }) => {
    return accessType === 'FREE_ACCESS' ? withFree : (wanted?.has(id) ?? true);
  });
  return context.reply(200, shown.map(toApplication));
}

async function listTenantApplications(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  const answer: TenantApplicationIds[] = branchOf(context.db, tenant.id).map((tenantId) => {
    return { tenantId, appIds: applicationsOf(context, tenantId).map(({ id }) => id) };
  });
  return context.reply(200, answer);
}

async function listTenantApplicationsV2(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  const answer: TenantApplicationAssignments[] = branchOf(context.db, tenant.id).map((tenantId) => {
    const applications = applicationsOf(context, tenantId);
    return { tenantId, assignments: applications.map(({ id, accessType }) => ({ appId: id, accessType })) };
  });
  return context.reply(200, answer);
}

/** The applications of every tenant, and those assigned to this one. */
function applicationsOf({ db }: Context, tenantId: string): ApplicationRow[] {
  const given = new Set(db.tenantApplications.listBy('tenantId', tenantId).map(({ appId }) => appId));
  return db.applications.list(({ id, accessType }) => accessType === 'FREE_ACCESS' || given.has(id));
}

function toApplication(application: ApplicationRow): Application {
  const { id, name, description, accessType, appUrl, loginUrl, isDefault, isActive, createdAt } = application;
  return {
    ...{ id, name, description, accessType, isDefault, isActive },
    ...{ appURL: appUrl, loginURL: loginUrl, logoURL: '' },
    ...{ type: 'web', frontendStack: 'react' },
    ...{ createdAt, updatedAt: createdAt, integrationFinishedAt: createdAt },
  };
}

const { readUsers, assignApplications: assign, unassignApplications: unassign } = permissionKeys;

/** The vendor's applications, and who has them (portal spec §7 "Applications"). */
export const applicationRoutes = [
  route('GET /identity/resources/applications/v1/{userId}/apps', listApplicationsOfUser, {
    permission: readUsers,
    answer: listApplicationsOfUserResponseSchema,
  }),
  route('GET /identity/resources/applications/v1/users-apps', listApplicationsOfUsers, {
    permission: readUsers,
    answer: listApplicationsOfUsersResponseSchema,
  }),
  route('GET /identity/resources/applications/v1/apps-users', listUsersOfApplications, {
    permission: readUsers,
    answer: listUsersOfApplicationsResponseSchema,
  }),
  route('POST /identity/resources/applications/v1/apps-user', assignApplications, {
    permission: assign,
    answer: emptyResponseSchema,
    record: recordAs('application.assigned', userInBody('userId')),
  }),
  route('DELETE /identity/resources/applications/v1/user-apps', unassignApplications, {
    permission: unassign,
    answer: emptyResponseSchema,
    record: recordAs('application.assigned', userInBody('userId')),
  }),
  route('GET /applications/resources/applications/v1', listApplications, { answer: listApplicationsResponseSchema }),
  route('GET /applications/resources/applications/tenant-assignments/v1', listTenantApplications, {
    answer: listTenantApplicationsResponseSchema,
  }),
  route('GET /applications/resources/applications/tenant-assignments/v2', listTenantApplicationsV2, {
    answer: listTenantApplicationsV2ResponseSchema,
  }),
];
