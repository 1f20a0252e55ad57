import { useEffect } from 'react';
import { useSession, useTranslate } from '../../../../app/context';
import { LazyComponentView } from '../../../../app/lazy/LazyComponentView';
import { type LazyContent, lazyComponent } from '../../../../app/lazy/lazy-component';
import type { TeamUser } from '../../../../contract';
import type { Loaded } from '../../../parts/loaded';
import { usePermission, useUserAccess } from '../../../parts/use-access';
import { MissingUserPanel } from '../../../parts/users/MissingUserPanel';
import { idsOfAddress } from '../../../parts/users/selection-address';
import { usePageDialog, usePortalActions } from '../../../shell/use-portal';
import { InviteLinkDialog } from '../invite/InviteLinkDialog';
import { InviteManyDialog } from '../invite/InviteManyDialog';
import { useMayInviteMany } from '../invite/InviteMenu';
import { useMayInvite } from '../listing/columns';
import { UserPanel } from '../panel/UserPanel';
import { useUsers } from '../use-users';
import { isDialogPermitted } from '../user-actions';
import { type OneUserDialog, type UsersDialog, usersDialogs } from '../users-dialogs';
import { usersPermissions } from '../users-permissions';
import { AccessTimeDialog } from './AccessTimeDialog';
import type { AffiliationsDialogProps } from './AffiliationsDialog';
import { ConfirmSelectionDialog } from './ConfirmSelectionDialog';
import { ConfirmUserDialog } from './ConfirmUserDialog';
import type { EditRolesDialogProps } from './EditRolesDialog';
import { InviteUserDialog } from './InviteUserDialog';
import { ResetBreachedDialog } from './ResetBreachedDialog';

const editRoles = lazyComponent<EditRolesDialogProps>(() =>
  import('./EditRolesDialog').then((module) => module.editRolesContent),
);
const affiliations = lazyComponent<AffiliationsDialogProps>(() =>
  import('./AffiliationsDialog').then((module) => module.affiliationsContent),
);

/** The open dialog of the page, if the user may open it: its address can also come from another user. */
function UserDialogs() {
  const dialog = usePageDialog<UsersDialog>(usersDialogs);
  const mayInvite = useMayInvite();
  const mayInviteMany = useMayInviteMany();
  const mayShareLinks = usePermission(usersPermissions.inviteLinks);
  const mayUpdate = usePermission(usersPermissions.limitAccess);
  if (!dialog) return null;
  if ('userId' in dialog) return <DialogAboutUser dialog={dialog} />;
  if ('userIds' in dialog) return <DialogAboutSelection dialog={dialog} />;
  if (dialog.kind === 'inviteUsers') return mayInviteMany ? <InviteManyDialog /> : null;
  if (dialog.kind === 'inviteLink') return mayShareLinks ? <InviteLinkDialog /> : null;
  if (dialog.kind === 'resetBreachedPasswords') return mayUpdate ? <ResetBreachedDialog /> : null;
  return mayInvite ? <InviteUserDialog /> : null;
}

/** The chunk of the page's dialogs. */
export const userDialogsContent: LazyContent<object> = { component: UserDialogs };

function DialogAboutUser({ dialog: { kind, userId } }: { dialog: OneUserDialog }) {
  const { closeDialog } = usePortalActions();
  const t = useTranslate();
  const { holds } = useUserAccess();
  const tenant = useSession((session) => session.activeTenant?.name ?? '');
  const me = useSession((session) => session.user?.id);
  const [found, reload] = useMember(userId);
  if (found.phase === 'failed' || (found.phase === 'ready' && !found.data)) {
    return (
      <MissingUserPanel
        error={found.phase === 'failed' ? found.error : undefined}
        title={t('adminPortal.users.missingUser')}
        description={t('adminPortal.users.missingUserDescription', { tenant })}
        onRetry={reload}
        onClose={closeDialog}
      />
    );
  }
  const member = found.phase === 'ready' && found.data;
  if (!member || !isDialogPermitted(kind, { member, isMe: userId === me, holds })) return null;
  if (kind === 'user') return <UserPanel key={userId} member={member} />;
  if (kind === 'editRoles')
    return <LazyComponentView key={userId} lazy={editRoles} props={{ member }} fallback={null} />;
  if (kind === 'editGroups' || kind === 'editApplications') {
    const props = { kind: kind === 'editGroups' ? 'groups' : 'applications', member } as const;
    return <LazyComponentView key={kind} lazy={affiliations} props={props} fallback={null} />;
  }
  if (kind === 'editAccessTime') return <AccessTimeDialog key={userId} member={member} />;
  return <ConfirmUserDialog kind={kind} member={member} />;
}

function DialogAboutSelection({ dialog: { kind, userIds } }: { dialog: Extract<UsersDialog, { userIds: unknown }> }) {
  const permission = kind === 'deleteUsers' ? usersPermissions.remove : usersPermissions.enableAndDisable;
  const isPermitted = usePermission(permission);
  const me = useSession((session) => session.user?.id);
  const selected = useUsers((users) => users.selected);
  const listed = useListed();
  const ids = idsOfAddress(userIds, { selected, listed }).filter((id) => id !== me);
  return isPermitted && ids.length > 0 ? <ConfirmSelectionDialog key={kind} kind={kind} userIds={ids} /> : null;
}

/**
 * The member that a dialog is about, and a function that loads it again: of the rows, else loaded, because an address
 * may name a member of any page. `null` for a user who is not in the team.
 */
function useMember(userId: string): readonly [Loaded<TeamUser | null>, () => void] {
  const listed = useListed().find(({ id }) => id === userId);
  const isReady = useUsers(({ listing }) => listing.phase === 'ready');
  // The id comes from the address: `__proto__` is a property of every object.
  const loaded = useUsers(({ others }) => (Object.hasOwn(others, userId) ? others[userId] : undefined));
  const load = useUsers((users) => users.loadMember);
  const isMissing = isReady && !listed && loaded === undefined;
  useEffect(() => {
    if (isMissing) void load(userId);
  }, [isMissing, load, userId]);
  return [listed ? { phase: 'ready', data: listed } : (loaded ?? { phase: 'loading' }), () => void load(userId)];
}

/** The users in the table; none while they are loading. */
function useListed(): readonly TeamUser[] {
  return useUsers(({ listing }) => (listing.phase === 'ready' ? listing.page.items : noMembers));
}

const noMembers: readonly TeamUser[] = [];
