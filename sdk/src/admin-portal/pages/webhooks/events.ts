import type { StoreApi } from 'zustand/vanilla';
import { listEventCategories, listEventsOfChannel } from '../../../api/connectivity';
import type { Channel, ChannelMap, EventCategory } from '../../../contract';
import type { HttpClient } from '../../../core/http-client';
import type { PickerCategory } from '../../parts/category-picker/categories';
import { loadedOf } from '../../parts/loaded';
import type { EventActions, EventItem, WebhooksStore } from './webhooks-state';

/** Creates the part of the page's store that has the events. */
export function createEvents(http: HttpClient, { getState, setState }: StoreApi<WebhooksStore>): EventActions {
  return {
    events: null,
    loadEvents: async () => {
      const phase = getState().events?.phase;
      if (phase === 'ready' || phase === 'loading') return;
      setState({ events: { phase: 'loading' } });
      setState({ events: await loadedOf(loadCategories(http, 'webhook')) });
    },
  };
}

/** The events that a channel can deliver, by category; none if the channel is not offered. */
export async function loadCategories(http: HttpClient, channel: Channel): Promise<PickerCategory<EventItem>[]> {
  const [events, categories] = await Promise.all([
    listEventsOfChannel(http, channel),
    // They say the order only: each event brings its category.
    listEventCategories(http).catch(() => []),
  ]);
  return categoriesOf(events, categories);
}

/** The events by category, in the order of the service; categories that it does not list come last. */
function categoriesOf(
  events: readonly ChannelMap[],
  order: readonly Pick<EventCategory, 'id'>[],
): PickerCategory<EventItem>[] {
  const ids = [...order.map(({ id }) => id), ...events.map(({ categoryId }) => categoryId)];
  return [...new Set(ids)].flatMap((id) => {
    const own = events.filter(({ categoryId }) => categoryId === id);
    const items = own.map(({ key, displayName, description }) => ({ id: key, key, name: displayName, description }));
    return own[0] ? [{ id, name: own[0].category.name, items }] : [];
  });
}
