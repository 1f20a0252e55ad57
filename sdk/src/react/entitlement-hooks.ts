import type { Attributes } from '../access/conditions';
import type { EntitlementResult } from '../access/entitlements';
import { useApp, useSession } from '../app/context';
import { type EntitledToOptions, entitledTo } from '../app/entitled';

type IsEntitledTo = (options: EntitledToOptions, customAttributes?: Attributes) => EntitlementResult;

/**
 * Whether the user is entitled to a feature. `customAttributes` are what targeting rules may ask for beside the user.
 *
 * @throws {Error} unless `entitlementsOptions.enabled` is set (sign-in spec §6).
 */
export function useFeatureEntitlements(key: string, customAttributes?: Attributes): EntitlementResult {
  return useIsEntitledTo()({ featureKey: key }, customAttributes);
}

/**
 * Whether the user holds a permission and is entitled to what it is linked to.
 *
 * @throws {Error} unless `entitlementsOptions.enabled` is set (sign-in spec §6).
 */
export function usePermissionEntitlements(key: string, customAttributes?: Attributes): EntitlementResult {
  return useIsEntitledTo()({ permissionKey: key }, customAttributes);
}

/**
 * {@link useFeatureEntitlements} or {@link usePermissionEntitlements}, by what is asked.
 *
 * @throws {Error} unless `entitlementsOptions.enabled` is set (sign-in spec §6).
 */
export function useEntitlements(options: EntitledToOptions, customAttributes?: Attributes): EntitlementResult {
  return useIsEntitledTo()(options, customAttributes);
}

/** The check of {@link useEntitlements} as a function, for lists and for handlers. It throws as the hook does. */
export function useEntitlementsActions(): { isEntitledTo: IsEntitledTo } {
  return { isEntitledTo: useIsEntitledTo() };
}

/** Whether entitlements are enabled, and the check, which throws where they are not. */
export function useEntitlementsOptions(): { isEntitlementsEnabled: boolean; isEntitledTo: IsEntitledTo } {
  const { options } = useApp();
  return { isEntitlementsEnabled: options.entitlementsOptions?.enabled ?? false, isEntitledTo: useIsEntitledTo() };
}

/** Renders again when what it looks at changes. */
function useIsEntitledTo(): IsEntitledTo {
  const app = useApp();
  useSession((session) => session.entitlements);
  useSession((session) => session.user);
  return (options, customAttributes) => entitledTo(app, options, customAttributes);
}
