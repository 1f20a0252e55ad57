import type { Notification } from '../../../contract';

/** Notifications of one day, or the pinned ones. */
export interface NotificationGroup {
  /** The start of the day in the user's time zone, in milliseconds; `null` for the pinned notifications. */
  day: number | null;
  notifications: readonly Notification[];
}

/** Groups notifications: the pinned ones first, then by day, newest first. A group keeps their order. */
export function groupByDay(notifications: readonly Notification[]): NotificationGroup[] {
  const groups = new Map<number | null, Notification[]>();
  for (const notification of notifications) {
    const day = notification.isPinned ? null : localMidnight(notification.createdAt);
    groups.set(day, [...(groups.get(day) ?? []), notification]);
  }
  return [...groups]
    .map(([day, members]) => ({ day, notifications: members }))
    .sort((one, other) => (other.day ?? Number.POSITIVE_INFINITY) - (one.day ?? Number.POSITIVE_INFINITY));
}

/** The start of the day of a time, in the user's time zone. */
export function localMidnight(time: string | number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}
