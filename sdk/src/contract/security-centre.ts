import { z } from 'zod';

/** Validates what a recommendation or an insight is about. */
export const securityCategorySchema = z.enum([
  'MFA',
  'SESSIONS',
  'PASSWORD',
  'INACTIVITY',
  'IP',
  'DOMAIN',
  'COUNTRY',
  'SSO',
]);
/** What a recommendation or an insight is about (portal spec §3). */
export type SecurityCategory = z.infer<typeof securityCategorySchema>;

/** Validates the severity of a recommendation (portal spec §3). */
export const recommendationSeveritySchema = z.enum(['SEVERE', 'WARNING', 'INFO']);
/** How much it matters (portal spec §3). */
export type RecommendationSeverity = z.infer<typeof recommendationSeveritySchema>;

/** Validates the code of a recommendation. */
export const recommendationCodeSchema = z.enum([
  'FORCE_MFA',
  'BREACHED_PASSWORDS_EXIST',
  'ENABLE_USER_LOCKOUT',
  'STRENGTHEN_USER_LOCKOUT',
  'ENABLE_PASSWORD_HISTORY',
  'STRENGTHEN_PASSWORD_HISTORY',
  'ENABLE_FORCE_RELOGIN',
  'SET_FORCE_RELOGIN',
  'ENABLE_SESSION_CONCURRENCY',
  'SET_SESSION_CONCURRENCY',
  'ENABLE_IDLE_SESSION',
  'SET_IDLE_SESSION',
  'ENABLE_IP_RESTRICTIONS',
  'CHANGE_IP_TO_ALLOWLIST',
  'ENABLE_DOMAIN_RESTRICTIONS',
  'CHANGE_DOMAIN_TO_ALLOWLIST',
  'ENABLE_COUNTRY_RESTRICTIONS',
  'CONFIGURE_SSO',
]);
/** A recommendation: `ENABLE_…` when it is off, `SET_…` and `STRENGTHEN_…` when it is looser than recommended. */
export type RecommendationCode = z.infer<typeof recommendationCodeSchema>;

/** Validates the state of the account's security. */
export const insightCodeSchema = z.enum([
  'MFA_FORCED',
  'PARTIALLY_FORCED_MFA',
  'PARTIAL_MFA_USAGE',
  'FULL_MFA_USAGE',
  'BREACHED_PASSWORD_USERS_EXIST',
  'IMPROVE_LOCKOUT_POLICY',
  'IMPROVE_PASSWORD_HISTORY_POLICY',
  'FULL_PASSWORD_SETTINGS',
  'NO_SESSION_SETTINGS',
  'PARTIAL_SESSION_SETTINGS',
  'FULL_SESSION_SETTINGS',
  'NO_IP_RESTRICTIONS',
  'IP_ALLOWLIST',
  'IP_DENYLIST',
  'NO_DOMAIN_RESTRICTIONS',
  'DOMAIN_ALLOWLIST',
  'DOMAIN_DENYLIST',
]);
/** State of the account's security. */
export type InsightCode = z.infer<typeof insightCodeSchema>;

/** Validates the numbers of a recommendation or an insight. */
export const securityMetadataSchema = z.object({
  totalUsers: z.number().optional(),
  mfa: z.object({ enrolledUsersCount: z.number().optional() }).optional(),
  inactivity: z.object({ staleUsersCount: z.number().optional() }).optional(),
  password: z
    .object({
      breachedPasswordUsersCount: z.number().optional(),
      /** Size of the password history. */
      historyRecommendations: z.number().optional(),
      /** Wrong passwords in a row. */
      userLockoutRecommendation: z.number().optional(),
    })
    .optional(),
  sessions: z
    .object({
      /** The number of enabled restrictions, of three. */
      configuredSessionSettings: z.number().optional(),
      /** In seconds. */
      forceReloginRecommendation: z.number().optional(),
      /** Concurrent sessions. */
      concurrencyRecommendation: z.number().optional(),
      /** In seconds. */
      idleTimeoutRecommendation: z.number().optional(),
    })
    .optional(),
  restrictions: z.object({ ipsCount: z.number().optional(), domainsCount: z.number().optional() }).optional(),
});
/** The numbers of a recommendation or an insight. */
export type SecurityMetadata = z.infer<typeof securityMetadataSchema>;

/** Validates a recommendation that raises the security score. */
export const securityRecommendationSchema = z.object({
  code: recommendationCodeSchema,
  severity: recommendationSeveritySchema,
  category: securityCategorySchema,
  metadata: securityMetadataSchema.optional(),
});
/** A recommendation that raises the security score. */
export type SecurityRecommendation = z.infer<typeof securityRecommendationSchema>;

/** Schema of the answer to `getRecommendations`: `GET /security-center/resources/recommendations/v1`. */
export const getRecommendationsResponseSchema = z.object({
  scoring: z.object({ score: z.number().min(0).max(100) }),
  recommendations: z.object({ items: z.array(securityRecommendationSchema) }),
});
/** The security score, of 100, and the recommendations, most urgent first. */
export type GetRecommendationsResponse = z.infer<typeof getRecommendationsResponseSchema>;

/** Validates the state of one subject. */
export const securityInsightSchema = z.object({
  code: insightCodeSchema,
  category: securityCategorySchema,
  metadata: securityMetadataSchema.optional(),
});
/** State of one subject. */
export type SecurityInsight = z.infer<typeof securityInsightSchema>;

/** Schema of the answer to `getInsights`: `GET /security-center/resources/insights/v1`. */
export const getInsightsResponseSchema = z.object({ insights: z.object({ items: z.array(securityInsightSchema) }) });
/** The insights of the account. */
export type GetInsightsResponse = z.infer<typeof getInsightsResponseSchema>;
