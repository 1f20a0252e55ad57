import { useState } from 'react';
import { useTranslate } from '../../../../app/context';
import type { LazyContent } from '../../../../app/lazy/lazy-component';
import type { TeamUser } from '../../../../contract';
import { displayName } from '../../../parts/display-name';
import { EditDialog, FromCurrent } from '../../../parts/EditDialog';
import { useSaveOnBase } from '../../../parts/use-conflicting-save';
import { useOfferUndo } from '../../../parts/use-offer-undo';
import { usePortalActions } from '../../../shell/use-portal';
import { useUsers } from '../use-users';
import { RoleChoices } from './RoleChoices';
import { useLeaveGoneUser } from './use-leave-gone-user';

export interface EditRolesDialogProps {
  member: TeamUser;
}

/** Sets the roles of a member. No role is permitted, and sent as one empty role id (portal spec §4). */
function EditRolesDialog({ member }: EditRolesDialogProps) {
  return <FromCurrent>{(loadCurrent) => <RolesForm member={member} onLoadCurrent={loadCurrent} />}</FromCurrent>;
}

function RolesForm({ member, onLoadCurrent }: EditRolesDialogProps & { onLoadCurrent: () => void }) {
  const t = useTranslate();
  const { closeDialog } = usePortalActions();
  const [roleIds, setRoleIds] = useState<string[]>(idsOfRoles(member));
  return (
    <EditDialog
      title={t('adminPortal.users_EditUserRoles.titleFor', { name: displayName(member) })}
      saving={useSaveRoles(member, roleIds)}
      cancel={t('adminPortal.users_EditUserRoles.cancel')}
      submit={t('adminPortal.users_EditUserRoles.update')}
      onLoadCurrent={onLoadCurrent}
      onGone={useLeaveGoneUser(member.id)}
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
    </EditDialog>
  );
}

/** Saves the chosen roles. */
function useSaveRoles(member: TeamUser, roleIds: string[]) {
  const t = useTranslate();
  const offerUndo = useOfferUndo();
  const { closeDialog } = usePortalActions();
  const setRoles = useUsers((users) => users.setRoles);
  const send = async (_: unknown, base: string[]) => {
    const undo = await setRoles(member.id, roleIds, base);
    offerUndo(t('adminPortal.users.rolesSaved', { name: displayName(member) }), undo);
  };
  return useSaveOnBase(idsOfRoles(member), send, closeDialog);
}

function idsOfRoles({ roles }: TeamUser): string[] {
  return roles.map(({ id }) => id);
}

/** The dialog's chunk. */
export const content: LazyContent<EditRolesDialogProps> = { component: EditRolesDialog };
