import { useState } from 'react';
import { useTranslate } from '../../../../app/context';
import type { UserRecord } from '../../../../contract';
import { useNotify } from '../../../../ui/Notifications';
import { FormDialog } from '../../../parts/FormDialog';
import { useAction } from '../../../parts/use-action';
import { usePortalActions } from '../../../shell/use-portal';
import { rolesIn } from '../account/roles-in';
import type { Account } from '../accounts-state';
import { useAccounts } from '../use-accounts';
import { AccountRoles } from './AccountRoles';

/** Sets the roles of a user in an account; at least one. */
export function EditUserRolesDialog({ account, user }: { account: Account; user: UserRecord }) {
  const t = useTranslate();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  const setUserRoles = useAccounts((accounts) => accounts.setUserRoles);
  const [roleIds, setRoleIds] = useState(() => rolesIn(user, account.tenantId).map(({ id }) => id));
  const userName = user.name || user.email;
  const save = useAction(
    () => setUserRoles(account.tenantId, user.id, roleIds),
    () => {
      closeDialog();
      notify.announce(t('adminPortal.singleAccountView_EditUserRolesDialog.saved', { userName }));
    },
  );
  const required = t('adminPortal.singleAccountView_EditUserRolesDialog.rolesRequiredError');
  return (
    <FormDialog
      title={t('adminPortal.singleAccountView_EditUserRolesDialog.title', { userName })}
      cancel={t('adminPortal.singleAccountView_EditUserRolesDialog.cancelBtnText')}
      submit={t('adminPortal.singleAccountView_EditUserRolesDialog.updateBtnText')}
      action={save}
      validate={() => ({ roles: roleIds.length > 0 ? undefined : required })}
      onClose={closeDialog}
    >
      <AccountRoles
        label={t('adminPortal.singleAccountView_EditUserRolesDialog.selectRolesLabel')}
        selected={roleIds}
        onChange={setRoleIds}
        requiredText={required}
      />
    </FormDialog>
  );
}
