import { useTranslate } from '../../../../app/context';
import type { SsoConfiguration } from '../../../../contract';
import { useNotify } from '../../../../ui/Notifications';
import { ConfirmDialog } from '../../../parts/ConfirmDialog';
import { usePageParams, usePortalActions } from '../../../shell/use-portal';
import { connectionName } from '../connection';
import { useSso } from '../use-sso';

/** Asks for confirmation before a connection is deleted, and says what its users lose. */
export function DeleteConnectionDialog({ connection }: { connection: SsoConfiguration }) {
  const t = useTranslate();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  const [, setParams] = usePageParams();
  const remove = useSso((sso) => sso.remove);
  const name = connectionName(t, connection);
  return (
    <ConfirmDialog
      title={t('adminPortal.sso_Table.deleteSSOConfigTitle', { name })}
      message={t(`adminPortal.sso_Table.${connection.enabled ? 'deleteEnabled' : 'areYouSureDeleteSSOConfig'}`)}
      cancel={t('adminPortal.sso_Table.cancel')}
      confirm={t('adminPortal.sso_Table.deleteSSOConfig')}
      danger
      onConfirm={() => remove(connection.id)}
      onDone={() => {
        setParams({ connection: '', step: '', guide: '' });
        notify.toast(t('adminPortal.sso_Table.deleted', { name }));
      }}
      onClose={closeDialog}
    />
  );
}
