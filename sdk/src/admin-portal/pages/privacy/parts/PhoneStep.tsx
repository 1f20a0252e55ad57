import { useTranslate } from '../../../../app/context';
import { LazyComponentView } from '../../../../app/lazy/LazyComponentView';
import { usePhoneOptions } from '../../../../app/use-phone-options';
import type { ErrorCode } from '../../../../contract';
import type { FormValues } from '../../../../ui/Form';
import { phoneProblem } from '../../../../ui/phone-problem';
import { Skeleton } from '../../../../ui/Skeleton';
import { DialogForm } from '../../../parts/DialogForm';
import { phoneInput } from '../../../parts/phone-input';
import type { Action } from '../../../parts/use-action';

/** Refusals that concern the number. */
const faults = { 'ER-ALREADY-EXISTS': 'phoneNumber' } as const satisfies Partial<Record<ErrorCode, string>>;

export interface PhoneStepProps {
  /** Sends a code to the field `phoneNumber`. */
  action: Action<[FormValues]>;
  onCancel: () => void;
  texts: { description: string; required: string; invalid: string; cancel: string; submit: string };
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
      validate={({ phoneNumber }) => ({ phoneNumber: problemOf(phoneNumber, texts) })}
      cancel={texts.cancel}
      submit={texts.submit}
      onCancel={onCancel}
    >
      <p>{texts.description}</p>
      <LazyComponentView lazy={phoneInput} props={field} fallback={<Skeleton height="66px" />} />
    </DialogForm>
  );
}

function problemOf(phoneNumber: string | undefined, texts: PhoneStepProps['texts']): string | undefined {
  const problem = phoneProblem(phoneNumber);
  if (!problem) return undefined;
  return problem === 'required' ? texts.required : texts.invalid;
}
