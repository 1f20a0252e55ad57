import { MailPlus, Network, PanelRight, Trash2 } from 'lucide-react';
import { useSession, useTranslate } from '../../../../app/context';
import { useNotify } from '../../../../ui/Notifications';
import { usePermission } from '../../../parts/use-access';
import { useNotifyFailure } from '../../../parts/use-notify-failure';
import type { ShownAction } from '../../../parts/users/UserActions';
import { usePortalActions } from '../../../shell/use-portal';
import { type AccountUser, isInvited } from '../account-user';
import type { AllUsersDialog } from '../all-users-dialogs';
import { allUsersPermissions } from '../all-users-permissions';
import { useAllUsers } from '../use-all-users';

/** The actions on one user that the signed-in user may see; unavailable ones say why. */
export function useAccountUserActions(user: AccountUser): ShownAction[] {
  const t = useTranslate();
  const mayChange = usePermission(allUsersPermissions.write);
  const me = useSession((session) => session.user?.id);
  const { openDialog } = usePortalActions();
  const resend = useResend(user.email);
  const open = (dialog: AllUsersDialog) => () => openDialog(dialog);
  const manage = {
    id: 'manage',
    label: t('adminPortal.allUsers.manageAction'),
    icon: PanelRight,
    run: open({ kind: 'accountUser', memberId: user.id }),
  };
  const addToAccounts = {
    id: 'addToAccounts',
    label: t('adminPortal.allUsers.addToAccountsAction'),
    icon: Network,
    run: open({ kind: 'inviteToAccounts', email: user.email }),
  };
  const resendInvitation = {
    id: 'resendInvitation',
    label: t('adminPortal.allUsers.resendInvitationAction'),
    icon: MailPlus,
    run: resend,
  };
  const blocked = user.id === me ? t('adminPortal.users.ownUserTooltip') : undefined;
  const remove = {
    id: 'remove',
    label: t('adminPortal.allUsers.deleteUserAction'),
    icon: Trash2,
    danger: !blocked,
    reason: blocked,
    run: open({ kind: 'removeFromAccounts', memberId: user.id }),
  };
  const changes = [addToAccounts, ...(isInvited(user) ? [resendInvitation] : []), remove];
  return [manage, ...(mayChange ? changes : [])].map((action) => ({ danger: false, reason: undefined, ...action }));
}

function useResend(email: string): () => void {
  const t = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const resendInvitation = useAllUsers((users) => users.resendInvitation);
  return () => {
    const done = () => notify.toast(t('adminPortal.users.invitationResent', { email }));
    void resendInvitation(email).then(done, notifyFailure);
  };
}
