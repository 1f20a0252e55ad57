import { ListTree, MoreHorizontal, Pencil, Send, Trash2 } from 'lucide-react';
import { useTranslate } from '../../../../app/context';
import type { Webhook } from '../../../../contract';
import { Menu, MenuItem } from '../../../../ui/Menu';
import { useUserAccess } from '../../../parts/use-access';
import { usePageParams, usePortalActions } from '../../../shell/use-portal';
import type { WebhooksDialog } from '../webhooks-dialogs';
import { webhooksPermissions } from '../webhooks-permissions';

const items = [
  { kind: 'editWebhook', label: 'adminPortal.webhooks.editWebhook', icon: Pencil, needs: webhooksPermissions.change },
  { kind: 'testWebhook', label: 'adminPortal.webhooks.testWebhook', icon: Send, needs: webhooksPermissions.change },
  {
    kind: 'deleteWebhook',
    label: 'adminPortal.webhooks.deleteWebhook',
    icon: Trash2,
    needs: webhooksPermissions.remove,
  },
] as const;

export interface WebhookMenuProps {
  webhook: Webhook;
  /** The menu of a row, which also opens the webhook. */
  isListed?: boolean;
}

/** The actions on one webhook that the user may do; nothing if there are none. */
export function WebhookMenu({ webhook: { _id: webhookId, displayName: name }, isListed = false }: WebhookMenuProps) {
  const t = useTranslate();
  const { holds } = useUserAccess();
  const { openDialog } = usePortalActions();
  const [, setParams] = usePageParams();
  const permitted = items.filter(({ needs }) => holds(needs));
  if (!isListed && permitted.length === 0) return null;
  return (
    <Menu label={t('adminPortal.webhooks.actionsFor', { name })} trigger={<MoreHorizontal size={20} />}>
      {isListed && (
        <MenuItem
          id="show"
          label={t('adminPortal.webhooks.showWebhook')}
          icon={<ListTree size={16} />}
          onAction={() => setParams({ webhook: webhookId })}
        />
      )}
      {permitted.map(({ kind, label, icon: ActionIcon }) => (
        <MenuItem
          key={kind}
          id={kind}
          label={t(label)}
          icon={<ActionIcon size={16} />}
          tone={kind === 'deleteWebhook' ? 'danger' : undefined}
          onAction={() => openDialog({ kind, webhookId } satisfies WebhooksDialog)}
        />
      ))}
    </Menu>
  );
}
