import { useSession, useTranslate } from '../../../../app/context';
import type { LazyContent } from '../../../../app/lazy/lazy-component';
import { usePermission } from '../../../parts/use-access';
import { knownRow } from '../../../parts/users/known-rows';
import { MissingUserPanel, type MissingUserPanelProps } from '../../../parts/users/MissingUserPanel';
import { idsOfAddress } from '../../../parts/users/selection-address';
import { useKnownUser, useListedUsers } from '../../../parts/users/use-known-user';
import { usePageDialog, usePortalActions } from '../../../shell/use-portal';
import { type AccountUserDialog, type AllUsersDialog, allUsersDialogs } from '../all-users-dialogs';
import { allUsersPermissions } from '../all-users-permissions';
import { AccountUserPanel } from '../panel/AccountUserPanel';
import { useAllUsers, useAllUsersStore } from '../use-all-users';
import { EditRolesInAccountDialog } from './EditRolesInAccountDialog';
import { InviteToAccountsDialog } from './InviteToAccountsDialog';
import { RemoveFromAccountDialog, RemoveFromAccountsDialog, RemoveUsersDialog } from './RemoveDialogs';

/** The open dialog of the page, if the user may open it: its address can also come from another user. */
function AllUsersDialogs() {
  const dialog = usePageDialog<AllUsersDialog>(allUsersDialogs);
  const mayChange = usePermission(allUsersPermissions.write);
  if (!dialog || (dialog.kind !== 'accountUser' && !mayChange)) return null;
  if ('memberIds' in dialog) return <DialogAboutSelection userIds={dialog.memberIds} />;
  if ('memberId' in dialog) return <DialogAboutUser key={dialog.memberId} dialog={dialog} />;
  return <InviteToAccountsDialog key={dialog.email} email={dialog.email} />;
}

/** The chunk of the page's dialogs. */
export const content: LazyContent<object> = { component: AllUsersDialogs };

function DialogAboutUser({ dialog }: { dialog: AccountUserDialog }) {
  const me = useSession((session) => session.user?.id);
  const [found, reload] = useKnownUser(useAllUsersStore(), dialog.memberId);
  if (found.phase === 'loading') return null;
  if (found.phase === 'failed') return <MissingUser error={found.error} onRetry={reload} />;
  if (!found.data) return <MissingUser error={undefined} onRetry={reload} />;
  const user = found.data;
  if (dialog.kind === 'accountUser') return <AccountUserPanel user={user} />;
  if (dialog.kind === 'removeFromAccounts') return user.id === me ? null : <RemoveFromAccountsDialog user={user} />;
  const account = user.accounts.find(({ tenantId }) => tenantId === dialog.inAccountId);
  if (!account) return <MissingUser error={undefined} onRetry={reload} />;
  if (dialog.kind === 'editRolesInAccount') {
    return <EditRolesInAccountDialog key={account.tenantId} user={user} account={account} />;
  }
  return user.id === me ? null : <RemoveFromAccountDialog user={user} accountId={account.tenantId} />;
}

function MissingUser(props: Pick<MissingUserPanelProps, 'error' | 'onRetry'>) {
  const t = useTranslate();
  const { closeDialog } = usePortalActions();
  const title = t('adminPortal.allUsers.missingUser');
  const description = t('adminPortal.allUsers.missingUserDescription');
  return <MissingUserPanel {...props} title={title} description={description} onClose={closeDialog} />;
}

function DialogAboutSelection({ userIds }: { userIds: readonly string[] }) {
  const me = useSession((session) => session.user?.id);
  const listed = useListedUsers(useAllUsersStore());
  const users = useAllUsers((store) => store);
  const ids = idsOfAddress(userIds, { selected: users.selected, listed }).filter((id) => id !== me);
  return <RemoveUsersDialog selected={ids.flatMap((id) => knownRow(users, id) ?? [])} />;
}
