import { type WorldEvent, worldEvents } from '../../../db/events';
import type { UserRow } from '../../../db/tables';
import { type Context, isoAfter } from '../call/context';
import { covers, permissionKeysOf } from '../team/permissions';
import type { Occurrence } from './occurrence';

/** Users with this permission are notified about the security of a tenant. */
const ADMINISTRATION = 'fe.secure.write.securityPolicy';
/** The most users whom one event notifies: a limit for tenants with thousands of administrators. */
const MAX_RECIPIENTS = 50;

/** The portal page that a notification links to, by category of the event. */
const pages: Record<WorldEvent['category'], string> = {
  people: '/users',
  access: '/roles',
  security: '/security',
  tokens: '/apiTokens',
  connections: '/webhooks',
  accounts: '/account',
  billing: '/subscriptions',
};

/** Adds a notification for the users whom an event concerns. */
export function notify(context: Context, occurrence: Occurrence): void {
  const { name, description, category, severity, recipients }: WorldEvent = worldEvents[occurrence.event];
  if (!recipients) return;
  const userIds = recipients === 'subject' ? subjectOf(context, occurrence) : administratorsOf(context, occurrence);
  const createdAt = isoAfter(context, 0);
  for (const userId of userIds) {
    context.db.notifications.insert({
      id: context.ids.uuid(),
      tenantId: occurrence.tenantId,
      userId,
      eventKey: occurrence.event,
      title: name,
      body: occurrence.subject ? `${description} ${occurrence.subject}` : description,
      severity,
      url: recipients === 'subject' ? '/profile' : pages[category],
      status: 'unread',
      isPinned: false,
      createdAt,
      updatedAt: createdAt,
    });
  }
}

/** The user with the address of the subject; without a subject, the actor. */
function subjectOf({ db }: Context, { subject, actor }: Occurrence): string[] {
  return [(subject && db.users.findBy('email', subject)?.id) || actor.id];
}

/** The administrators of the tenant, without the actor. */
function administratorsOf({ db }: Context, { tenantId, actor }: Occurrence): string[] {
  const roles = db.roles.list((role) => covers(permissionKeysOf(db, [role]), ADMINISTRATION));
  const roleIds = new Set(roles.map((role) => role.id));
  const members = db.memberships
    .listBy('tenantId', tenantId)
    .filter((row) => row.roleIds.some((id) => roleIds.has(id)));
  const userIds: UserRow['id'][] = members.map((row) => row.userId).filter((userId) => userId !== actor.id);
  return userIds.slice(0, MAX_RECIPIENTS);
}
