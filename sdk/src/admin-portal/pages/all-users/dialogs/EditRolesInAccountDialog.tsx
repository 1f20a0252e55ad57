import { useState } from 'react';
import { useTranslate } from '../../../../app/context';
import { displayName } from '../../../parts/display-name';
import { EditDialog, FromCurrent } from '../../../parts/EditDialog';
import { useSaveOnBase } from '../../../parts/use-conflicting-save';
import { useOfferUndo } from '../../../parts/use-offer-undo';
import { useCloseAndReload } from '../../../shell/use-close-and-reload';
import { usePortalActions } from '../../../shell/use-portal';
import { type AccountUser, roleIdsIn, type UserAccount } from '../account-user';
import { useAccountNames, useAllUsers } from '../use-all-users';
import { RoleList } from './RoleList';

interface EditRolesInAccountDialogProps {
  user: AccountUser;
  account: UserAccount;
}

/** Sets the roles of a user in one account. */
export function EditRolesInAccountDialog(props: EditRolesInAccountDialogProps) {
  return <FromCurrent>{(loadCurrent) => <RolesForm {...props} onLoadCurrent={loadCurrent} />}</FromCurrent>;
}

function RolesForm({ user, account, onLoadCurrent }: EditRolesInAccountDialogProps & { onLoadCurrent: () => void }) {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  const list = useAllUsers((users) => users.list);
  const loadUser = useAllUsers((users) => users.loadUser);
  const [roleIds, setRoleIds] = useState(() => account.roles.map(({ id }) => id));
  const { name: accountName } = useAccountNames()(account.tenantId);
  const back = () => openDialog({ kind: 'accountUser', memberId: user.id });
  return (
    <EditDialog
      title={t('adminPortal.allUsers_EditRoles.title', { name: displayName(user), account: accountName })}
      cancel={t('adminPortal.allUsers_EditRoles.cancel')}
      submit={t('adminPortal.allUsers_EditRoles.save')}
      saving={useSaveRoles({ user, account }, roleIds, back)}
      onLoadCurrent={onLoadCurrent}
      onGone={useCloseAndReload(list, () => loadUser(user.id))}
      onClose={back}
    >
      <RoleList
        label={t('adminPortal.allUsers.rolesHeader')}
        accountIds={[account.tenantId]}
        selected={roleIds}
        onChange={setRoleIds}
      />
    </EditDialog>
  );
}

/** Saves the chosen roles. */
function useSaveRoles({ user, account }: EditRolesInAccountDialogProps, roleIds: string[], onDone: () => void) {
  const t = useTranslate();
  const offerUndo = useOfferUndo();
  const setRoles = useAllUsers((users) => users.setRoles);
  const current = roleIdsIn(user, account.tenantId);
  const send = async (_: unknown, base: typeof current) => {
    const undo = await setRoles(user.id, account.tenantId, roleIds, base);
    offerUndo(t('adminPortal.users.rolesSaved', { name: displayName(user) }), undo);
  };
  return useSaveOnBase(current, send, onDone);
}
