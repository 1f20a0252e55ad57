import { FlaskConical, ListChecks, MoreHorizontal, Power, PowerOff, Trash2 } from 'lucide-react';
import { useTranslate } from '../../../../app/context';
import type { SsoConfiguration } from '../../../../contract';
import { Menu, MenuItem } from '../../../../ui/Menu';
import { useNotify } from '../../../../ui/Notifications';
import { useUserAccess } from '../../../parts/use-access';
import { useNotifyFailure } from '../../../parts/use-notify-failure';
import { usePageParams, usePortalActions } from '../../../shell/use-portal';
import { connectionName, statusOf } from '../connection';
import type { SsoDialog } from '../sso-dialogs';
import { ssoPermissions } from '../sso-permissions';
import { useSso } from '../use-sso';

/** The actions on one connection. */
export function ConnectionMenu({ connection }: { connection: SsoConfiguration }) {
  const t = useTranslate();
  const { holds } = useUserAccess();
  const { openDialog } = usePortalActions();
  const [, setParams] = usePageParams();
  const enable = useEnable(connection);
  const connectionId = connection.id;
  const isIncomplete = statusOf(connection) === 'incomplete';
  const mayChange = holds(ssoPermissions.change);
  return (
    <Menu
      label={t('adminPortal.sso_Table.actionsFor', { name: connectionName(t, connection) })}
      trigger={<MoreHorizontal size={20} />}
    >
      <MenuItem
        id="open"
        label={t(mayChange ? 'adminPortal.sso_Table.editSSOConfig' : 'adminPortal.sso_Table.showConfig')}
        icon={<ListChecks size={16} />}
        onAction={() => setParams({ connection: connectionId })}
      />
      {mayChange && statusOf(connection) === 'enabled' && (
        <MenuItem
          id="test"
          label={t('adminPortal.sso_Table.test')}
          icon={<FlaskConical size={16} />}
          onAction={() => setParams({ connection: connectionId, step: 'test' })}
        />
      )}
      {mayChange && connection.enabled && (
        <MenuItem
          id="disable"
          label={t('adminPortal.sso_Table.disable')}
          icon={<PowerOff size={16} />}
          onAction={() => openDialog({ kind: 'disableSso', connectionId } satisfies SsoDialog)}
        />
      )}
      {mayChange && !connection.enabled && (
        <MenuItem
          id="enable"
          label={t('adminPortal.sso_Table.enable')}
          icon={<Power size={16} />}
          unavailable={isIncomplete}
          description={isIncomplete ? t('adminPortal.sso_Table.incompleteReason') : undefined}
          onAction={enable}
        />
      )}
      {holds(ssoPermissions.remove) && (
        <MenuItem
          id="delete"
          label={t('adminPortal.sso_Table.deleteSSOConfig')}
          icon={<Trash2 size={16} />}
          tone="danger"
          onAction={() => openDialog({ kind: 'deleteSso', connectionId } satisfies SsoDialog)}
        />
      )}
    </Menu>
  );
}

function useEnable(connection: SsoConfiguration): () => void {
  const t = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const setEnabled = useSso((sso) => sso.setEnabled);
  const name = connectionName(t, connection);
  return () =>
    void setEnabled(connection, true).then(
      () => notify.toast(t('adminPortal.sso_Status.nowEnabled', { name }), 'success'),
      notifyFailure,
    );
}
