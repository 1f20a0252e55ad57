import {
  type EnforceMfaType,
  enforceMfaTypeSchema,
  errorCodes,
  type MfaStrategyName,
  mfaStrategyNameSchema,
} from '@portico/sdk/contract';
import type { Database } from '../../../db/database';
import type { Member } from '../auth/admission';
import { type Context, refuse } from '../call/context';
import { ownPolicy, policyOf } from '../security/policies';

const LEVELS: readonly EnforceMfaType[] = ['DontForce', 'ForceExceptSAML', 'Force'];

/** What vendor and tenant want together: a tenant can ask for more than the vendor, not for less. */
export function mfaEnforcementOf(db: Database, tenantId: string): EnforceMfaType {
  const levels = [null, tenantId].map((owner) => {
    const parsed = enforceMfaTypeSchema.safeParse(ownPolicy(db, 'mfa', owner)?.enforceMFAType);
    return parsed.success ? LEVELS.indexOf(parsed.data) : 0;
  });
  return LEVELS[Math.max(...levels)] ?? 'DontForce';
}

/**
 * Whether a user without a second factor has to enrol one during the sign-in.
 *
 * @param amr How they have shown who they are; `sso` for a sign-in through their company.
 */
export function mustEnrol(context: Context, { membership }: Member, amr: readonly string[]): boolean {
  const enforcement = mfaEnforcementOf(context.db, membership.tenantId);
  return enforcement === 'Force' || (enforcement === 'ForceExceptSAML' && !amr.includes('sso'));
}

/** The second factors that the vendor lets users enrol: all but those that its policy switches off by name. */
export function enrollableStrategies(context: Context): MfaStrategyName[] {
  const switches = policyOf(context.db, 'mfa-strategies', null);
  return mfaStrategyNameSchema.options.filter((name) => switches[name] !== false);
}

/** @throws {Refusal} 403 `ER-FORBIDDEN` when the vendor does not offer any of these. */
export function refuseUnlessOffered(context: Context, ...names: MfaStrategyName[]): void {
  const offered = enrollableStrategies(context);
  if (names.some((name) => offered.includes(name))) return;
  refuse(context, 403, errorCodes.forbidden, 'This kind of second factor is not in use here.');
}
