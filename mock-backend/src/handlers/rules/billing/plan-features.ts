import type { UserEntitlements } from '@portico/sdk/contract';
import type { Database } from '../../../db/database';
import type { SubscriptionRow } from '../../../db/tables';
import { vendorBillingOf } from './subscription-clock';

/** Plans by id: the one that the tenant has now grants its features to all its users; other plans grant nothing. */
export function toPlans(db: Database, subscription: SubscriptionRow | undefined): UserEntitlements['plans'] {
  const planId = planInForce(db, subscription);
  const entries = db.plans.list().map(({ id }) => {
    return [id, { defaultTreatment: id === planId ? ('true' as const) : ('false' as const) }];
  });
  return Object.fromEntries(entries);
}

/** Features by key. A feature that ended with a subscription has the time, which distinguishes it from one that was never included. */
export function toFeatures(db: Database, subscription: SubscriptionRow | undefined): UserEntitlements['features'] {
  const planId = planInForce(db, subscription);
  const entries = db.features.list().map(({ id, planIds, linkedPermissions }) => {
    const isLost = subscription?.endedAt && planIds.includes(subscription.planId) && !planIds.includes(planId);
    return [id, { planIds, linkedPermissions, expireTime: isLost ? Date.parse(subscription.endedAt) : null }];
  });
  return Object.fromEntries(entries);
}

/** A late payment costs nothing yet; a subscription that was never paid for, or has ended, leaves the default plan. */
function planInForce(db: Database, subscription: SubscriptionRow | undefined): string {
  const { status, overdueSince = null, planId = '' } = subscription ?? {};
  const isLate = status === 'incomplete' && overdueSince !== null;
  return status === 'active' || status === 'trialing' || isLate ? planId : vendorBillingOf(db).defaultPlanId;
}
