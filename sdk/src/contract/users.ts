import { z } from 'zod';
import { identifierTypeSchema, identityProviderNameSchema, isoDateSchema, userManagedBySchema } from './common';
import { userEntitlementsSchema } from './entitlements';
import { phoneNumberOrEmptySchema } from './phone-numbers';
import { roleSchema, userPermissionSchema } from './roles-permissions';

/** Validates a user as the service stores it. */
export const userRecordSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  username: z.string().optional(),
  profileImage: z.string().optional(),
  profilePictureUrl: z.string().nullish(),
  sub: z.string(),
  verified: z.boolean(),
  mfaEnrolled: z.boolean(),
  mfaBypass: z.boolean().optional(),
  phoneNumber: z.string().optional(),
  provider: identityProviderNameSchema.optional(),
  tenantId: z.string(),
  tenantIds: z.array(z.string()),
  activatedForTenant: z.boolean().optional(),
  isLocked: z.boolean().optional(),
  tenants: z.array(z.object({ tenantId: z.string(), roles: z.array(roleSchema) })),
  managedBy: userManagedBySchema.optional(),
  invisible: z.literal(true).optional(),
  superUser: z.literal(true).optional(),
  /** A JSON text; it contains `address` and `jobTitle`. */
  metadata: z.string(),
  createdAt: isoDateSchema.optional(),
  lastLogin: isoDateSchema.optional(),
  subAccountAccessAllowed: z.boolean().optional(),
  temporaryExpirationDate: isoDateSchema.optional(),
  isDisabled: z.boolean().optional(),
  entitlements: userEntitlementsSchema.optional(),
});
/** A user as the service stores it; `metadata` is a JSON text with `address`, `jobTitle` and the vendor's members. */
export type UserRecord = z.infer<typeof userRecordSchema>;

/** Schema of the answers to `getMe` and `updateMe`. */
export const userProfileSchema = userRecordSchema.extend({
  roles: z.array(roleSchema),
  roleIds: z.array(z.string()).optional(),
  rolesIds: z.array(z.string()).optional(),
  permissions: z.array(userPermissionSchema),
  groups: z.array(z.object({ id: z.string(), roles: z.array(roleSchema).optional() })).optional(),
});
/** A user with roles and permissions in the active tenant. */
export type UserProfile = z.infer<typeof userProfileSchema>;

/** Schema of the body of `updateMe`: `PUT /identity/resources/users/v2/me`. */
export const updateMeRequestSchema = z.object({
  name: z.string().trim().min(1).max(200).optional(),
  phoneNumber: phoneNumberOrEmptySchema.nullish(),
  /** Long enough for a picture of 1 MB inside its address. */
  profilePictureUrl: z.string().max(1_500_000).nullish(),
  metadata: z.string().max(20_000).optional(),
  title: z.string().max(200).optional(),
  country: z.string().max(200).optional(),
});
/** Fields of the own profile to change; absent ones stay as they are. `metadata` replaces the whole JSON text. */
export type UpdateMeRequest = z.infer<typeof updateMeRequestSchema>;

/** Schema of the one item of `listMyTenantsV2`: `GET /identity/resources/users/v2/me/tenants`. */
export const tenantSchema = z.object({
  id: z.string(),
  name: z.string(),
  tenantId: z.string(),
  vendorId: z.string(),
  deletedAt: z.null(),
  metadata: z.union([z.string(), z.record(z.string(), z.unknown())]),
  isReseller: z.boolean(),
  createdAt: isoDateSchema,
  updatedAt: isoDateSchema,
  address: z.string().optional(),
  timezone: z.string().optional(),
  dateFormat: z.string().optional(),
  timeFormat: z.string().optional(),
  currency: z.string().optional(),
  logo: z.string().optional(),
  logoUrl: z.string().optional(),
  tenantType: z.enum(['customer', 'spam', 'test', 'reseller', 'headquarter']).optional(),
  hasCustomLogin: z.boolean().optional(),
  loginUrl: z.string().optional(),
  applicationUrl: z.string().optional(),
  alias: z.string().optional(),
});
/** A customer account of the vendor. */
export type Tenant = z.infer<typeof tenantSchema>;

/** Schema of the answer to `listMyTenantsV2`. */
export const listMyTenantsResponseSchema = z.array(tenantSchema);

/** Schema of the answers to `getMyTenants` and `getMyTenantsV1`. */
export const currentUserTenantsSchema = z.object({ tenants: z.array(tenantSchema), activeTenant: tenantSchema });
/** The user's tenants and the one the session is in. */
export type CurrentUserTenants = z.infer<typeof currentUserTenantsSchema>;

