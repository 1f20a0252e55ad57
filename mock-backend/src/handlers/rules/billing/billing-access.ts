import { errorCodes } from '@portico/sdk/contract';
import type { SubscriptionRow, TenantRow } from '../../../db/tables';
import { type Context, refuse } from '../call/context';
import { isExternallyManaged, settledSubscription } from './subscription-clock';

/** The tenant's newest subscription, as it is now. */
export function settle({ db, clock }: Pick<Context, 'db' | 'clock'>, tenantId: string): SubscriptionRow | undefined {
  return settledSubscription({ db, now: clock.now() }, tenantId);
}

/** The caller's tenant, if it is the one in the request. */
export async function findOwnTenant(context: Context, tenantId: string): Promise<TenantRow> {
  const { tenant } = await context.caller();
  return tenant.id === tenantId ? tenant : missing(context, 'tenant');
}

/**
 * The caller's tenant, unless the vendor bills it by other means: nothing can be changed here then. What time has done
 * is done before anything changes, so that a charge of yesterday goes to the card of yesterday.
 */
export async function findBilledTenant(context: Context): Promise<TenantRow> {
  const { tenant } = await context.caller();
  settle(context, tenant.id);
  if (isExternallyManaged(context.db, tenant.id)) {
    refuse(context, 409, errorCodes.billingExternallyManaged, 'Billing is externally managed');
  }
  return tenant;
}

/** Ends the call because there is no such row, or it belongs to another tenant. */
export function missing(context: Context, kind: string): never {
  const name = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
  return refuse(context, 404, errorCodes.notFound, `${name} not found`, { kind });
}
