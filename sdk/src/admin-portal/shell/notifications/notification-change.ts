import type { Notification } from '../../../contract';

/** What the user has changed in some notifications. */
export interface NotificationChange {
  ids: readonly string[];
  to: Partial<Notification>;
}

/** The notification after the changes that concern it. */
export function changed(notification: Notification, ...changes: readonly NotificationChange[]): Notification {
  const own = changes.filter(({ ids }) => ids.includes(notification.id));
  return Object.assign({}, notification, ...own.map(({ to }) => to));
}

/** Sorts notifications: those of `unread` first, then the newest. */
export function unreadFirst(
  notifications: readonly Notification[],
  unread: ReadonlySet<string>,
): readonly Notification[] {
  return [...notifications].sort(
    (one, other) =>
      Number(unread.has(other.id)) - Number(unread.has(one.id)) || other.createdAt.localeCompare(one.createdAt),
  );
}
