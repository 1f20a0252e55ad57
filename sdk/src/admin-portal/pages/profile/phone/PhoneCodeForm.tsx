import { useEffect } from 'react';
import * as z from 'zod/mini';
import { useTranslate } from '../../../../app/context';
import type { ErrorCode } from '../../../../contract/error-codes';
import type { Translate } from '../../../../metadata';
import { CodeField } from '../../../../ui/fields/CodeField';
import { DialogForm } from '../../../parts/DialogForm';
import { exactText, formErrors, required } from '../../../parts/form-schema';
import { ResendCode } from '../../../parts/ResendCode';
import { useAction } from '../../../parts/use-action';
import { useFocusOnMount } from './use-focus-on-mount';

/** Failures that concern the code. */
const faults = {
  'ER-MFA-CODE-INVALID': 'code',
  'ER-MFA-CODE-EXPIRED': 'code',
} as const satisfies Partial<Record<ErrorCode, string>>;

/** A number that was sent a code, with the handle of the code. */
export interface SentPhoneCode {
  phoneNumber: string;
  changePhoneId: string;
}

export interface PhoneCodeFormProps {
  sent: SentPhoneCode;
  onVerify: (code: string) => Promise<void>;
  onResend: () => Promise<void>;
  /** Returns to the number. */
  onBack: () => void;
  onPending: (pending: boolean) => void;
  onDone: () => void;
}

const codeSchema = (t: Translate) =>
  z.object({ code: exactText(required(() => t('adminPortal.profile_EditPhone.codeIsRequired'))) });

/** The code that was sent to the new number. */
export function PhoneCodeForm({ sent, onVerify, onResend, onBack, onPending, onDone }: PhoneCodeFormProps) {
  const t = useTranslate();
  const field = useFocusOnMount<HTMLDivElement>('code');
  const verify = useAction(onVerify, onDone);
  useEffect(() => onPending(verify.pending), [onPending, verify.pending]);
  return (
    <DialogForm
      action={{ ...verify, run: ({ code = '' }) => verify.run(code) }}
      faults={faults}
      validate={(values) => formErrors(codeSchema(t), values)}
      cancel={t('adminPortal.profile_EditPhone.changeNumber')}
      submit={t('adminPortal.profile_EditPhone.save')}
      onCancel={onBack}
    >
      <p>
        {t('adminPortal.profile_EditPhone.codeDescription')} <bdi dir="ltr">{sent.phoneNumber}</bdi>
      </p>
      <div ref={field}>
        <CodeField name="code" label={t('adminPortal.profile_EditPhone.codeInputLabel')} readOnly={verify.pending} />
      </div>
      <ResendCode
        onResend={onResend}
        texts={{
          question: t('adminPortal.profile_EditPhone.resendQuestion'),
          resend: t('adminPortal.profile_EditPhone.resendCode'),
          waiting: (count) => t('adminPortal.profile_EditPhone.resendCodeIn', { count }),
          sending: t('adminPortal.profile_EditPhone.resendingCode'),
          sent: t('adminPortal.profile_EditPhone.codeSentAgain'),
        }}
      />
    </DialogForm>
  );
}
