import { useEffect } from 'react';
import { useTranslate } from '../../../../app/context';
import { SlowRequest } from '../../../../app/SlowRequest';
import type { ErrorCode } from '../../../../contract/error-codes';
import { Button } from '../../../../ui/Button';
import { DialogActions, DialogBody } from '../../../../ui/Dialog';
import { Form } from '../../../../ui/Form';
import { CodeField } from '../../../../ui/fields/CodeField';
import { useNotify } from '../../../../ui/Notifications';
import { ErrorAlert } from '../../../parts/ErrorAlert';
import { errorText } from '../../../parts/error-text';
import { useAction } from '../../../parts/use-action';
import { useNotifyFailure } from '../../../parts/use-notify-failure';
import { useFocusOnMount } from './use-focus-on-mount';

/** Failures that are shown at the field. */
const ofCode: readonly ErrorCode[] = ['ER-MFA-CODE-INVALID', 'ER-MFA-CODE-EXPIRED'];

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

/** The code that was sent to the new number. */
export function PhoneCodeForm({ sent, onVerify, onResend, onBack, onPending, onDone }: PhoneCodeFormProps) {
  const t = useTranslate();
  const field = useFocusOnMount<HTMLDivElement>('code');
  const verify = useAction(onVerify, onDone);
  const { error } = verify;
  const refusal = error && ofCode.some((code) => code === error.errorCode) ? errorText(t, error) : undefined;
  useEffect(() => onPending(verify.pending), [onPending, verify.pending]);
  return (
    <Form
      onSubmit={({ code = '' }) => verify.run(code)}
      validate={({ code }) => ({ code: code ? undefined : t('adminPortal.profile_EditPhone.codeIsRequired') })}
      pending={verify.pending}
    >
      <DialogBody>
        <p>
          {t('adminPortal.profile_EditPhone.codeDescription')} <bdi dir="ltr">{sent.phoneNumber}</bdi>
        </p>
        {error && !refusal && <ErrorAlert error={error} focusOn={verify.failures} />}
        <div ref={field}>
          <CodeField
            name="code"
            label={t('adminPortal.profile_EditPhone.codeInputLabel')}
            error={refusal}
            readOnly={verify.pending}
          />
        </div>
        <ResendButton onResend={onResend} />
      </DialogBody>
      {verify.pending && <SlowRequest onCancel={verify.cancel} />}
      <DialogActions>
        <Button variant="secondary" onClick={onBack} disabled={verify.pending}>
          {t('adminPortal.profile_EditPhone.changeNumber')}
        </Button>
        <Button type="submit" pending={verify.pending}>
          {t('adminPortal.profile_EditPhone.save')}
        </Button>
      </DialogActions>
    </Form>
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
