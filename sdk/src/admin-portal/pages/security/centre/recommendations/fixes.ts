import type {
  RecommendationCode,
  SecurityMetadata,
  SecurityRecommendation,
} from '../../../../../contract/security-centre';
import { numberOf } from '../../policies/limits';
import type { SecurityTab } from '../../security-appearances';
import { SUGGESTED } from '../../security-limits';
import { type SessionPolicy, sessionPolicies } from '../../sessions/sessions-store';

/** A policy of one number that one click sets to the advised value. */
export type AdvisedPolicy = SessionPolicy | 'userLockout' | 'passwordHistory';

/** What follows a recommendation. */
export type Fix =
  | { kind: 'limit'; policy: AdvisedPolicy; amount: number }
  /** Requires a second factor: the dialog says first how many users it affects. */
  | { kind: 'mfa' }
  /** Mails a link to all users with a leaked password, after a confirmation. */
  | { kind: 'mail' }
  /** Opens the tab with the lists that have to be filled first. */
  | { kind: 'tab'; tab: SecurityTab }
  | { kind: 'sso' };

type FixOf = (metadata: SecurityMetadata) => Fix;

const limit = (policy: AdvisedPolicy, advised: FixAmount, suggested: number): FixOf => {
  return (metadata) => ({ kind: 'limit', policy, amount: numberOf(advised(metadata), suggested) });
};
type FixAmount = (metadata: SecurityMetadata) => number | undefined;

const lockout = limit('userLockout', ({ password }) => password?.userLockoutRecommendation, SUGGESTED.attempts);
const history = limit('passwordHistory', ({ password }) => password?.historyRecommendations, SUGGESTED.historySize);
const idle = limit('idleSessionTimeout', ({ sessions }) => sessions?.idleTimeoutRecommendation, SUGGESTED.idleSeconds);
const relogin = limit('forceReLogin', ({ sessions }) => sessions?.forceReloginRecommendation, SUGGESTED.reloginSeconds);
const concurrency = limit(
  'maximumConcurrentSessions',
  ({ sessions }) => sessions?.concurrencyRecommendation,
  SUGGESTED.sessionsAtOnce,
);
const addresses: FixOf = () => ({ kind: 'tab', tab: 'ipRestrictions' });
const domains: FixOf = () => ({ kind: 'tab', tab: 'domainRestrictions' });

const fixes: Record<RecommendationCode, FixOf> = {
  FORCE_MFA: () => ({ kind: 'mfa' }),
  BREACHED_PASSWORDS_EXIST: () => ({ kind: 'mail' }),
  ENABLE_USER_LOCKOUT: lockout,
  STRENGTHEN_USER_LOCKOUT: lockout,
  ENABLE_PASSWORD_HISTORY: history,
  STRENGTHEN_PASSWORD_HISTORY: history,
  ENABLE_FORCE_RELOGIN: relogin,
  SET_FORCE_RELOGIN: relogin,
  ENABLE_SESSION_CONCURRENCY: concurrency,
  SET_SESSION_CONCURRENCY: concurrency,
  ENABLE_IDLE_SESSION: idle,
  SET_IDLE_SESSION: idle,
  ENABLE_IP_RESTRICTIONS: addresses,
  CHANGE_IP_TO_ALLOWLIST: addresses,
  ENABLE_DOMAIN_RESTRICTIONS: domains,
  CHANGE_DOMAIN_TO_ALLOWLIST: domains,
  ENABLE_COUNTRY_RESTRICTIONS: () => ({ kind: 'tab', tab: 'countryRestrictions' }),
  CONFIGURE_SSO: () => ({ kind: 'sso' }),
};

/**
 * What follows a recommendation, with the value that the service advises.
 *
 * @see Portal spec §3 "Recommended actions"
 */
export function fixOf({ code, metadata = {} }: SecurityRecommendation): Fix {
  return fixes[code](metadata);
}

/** Whether a policy is a limit of sessions; the others are in the general settings. */
export function isSessionPolicy(policy: string): policy is SessionPolicy {
  return (sessionPolicies as readonly string[]).includes(policy);
}
