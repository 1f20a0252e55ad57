import { useState } from 'react';
import * as z from 'zod/mini';
import { useTranslate } from '../../../../../app/context';
import type { Translate } from '../../../../../metadata';
import type { FormValues } from '../../../../../ui/Form';
import { useNotify } from '../../../../../ui/Notifications';
import type { PickerCategory } from '../../../../parts/category-picker/categories';
import { FormDialog } from '../../../../parts/FormDialog';
import { choices, formErrors, required } from '../../../../parts/form-schema';
import { useAction } from '../../../../parts/use-action';
import { useUnsavedChanges } from '../../../../parts/use-unsaved-changes';
import { usePortalActions } from '../../../../shell/use-portal';
import type { EventItem } from '../../webhooks-state';
import type { EventChannel } from '../channel-state';
import { useChannel } from '../use-channels';
import { EventsPicker } from './EventsPicker';
import { allRecipients, anyRecipient, RECIPIENTS_FIELD, typedRecipients, typedRules } from './recipient-checks';
import { TargetsField } from './TargetsField';

export interface AddRecipientsPanelProps {
  channel: EventChannel;
  categories: readonly PickerCategory<EventItem>[];
}

/** Adds recipients to several events at once. */
export function AddRecipientsPanel({ channel, categories }: AddRecipientsPanelProps) {
  const t = useTranslate();
  const { toast } = useNotify();
  const { closeDialog } = usePortalActions();
  const addTo = useChannel(channel, (store) => store.add);
  const [targets, setTargets] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  useUnsavedChanges(targets.length > 0 || chosen.size > 0);
  const action = useAction(
    (values: FormValues) => addTo([...chosen], allRecipients(channel, values, targets)),
    () => {
      closeDialog();
      toast(t('adminPortal.webhooks_Recipients.addedToEvents', { count: chosen.size }));
    },
  );
  return (
    <FormDialog
      title={t(`adminPortal.webhooks_Recipients.${channel === 'slack' ? 'addChannelsTitle' : 'addTitle'}`)}
      size="panel"
      action={action}
      validate={({ [RECIPIENTS_FIELD]: typed }) =>
        formErrors(addingSchema(t, channel, targets), {
          [RECIPIENTS_FIELD]: typedRecipients(channel, typed),
          eventKeys: [...chosen],
        })
      }
      cancel={t('adminPortal.webhooks_Recipients.cancel')}
      submit={t('adminPortal.webhooks_Recipients.addToEvents')}
      onClose={closeDialog}
    >
      <TargetsField
        channel={channel}
        targets={targets}
        onChange={setTargets}
        emptyText={t('adminPortal.webhooks_Recipients.none')}
      />
      <EventsPicker categories={categories} chosen={chosen} onChoose={setChosen} />
    </FormDialog>
  );
}

const addingSchema = (t: Translate, channel: EventChannel, list: readonly string[]) =>
  z.object({
    [RECIPIENTS_FIELD]: choices(anyRecipient(t, channel, list), ...typedRules(t, channel, list)),
    eventKeys: choices(required(() => t('adminPortal.webhooks_AddEditWebhook.eventsIsRequired'))),
  });
