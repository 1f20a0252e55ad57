import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  markAllNotificationsRead,
  pinNotification,
  setNotificationStatus,
  unpinNotification,
} from '../../../api/notifications';
import type { HttpClient } from '../../../core/http-client';
import { asApiError } from '../../../core/response-error';
import { createNotificationList } from './notification-list';
import type { NotificationsStore } from './notifications-state';

/**
 * Creates the store of the user's notifications.
 *
 * @see Portal spec §4 "Notifications"
 */
export function createNotificationsStore(http: HttpClient): StoreApi<NotificationsStore> {
  return createStore<NotificationsStore>()((set, get, store) => {
    const { current, fetchNewest, fetchOlder, save } = createNotificationList(http, store);
    const isReady = () => get().notifications.phase === 'ready';

    return {
      notifications: { phase: 'loading' },
      hasOlder: false,
      load: async () => {
        await fetchNewest().catch((error) => {
          if (!isReady()) set({ notifications: { phase: 'failed', error: asApiError(error) } });
        });
      },
      retry: () => {
        set({ notifications: { phase: 'loading' } });
        return get().load();
      },
      loadOlder: fetchOlder,
      setRead: (id, isRead) => {
        const status = isRead ? 'read' : 'unread';
        return save({ ids: [id], to: { viewed: isRead, status } }, () => setNotificationStatus(http, id, status));
      },
      setPinned: (id, isPinned) =>
        save({ ids: [id], to: { isPinned } }, () => (isPinned ? pinNotification : unpinNotification)(http, id)),
      markAllRead: () => {
        const unread = current().filter(({ viewed }) => !viewed);
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
