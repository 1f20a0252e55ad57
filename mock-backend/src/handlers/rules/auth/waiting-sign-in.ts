import type { LoginResponse } from '@portico/sdk/contract';
import { type Context, isOver, vendorOf } from '../call/context';
import type { HandlerReply } from '../call/handler-context';
import { challenge, MFA_TOKEN_SECONDS } from '../mfa/second-factor';
import { refreshCookie } from '../sessions/open-session';
import { cookieToken } from '../sessions/refresh-tokens';
import { admit } from './admission';

/**
 * Stores the pending second factor of a redirected sign-in in the refresh cookie: the client learns of it by the
 * next refresh. A reply with a session is returned unchanged.
 */
export function waitInCookie(context: Context, reply: HandlerReply): HandlerReply {
  const { mfaToken } = reply.body as LoginResponse;
  if (mfaToken === undefined) return reply;
  const cookie = refreshCookie(vendorOf(context).clientId, mfaToken, MFA_TOKEN_SECONDS);
  return { ...reply, cookies: [...(reply.cookies ?? []), cookie] };
}

/** The challenge of the second factor that is pending in the cookie; `undefined` if none is. */
export function goOnWaiting(context: Context): HandlerReply | undefined {
  const { mfaChallenges, users } = context.db;
  const token = cookieToken(context);
  const row = token === undefined ? undefined : mfaChallenges.findBy('token', token);
  if (!row || isOver(context, row.expiresAt)) return undefined;
  const reply = challenge(context, admit(context, users.get(row.userId), row.tenantId), row.shown, row.sessionId);
  const next = mfaChallenges.findBy('token', (reply.body as LoginResponse).mfaToken ?? '');
  // A new request must not reset the count of wrong codes or the expiry.
  if (next) mfaChallenges.update(next.id, { attempts: row.attempts, expiresAt: row.expiresAt });
  mfaChallenges.remove(row.id);
  return waitInCookie(context, reply);
}
