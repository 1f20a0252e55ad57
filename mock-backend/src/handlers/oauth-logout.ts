import { errorCodes } from '@portico/sdk/contract';
import type { TokenClaims } from '../core/tokens';
import { route } from './route';
import { type Context, vendorOf } from './rules/call/context';
import type { HandlerContext, HandlerReply } from './rules/call/handler-context';
import { refuseWithPage, sendTo } from './rules/call/pages';
import { findHostedSession } from './rules/hosted-login/hosted-session';
import { findClient, takesSite } from './rules/hosted-login/redirect-addresses';
import { clearedRefreshCookie } from './rules/sessions/open-session';
import { endSession } from './rules/sessions/session-tokens';

/** Ends the browser's session and the one of `id_token_hint`, then redirects to the address of the request, if any. */
async function logout(context: HandlerContext<never>): Promise<HandlerReply> {
  const hint = await readHint(context);
  const address = returnAddress(context, hint);
  const hosted = findHostedSession(context);
  if (hosted) endSession(context, hosted.session.id);
  if (hint && context.db.sessions.find(hint.sid)) endSession(context, hint.sid);
  const cookies = [clearedRefreshCookie(vendorOf(context).clientId)];
  return address === undefined ? context.reply(200, {}, { cookies }) : sendTo(context, address, cookies);
}

/** Reads `id_token_hint`. An expired token is accepted, because users sign out late; a token of another issuer is not. */
async function readHint(context: Context): Promise<TokenClaims | undefined> {
  const text = parameter(context, 'id_token_hint');
  if (text === undefined) return undefined;
  const claims = await context.tokens.read(text);
  return claims ?? refuseWithPage(context, 400, errorCodes.invalidRequest, 'id_token_hint: this is no token of ours.');
}

/** The address to redirect to: any page of the client's registered sites, because users sign out on any page. */
function returnAddress(context: Context, hint: TokenClaims | undefined): string | undefined {
  const text = parameter(context, 'post_logout_redirect_uri');
  if (text === undefined) return undefined;
  const audience = typeof hint?.aud === 'string' ? hint.aud : undefined;
  const client = findClient(context, parameter(context, 'client_id') ?? audience);
  if (!client || !takesSite(client, text)) {
    const message = 'post_logout_redirect_uri: the client has not registered this address to send people back to.';
    return refuseWithPage(context, 400, errorCodes.invalidRequest, message);
  }
  const url = new URL(text);
  const state = parameter(context, 'state');
  if (state !== undefined) url.searchParams.set('state', state);
  return url.href;
}

function parameter(context: Context, name: string): string | undefined {
  const value = context.request.query.get(name);
  return value === null || value === '' || value === 'undefined' ? undefined : value;
}

/** The end of a hosted session (sign-in spec §2; OpenID Connect RP-Initiated Logout §2). */
export const oauthLogoutRoutes = [route('GET /oauth/logout', logout)];
