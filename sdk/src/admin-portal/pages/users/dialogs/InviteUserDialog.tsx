import { useEffect, useRef, useState } from 'react';
import { useSession, useTranslate } from '../../../../app/context';
import { SlowRequest } from '../../../../app/SlowRequest';
import type { ErrorCode } from '../../../../contract/error-codes';
import { Button } from '../../../../ui/Button';
import { Dialog, DialogActions, DialogBody } from '../../../../ui/Dialog';
import { Form, type FormValues } from '../../../../ui/Form';
import { useNotify } from '../../../../ui/Notifications';
import { Switch } from '../../../../ui/Switch';
import { TextField } from '../../../../ui/TextField';
import { ErrorAlert } from '../../../parts/ErrorAlert';
import { errorText } from '../../../parts/error-text';
import { useFlag } from '../../../parts/use-access';
import { useAction } from '../../../parts/use-action';
import { usePortalActions } from '../../../shell/use-portal';
import { useInviteDemands } from '../listing/columns';
import { DEFAULT_ACCESS_DAYS, TEMPORARY_USERS_FLAG } from '../team-constants';
import { useUsers } from '../use-users';
import { AccessDaysField } from './AccessDaysField';
import { accessSeconds } from './access-days';
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
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  const tenant = useSession((session) => session.activeTenant?.name ?? '');
  const invite = useUsers((users) => users.invite);
  const offered = useUsers((users) => users.temporaryUsers);
  const temporaryUsers = useFlag(TEMPORARY_USERS_FLAG) && offered;
  const [roleIds, setRoleIds] = useState<string[]>([]);
  const [limited, setLimited] = useState(false);
  const [days, setDays] = useState(String(DEFAULT_ACCESS_DAYS));
  const demands = useInviteDemands();
  const send = useAction(
    (values: FormValues) => invite(invitationOf(values, roleIds, limited ? accessSeconds(days) : undefined)),
    (values) => {
      closeDialog();
      notify.toast(t('adminPortal.users_InviteUser.invitationSentTo', { email: (values.email ?? '').trim() }));
    },
  );
  const duplicate = send.error?.errorCode === USER_EXISTS;
  const fields = useRef<HTMLDivElement>(null);
  const { failures } = send;
  useEffect(() => {
    if (failures && duplicate) fields.current?.querySelector<HTMLElement>('[name="email"]')?.focus();
  }, [failures, duplicate]);

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
        validate={(values) => inviteProblems(t, values, demands, limited ? days : undefined)}
        pending={send.pending}
      >
        <DialogBody>
          <p className="portico-muted">{t('adminPortal.users_InviteUser.description', { tenant })}</p>
          {send.error && !duplicate && <ErrorAlert error={send.error} focusOn={send.failures} />}
          <div ref={fields} className="portico-field-pair">
            {demands.name !== 'hidden' && (
              <TextField
                name="name"
                label={<Label text={t('adminPortal.users_InviteUser.fullNameInputLabel')} demand={demands.name} />}
                autoComplete="off"
                data-initial-focus
              />
            )}
            <TextField
              name="email"
              label={t('adminPortal.users_InviteUser.emailInputLabel')}
              type="email"
              dir="ltr"
              autoComplete="off"
              data-initial-focus={demands.name === 'hidden' || undefined}
              error={duplicate && send.error ? errorText(t, send.error) : undefined}
            />
            {demands.phone !== 'hidden' && (
              <TextField
                name="phone"
                label={<Label text={t('adminPortal.users_InviteUser.phoneInputLabel')} demand={demands.phone} />}
                type="tel"
                dir="ltr"
                autoComplete="off"
              />
            )}
          </div>
          <RoleChoices
            label={t('adminPortal.users_InviteUser.rolesInputLabel')}
            selected={roleIds}
            onChange={setRoleIds}
          />
          {temporaryUsers && (
            <Switch
              label={t('adminPortal.users_editAccessTime.accessPeriodSwitchLabel')}
              description={t('adminPortal.users_editAccessTime.accessPeriodSwitchTooltip')}
              checked={limited}
              onChange={setLimited}
            />
          )}
          {temporaryUsers && limited && <AccessDaysField days={days} onChange={setDays} />}
        </DialogBody>
        {send.pending && <SlowRequest onCancel={send.cancel} />}
        <DialogActions>
          <Button variant="secondary" onClick={closeDialog} disabled={send.pending}>
            {t('adminPortal.users_InviteUser.cancel')}
          </Button>
          <Button type="submit" pending={send.pending}>
            {t('adminPortal.users_InviteUser.invite')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function Label({ text, demand }: { text: string; demand: 'optional' | 'required' | 'hidden' }) {
  const t = useTranslate();
  if (demand !== 'optional') return text;
  return (
    <>
      {text} <span className="portico-optional">{t('common.fields.optionalFieldLabel')}</span>
    </>
  );
}
