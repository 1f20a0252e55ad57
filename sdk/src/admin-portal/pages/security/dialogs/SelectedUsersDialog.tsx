import { useState } from 'react';
import { useStore } from 'zustand';
import { sendPasswordReset } from '../../../../api/users';
import { useApp, useSession, useTranslate } from '../../../../app/context';
import type { UserRecord } from '../../../../contract';
import { useNotify } from '../../../../ui/Notifications';
import { ConfirmDialog } from '../../../parts/ConfirmDialog';
import { ConfirmSelectionDialog } from '../../../parts/users/ConfirmSelectionDialog';
import { knownRow } from '../../../parts/users/known-rows';
import { runForAll } from '../../../parts/users/run-at-once';
import { idsOfAddress } from '../../../parts/users/selection-address';
import { useListedUsers } from '../../../parts/users/use-known-user';
import { usePortalActions } from '../../../shell/use-portal';
import { useListAccess } from '../centre/users/use-list-access';
import { useShownList } from '../centre/users/use-shown-list';
import type { SecurityDialog } from '../security-dialogs';

/** An action on the selected users of the list that is shown, if that list offers it to the signed-in user. */
export function SelectedUsersDialog({ dialog }: { dialog: Extract<SecurityDialog, { userIds: unknown }> }) {
  const [name, store] = useShownList();
  const users = useStore(store);
  const { closeDialog } = usePortalActions();
  const listed = useListedUsers(store);
  const me = useSession((session) => session.user?.id);
  const isOffered = useListAccess(name).includes(dialog.kind);
  const ids = idsOfAddress(dialog.userIds, { selected: users.selected, listed }).filter((id) => id !== me);
  if (!isOffered || ids.length === 0) return null;
  if (dialog.kind === 'emailUsersAtRisk')
    return <EmailUsersDialog users={ids.flatMap((id) => knownRow(users, id) ?? [])} />;
  const kind = dialog.kind === 'disableUsersAtRisk' ? 'disableUsers' : 'deleteUsers';
  return <ConfirmSelectionDialog key={kind} kind={kind} users={users} userIds={ids} onClose={closeDialog} />;
}

/** Confirms the emails to the selected users. After a failure, those who have got one get no second one. */
function EmailUsersDialog({ users }: { users: readonly UserRecord[] }) {
  const t = useTranslate();
  const { http } = useApp();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  const [sent] = useState(() => new Set<string>());
  const count = users.length;
  const send = async ({ email }: UserRecord) => {
    await sendPasswordReset(http, { email });
    sent.add(email);
  };
  return (
    <ConfirmDialog
      title={t('adminPortal.securityCenter_InnerPages.emailSelectedTitle', { count })}
      message={t('adminPortal.securityCenter_InnerPages.emailSelectedMessage')}
      cancel={t('adminPortal.security_PasswordInnerPage.cancel')}
      confirm={t('adminPortal.security_PasswordInnerPage.send')}
      onConfirm={() =>
        runForAll(
          users.filter(({ email }) => !sent.has(email)),
          send,
        )
      }
      onDone={() => notify.toast(t('adminPortal.securityCenter_InnerPages.emailSelectedDone', { count }))}
      onClose={closeDialog}
    />
  );
}
