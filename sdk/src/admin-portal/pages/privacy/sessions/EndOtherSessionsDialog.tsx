import { useTranslate } from '../../../../app/context';
import { useNotify } from '../../../../ui/Notifications';
import { ConfirmDialog } from '../../../parts/ConfirmDialog';
import { usePortalActions } from '../../../shell/use-portal';

/** Asks for confirmation before all sessions but the current one end. */
export function EndOtherSessionsDialog({ onConfirm }: { onConfirm: () => Promise<void> }) {
  const t = useTranslate();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  return (
    <ConfirmDialog
      title={t('adminPortal.privacy_UserSessions.logoutAllDialogTitle')}
      message={t('adminPortal.privacy_UserSessions.logoutAllDialogText')}
      cancel={t('adminPortal.privacy_UserSessions.logoutAllDialogCancelButton')}
      confirm={t('adminPortal.privacy_UserSessions.logoutAllDialogAcceptButton')}
      danger
      onConfirm={onConfirm}
      onDone={() => notify.toast(t('adminPortal.privacy_UserSessions.othersEnded'))}
      onClose={closeDialog}
    />
  );
}
