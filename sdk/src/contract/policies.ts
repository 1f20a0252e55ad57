import { z } from 'zod';
import { isoDateSchema } from './common';

/** Longest period of a password: 5 years, in days. */
const MAX_ROTATION_DAYS = 1_825;
const MAX_LOCKOUT_ATTEMPTS = 100;
/** Longest password history: a longer one would keep users from ever choosing an old password again. */
const MAX_HISTORY_SIZE = 10;

/** Validates whether users need a second factor. */
export const enforceMfaTypeSchema = z.enum(['DontForce', 'Force', 'ForceExceptSAML']);
/** Whether users need a second factor; `ForceExceptSAML` exempts users who sign in by SSO. */
export type EnforceMfaType = z.infer<typeof enforceMfaTypeSchema>;

const policySchema = z.object({ id: z.string(), createdAt: isoDateSchema, updatedAt: isoDateSchema });
/** With an `id` a policy is updated, without one it is created; the result is the same. */
const savePolicySchema = z.object({ id: z.string().max(200).nullish() });

/** Schema of the answer to `getGlobalPolicy`: `GET /identity/resources/configurations/v1`. */
export const globalPolicySchema = policySchema.extend({
  enforceMFAType: enforceMfaTypeSchema.optional(),
  allowOverrideEnforcePasswordHistory: z.boolean(),
  allowOverridePasswordComplexity: z.boolean(),
  allowOverridePasswordExpiration: z.boolean(),
  allowSignups: z.boolean(),
  apiTokensEnabled: z.boolean(),
  cookieSameSite: z.string(),
  /** In seconds. */
  defaultRefreshTokenExpiration: z.number(),
  /** In seconds. */
  defaultTokenExpiration: z.number(),
  /** PEM. */
  publicKey: z.string(),
});
/** The vendor's settings for all tenants, and which of them a tenant may change. */
export type GlobalPolicy = z.infer<typeof globalPolicySchema>;

/** Schema of the answers to `getMfaPolicy`, `getVendorMfaPolicy` and 2 more calls. */
export const mfaPolicySchema = policySchema.extend({ enforceMFAType: enforceMfaTypeSchema });
/** Whether users need a second factor. */
export type MfaPolicy = z.infer<typeof mfaPolicySchema>;

/** Schema of the body of `createMfaPolicy`: `POST /identity/resources/configurations/v1/mfa-policy`. */
export const saveMfaPolicyRequestSchema = savePolicySchema.extend({ enforceMFAType: enforceMfaTypeSchema });
/** The tenant's requirement for its users. */
export type SaveMfaPolicyRequest = z.infer<typeof saveMfaPolicyRequestSchema>;

/** Schema of the answers to `getLockoutPolicy`, `getVendorLockoutPolicy` and 2 more calls. */
export const lockoutPolicySchema = policySchema.extend({ enabled: z.boolean(), maxAttempts: z.number() });
/** Whether wrong passwords lock an account, and how many in a row it takes. */
export type LockoutPolicy = z.infer<typeof lockoutPolicySchema>;

/** Schema of the body of `createLockoutPolicy`: `POST /identity/resources/configurations/v1/lockout-policy`. */
export const saveLockoutPolicyRequestSchema = savePolicySchema.extend({
  enabled: z.boolean(),
  maxAttempts: z.int().min(1).max(MAX_LOCKOUT_ATTEMPTS),
});
/** When wrong passwords lock an account of the tenant. */
export type SaveLockoutPolicyRequest = z.infer<typeof saveLockoutPolicyRequestSchema>;

/** Schema of the answers to `getPasswordHistoryPolicy`, `getVendorPasswordHistoryPolicy` and 2 more calls. */
export const passwordHistoryPolicySchema = policySchema.extend({ enabled: z.boolean(), historySize: z.number() });
/** How many of a user's last passwords, the current one included, can't be chosen again. */
export type PasswordHistoryPolicy = z.infer<typeof passwordHistoryPolicySchema>;

/** Schema of the body of `createPasswordHistoryPolicy`. */
export const savePasswordHistoryPolicyRequestSchema = savePolicySchema.extend({
  enabled: z.boolean(),
  historySize: z.int().min(1).max(MAX_HISTORY_SIZE),
});
/** The size of the tenant's password history per user. */
export type SavePasswordHistoryPolicyRequest = z.infer<typeof savePasswordHistoryPolicyRequestSchema>;

/** Validates {@link PasswordRotationPolicy}; also of the request that saves it. */
export const passwordRotationPolicySchema = z.object({
  isActive: z.boolean().optional(),
  rotationPeriod: z.int().min(1).max(MAX_ROTATION_DAYS).optional(),
  notificationPeriod: z.int().min(1).max(MAX_ROTATION_DAYS).optional(),
});
/**
 * After how many days a password has to change (`rotationPeriod`), and how many days before users are notified
 * (`notificationPeriod`). The shorter period of vendor and tenant holds.
 */
export type PasswordRotationPolicy = z.infer<typeof passwordRotationPolicySchema>;
