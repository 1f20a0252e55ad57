import type { SessionRow, UserRow } from '../../../db/tables';
import { admit, type Member } from '../auth/admission';
import type { Context } from '../call/context';
import { Refusal } from '../call/refusal';
import { cookieToken } from '../sessions/refresh-tokens';
import { isSessionOver } from '../sessions/session-policy';
import { accessTo } from '../tenants/sub-account-access';

/** A session at the service itself, by the cookie of this browser. */
export interface HostedSession {
  session: SessionRow;
  user: UserRow;
}

/** The session by the browser's cookie, which stays valid. */
export function findHostedSession(context: Context): HostedSession | undefined {
  const token = cookieToken(context);
  const row = token === undefined ? undefined : context.db.refreshTokens.findBy('token', token);
  const session = row?.usedAt === null ? context.db.sessions.find(row.sessionId) : undefined;
  const user = session && context.db.users.find(session.userId);
  if (!session || !user || isSessionOver(context, session)) return undefined;
  return { session, user };
}

/** Lets the owner of a session into the wanted tenant, else the session's; `undefined` if that is not permitted. */
export function admitTo(context: Context, { session, user }: HostedSession, tenantId?: string): Member | undefined {
  const own = accessTo(context.db, user.id, session.tenantId) ? session.tenantId : null;
  // An impersonated session stays in the tenant that it was opened for.
  const wanted = session.actorId === null ? tenantId : session.tenantId;
  try {
    return admit(context, user, wanted ?? own);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
