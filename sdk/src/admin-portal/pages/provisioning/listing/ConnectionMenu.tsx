import { MoreHorizontal, PanelRight, Pause, Play, Trash2 } from 'lucide-react';
import { useTranslate } from '../../../../app/context';
import type { DirectoryConnection } from '../../../../contract';
import { Menu, MenuItem } from '../../../../ui/Menu';
import { usePermission } from '../../../parts/use-access';
import { usePortalActions } from '../../../shell/use-portal';
import { statusOf } from '../connection';
import type { ProvisioningDialog } from '../provisioning-dialogs';
import { provisioningPermissions } from '../provisioning-permissions';

/** The actions on one connection that the user may take. */
export function ConnectionMenu({ connection }: { connection: DirectoryConnection }) {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  const mayChange = usePermission(provisioningPermissions.change);
  const mayRemove = usePermission(provisioningPermissions.remove);
  const isPaused = statusOf(connection) === 'paused';
  const open = (kind: Exclude<ProvisioningDialog['kind'], 'connectDirectory'>) => () =>
    openDialog({ kind, connectionId: connection.id } satisfies ProvisioningDialog);
  return (
    <Menu
      label={t('adminPortal.provisioning_Table.actionsFor', { name: connection.connectionName })}
      trigger={<MoreHorizontal size={20} />}
    >
      <MenuItem
        id="show"
        label={t('adminPortal.provisioning_Table.showConnectionAction')}
        icon={<PanelRight size={16} />}
        onAction={open('showDirectory')}
      />
      {mayChange && (
        <MenuItem
          id="sync"
          label={t(`adminPortal.provisioning_Table.${isPaused ? 'resume' : 'pause'}ConnectionAction`)}
          icon={isPaused ? <Play size={16} /> : <Pause size={16} />}
          onAction={open(isPaused ? 'resumeDirectory' : 'pauseDirectory')}
        />
      )}
      {mayRemove && (
        <MenuItem
          id="delete"
          label={t('adminPortal.provisioning_Table.deleteConnectionAction')}
          icon={<Trash2 size={16} />}
          tone="danger"
          onAction={open('deleteDirectory')}
        />
      )}
    </Menu>
  );
}
