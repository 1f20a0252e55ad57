import { useState } from 'react';
import { useSession, useTranslate } from '../../../../app/context';
import { Button } from '../../../../ui/Button';
import { Dialog, DialogActions, DialogBody } from '../../../../ui/Dialog';
import { Form } from '../../../../ui/Form';
import { usePortalActions } from '../../../shell/use-portal';
import { AccessPeriod, useAccessPeriod } from '../dialogs/AccessPeriod';
import { accessDaysProblem, accessSeconds } from '../dialogs/access-days';
import { RoleChoices } from '../dialogs/RoleChoices';
import { useUsers } from '../use-users';
import type { Invitation } from '../users-state';
import { InviteeList } from './InviteeList';
import { InviteOutcomes } from './InviteOutcomes';
import { type InvitationList, parseText } from './parse-invitations';
import { useBulkInvite } from './use-bulk-invite';

/** Invites many users at once, from typed or pasted addresses or a CSV file, with the same roles. */
export function InviteManyDialog() {
  const t = useTranslate();
  const { closeDialog } = usePortalActions();
  const tenant = useSession((session) => session.activeTenant?.name ?? '');
  const { state, send, cancel } = useBulkInvite();
  const draft = useUsers((users) => users.draft);
  const [list, setList] = useState<InvitationList>(() => parseText(draft.text));
  const [roleIds, setRoleIds] = useState<string[]>(() => [...draft.roleIds]);
  const period = useAccessPeriod();
  const sending = state.phase === 'sending';
  const invitations = list.invitees.map((invitee): Invitation => {
    const { chosen: days } = period;
    return { ...invitee, roleIds, ...(days !== undefined && { expirationInSeconds: accessSeconds(days) }) };
  });
  const count = invitations.length;

  return (
    <Dialog
      title={t('adminPortal.users_InviteMany.title')}
      size="large"
      closeLabel={t('common.actions.close')}
      pending={sending}
      onClose={closeDialog}
    >
      {state.phase === 'done' ? (
        <InviteOutcomes outcomes={state.outcomes} onRetry={send} onClose={closeDialog} />
      ) : (
        <Form
          onSubmit={() => void send(invitations)}
          validate={() => ({
            emails: count === 0 ? t('adminPortal.users_InviteMany.noAddress') : undefined,
            accessDays: period.chosen === undefined ? undefined : accessDaysProblem(t, period.chosen),
          })}
          pending={sending}
        >
          <DialogBody>
            <p className="portico-muted">{t('adminPortal.users_InviteMany.description', { tenant })}</p>
            <InviteeList initialText={draft.text} list={list} onChange={setList} />
            <RoleChoices
              label={t('adminPortal.users_InviteUser.rolesInputLabel')}
              selected={roleIds}
              onChange={setRoleIds}
            />
            <AccessPeriod period={period} />
          </DialogBody>
          {sending && <Progress finished={state.finished} total={state.total} />}
          <DialogActions>
            <Button variant="secondary" onClick={sending ? cancel : closeDialog}>
              {t('adminPortal.users_InviteUser.cancel')}
            </Button>
            <Button type="submit" pending={sending}>
              {count > 0
                ? t('adminPortal.users_InviteMany.invite', { count })
                : t('adminPortal.users_InviteUser.invite')}
            </Button>
          </DialogActions>
        </Form>
      )}
    </Dialog>
  );
}

function Progress({ finished, total }: { finished: number; total: number }) {
  const t = useTranslate();
  const text = t('adminPortal.users_InviteMany.progress', { finished, total });
  return (
    <div className="portico-invite-progress">
      <progress max={total} value={finished} aria-label={t('adminPortal.users_InviteMany.progressLabel')} />
      <span>{text}</span>
    </div>
  );
}
