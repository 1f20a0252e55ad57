import {
  keySetSchema,
  type OpenIdConfiguration,
  openIdConfigurationSchema,
  type UserInfo,
  userInfoSchema,
} from '@portico/sdk/contract';
import { oauthPageRoutes } from './oauth-authorize';
import { oauthLogoutRoutes } from './oauth-logout';
import { oauthTokenRoutes } from './oauth-token';
import { route } from './route';
import type { Context } from './rules/call/context';
import type { Caller, HandlerContext, HandlerReply } from './rules/call/handler-context';
import { Refusal } from './rules/call/refusal';
import { DEFAULT_SCOPE, issuerOf } from './rules/hosted-login/authorization-request';
import { MULTI_FACTOR_ACR } from './rules/sessions/session-tokens';
import { present } from './rules/team/views';
import { pictureAddress } from './rules/users/pictures';

function getKeySet(context: HandlerContext<never>): HandlerReply {
  return context.reply(200, context.tokens.keySet());
}

function getOpenIdConfiguration(context: HandlerContext<never>): HandlerReply {
  const issuer = issuerOf(context);
  const configuration: OpenIdConfiguration = {
    issuer,
    authorization_endpoint: `${issuer}/oauth/authorize`,
    token_endpoint: `${issuer}/oauth/token`,
    userinfo_endpoint: `${issuer}/oauth/userinfo`,
    end_session_endpoint: `${issuer}/oauth/logout`,
    jwks_uri: `${issuer}/.well-known/jwks.json`,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    scopes_supported: DEFAULT_SCOPE.split(' '),
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    token_endpoint_auth_methods_supported: ['none', 'client_secret_post', 'client_secret_basic'],
    prompt_values_supported: ['none', 'login', 'select_account', 'consent'],
    claims_supported: ['sub', 'iss', 'aud', 'exp', 'iat', 'auth_time', 'acr', 'amr', 'nonce', 'at_hash', 'sid', 'name'],
    acr_values_supported: [MULTI_FACTOR_ACR],
    authorization_response_iss_parameter_supported: true,
    request_parameter_supported: false,
    request_uri_parameter_supported: false,
  };
  return context.reply(200, configuration);
}

async function getUserInfo(context: HandlerContext<never>): Promise<HandlerReply> {
  const { user, tenant, claims } = await bearerOf(context);
  const scopes = typeof claims.scope === 'string' ? claims.scope.split(' ') : DEFAULT_SCOPE.split(' ');
  const profile = present({
    name: user.name || null,
    picture: pictureAddress(context, user),
    preferred_username: user.username ?? user.email,
  });
  const info: UserInfo = {
    sub: user.id,
    tenantId: tenant.id,
    ...(scopes.includes('profile') && profile),
    ...(scopes.includes('email') && { email: user.email, email_verified: user.verified }),
  };
  return context.reply(200, info);
}

/** Standard clients read from a header why they were refused (RFC 6750 §3). */
async function bearerOf(context: Context): Promise<Caller> {
  try {
    return await context.caller();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const reason = context.request.headers.authorization === undefined ? '' : ', error="invalid_token"';
    throw new Refusal({ ...error.reply, headers: { 'www-authenticate': `Bearer realm="oauth"${reason}` } });
  }
}

/** The authorization server (sign-in spec §7 "OAuth" and "Users", key-set; OpenID Connect Discovery §4, Core §5.3). */
export const oauthRoutes = [
  ...oauthPageRoutes,
  ...oauthTokenRoutes,
  ...oauthLogoutRoutes,
  route('GET /.well-known/jwks.json', getKeySet, { answer: keySetSchema }),
  route('GET /.well-known/openid-configuration', getOpenIdConfiguration, { answer: openIdConfigurationSchema }),
  route('GET /oauth/userinfo', getUserInfo, { answer: userInfoSchema }),
];
