import { useTranslate } from '../../../../app/context';
import type { Webhook } from '../../../../contract';
import { useNotify } from '../../../../ui/Notifications';
import { ConfirmDialog } from '../../../parts/ConfirmDialog';
import { usePageParams, usePortalActions } from '../../../shell/use-portal';
import { useWebhooks } from '../use-webhooks';

/** Asks for confirmation before a webhook is deleted, then shows the others. */
export function DeleteWebhookDialog({ webhook: { _id, displayName: name } }: { webhook: Webhook }) {
  const t = useTranslate();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  const [, setParams] = usePageParams();
  const remove = useWebhooks((webhooks) => webhooks.remove);
  return (
    <ConfirmDialog
      title={t('adminPortal.webhooks_DeleteWebhook.title', { name })}
      message={t('adminPortal.webhooks_DeleteWebhook.areYouSureDeleteWebhook1')}
      cancel={t('adminPortal.webhooks_DeleteWebhook.cancel')}
      confirm={t('adminPortal.webhooks_DeleteWebhook.delete')}
      danger
      onConfirm={() => remove(_id)}
      onDone={() => {
        setParams({ webhook: '', page: '' });
        notify.toast(t('adminPortal.webhooks_DeleteWebhook.deleted', { name }));
      }}
      onClose={closeDialog}
    >
      <p>{t('adminPortal.webhooks_DeleteWebhook.areYouSureDeleteWebhook2')}</p>
    </ConfirmDialog>
  );
}
