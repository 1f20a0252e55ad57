import {
  loginResponseSchema,
  oidcPostLoginRequestSchema,
  oidcPostLoginV2RequestSchema,
  type PreLoginRequest,
  type PreLoginResponse,
  preLoginRequestSchema,
  preLoginResponseSchema,
  samlPostLoginRequestSchema,
} from '@portico/sdk/contract';
import { hasSubtle } from '../core/web-crypto';
import type { SsoConfigurationRow } from '../db/tables';
import { route } from './route';
import { admit, findUserByIdentifier } from './rules/auth/admission';
import { finishSignIn } from './rules/auth/finish-sign-in';
import { type Context, isOver, isoAfter } from './rules/call/context';
import type { HandlerContext, HandlerReply } from './rules/call/handler-context';
import { toShownAddress } from './rules/hosted-login/service-addresses';
import type { ProviderAccount } from './rules/saml/verify-response';
import { readIdToken, tradeProviderCode } from './rules/sso/oidc-provider';
import { providerOfEndpoint } from './rules/sso/simulated-providers';
import {
  beginAttempt,
  browserCookie,
  endAttempt,
  findAttempt,
  refuseDenied,
  refuseSso,
  type SsoAttemptRow,
} from './rules/sso/sso-attempts';
import { memberOfProvider } from './rules/sso/sso-members';
import { configurationOf } from './rules/sso/sso-routing';

/** Where hosts take answers of OpenID providers (sign-in spec §2, `oidcRedirectUrl`). */
const OIDC_CALLBACK = '/account/oidc/callback';

async function preLogin(context: HandlerContext<never>): Promise<HandlerReply> {
  const configuration = wantedConfiguration(context, context.read(preLoginRequestSchema));
  return configuration ? sendToProvider(context, configuration) : context.reply(200, {});
}

/** The older form knows no OpenID. */
async function samlPreLogin(context: HandlerContext<never>): Promise<HandlerReply> {
  const configuration = wantedConfiguration(context, context.read(preLoginRequestSchema));
  const isSaml = configuration && configuration.type !== 'oidc';
  return isSaml ? sendToProvider(context, configuration) : context.reply(200, {});
}

/** Every address of the domain: the answer must not reveal which accounts exist. */
function wantedConfiguration(
  context: Context,
  { email, username, tenantId }: PreLoginRequest,
): SsoConfigurationRow | undefined {
  // Without the browser's cryptography no answer could be checked, so users sign in with their passwords.
  if (!hasSubtle()) return undefined;
  const typed = email || username || '';
  const address = typed.includes('@') ? typed.trim() : (findUserByIdentifier(context, typed)?.email ?? '');
  const configuration = configurationOf(context.db, address);
  return tenantId && configuration?.tenantId !== tenantId ? undefined : configuration;
}

async function sendToProvider(context: Context, configuration: SsoConfigurationRow): Promise<HandlerReply> {
  const attempt = beginAttempt(context, configuration);
  const isOidc = configuration.type === 'oidc';
  const address = isOidc
    ? oidcAddress(context, configuration, attempt)
    : await samlAddress(context, configuration, attempt);
  const answer: PreLoginResponse = { address, idpType: isOidc ? 'oidc' : 'saml', addressType: 'sso' };
  return context.reply(200, answer, { cookies: [browserCookie(attempt)] });
}

/** Without `redirect_uri`: the client adds its own. */
function oidcAddress(
  context: Context,
  { ssoEndpoint, oidcClientId }: SsoConfigurationRow,
  attempt: SsoAttemptRow,
): string {
  const url = new URL(`${toShownAddress(context, ssoEndpoint).replace(/\/$/, '')}/authorize`);
  url.searchParams.set('client_id', oidcClientId);
  url.searchParams.set('response_type', 'code');
  url.searchParams.set('scope', 'openid email profile');
  url.searchParams.set('state', attempt.state);
  url.searchParams.set('nonce', attempt.requestId);
  return url.href;
}

async function samlAddress(
  context: Context,
  { ssoEndpoint, spEntityId, signRequest }: SsoConfigurationRow,
  { requestId, acsUrl, state }: SsoAttemptRow,
): Promise<string> {
  const { writeRedirect } = await import('./rules/saml/redirect-binding');
  const destination = toShownAddress(context, ssoEndpoint);
  const request = { id: requestId, issuedAt: isoAfter(context, 0), destination, acsUrl, issuer: spEntityId };
  return writeRedirect(request, state, signRequest);
}

