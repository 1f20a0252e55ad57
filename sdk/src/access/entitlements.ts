import type { EntitledFeature, UserEntitlements } from '../contract';
import { type Attributes, treatmentOf } from './conditions';
import { matchesWildcard } from './permissions';

/** Whether a feature or permission is granted and, if not, why. */
export interface EntitlementResult {
  isEntitled: boolean;
  justification?: 'MISSING_FEATURE' | 'MISSING_PERMISSION' | 'BUNDLE_EXPIRED';
}

/** `expireTime` of an entitlement that never expires. */
const NEVER_EXPIRES = -1;

const entitled: EntitlementResult = { isEntitled: true };
const missingFeature: EntitlementResult = { isEntitled: false, justification: 'MISSING_FEATURE' };
const missingPermission: EntitlementResult = { isEntitled: false, justification: 'MISSING_PERMISSION' };
const bundleExpired: EntitlementResult = { isEntitled: false, justification: 'BUNDLE_EXPIRED' };

/** All data that an evaluation reads. */
export interface EntitlementFacts {
  entitlements: UserEntitlements | null;
  attributes: Attributes;
  /** Milliseconds since the epoch. */
  now: number;
}

/**
 * Whether a feature is granted: directly, by its feature flag or by a plan's targeting. The first that grants it
 * decides; otherwise the result distinguishes an expired entitlement from a missing one.
 *
 * @see Sign-in spec §4, contract: headers-and-storage §12
 */
export function featureEntitlement(key: string, facts: EntitlementFacts): EntitlementResult {
  const feature = own(facts.entitlements?.features, key);
  if (!feature) return missingFeature;
  const results = [directly, byFlag, byPlan].map((evaluate) => evaluate(feature, facts));
  return (
    results.find(({ isEntitled }) => isEntitled) ??
    results.find(({ justification }) => justification === 'BUNDLE_EXPIRED') ??
    missingFeature
  );
}

/** Whether the user holds a permission and, if features are linked to it, at least one is granted. */
export function permissionEntitlement(key: string, facts: EntitlementFacts): EntitlementResult {
  const { permissions = {}, features = {} } = facts.entitlements ?? {};
  if (!Object.keys(permissions).some((granted) => matchesWildcard(granted, key))) return missingPermission;
  const linked = Object.keys(features).filter((name) => features[name]?.linkedPermissions?.includes(key));
  if (linked.length === 0) return entitled;
  const results = linked.map((name) => featureEntitlement(name, facts));
  return (
    results.find(({ isEntitled }) => isEntitled) ??
    results.find(({ justification }) => justification === 'BUNDLE_EXPIRED') ??
    missingFeature
  );
}

function directly({ expireTime }: EntitledFeature, { now }: EntitlementFacts): EntitlementResult {
  // A service that omits `null` means the same: no direct entitlement, hence no expired one.
  if (expireTime === null || expireTime === undefined) return missingFeature;
  return expireTime === NEVER_EXPIRES || expireTime > now ? entitled : bundleExpired;
}

function byFlag({ featureFlag }: EntitledFeature, { attributes }: EntitlementFacts): EntitlementResult {
  if (!featureFlag) return missingFeature;
  const { on, offTreatment, defaultTreatment, rules } = featureFlag;
  return (on ? treatmentOf(rules, attributes, defaultTreatment) : offTreatment) === 'true' ? entitled : missingFeature;
}

function byPlan({ planIds }: EntitledFeature, { entitlements, attributes }: EntitlementFacts): EntitlementResult {
  const grants = planIds.some((planId) => {
    const plan = own(entitlements?.plans, planId);
    return plan && treatmentOf(plan.rules, attributes, plan.defaultTreatment) === 'true';
  });
  return grants ? entitled : missingFeature;
}

function own<T>(record: Readonly<Record<string, T>> | undefined, key: string): T | undefined {
  return record && Object.hasOwn(record, key) ? record[key] : undefined;
}
