import type { StoreApi } from 'zustand/vanilla';
import { listNotifications } from '../../../api/notifications';
import type { Notification } from '../../../contract';
import type { HttpClient } from '../../../core/http-client';
import { changed, type NotificationChange, unreadFirst } from './notification-change';
import type { NotificationsStore } from './notifications-state';

/** How many notifications are loaded at once: the newest ones. */
const PAGE_SIZE = 100;

/** The notifications as the service has them, and the changes that it has not answered. */
export interface NotificationList {
  /** The notifications with these changes. */
  current(): readonly Notification[];
  /** Loads the newest ones, as many as were loaded before. */
  fetchNewest(): Promise<void>;
  /** Loads the newest ones, more than were loaded before. */
  fetchOlder(): Promise<void>;
  /** Shows a change at once, and undoes it if its call fails. */
  save(change: NotificationChange, call: () => Promise<unknown>): Promise<void>;
}

/** Creates the list that this store shows. */
export function createNotificationList(
  http: HttpClient,
  { setState }: Pick<StoreApi<NotificationsStore>, 'setState'>,
): NotificationList {
  let saved: readonly Notification[] = [];
  const pending = new Set<NotificationChange>();
  /** Number of changes that the service has answered. */
  let answered = 0;
  let last: Promise<unknown> = Promise.resolve();
  let count = PAGE_SIZE;
  /** Those that were unread when they were loaded keep their places when the user reads them. */
  const arrivedUnread = new Set<string>();

  const current = () => saved.map((notification) => changed(notification, ...pending));
  const show = () => setState({ notifications: { phase: 'ready', data: current() }, hasOlder: saved.length >= count });

  async function load(wanted: number): Promise<void> {
    const before = answered;
    const newest = await listNotifications(http, { count: wanted });
    // The list may have been read before a change that has been saved meanwhile.
    if (before !== answered) return load(wanted);
    for (const { id, viewed } of newest) if (!viewed) arrivedUnread.add(id);
    saved = unreadFirst(newest, arrivedUnread);
    count = wanted;
    show();
  }

  return {
    current,
    fetchNewest: () => load(count),
    fetchOlder: () => load(count + PAGE_SIZE),
    save: async (change, call) => {
      pending.add(change);
      show();
      // One after the other, so that the service has what the user chose last.
      last = last.then(call, call);
      try {
        await last;
        saved = saved.map((notification) => changed(notification, change));
      } finally {
        answered += 1;
        pending.delete(change);
        show();
      }
    },
  };
}
