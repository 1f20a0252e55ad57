import type { StoreApi } from 'zustand/vanilla';
import type { AnyPortalState } from '../../../app/portal-state';
import type { Clock } from '../../../core/clock';
import type { NotificationsStore } from './notifications-state';
import { unreadCount } from './notifications-store';

/** How often the notifications are loaded while the portal is open, in milliseconds. */
const POLL_MS = 60_000;

/** Loads the notifications now and every minute, but not in a hidden tab. Returns a function that stops it. */
export function pollNotifications(store: StoreApi<NotificationsStore>, clock: Clock): () => void {
  const over = new AbortController();
  void poll(store, clock, over.signal);
  return () => over.abort();
}

async function poll(store: StoreApi<NotificationsStore>, clock: Clock, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    if (document.visibilityState !== 'hidden') await store.getState().load();
    await clock.sleep(POLL_MS, signal).catch(() => undefined);
  }
}

/** Keeps the number of unread notifications in the portal's state, where the bell reads it. Returns a function that stops it. */
export function publishUnreadCount(store: StoreApi<NotificationsStore>, portal: StoreApi<AnyPortalState>): () => void {
  const publish = (unread: number) => {
    if (unread !== (portal.getState().unread ?? 0)) portal.setState({ unread });
  };
  const stop = store.subscribe((state) => publish(unreadCount(state)));
  return () => {
    stop();
    publish(0);
  };
}
