import { useState } from 'react';
import type { LazyContent } from '../../../../app/lazy/lazy-component';
import type { Webhook } from '../../../../contract';
import pickerCss from '../../../parts/category-picker/category-picker.css?inline';
import { usePermission, useUserAccess } from '../../../parts/use-access';
import { usePageDialog } from '../../../shell/use-portal';
import { useWebhook, useWebhooks } from '../use-webhooks';
import { type WebhooksDialog, webhooksDialogs } from '../webhooks-dialogs';
import { webhooksPermissions } from '../webhooks-permissions';
import { CreateWebhookPanel } from './CreateWebhookPanel';
import { DeleteWebhookDialog } from './DeleteWebhookDialog';
import { DeliveryPanel } from './DeliveryPanel';
import { EditWebhookPanel } from './EditWebhookPanel';
import { TestWebhookDialog } from './TestWebhookDialog';
import { WebhookGonePanel } from './WebhookGonePanel';

/** The open dialog of the page, if the user may open it: its address can also come from another user. */
function WebhookDialogs() {
  const dialog = usePageDialog<WebhooksDialog>(webhooksDialogs);
  const isReady = useWebhooks(({ webhooks }) => webhooks.phase === 'ready');
  const mayChange = usePermission(webhooksPermissions.change);
  const mayRead = usePermission(webhooksPermissions.readDeliveries);
  if (!dialog || !isReady) return null;
  if (dialog.kind === 'showDelivery') return mayRead ? <DeliveryPanel deliveryId={dialog.deliveryId} /> : null;
  if (dialog.kind === 'createWebhook') return mayChange ? <CreateWebhookPanel /> : null;
  // The others are those of a channel, whose page opens them.
  if (!('webhookId' in dialog)) return null;
  return <DialogOfWebhook key={dialog.webhookId} dialog={dialog} />;
}

/** The chunk of the page's dialogs. */
export const content: LazyContent<object> = { component: WebhookDialogs, css: pickerCss };

type OneWebhook = Extract<WebhooksDialog, { webhookId: string }>;

function DialogOfWebhook({ dialog: { kind, webhookId } }: { dialog: OneWebhook }) {
  const { holds } = useUserAccess();
  const webhook = useWebhookOnceSeen(webhookId);
  if (!webhook) return <WebhookGonePanel />;
  if (!holds(kind === 'deleteWebhook' ? webhooksPermissions.remove : webhooksPermissions.change)) return null;
  switch (kind) {
    case 'editWebhook':
      return <EditWebhookPanel webhook={webhook} />;
    case 'testWebhook':
      return <TestWebhookDialog webhook={webhook} />;
    case 'deleteWebhook':
      return <DeleteWebhookDialog webhook={webhook} />;
  }
}

/** A webhook as it was last seen: the dialog of one that was deleted meanwhile stays open, with what was typed. */
function useWebhookOnceSeen(webhookId: string): Webhook | undefined {
  const webhook = useWebhook(webhookId);
  const [seen, setSeen] = useState(webhook);
  if (webhook && webhook !== seen) setSeen(webhook);
  return webhook ?? seen;
}
