import { useState } from 'react';
import { useTranslate } from '../../../../app/context';
import { FormDialog } from '../../../parts/FormDialog';
import { useAction } from '../../../parts/use-action';
import { useOfferUndo } from '../../../parts/use-offer-undo';
import { usePortalActions } from '../../../shell/use-portal';
import type { AccountUser, UserAccount } from '../account-user';
import { useAccountNames, useAllUsers } from '../use-all-users';
import { RoleList } from './RoleList';

/** Sets the roles of a user in one account. */
export function EditRolesInAccountDialog({ user, account }: { user: AccountUser; account: UserAccount }) {
  const t = useTranslate();
  const offerUndo = useOfferUndo();
  const { openDialog } = usePortalActions();
  const setRoles = useAllUsers((users) => users.setRoles);
  const [roleIds, setRoleIds] = useState(() => account.roles.map(({ id }) => id));
  const { name: accountName } = useAccountNames()(account.tenantId);
  const name = user.name || user.email;
  const back = () => openDialog({ kind: 'accountUser', memberId: user.id });
  const save = useAction(async () => {
    const undo = await setRoles(user.id, account.tenantId, roleIds);
    offerUndo(t('adminPortal.users.rolesSaved', { name }), undo);
  }, back);
  return (
    <FormDialog
      title={t('adminPortal.allUsers_EditRoles.title', { name, account: accountName })}
      cancel={t('adminPortal.allUsers_EditRoles.cancel')}
      submit={t('adminPortal.allUsers_EditRoles.save')}
      action={save}
      onClose={back}
    >
      <RoleList
        label={t('adminPortal.allUsers.rolesHeader')}
        accountIds={[account.tenantId]}
        selected={roleIds}
        onChange={setRoleIds}
      />
    </FormDialog>
  );
}
