import {
  type CreateSubTenantRequest,
  createSubTenantRequestSchema,
  emptyResponseSchema,
  errorCodes,
  type SubAccount,
  subAccountSchema,
  updateHierarchySettingsRequestSchema,
  updateSubTenantManagementRequestSchema,
  updateSubTenantRequestSchema,
} from '@portico/sdk/contract';
import { newTenant } from '../db/new-tenant';
import type { TenantRow } from '../db/tables';
import { route } from './route';
import { type Context, isoAfter, refuse } from './rules/call/context';
import type { Caller, HandlerContext, HandlerReply } from './rules/call/handler-context';
import { nameOfRow, recordAs, textInBody } from './rules/events/call-records';
import { permissionKeys } from './rules/team/permissions';
import { findGrantableRoles, rolesOfTenant } from './rules/team/team-members';
import { filledIn, present } from './rules/team/views';
import { removeTenant } from './rules/tenants/remove-tenant';
import { actingIn, findInBranch, findSubAccount, requireReseller } from './rules/tenants/sub-accounts';
import { isBelow } from './rules/tenants/tenant-tree';
import { invite } from './rules/users/invitations';

async function createSubTenant(context: HandlerContext<never>): Promise<HandlerReply> {
  const caller = await context.caller();
  const body = context.read(createSubTenantRequestSchema);
  requireReseller(context, caller);
  const parent = findInBranch(context, caller, body.parentTenantId ?? caller.tenant.id);
  const id = body.tenantId ?? context.ids.uuid();
  if (context.db.tenants.find(id)) {
    return refuse(context, 409, errorCodes.alreadyExists, 'Another account has this id.', { field: 'tenantId' });
  }
  const roleIds = body.creatorEmail === undefined ? [] : firstRoles(context, caller);
  const tenant = context.db.tenants.insert(rowOf(context, id, parent, body));
  inviteCreator(context, actingIn(caller, tenant), body, roleIds);
  return context.reply(201, toSubAccount(tenant));
}

function rowOf(context: Context, id: string, parent: TenantRow, body: CreateSubTenantRequest): TenantRow {
  const { name, status, website, applicationUrl, logo, logoUrl, address, timezone, currency, isReseller } = body;
  return newTenant({
    id,
    vendorId: parent.vendorId,
    name,
    alias: freeAlias(context, name, id),
    parentTenantId: parent.id,
    createdAt: isoAfter(context, 0),
    ...given({ status, website, applicationUrl, logo: logo ?? logoUrl, address, timezone, currency, isReseller }),
  });
}

/** The name as part of an address, unless another tenant has taken it. */
function freeAlias({ db }: Context, name: string, id: string): string {
  const alias = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return alias === '' || db.tenants.findBy('alias', alias) ? id : alias;
}

/** Returns the roles of the first user of an account: every role of the vendor of the highest level. */
function firstRoles(context: Context, caller: Caller): string[] {
  const roles = rolesOfTenant(context, caller.tenant.id).filter((role) => role.tenantId === null && role.level === 0);
  return findGrantableRoles(
    context,
    caller,
    roles.map((role) => role.id),
  ).map((role) => role.id);
}

function inviteCreator(context: Context, caller: Caller, body: CreateSubTenantRequest, roleIds: string[]): void {
  const { creatorEmail: email, creatorName: name } = body;
  if (email === undefined) return;
  invite(context, caller, { email, roleIds, provider: 'local', ...given({ name }) });
}

async function updateSubTenant(context: HandlerContext<'tenantId'>): Promise<HandlerReply> {
  const caller = await context.caller();
  const { name, parentTenantId } = context.read(updateSubTenantRequestSchema);
  const { id } = findManaged(context, caller);
  if (parentTenantId !== undefined) refuseOwnBranch(context, id, findInBranch(context, caller, parentTenantId));
  context.db.tenants.update(id, { ...given({ name, parentTenantId }), updatedAt: isoAfter(context, 0) });
  return context.reply(200, {});
}

