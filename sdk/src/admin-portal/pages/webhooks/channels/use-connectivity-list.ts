import { useEffect } from 'react';
import type { Loaded } from '../../../parts/loaded';
import { useWebhooks } from '../use-webhooks';
import type { ChannelStore, ConnectivityData, EventChannel } from './channel-state';
import { useChannel, useChannelStores, useReadableChannels } from './use-channels';

/**
 * The channels of the tenant that the user may see. A channel without events is not offered, so it is left out.
 *
 * @see Portal spec §3 "Connectivity state"
 */
export function useConnectivityList(): Loaded<readonly ConnectivityData[]> {
  const readable = useReadableChannels();
  const webhooks = useWebhooksData();
  const stores: Record<EventChannel, ChannelStore> = {
    email: useChannel('email', itself),
    sms: useChannel('sms', itself),
    slack: useChannel('slack', itself),
  };
  const list: ConnectivityData[] = [webhooks];
  for (const key of readable) {
    const { events, entries } = stores[key];
    if (events?.phase === 'failed') return events;
    if (!events || events.phase === 'loading' || entries?.phase === 'loading') return { phase: 'loading' };
    if (events.data.length > 0) list.push(dataOf(key, events.data, entries));
  }
  return { phase: 'ready', data: list };
}

/** Loads the channels that the user may see, unless they are there. Returns a function that loads them again. */
export function useLoadChannels(): () => void {
  const { channels } = useChannelStores();
  // As a text, because the list is a new one at each render.
  const readable = useReadableChannels().join();
  useEffect(() => {
    for (const key of splitChannels(readable)) {
      if (channels[key].getState().events === null) void channels[key].getState().load();
    }
  }, [channels, readable]);
  return () => {
    for (const key of splitChannels(readable)) void channels[key].getState().load();
  };
}

const itself = (store: ChannelStore) => store;
const splitChannels = (text: string) => text.split(',').filter(Boolean) as EventChannel[];

function useWebhooksData(): ConnectivityData {
  const webhooks = useWebhooks((store) => store.webhooks);
  if (webhooks.phase !== 'ready') return { key: 'webhook', events: undefined, active: false };
  const active = webhooks.data.filter(({ isActive }) => isActive);
  const keys = new Set(active.flatMap(({ eventKeys = [] }) => eventKeys));
  return { key: 'webhook', events: keys.size, active: active.length > 0 };
}

type Events = Extract<NonNullable<ChannelStore['events']>, { phase: 'ready' }>['data'];

function dataOf(key: EventChannel, events: Events, entries: ChannelStore['entries']): ConnectivityData {
  if (entries?.phase !== 'ready') return { key, events: undefined, active: false };
  const offered = new Set(events.flatMap(({ items }) => items.map((item) => item.key)));
  const shown = entries.data.filter(({ eventKey }) => offered.has(eventKey));
  return { key, events: shown.length, active: shown.some(({ enabled }) => enabled) };
}
