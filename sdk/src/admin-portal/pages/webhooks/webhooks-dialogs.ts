import type { DialogsOf } from '../../parts/page-definition';

type OneWebhookKind = 'editWebhook' | 'testWebhook' | 'deleteWebhook';

/** State of a dialog over the webhooks. */
export type WebhooksDialog =
  | { kind: 'createWebhook' }
  /** A delivery of the webhook that the page shows. */
  | { kind: 'showDelivery'; deliveryId: string }
  /** Adds recipients to events of the channel that the page shows. */
  | { kind: 'addRecipients' }
  /** The recipients of one event of that channel. */
  | { kind: 'editRecipients'; eventKey: string }
  | { [K in OneWebhookKind]: { kind: K; webhookId: string } }[OneWebhookKind];

const about =
  <K extends OneWebhookKind>(kind: K) =>
  (webhookId: string) =>
    webhookId ? { kind, webhookId } : undefined;

/** The dialogs of the page, by their addresses. */
export const webhooksDialogs = {
  createWebhook: () => ({ kind: 'createWebhook' }),
  showDelivery: (deliveryId) => (deliveryId ? { kind: 'showDelivery', deliveryId } : undefined),
  addRecipients: () => ({ kind: 'addRecipients' }),
  editRecipients: (eventKey) => (eventKey ? { kind: 'editRecipients', eventKey } : undefined),
  editWebhook: about('editWebhook'),
  testWebhook: about('testWebhook'),
  deleteWebhook: about('deleteWebhook'),
} as DialogsOf<WebhooksDialog>;
