import { z } from 'zod';

/** Schema of {@link SocialProvider}. */
export const socialProviderSchema = z.object({
  type: z.enum(['microsoft', 'facebook', 'google', 'github', 'slack', 'apple', 'linkedin']),
  clientId: z.string().nullish(),
  redirectUrl: z.string(),
  backendRedirectUrl: z.string().optional(),
  active: z.boolean(),
  authorizationUrl: z.string().nullish(),
  options: z.record(z.string(), z.unknown()).optional(),
  customised: z.boolean(),
  additionalScopes: z.array(z.string()).optional(),
});
/** A provider to sign in with. */
export type SocialProvider = z.infer<typeof socialProviderSchema>;
/** Schema of the answer to `listSocialProviders`. */
export const listSocialProvidersResponseSchema = z.array(socialProviderSchema);

/** Schema of {@link CustomSocialProvider}. */
export const customSocialProviderSchema = z.object({
  id: z.string(),
  type: z.string(),
  clientId: z.string(),
  redirectUrl: z.string(),
  redirectUrlPattern: z.string(),
  authorizationUrl: z.string(),
  userInfoUrl: z.string(),
  scopes: z.string(),
  ssoLogoUrl: z.string().nullable(),
  displayName: z.string(),
  active: z.boolean(),
});
/** A provider the vendor has set up itself. */
export type CustomSocialProvider = z.infer<typeof customSocialProviderSchema>;

/** Schema of {@link ListCustomSocialProvidersResponse}. */
export const listCustomSocialProvidersResponseSchema = z.object({ providers: z.array(customSocialProviderSchema) });
/** The providers the vendor has set up itself. */
export type ListCustomSocialProvidersResponse = z.infer<typeof listCustomSocialProvidersResponseSchema>;
