import { attributesOf } from '../access/attributes';
import type { Attributes } from '../access/conditions';
import { type EntitlementResult, featureEntitlement, permissionEntitlement } from '../access/entitlements';
import type { App } from './app';

const DISABLED_MESSAGE = 'You must first enable entitlements via options to use this function';

/** What to check: one feature or one permission. */
export type EntitledToOptions = { featureKey: string } | { permissionKey: string };

/**
 * Whether the user is entitled to a feature or permission now, by the service's clock.
 *
 * @throws {Error} unless `entitlementsOptions.enabled` is set (sign-in spec §6).
 */
export function entitledTo(
  { options, session }: Pick<App, 'options' | 'session'>,
  what: EntitledToOptions,
  customAttributes?: Attributes,
): EntitlementResult {
  if (!options.entitlementsOptions?.enabled) throw new Error(DISABLED_MESSAGE);
  const { entitlements, user, claims } = session.store.getState();
  const owner = user && claims && { ...user, emailVerified: claims.email_verified, claims };
  const facts = { entitlements, attributes: attributesOf(owner, customAttributes), now: session.now() };
  return 'featureKey' in what
    ? featureEntitlement(what.featureKey, facts)
    : permissionEntitlement(what.permissionKey, facts);
}