async function samlPostLogin(context: HandlerContext<never>): Promise<HandlerReply> {
  const { SAMLResponse, RelayState } = context.read(samlPostLoginRequestSchema);
  const { attempt, configuration } = findAttempt(context, RelayState);
  if (configuration.type === 'oidc') return refuseSso(context, 'state');
  const { verifyResponse } = await import('./rules/saml/verify-response');
  const verdict = await verifyResponse(SAMLResponse, {
    certificate: configuration.publicCertificate,
    issuer: toShownAddress(context, configuration.idpEntityId),
    audience: configuration.spEntityId,
    acsUrl: attempt.acsUrl,
    requestId: attempt.requestId,
    now: context.clock.now(),
  });
  if (verdict.kind === 'denied') return refuseDenied(context);
  if (verdict.kind === 'refused') return refuseSso(context, verdict.reason);
  spendAssertion(context, `${configuration.id}:${verdict.assertionId}`, verdict.expiresAt);
  return letIn(context, configuration, attempt, verdict.account);
}

/** @throws {Refusal} 401 when the assertion was shown before. Those that are too old anyway are forgotten. */
function spendAssertion(context: Context, id: string, expiresAt: number): void {
  const { usedAssertions } = context.db;
  if (usedAssertions.find(id)) refuseSso(context, 'replayed');
  for (const row of usedAssertions.list((one) => isOver(context, one.expiresAt))) usedAssertions.remove(row.id);
  usedAssertions.insert({ id, expiresAt: new Date(expiresAt).toISOString() });
}

function oidcPostLogin(context: HandlerContext<never>): Promise<HandlerReply> {
  const { code, state, redirectUri } = context.read(oidcPostLoginRequestSchema);
  return finishOidc(context, code, state, redirectUri);
}

function oidcPostLoginV2(context: HandlerContext<never>): Promise<HandlerReply> {
  const { code, RelayState, redirectUri } = context.read(oidcPostLoginV2RequestSchema);
  return finishOidc(context, code, RelayState, redirectUri);
}

async function finishOidc(context: Context, code: string, state: string, returnedTo?: string): Promise<HandlerReply> {
  const { attempt, configuration } = findAttempt(context, state);
  const provider = providerOfEndpoint(context, configuration.ssoEndpoint);
  if (configuration.type !== 'oidc' || !provider) return refuseSso(context, 'provider');
  const { oidcClientId: clientId, oidcSecret: secret } = configuration;
  const redirectUri = returnedTo ?? attempt.hostOrigin + OIDC_CALLBACK;
  const token = await tradeProviderCode(context, provider, { code, clientId, secret, redirectUri });
  if (token === undefined) return refuseSso(context, 'code');
  const account = await readIdToken(context, token, { issuer: provider.issuer, clientId, nonce: attempt.requestId });
  if (typeof account === 'string') return refuseSso(context, account);
  return letIn(context, configuration, attempt, account);
}

function letIn(
  context: Context,
  configuration: SsoConfigurationRow,
  attempt: SsoAttemptRow,
  account: ProviderAccount,
): HandlerReply | Promise<HandlerReply> {
  const { user } = memberOfProvider(context, configuration, account);
  endAttempt(context, attempt);
  return finishSignIn(context, admit(context, user, configuration.tenantId), ['sso']);
}

const answer = loginResponseSchema;

/** Signing in through the identity provider of a tenant (sign-in spec §4 "Login", §7 "Auth"). */
export const ssoLoginRoutes = [
  route('POST /identity/resources/auth/v2/user/sso/prelogin', preLogin, { answer: preLoginResponseSchema }),
  route('POST /identity/resources/auth/v1/user/saml/prelogin', samlPreLogin, { answer: preLoginResponseSchema }),
  route('POST /identity/resources/auth/v1/user/saml/postlogin', samlPostLogin, { answer }),
  route('POST /identity/resources/auth/v1/user/oidc/postlogin', oidcPostLogin, { answer }),
  route('POST /identity/resources/auth/v2/user/oidc/postlogin', oidcPostLoginV2, { answer }),
];
