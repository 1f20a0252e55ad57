import { attributesOf } from '../access/attributes';
import type { Attributes } from '../access/conditions';
import {
  type EntitlementFacts,
  type EntitlementResult,
  featureEntitlement,
  permissionEntitlement,
} from '../access/entitlements';
import { useApp, useSession } from '../app/context';

const DISABLED_MESSAGE = 'You must first enable entitlements via options to use this function';

/** What to check: one feature or one permission. */
export type EntitledToOptions = { featureKey: string } | { permissionKey: string };

/**
 * Whether the user is entitled to a feature. `customAttributes` are what targeting rules may ask for beside the user.
 *
 * @throws {Error} unless `entitlementsOptions.enabled` is set (sign-in spec §6).
 */
export function useFeatureEntitlements(key: string, customAttributes?: Attributes): EntitlementResult {
  return featureEntitlement(key, useFacts(customAttributes));
}

/**
 * Whether the user holds a permission and is entitled to what it is linked to.
 *
 * @throws {Error} unless `entitlementsOptions.enabled` is set (sign-in spec §6).
 */
export function usePermissionEntitlements(key: string, customAttributes?: Attributes): EntitlementResult {
  return permissionEntitlement(key, useFacts(customAttributes));
}

/**
 * {@link useFeatureEntitlements} or {@link usePermissionEntitlements}, by what is asked.
 *
 * @throws {Error} unless `entitlementsOptions.enabled` is set (sign-in spec §6).
 */
export function useEntitlements(options: EntitledToOptions, customAttributes?: Attributes): EntitlementResult {
  const facts = useFacts(customAttributes);
  return 'featureKey' in options
    ? featureEntitlement(options.featureKey, facts)
    : permissionEntitlement(options.permissionKey, facts);
}

function useFacts(customAttributes: Attributes | undefined): EntitlementFacts {
  const { options, clock } = useApp();
  const entitlements = useSession((session) => session.entitlements);
  const user = useSession((session) => session.user);
  const claims = useSession((session) => session.claims);
  if (!options.entitlementsOptions?.enabled) throw new Error(DISABLED_MESSAGE);
  const owner = user && claims && { ...user, emailVerified: claims.email_verified, claims };
  return { entitlements, attributes: attributesOf(owner, customAttributes), now: clock.now() };
}
