import type {
  InsightCode,
  RecommendationCode,
  RecommendationSeverity,
  SecurityCategory,
  SecurityInsight,
  SecurityMetadata,
  SecurityRecommendation,
} from '@portico/sdk/contract';
import type { SecurityFacts } from './security-facts';

const DAY_SECONDS = 86_400;
/** What a tenant is advised to set: no more wrong passwords, no fewer remembered ones, no longer sessions than these. */
const advised = {
  lockoutAttempts: 5,
  historySize: 3,
  reloginSeconds: 7 * DAY_SECONDS,
  idleSeconds: 3_600,
  sessionsAtOnce: 5,
} as const;

/** How many points a weakness takes from the score. */
const WEIGHTS: Readonly<Record<RecommendationSeverity, number>> = { SEVERE: 6, WARNING: 2, INFO: 1 };

/** One thing to look at: what there is to say of it, if anything, and how bad it can be at worst. */
interface Check {
  category: SecurityCategory;
  worst: RecommendationSeverity;
  advise(facts: SecurityFacts): readonly [RecommendationCode, RecommendationSeverity, SecurityMetadata?] | undefined;
}

const checks: readonly Check[] = [
  check('MFA', 'SEVERE', ({ mfa, totalUsers, enrolledUsers }) => {
    if (mfa !== 'DontForce') return undefined;
    return ['FORCE_MFA', 'SEVERE', { totalUsers, mfa: { enrolledUsersCount: enrolledUsers } }];
  }),
  check('PASSWORD', 'SEVERE', ({ breachedUsers, totalUsers }) => {
    if (breachedUsers === 0) return undefined;
    const password = { breachedPasswordUsersCount: breachedUsers };
    return ['BREACHED_PASSWORDS_EXIST', 'SEVERE', { totalUsers, password }];
  }),
  check('PASSWORD', 'WARNING', ({ lockoutAttempts }) => {
    if (lockoutAttempts <= advised.lockoutAttempts) return undefined;
    const metadata = { password: { userLockoutRecommendation: advised.lockoutAttempts } };
    if (lockoutAttempts === Number.POSITIVE_INFINITY) return ['ENABLE_USER_LOCKOUT', 'WARNING', metadata];
    return ['STRENGTHEN_USER_LOCKOUT', 'INFO', metadata];
  }),
  check('PASSWORD', 'WARNING', ({ historySize }) => {
    if (historySize >= advised.historySize) return undefined;
    const metadata = { password: { historyRecommendations: advised.historySize } };
    if (historySize === 0) return ['ENABLE_PASSWORD_HISTORY', 'WARNING', metadata];
    return ['STRENGTHEN_PASSWORD_HISTORY', 'INFO', metadata];
  }),
  check('SESSIONS', 'WARNING', ({ sessions }) => {
    const metadata = { sessions: { idleTimeoutRecommendation: advised.idleSeconds } };
    return adviseLimit(sessions.idleSeconds, advised.idleSeconds, 'IDLE_SESSION', metadata);
  }),
  check('SESSIONS', 'WARNING', ({ sessions }) => {
    const metadata = { sessions: { forceReloginRecommendation: advised.reloginSeconds } };
    return adviseLimit(sessions.reloginSeconds, advised.reloginSeconds, 'FORCE_RELOGIN', metadata);
  }),
  check('SESSIONS', 'WARNING', ({ sessions }) => {
    const metadata = { sessions: { concurrencyRecommendation: advised.sessionsAtOnce } };
    return adviseLimit(sessions.sessionsAtOnce, advised.sessionsAtOnce, 'SESSION_CONCURRENCY', metadata);
  }),
  check('IP', 'INFO', ({ addresses, addressCount }) => {
    if (addresses === 'allow') return undefined;
    const metadata = { restrictions: { ipsCount: addressCount } };
    return [addresses === 'off' ? 'ENABLE_IP_RESTRICTIONS' : 'CHANGE_IP_TO_ALLOWLIST', 'INFO', metadata];
  }),
  check('DOMAIN', 'INFO', ({ domains, domainCount }) => {
    if (domains === 'allow') return undefined;
    const metadata = { restrictions: { domainsCount: domainCount } };
    return [domains === 'off' ? 'ENABLE_DOMAIN_RESTRICTIONS' : 'CHANGE_DOMAIN_TO_ALLOWLIST', 'INFO', metadata];
  }),
  check('COUNTRY', 'INFO', ({ countriesRestricted }) =>
    countriesRestricted ? undefined : ['ENABLE_COUNTRY_RESTRICTIONS', 'INFO'],
  ),
  check('SSO', 'INFO', ({ hasSso }) => (hasSso ? undefined : ['CONFIGURE_SSO', 'INFO'])),
];

