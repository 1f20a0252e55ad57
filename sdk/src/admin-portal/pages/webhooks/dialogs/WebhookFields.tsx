import { useTranslate } from '../../../../app/context';
import { TextArea } from '../../../../ui/fields/TextArea';
import { TextField } from '../../../../ui/TextField';
import type { WebhookDraft } from '../webhooks-state';
import { EventsField, type EventsFieldProps } from './EventsField';
import { FormTest } from './FormTest';
import { SecretField } from './SecretField';

export interface WebhookFieldsProps extends EventsFieldProps {
  /** What the fields show first. */
  draft?: WebhookDraft;
}

/** The fields of a webhook, and a test of what is typed. */
export function WebhookFields({ draft, ...events }: WebhookFieldsProps) {
  const t = useTranslate();
  return (
    <>
      <TextField
        name="displayName"
        label={t('adminPortal.webhooks_AddEditWebhook.nameInputLabel')}
        placeholder={t('adminPortal.webhooks_AddEditWebhook.nameInputPlaceholder')}
        autoComplete="off"
        defaultValue={draft?.displayName}
        data-initial-focus
      />
      <TextArea
        name="description"
        label={t('adminPortal.webhooks_AddEditWebhook.descriptionInputLabel')}
        defaultValue={draft?.description}
      />
      <TextField
        name="url"
        type="url"
        label={t('adminPortal.webhooks_AddEditWebhook.urlInputLabel')}
        placeholder={t('adminPortal.webhooks_AddEditWebhook.urlInputPlaceholder')}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={draft?.url}
      />
      <SecretField secret={draft?.secret ?? ''} />
      <FormTest />
      <EventsField {...events} />
    </>
  );
}
