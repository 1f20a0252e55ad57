import { useState } from 'react';
import { useTranslate } from '../../../../app/context';
import type { Webhook } from '../../../../contract';
import { useNotify } from '../../../../ui/Notifications';
import { EditDialog, FromCurrent } from '../../../parts/EditDialog';
import { formErrors } from '../../../parts/form-schema';
import { useSaveOnBase } from '../../../parts/use-conflicting-save';
import { useCloseAndReload } from '../../../shell/use-close-and-reload';
import { usePortalActions } from '../../../shell/use-portal';
import { useWebhooks } from '../use-webhooks';
import { draftOf } from '../webhook-draft';
import { WebhookFields } from './WebhookFields';
import { draftOfForm, webhookSchema } from './webhook-form';

/** Edits a webhook. */
export function EditWebhookPanel({ webhook }: { webhook: Webhook }) {
  return <FromCurrent>{(loadCurrent) => <EditForm webhook={webhook} onLoadCurrent={loadCurrent} />}</FromCurrent>;
}

function EditForm({ webhook, onLoadCurrent }: { webhook: Webhook; onLoadCurrent: () => void }) {
  const t = useTranslate();
  const { closeDialog } = usePortalActions();
  // As the form shows it first: what others change meanwhile must not replace what is typed.
  const [draft] = useState(() => draftOf(webhook));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(draft.eventKeys));
  return (
    <EditDialog
      title={t('adminPortal.webhooks_AddEditWebhook.editTitle', { name: webhook.displayName })}
      size="panel"
      saving={useSaveWebhook(webhook, chosen)}
      validate={(values) => formErrors(webhookSchema(t), { ...values, eventKeys: [...chosen] })}
      cancel={t('adminPortal.webhooks_AddEditWebhook.cancel')}
      submit={t('adminPortal.webhooks_AddEditWebhook.edit')}
      onLoadCurrent={onLoadCurrent}
      onGone={useCloseAndReload(useWebhooks((webhooks) => webhooks.load))}
      onClose={closeDialog}
    >
      <WebhookFields draft={draft} chosen={chosen} onChoose={setChosen} />
    </EditDialog>
  );
}

/** Saves what the user has changed. */
function useSaveWebhook(webhook: Webhook, chosen: ReadonlySet<string>) {
  const t = useTranslate();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  const update = useWebhooks((webhooks) => webhooks.update);
  return useSaveOnBase(
    webhook,
    (values, base) => update(base, draftOfForm(values, chosen)),
    ({ displayName = '' }) => {
      closeDialog();
      notify.toast(t('adminPortal.webhooks_AddEditWebhook.saved', { name: displayName.trim() }));
    },
  );
}
