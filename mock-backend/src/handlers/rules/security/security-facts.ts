import type { EnforceMfaType } from '@portico/sdk/contract';
import { DEFAULT_HISTORY_SIZE, isBreached } from '../auth/password-history';
import type { Context } from '../call/context';
import { mfaEnforcementOf } from '../mfa/mfa-policy';
import { type SessionLimits, sessionLimitsOf } from '../sessions/session-policy';
import { isEnrolled } from '../team/views';
import { LOCKOUT_MAX_ATTEMPTS } from './lockout';
import { policyFlag, policyNumber, policyOf } from './policies';

type List = 'off' | 'allow' | 'deny';

/** The facts that the security centre rates a tenant by. */
export interface SecurityFacts {
  totalUsers: number;
  enrolledUsers: number;
  breachedUsers: number;
  mfa: EnforceMfaType;
  /** Wrong passwords in a row; without end while the lockout is off. */
  lockoutAttempts: number;
  /** 0 while the history is off. */
  historySize: number;
  sessions: SessionLimits;
  addresses: List;
  addressCount: number;
  domains: List;
  domainCount: number;
  countriesRestricted: boolean;
  hasSso: boolean;
}

/** Reads the current facts. */
export function securityFactsOf(context: Context, tenantId: string): SecurityFacts {
  const { db } = context;
  const addresses = policyOf(db, 'ip-restrictions', tenantId);
  const domains = policyOf(db, 'domain-restrictions', tenantId);
  const lockoutOn = policyFlag(db, 'lockout', tenantId, 'enabled', true);
  const historyOn = policyFlag(db, 'password-history', tenantId, 'enabled', false);
  return {
    ...countPeople(context, tenantId),
    mfa: mfaEnforcementOf(db, tenantId),
    lockoutAttempts: lockoutOn
      ? policyNumber(db, 'lockout', tenantId, 'maxAttempts', LOCKOUT_MAX_ATTEMPTS)
      : Number.POSITIVE_INFINITY,
    historySize: historyOn ? policyNumber(db, 'password-history', tenantId, 'historySize', DEFAULT_HISTORY_SIZE) : 0,
    sessions: sessionLimitsOf(db, tenantId),
    addresses: listInUse(addresses.isActive, addresses.strategy),
    addressCount: db.ipRestrictions.listBy('tenantId', tenantId).length,
    domains: listInUse(domains.active, domains.listType),
    domainCount: db.domainRestrictions.listBy('tenantId', tenantId).length,
    countriesRestricted: policyFlag(db, 'country-restrictions', tenantId, 'enabled', false),
    hasSso: db.ssoConfigurations.listBy('tenantId', tenantId).some((row) => row.enabled),
  };
}

function countPeople({ db }: Context, tenantId: string) {
  const counts = { totalUsers: 0, enrolledUsers: 0, breachedUsers: 0 };
  for (const { userId } of db.memberships.listBy('tenantId', tenantId)) {
    const user = db.users.find(userId);
    if (!user) continue;
    counts.totalUsers++;
    if (isEnrolled(db, user)) counts.enrolledUsers++;
    if (isBreached(db, user)) counts.breachedUsers++;
  }
  return counts;
}

function listInUse(isActive: unknown, strategy: unknown): List {
  if (isActive !== true) return 'off';
  return strategy === 'BLOCK' ? 'deny' : 'allow';
}
