import type { TeamUser } from '../../../../contract';
import { usePortal } from '../../../shell/use-portal';
import { useUsers } from '../use-users';
import { AccessTimeDialog } from './AccessTimeDialog';
import { ConfirmUserDialog } from './ConfirmUserDialog';
import { EditRolesDialog } from './EditRolesDialog';
import { InviteUserDialog } from './InviteUserDialog';

/** The open dialog of the page, if any. */
export function UserDialogs() {
  const dialog = usePortal((portal) => portal.dialog);
  const members = useUsers(({ listing }) => (listing.phase === 'ready' ? listing.page.items : noMembers));
  const find = (userId: string) => members.find(({ id }) => id === userId);

  switch (dialog.kind) {
    case 'inviteUser':
      return <InviteUserDialog />;
    case 'editRoles': {
      const member = find(dialog.userId);
      return member ? <EditRolesDialog key={member.id} member={member} /> : null;
    }
    case 'editAccessTime': {
      const member = find(dialog.userId);
      return member ? <AccessTimeDialog key={member.id} member={member} /> : null;
    }
    case 'disableUsers':
    case 'deleteUsers':
      return <ConfirmUserDialog kind={dialog.kind} members={members.filter(({ id }) => dialog.userIds.includes(id))} />;
    case 'disableUser':
    case 'enableUser':
    case 'lockUser':
    case 'unlockUser':
    case 'revokeSessions':
    case 'deleteUser': {
      const member = find(dialog.userId);
      return member ? <ConfirmUserDialog kind={dialog.kind} members={[member]} /> : null;
    }
    case 'none':
    case 'editProfileField':
    case 'removePicture':
      return null;
  }
}

const noMembers: readonly TeamUser[] = [];
