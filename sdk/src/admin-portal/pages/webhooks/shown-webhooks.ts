import type { StoreApi } from 'zustand/vanilla';
import * as api from '../../../api/connectivity-webhooks';
import type { UpdateWebhookRequest, Webhook } from '../../../contract';
import type { HttpClient } from '../../../core/http-client';
import { listOf } from '../../parts/list-of';
import type { WebhooksStore } from './webhooks-state';

/** The webhooks that the page shows, as the changes of them change the list. */
export interface ShownWebhooks {
  show(webhooks: readonly Webhook[]): void;
  has(webhookId: string): boolean;
  /** Loads all webhooks without hiding those that are shown. */
  refresh(): Promise<readonly Webhook[]>;
  patch(webhookId: string, changes: UpdateWebhookRequest): void;
  hide(webhookId: string): void;
}

/** Creates the changes of the list of this store. */
export function createShownWebhooks(
  http: HttpClient,
  { getState, setState }: Pick<StoreApi<WebhooksStore>, 'getState' | 'setState'>,
): ShownWebhooks {
  const show = (data: readonly Webhook[]) => setState({ webhooks: { phase: 'ready', data } });
  function change(select: (webhooks: readonly Webhook[]) => readonly Webhook[]): void {
    const { webhooks } = getState();
    if (webhooks.phase === 'ready') show(select(webhooks.data));
  }

  return {
    show,
    has: (webhookId) => {
      const { webhooks } = getState();
      return webhooks.phase === 'ready' && webhooks.data.some(({ _id }) => _id === webhookId);
    },
    refresh: async () => {
      const webhooks = await listWebhooks(http);
      show(webhooks);
      return webhooks;
    },
    patch: (webhookId, changes) =>
      change((webhooks) => webhooks.map((one) => (one._id === webhookId ? ({ ...one, ...changes } as Webhook) : one))),
    hide: (webhookId) => change((webhooks) => webhooks.filter(({ _id }) => _id !== webhookId)),
  };
}

/** Loads all webhooks. */
export async function listWebhooks(http: HttpClient): Promise<Webhook[]> {
  return listOf(await api.listWebhooks(http));
}
