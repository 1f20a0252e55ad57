import { useState } from 'react';
import { useTranslate } from '../../../../app/context';
import type { LazyContent } from '../../../../app/lazy/lazy-component';
import { Dialog } from '../../../../ui/Dialog';
import { useNotify } from '../../../../ui/Notifications';
import { usePortalActions } from '../../../shell/use-portal';
import type { ProfileStore } from '../profile-store';
import { PhoneCodeForm, type SentPhoneCode } from './PhoneCodeForm';
import { PhoneNumberForm } from './PhoneNumberForm';

export interface PhoneDialogProps extends Pick<ProfileStore, 'sendPhoneCode' | 'verifyPhone'> {
  /** Empty if there is none. */
  current: string;
  onRemove: () => Promise<void>;
}

/** Asks for the phone number, then for the code that was sent there. */
function EditPhoneDialog({ current, onRemove, sendPhoneCode, verifyPhone }: PhoneDialogProps) {
  const t = useTranslate();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  const [typed, setTyped] = useState(current);
  const [sent, setSent] = useState<SentPhoneCode>();
  const [pending, setPending] = useState(false);
  const send = async (phoneNumber: string) => {
    setTyped(phoneNumber);
    setSent({ phoneNumber, changePhoneId: await sendPhoneCode(phoneNumber) });
  };
  const done = () => {
    closeDialog();
    notify.announce(t('adminPortal.profile.saved'));
  };
  return (
    <Dialog
      title={t(sent ? 'adminPortal.profile_EditPhone.codeTitle' : 'adminPortal.profile_EditPhone.title')}
      closeLabel={t('common.actions.close')}
      pending={pending}
      onClose={closeDialog}
    >
      {sent ? (
        <PhoneCodeForm
          sent={sent}
          onVerify={(code) => verifyPhone(sent.changePhoneId, code)}
          onResend={() => send(sent.phoneNumber)}
          onBack={() => setSent(undefined)}
          onPending={setPending}
          onDone={done}
        />
      ) : (
        <PhoneNumberForm
          current={current}
          typed={typed}
          onSend={send}
          onRemove={onRemove}
          onPending={setPending}
          onDone={done}
        />
      )}
    </Dialog>
  );
}

/** The dialog's chunk: most users never change their number. */
export const content: LazyContent<PhoneDialogProps> = { component: EditPhoneDialog };
