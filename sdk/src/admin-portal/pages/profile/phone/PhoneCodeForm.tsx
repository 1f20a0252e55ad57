import { useEffect } from 'react';
import * as z from 'zod/mini';
import { useTranslate } from '../../../../app/context';
import type { ErrorCode } from '../../../../contract/error-codes';
import type { Translate } from '../../../../metadata';
import { Button } from '../../../../ui/Button';
import { CodeField } from '../../../../ui/fields/CodeField';
import { useNotify } from '../../../../ui/Notifications';
import { DialogForm } from '../../../parts/DialogForm';
import { exactText, formErrors, required } from '../../../parts/form-schema';
import { useAction } from '../../../parts/use-action';
import { useNotifyFailure } from '../../../parts/use-notify-failure';
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
      <ResendButton onResend={onResend} />
    </DialogForm>
  );
}

function ResendButton({ onResend }: { onResend: () => Promise<void> }) {
  const t = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const resend = useAction(() =>
    onResend().then(() => notify.announce(t('adminPortal.profile_EditPhone.codeSentAgain')), notifyFailure),
  );
  return (
    <Button variant="quiet" size="dense" pending={resend.pending} onClick={() => resend.run()}>
      {t('adminPortal.profile_EditPhone.resendCode')}
    </Button>
  );
}
