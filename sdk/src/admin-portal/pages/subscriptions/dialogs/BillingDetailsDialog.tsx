import { useState } from 'react';
import { useTranslate } from '../../../../app/context';
import type { PaymentMethod } from '../../../../contract';
import { useNotify } from '../../../../ui/Notifications';
import { TextField } from '../../../../ui/TextField';
import { EditDialog, FromCurrent } from '../../../parts/EditDialog';
import { formErrors } from '../../../parts/form-schema';
import { useSaveOnBase } from '../../../parts/use-conflicting-save';
import { useCloseAndReload } from '../../../shell/use-close-and-reload';
import { usePortalActions } from '../../../shell/use-portal';
import { detailsOf } from '../billing-details';
import { useBilling } from '../use-billing';
import { type DetailField, detailFields, detailsSchema, readDetails } from './details-form';

/** Edits address and e-mail address of invoices. They belong to a card, so without one there is nothing to edit. */
export function BillingDetailsDialog() {
  const method = useBilling(({ payment }) => (payment.phase === 'ready' ? payment.data : null));
  return method && <FromCurrent>{(loadCurrent) => <DetailsForm method={method} onLoad={loadCurrent} />}</FromCurrent>;
}

function DetailsForm({ method, onLoad }: { method: PaymentMethod; onLoad: () => void }) {
  const t = useTranslate();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  const saveDetails = useBilling((billing) => billing.saveDetails);
  const loadPayment = useBilling((billing) => billing.loadPayment);
  const [shown] = useState(() => detailsOf(method));
  const saving = useSaveOnBase(
    method,
    (values, base) => saveDetails(base, readDetails(values)),
    () => {
      closeDialog();
      notify.announce(t('adminPortal.subscriptions_Billing.saved'));
    },
  );
  return (
    <EditDialog
      title={t('adminPortal.subscriptions.dialogUpdateBillingDetailsTitle')}
      saving={saving}
      validate={(values) => formErrors(detailsSchema(t), values)}
      cancel={t('adminPortal.subscriptions.cancel')}
      submit={t('adminPortal.subscriptions.update')}
      onLoadCurrent={onLoad}
      onGone={useCloseAndReload(loadPayment)}
      onClose={closeDialog}
    >
      {detailFields.map((field) => (
        <DetailInput key={field.name} field={field} value={shown[field.name]} />
      ))}
    </EditDialog>
  );
}

function DetailInput({ field, value }: { field: DetailField; value: string }) {
  const t = useTranslate();
  return (
    <TextField
      name={field.name}
      label={t(field.label)}
      placeholder={t(field.placeholder)}
      autoComplete={field.autoComplete}
      defaultValue={value}
      maxLength={field.maxLength}
      {...(field.name === 'email' && { type: 'email', inputMode: 'email', dir: 'ltr', 'data-initial-focus': true })}
    />
  );
}
