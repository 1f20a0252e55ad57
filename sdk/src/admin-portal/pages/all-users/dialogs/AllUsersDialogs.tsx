import { useEffect } from 'react';
import { useSession } from '../../../../app/context';
import type { LazyContent } from '../../../../app/lazy/lazy-component';
import type { Loaded } from '../../../parts/loaded';
import { usePermission } from '../../../parts/use-access';
import { MissingUserPanel } from '../../../parts/users/MissingUserPanel';
import { usePageDialog, usePortalActions } from '../../../shell/use-portal';
import type { AccountUser } from '../account-user';
import { type AccountUserDialog, type AllUsersDialog, allUsersDialogs } from '../all-users-dialogs';
import { allUsersPermissions } from '../all-users-permissions';
import { AccountUserPanel } from '../panel/AccountUserPanel';
import { useAllUsers } from '../use-all-users';
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
export const allUsersDialogsContent: LazyContent<object> = { component: AllUsersDialogs };

function DialogAboutUser({ dialog }: { dialog: AccountUserDialog }) {
  const { closeDialog } = usePortalActions();
  const me = useSession((session) => session.user?.id);
  const [found, reload] = useAccountUser(dialog.memberId);
  if (found.phase === 'loading') return null;
  if (found.phase === 'failed') return <MissingUserPanel error={found.error} onRetry={reload} onClose={closeDialog} />;
  if (!found.data) return <MissingUserPanel error={undefined} onRetry={reload} onClose={closeDialog} />;
  const user = found.data;
  if (dialog.kind === 'accountUser') return <AccountUserPanel user={user} />;
  if (dialog.kind === 'removeFromAccounts') return user.id === me ? null : <RemoveFromAccountsDialog user={user} />;
  const account = user.accounts.find(({ tenantId }) => tenantId === dialog.inAccountId);
  if (!account) return <MissingUserPanel error={undefined} onRetry={reload} onClose={closeDialog} />;
  if (dialog.kind === 'editRolesInAccount') {
    return <EditRolesInAccountDialog key={account.tenantId} user={user} account={account} />;
  }
  return user.id === me ? null : <RemoveFromAccountDialog user={user} accountId={account.tenantId} />;
}

function DialogAboutSelection({ userIds }: { userIds: readonly string[] }) {
  const me = useSession((session) => session.user?.id);
  const listed = useListed().filter(({ id }) => id !== me && userIds.includes(id));
  return <RemoveUsersDialog selected={listed} />;
}

/** The user that a dialog is about, and a function that loads them again: of the rows, else loaded by the id. */
function useAccountUser(userId: string): readonly [Loaded<AccountUser | null>, () => void] {
  const listed = useListed().find(({ id }) => id === userId);
  const isReady = useAllUsers(({ listing }) => listing.phase === 'ready');
  // The id comes from the address: `__proto__` is a property of every object.
  const loaded = useAllUsers(({ others }) => (Object.hasOwn(others, userId) ? others[userId] : undefined));
  const load = useAllUsers((users) => users.loadUser);
  const isMissing = isReady && !listed && loaded === undefined;
  useEffect(() => {
    if (isMissing) void load(userId);
  }, [isMissing, load, userId]);
  return [listed ? { phase: 'ready', data: listed } : (loaded ?? { phase: 'loading' }), () => void load(userId)];
}

/** The users in the table; none while they are loading. */
function useListed(): readonly AccountUser[] {
  return useAllUsers(({ listing }) => (listing.phase === 'ready' ? listing.page.items : noUsers));
}

const noUsers: readonly AccountUser[] = [];
