import { errorCodes } from '@portico/sdk/contract';
import type { TenantRow } from '../db/tables';
import { route } from './route';
import type { Context } from './rules/call/context';
import type { HandlerContext, HandlerReply } from './rules/call/handler-context';
import { refuseWithPage, sendTo } from './rules/call/pages';
import { findClient, takesSite } from './rules/hosted-login/redirect-addresses';
import { hostOrigin, serviceProviderOf } from './rules/hosted-login/service-addresses';
import type { SamlRequest } from './rules/saml/request';
import type { ProviderFault } from './rules/saml/response';
import {
  type Choice,
  chooseAccountPage,
  handOnPage,
  oauthErrors,
  readChoice,
  type ShownAccount,
  waitPage,
} from './rules/social-login/choose-account';
import { insertProviderCode, providerJwk } from './rules/sso/oidc-provider';
import { providerAddress, providerClient } from './rules/sso/simulated-providers';

/** Accounts beyond these are reached by typing their address. */
const SHOWN_ACCOUNTS = 10;
/** Where hosts take answers of SAML providers (sign-in spec §2, `samlCallbackUrl`). */
const SAML_CALLBACK = '/account/saml/callback';

/** Wrong answers, and how the page names them. */
const faults: Readonly<Record<ProviderFault, string>> = {
  expired: 'an hour too late',
  audience: 'for another service',
  unsigned: 'without a signature',
  tampered: 'changed after it was signed',
};

type OfProvider = HandlerContext<'alias'>;

async function showSaml(context: OfProvider): Promise<HandlerReply> {
  const tenant = findTenant(context);
  const request = await readSaml(context);
  const { query } = context.request;
  if (query.has('chosen')) return answerSaml(context, tenant, request, readChoice(context, query));
  return showAccounts(context, tenant);
}

async function chooseSaml(context: OfProvider): Promise<HandlerReply> {
  const tenant = findTenant(context);
  const request = await readSaml(context);
  const form = formOf(context);
  const choice = readChoice(context, form);
  return choice.slow ? waitPage(context, form) : answerSaml(context, tenant, request, choice);
}

async function answerSaml(
  context: Context,
  tenant: TenantRow,
  request: SamlRequest,
  choice: Choice,
): Promise<HandlerReply> {
  const { writeFailure, writeSignIn } = await import('./rules/saml/response');
  const provider = providerAddress(context, tenant.alias, 'saml');
  const ids = [`_${context.ids.uuid()}`, `_${context.ids.uuid()}`] as const;
  const message = { request, provider, ids, now: context.clock.now() };
  const SAMLResponse = choice.outcome
    ? writeFailure(message, choice.outcome)
    : await writeSignIn({ ...message, account: accountOf(context, tenant, choice), fault: faultOf(choice) });
  const RelayState = context.request.query.get('RelayState') ?? '';
  return handOnPage(context, request.acsUrl, { SAMLResponse, RelayState });
}

/** A provider answers the service it knows, and no other address. */
async function readSaml(context: Context): Promise<SamlRequest> {
  const { readRedirect } = await import('./rules/saml/redirect-binding');
  const request = await readRedirect(context.request.url);
  if (request?.acsUrl === serviceProviderOf(context).acsUrl) return request;
  return refuseWithPage(context, 400, errorCodes.invalidRequest, 'SAMLRequest: this is not a request of the service.');
}

async function getSamlMetadata(context: OfProvider): Promise<HandlerReply> {
  const address = providerAddress(context, findTenant(context).alias, 'saml');
  const { describeProvider } = await import('./rules/saml/describe-provider');
  const headers = { 'content-type': 'application/samlmetadata+xml' };
  return context.reply(200, describeProvider(address, address), { headers });
}

/** Takes an assertion and sends it on to the host that asked, in the parameters it reads. */
function takeAssertion(context: HandlerContext<never>): HandlerReply {
  const form = formOf(context);
  const [response, relayState] = [form.get('SAMLResponse'), form.get('RelayState') ?? ''];
  if (typeof response !== 'string' || typeof relayState !== 'string') {
    return refuseWithPage(
      context,
      400,
      errorCodes.invalidRequest,
      'SAMLResponse: an identity provider has to send one.',
    );
  }
  const attempt = context.db.ssoAttempts.findBy('state', relayState);
  const query = new URLSearchParams({ RelayState: relayState, SAMLResponse: response });
  return sendTo(context, `${attempt?.hostOrigin ?? hostOrigin(context)}${SAML_CALLBACK}?${query}`);
}

function showOidc(context: OfProvider): HandlerReply {
  const tenant = findTenant(context);
  const request = readOidc(context, tenant);
  const { query } = context.request;
  if (query.has('chosen')) return answerOidc(context, tenant, request, readChoice(context, query));
  return showAccounts(context, tenant);
}

