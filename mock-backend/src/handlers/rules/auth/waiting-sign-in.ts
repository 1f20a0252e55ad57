import type { LoginResponse } from '@portico/sdk/contract';
import { refreshCookie } from '../../../world/sessions';
import { type Context, isOver, vendorOf } from '../call/context';
import type { HandlerReply } from '../call/handler-context';
import { challenge, MFA_TOKEN_SECONDS } from '../mfa/second-factor';
import { cookieToken } from '../sessions/refresh-tokens';
import { admit } from './admission';

/**
 * Lets a sign-in that came from elsewhere wait for its second factor in the refresh cookie: its client finds out by the
 * refresh that follows. An answer with a session stays as it is.
 */
export function waitInCookie(context: Context, reply: HandlerReply): HandlerReply {
  const { mfaToken } = reply.body as LoginResponse;
  if (mfaToken === undefined) return reply;
  const cookie = refreshCookie(vendorOf(context).clientId, mfaToken, MFA_TOKEN_SECONDS);
  return { ...reply, cookies: [...(reply.cookies ?? []), cookie] };
}

/** Asks for the second factor that the cookie waits for; `undefined` when it waits for none. */
export function goOnWaiting(context: Context): HandlerReply | undefined {
  const { mfaChallenges, users } = context.db;
  const token = cookieToken(context);
  const row = token === undefined ? undefined : mfaChallenges.findBy('token', token);
  if (!row || isOver(context, row.expiresAt)) return undefined;
  const reply = challenge(context, admit(context, users.get(row.userId), row.tenantId), row.shown, row.sessionId);
  const next = mfaChallenges.findBy('token', (reply.body as LoginResponse).mfaToken ?? '');
  // Asking again must not forgive wrong codes, nor give more time.
  if (next) mfaChallenges.update(next.id, { attempts: row.attempts, expiresAt: row.expiresAt });
  mfaChallenges.remove(row.id);
  return waitInCookie(context, reply);
}