/** Schema of the body of `switchTenant`: `PUT /identity/resources/users/v1/tenant`. */
export const switchTenantRequestSchema = z.object({
  tenantId: z.string().min(1),
  silentReload: z.boolean().optional(),
});
/** The tenant to make active; refresh the tokens afterwards. */
export type SwitchTenantRequest = z.infer<typeof switchTenantRequestSchema>;

/** Schema of the answer to `getMyAuthorization`: `GET /identity/resources/users/v1/me/authorization`. */
export const userAuthorizationSchema = z.object({
  roles: z.array(roleSchema),
  permissions: z.array(userPermissionSchema),
});
/** The user's roles and permissions in the active tenant. */
export type UserAuthorization = z.infer<typeof userAuthorizationSchema>;

/** Schema of the body of `sendPasswordReset`: `POST /identity/resources/users/v1/passwords/reset`. */
export const sendPasswordResetRequestSchema = z.object({ email: z.string().trim().min(1).max(320) });
/** The user who resets their password, by e-mail address. */
export type SendPasswordResetRequest = z.infer<typeof sendPasswordResetRequestSchema>;

/** Schema of the body of `sendPasswordResetEmail`: `POST /identity/resources/users/v2/passwords/reset/email`. */
export const sendPasswordResetEmailRequestSchema = z.object({
  identifier: z.string().trim().min(1).max(320),
  identifierType: identifierTypeSchema,
});
/** The user who resets their password, by any identifier. */
export type SendPasswordResetEmailRequest = z.infer<typeof sendPasswordResetEmailRequestSchema>;

/** Schema of the body of `resetPassword`: `POST /identity/resources/users/v1/passwords/reset/verify`. */
export const resetPasswordRequestSchema = z.object({
  userId: z.string().min(1),
  token: z.string().min(1),
  password: z.string().min(1).max(1024),
});
/** A new password with the parameters of the link in the mail. */
export type ResetPasswordRequest = z.infer<typeof resetPasswordRequestSchema>;

/** Schema of the body of `validateResetToken`: `POST /identity/resources/users/v1/passwords/reset/validate`. */
export const validateResetTokenRequestSchema = z.object({ userId: z.string().min(1), token: z.string().min(1) });
/** The parameters of the link in the mail. */
export type ValidateResetTokenRequest = z.infer<typeof validateResetTokenRequestSchema>;

/** Schema of the one item of `listPasswordRecoveryStrategies`. */
export const passwordRecoveryStrategySchema = z.object({ strategy: z.enum(['email', 'sms']), isActive: z.boolean() });
/** How the link or code for a new password is sent, and whether the vendor offers it. */
export type PasswordRecoveryStrategy = z.infer<typeof passwordRecoveryStrategySchema>;
/** Schema of the answer to `listPasswordRecoveryStrategies`. */
export const listPasswordRecoveryStrategiesResponseSchema = z.array(passwordRecoveryStrategySchema);

/** Schema of the query of `getPasswordConfig`. */
export const passwordConfigQuerySchema = z.object({ userId: z.string().optional() });

/** Schema of the answers to `getPasswordPolicy`, `getVendorPasswordPolicy` and `getPasswordConfig`. */
export const passwordConfigSchema = z.object({
  allowPassphrases: z.boolean().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minPhraseLength: z.number().optional(),
  minOptionalTestsToPass: z.number().optional(),
  requiredTests: z.object({ checkThreeRepeatedChars: z.boolean().optional() }).optional(),
  optionalTests: z
    .object({
      requireLowercase: z.boolean().optional(),
      requireUppercase: z.boolean().optional(),
      requireNumbers: z.boolean().optional(),
      requireSpecialChars: z.boolean().optional(),
    })
    .optional(),
});
/** The rules for a new password; lengths in characters (portal spec §5). */
export type PasswordConfig = z.infer<typeof passwordConfigSchema>;

/** Schema of the one item of `listSignUpStrategies`: `GET /identity/resources/configurations/v1/sign-up/strategies`. */
export const signUpStrategySchema = z.object({
  strategy: identifierTypeSchema,
  isActive: z.boolean(),
  isRequired: z.boolean(),
});
/** A field of the sign-up form. */
export type SignUpStrategy = z.infer<typeof signUpStrategySchema>;
/** Schema of the answer to `listSignUpStrategies`. */
export const listSignUpStrategiesResponseSchema = z.array(signUpStrategySchema);
