import { useState } from 'react';
import { preverifyPhoneNumber, verifyPhoneNumber } from '../../../../api/phone-numbers';
import { useApp, useTranslate } from '../../../../app/context';
import { Dialog } from '../../../../ui/Dialog';
import type { FormValues } from '../../../../ui/Form';
import { DialogForm } from '../../../parts/DialogForm';
import { type Action, useAction } from '../../../parts/use-action';
import { usePortalActions } from '../../../shell/use-portal';
import { PhoneStep } from '../parts/PhoneStep';
import { SentCodeStep } from '../parts/SentCodeStep';
import { useCloseWithToast } from '../parts/use-close-with-toast';

export interface SetUpPhoneNumberDialogProps {
  /** A number in the list that is not verified yet. Default: asks for a new one. */
  given?: string;
  onChanged: () => void;
}

/** Adds or verifies a phone number with the code sent there: only a verified number is in the list afterwards. */
export function SetUpPhoneNumberDialog({ given, onChanged }: SetUpPhoneNumberDialogProps) {
  const t = useTranslate();
  const { http } = useApp();
  const { closeDialog } = usePortalActions();
  const [sent, setSent] = useState<{ phoneNumber: string; otcToken: string }>();
  const sendTo = async (phoneNumber: string) => {
    const { otcToken } = await preverifyPhoneNumber(http, { phoneNumber });
    setSent({ phoneNumber, otcToken });
  };
  const send = useAction(({ phoneNumber = '' }: FormValues) => sendTo(given ?? phoneNumber));
  const verify = useAction(
    ({ code = '' }: FormValues) => verifyPhoneNumber(http, { otcToken: sent?.otcToken ?? '', code }),
    useCloseWithToast('adminPortal.privacy_setUpSmsDialog.successfullyAddedDescription', onChanged),
  );
  return (
    <Dialog
      title={t('adminPortal.privacy_setUpSmsDialog.setUpSmsTitle')}
      closeLabel={t('common.actions.close')}
      pending={send.pending || verify.pending}
      onClose={closeDialog}
    >
      {sent ? (
        <CodeStep action={verify} phoneNumber={sent.phoneNumber} onResend={() => sendTo(sent.phoneNumber)} />
      ) : (
        <NumberStep action={send} given={given} />
      )}
    </Dialog>
  );
}

interface NumberStepProps {
  action: Action<[FormValues]>;
  given: string | undefined;
}

/** Asks for the number, or shows the given one, before the code is sent there. */
function NumberStep({ action, given }: NumberStepProps) {
  const t = useTranslate();
  const { closeDialog } = usePortalActions();
  const texts = {
    description: t('adminPortal.privacy_setUpSmsDialog.preVerifySmsDescription'),
    cancel: t('adminPortal.privacy_setUpSmsDialog.cancel'),
    submit: t('adminPortal.privacy_setUpSmsDialog.continue'),
    required: () => t('adminPortal.privacy_setUpSmsDialog.phoneIsRequired'),
    invalid: () => t('adminPortal.privacy_setUpSmsDialog.phoneIsInvalid'),
  };
  if (given === undefined) return <PhoneStep action={action} onCancel={closeDialog} texts={texts} />;
  return (
    <DialogForm action={action} cancel={texts.cancel} submit={texts.submit} onCancel={closeDialog}>
      <p>
        <span>{texts.description}</span> <bdi dir="ltr">{given}</bdi>
      </p>
    </DialogForm>
  );
}

interface CodeStepProps {
  action: Action<[FormValues]>;
  phoneNumber: string;
  onResend: () => Promise<void>;
}

function CodeStep({ action, phoneNumber, onResend }: CodeStepProps) {
  const t = useTranslate();
  const { closeDialog } = usePortalActions();
  return (
    <SentCodeStep
      action={action}
      onResend={onResend}
      onCancel={closeDialog}
      texts={{
        description: t('adminPortal.privacy_setUpSmsDialog.verifyDescription'),
        address: phoneNumber,
        cancel: t('adminPortal.privacy_setUpSmsDialog.cancel'),
        submit: t('adminPortal.privacy_setUpSmsDialog.confirm'),
        resend: t('adminPortal.privacy_setUpSmsDialog.otcResend'),
        resending: t('adminPortal.privacy_setUpSmsDialog.otcResending'),
      }}
    />
  );
}
