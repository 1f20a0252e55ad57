import { useTranslate } from '../../../../app/context';
import type { TeamUser } from '../../../../contract';
import type { Translate } from '../../../../metadata';
import { useNotify } from '../../../../ui/Notifications';
import { ConfirmDialog, type ConfirmDialogProps } from '../../../parts/ConfirmDialog';
import { displayName } from '../../../parts/display-name';
import { type Undo, useOfferUndo } from '../../../parts/use-offer-undo';
import { usePortalActions } from '../../../shell/use-portal';
import { useUsers } from '../use-users';
import type { UsersDialog } from '../users-dialogs';
import type { MemberActions } from '../users-state';

/** Dialogs that confirm an action on one member. */
type ConfirmKind = Exclude<
  Extract<UsersDialog, { userId: string }>['kind'],
  'user' | 'editRoles' | 'editGroups' | 'editApplications' | 'editAccessTime'
>;

type Question = Pick<ConfirmDialogProps, 'title' | 'message' | 'cancel' | 'confirm' | 'danger' | 'onConfirm'> & {
  /** Announced after success; as a toast if `toast` is set, because the page does not show it. */
  done: string;
  toast?: true;
  /** Offered in a toast. */
  undo?: Undo;
};

/** Asks for confirmation of an action on a member. */
export function ConfirmUserDialog({ kind, member }: { kind: ConfirmKind; member: TeamUser }) {
  const t = useTranslate();
  const notify = useNotify();
  const offerUndo = useOfferUndo();
  const { closeDialog } = usePortalActions();
  const users = useUsers((store) => store);
  const { done, toast, undo, ...question } = questions[kind](t, users, member);
  return (
    <ConfirmDialog
      key={kind}
      {...question}
      onClose={closeDialog}
      onDone={() => (toast || undo ? offerUndo(done, undo) : notify.announce(done))}
    />
  );
}

type Ask = (t: Translate, users: MemberActions, member: TeamUser) => Question;

const questions: Record<ConfirmKind, Ask> = {
  disableUser: (t, users, member) => ({
    title: t('adminPortal.users_disableUserDialog.dialogTitle', { name: displayName(member) }),
    message: t('adminPortal.users_disableUserDialog.dialogDescription'),
    cancel: t('adminPortal.users_disableUserDialog.cancelButton'),
    confirm: t('adminPortal.users_disableUserDialog.proceedButton'),
    danger: true,
    onConfirm: () => users.disable([member.id]),
    done: t('adminPortal.users.userDisabled', { name: displayName(member) }),
    undo: () => users.enable([member.id]),
  }),
  enableUser: (t, users, member) => ({
    title: t('adminPortal.users_enableUserDialog.dialogTitle', { name: displayName(member) }),
    message: t('adminPortal.users_enableUserDialog.dialogDescription'),
    cancel: t('adminPortal.users_enableUserDialog.cancelButton'),
    confirm: t('adminPortal.users_enableUserDialog.proceedButton'),
    onConfirm: () => users.enable([member.id]),
    done: t('adminPortal.users.userEnabled', { name: displayName(member) }),
    undo: () => users.disable([member.id]),
  }),
  lockUser: (t, users, member) => ({
    title: t('adminPortal.users_LockUser.title', { name: displayName(member) }),
    message: t('adminPortal.users_LockUser.message', { name: displayName(member) }),
    cancel: t('adminPortal.users_LockUser.cancel'),
    confirm: t('adminPortal.users_LockUser.lock'),
    danger: true,
    onConfirm: () => users.lock(member.id),
    done: t('adminPortal.users.userLocked', { name: displayName(member) }),
    undo: () => users.unlock(member.id),
  }),
  unlockUser: (t, users, member) => ({
    title: t('adminPortal.users_UnlockUser.title', { name: displayName(member) }),
    message: t('adminPortal.users_UnlockUser.message', { name: displayName(member) }),
    cancel: t('adminPortal.users_UnlockUser.cancel'),
    confirm: t('adminPortal.users_UnlockUser.unlock'),
    onConfirm: () => users.unlock(member.id),
    done: t('adminPortal.users.userUnlocked', { name: displayName(member) }),
    undo: () => users.lock(member.id),
  }),
  revokeSessions: (t, users, member) => ({
    title: t('adminPortal.users_RevokeSessions.title', { name: displayName(member) }),
    message: t('adminPortal.users_RevokeSessions.body'),
    cancel: t('adminPortal.users_RevokeSessions.cancel'),
    confirm: t('adminPortal.users_RevokeSessions.logout'),
    danger: true,
    onConfirm: () => users.revokeSessions(member.id),
    done: t('adminPortal.users.sessionsRevoked', { name: displayName(member) }),
    toast: true,
  }),
  deleteUser: (t, users, member) => ({
    title: t('adminPortal.users_DeleteUser.title', { name: displayName(member) }),
    message: t('adminPortal.users_DeleteUser.message', { name: displayName(member) }),
    cancel: t('adminPortal.users_DeleteUser.cancel'),
    confirm: t('adminPortal.users_DeleteUser.delete'),
    danger: true,
    onConfirm: () => users.remove([member.id]),
    done: t('adminPortal.users.userDeleted', { name: displayName(member) }),
  }),
};
