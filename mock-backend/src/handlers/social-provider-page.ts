import { errorCodes } from '@portico/sdk/contract';
import { z } from 'zod';
import { type HandlerContext, type HandlerReply, Refusal, route } from './route';
import type { Context } from './rules/context';
import { escapeHtml, htmlPage, refuseVisit, sendTo } from './rules/pages';
import { findClient, takesSite } from './rules/redirect-addresses';
import { createSocialCode, type SocialAccountRow, type SocialReturn } from './rules/social-codes';
import { findProvider, type SocialProviderRow } from './rules/social-providers';

/** How long a provider that is slow keeps people waiting. */
const SLOW_SECONDS = 5;
/** More accounts than a page shows are reached by their address. */
const SHOWN_ACCOUNTS = 8;

/** What somebody does on a provider's page; a field of a form may be there and empty. */
const choiceSchema = z.object({
  account: z.string().max(200).optional(),
  email: z.union([z.literal(''), z.email().max(320)]).optional(),
  name: z.string().max(200).optional(),
  outcome: z.enum(['deny', 'error']).optional(),
  slow: z.string().max(10).optional(),
});
type Choice = z.infer<typeof choiceSchema>;

/** Errors of a provider (RFC 6749 §4.1.2.1). */
const errors = {
  deny: { error: 'access_denied', error_description: 'The user has cancelled the sign-in.' },
  error: { error: 'server_error', error_description: 'The provider is out of order.' },
} as const;

interface Visit extends SocialReturn {
  provider: SocialProviderRow;
  state: string | null;
}

function showProvider(context: HandlerContext<'provider'>): HandlerReply {
  const { provider } = readVisit(context);
  const name = escapeHtml(provider.displayName);
  const accounts = context.db.socialAccounts.list().slice(0, SHOWN_ACCOUNTS).map(accountButton).join('');
  // Without an address of its own, a form goes back to the page that shows it.
  const form = `<form method="post">${accounts}
    <label>Another e-mail address <input name="email" type="email" autocomplete="off"></label>
    <label>Name <input name="name" autocomplete="off"></label>
    <button>Use this address</button>
    <label><span><input name="slow" type="checkbox"> Answer after ${SLOW_SECONDS} seconds</span></label>
    <button name="outcome" value="deny">Cancel</button>
    <button name="outcome" value="error">Fail as a provider out of order</button></form>`;
  const intro = `<p>This stands in for ${name}: nothing leaves the mock. Choose who you are.</p>`;
  return htmlPage(context, 200, `Sign in with ${provider.displayName}`, intro + form);
}

function accountButton({ id, name, email, emailVerified }: SocialAccountRow): string {
  const note = emailVerified ? '' : ' (address not verified)';
  const texts = `${escapeHtml(name)}<small>${escapeHtml(email)}${note}</small>`;
  return `<button name="account" value="${escapeHtml(id)}">${texts}</button>`;
}

function choose(context: HandlerContext<'provider'>): HandlerReply {
  const visit = readVisit(context);
  const choice = readChoice(context);
  const answer = choice.outcome ? errors[choice.outcome] : { code: codeFor(context, visit, choice) };
  const url = new URL(visit.redirectUri);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  if (visit.state !== null) url.searchParams.set('state', visit.state);
  return choice.slow ? goSlowly(context, url.href) : sendTo(context, url.href);
}

function codeFor(context: Context, visit: Visit, choice: Choice): string {
  const account = choice.account
    ? context.db.socialAccounts.find(choice.account)
    : choice.email && accountWith(context, choice.email, choice.name);
  if (!account) return refuseVisit(context, 400, errorCodes.invalidRequest, 'account: choose one of the page.');
  return createSocialCode(context, visit.provider, account, visit);
}

/** Whoever has this address at the providers; somebody new, if nobody has. */
function accountWith(context: Context, typed: string, name = ''): SocialAccountRow {
  const email = typed.toLowerCase();
  const known = context.db.socialAccounts.findBy('email', email);
  return known ?? context.db.socialAccounts.insert({ id: context.ids.uuid(), email, name, emailVerified: true });
}

function goSlowly(context: Context, address: string): HandlerReply {
  const link = `<p>Please wait, or <a href="${escapeHtml(address)}">go on now</a>.</p>`;
  return htmlPage(context, 200, 'Signing you in', link, { refresh: `${SLOW_SECONDS};url=${address}` });
}

function readChoice(context: Context): Choice {
  const { body } = context.request;
  const parsed = choiceSchema.safeParse(body instanceof FormData ? Object.fromEntries(body) : body);
  return parsed.success
    ? parsed.data
    : refuseVisit(context, 400, errorCodes.invalidRequest, 'The form was not filled in as the page asks.');
}

/** A provider sends people to sites of the vendor only, and to the hosted login page. */
function readVisit(context: HandlerContext<'provider'>): Visit {
  const provider = findShownProvider(context);
  const { query, url } = context.request;
  const redirectUri = query.get('redirect_uri') ?? query.get('redirectUri') ?? '';
  const client = findClient(context);
  const isOwn = URL.canParse(redirectUri) && new URL(redirectUri).origin === url.origin;
  if (!isOwn && !(client && takesSite(client, redirectUri))) {
    const message = 'redirect_uri: the vendor has not registered this site to send people back to.';
    return refuseVisit(context, 400, errorCodes.invalidRequest, message);
  }
  return { provider, redirectUri, state: query.get('state'), codeChallenge: query.get('code_challenge') };
}

function findShownProvider(context: HandlerContext<'provider'>): SocialProviderRow {
  try {
    return findProvider(context, context.params.provider);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refuseVisit(context, 404, errorCodes.notFound, 'There is no such provider.');
  }
}

/** The pages of the simulated providers: choose an account, cancel, fail, or be slow. */
export const providerPageRoutes = [
  route('GET /simulated/social/{provider}', showProvider),
  route('POST /simulated/social/{provider}', choose),
];
