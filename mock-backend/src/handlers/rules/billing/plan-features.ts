import type { EntitledFeature, UserEntitlements } from '@portico/sdk/contract';
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
  return { ...Object.fromEntries(entries), ...limitFeatures(db, planId) };
}

/** A feature for each limit of the plan: granted while the host's attribute, such as `usage.users`, is within the limit. */
function limitFeatures(db: Database, planId: string): UserEntitlements['features'] {
  const limits = Object.entries(db.plans.find(planId)?.limits ?? {});
  const features = limits.map(([kind, limit]) => [`within-limit-of-${kind}`, limitFeature(kind, limit)] as const);
  return Object.fromEntries(features);
}

function limitFeature(kind: string, limit: number): EntitledFeature {
  const within = {
    attribute: `usage.${kind}`,
    negate: false,
    op: 'lower_than_equal' as const,
    value: { number: limit },
  };
  const rule = { conditionLogic: 'and' as const, conditions: [within], treatment: 'true' as const };
  const flag = { on: true, offTreatment: 'false', defaultTreatment: 'false' } as const;
  return { planIds: [], linkedPermissions: [], expireTime: null, featureFlag: { ...flag, rules: [rule] } };
}

/** A late payment costs nothing yet; a subscription that was never paid for, or has ended, leaves the default plan. */
function planInForce(db: Database, subscription: SubscriptionRow | undefined): string {
  const { status, overdueSince = null, planId = '' } = subscription ?? {};
  const isLate = status === 'incomplete' && overdueSince !== null;
  return status === 'active' || status === 'trialing' || isLate ? planId : vendorBillingOf(db).defaultPlanId;
}
