import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  listNotifications,
  markAllNotificationsRead,
  pinNotification,
  setNotificationStatus,
  unpinNotification,
} from '../../../api/notifications';
import type { Notification } from '../../../contract';
import type { HttpClient } from '../../../core/http-client';
import { asApiError } from '../../../core/response-error';
import type { Loaded } from '../../parts/loaded';
import { changed, type NotificationChange, unreadFirst } from './notification-change';

/** How many notifications are loaded at once: the newest ones. */
const PAGE_SIZE = 100;

/** The user's notifications and the actions on them. Each action shows its result at once, and is undone if it fails. */
export interface NotificationsStore {
  notifications: Loaded<readonly Notification[]>;
  hasOlder: boolean;
  /** Loads the newest ones. If that fails, those that are shown stay. Never rejects. */
  load(): Promise<void>;
  /** Rejects with an {@link ApiError}, as all actions below. */
  loadOlder(): Promise<void>;
  setRead(id: string, isRead: boolean): Promise<void>;
  setPinned(id: string, isPinned: boolean): Promise<void>;
  markAllRead(): Promise<void>;
}

/**
 * Creates the store of the user's notifications.
 *
 * @see Portal spec §4 "Notifications"
 */
export function createNotificationsStore(http: HttpClient): StoreApi<NotificationsStore> {
  return createStore<NotificationsStore>()((set, get) => {
    /** The notifications as the service has them; those that are shown have the pending changes as well. */
    let saved: readonly Notification[] = [];
    const pending = new Set<NotificationChange>();
    /** Number of changes that the service has answered. */
    let answered = 0;
    let last: Promise<unknown> = Promise.resolve();
    let count = PAGE_SIZE;
    /** Those that were unread when they were loaded keep their places when the user reads them. */
    const arrivedUnread = new Set<string>();

    const isReady = () => get().notifications.phase === 'ready';
    const listed = () => saved.map((notification) => changed(notification, ...pending));
    const show = () => set({ notifications: { phase: 'ready', data: listed() }, hasOlder: saved.length >= count });

    async function fetchNewest(wanted: number): Promise<void> {
      const before = answered;
      const newest = await listNotifications(http, { count: wanted });
      // The list may have been read before a change that has been saved meanwhile.
      if (before !== answered) return fetchNewest(wanted);
      for (const { id, viewed } of newest) if (!viewed) arrivedUnread.add(id);
      saved = unreadFirst(newest, arrivedUnread);
      count = wanted;
      show();
    }

    async function save(change: NotificationChange, call: () => Promise<unknown>): Promise<void> {
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
    }

    return {
      notifications: { phase: 'loading' },
      hasOlder: false,
      load: async () => {
        if (!isReady()) set({ notifications: { phase: 'loading' } });
        await fetchNewest(count).catch((error) => {
          if (!isReady()) set({ notifications: { phase: 'failed', error: asApiError(error) } });
        });
      },
      loadOlder: () => fetchNewest(count + PAGE_SIZE),
      setRead: (id, isRead) => {
        const status = isRead ? 'read' : 'unread';
        return save({ ids: [id], to: { viewed: isRead, status } }, () => setNotificationStatus(http, id, status));
      },
      setPinned: (id, isPinned) =>
        save({ ids: [id], to: { isPinned } }, () => (isPinned ? pinNotification : unpinNotification)(http, id)),
      markAllRead: () => {
        const unread = listed().filter(({ viewed }) => !viewed);
        const ids = unread.map(({ id }) => id);
        return save({ ids, to: { viewed: true, status: 'read' } }, () => markAllNotificationsRead(http));
      },
    };
  });
}

/** The number of unread notifications, as far as they are loaded. */
export function unreadCount({ notifications }: NotificationsStore): number {
  return notifications.phase === 'ready' ? notifications.data.filter(({ viewed }) => !viewed).length : 0;
}
