import {
  type CustomSocialProvider,
  type LoginResponse,
  listCustomSocialProvidersResponseSchema,
  listSocialProvidersResponseSchema,
  listSocialProvidersV1ResponseSchema,
  type SocialLoginResult,
  type SocialProvider,
  type SocialProviderV1,
  socialLoginRequestSchema,
  socialLoginResultSchema,
  socialPostLoginQuerySchema,
  socialProviderNameSchema,
} from '@portico/sdk/contract';
import { route } from './route';
import { admit } from './rules/auth/admission';
import { finishSignIn } from './rules/auth/finish-sign-in';
import { waitInCookie } from './rules/auth/waiting-sign-in';
import { type Context, readQuery } from './rules/call/context';
import type { HandlerContext, HandlerReply } from './rules/call/handler-context';
import { sendTo } from './rules/call/pages';
import { redeemSocialCode } from './rules/social-login/social-codes';
import { findProvider, PROVIDER_PAGES, type SocialProviderRow } from './rules/social-login/social-providers';
import { userOfAccount } from './rules/social-login/social-users';
import { providerPageRoutes } from './social-provider-page';

/** Where a provider sends users back to (sign-in spec §2, `socialLoginCallbackUrl`). */
const CALLBACK_PATH = '/account/social/success';
/** The start of a sign-in; a client puts its own parameters behind it. */
const PRELOGIN = '/identity/resources/auth/v1/user/sso/default';

function listSocialProvidersV1(context: HandlerContext<never>): HandlerReply {
  const providers: SocialProviderV1[] = toProviders(context).map(({ type, clientId, redirectUrl, active }) => {
    return { type, clientId: clientId ?? '', redirectUrl, active };
  });
  return context.reply(200, providers);
}

function listSocialProviders(context: HandlerContext<never>): HandlerReply {
  return context.reply(200, toProviders(context));
}

async function listMySocialProviders(context: HandlerContext<never>): Promise<HandlerReply> {
  await context.caller();
  return context.reply(200, toProviders(context));
}

function listCustomSocialProviders(context: HandlerContext<never>): HandlerReply {
  const custom = context.db.socialProviders.list((row) => row.kind === 'custom');
  return context.reply(200, { providers: custom.map((row) => toCustomProvider(context, row)) });
}

/** To the provider's page, with everything that the client wants back. */
function preLogin(context: HandlerContext<'id'>): HandlerReply {
  const provider = findProvider(context, context.params.id);
  const query = new URLSearchParams(context.request.query);
  query.set('client_id', provider.clientId);
  query.set('response_type', 'code');
  return sendTo(context, `${PROVIDER_PAGES}/${provider.id}?${query}`);
}

async function postLogin(context: HandlerContext<'provider'>): Promise<HandlerReply> {
  const provider = findProvider(context, context.params.provider);
  const { invitationToken } = context.read(socialLoginRequestSchema);
  const query = readQuery(context, socialPostLoginQuerySchema);
  const account = redeemSocialCode(context, provider, query);
  const { user, isNewUser } = userOfAccount(context, provider, account, invitationToken);
  const member = admit(context, user);
  const reply = waitInCookie(context, await finishSignIn(context, member, ['fed']));
  const { mfaRequired, accessToken = '' } = reply.body as LoginResponse;
  const result: SocialLoginResult = {
    email: user.email,
    userEmail: user.email,
    isNewUser,
    userId: user.id,
    tenantId: member.membership.tenantId,
    name: user.name,
    accessToken,
    mfaRequired,
  };
  return { ...reply, body: result };
}

function toProviders(context: Context): SocialProvider[] {
  const callback = callbackAddress(context);
  const known = context.db.socialProviders.list((row) => row.kind === 'known');
  return known.flatMap(({ id, clientId, active, customised, scopes }) => {
    const type = socialProviderNameSchema.safeParse(id);
    if (!type.success) return [];
    const authorizationUrl = `${PRELOGIN}/${id}/prelogin`;
    const common = { redirectUrl: callback, backendRedirectUrl: callback, active, authorizationUrl, customised };
    return [{ ...common, type: type.data, clientId, options: {}, additionalScopes: scopes }];
  });
}

function toCustomProvider(context: Context, row: SocialProviderRow): CustomSocialProvider {
  const callback = callbackAddress(context);
  const page = `${context.request.url.origin}${PROVIDER_PAGES}/${row.id}`;
  return {
    id: row.id,
    type: 'custom',
    clientId: row.clientId,
    redirectUrl: callback,
    redirectUrlPattern: callback,
    authorizationUrl: page,
    userInfoUrl: `${page}/userinfo`,
    scopes: row.scopes.join(' '),
    ssoLogoUrl: null,
    displayName: row.displayName,
    active: row.active,
  };
}

function callbackAddress(context: Context): string {
  const application = context.db.applications.list().find((row) => row.isDefault);
  return `${application?.appUrl ?? context.request.url.origin}${CALLBACK_PATH}`;
}

/** Providers to sign in with, and the sign-in itself (sign-in spec §7 "Auth", and "Users", social providers). */
export const socialLoginRoutes = [
  route('GET /identity/resources/sso/v1', listSocialProvidersV1, { answer: listSocialProvidersV1ResponseSchema }),
  route('GET /identity/resources/sso/v2', listSocialProviders, { answer: listSocialProvidersResponseSchema }),
  route('GET /identity/resources/sso/v2/authenticated', listMySocialProviders, {
    answer: listSocialProvidersResponseSchema,
  }),
  route('GET /identity/resources/sso/custom/v1', listCustomSocialProviders, {
    answer: listCustomSocialProvidersResponseSchema,
  }),
  route('GET /identity/resources/auth/v1/user/sso/default/{id}/prelogin', preLogin),
  route('GET /identity/resources/auth/v2/user/sso/default/{id}/prelogin', preLogin),
  route('POST /identity/resources/auth/v1/user/sso/{provider}/postlogin', postLogin, {
    answer: socialLoginResultSchema,
  }),
  ...providerPageRoutes,
];
