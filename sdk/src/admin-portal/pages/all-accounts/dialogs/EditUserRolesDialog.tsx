import { useState } from 'react';
import { useTranslate } from '../../../../app/context';
import type { UserRecord } from '../../../../contract';
import { useNotify } from '../../../../ui/Notifications';
import { useAction } from '../../../parts/use-action';
import { usePortalActions } from '../../../shell/use-portal';
import { rolesIn } from '../account/roles-in';
import type { Account } from '../accounts-state';
import { useAccounts } from '../use-accounts';
import { AccountRoles } from './AccountRoles';
import { FormDialog } from './FormDialog';

/** Sets the roles of a user in an account; at least one. */
export function EditUserRolesDialog({ account, user }: { account: Account; user: UserRecord }) {
  const t = useTranslate();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  const setUserRoles = useAccounts((accounts) => accounts.setUserRoles);
  const [roleIds, setRoleIds] = useState(() => rolesIn(user, account.tenantId).map(({ id }) => id));
  const [missing, setMissing] = useState(false);
  const userName = user.name || user.email;
  const save = useAction(
    () => setUserRoles(account.tenantId, user.id, roleIds),
    () => {
      closeDialog();
      notify.announce(t('adminPortal.singleAccountView_EditUserRolesDialog.saved', { userName }));
    },
  );
  // The list is no field of the form: an empty choice is checked here.
  const submit = { ...save, run: () => (roleIds.length > 0 ? save.run() : setMissing(true)) };
  return (
    <FormDialog
      title={t('adminPortal.singleAccountView_EditUserRolesDialog.title', { userName })}
      cancel={t('adminPortal.singleAccountView_EditUserRolesDialog.cancelBtnText')}
      submit={t('adminPortal.singleAccountView_EditUserRolesDialog.updateBtnText')}
      save={submit}
    >
      <AccountRoles
        label={t('adminPortal.singleAccountView_EditUserRolesDialog.selectRolesLabel')}
        selected={roleIds}
        onChange={setRoleIds}
      />
      {missing && roleIds.length === 0 && (
        <p className="portico-field-error" role="alert">
          {t('adminPortal.singleAccountView_EditUserRolesDialog.rolesRequiredError')}
        </p>
      )}
    </FormDialog>
  );
}
