import { createStore, type StoreApi } from 'zustand/vanilla';
import * as api from '../../../api/connectivity-webhooks';
import type { UpdateWebhookRequest, Webhook } from '../../../contract';
import type { ErrorCode } from '../../../contract/error-codes';
import { ApiError } from '../../../core/errors';
import type { HttpClient } from '../../../core/http-client';
import { changedMeanwhile, ignoreGone, isChangedMeanwhile, isGone } from '../../parts/changed-meanwhile';
import { loadedOf } from '../../parts/loaded';
import { createDeliveries } from './deliveries';
import { createEvents } from './events';
import { changesOf, draftOf, isSameDraft } from './webhook-draft';
import type { WebhooksStore } from './webhooks-state';

/**
 * Creates the store of the webhooks and of their deliveries.
 *
 * @see Portal spec §3 "Connectivity state", §7 "Connectivity"
 */
export function createWebhooksStore(http: HttpClient): StoreApi<WebhooksStore> {
  return createStore<WebhooksStore>()((set, get, store) => {
    function show(select: (webhooks: readonly Webhook[]) => readonly Webhook[]): void {
      const { webhooks } = get();
      if (webhooks.phase === 'ready') set({ webhooks: { phase: 'ready', data: select(webhooks.data) } });
    }
    const hide = (webhookId: string) => show((webhooks) => webhooks.filter(({ _id }) => _id !== webhookId));
    const patch = (webhookId: string, changes: UpdateWebhookRequest) =>
      show((webhooks) => webhooks.map((one) => (one._id === webhookId ? ({ ...one, ...changes } as Webhook) : one)));

    /** Loads all webhooks without hiding those that are shown. */
    async function refresh(): Promise<readonly Webhook[]> {
      const data = await listWebhooks(http);
      set({ webhooks: { phase: 'ready', data } });
      return data;
    }

    /** Sends changes. Hides a webhook that is gone. */
    async function send(webhookId: string, changes: UpdateWebhookRequest): Promise<void> {
      await api.updateWebhook(http, webhookId, changes).catch((error) => {
        if (error instanceof ApiError && isGone(error)) hide(webhookId);
        throw error;
      });
    }

    /** Switches a webhook that is as the user has seen it; nothing is sent if another user has done so. */
    async function sendActive(base: Webhook, isActive: boolean): Promise<void> {
      const data = await listWebhooks(http);
      const current = data.find(({ _id }) => _id === base._id);
      if (current && !isSameDraft(draftOf(base), draftOf(current))) {
        set({ webhooks: { phase: 'ready', data } });
        throw changedMeanwhile();
      }
      // The service says so if it is gone.
      if (current?.isActive !== isActive) await send(base._id, { isActive });
    }

    return {
      ...createDeliveries(http, store),
      ...createEvents(http, store),
      webhooks: { phase: 'loading' },

      load: async () => {
        set({ webhooks: { phase: 'loading' } });
        set({ webhooks: await loadedOf(listWebhooks(http)) });
      },

      create: async ({ eventKeys, ...draft }) => {
        await api.createWebhook(http, { ...draft, eventKeys: [...eventKeys], isActive: true });
        await refresh();
      },

      update: async (base, draft) => {
        const current = (await refresh()).find(({ _id }) => _id === base._id);
        if (!current) throw gone();
        const before = draftOf(base);
        if (!isSameDraft(before, draftOf(current))) throw changedMeanwhile();
        const changes = changesOf(before, draft);
        if (Object.keys(changes).length === 0) return;
        await send(base._id, changes);
        patch(base._id, changes);
      },

      setActive: async (base, isActive) => {
        patch(base._id, { isActive });
        try {
          await sendActive(base, isActive);
        } catch (error) {
          // After a conflict the current webhook is shown.
          if (!(error instanceof ApiError && isChangedMeanwhile(error))) patch(base._id, { isActive: base.isActive });
          throw error;
        }
      },

      remove: async (webhookId) => {
        await api.deleteWebhook(http, webhookId).catch(ignoreGone);
        hide(webhookId);
      },
    };
  });
}

async function listWebhooks(http: HttpClient): Promise<Webhook[]> {
  const webhooks = await api.listWebhooks(http);
  if (!Array.isArray(webhooks)) throw new TypeError('The webhooks are no list');
  return webhooks;
}

/** The failure of a change to a webhook that is no longer in the list. Only the type of the codes is imported, so their list is not bundled. */
function gone(): ApiError {
  const errorCode: ErrorCode = 'ER-NOT-FOUND';
  return new ApiError('Deleted meanwhile', { statusCode: 404, errorCode });
}
