import { createContext, useContext } from 'react';
import { type StoreApi, useStore } from 'zustand';
import type { NotificationsStore } from './notifications-state';

/** Provides the notifications to their panel. */
export const NotificationsContext = createContext<StoreApi<NotificationsStore> | null>(null);

/** Selects from the notifications; renders again only when the selected value changes. */
export function useNotifications<T>(select: (notifications: NotificationsStore) => T): T {
  const store = useContext(NotificationsContext);
  if (!store) throw new Error('useNotifications: no <UserNotifications> above this component.');
  return useStore(store, select);
}
