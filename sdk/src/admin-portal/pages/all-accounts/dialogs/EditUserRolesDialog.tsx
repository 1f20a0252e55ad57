import { useState } from 'react';
import * as z from 'zod/mini';
import { useTranslate } from '../../../../app/context';
import type { UserRecord } from '../../../../contract';
import { useNotify } from '../../../../ui/Notifications';
import { displayName } from '../../../parts/display-name';
import { EditDialog, FromCurrent } from '../../../parts/EditDialog';
import { choices, formErrors, required } from '../../../parts/form-schema';
import { useSaveOnBase } from '../../../parts/use-conflicting-save';
import { useCloseAndReload } from '../../../shell/use-close-and-reload';
import { usePortalActions } from '../../../shell/use-portal';
import { roleIdsIn } from '../account/roles-in';
import type { Account } from '../accounts-state';
import { useAccounts } from '../use-accounts';
import { AccountRoles } from './AccountRoles';

interface EditUserRolesDialogProps {
  account: Account;
  user: UserRecord;
}

/** Sets the roles of a user in an account; at least one. */
export function EditUserRolesDialog(props: EditUserRolesDialogProps) {
  return <FromCurrent>{(loadCurrent) => <RolesForm {...props} onLoadCurrent={loadCurrent} />}</FromCurrent>;
}

function RolesForm({ account, user, onLoadCurrent }: EditUserRolesDialogProps & { onLoadCurrent: () => void }) {
  const t = useTranslate();
  const { closeDialog } = usePortalActions();
  const listUsers = useAccounts((accounts) => accounts.listUsers);
  const [roleIds, setRoleIds] = useState(() => roleIdsIn(user, account.tenantId));
  const requiredText = t('adminPortal.singleAccountView_EditUserRolesDialog.rolesRequiredError');
  return (
    <EditDialog
      title={t('adminPortal.singleAccountView_EditUserRolesDialog.title', { userName: displayName(user) })}
      cancel={t('adminPortal.singleAccountView_EditUserRolesDialog.cancelBtnText')}
      submit={t('adminPortal.singleAccountView_EditUserRolesDialog.updateBtnText')}
      saving={useSaveRoles({ account, user }, roleIds)}
      validate={() => formErrors(z.object({ roles: choices(required(() => requiredText)) }), { roles: roleIds })}
      onLoadCurrent={onLoadCurrent}
      onGone={useCloseAndReload(() => listUsers({}))}
      onClose={closeDialog}
    >
      <AccountRoles
        label={t('adminPortal.singleAccountView_EditUserRolesDialog.selectRolesLabel')}
        selected={roleIds}
        onChange={setRoleIds}
        requiredText={requiredText}
      />
    </EditDialog>
  );
}

/** Saves the chosen roles. */
function useSaveRoles({ account: { tenantId }, user }: EditUserRolesDialogProps, roleIds: string[]) {
  const t = useTranslate();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  const setUserRoles = useAccounts((accounts) => accounts.setUserRoles);
  return useSaveOnBase(
    roleIdsIn(user, tenantId),
    (_, base) => setUserRoles({ accountId: tenantId, userId: user.id }, roleIds, base),
    () => {
      closeDialog();
      notify.announce(t('adminPortal.singleAccountView_EditUserRolesDialog.saved', { userName: displayName(user) }));
    },
  );
}
