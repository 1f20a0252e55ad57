import type { Member } from '../auth/admission';
import type { Context } from '../call/context';
import { endSessions } from '../sessions/session-tokens';
import { leaveGroups } from './group-roles';
import { removeOwned, removeUser } from './remove-user';

/** Removes a user from one tenant with all they have there. Removing them from the last one deletes the user. */
export function leaveTeam(context: Context, { user, membership }: Member): void {
  const { db } = context;
  const { tenantId } = membership;
  endSessions(context, user.id, tenantId);
  db.memberships.remove(membership.id);
  leaveGroups(db, tenantId, user.id);
  const [other] = db.memberships.listBy('userId', user.id);
  if (other) removeOwned(context, user.id, tenantId);
  else removeUser(context, user.id);
  if (other && user.activeTenantId === tenantId) db.users.update(user.id, { activeTenantId: other.tenantId });
}
