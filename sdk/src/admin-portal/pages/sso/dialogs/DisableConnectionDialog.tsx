import { useTranslate } from '../../../../app/context';
import type { SsoConfiguration } from '../../../../contract';
import { useNotify } from '../../../../ui/Notifications';
import { ConfirmDialog } from '../../../parts/ConfirmDialog';
import { usePortalActions } from '../../../shell/use-portal';
import { connectionName } from '../connection';
import { useSso } from '../use-sso';

/** Asks for confirmation before a connection is turned off: its users then need another way to sign in. */
export function DisableConnectionDialog({ connection }: { connection: SsoConfiguration }) {
  const t = useTranslate();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  const setEnabled = useSso((sso) => sso.setEnabled);
  const name = connectionName(t, connection);
  return (
    <ConfirmDialog
      title={t('adminPortal.sso_Status.disableTitle', { name })}
      message={t('adminPortal.sso_Status.disableMessage')}
      cancel={t('adminPortal.sso_Table.cancel')}
      confirm={t('adminPortal.sso_Table.disable')}
      danger
      onConfirm={() => setEnabled(connection, false)}
      onDone={() => notify.toast(t('adminPortal.sso_Status.nowDisabled', { name }))}
      onClose={closeDialog}
    />
  );
}
