import { type EventKey, worldEvents } from '../../db/events';
import type { Seeding } from '../seeding';

const HOUR_MS = 3_600_000;

/** The initial notifications, oldest first. */
const news: readonly { event: EventKey; about: string; url: string; hoursAgo: number; read?: true; pinned?: true }[] = [
  { event: 'sso.changed', about: 'Company sign-in', url: '/sso', hoursAgo: 200, read: true, pinned: true },
  { event: 'user.joined', about: 'Jonas Weber', url: '/users', hoursAgo: 90, read: true },
  { event: 'security.changed', about: 'Password policy', url: '/security', hoursAgo: 51 },
  { event: 'user.locked-out', about: 'elif@acme.test', url: '/users', hoursAgo: 20 },
  { event: 'subscription.changed', about: 'Premium', url: '/subscriptions', hoursAgo: 3 },
];

/** Gives the first member of each team some notifications. */
export function seedNotifications({ db, startedAt }: Seeding): void {
  for (const tenant of db.tenants.list()) {
    const [first] = db.memberships.listBy('tenantId', tenant.id);
    for (const [index, { event, about, url, hoursAgo, read, pinned }] of first ? news.entries() : []) {
      const { name, description, severity } = worldEvents[event];
      const createdAt = new Date(startedAt - hoursAgo * HOUR_MS).toISOString();
      db.notifications.insert({
        id: `notification-${tenant.alias}-${index + 1}`,
        tenantId: tenant.id,
        userId: first?.userId ?? '',
        eventKey: event,
        title: name,
        body: `${description} ${about}`,
        severity,
        url,
        status: read ? 'read' : 'unread',
        isPinned: pinned ?? false,
        createdAt,
        updatedAt: createdAt,
      });
    }
  }
}
