import type { InsightCode, SecurityCategory, SecurityInsight } from '../../../../../contract/security-centre';
import type { SecurityTab } from '../../security-appearances';

/** The text key of each insight. */
export const insightTexts = {
  MFA_FORCED: 'mfaForcedText',
  PARTIALLY_FORCED_MFA: 'partiallyForcedMfaText',
  PARTIAL_MFA_USAGE: 'partialMfaUsageText',
  FULL_MFA_USAGE: 'fullMfaUsageText',
  BREACHED_PASSWORD_USERS_EXIST: 'breachedPasswordUsersExistText',
  IMPROVE_LOCKOUT_POLICY: 'improveLockoutPolicyText',
  IMPROVE_PASSWORD_HISTORY_POLICY: 'improvePasswordHistoryPolicyText',
  FULL_PASSWORD_SETTINGS: 'fullPasswordSettingsText',
  NO_SESSION_SETTINGS: 'noSessionSettingsText',
  PARTIAL_SESSION_SETTINGS: 'partialSessionsSettingsText',
  FULL_SESSION_SETTINGS: 'fullSessionSettingsText',
  NO_IP_RESTRICTIONS: 'noIpRestrictionsText',
  IP_ALLOWLIST: 'ipAllowListText',
  IP_DENYLIST: 'ipDenyListText',
  NO_DOMAIN_RESTRICTIONS: 'noDomainRestrictionsText',
  DOMAIN_ALLOWLIST: 'domainAllowListText',
  DOMAIN_DENYLIST: 'domainDenyListText',
} as const satisfies Record<InsightCode, string>;

/** The tab with the settings of each subject. */
export const tabsOfCategories: Partial<Record<SecurityCategory, SecurityTab>> = {
  MFA: 'generalSettings',
  PASSWORD: 'generalSettings',
  SESSIONS: 'sessionManagement',
  IP: 'ipRestrictions',
  DOMAIN: 'domainRestrictions',
  COUNTRY: 'countryRestrictions',
};

/** Whether the contract names what an insight says. A newer service may send others. */
export function isKnownInsight({ code, category }: SecurityInsight): boolean {
  return Object.hasOwn(insightTexts, code) && (category === 'INACTIVITY' || Object.hasOwn(tabsOfCategories, category));
}

/** The number that an insight is about. */
export function countOf({ category, metadata = {} }: SecurityInsight): number {
  const { mfa, password, sessions, restrictions } = metadata;
  const counts: Partial<Record<SecurityCategory, number | undefined>> = {
    MFA: mfa?.enrolledUsersCount,
    PASSWORD: password?.breachedPasswordUsersCount,
    SESSIONS: sessions?.configuredSessionSettings,
    IP: restrictions?.ipsCount,
    DOMAIN: restrictions?.domainsCount,
  };
  return counts[category] ?? 0;
}
