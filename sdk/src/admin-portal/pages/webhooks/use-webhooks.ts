import { createContext, useContext } from 'react';
import { type StoreApi, useStore } from 'zustand';
import type { Webhook } from '../../../contract';
import type { WebhooksStore } from './webhooks-state';

/** Provides the page's store to its descendants. */
export const WebhooksContext = createContext<StoreApi<WebhooksStore> | null>(null);

/** Selects from the page's store; renders again only when the selected value changes. */
export function useWebhooks<T>(select: (webhooks: WebhooksStore) => T): T {
  const store = useContext(WebhooksContext);
  if (!store) throw new Error('useWebhooks: no <WebhooksPage> above this component.');
  return useStore(store, select);
}

/** A webhook of the page; `undefined` if there is none with this id, or it is not loaded yet. */
export function useWebhook(webhookId: string): Webhook | undefined {
  return useWebhooks(({ webhooks }) =>
    webhooks.phase === 'ready' ? webhooks.data.find(({ _id }) => _id === webhookId) : undefined,
  );
}