/** A tenant below itself would not be reachable from any other. */
function refuseOwnBranch(context: Context, id: string, parent: TenantRow): void {
  if (parent.id !== id && !isBelow(context.db, parent.id, id)) return;
  refuse(context, 400, errorCodes.invalidRequest, 'parentTenantId: an account cannot stand below itself');
}

async function deleteSubTenant(context: HandlerContext<'tenantId'>): Promise<HandlerReply> {
  const { id } = findManaged(context, await context.caller());
  removeTenant(context, id);
  return context.reply(200, {});
}

async function updateSubTenantManagement(context: HandlerContext<'tenantId'>): Promise<HandlerReply> {
  const { id } = findManaged(context, await context.caller());
  return change(context, id, given(context.read(updateSubTenantManagementRequestSchema)));
}

async function updateHierarchySettings(context: HandlerContext<'tenantId'>): Promise<HandlerReply> {
  const caller = await context.caller();
  const body = context.read(updateHierarchySettingsRequestSchema);
  requireReseller(context, caller);
  return change(context, findInBranch(context, caller, context.params.tenantId).id, body);
}

/** @throws {Refusal} 403 for a caller that manages none, 404. */
function findManaged(context: HandlerContext<'tenantId'>, caller: Caller): TenantRow {
  requireReseller(context, caller);
  return findSubAccount(context, caller, context.params.tenantId);
}

function change(context: Context, id: string, changes: Partial<Omit<TenantRow, 'id'>>): HandlerReply {
  const tenant = context.db.tenants.update(id, { ...changes, updatedAt: isoAfter(context, 0) });
  return context.reply(200, toSubAccount(tenant));
}

function toSubAccount(tenant: TenantRow): SubAccount {
  const { id, name, status, website, applicationUrl, logo, address, timezone, currency, updatedAt } = tenant;
  const settings = { website, applicationUrl, logo, logoUrl: logo, address, timezone, currency };
  return { tenantId: id, name, status, updatedAt, ...filledIn(settings) };
}

/** The members that are there. */
function given<T extends Record<string, unknown>>(members: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const entries = Object.entries(members).map(([key, value]) => [key, value ?? null]);
  return present(Object.fromEntries(entries)) as { [K in keyof T]?: NonNullable<T[K]> };
}

const { changeSubAccounts, deleteSubAccounts, changeSubAccountAccess, changeSubAccountManagement } = permissionKeys;

/** Accounts below the caller's (portal spec §7 "Sub-accounts"). */
export const subAccountRoutes = [
  route('POST /tenants/resources/sub-tenants/v1', createSubTenant, {
    permission: changeSubAccounts,
    answer: subAccountSchema,
    record: recordAs('account.created', textInBody('name')),
  }),
  route('PATCH /tenants/resources/sub-tenants/v1/{tenantId}', updateSubTenant, {
    permission: changeSubAccounts,
    answer: emptyResponseSchema,
    record: recordAs('account.changed', nameOfRow('tenants', 'tenantId')),
  }),
  route('DELETE /tenants/resources/sub-tenants/v1/{tenantId}', deleteSubTenant, {
    permission: deleteSubAccounts,
    answer: emptyResponseSchema,
    record: recordAs('account.removed', nameOfRow('tenants', 'tenantId')),
  }),
  route('PUT /tenants/resources/sub-tenants/v1/{tenantId}/management', updateSubTenantManagement, {
    permission: changeSubAccountManagement,
    answer: subAccountSchema,
    record: recordAs('account.changed', nameOfRow('tenants', 'tenantId')),
  }),
  route('PUT /tenants/resources/sub-tenants/v1/{tenantId}/hierarchy-settings', updateHierarchySettings, {
    permission: changeSubAccountAccess,
    answer: subAccountSchema,
    record: recordAs('account.changed', nameOfRow('tenants', 'tenantId')),
  }),
];
