import { useTranslate } from '../../../../app/context';
import { useNotify } from '../../../../ui/Notifications';
import { usePortalActions } from '../../../shell/use-portal';

/** Closes the dialog after its roles are saved, and says so. */
export function useCloseSaved(): () => void {
  const t = useTranslate();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  return () => {
    closeDialog();
    notify.toast(t('adminPortal.sso_ManageAuthorization.successfullyAuthorizationManaged'));
  };
}
