import type { WorldClock } from '../../../core/types';
import type { Database } from '../../../db/database';
import type { SessionRow } from '../../../db/tables';
import { policyMember } from '../security/policies';

/** How precisely a session's last use is stored, so that not every call writes a row. */
const LAST_SEEN_MS = 1_000;

interface Where {
  db: Database;
  clock: WorldClock;
}

/**
 * Whether a session has ended: revoked, over, older than the tenant lets it grow (forced login), or unused for longer
 * than it allows (idle). The policy counts as it is now, so one that is made stricter ends sessions at once.
 */
export function isSessionOver({ db, clock }: Where, session: SessionRow): boolean {
  const now = clock.now();
  if (session.revokedAt !== null || Date.parse(session.expiresAt) <= now) return true;
  const { tenantId, createdAt, lastSeenAt } = session;
  return (
    isPast(createdAt, limitOf(db, tenantId, 'sessionTimeoutConfiguration', 'timeout'), now) ||
    isPast(lastSeenAt, limitOf(db, tenantId, 'sessionIdleTimeoutConfiguration', 'timeout'), now)
  );
}

/** Called on every request: a date is parsed only if there is a limit. */
function isPast(since: string, seconds: number, now: number): boolean {
  return seconds !== Number.POSITIVE_INFINITY && Date.parse(since) + seconds * 1000 <= now;
}

/** Stores when a session was last used. */
export function touchSession({ db, clock }: Where, session: SessionRow): void {
  const now = clock.now();
  if (now - Date.parse(session.lastSeenAt) < LAST_SEEN_MS) return;
  db.sessions.update(session.id, { lastSeenAt: new Date(now).toISOString() });
}

/** Ends the oldest sessions of a user who has more than their tenant allows; impersonated sessions do not count. */
export function endExcessSessions({ db, clock }: Where, { userId, tenantId, actorId }: SessionRow): void {
  if (actorId !== null) return;
  const allowed = limitOf(db, tenantId, 'sessionConcurrentConfiguration', 'maxSessions');
  if (allowed === Number.POSITIVE_INFINITY) return;
  const own = db.sessions.listBy('userId', userId).filter((row) => row.tenantId === tenantId && row.actorId === null);
  const here = own.filter((row) => !isSessionOver({ db, clock }, row));
  const revokedAt = new Date(clock.now()).toISOString();
  for (const session of here.slice(0, Math.max(0, here.length - allowed))) {
    db.sessions.update(session.id, { revokedAt });
  }
}

/** The session limits of a tenant; `Infinity` without a limit. */
export interface SessionLimits {
  idleSeconds: number;
  reloginSeconds: number;
  sessionsAtOnce: number;
}

/** Reads the session limits of a tenant. */
export function sessionLimitsOf(db: Database, tenantId: string): SessionLimits {
  return {
    idleSeconds: limitOf(db, tenantId, 'sessionIdleTimeoutConfiguration', 'timeout'),
    reloginSeconds: limitOf(db, tenantId, 'sessionTimeoutConfiguration', 'timeout'),
    sessionsAtOnce: limitOf(db, tenantId, 'sessionConcurrentConfiguration', 'maxSessions'),
  };
}

/** A number of a configuration that is switched on; no limit otherwise. Called on every request, so nothing is parsed. */
function limitOf(db: Database, tenantId: string, configuration: string, member: string): number {
  const value = policyMember(db, 'sessions', tenantId, configuration);
  const { isActive, [member]: limit } = Object(value) as Record<string, unknown>;
  return isActive === true && typeof limit === 'number' ? limit : Number.POSITIVE_INFINITY;
}
