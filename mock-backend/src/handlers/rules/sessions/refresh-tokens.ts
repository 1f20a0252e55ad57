import { errorCodes } from '@portico/sdk/contract';
import type { RefreshTokenRow, SessionRow } from '../../../db/tables';
import { admit, type Member } from '../auth/admission';
import { type Context, isoAfter, vendorOf } from '../call/context';
import type { OpenedSession } from '../call/handler-context';
import { Refusal } from '../call/refusal';
import { accessTo } from '../tenants/sub-account-access';
import { clearedRefreshCookie, refreshCookieName } from './open-session';
import { isSessionOver } from './session-policy';
import { endSession } from './session-tokens';

/** A renewed session, with its next refresh token. */
export interface RenewedSession {
  member: Member;
  opened: OpenedSession;
}

/** The refresh token that the browser holds in its cookie. */
export function cookieToken(context: Context): string | undefined {
  return context.request.cookies[refreshCookieName(vendorOf(context).clientId)];
}

/**
 * Trades a refresh token for the next one, in the wanted tenant or the session's own.
 *
 * A token works once. One used again has been copied, so the session ends and the user has to sign in.
 *
 * @throws {Refusal} 401 `ER-SESSION-EXPIRED`, `ER-REFRESH-TOKEN-REUSED`; what {@link admit} refuses.
 */
export function renewSession(
  context: Context,
  token: string | undefined,
  wantedTenantId?: string | null,
): RenewedSession {
  const { row, session } = findRefreshToken(context, token);
  const user = context.db.users.find(session.userId);
  if (!user) return refuseSession(context);
  // An impersonated session stays in the tenant that it was opened for.
  const wanted = session.actorId === null ? wantedTenantId : session.tenantId;
  const member = admit(context, user, wanted ?? ownTenant(context, session));
  context.db.refreshTokens.update(row.id, { usedAt: isoAfter(context, 0) });
  const now = context.db.sessions.update(session.id, { lastSeenAt: isoAfter(context, 0) });
  return { member, opened: context.rotate(now) };
}

/** The tenant of the session, unless the user has left it since. */
function ownTenant(context: Context, { userId, tenantId }: SessionRow): string | null {
  return accessTo(context.db, userId, tenantId) ? tenantId : null;
}

function findRefreshToken(context: Context, token: string | undefined): { row: RefreshTokenRow; session: SessionRow } {
  const row = token === undefined ? undefined : context.db.refreshTokens.findBy('token', token);
  const session = row && context.db.sessions.find(row.sessionId);
  if (!row || !session || isSessionOver(context, session)) return refuseSession(context);
  if (row.usedAt === null) return { row, session };
  endSession(context, session.id);
  return refuseSession(context, errorCodes.refreshTokenReused);
}

function refuseSession(
  context: Context,
  code: typeof errorCodes.sessionExpired | typeof errorCodes.refreshTokenReused = errorCodes.sessionExpired,
): never {
  const reply = context.fail(401, code, 'Your session has ended. Sign in again.');
  throw new Refusal({ ...reply, cookies: [clearedRefreshCookie(vendorOf(context).clientId)] });
}
