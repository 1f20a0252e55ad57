import type { Database } from '../../../db/database';
import type { Rows } from '../../../db/tables';
import { type Context, isoAfter } from '../call/context';

type PolicyValue = Rows['policies']['value'];

/** Policies that the vendor sets for all tenants; most of them a tenant may override. */
export type PolicyName =
  | 'global'
  | 'mfa'
  | 'mfa-strategies'
  | 'auth-strategies'
  | 'user-emails'
  | 'approval-flows'
  | 'lockout'
  | 'password'
  | 'password-history'
  | 'password-rotation'
  | 'sessions'
  | 'captcha'
  | 'ip-restrictions'
  | 'domain-restrictions'
  | 'country-restrictions'
  | 'sign-up'
  | 'invitations'
  | 'password-recovery';

/** Policies that a tenant may override only if this member of the vendor's global policy permits it. */
const overrides: Partial<Record<PolicyName, string>> = {
  password: 'allowOverridePasswordComplexity',
  'password-history': 'allowOverrideEnforcePasswordHistory',
  'password-rotation': 'allowOverridePasswordExpiration',
};

/** Vendor and tenants have one policy of a name each, so its id follows from both. */
export function policyId(name: PolicyName, tenantId: string | null): string {
  return tenantId === null ? `policy-${name}` : `policy-${name}-${tenantId}`;
}

/** The policy that the vendor (`null`) or a tenant with permission has set itself. */
export function ownPolicy(db: Database, name: PolicyName, tenantId: string | null): PolicyValue | undefined {
  if (tenantId !== null && !mayOverride(db, name)) return undefined;
  return db.policies.find(policyId(name, tenantId))?.value;
}

/** The vendor's policy, merged with the tenant's own. */
export function policyOf(db: Database, name: PolicyName, tenantId: string | null): PolicyValue {
  const vendor = ownPolicy(db, name, null);
  const tenant = tenantId === null ? undefined : ownPolicy(db, name, tenantId);
  return { ...vendor, ...tenant };
}

/** One member of it. Called on every request, so no merged object is created. */
export function policyMember(db: Database, name: PolicyName, tenantId: string | null, member: string): unknown {
  const own = tenantId === null ? undefined : ownPolicy(db, name, tenantId)?.[member];
  return own === undefined ? ownPolicy(db, name, null)?.[member] : own;
}

/** A number of a policy. */
export function policyNumber(
  db: Database,
  name: PolicyName,
  tenantId: string | null,
  member: string,
  otherwise: number,
): number {
  const value = policyMember(db, name, tenantId, member);
  return typeof value === 'number' ? value : otherwise;
}

/** Whether a flag of a policy is set. */
export function policyFlag(
  db: Database,
  name: PolicyName,
  tenantId: string | null,
  member: string,
  otherwise: boolean,
): boolean {
  const value = policyMember(db, name, tenantId, member);
  return typeof value === 'boolean' ? value : otherwise;
}

/** Whether tenants may set this policy themselves. */
export function mayOverride(db: Database, name: PolicyName): boolean {
  const permit = overrides[name];
  return permit === undefined || db.policies.find(policyId('global', null))?.value[permit] !== false;
}

/** Stores a tenant's changes; members that are not named stay. */
export function savePolicy(context: Context, name: PolicyName, tenantId: string, changes: PolicyValue): void {
  const { policies } = context.db;
  const id = policyId(name, tenantId);
  const row = policies.find(id);
  const updatedAt = isoAfter(context, 0);
  if (row) policies.update(id, { value: { ...row.value, ...changes, updatedAt } });
  else policies.insert({ id, name, tenantId, value: { ...changes, createdAt: updatedAt, updatedAt } });
}
