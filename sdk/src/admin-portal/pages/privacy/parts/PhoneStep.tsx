import * as z from 'zod/mini';
import { useTranslate } from '../../../../app/context';
import { LazyComponentView } from '../../../../app/lazy/LazyComponentView';
import { usePhoneOptions } from '../../../../app/use-phone-options';
import type { ErrorCode } from '../../../../contract';
import type { FormValues } from '../../../../ui/Form';
import { phoneProblem } from '../../../../ui/phone-problem';
import { Skeleton } from '../../../../ui/Skeleton';
import { DialogForm } from '../../../parts/DialogForm';
import { exactText, formErrors, required, rule } from '../../../parts/form-schema';
import { phoneInput } from '../../../parts/phone-input';
import type { Action } from '../../../parts/use-action';

/** Refusals that concern the number. */
const faults = { 'ER-ALREADY-EXISTS': 'phoneNumber' } as const satisfies Partial<Record<ErrorCode, string>>;

export interface PhoneStepProps {
  /** Sends a code to the field `phoneNumber`. */
  action: Action<[FormValues]>;
  onCancel: () => void;
  texts: {
    description: string;
    /** The errors of the number are looked up only when they are shown. */
    required: () => string;
    invalid: () => string;
    cancel: string;
    submit: string;
  };
}

/** The step of a dialog that asks for a phone number. */
export function PhoneStep({ action, onCancel, texts }: PhoneStepProps) {
  const t = useTranslate();
  const field = {
    name: 'phoneNumber',
    label: t('adminPortal.privacy_setUpSmsDialog.phoneNumber'),
    'data-initial-focus': true,
    ...usePhoneOptions(),
  };
  return (
    <DialogForm
      action={action}
      faults={faults}
      validate={(values) => formErrors(phoneSchema(texts), values)}
      cancel={texts.cancel}
      submit={texts.submit}
      onCancel={onCancel}
    >
      <p>{texts.description}</p>
      <LazyComponentView lazy={phoneInput} props={field} fallback={<Skeleton height="66px" />} />
    </DialogForm>
  );
}

/** The rules of the field `phoneNumber`. */
export const phoneSchema = (texts: Pick<PhoneStepProps['texts'], 'required' | 'invalid'>) =>
  z.object({
    phoneNumber: exactText(
      required(texts.required),
      rule((phoneNumber) => !phoneProblem(phoneNumber), texts.invalid),
    ),
  });
