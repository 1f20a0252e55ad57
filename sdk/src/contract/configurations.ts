import { z } from 'zod';
import { isoDateSchema } from './common';
import { mfaStrategyNameSchema } from './mfa';

/** First factors the service knows (sign-in spec §3). */
export const authStrategySchema = z.enum([
  'EmailAndPassword',
  'MagicLink',
  'Code',
  'NoLocalAuthentication',
  'SmsCode',
  'WebAuthN',
  'UsernameAndPassword',
  'UsernameAndMagicLink',
  'UsernameAndCode',
  'UsernameAndSms',
]);
/** First factors the service knows (sign-in spec §3). */
export type AuthStrategy = z.infer<typeof authStrategySchema>;

/** Schema of the answer to `getPublicConfiguration`: `GET /identity/resources/configurations/v1/public`. */
export const vendorConfigSchema = z.object({
  allowSignups: z.boolean(),
  allowNotVerifiedUsersLogin: z.boolean(),
  apiTokensEnabled: z.boolean(),
  forcePermissions: z.boolean(),
  authStrategy: authStrategySchema,
  machineToMachineAuthStrategy: z.enum(['ClientCredentials', 'AccessToken']),
});
/** The vendor's settings for all tenants. */
export type VendorConfig = z.infer<typeof vendorConfigSchema>;

/** Schema of the answers to `getPublicAuthStrategies` and `getAuthStrategies`. */
export const authStrategiesConfigSchema = z.object({
  mainAuthStrategies: z.array(z.object({ strategy: authStrategySchema })),
  secondaryAuthStrategies: z.array(
    z.object({
      strategy: z.enum([
        'WebAuthnPlatform',
        'WebAuthnCrossPlatform',
        'SmsCode',
        'SmsCodeV2',
        'Passkeys',
        'UsernameAndPassword',
        'UsernameAndMagicLink',
        'UsernameAndCode',
        'UsernameAndSms',
      ]),
      isActive: z.boolean(),
    }),
  ),
});
/** The login methods of the vendor: the main strategy, then the further ones. */
export type AuthStrategiesConfig = z.infer<typeof authStrategiesConfigSchema>;

/** Validates whether forms require a captcha. */
export const captchaPolicySchema = z.object({
  id: z.string(),
  siteKey: z.string(),
  enabled: z.boolean(),
  createdAt: isoDateSchema,
  updatedAt: isoDateSchema,
});
/** Whether forms require a captcha. */
export type CaptchaPolicy = z.infer<typeof captchaPolicySchema>;

/** Schema of the answer to `getMfaStrategies`: `GET /identity/resources/configurations/v1/mfa/strategies`. */
export const mfaStrategiesConfigSchema = z.object({
  strategies: z.array(z.object({ strategy: mfaStrategyNameSchema, isActive: z.boolean() })),
});
/** Second factors, and which of them the vendor offers. */
export type MfaStrategiesConfig = z.infer<typeof mfaStrategiesConfigSchema>;

/** Schema of the answer to `getUserEmailPolicy`: `GET /identity/resources/configurations/v1/user-emails-policy`. */
export const userEmailPolicySchema = z.object({ allowEmailChange: z.boolean() });
/** Whether users may change their e-mail address. */
export type UserEmailPolicy = z.infer<typeof userEmailPolicySchema>;
