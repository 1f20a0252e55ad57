import { useTranslate } from '../../../../app/context';
import type { DirectoryConnection } from '../../../../contract';
import { useNotify } from '../../../../ui/Notifications';
import { ConfirmDialog } from '../../../parts/ConfirmDialog';
import { usePortalActions } from '../../../shell/use-portal';
import { useProvisioning, useUserCount } from '../use-provisioning';

export interface SyncDialogProps {
  connection: DirectoryConnection;
  /** What happens to the connection. */
  change: 'pause' | 'resume';
}

/** Asks for confirmation before the users of a directory leave the team, or join it again, and says how many. */
export function SyncDialog({ connection, change }: SyncDialogProps) {
  const { id, connectionName: name } = connection;
  const t = useTranslate();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  const setSync = useProvisioning((store) => store.setSync);
  const count = useUserCount(id);
  const key = `adminPortal.provisioning_${change}ConnectionDialog` as const;
  return (
    <ConfirmDialog
      title={t(`${key}.dialogTitle`, { name })}
      message={t(`${key}.message`)}
      cancel={t(`${key}.cancelBtn`)}
      confirm={t(`${key}.submitBtn`)}
      danger={change === 'pause'}
      onConfirm={() => setSync(connection, change === 'resume')}
      onDone={() => notify.toast(t(`${key}.done`, { name }))}
      onClose={closeDialog}
    >
      {typeof count === 'number' && count > 0 && <p>{t(`${key}.users`, { count })}</p>}
    </ConfirmDialog>
  );
}
