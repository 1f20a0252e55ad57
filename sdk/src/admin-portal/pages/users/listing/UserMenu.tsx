import {
  CalendarClock,
  CalendarOff,
  Lock,
  LockOpen,
  LogOut,
  type LucideIcon,
  MailPlus,
  MoreHorizontal,
  ShieldCheck,
  Trash2,
  UserRoundCheck,
  UserRoundX,
} from 'lucide-react';
import { useApp, useSession, useTranslate } from '../../../../app/context';
import type { TeamUser } from '../../../../contract';
import type { KnownTextKey } from '../../../../metadata';
import { Menu, MenuItem } from '../../../../ui/Menu';
import { useNotify } from '../../../../ui/Notifications';
import { useUserAccess } from '../../../parts/use-access';
import { useNotifyFailure } from '../../../parts/use-notify-failure';
import { usePortalActions } from '../../../shell/use-portal';
import { TEMPORARY_USERS_FLAG } from '../team-constants';
import { useUsers } from '../use-users';
import { actionDialogs, type UserActionId, userActions } from '../user-actions';
import { memberStatus } from './member-status';

const actionItems: Record<UserActionId, { label: KnownTextKey; icon: LucideIcon; danger?: true }> = {
  editRoles: { label: 'adminPortal.users.editRolesAction', icon: ShieldCheck },
  setAccessTime: { label: 'adminPortal.users.setAccessTimeAction', icon: CalendarClock },
  editAccessTime: { label: 'adminPortal.users.editAccessTimeAction', icon: CalendarClock },
  renewAccessTime: { label: 'adminPortal.users.renewAccessTimeAction', icon: CalendarClock },
  makePermanent: { label: 'adminPortal.users.setAsPermanentUserAction', icon: CalendarOff },
  resendActivation: { label: 'adminPortal.users.resendActivationAction', icon: MailPlus },
  revokeSessions: { label: 'adminPortal.users.logOutUserSessionsActions', icon: LogOut },
  enable: { label: 'adminPortal.users.enableUserAction', icon: UserRoundCheck },
  unlock: { label: 'adminPortal.users.unlockUserAction', icon: LockOpen },
  disable: { label: 'adminPortal.users.disableUserAction', icon: UserRoundX },
  lock: { label: 'adminPortal.users.lockUserAction', icon: Lock },
  remove: { label: 'adminPortal.users.deleteUserAction', icon: Trash2, danger: true },
};

/** The actions on one member; unavailable ones say why. */
export function UserMenu({ member }: { member: TeamUser }) {
  const t = useTranslate();
  const { clock } = useApp();
  const access = useUserAccess();
  const me = useSession((session) => session.user?.id);
  const offered = useUsers((users) => users.temporaryUsers);
  const start = useStartAction(member);
  const actions = userActions({
    member,
    status: memberStatus(member, clock.now()),
    isMe: member.id === me,
    temporaryUsers: offered && access.flagOn(TEMPORARY_USERS_FLAG),
    holds: access.holds,
  });
  if (actions.length === 0) return null;
  const reasons = {
    ownUser: t('adminPortal.users.ownUserTooltip'),
    externallyManaged: t('adminPortal.users.externallyManaged'),
  };
  return (
    <Menu
      label={t('adminPortal.users.actionsFor', { name: member.name || member.email })}
      trigger={<MoreHorizontal size={20} />}
    >
      {actions.map(({ id, blocked }) => {
        const { label, icon: ActionIcon, danger } = actionItems[id];
        return (
          <MenuItem
            key={id}
            id={id}
            label={t(label)}
            icon={<ActionIcon size={16} />}
            tone={danger && !blocked ? 'danger' : undefined}
            unavailable={blocked !== undefined}
            description={blocked && reasons[blocked]}
            onAction={() => start(id)}
          />
        );
      })}
    </Menu>
  );
}

/** Opens the dialog of an action, or runs it at once if it has none. */
function useStartAction(member: TeamUser): (id: UserActionId) => void {
  const t = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const { openDialog } = usePortalActions();
  const makePermanent = useUsers((users) => users.makePermanent);
  const resendActivation = useUsers((users) => users.resendActivation);
  const userId = member.id;

  const report = (call: Promise<void>, done: string) => call.then(() => notify.toast(done), notifyFailure);
  return (id) => {
    const kind = actionDialogs[id];
    if (kind) return openDialog({ kind, userId });
    if (id === 'makePermanent') {
      return void report(makePermanent(userId), t('adminPortal.users.userMadePermanent', { name: member.name }));
    }
    void report(resendActivation(userId), t('adminPortal.users.invitationResent', { email: member.email }));
  };
}
