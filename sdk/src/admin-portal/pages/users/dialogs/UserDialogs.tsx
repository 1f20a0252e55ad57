import { useSession, useTranslate } from '../../../../app/context';
import { LazyComponentView } from '../../../../app/lazy/LazyComponentView';
import { type LazyContent, lazyComponent } from '../../../../app/lazy/lazy-component';
import { usePermission, useUserAccess } from '../../../parts/use-access';
import { ConfirmSelectionDialog } from '../../../parts/users/ConfirmSelectionDialog';
import { MissingUserPanel } from '../../../parts/users/MissingUserPanel';
import { idsOfAddress } from '../../../parts/users/selection-address';
import { useKnownUser, useListedUsers } from '../../../parts/users/use-known-user';
import { usePageDialog, usePortalActions } from '../../../shell/use-portal';
import { InviteLinkDialog } from '../invite/InviteLinkDialog';
import { InviteManyDialog } from '../invite/InviteManyDialog';
import { useMayInviteMany } from '../invite/InviteMenu';
import inviteCss from '../invite/invite.css?inline';
import { portalUserInvite } from '../invite/texts/en';
import { useMayInvite } from '../listing/columns';
import { UserPanel } from '../panel/UserPanel';
import { useUsers, useUsersStore } from '../use-users';
import { isDialogPermitted } from '../user-actions';
import { type OneUserDialog, type UsersDialog, usersDialogs } from '../users-dialogs';
import { usersPermissions } from '../users-permissions';
import type { AccessTimeDialogProps } from './AccessTimeDialog';
import type { AffiliationsDialogProps } from './AffiliationsDialog';
import { ConfirmUserDialog } from './ConfirmUserDialog';
import type { EditRolesDialogProps } from './EditRolesDialog';
import { InviteUserDialog } from './InviteUserDialog';
import { ResetBreachedDialog } from './ResetBreachedDialog';
import { portalUserDialogs } from './texts/en';

const editRoles = lazyComponent<EditRolesDialogProps>(() => import('./EditRolesDialog'));
const accessTime = lazyComponent<AccessTimeDialogProps>(() => import('./AccessTimeDialog'));
const affiliations = lazyComponent<AffiliationsDialogProps>(() => import('./AffiliationsDialog'));

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

/** The chunk of the page's dialogs: component, texts and CSS. */
export const content: LazyContent<object> = {
  component: UserDialogs,
  texts: { adminPortal: { ...portalUserDialogs, ...portalUserInvite } },
  css: inviteCss,
};

function DialogAboutUser({ dialog: { kind, userId } }: { dialog: OneUserDialog }) {
  const { closeDialog } = usePortalActions();
  const t = useTranslate();
  const { holds } = useUserAccess();
  const tenant = useSession((session) => session.activeTenant?.name ?? '');
  const me = useSession((session) => session.user?.id);
  const [found, reload] = useKnownUser(useUsersStore(), userId);
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
  if (kind === 'editAccessTime')
    return <LazyComponentView key={userId} lazy={accessTime} props={{ member }} fallback={null} />;
  return <ConfirmUserDialog kind={kind} member={member} />;
}

function DialogAboutSelection({ dialog: { kind, userIds } }: { dialog: Extract<UsersDialog, { userIds: unknown }> }) {
  const permission = kind === 'deleteUsers' ? usersPermissions.remove : usersPermissions.enableAndDisable;
  const isPermitted = usePermission(permission);
  const { closeDialog } = usePortalActions();
  const me = useSession((session) => session.user?.id);
  const users = useUsers((store) => store);
  const listed = useListedUsers(useUsersStore());
  const ids = idsOfAddress(userIds, { selected: users.selected, listed }).filter((id) => id !== me);
  if (!isPermitted || ids.length === 0) return null;
  return <ConfirmSelectionDialog key={kind} kind={kind} users={users} userIds={ids} onClose={closeDialog} />;
}
