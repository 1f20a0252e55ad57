import { useTranslate } from '../../../../app/context';
import type { Group } from '../../../../contract';
import type { Translate } from '../../../../metadata';
import { useNotify } from '../../../../ui/Notifications';
import { ConfirmDialog } from '../../../parts/ConfirmDialog';
import { usePortalActions } from '../../../shell/use-portal';
import { useGroups } from '../use-groups';

/** Asks for confirmation before a group is deleted, and says what its members lose. */
export function DeleteGroupDialog({ group }: { group: Group }) {
  const t = useTranslate();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  const remove = useGroups((groups) => groups.remove);
  const { id, name } = group;
  return (
    <ConfirmDialog
      title={t('adminPortal.usersGroups_deleteGroupDialog.title', { name })}
      message={lossText(t, group)}
      cancel={t('adminPortal.usersGroups_deleteGroupDialog.cancel')}
      confirm={t('adminPortal.usersGroups_deleteGroupDialog.delete')}
      danger
      onConfirm={() => remove(id)}
      onDone={() => notify.toast(t('adminPortal.usersGroups_deleteGroupDialog.deleted', { name }))}
      onClose={closeDialog}
    />
  );
}

function lossText(t: Translate, { name, users = [], roles = [] }: Group): string {
  const count = users.length;
  if (count === 0) return t('adminPortal.usersGroups_deleteGroupDialog.description', { name });
  if (roles.length === 0) return t('adminPortal.usersGroups_deleteGroupDialog.membersOnly', { count, name });
  const names = new Intl.ListFormat(t.language).format(roles.map((role) => role.name));
  return t('adminPortal.usersGroups_deleteGroupDialog.membersLose', { count, name, roles: names });
}
