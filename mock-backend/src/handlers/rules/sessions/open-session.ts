import type { Ids } from '../../../core/random';
import type { WorldClock } from '../../../core/types';
import type { Database } from '../../../db/database';
import type { SessionRow } from '../../../db/tables';
import type { OpenedSession, OpenSession } from '../call/handler-context';
import { endExcessSessions } from './session-policy';

/** Lifetime of a session: 15 days (sign-in spec §9). */
export const SESSION_TTL_SECONDS = 1_296_000;

/** `fe_refresh_{client id without dashes}` (contract: headers-and-storage §8). */
export function refreshCookieName(clientId: string): string {
  return `fe_refresh_${clientId.replaceAll('-', '')}`;
}

/** The `Set-Cookie` value of a refresh cookie. */
export function refreshCookie(clientId: string, token: string, maxAgeSeconds: number): string {
  return `${refreshCookieName(clientId)}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}`;
}

/** The `Set-Cookie` value that removes the refresh cookie. */
export function clearedRefreshCookie(clientId: string): string {
  return refreshCookie(clientId, '', 0);
}

/** Creates sessions of one world. */
export function createSessions(db: Database, clock: WorldClock, ids: Ids) {
  const at = (seconds: number) => new Date(clock.now() + seconds * 1000).toISOString();

  function rotate(session: SessionRow): OpenedSession {
    const refreshToken = db.refreshTokens.insert({
      id: ids.uuid(),
      token: ids.token(),
      sessionId: session.id,
      createdAt: at(0),
      expiresAt: session.expiresAt,
      usedAt: null,
    });
    const maxAge = Math.max(0, Math.floor((Date.parse(session.expiresAt) - clock.now()) / 1000));
    return { session, refreshToken, cookie: refreshCookie(clientId(db), refreshToken.token, maxAge) };
  }

  function openSession(options: OpenSession): OpenedSession {
    const { userId, tenantId, amr, acr = null, actorId = null, ttlSeconds = SESSION_TTL_SECONDS } = options;
    const { ipAddress = '', userAgent = '' } = options;
    const times = { createdAt: at(0), lastSeenAt: at(0), expiresAt: at(ttlSeconds), revokedAt: null };
    const who = { userId, tenantId, amr, acr, actorId, ipAddress, userAgent };
    const session = db.sessions.insert({ id: ids.uuid(), ...who, ...times });
    endExcessSessions({ db, clock }, session);
    return rotate(session);
  }

  return { openSession, rotate };
}

function clientId(db: Database): string {
  return db.vendors.list()[0]?.clientId ?? '';
}
