import { useTranslate } from '../../../../app/context';
import { DialogBody } from '../../../../ui/Dialog';
import { SidePanel } from '../../../../ui/SidePanel';
import { displayName } from '../../../parts/display-name';
import { UserAvatar } from '../../../parts/UserAvatar';
import { Fact } from '../../../parts/users/Fact';
import { LastSeen, ShortDate } from '../../../parts/users/Moments';
import { PanelActions } from '../../../parts/users/UserActions';
import { usePortalActions } from '../../../shell/use-portal';
import type { AccountUser } from '../account-user';
import { useAccountUserActions } from '../listing/use-account-user-actions';
import { AccountsOfUser } from './AccountsOfUser';

/** Everything about one user: the accounts with the roles in each, and what can be done. */
export function AccountUserPanel({ user }: { user: AccountUser }) {
  const t = useTranslate();
  const { closeDialog } = usePortalActions();
  const actions = useAccountUserActions(user).filter(({ id }) => id !== 'manage');
  const name = displayName(user);
  return (
    <SidePanel title={name} closeLabel={t('common.actions.close')} onClose={closeDialog}>
      <DialogBody>
        <div className="portico-panel-person">
          <UserAvatar name={name} src={user.picture} size={48} />
          <span className="portico-panel-contact">
            <bdi dir="ltr">{user.email}</bdi>
          </span>
        </div>
        <AccountsOfUser user={user} />
        <dl className="portico-fact-list">
          {user.joinedAt && (
            <Fact title={t('adminPortal.allUsers.joinedHeader')}>
              <ShortDate at={user.joinedAt} />
            </Fact>
          )}
          <Fact title={t('adminPortal.allUsers.lastSeenHeader')}>
            <LastSeen at={user.lastSeen} />
          </Fact>
          <Fact title={t('adminPortal.allUsers.secondFactor')}>
            <span>
              {t(user.hasSecondFactor ? 'adminPortal.users.secondFactorOn' : 'adminPortal.users.secondFactorOff')}
            </span>
          </Fact>
        </dl>
        <PanelActions actions={actions} />
      </DialogBody>
    </SidePanel>
  );
}
