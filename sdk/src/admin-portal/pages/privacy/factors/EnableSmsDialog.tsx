import { useState } from 'react';
import { enrollOwnPhone, startOwnPhoneEnrolment } from '../../../../api/own-mfa';
import { useApp, useTranslate } from '../../../../app/context';
import { Dialog } from '../../../../ui/Dialog';
import type { FormValues } from '../../../../ui/Form';
import { useAction } from '../../../parts/use-action';
import { PhoneStep } from '../parts/PhoneStep';
import { SentCodeStep } from '../parts/SentCodeStep';
import { RecoveryCodeStep } from './RecoveryCodeStep';
import { useEnrolment } from './use-enrolment';

/** Adds a phone for codes by text message: its number, then the code sent there, then the recovery code. */
export function EnableSmsDialog({ onChanged }: { onChanged: () => void }) {
  const t = useTranslate();
  const { http } = useApp();
  const { recoveryCode, enrol, cancel, close } = useEnrolment(onChanged);
  const [sent, setSent] = useState<{ phoneNumber: string; otcToken: string }>();
  const sendTo = async (phoneNumber: string) => {
    const { otcToken } = await startOwnPhoneEnrolment(http, { phoneNumber });
    setSent({ phoneNumber, otcToken });
  };
  const send = useAction(({ phoneNumber = '' }: FormValues) => sendTo(phoneNumber));
  const verify = useAction(({ code = '' }: FormValues) =>
    enrol(enrollOwnPhone(http, { otcToken: sent?.otcToken ?? '', code })),
  );
  if (recoveryCode) return <RecoveryCodeStep code={recoveryCode} onClose={close} />;
  const cancelText = t('adminPortal.privacy_EnableMfaSms.cancel');
  return (
    <Dialog
      title={t(
        sent ? 'adminPortal.privacy_EnableMfaSms.enrollTitle' : 'adminPortal.privacy_EnableMfaSms.preEnrollTitle',
      )}
      closeLabel={t('common.actions.close')}
      pending={send.pending || verify.pending}
      onClose={cancel}
    >
      {sent ? (
        <SentCodeStep
          action={verify}
          onResend={() => sendTo(sent.phoneNumber)}
          onCancel={cancel}
          texts={{
            description: t('adminPortal.privacy_EnableMfaSms.enrollDescription'),
            address: sent.phoneNumber,
            cancel: cancelText,
            submit: t('adminPortal.privacy_EnableMfaSms.confirm'),
            resend: t('adminPortal.privacy_EnableMfaSms.otcResend'),
            resending: t('adminPortal.privacy_EnableMfaSms.otcResending'),
          }}
        />
      ) : (
        <PhoneStep
          action={send}
          onCancel={cancel}
          texts={{
            description: t('adminPortal.privacy_EnableMfaSms.preEnrollDescription'),
            required: () => t('adminPortal.privacy_EnableMfaSms.phoneIsRequired'),
            invalid: () => t('adminPortal.privacy_EnableMfaSms.phoneIsInvalid'),
            cancel: cancelText,
            submit: t('adminPortal.privacy_codes.send'),
          }}
        />
      )}
    </Dialog>
  );
}
