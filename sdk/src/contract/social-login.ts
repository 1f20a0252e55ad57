import { z } from 'zod';

/** Well-known providers for social login (sign-in spec §3). */
export const socialProviderNameSchema = z.enum([
  'microsoft',
  'facebook',
  'google',
  'github',
  'slack',
  'apple',
  'linkedin',
]);

/** Schema of the one item of `listSocialProvidersV1`: `GET /identity/resources/sso/v1`. */
export const socialProviderV1Schema = z.object({
  type: socialProviderNameSchema,
  clientId: z.string(),
  redirectUrl: z.string(),
  active: z.boolean(),
});
/** A provider to sign in with, as the first version of the list has it. */
export type SocialProviderV1 = z.infer<typeof socialProviderV1Schema>;
/** Schema of the answer to `listSocialProvidersV1`. */
export const listSocialProvidersV1ResponseSchema = z.array(socialProviderV1Schema);

/** Schema of the one item of `listSocialProviders` and `listMySocialProviders`. */
export const socialProviderSchema = z.object({
  type: socialProviderNameSchema,
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

/** Validates a custom provider of the vendor. */
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
/** A custom provider of the vendor. */
export type CustomSocialProvider = z.infer<typeof customSocialProviderSchema>;

/** Schema of the answer to `listCustomSocialProviders`: `GET /identity/resources/sso/custom/v1`. */
export const listCustomSocialProvidersResponseSchema = z.object({ providers: z.array(customSocialProviderSchema) });
/** The custom providers of the vendor. */
export type ListCustomSocialProvidersResponse = z.infer<typeof listCustomSocialProvidersResponseSchema>;

/** A parameter of a provider's callback. */
const parameterSchema = z.string().max(4096);

/** Schema of the query of `loginViaSocialLogin`. */
export const socialPostLoginQuerySchema = z.object({
  code: parameterSchema.optional(),
  id_token: parameterSchema.optional(),
  redirectUri: parameterSchema.optional(),
  code_verifier: parameterSchema.optional(),
  code_verifier_pkce: parameterSchema.optional(),
  state: parameterSchema.optional(),
});
/** The parameters of a provider's callback, and the PKCE verifier of the browser that sent the user there. */
export type SocialPostLoginQuery = z.infer<typeof socialPostLoginQuerySchema>;

/** Schema of the body of `loginViaSocialLogin`. */
export const socialLoginRequestSchema = z.object({
  /** A JSON text. */
  metadata: z.string().max(10_000).optional(),
  invitationToken: parameterSchema.optional(),
});
/** The data that accompanies a sign-in at a provider. */
export type SocialLoginRequest = z.infer<typeof socialLoginRequestSchema>;

/** Schema of the answer to `loginViaSocialLogin`. */
export const socialLoginResultSchema = z.object({
  email: z.string(),
  isNewUser: z.boolean(),
  userId: z.string().optional(),
  tenantId: z.string().optional(),
  name: z.string(),
  /** Empty while a second factor is required. */
  accessToken: z.string(),
  mfaRequired: z.boolean(),
  userEmail: z.string().optional(),
});
/** The user who has signed in. With `mfaRequired` the next token refresh answers with the challenge. */
export type SocialLoginResult = z.infer<typeof socialLoginResultSchema>;
