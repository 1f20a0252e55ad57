import {
  AppWindow,
  CalendarClock,
  CalendarOff,
  Lock,
  LockOpen,
  LogOut,
  type LucideIcon,
  MailPlus,
  ShieldCheck,
  Trash2,
  UserRoundCheck,
  UserRoundX,
  UsersRound,
} from 'lucide-react';
import { useApp, useSession, useTranslate } from '../../../../app/context';
import type { TeamUser } from '../../../../contract';
import type { KnownTextKey } from '../../../../metadata';
import { useUserAccess } from '../../../parts/use-access';
import { useNotifyFailure } from '../../../parts/use-notify-failure';
import { type Undo, useOfferUndo } from '../../../parts/use-offer-undo';
import { memberStatus } from '../../../parts/users/member-status';
import type { ShownAction } from '../../../parts/users/UserActions';
import { usePortalActions } from '../../../shell/use-portal';
import { MULTI_APPS_FLAG, TEMPORARY_USERS_FLAG } from '../team-constants';
import { useUsers } from '../use-users';
import { actionDialogs, type UserActionId, userActions } from '../user-actions';

const actionItems: Record<UserActionId, { label: KnownTextKey; icon: LucideIcon; danger?: true }> = {
  editRoles: { label: 'adminPortal.users.editRolesAction', icon: ShieldCheck },
  editGroups: { label: 'adminPortal.users.editGroupsAction', icon: UsersRound },
  editApplications: { label: 'adminPortal.users.applicationAssignment', icon: AppWindow },
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

/** The actions on one member that the signed-in user may see; unavailable ones say why. */
export function useUserActions(member: TeamUser): ShownAction[] {
  const t = useTranslate();
  const { session } = useApp();
  const access = useUserAccess();
  const me = useSession((session) => session.user?.id);
  const offered = useUsers((users) => users.temporaryUsers);
  const start = useStartAction(member);
  const actions = userActions({
    member,
    status: memberStatus(member, session.now()),
    isMe: member.id === me,
    temporaryUsers: offered && access.flagOn(TEMPORARY_USERS_FLAG),
    applications: access.flagOn(MULTI_APPS_FLAG),
    holds: access.holds,
  });
  const reasons = {
    ownUser: t('adminPortal.users.ownUserTooltip'),
    externallyManaged: t('adminPortal.users.externallyManaged'),
  };
  return actions.map(({ id, blocked }) => {
    const { label, icon, danger } = actionItems[id];
    const reason = blocked && reasons[blocked];
    return { id, label: t(label), icon, danger: danger === true && !blocked, reason, run: () => start(id) };
  });
}

/** Opens the dialog of an action, or runs it at once if it has none. */
function useStartAction(member: TeamUser): (id: UserActionId) => void {
  const t = useTranslate();
  const offerUndo = useOfferUndo();
  const notifyFailure = useNotifyFailure();
  const { openDialog } = usePortalActions();
  const makePermanent = useUsers((users) => users.makePermanent);
  const resendActivation = useUsers((users) => users.resendActivation);
  const userId = member.id;

  const report = (call: Promise<Undo | undefined>, done: string) =>
    call.then((undo) => offerUndo(done, undo), notifyFailure);
  return (id) => {
    const kind = actionDialogs[id];
    if (kind) return openDialog({ kind, userId });
    if (id === 'makePermanent') {
      return void report(makePermanent(userId), t('adminPortal.users.userMadePermanent', { name: member.name }));
    }
    const resent = resendActivation(userId).then(() => undefined);
    void report(resent, t('adminPortal.users.invitationResent', { email: member.email }));
  };
}
