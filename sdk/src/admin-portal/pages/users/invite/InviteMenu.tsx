import { ChevronDown, Link2, ListPlus, ShieldAlert } from 'lucide-react';
import { useStore } from 'zustand';
import { useApp, useTranslate } from '../../../../app/context';
import { Menu, MenuItem } from '../../../../ui/Menu';
import { usePermission } from '../../../parts/use-access';
import { usePortalActions } from '../../../shell/use-portal';
import { useMayInvite } from '../listing/columns';
import { useUsers } from '../use-users';
import type { UsersDialog } from '../users-dialogs';
import { usersPermissions } from '../users-permissions';

/** Whether the user may invite many users at once. */
export function useMayInviteMany(): boolean {
  const page = useStore(useApp().metadata, ({ document }) => document.themeV2?.adminPortal?.pages?.users);
  return useMayInvite() && page?.inviteUserModal?.inviteByEmail?.inviteBulk?.enabled !== false;
}

/** Further ways to invite, and what can be done about the whole team. */
export function InviteMenu() {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  const mayInviteMany = useMayInviteMany();
  const mayShareLinks = usePermission(usersPermissions.inviteLinks);
  const mayUpdate = usePermission(usersPermissions.limitAccess);
  const draftInvitations = useUsers((users) => users.draftInvitations);
  const open = (kind: 'inviteUsers' | 'inviteLink' | 'resetBreachedPasswords') => {
    draftInvitations();
    openDialog({ kind } satisfies UsersDialog);
  };
  if (!mayInviteMany && !mayShareLinks && !mayUpdate) return null;
  return (
    <Menu
      label={t('adminPortal.users.moreActions')}
      trigger={<ChevronDown size={16} />}
      triggerClass="portico-icon-button portico-header-menu"
    >
      {mayInviteMany && (
        <MenuItem
          id="inviteUsers"
          label={t('adminPortal.users.inviteManyAction')}
          icon={<ListPlus size={16} />}
          onAction={() => open('inviteUsers')}
        />
      )}
      {mayShareLinks && (
        <MenuItem
          id="inviteLink"
          label={t('adminPortal.users.inviteByLinkAction')}
          icon={<Link2 size={16} />}
          onAction={() => open('inviteLink')}
        />
      )}
      {mayUpdate && (
        <MenuItem
          id="resetBreachedPasswords"
          label={t('adminPortal.users.resetBreachedAction')}
          icon={<ShieldAlert size={16} />}
          onAction={() => open('resetBreachedPasswords')}
        />
      )}
    </Menu>
  );
}
