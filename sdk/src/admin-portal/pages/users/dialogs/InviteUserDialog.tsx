import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSession, useTranslate } from '../../../../app/context';
import { SlowRequest } from '../../../../app/SlowRequest';
import type { ErrorCode } from '../../../../contract/error-codes';
import { Button } from '../../../../ui/Button';
import { Dialog, DialogActions, DialogBody } from '../../../../ui/Dialog';
import { Form, type FormValues } from '../../../../ui/Form';
import { useNotify } from '../../../../ui/Notifications';
import { ErrorAlert } from '../../../parts/ErrorAlert';
import { errorText } from '../../../parts/error-text';
import { useAction } from '../../../parts/use-action';
import { usePortalActions } from '../../../shell/use-portal';
import { useMayInviteMany } from '../invite/InviteMenu';
import { useInviteDemands } from '../listing/columns';
import { useUsers } from '../use-users';
import type { UsersDialog } from '../users-dialogs';
import { AccessPeriod, useAccessPeriod } from './AccessPeriod';
import { accessSeconds } from './access-days';
import { InviteFields } from './InviteFields';
import { invitationOf, inviteProblems } from './invite-form';
import { RoleChoices } from './RoleChoices';

/** A failure that is shown at the field. Only the type of the codes is imported, so their list is not bundled. */
const USER_EXISTS: ErrorCode = 'ER-USER-EXISTS';

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
  const { send, duplicate, fields } = useInvite(roleIds, period.chosen);
  const inviteList = useInviteList(roleIds);

  return (
    <Dialog
      title={t('adminPortal.users_InviteUser.title')}
      size="large"
      closeLabel={t('common.actions.close')}
      pending={send.pending}
      onClose={closeDialog}
    >
      <Form
        onSubmit={send.run}
        validate={(values) => inviteProblems(t, values, demands, period.chosen)}
        pending={send.pending}
      >
        <DialogBody>
          <p className="portico-muted">{t('adminPortal.users_InviteUser.description', { tenant })}</p>
          {send.error && !duplicate && <ErrorAlert error={send.error} focusOn={send.failures} />}
          <InviteFields
            ref={fields}
            demands={demands}
            emailError={duplicate && errorText(t, duplicate)}
            onAddressList={inviteList}
          />
          <RoleChoices
            label={t('adminPortal.users_InviteUser.rolesInputLabel')}
            selected={roleIds}
            onChange={setRoleIds}
          />
          <AccessPeriod period={period} />
        </DialogBody>
        {send.pending && <SlowRequest onCancel={send.cancel} />}
        <InviteActions pending={send.pending} />
      </Form>
    </Dialog>
  );
}

/** The call that invites. If the user is a member already, `duplicate` is the error, and the e-mail field is focused. */
function useInvite(roleIds: string[], days: string | undefined) {
  const t = useTranslate();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  const invite = useUsers((users) => users.invite);
  const send = useAction(
    (values: FormValues) => invite(invitationOf(values, roleIds, days === undefined ? days : accessSeconds(days))),
    (values) => {
      closeDialog();
      notify.toast(t('adminPortal.users_InviteUser.invitationSentTo', { email: (values.email ?? '').trim() }));
    },
  );
  const duplicate = send.error?.errorCode === USER_EXISTS ? send.error : undefined;
  const fields = useRef<HTMLDivElement>(null);
  useFocusOnFailure(fields, send.failures, duplicate !== undefined);
  return { send, duplicate, fields };
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

function useFocusOnFailure(fields: RefObject<HTMLDivElement | null>, failures: number, atEmail: boolean) {
  useEffect(() => {
    if (failures && atEmail) fields.current?.querySelector<HTMLElement>('[name="email"]')?.focus();
  }, [fields, failures, atEmail]);
}

function InviteActions({ pending }: { pending: boolean }) {
  const t = useTranslate();
  const { closeDialog } = usePortalActions();
  return (
    <DialogActions>
      <Button variant="secondary" onClick={closeDialog} disabled={pending}>
        {t('adminPortal.users_InviteUser.cancel')}
      </Button>
      <Button type="submit" pending={pending}>
        {t('adminPortal.users_InviteUser.invite')}
      </Button>
    </DialogActions>
  );
}