/** What would make a tenant safer, most urgent first. */
export function recommendationsOf(facts: SecurityFacts): SecurityRecommendation[] {
  const found = checks.flatMap(({ category, advise }) => {
    const [code, severity, metadata] = advise(facts) ?? [];
    return code && severity ? [{ code, severity, category, ...(metadata && { metadata }) }] : [];
  });
  return found.sort((a, b) => WEIGHTS[b.severity] - WEIGHTS[a.severity]);
}

/** How safe a tenant is, of 100: what is in order, weighed by how bad it could be. */
export function scoreOf(recommendations: readonly SecurityRecommendation[]): number {
  const possible = checks.reduce((sum, { worst }) => sum + WEIGHTS[worst], 0);
  const lost = recommendations.reduce((sum, { severity }) => sum + WEIGHTS[severity], 0);
  return Math.round((100 * (possible - lost)) / possible);
}

/** The state of a tenant, by category. */
export function insightsOf(facts: SecurityFacts): SecurityInsight[] {
  const { totalUsers, enrolledUsers, breachedUsers } = facts;
  const insight = (category: SecurityCategory, code: InsightCode, metadata: SecurityMetadata): SecurityInsight => {
    return { category, code, metadata: { totalUsers, ...metadata } };
  };
  const password = { breachedPasswordUsersCount: breachedUsers };
  const configuredSessionSettings = Object.values(facts.sessions).filter(Number.isFinite).length;
  return [
    insight('MFA', mfaInsight(facts), { mfa: { enrolledUsersCount: enrolledUsers } }),
    ...passwordInsights(facts).map((code) => insight('PASSWORD', code, { password })),
    insight('SESSIONS', sessionInsight(configuredSessionSettings), { sessions: { configuredSessionSettings } }),
    insight('IP', ipInsights[facts.addresses], { restrictions: { ipsCount: facts.addressCount } }),
    insight('DOMAIN', domainInsights[facts.domains], { restrictions: { domainsCount: facts.domainCount } }),
  ];
}

const ipInsights = { off: 'NO_IP_RESTRICTIONS', allow: 'IP_ALLOWLIST', deny: 'IP_DENYLIST' } as const;
const domainInsights = { off: 'NO_DOMAIN_RESTRICTIONS', allow: 'DOMAIN_ALLOWLIST', deny: 'DOMAIN_DENYLIST' } as const;

function mfaInsight({ mfa, enrolledUsers, totalUsers }: SecurityFacts): InsightCode {
  if (mfa === 'Force') return 'MFA_FORCED';
  if (mfa === 'ForceExceptSAML') return 'PARTIALLY_FORCED_MFA';
  return enrolledUsers < totalUsers ? 'PARTIAL_MFA_USAGE' : 'FULL_MFA_USAGE';
}

function passwordInsights({ breachedUsers, lockoutAttempts, historySize }: SecurityFacts): InsightCode[] {
  const codes: InsightCode[] = [];
  if (breachedUsers > 0) codes.push('BREACHED_PASSWORD_USERS_EXIST');
  if (lockoutAttempts > advised.lockoutAttempts) codes.push('IMPROVE_LOCKOUT_POLICY');
  if (historySize < advised.historySize) codes.push('IMPROVE_PASSWORD_HISTORY_POLICY');
  return codes.length > 0 ? codes : ['FULL_PASSWORD_SETTINGS'];
}

function sessionInsight(configured: number): InsightCode {
  if (configured === 0) return 'NO_SESSION_SETTINGS';
  return configured < 3 ? 'PARTIAL_SESSION_SETTINGS' : 'FULL_SESSION_SETTINGS';
}

function adviseLimit(
  limit: number,
  most: number,
  what: 'IDLE_SESSION' | 'FORCE_RELOGIN' | 'SESSION_CONCURRENCY',
  metadata: SecurityMetadata,
): ReturnType<Check['advise']> {
  if (limit <= most) return undefined;
  return limit === Number.POSITIVE_INFINITY
    ? [`ENABLE_${what}`, 'WARNING', metadata]
    : [`SET_${what}`, 'INFO', metadata];
}

function check(category: SecurityCategory, worst: RecommendationSeverity, advise: Check['advise']): Check {
  return { category, worst, advise };
}
