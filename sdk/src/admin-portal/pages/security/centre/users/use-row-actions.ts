import { Mail, UserRound } from 'lucide-react';
import { sendPasswordReset } from '../../../../../api/users';
import { useApp, useTranslate } from '../../../../../app/context';
import type { UserRecord } from '../../../../../contract';
import { useNotify } from '../../../../../ui/Notifications';
import { usePermission } from '../../../../parts/use-access';
import { useAction } from '../../../../parts/use-action';
import { useNotifyFailure } from '../../../../parts/use-notify-failure';
import type { ShownAction } from '../../../../parts/users/UserActions';
import { usePortalActions } from '../../../../shell/use-portal';
import type { UsersDialog } from '../../../users/users-dialogs';
import { securityPermissions } from '../../security-permissions';
import type { UserListName } from '../user-lists';

/** Returns a function that opens the panel of a user on the page `users`, which has all actions on them. */
export function useOpenUser(): (userId: string) => void {
  const { goTo, openDialog } = usePortalActions();
  return (userId) => {
    goTo('users');
    openDialog({ kind: 'user', userId } satisfies UsersDialog);
  };
}

/** The actions on one user of a list. */
export function useRowActions(list: UserListName, { id, email }: UserRecord): ShownAction[] {
  const t = useTranslate();
  const openUser = useOpenUser();
  const sendEmail = useSendResetEmail();
  const maySendEmails = usePermission(securityPermissions.updateUsers);
  const common = { danger: false, reason: undefined };
  return [
    {
      ...common,
      id: 'open',
      label: t('adminPortal.securityCenter_InnerPages.openUser'),
      icon: UserRound,
      run: () => openUser(id),
    },
    ...(list === 'breachedPasswordUsers' && maySendEmails
      ? [
          {
            ...common,
            id: 'resetPassword',
            label: t('adminPortal.securityCenter_InnerPages.emailOne'),
            icon: Mail,
            run: () => sendEmail(email),
          },
        ]
      : []),
  ];
}

/** Returns a function that mails a user a link to set a new password, and says what became of it. */
function useSendResetEmail(): (email: string) => void {
  const { http } = useApp();
  const t = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const send = useAction((email: string) =>
    sendPasswordReset(http, { email }).then(
      () => notify.toast(t('adminPortal.securityCenter_InnerPages.emailOneDone', { email })),
      notifyFailure,
    ),
  );
  return (email) => send.run(email);
}
