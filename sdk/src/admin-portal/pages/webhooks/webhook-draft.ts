import type { UpdateWebhookRequest, Webhook } from '../../../contract';
import { isSameSet } from '../../parts/same-set';
import type { WebhookDraft } from './webhooks-state';

/** The values of the form about a webhook. */
export function draftOf({ displayName, description, url, secret, eventKeys }: Webhook): WebhookDraft {
  return { displayName, description: description ?? '', url, secret: secret ?? null, eventKeys: eventKeys ?? [] };
}

/** The values that differ from those of the webhook: only these are sent (portal spec §4 "Connectivity"). */
export function changesOf(base: WebhookDraft, draft: WebhookDraft): UpdateWebhookRequest {
  const { displayName, description, url, secret, eventKeys } = draft;
  return {
    ...(displayName !== base.displayName && { displayName }),
    ...(description !== base.description && { description }),
    ...(url !== base.url && { url }),
    ...(secret !== base.secret && { secret }),
    ...(!isSameSet(eventKeys, base.eventKeys) && { eventKeys: [...eventKeys] }),
  };
}

/** Whether nothing differs. */
export function isSameDraft(one: WebhookDraft, other: WebhookDraft): boolean {
  return Object.keys(changesOf(one, other)).length === 0;
}
