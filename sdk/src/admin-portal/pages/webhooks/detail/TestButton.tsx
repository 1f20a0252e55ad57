import { Send } from 'lucide-react';
import { useTranslate } from '../../../../app/context';
import type { Webhook } from '../../../../contract';
import { Button } from '../../../../ui/Button';
import { usePermission } from '../../../parts/use-access';
import { usePortalActions } from '../../../shell/use-portal';
import type { WebhooksDialog } from '../webhooks-dialogs';
import { webhooksPermissions } from '../webhooks-permissions';

/** Opens the dialog that sends a sample to a webhook. */
export function TestButton({ webhook }: { webhook: Webhook }) {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  const mayChange = usePermission(webhooksPermissions.change);
  if (!mayChange) return null;
  return (
    <Button
      variant="secondary"
      aria-haspopup="dialog"
      onClick={() => openDialog({ kind: 'testWebhook', webhookId: webhook._id } satisfies WebhooksDialog)}
    >
      <Send size={16} aria-hidden="true" />
      <span>{t('adminPortal.webhooks.testWebhook')}</span>
    </Button>
  );
}
