import { createStore, type StoreApi } from 'zustand/vanilla';
import type { HttpClient } from '../../../core/http-client';
import { loadedOf } from '../../parts/loaded';
import { createDeliveries } from './deliveries';
import { createEvents } from './events';
import { createShownWebhooks, listWebhooks } from './shown-webhooks';
import { createWebhookChanges } from './webhook-changes';
import type { WebhooksStore } from './webhooks-state';

/**
 * Creates the store of the webhooks and of their deliveries.
 *
 * @see Portal spec §3 "Connectivity state", §7 "Connectivity"
 */
export function createWebhooksStore(http: HttpClient): StoreApi<WebhooksStore> {
  return createStore<WebhooksStore>()((set, _get, store) => ({
    ...createDeliveries(http, store),
    ...createEvents(http, store),
    ...createWebhookChanges(http, createShownWebhooks(http, store)),
    webhooks: { phase: 'loading' },

    load: async () => {
      set({ webhooks: { phase: 'loading' } });
      set({ webhooks: await loadedOf(listWebhooks(http)) });
    },
  }));
}
