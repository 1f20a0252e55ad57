import { useEffect } from 'react';
import { useTranslate } from '../../../../app/context';
import { LazyComponentView } from '../../../../app/lazy/LazyComponentView';
import { usePhoneOptions } from '../../../../app/use-phone-options';
import type { ErrorCode } from '../../../../contract/error-codes';
import type { FormValues } from '../../../../ui/Form';
import { Skeleton } from '../../../../ui/Skeleton';
import { DialogForm } from '../../../parts/DialogForm';
import { formErrors } from '../../../parts/form-schema';
import { phoneInput } from '../../../parts/phone-input';
import { useAction } from '../../../parts/use-action';
import { usePortalActions } from '../../../shell/use-portal';
import { fieldSchema } from '../field-form';
import { useFocusOnMount } from './use-focus-on-mount';

/** A service may refuse a number that seems complete here. */
const faults = { 'ER-INVALID-REQUEST': 'phoneNumber' } as const satisfies Partial<Record<ErrorCode, string>>;

export interface PhoneNumberFormProps {
  current: string;
  /** The number to start with. */
  typed: string;
  onSend: (phoneNumber: string) => Promise<void>;
  onRemove: () => Promise<void>;
  onPending: (pending: boolean) => void;
  /** Called when there is no code to enter: the number is unchanged or removed. */
  onDone: () => void;
}

/** The number. A new one is sent a code; an empty one is removed at once. */
export function PhoneNumberForm({ current, typed, onSend, onRemove, onPending, onDone }: PhoneNumberFormProps) {
  const t = useTranslate();
  const { closeDialog } = usePortalActions();
  const body = useFocusOnMount<HTMLDivElement>('phoneNumber');
  const phoneOptions = usePhoneOptions();
  const save = useAction(async ({ phoneNumber = '' }: FormValues) => {
    if (phoneNumber && phoneNumber !== current) return onSend(phoneNumber);
    if (phoneNumber !== current) await onRemove();
    onDone();
  });
  useEffect(() => onPending(save.pending), [onPending, save.pending]);
  const field = { name: 'phoneNumber', defaultValue: typed, 'data-initial-focus': true, ...phoneOptions };
  const label = t('adminPortal.profile_EditPhone.phoneInputLabel');
  const help = t('adminPortal.profile_EditPhone.phoneHelp');
  return (
    <DialogForm
      action={save}
      faults={faults}
      messages={{ 'ER-INVALID-REQUEST': t('adminPortal.profile_EditPhone.phoneIsInvalid') }}
      validate={(values) => formErrors(fieldSchema(t, 'phoneNumber'), values)}
      cancel={t('adminPortal.profile_EditPhone.cancel')}
      submit={t('adminPortal.profile_EditPhone.next')}
      onCancel={closeDialog}
    >
      <div ref={body}>
        <LazyComponentView lazy={phoneInput} props={{ ...field, label, help }} fallback={<Skeleton height="66px" />} />
      </div>
    </DialogForm>
  );
}
