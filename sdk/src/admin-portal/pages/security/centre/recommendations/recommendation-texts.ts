import type {
  RecommendationCode,
  RecommendationSeverity,
  SecurityCategory,
  SecurityRecommendation,
} from '../../../../../contract/security-centre';

/** The beginning of the text keys of each recommendation. */
export const recommendationTexts = {
  FORCE_MFA: 'forceMfa',
  BREACHED_PASSWORDS_EXIST: 'breachedPasswordExists',
  ENABLE_USER_LOCKOUT: 'enableUserLockout',
  STRENGTHEN_USER_LOCKOUT: 'strengthenUserLockout',
  ENABLE_PASSWORD_HISTORY: 'enablePasswordHistory',
  STRENGTHEN_PASSWORD_HISTORY: 'strengthenPasswordHistory',
  ENABLE_FORCE_RELOGIN: 'enableForceRelogin',
  SET_FORCE_RELOGIN: 'setForceRelogin',
  ENABLE_SESSION_CONCURRENCY: 'enableSessionConcurrency',
  SET_SESSION_CONCURRENCY: 'setSessionConcurrency',
  ENABLE_IDLE_SESSION: 'enableIdleSession',
  SET_IDLE_SESSION: 'setIdleSession',
  ENABLE_IP_RESTRICTIONS: 'enableIpRestrictions',
  CHANGE_IP_TO_ALLOWLIST: 'changeIpToAllowList',
  ENABLE_DOMAIN_RESTRICTIONS: 'enableDomainRestrictions',
  CHANGE_DOMAIN_TO_ALLOWLIST: 'changeDomainToAllowList',
  ENABLE_COUNTRY_RESTRICTIONS: 'enableCountryRestriction',
  CONFIGURE_SSO: 'configureSSO',
} as const satisfies Record<RecommendationCode, string>;

/** The severities, worst first. */
export const severities = ['SEVERE', 'WARNING', 'INFO'] as const satisfies readonly RecommendationSeverity[];

/** What each severity is called. */
export const severityLabels = {
  SEVERE: 'adminPortal.securityCenter_mainPage.severe',
  WARNING: 'adminPortal.securityCenter_mainPage.warning',
  INFO: 'adminPortal.securityCenter_mainPage.info',
} as const satisfies Record<RecommendationSeverity, string>;

/** What each subject is called. */
export const categoryTitles = {
  MFA: 'adminPortal.securityCenter_insights.mfaCardTitle',
  PASSWORD: 'adminPortal.securityCenter_insights.passwordCardTitle',
  SESSIONS: 'adminPortal.securityCenter_insights.sessionsCardTitle',
  INACTIVITY: 'adminPortal.securityCenter_insights.inactivityCardTitle',
  IP: 'adminPortal.securityCenter_restrictionsInnerPage.ips',
  DOMAIN: 'adminPortal.securityCenter_restrictionsInnerPage.domain',
  COUNTRY: 'adminPortal.securityCenter_restrictionsInnerPage.country',
  SSO: 'adminPortal.securityCenter_mainPage.ssoCategory',
} as const satisfies Record<SecurityCategory, string>;

/** Whether the contract names everything that a recommendation says. A newer service may send others. */
export function isKnownRecommendation({ code, severity, category }: SecurityRecommendation): boolean {
  return (
    Object.hasOwn(recommendationTexts, code) &&
    Object.hasOwn(severityLabels, severity) &&
    Object.hasOwn(categoryTitles, category)
  );
}
