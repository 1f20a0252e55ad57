import { useSession, useTranslate } from '../../../../app/context';
import { useNotify } from '../../../../ui/Notifications';
import { ConfirmDialog } from '../../../parts/ConfirmDialog';
import { displayName } from '../../../parts/display-name';
import { usePortalActions } from '../../../shell/use-portal';
import type { AccountUser } from '../account-user';
import { useAccountNames, useAllUsers } from '../use-all-users';

/** Removes a user from one account; a user without another account is deleted. */
export function RemoveFromAccountDialog({ user, accountId }: { user: AccountUser; accountId: string }) {
  const t = useTranslate();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  const removeFrom = useAllUsers((users) => users.removeFrom);
  const { name: account } = useAccountNames()(accountId);
  const name = displayName(user);
  const isOnlyHere = user.accounts.length < 2;
  return (
    <ConfirmDialog
      title={t('adminPortal.allUsers_RemoveFromAccount.title', { name, account })}
      message={t(
        isOnlyHere
          ? 'adminPortal.allUsers_RemoveFromAccount.deletesUser'
          : 'adminPortal.allUsers_RemoveFromAccount.keepsOthers',
        { name },
      )}
      cancel={t('adminPortal.allUsers_DeleteUser.cancel')}
      confirm={t('adminPortal.allUsers_DeleteUser.delete')}
      danger
      onConfirm={() => removeFrom(user.id, [accountId])}
      onDone={() => notify.toast(t('adminPortal.allUsers_RemoveFromAccount.removed', { name, account }))}
      onClose={closeDialog}
    />
  );
}

/** Removes a user from all accounts, which deletes them: the address is typed to confirm it. */
export function RemoveFromAccountsDialog({ user }: { user: AccountUser }) {
  const t = useTranslate();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  const removeFrom = useAllUsers((users) => users.removeFrom);
  const named = useAccountNames();
  const name = displayName(user);
  const ids = user.accounts.map(({ tenantId }) => tenantId);
  const accounts = new Intl.ListFormat(t.language).format(ids.map((id) => named(id).name));
  return (
    <ConfirmDialog
      title={t('adminPortal.allUsers_DeleteUser.title', { name })}
      message={t('adminPortal.allUsers_DeleteUser.areYouSureDeleteUser1', { name, accounts })}
      cancel={t('adminPortal.allUsers_DeleteUser.cancel')}
      confirm={t('adminPortal.allUsers_DeleteUser.delete')}
      danger
      typed={{
        label: t('adminPortal.allUsers_DeleteUser.typeToConfirm', { text: user.email }),
        text: user.email,
        problem: t('adminPortal.allUsers_DeleteUser.typedOtherwise'),
      }}
      onConfirm={() => removeFrom(user.id, ids)}
      onDone={() => notify.toast(t('adminPortal.allUsers_DeleteUser.removed', { name }))}
      onClose={closeDialog}
    >
      <p>{t('adminPortal.allUsers_DeleteUser.areYouSureDeleteUser2')}</p>
    </ConfirmDialog>
  );
}

/** Removes several users from all their accounts: the name of the team is typed to confirm it. */
export function RemoveUsersDialog({ selected }: { selected: readonly AccountUser[] }) {
  const t = useTranslate();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  const tenant = useSession((session) => session.activeTenant?.name ?? '');
  const removeUsers = useAllUsers((users) => users.removeUsers);
  const count = selected.length;
  if (count === 0) return null;
  return (
    <ConfirmDialog
      title={t('adminPortal.allUsers_DeleteUser.selectionTitle', { count })}
      message={t('adminPortal.allUsers_DeleteUser.selectionMessage')}
      cancel={t('adminPortal.allUsers_DeleteUser.cancel')}
      confirm={t('adminPortal.allUsers_DeleteUser.delete')}
      danger
      typed={{
        label: t('adminPortal.allUsers_DeleteUser.typeToConfirm', { text: tenant }),
        text: tenant,
        problem: t('adminPortal.allUsers_DeleteUser.typedOtherwise'),
      }}
      onConfirm={() => removeUsers(selected)}
      onDone={() => notify.toast(t('adminPortal.allUsers_DeleteUser.selectionRemoved', { count }))}
      onClose={closeDialog}
    />
  );
}
