import { useState } from 'react';
import { useTranslate } from '../../../../app/context';
import type { FormValues } from '../../../../ui/Form';
import { useNotify } from '../../../../ui/Notifications';
import { FormDialog } from '../../../parts/FormDialog';
import { formErrors } from '../../../parts/form-schema';
import { useAction } from '../../../parts/use-action';
import { usePortalActions } from '../../../shell/use-portal';
import { useWebhooks } from '../use-webhooks';
import { WebhookFields } from './WebhookFields';
import { draftOfForm, webhookSchema } from './webhook-form';

/** Adds a webhook. */
export function CreateWebhookPanel() {
  const t = useTranslate();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  const create = useWebhooks((webhooks) => webhooks.create);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const action = useAction(
    (values: FormValues) => create(draftOfForm(values, chosen)),
    ({ displayName = '' }) => {
      closeDialog();
      notify.toast(t('adminPortal.webhooks_AddEditWebhook.created', { name: displayName.trim() }));
    },
  );
  return (
    <FormDialog
      title={t('adminPortal.webhooks_AddEditWebhook.addTitle')}
      size="panel"
      action={action}
      validate={(values) => formErrors(webhookSchema(t), { ...values, eventKeys: [...chosen] })}
      cancel={t('adminPortal.webhooks_AddEditWebhook.cancel')}
      submit={t('adminPortal.webhooks_AddEditWebhook.create')}
      onClose={closeDialog}
    >
      <WebhookFields chosen={chosen} onChoose={setChosen} />
    </FormDialog>
  );
}
