import { z } from 'zod';

/** Schema of the answer to `getKeySet`: `GET /.well-known/jwks.json`. */
export const keySetSchema = z.object({
  keys: z.array(
    z.object({
      kty: z.string(),
      kid: z.string().optional(),
      n: z.string(),
      e: z.string(),
      alg: z.string().optional(),
      use: z.string().optional(),
    }),
  ),
});
/** The public keys that access tokens are signed with; pick by `kid`. */
export type KeySet = z.infer<typeof keySetSchema>;

/** A parameter of a request: long enough for an address with parameters of its own. */
const parameterSchema = z.string().max(4096);

/** Schema of the body of `exchangeOAuthTokens`: `POST /oauth/token`. */
export const oauthTokenRequestSchema = z.object({
  grant_type: z.enum(['authorization_code', 'refresh_token']),
  code: parameterSchema.optional(),
  redirect_uri: parameterSchema.optional(),
  code_verifier: parameterSchema.optional(),
  refresh_token: parameterSchema.optional(),
  tenantId: parameterSchema.nullish(),
  client_id: parameterSchema.optional(),
  client_secret: parameterSchema.optional(),
});
/**
 * A token request: a code with its PKCE verifier, or a refresh token. Browsers send JSON and no client id,
 * standard relying parties a form with one; secrets come from servers only.
 */
export type OAuthTokenRequest = z.infer<typeof oauthTokenRequestSchema>;

/** Schema of the answers to `exchangeOAuthTokens` and `silentAuthorize`. */
export const oauthTokensSchema = z.object({
  access_token: z.string(),
  id_token: z.string(),
  refresh_token: z.string(),
  /** Seconds; 300 when absent. */
  expires_in: z.number().optional(),
  token_type: z.string().optional(),
  scope: z.string().optional(),
});
/** Tokens of a hosted sign-in. The `id_token` serves as bearer of every call, too. */
export type OAuthTokens = z.infer<typeof oauthTokensSchema>;

/** Schema of the body of `silentAuthorize`: `POST /oauth/authorize/silent`. */
export const silentAuthorizeRequestSchema = z.object({ tenantId: parameterSchema.nullish() });
/** The tab's own tenant, or `null` for the session's. */
export type SilentAuthorizeRequest = z.infer<typeof silentAuthorizeRequestSchema>;

/** Schema of the answer to `getOpenIdConfiguration`: `GET /.well-known/openid-configuration`. */
export const openIdConfigurationSchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.string(),
  token_endpoint: z.string(),
  userinfo_endpoint: z.string(),
  end_session_endpoint: z.string(),
  jwks_uri: z.string(),
  response_types_supported: z.array(z.string()),
  response_modes_supported: z.array(z.string()),
  grant_types_supported: z.array(z.string()),
  code_challenge_methods_supported: z.array(z.string()),
  scopes_supported: z.array(z.string()),
  subject_types_supported: z.array(z.string()),
  id_token_signing_alg_values_supported: z.array(z.string()),
  token_endpoint_auth_methods_supported: z.array(z.string()),
  prompt_values_supported: z.array(z.string()),
  claims_supported: z.array(z.string()),
  acr_values_supported: z.array(z.string()),
  authorization_response_iss_parameter_supported: z.boolean(),
  request_parameter_supported: z.boolean(),
  request_uri_parameter_supported: z.boolean(),
});
/** The discovery document of the service (OpenID Connect Discovery §3). */
export type OpenIdConfiguration = z.infer<typeof openIdConfigurationSchema>;

/** Schema of the answer to `getUserInfo`: `GET /oauth/userinfo`. */
export const userInfoSchema = z.object({
  sub: z.string(),
  name: z.string().optional(),
  picture: z.string().optional(),
  preferred_username: z.string().optional(),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  tenantId: z.string(),
});
/** Claims about the signed-in user, as far as the scope of the token goes (OpenID Connect Core §5.3). */
export type UserInfo = z.infer<typeof userInfoSchema>;
