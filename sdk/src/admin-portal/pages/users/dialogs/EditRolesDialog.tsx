import { useState } from 'react';
import { useTranslate } from '../../../../app/context';
import type { TeamUser } from '../../../../contract';
import { useNotify } from '../../../../ui/Notifications';
import { FormDialog } from '../../../parts/FormDialog';
import { useAction } from '../../../parts/use-action';
import { usePortalActions } from '../../../shell/use-portal';
import { useUsers } from '../use-users';
import { RoleChoices } from './RoleChoices';

/** Sets the roles of a member. No role is permitted, and sent as one empty role id (portal spec §4). */
export function EditRolesDialog({ member }: { member: TeamUser }) {
  const t = useTranslate();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  const setRoles = useUsers((users) => users.setRoles);
  const [roleIds, setRoleIds] = useState<string[]>(member.roles.map(({ id }) => id));
  const name = member.name || member.email;
  const save = useAction(
    () => setRoles(member.id, roleIds),
    () => {
      closeDialog();
      notify.announce(t('adminPortal.users.rolesSaved', { name }));
    },
  );
  return (
    <FormDialog
      title={t('adminPortal.users_EditUserRoles.titleFor', { name })}
      action={save}
      cancel={t('adminPortal.users_EditUserRoles.cancel')}
      submit={t('adminPortal.users_EditUserRoles.update')}
      onClose={closeDialog}
    >
      <RoleChoices
        label={t('adminPortal.users_EditUserRoles.selectRolesLabel')}
        description={t('adminPortal.users_EditUserRoles.selectRolesTooltip')}
        selected={roleIds}
        onChange={setRoleIds}
      />
      {roleIds.length === 0 && (
        <p className="portico-hint" role="status">
          {t('adminPortal.users_EditUserRoles.noRolesHint')}
        </p>
      )}
    </FormDialog>
  );
}
