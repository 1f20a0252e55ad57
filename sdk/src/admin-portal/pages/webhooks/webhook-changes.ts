import * as api from '../../../api/connectivity-webhooks';
import type { UpdateWebhookRequest, Webhook } from '../../../contract';
import type { ErrorCode } from '../../../contract/error-codes';
import { ApiError } from '../../../core/errors';
import type { HttpClient } from '../../../core/http-client';
import { asApiError } from '../../../core/response-error';
import { changedMeanwhile, ignoreGone, isChangedMeanwhile, isGone } from '../../parts/changed-meanwhile';
import { listWebhooks, type ShownWebhooks } from './shown-webhooks';
import { changesOf, draftOf, isSameDraft } from './webhook-draft';
import type { WebhookDraft, WebhooksStore } from './webhooks-state';

type WebhookChanges = Pick<WebhooksStore, 'create' | 'update' | 'setActive' | 'remove'>;

/** Creates the changes of webhooks. */
export function createWebhookChanges(http: HttpClient, shown: ShownWebhooks): WebhookChanges {
  /** Sends changes. Hides a webhook that is gone. */
  async function send(webhookId: string, changes: UpdateWebhookRequest): Promise<void> {
    await api.updateWebhook(http, webhookId, changes).catch((error) => {
      if (isGone(asApiError(error))) shown.hide(webhookId);
      throw error;
    });
  }

  /** Switches a webhook that is as the user has seen it; nothing is sent if another user has done so. */
  async function sendActive(base: Webhook, isActive: boolean): Promise<void> {
    const webhooks = await listWebhooks(http);
    const current = webhooks.find(({ _id }) => _id === base._id);
    if (current && !isSameDraft(draftOf(base), draftOf(current))) {
      shown.show(webhooks);
      throw changedMeanwhile();
    }
    // The service says so if it is gone.
    if (current?.isActive !== isActive) await send(base._id, { isActive });
  }

  /** Whether an earlier attempt, whose answer was lost, has added the webhook: the service would add a second one. */
  async function isAdded(draft: WebhookDraft): Promise<boolean> {
    const webhooks = await listWebhooks(http);
    return webhooks.some((webhook) => !shown.has(webhook._id) && isSameDraft(draftOf(webhook), draft));
  }

  return {
    create: async (draft) => {
      if (!(await isAdded(draft)))
        await api.createWebhook(http, { ...draft, eventKeys: [...draft.eventKeys], isActive: true });
      await shown.refresh();
    },

    update: async (base, draft) => {
      const current = (await shown.refresh()).find(({ _id }) => _id === base._id);
      if (!current) throw gone();
      const before = draftOf(base);
      if (!isSameDraft(before, draftOf(current))) throw changedMeanwhile();
      const changes = changesOf(before, draft);
      if (Object.keys(changes).length === 0) return;
      await send(base._id, changes);
      shown.patch(base._id, changes);
    },

    setActive: async (base, isActive) => {
      shown.patch(base._id, { isActive });
      try {
        await sendActive(base, isActive);
      } catch (error) {
        // After a conflict the current webhook is shown.
        if (!isChangedMeanwhile(asApiError(error))) shown.patch(base._id, { isActive: base.isActive });
        throw error;
      }
    },

    remove: async (webhookId) => {
      await api.deleteWebhook(http, webhookId).catch(ignoreGone);
      shown.hide(webhookId);
    },
  };
}

/** The failure of a change to a webhook that is no longer in the list. Only the type of the codes is imported, so their list is not bundled. */
function gone(): ApiError {
  const errorCode: ErrorCode = 'ER-NOT-FOUND';
  return new ApiError('Deleted meanwhile', { statusCode: 404, errorCode });
}
