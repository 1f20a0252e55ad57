import { ChevronsUpDown, LogOut } from 'lucide-react';
import { useApp, useSession, useTranslate } from '../../app/context';
import { leavePage } from '../../app/leave-page';
import { Menu, MenuItem } from '../../ui/Menu';
import { UserAvatar } from '../parts/UserAvatar';

/** The signed-in user, with a menu to sign out. */
export function AccountMenu() {
  const { session, portal } = useApp();
  const t = useTranslate();
  const user = useSession((state) => state.user);
  if (!user) return null;
  const name = user.name || user.email;
  const trigger = (
    <>
      <UserAvatar name={name} src={user.profilePictureUrl} />
      <span className="portico-nav-user-texts">
        <bdi className="portico-nav-user-name">{name}</bdi>
        {name !== user.email && <bdi className="portico-nav-user-email">{user.email}</bdi>}
      </span>
      <ChevronsUpDown size={16} />
    </>
  );
  return (
    <Menu
      label={t('adminPortal.navigation.accountMenu', { name })}
      trigger={trigger}
      triggerClass="portico-nav-user"
      placement="top start"
    >
      <MenuItem
        id="sign-out"
        label={t('adminPortal.navigation.signOut')}
        icon={<LogOut size={16} />}
        onAction={() => leavePage(portal, () => void session.logout())}
      />
    </Menu>
  );
}
