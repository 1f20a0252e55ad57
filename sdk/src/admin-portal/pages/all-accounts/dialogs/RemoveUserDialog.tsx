import { useTranslate } from '../../../../app/context';
import type { UserRecord } from '../../../../contract';
import { useNotify } from '../../../../ui/Notifications';
import { ConfirmDialog } from '../../../parts/ConfirmDialog';
import { displayName } from '../../../parts/display-name';
import { usePortalActions } from '../../../shell/use-portal';
import type { Account } from '../accounts-state';
import { useAccounts } from '../use-accounts';

/** Removes a user from an account; a user without another account is deleted. */
export function RemoveUserDialog({ account, user }: { account: Account; user: UserRecord }) {
  const t = useTranslate();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  const removeUser = useAccounts((accounts) => accounts.removeUser);
  const userName = displayName(user);
  const isOnlyHere = user.tenantIds.length < 2;
  return (
    <ConfirmDialog
      title={t('adminPortal.singleAccountView_DeleteUserDialog.title', { userName })}
      message={t(
        isOnlyHere
          ? 'adminPortal.singleAccountView_DeleteUserDialog.description2'
          : 'adminPortal.singleAccountView_DeleteUserDialog.description',
        { userName },
      )}
      cancel={t('adminPortal.singleAccountView_DeleteUserDialog.cancelBtnText')}
      confirm={t('adminPortal.singleAccountView_DeleteUserDialog.deleteBtnText')}
      danger
      onConfirm={() => removeUser(account.tenantId, user.id)}
      onDone={() => notify.toast(t('adminPortal.singleAccountView_DeleteUserDialog.removed', { userName }))}
      onClose={closeDialog}
    />
  );
}
