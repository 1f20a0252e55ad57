import { useTranslate } from '../../../../app/context';
import type { FormValues } from '../../../../ui/Form';
import { DialogForm } from '../../../parts/DialogForm';
import { ResendCode } from '../../../parts/ResendCode';
import type { Action } from '../../../parts/use-action';
import { CodeInput } from './CodeInput';
import { codeCheck, codeFaults } from './code-form';

export interface SentCodeStepProps {
  /** Verifies the field `code`. */
  action: Action<[FormValues]>;
  onResend: () => Promise<unknown>;
  onCancel: () => void;
  /** The code removes something. */
  danger?: boolean;
  texts: {
    description: string;
    /** Where the code was sent; it is always written left to right. */
    address?: string | undefined;
    cancel: string;
    submit: string;
    resend: string;
    resending: string;
  };
}

/** The step of a dialog that asks for a code that was sent. */
export function SentCodeStep({ action, onResend, onCancel, danger, texts }: SentCodeStepProps) {
  const t = useTranslate();
  return (
    <DialogForm
      action={action}
      faults={codeFaults}
      validate={codeCheck({
        required: () => t('adminPortal.privacy_codes.required'),
        tooShort: () => t('adminPortal.privacy_codes.tooShort'),
      })}
      cancel={texts.cancel}
      submit={texts.submit}
      {...(danger && { danger })}
      onCancel={onCancel}
    >
      <p>
        <span>{texts.description}</span> {texts.address && <bdi dir="ltr">{texts.address}</bdi>}
      </p>
      <CodeInput label={t('adminPortal.privacy_codes.label')} />
      <ResendCode
        onResend={onResend}
        texts={{
          question: t('adminPortal.privacy_codes.question'),
          resend: texts.resend,
          waiting: (count) => t('adminPortal.privacy_codes.resendIn', { count }),
          sending: texts.resending,
          sent: t('adminPortal.privacy_codes.sent'),
        }}
      />
    </DialogForm>
  );
}
