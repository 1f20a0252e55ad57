import { useState } from 'react';
import { useSession, useTranslate } from '../../../../app/context';
import type { ErrorCode } from '../../../../contract/error-codes';
import type { FormValues } from '../../../../ui/Form';
import { useNotify } from '../../../../ui/Notifications';
import { FormDialog } from '../../../parts/FormDialog';
import { formErrors } from '../../../parts/form-schema';
import { useAction } from '../../../parts/use-action';
import { usePortalActions } from '../../../shell/use-portal';
import { useMayInviteMany } from '../invite/InviteMenu';
import { useInviteDemands } from '../listing/columns';
import { useUsers } from '../use-users';
import type { UsersDialog } from '../users-dialogs';
import { AccessPeriod, useAccessPeriod } from './AccessPeriod';
import { accessSeconds } from './access-days';
import { InviteFields } from './InviteFields';
import { invitationOf, inviteSchema } from './invite-form';
import { RoleChoices } from './RoleChoices';

/** Only the type of the codes is imported, so their list is not bundled. */
const faults = { 'ER-USER-EXISTS': 'email' } as const satisfies Partial<Record<ErrorCode, string>>;

/**
 * Invites a user by e-mail.
 *
 * @see Portal spec §2 "Page contents", §7 "Team"
 */
export function InviteUserDialog() {
  const t = useTranslate();
  const { closeDialog } = usePortalActions();
  const tenant = useSession((session) => session.activeTenant?.name ?? '');
  const [roleIds, setRoleIds] = useState<string[]>([]);
  const period = useAccessPeriod();
  const demands = useInviteDemands();
  const send = useInvite(roleIds, period.chosen);
  const inviteList = useInviteList(roleIds);
  return (
    <FormDialog
      title={t('adminPortal.users_InviteUser.title')}
      size="large"
      action={send}
      faults={faults}
      validate={(values) => formErrors(inviteSchema(t, demands, period.limited), values)}
      cancel={t('adminPortal.users_InviteUser.cancel')}
      submit={t('adminPortal.users_InviteUser.invite')}
      onClose={closeDialog}
    >
      <p className="portico-muted">{t('adminPortal.users_InviteUser.description', { tenant })}</p>
      <InviteFields demands={demands} onAddressList={inviteList} />
      <RoleChoices label={t('adminPortal.users_InviteUser.rolesInputLabel')} selected={roleIds} onChange={setRoleIds} />
      <AccessPeriod period={period} />
    </FormDialog>
  );
}

/** The call that invites. */
function useInvite(roleIds: string[], days: string | undefined) {
  const t = useTranslate();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  const invite = useUsers((users) => users.invite);
  return useAction(
    (values: FormValues) => invite(invitationOf(values, roleIds, days === undefined ? days : accessSeconds(days))),
    (values) => {
      closeDialog();
      notify.toast(t('adminPortal.users_InviteUser.invitationSentTo', { email: (values.email ?? '').trim() }));
    },
  );
}

/** Returns a function that goes on in the dialog for many users, if the user may open it; the chosen roles are kept. */
function useInviteList(roleIds: readonly string[]): ((text: string) => void) | undefined {
  const { openDialog } = usePortalActions();
  const mayInviteMany = useMayInviteMany();
  const draftInvitations = useUsers((users) => users.draftInvitations);
  if (!mayInviteMany) return undefined;
  return (text) => {
    draftInvitations({ text, roleIds });
    openDialog({ kind: 'inviteUsers' } satisfies UsersDialog);
  };
}
