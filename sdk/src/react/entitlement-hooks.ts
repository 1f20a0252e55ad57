import type { Attributes } from '../access/conditions';
import type { EntitlementResult } from '../access/entitlements';
import { useApp, useSession } from '../app/context';
import { type EntitledToOptions, entitledTo } from '../app/entitled';

type IsEntitledTo = (options: EntitledToOptions, customAttributes?: Attributes) => EntitlementResult;

/**
 * Whether the user is entitled to a feature. Targeting rules read `customAttributes` in addition to the user.
 *
 * @throws {Error} unless `entitlementsOptions.enabled` is set (sign-in spec §6).
 */
export function useFeatureEntitlements(key: string, customAttributes?: Attributes): EntitlementResult {
  return useIsEntitledTo()({ featureKey: key }, customAttributes);
}

/**
 * Whether the user holds a permission and is entitled to the features linked to it.
 *
 * @throws {Error} unless `entitlementsOptions.enabled` is set (sign-in spec §6).
 */
export function usePermissionEntitlements(key: string, customAttributes?: Attributes): EntitlementResult {
  return useIsEntitledTo()({ permissionKey: key }, customAttributes);
}

/**
 * Checks a feature or a permission, as {@link useFeatureEntitlements} or {@link usePermissionEntitlements}.
 *
 * @throws {Error} unless `entitlementsOptions.enabled` is set (sign-in spec §6).
 */
export function useEntitlements(options: EntitledToOptions, customAttributes?: Attributes): EntitlementResult {
  return useIsEntitledTo()(options, customAttributes);
}

/** Returns the check of {@link useEntitlements} as a function, for lists and handlers. It throws as the hook does. */
export function useEntitlementsActions(): { isEntitledTo: IsEntitledTo } {
  return { isEntitledTo: useIsEntitledTo() };
}

/** Returns whether entitlements are enabled, and the check, which throws if they are not. */
export function useEntitlementsOptions(): { isEntitlementsEnabled: boolean; isEntitledTo: IsEntitledTo } {
  const { options } = useApp();
  return { isEntitlementsEnabled: options.entitlementsOptions?.enabled ?? false, isEntitledTo: useIsEntitledTo() };
}

/** Returns the check; renders again when the entitlements or the user change. */
function useIsEntitledTo(): IsEntitledTo {
  const app = useApp();
  useSession((session) => session.entitlements);
  useSession((session) => session.user);
  return (options, customAttributes) => entitledTo(app, options, customAttributes);
}
