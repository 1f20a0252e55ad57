import { useTranslate } from '../../../../app/context';
import { useNotify } from '../../../../ui/Notifications';
import { ConfirmDialog } from '../../../parts/ConfirmDialog';
import { usePortalActions } from '../../../shell/use-portal';
import { useUsers } from '../use-users';

/** Mails a reset link to all users whose password has leaked, after a confirmation. */
export function ResetBreachedDialog() {
  const t = useTranslate();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  const resetBreachedPasswords = useUsers((users) => users.resetBreachedPasswords);
  return (
    <ConfirmDialog
      title={t('adminPortal.users_InviteMany.resetBreachedTitle')}
      message={t('adminPortal.users_InviteMany.resetBreachedMessage')}
      cancel={t('adminPortal.users_InviteUser.cancel')}
      confirm={t('adminPortal.users_InviteMany.resetBreachedConfirm')}
      onConfirm={resetBreachedPasswords}
      onClose={closeDialog}
      onDone={() => notify.toast(t('adminPortal.users_InviteMany.resetBreachedDone'))}
    />
  );
}