function chooseOidc(context: OfProvider): HandlerReply {
  const tenant = findTenant(context);
  const request = readOidc(context, tenant);
  const form = formOf(context);
  const choice = readChoice(context, form);
  return choice.slow ? waitPage(context, form) : answerOidc(context, tenant, request, choice);
}

interface OidcRequest {
  clientId: string;
  redirectUri: string;
  nonce: string;
  state: string;
}

function answerOidc(context: Context, tenant: TenantRow, request: OidcRequest, choice: Choice): HandlerReply {
  const url = new URL(request.redirectUri);
  const answer = choice.outcome ? oauthErrors[choice.outcome] : { code: codeFor(context, tenant, request, choice) };
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  url.searchParams.set('state', request.state);
  return sendTo(context, url.href);
}

function codeFor(context: Context, tenant: TenantRow, request: OidcRequest, choice: Choice): string {
  const { clientId, redirectUri, nonce } = request;
  const account = accountOf(context, tenant, choice);
  const fault = faultOf(choice) ?? '';
  return insertProviderCode(context, { alias: tenant.alias, clientId, redirectUri, nonce, ...account, fault });
}

/** A provider answers clients it knows, at sites they have registered. */
function readOidc(context: Context, { alias }: TenantRow): OidcRequest {
  const { query } = context.request;
  const read = (name: string) => query.get(name) ?? '';
  const request = {
    clientId: read('client_id'),
    redirectUri: read('redirect_uri'),
    nonce: read('nonce'),
    state: read('state'),
  };
  const client = findClient(context);
  if (request.clientId !== providerClient(alias).id) {
    return refuseWithPage(
      context,
      400,
      errorCodes.invalidRequest,
      'client_id: this provider does not know the client.',
    );
  }
  if (!client || !takesSite(client, request.redirectUri)) {
    const message = 'redirect_uri: the client has not registered this site to send people back to.';
    return refuseWithPage(context, 400, errorCodes.invalidRequest, message);
  }
  return request;
}

function getOpenIdConfiguration(context: OfProvider): HandlerReply {
  const issuer = providerAddress(context, findTenant(context).alias, 'oidc');
  return context.reply(200, {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    scopes_supported: ['openid', 'email', 'profile'],
  });
}

function getKeySet(context: OfProvider): HandlerReply {
  findTenant(context);
  return context.reply(200, { keys: [providerJwk] });
}

function showAccounts(context: Context, tenant: TenantRow): HandlerReply {
  const { db } = context;
  const configurations = db.ssoConfigurations.listBy('tenantId', tenant.id);
  const groups = configurations.flatMap(({ id }) => db.ssoGroups.listBy('configurationId', id).map((row) => row.group));
  const title = `Sign in with ${tenant.name}`;
  return chooseAccountPage(context, {
    title,
    accounts: accountsOf(context, tenant),
    groups: [...new Set(groups)],
    faults,
  });
}

function accountsOf({ db }: Context, { id }: TenantRow): ShownAccount[] {
  const members = db.memberships.listBy('tenantId', id).slice(0, SHOWN_ACCOUNTS);
  return members.flatMap(({ userId }) => db.users.find(userId) ?? []);
}

function accountOf(context: Context, tenant: TenantRow, { account, other, name, group }: Choice) {
  const email = (account || other || '').toLowerCase();
  if (email === '') return refuseWithPage(context, 400, errorCodes.invalidRequest, 'account: choose one of the page.');
  const known = context.db.users.findBy('email', email);
  const isMember = known && context.db.memberships.listBy('userId', known.id).some((row) => row.tenantId === tenant.id);
  return { email, name: name || (isMember ? known.name : ''), groups: group };
}

function faultOf({ fault = '' }: Choice): ProviderFault | undefined {
  return Object.hasOwn(faults, fault) ? (fault as ProviderFault) : undefined;
}

function formOf(context: Context): FormData {
  const { body } = context.request;
  if (body instanceof FormData) return body;
  return refuseWithPage(context, 400, errorCodes.invalidRequest, 'This address takes a form.');
}

function findTenant(context: OfProvider): TenantRow {
  const tenant = context.db.tenants.findBy('alias', context.params.alias);
  return tenant ?? refuseWithPage(context, 404, errorCodes.notFound, 'There is no such identity provider.');
}

/** The simulated identity provider of each tenant, and where its assertions arrive. */
export const ssoProviderRoutes = [
  route('GET /simulated/sso/{alias}/saml', showSaml),
  route('POST /simulated/sso/{alias}/saml', chooseSaml),
  route('GET /simulated/sso/{alias}/saml/metadata', getSamlMetadata),
  route('GET /simulated/sso/{alias}/oidc/authorize', showOidc),
  route('POST /simulated/sso/{alias}/oidc/authorize', chooseOidc),
  route('GET /simulated/sso/{alias}/oidc/.well-known/openid-configuration', getOpenIdConfiguration),
  route('GET /simulated/sso/{alias}/oidc/jwks', getKeySet),
  route('POST /auth/saml/callback', takeAssertion),
];
