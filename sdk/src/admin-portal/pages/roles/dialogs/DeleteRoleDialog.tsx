import { useTranslate } from '../../../../app/context';
import type { Role } from '../../../../contract';
import type { Translate } from '../../../../metadata';
import { useNotify } from '../../../../ui/Notifications';
import { ConfirmDialog } from '../../../parts/ConfirmDialog';
import { displayName } from '../../../parts/display-name';
import { usePortalActions } from '../../../shell/use-portal';
import type { RoleHolders } from '../role-holders';
import { useRoleHolders } from '../use-role-holders';
import { useRoles } from '../use-roles';

/** Asks for confirmation before a role is deleted, and names who loses it. */
export function DeleteRoleDialog({ role: { id, name } }: { role: Role }) {
  const t = useTranslate();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  const remove = useRoles((roles) => roles.remove);
  const [holders] = useRoleHolders(id);
  return (
    <ConfirmDialog
      title={t('adminPortal.roles_deleteRole.title', { name })}
      message={
        holders.phase === 'ready'
          ? lossText(t, holders.data)
          : // Still true if it can't be said who has the role.
            t('adminPortal.roles_deleteRole.description')
      }
      cancel={t('adminPortal.roles_deleteRole.cancel')}
      confirm={t('adminPortal.roles_deleteRole.deleteRole')}
      danger
      onConfirm={() => remove(id)}
      onDone={() => notify.toast(t('adminPortal.roles_deleteRole.deleted', { name }))}
      onClose={closeDialog}
    />
  );
}

/** Who loses the role, as a sentence: "Ada, Ben and 3 more users will lose this role". */
function lossText(t: Translate, { users, groups }: RoleHolders): string {
  if (!users || !groups) return t('adminPortal.roles_deleteRole.description');
  const more = users.total - users.named.length;
  const names = [
    ...users.named.map(displayName),
    ...(more > 0 ? [t('adminPortal.roles_deleteRole.moreLosers', { count: more })] : []),
    ...groups.map(({ name }) => t('adminPortal.roles_deleteRole.groupLoser', { name })),
  ];
  if (names.length === 0) return t('adminPortal.roles_deleteRole.unused');
  return t('adminPortal.roles_deleteRole.losers', { names: new Intl.ListFormat(t.language).format(names) });
}
