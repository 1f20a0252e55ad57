import { useState } from 'react';
import { useTranslate } from '../../../../app/context';
import type { DirectoryConnection } from '../../../../contract';
import type { Translate } from '../../../../metadata';
import { Checkbox } from '../../../../ui/fields/Checkbox';
import { useNotify } from '../../../../ui/Notifications';
import { ConfirmDialog } from '../../../parts/ConfirmDialog';
import { usePortalActions } from '../../../shell/use-portal';
import { useProvisioning, useUserCount } from '../use-provisioning';

/** Asks for confirmation before a connection is deleted, and whether its users and groups are deleted too. */
export function DeleteDirectoryDialog({ connection }: { connection: DirectoryConnection }) {
  const t = useTranslate();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  const remove = useProvisioning((store) => store.remove);
  const [withUsers, setWithUsers] = useState(false);
  const { id, connectionName: name } = connection;
  const count = useUserCount(id);
  return (
    <ConfirmDialog
      title={t('adminPortal.provisioning_deleteConnectionDialog.dialogTitle', { name })}
      message={t('adminPortal.provisioning_deleteConnectionDialog.textPartOne')}
      cancel={t('adminPortal.provisioning_deleteConnectionDialog.cancelBtn')}
      confirm={t(`adminPortal.provisioning_deleteConnectionDialog.${withUsers ? 'deleteWithUsersBtn' : 'deleteBtn'}`)}
      danger
      onConfirm={() => remove(id, withUsers)}
      onDone={() => notify.toast(t('adminPortal.provisioning_deleteConnectionDialog.deleted', { name }))}
      onClose={closeDialog}
    >
      <p role="status">{outcomeText(t, count, withUsers)}</p>
      <Checkbox
        name="deleteAll"
        label={t('adminPortal.provisioning_deleteConnectionDialog.checkboxLabel')}
        checked={withUsers}
        onChange={(event) => setWithUsers(event.target.checked)}
      />
      <p className="portico-hint">{t('adminPortal.provisioning_deleteConnectionDialog.textPartTwo')}</p>
    </ConfirmDialog>
  );
}

/** What becomes of the users of the directory; how many they are, once that is known. */
function outcomeText(t: Translate, count: number | null | undefined, withUsers: boolean): string {
  const key = withUsers ? 'usersLeave' : 'usersStay';
  if (count === 0) return t('adminPortal.provisioning_deleteConnectionDialog.noUsers');
  if (typeof count !== 'number') return t(`adminPortal.provisioning_deleteConnectionDialog.${key}Unknown`);
  return t(`adminPortal.provisioning_deleteConnectionDialog.${key}`, { count });
}
