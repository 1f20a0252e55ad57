import { useTranslate } from '../../../../app/context';
import { useNotify } from '../../../../ui/Notifications';
import { usePortalActions } from '../../../shell/use-portal';
import { useSso } from '../use-sso';

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

/** Closes a dialog about something that is gone, and loads the connections again. */
export function useCloseAndReload(): () => void {
  const { closeDialog } = usePortalActions();
  const load = useSso((sso) => sso.load);
  return () => {
    closeDialog();
    void load();
  };
}
