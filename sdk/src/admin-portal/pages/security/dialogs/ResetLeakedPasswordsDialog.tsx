import { resetBreachedPasswords } from '../../../../api/users-recovery';
import { useApp, useTranslate } from '../../../../app/context';
import { useNotify } from '../../../../ui/Notifications';
import { ConfirmDialog } from '../../../parts/ConfirmDialog';
import { usePortalActions } from '../../../shell/use-portal';

/**
 * Confirms the emails to all users with a leaked password.
 *
 * @see Portal spec §3 "Recommended actions", §7 "Team"
 */
export function ResetLeakedPasswordsDialog() {
  const t = useTranslate();
  const { http } = useApp();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  return (
    <ConfirmDialog
      title={t('adminPortal.security_PasswordInnerPage.sendResetPasswordEmail')}
      message={t('adminPortal.security_PasswordInnerPage.sendResetEmailDescription')}
      cancel={t('adminPortal.security_PasswordInnerPage.cancel')}
      confirm={t('adminPortal.security_PasswordInnerPage.send')}
      onConfirm={() => resetBreachedPasswords(http)}
      onDone={() => notify.toast(t('adminPortal.security_PasswordInnerPage.resetEmailSentSuccessfully'))}
      onClose={closeDialog}
    />
  );
}
