import { useState } from 'react';
import { deletePhoneNumber, verifyDeletePhoneNumber } from '../../../../api/phone-numbers';
import { useApp, useSession, useTranslate } from '../../../../app/context';
import type { PhoneNumber } from '../../../../contract';
import { Dialog } from '../../../../ui/Dialog';
import type { FormValues } from '../../../../ui/Form';
import { DialogForm } from '../../../parts/DialogForm';
import { useAction } from '../../../parts/use-action';
import { usePortalActions } from '../../../shell/use-portal';
import { SentCodeStep } from '../parts/SentCodeStep';
import { useCloseWithToast } from '../parts/use-close-with-toast';

export interface DeletePhoneNumberDialogProps {
  number: PhoneNumber;
  onChanged: () => void;
}

/**
 * Deletes a phone number after a code: sent to the number itself, or by mail if it was never verified, because it may
 * be mistyped.
 */
export function DeletePhoneNumberDialog({ number, onChanged }: DeletePhoneNumberDialogProps) {
  const t = useTranslate();
  const { http } = useApp();
  const email = useSession(({ user }) => user?.email);
  const { closeDialog } = usePortalActions();
  const [otcToken, setOtcToken] = useState<string>();
  const sendCode = async () => setOtcToken((await deletePhoneNumber(http, number.id)).otcToken);
  const send = useAction((_values: FormValues) => sendCode());
  const remove = useAction(
    ({ code = '' }: FormValues) => verifyDeletePhoneNumber(http, number.id, { otcToken: otcToken ?? '', code }),
    useCloseWithToast('adminPortal.privacy_deleteSmsDialog.deleted', onChanged),
  );
  const address = number.verified ? number.phoneNumber : email;
  const cancel = t('adminPortal.privacy_deleteSmsDialog.cancel');
  return (
    <Dialog
      title={t('adminPortal.privacy_deleteSmsDialog.dialogTitle')}
      closeLabel={t('common.actions.close')}
      pending={send.pending || remove.pending}
      onClose={closeDialog}
    >
      {otcToken === undefined ? (
        <DialogForm action={send} cancel={cancel} submit={t('adminPortal.privacy_codes.send')} onCancel={closeDialog}>
          <p>{t('adminPortal.privacy_deleteSmsDialog.deleteSmsFirstDescription')}</p>
          <p>
            <span>{t('adminPortal.privacy_deleteSmsDialog.sendDescription')}</span> <bdi dir="ltr">{address}</bdi>
          </p>
        </DialogForm>
      ) : (
        <SentCodeStep
          action={remove}
          onResend={sendCode}
          onCancel={closeDialog}
          danger
          texts={{
            description: t('adminPortal.privacy_deleteSmsDialog.deleteSmsSecondDescription'),
            address,
            cancel,
            submit: t('adminPortal.privacy_deleteSmsDialog.delete'),
            resend: t('adminPortal.privacy_codes.resend'),
            resending: t('adminPortal.privacy_codes.resending'),
          }}
        />
      )}
    </Dialog>
  );
}
