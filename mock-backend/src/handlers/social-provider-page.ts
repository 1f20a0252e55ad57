import { errorCodes } from '@portico/sdk/contract';
import { route } from './route';
import type { Context } from './rules/call/context';
import type { HandlerContext, HandlerReply } from './rules/call/handler-context';
import { refuseWithPage, sendTo } from './rules/call/pages';
import { Refusal } from './rules/call/refusal';
import { findClient, takesSite } from './rules/hosted-login/redirect-addresses';
import {
  type Choice,
  chooseAccountPage,
  oauthErrors,
  readChoice,
  type ShownAccount,
  waitPage,
} from './rules/social-login/choose-account';
import { createSocialCode, type SocialAccountRow, type SocialReturn } from './rules/social-login/social-codes';
import { findProvider, type SocialProviderRow } from './rules/social-login/social-providers';

/** Accounts beyond these are reached by typing their address. */
const SHOWN_ACCOUNTS = 8;

interface SocialRequest extends SocialReturn {
  provider: SocialProviderRow;
  state: string | null;
}

function showProvider(context: HandlerContext<'provider'>): HandlerReply {
  const request = readSocialRequest(context);
  const { query } = context.request;
  if (query.has('chosen')) return answer(context, request, readChoice(context, query));
  const accounts = context.db.socialAccounts.list().slice(0, SHOWN_ACCOUNTS).map(toShown);
  const title = `Sign in with ${request.provider.displayName}`;
  return chooseAccountPage(context, { title, accounts, groups: [], faults: {} });
}

function toShown({ name, email, emailVerified }: SocialAccountRow): ShownAccount {
  return { email, name: emailVerified ? name : `${name} (address not verified)` };
}

function choose(context: HandlerContext<'provider'>): HandlerReply {
  const request = readSocialRequest(context);
  const { body } = context.request;
  const form = body instanceof FormData ? body : new FormData();
  const choice = readChoice(context, form);
  return choice.slow ? waitPage(context, form) : answer(context, request, choice);
}

function answer(context: Context, request: SocialRequest, choice: Choice): HandlerReply {
  const fields = choice.outcome ? oauthErrors[choice.outcome] : { code: codeFor(context, request, choice) };
  const url = new URL(request.redirectUri);
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  if (request.state !== null) url.searchParams.set('state', request.state);
  return sendTo(context, url.href);
}

function codeFor(context: Context, request: SocialRequest, { account, other, name = '' }: Choice): string {
  const email = (account || other || '').toLowerCase();
  if (email === '') return refuseWithPage(context, 400, errorCodes.invalidRequest, 'account: choose one of the page.');
  const known = context.db.socialAccounts.findBy('email', email);
  const row = known ?? context.db.socialAccounts.insert({ id: context.ids.uuid(), email, name, emailVerified: true });
  return createSocialCode(context, request.provider, row, request);
}

/** A provider sends users to sites of the vendor only, and to the hosted login page. */
function readSocialRequest(context: HandlerContext<'provider'>): SocialRequest {
  const provider = findShownProvider(context);
  const { query, url } = context.request;
  const redirectUri = query.get('redirect_uri') ?? query.get('redirectUri') ?? '';
  const client = findClient(context);
  const isOwn = URL.canParse(redirectUri) && new URL(redirectUri).origin === url.origin;
  if (!isOwn && !(client && takesSite(client, redirectUri))) {
    const message = 'redirect_uri: the vendor has not registered this site to send people back to.';
    return refuseWithPage(context, 400, errorCodes.invalidRequest, message);
  }
  return { provider, redirectUri, state: query.get('state'), codeChallenge: query.get('code_challenge') };
}

function findShownProvider(context: HandlerContext<'provider'>): SocialProviderRow {
  try {
    return findProvider(context, context.params.provider);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refuseWithPage(context, 404, errorCodes.notFound, 'There is no such provider.');
  }
}

/** The pages of the simulated providers: choose an account, cancel, fail, or be slow. */
export const providerPageRoutes = [
  route('GET /simulated/social/{provider}', showProvider),
  route('POST /simulated/social/{provider}', choose),
];
