import { errorCodes } from '@portico/sdk/contract';
import type { TenantRow } from '../../../db/tables';
import { type Context, refuse } from '../call/context';
import type { Caller } from '../call/handler-context';
import { permissionKeys, requirePermission } from '../team/permissions';
import { branchOf, isBelow } from './tenant-tree';

/**
 * A tenant of the caller's: their own, or one below it. Another one does not exist for them.
 *
 * @throws {Refusal} 404 `ER-NOT-FOUND`.
 */
export function findInBranch(context: Context, caller: Caller, tenantId: string): TenantRow {
  if (tenantId === caller.tenant.id) return caller.tenant;
  return findSubAccount(context, caller, tenantId);
}

/** @throws {Refusal} 404 `ER-NOT-FOUND` for a tenant that does not stand below the caller's. */
export function findSubAccount(context: Context, caller: Caller, tenantId: string): TenantRow {
  const tenant = context.db.tenants.find(tenantId);
  if (tenant && isBelow(context.db, tenant.id, caller.homeTenantId)) return tenant;
  return refuse(context, 404, errorCodes.notFound, 'There is no such account below yours.', { kind: 'tenant' });
}

/**
 * Users of a top tenant manage all below it; those of a sub-account only if it is a reseller (portal spec §4).
 *
 * @throws {Refusal} 403 `ER-FORBIDDEN`.
 */
export function requireReseller(context: Context, caller: Caller): void {
  const home = context.db.tenants.get(caller.homeTenantId);
  if (home.parentTenantId === null || home.isReseller) return;
  refuse(context, 403, errorCodes.forbidden, 'Only a reseller manages sub-accounts.');
}

/**
 * The tenants whose users a list holds: the caller's, with all below it when requested.
 *
 * @throws {Refusal} 403 `ER-FORBIDDEN` when requested without the permission.
 */
export function listedTenants(context: Context, caller: Caller, includeSubTenants = false): string[] {
  if (!includeSubTenants) return [caller.tenant.id];
  requirePermission(caller, permissionKeys.readSubAccountUsers);
  return branchOf(context.db, caller.tenant.id);
}

/** The caller acting in one of their sub-accounts, with the permissions of their own tenant. */
export function actingIn(caller: Caller, tenant: TenantRow): Caller {
  return { ...caller, tenant };
}
