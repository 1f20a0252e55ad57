import { useState } from 'react';
import * as z from 'zod/mini';
import { useTranslate } from '../../../../../app/context';
import { useNotify } from '../../../../../ui/Notifications';
import { EditDialog, FromCurrent } from '../../../../parts/EditDialog';
import { choices, formErrors, rule } from '../../../../parts/form-schema';
import { isSameSet } from '../../../../parts/same-set';
import { useSaveOnBase } from '../../../../parts/use-conflicting-save';
import { useUnsavedChanges } from '../../../../parts/use-unsaved-changes';
import { useCloseAndReload } from '../../../../shell/use-close-and-reload';
import { usePortalActions } from '../../../../shell/use-portal';
import type { EventRowProps } from '../EventRow';
import { useChannel, useChannelAccess } from '../use-channels';
import { allRecipients, anyRecipient, RECIPIENTS_FIELD, typedRecipients, typedRules } from './recipient-checks';
import { TargetsField } from './TargetsField';

/** Changes who receives an event. */
export function EditRecipientsPanel(props: EventRowProps) {
  return <FromCurrent>{(loadCurrent) => <EditForm {...props} onLoadCurrent={loadCurrent} />}</FromCurrent>;
}

function EditForm({ channel, event, entry, onLoadCurrent }: EventRowProps & { onLoadCurrent: () => void }) {
  const t = useTranslate();
  const { closeDialog } = usePortalActions();
  const { mayRemove } = useChannelAccess(channel);
  // As the form shows it first: what others change meanwhile must not replace what is typed.
  const [base] = useState(entry);
  const [targets, setTargets] = useState(base.targets);
  useUnsavedChanges(!isSameSet(targets, base.targets));
  const isRequired = !mayRemove && base.targets.length > 0;
  const isChanged = rule(
    (typed: string[]) => !isSameSet([...targets, ...typed], base.targets),
    () => t('adminPortal.webhooks_Recipients.nothingChanged'),
  );
  const needed = isRequired ? [anyRecipient(t, channel, targets)] : [];
  const rules = [isChanged, ...needed, ...typedRules(t, channel, targets)];
  return (
    <EditDialog
      title={t('adminPortal.webhooks_Recipients.editTitle', { event: event.name })}
      size="panel"
      saving={useSaveRecipients({ channel, event, entry }, targets)}
      validate={({ [RECIPIENTS_FIELD]: typed }) =>
        formErrors(z.object({ [RECIPIENTS_FIELD]: choices(...rules) }), {
          [RECIPIENTS_FIELD]: typedRecipients(channel, typed),
        })
      }
      cancel={t('adminPortal.webhooks_Recipients.cancel')}
      submit={t('adminPortal.webhooks_Recipients.save')}
      onLoadCurrent={onLoadCurrent}
      onGone={useCloseAndReload(useChannel(channel, (store) => store.load))}
      onClose={closeDialog}
    >
      <TargetsField
        channel={channel}
        targets={targets}
        onChange={setTargets}
        emptyText={t('adminPortal.webhooks_Recipients.noneOnEdit')}
      />
    </EditDialog>
  );
}

function useSaveRecipients({ channel, event, entry }: EventRowProps, targets: readonly string[]) {
  const t = useTranslate();
  const { toast } = useNotify();
  const { closeDialog } = usePortalActions();
  const save = useChannel(channel, (store) => store.save);
  return useSaveOnBase(
    entry,
    (values, base) => save(base, allRecipients(channel, values, targets)),
    () => {
      closeDialog();
      toast(t('adminPortal.webhooks_Recipients.saved', { event: event.name }));
    },
  );
}
