import { useTranslate } from '../../../../app/context';
import type { Passkey } from '../../../../contract';
import { useNotify } from '../../../../ui/Notifications';
import { ConfirmDialog } from '../../../parts/ConfirmDialog';
import { usePageDialog, usePortalActions } from '../../../shell/use-portal';
import { privacyDialogs } from '../privacy-dialogs';

export interface DeletePasskeyDialogProps {
  passkeys: readonly Passkey[];
  /** Rejects if that fails. */
  onRemove: (id: string) => Promise<void>;
}

/** Asks for confirmation before a passkey is deleted. */
export function DeletePasskeyDialog({ passkeys, onRemove }: DeletePasskeyDialogProps) {
  const t = useTranslate();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  const dialog = usePageDialog(privacyDialogs);
  const passkey = dialog?.kind === 'deletePasskey' && passkeys.find(({ id }) => id === dialog.passkeyId);
  if (!passkey) return null;
  return (
    <ConfirmDialog
      title={t('adminPortal.privacy_deletePasskeysDialog.title')}
      message={t('adminPortal.privacy_deletePasskeysDialog.description')}
      cancel={t('adminPortal.privacy_deletePasskeysDialog.cancel')}
      confirm={t('adminPortal.privacy_deletePasskeysDialog.delete')}
      danger
      onConfirm={() => onRemove(passkey.id)}
      onDone={() => notify.toast(t('adminPortal.privacy.passkeyRemoved'))}
      onClose={closeDialog}
    />
  );
}
