import { type EnforceMfaType, enforceMfaTypeSchema } from '@portico/sdk/contract';
import type { Database } from '../../db/database';
import type { Member } from './admission';
import type { Context } from './context';
import { ownPolicy } from './policies';

const LEVELS: readonly EnforceMfaType[] = ['DontForce', 'ForceExceptSAML', 'Force'];

/** What vendor and tenant want together: a tenant can ask for more than the vendor, not for less. */
function mfaEnforcementOf(db: Database, tenantId: string): EnforceMfaType {
  const levels = [null, tenantId].map((owner) => {
    const parsed = enforceMfaTypeSchema.safeParse(ownPolicy(db, 'mfa', owner)?.enforceMFAType);
    return parsed.success ? LEVELS.indexOf(parsed.data) : 0;
  });
  return LEVELS[Math.max(...levels)] ?? 'DontForce';
}

/**
 * Whether somebody without a second factor has to set one up before they get in.
 *
 * @param amr How they have shown who they are; `sso` for a sign-in through their company.
 */
export function mustEnrol(context: Context, { membership }: Member, amr: readonly string[]): boolean {
  const enforcement = mfaEnforcementOf(context.db, membership.tenantId);
  return enforcement === 'Force' || (enforcement === 'ForceExceptSAML' && !amr.includes('sso'));
}
