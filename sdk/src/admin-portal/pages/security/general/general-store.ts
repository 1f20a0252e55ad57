import type { StoreApi } from 'zustand/vanilla';
import * as api from '../../../../api/policies';
import type { EnforceMfaType, PasswordRotationPolicy } from '../../../../contract';
import type { HttpClient } from '../../../../core/http-client';
import { type Limit, numberOf } from '../policies/limits';
import { createPolicyStore, type PolicyStore } from '../policies/policy-store';
import { SUGGESTED } from '../security-limits';

/** Whether users need a second factor, from the loosest to the strictest. */
export const mfaTypes = ['DontForce', 'ForceExceptSAML', 'Force'] as const satisfies readonly EnforceMfaType[];

/** After how many days a password has to change, and how many days before users are reminded. */
export interface Rotation extends Limit {
  notificationDays: number;
}

/** A policy of the tenant, with the vendor's, which holds until the tenant saves its own. */
interface Levelled<Value> {
  /** With an id the policy is updated, without one created (portal spec §7). */
  id: string | null;
  tenant: Value;
  vendor: Value;
}

/** The policies of the tab. */
export interface GeneralPolicies {
  mfa: Levelled<EnforceMfaType>;
  userLockout: Levelled<Limit>;
  passwordHistory: Levelled<Limit> & { mayOverride: boolean };
  /** The service answers nothing to a user who may not read it: then there is no vendor's policy either. */
  passwordRotation: Omit<Levelled<Rotation>, 'id'> & { mayOverride: boolean };
  /** Smallest length of passwords by the vendor; `null` if it is not known. */
  passwordLength: number | null;
}

/**
 * Creates the store of the rules for second factors and passwords, each with the vendor's.
 *
 * @see Portal spec §3 "Policies", §7 "Restrictions and policies"
 */
export function createGeneralStore(http: HttpClient): StoreApi<PolicyStore<GeneralPolicies>> {
  return createPolicyStore(() => loadPolicies(http));
}

async function loadPolicies(http: HttpClient): Promise<GeneralPolicies> {
  const [global, mfa, lockout, history, rotation, password] = await Promise.all([
    api.getGlobalPolicy(http),
    Promise.all([api.getMfaPolicy(http), api.getVendorMfaPolicy(http)]),
    Promise.all([api.getLockoutPolicy(http), api.getVendorLockoutPolicy(http)]),
    Promise.all([api.getPasswordHistoryPolicy(http), api.getVendorPasswordHistoryPolicy(http)]),
    Promise.all([api.getPasswordRotationPolicy(http), api.getVendorPasswordRotationPolicy(http)]),
    // Only one sentence depends on it.
    api.getVendorPasswordPolicy(http).catch(() => null),
  ]);
  return {
    mfa: levelled(mfa, ({ enforceMFAType }) => mfaTypeOf(enforceMFAType)),
    userLockout: levelled(lockout, ({ enabled, maxAttempts }) => limitOf(enabled, maxAttempts, SUGGESTED.attempts)),
    passwordHistory: {
      ...levelled(history, ({ enabled, historySize }) => limitOf(enabled, historySize, SUGGESTED.historySize)),
      mayOverride: global.allowOverrideEnforcePasswordHistory !== false,
    },
    passwordRotation: {
      tenant: rotationOf(rotation[0]),
      vendor: rotationOf(rotation[1]),
      mayOverride: global.allowOverridePasswordExpiration !== false,
    },
    passwordLength: numberOf(password?.minLength, 0) || null,
  };
}

function levelled<Policy extends { id: string }, Value>(
  [tenant, vendor]: readonly [Policy, Policy],
  read: (policy: Policy) => Value,
): Levelled<Value> {
  return { id: tenant.id || null, tenant: read(tenant), vendor: read(vendor) };
}

/** A malformed answer must not be shown as a policy: it might say that no second factor is needed. */
function mfaTypeOf(type: unknown): EnforceMfaType {
  const known = mfaTypes.find((other) => other === type);
  if (!known) throw new TypeError('The policy of second factors is unknown');
  return known;
}

/** A malformed answer must not be shown as a policy that is off, or with a number that is only suggested. */
function limitOf(isOn: unknown, amount: unknown, suggested: number): Limit {
  if (typeof isOn !== 'boolean' || (isOn && !Number.isFinite(amount))) throw new TypeError('The policy is malformed');
  return { isOn, amount: numberOf(amount, suggested) };
}

function rotationOf({
  isActive = false,
  rotationPeriod,
  notificationPeriod,
}: Partial<PasswordRotationPolicy>): Rotation {
  return {
    ...limitOf(isActive, rotationPeriod, SUGGESTED.rotationDays),
    notificationDays: numberOf(notificationPeriod, SUGGESTED.notificationDays),
  };
}
