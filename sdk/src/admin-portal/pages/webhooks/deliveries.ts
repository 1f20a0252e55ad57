import type { StoreApi } from 'zustand/vanilla';
import { listWebhookLogs, retryWebhookCall } from '../../../api/connectivity-webhooks';
import type { WebhookLog, WebhookLogs } from '../../../contract';
import type { HttpClient } from '../../../core/http-client';
import { listOf } from '../../parts/list-of';
import { loadedOf } from '../../parts/loaded';
import { ACCEPTED_STATUSES, DELIVERIES_PAGE_SIZE, LOADED_AT_ONCE, RETRY_STATUS } from './webhook-constants';
import type { DeliveryActions, Retry, WebhooksStore } from './webhooks-state';

/** Whether the address has accepted a delivery. */
export function isAccepted({ statusCode }: Pick<WebhookLog, 'statusCode'>): boolean {
  return ACCEPTED_STATUSES.includes(Number(statusCode));
}

/**
 * Creates the part of the page's store that has the deliveries.
 *
 * @see Portal spec §4 "Connectivity"
 */
export function createDeliveries(http: HttpClient, store: StoreApi<WebhooksStore>): DeliveryActions {
  const { getState: get, setState: set } = store;

  function showLast(webhookId: string, rows: readonly WebhookLog[]): void {
    set(({ lastDeliveries }) => ({ lastDeliveries: new Map(lastDeliveries).set(webhookId, rows) }));
  }
  const note = (deliveryId: string, retry: Retry) =>
    set(({ retries }) => ({ retries: new Map(retries).set(deliveryId, retry) }));

  return {
    lastDeliveries: new Map(),
    log: null,
    retries: new Map(),

    loadLastDeliveries: async () => {
      const { webhooks } = get();
      const called = webhooks.phase === 'ready' ? webhooks.data.filter(({ invocations }) => invocations > 0) : [];
      await forEach(called, async ({ _id }) => {
        // Without them, the row says so; the webhooks are what the page is about.
        const logs = await loadPage(http, _id, 0).catch(() => null);
        if (logs) showLast(_id, logs.rows);
      });
    },

    loadLog: async (webhookId, page) => {
      const { log } = get();
      const shown = log?.webhookId === webhookId && log.rows.phase === 'ready' ? log.rows : undefined;
      const attempt = { webhookId, page, rows: shown ?? { phase: 'loading' as const }, isBusy: true };
      set({ log: attempt });
      const rows = await loadedOf(loadPage(http, webhookId, page));
      // The user may have gone to another page meanwhile.
      if (get().log !== attempt) return;
      set({ log: { ...attempt, rows, isBusy: false } });
      if (rows.phase === 'ready' && page === 0) showLast(webhookId, rows.data.rows);
    },

    retry: async (webhookId, deliveryId) => {
      note(deliveryId, { isProcess: true, success: false });
      try {
        const { statusCode } = await retryWebhookCall(http, deliveryId);
        const success = statusCode === RETRY_STATUS;
        note(deliveryId, { isProcess: false, success });
        if (!success) return undefined;
      } catch (error) {
        note(deliveryId, { isProcess: false, success: false });
        throw error;
      }
      await get().loadLog(webhookId, 0);
      return get().lastDeliveries.get(webhookId)?.[0];
    },
  };
}

async function loadPage(http: HttpClient, id: string, page: number): Promise<WebhookLogs> {
  const offset = page * DELIVERIES_PAGE_SIZE;
  const logs = await listWebhookLogs(http, { id, offset, limit: DELIVERIES_PAGE_SIZE });
  return { ...logs, rows: listOf(logs.rows) };
}

/** Calls a function for each item, for a few at the same time. */
async function forEach<Item>(items: readonly Item[], call: (item: Item) => Promise<void>): Promise<void> {
  const queue = [...items];
  const work = async () => {
    for (let item = queue.shift(); item; item = queue.shift()) await call(item);
  };
  await Promise.all(Array.from({ length: LOADED_AT_ONCE }, work));
}
