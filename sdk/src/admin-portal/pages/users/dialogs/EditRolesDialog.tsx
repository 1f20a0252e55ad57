import { useState } from 'react';
import { useTranslate } from '../../../../app/context';
import type { LazyContent } from '../../../../app/lazy/lazy-component';
import type { TeamUser } from '../../../../contract';
import { FormDialog } from '../../../parts/FormDialog';
import { useAction } from '../../../parts/use-action';
import { useOfferUndo } from '../../../parts/use-offer-undo';
import { usePortalActions } from '../../../shell/use-portal';
import { useUsers } from '../use-users';
import { RoleChoices } from './RoleChoices';

export interface EditRolesDialogProps {
  member: TeamUser;
}

/** Sets the roles of a member. No role is permitted, and sent as one empty role id (portal spec §4). */
function EditRolesDialog({ member }: EditRolesDialogProps) {
  const t = useTranslate();
  const offerUndo = useOfferUndo();
  const { closeDialog } = usePortalActions();
  const setRoles = useUsers((users) => users.setRoles);
  const [roleIds, setRoleIds] = useState<string[]>(member.roles.map(({ id }) => id));
  const name = member.name || member.email;
  const save = useAction(async () => {
    const undo = await setRoles(member.id, roleIds);
    offerUndo(t('adminPortal.users.rolesSaved', { name }), undo);
  }, closeDialog);
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

/** The dialog's chunk. */
export const editRolesContent: LazyContent<EditRolesDialogProps> = { component: EditRolesDialog };
