import { useState } from 'react';
import * as z from 'zod/mini';
import { useSession, useTranslate } from '../../../../app/context';
import type { Translate } from '../../../../metadata';
import { Dialog } from '../../../../ui/Dialog';
import { DialogForm } from '../../../parts/DialogForm';
import { formErrors, rule, text } from '../../../parts/form-schema';
import { usePortalActions } from '../../../shell/use-portal';
import { AccessPeriod, useAccessPeriod } from '../dialogs/AccessPeriod';
import { accessDays, accessSeconds } from '../dialogs/access-days';
import { RoleChoices } from '../dialogs/RoleChoices';
import { useUsers } from '../use-users';
import type { Invitation } from '../users-state';
import { InviteeList } from './InviteeList';
import { InviteOutcomes } from './InviteOutcomes';
import { type InvitationList, parseText } from './parse-invitations';
import { type BulkInvite, useBulkInvite } from './use-bulk-invite';

/** Invites many users at once, from typed or pasted addresses or a CSV file, with the same roles. */
export function InviteManyDialog() {
  const t = useTranslate();
  const { closeDialog, leave } = usePortalActions();
  const invite = useBulkInvite();
  const { state } = invite;
  return (
    <Dialog
      title={t('adminPortal.users_InviteMany.title')}
      size="large"
      closeLabel={t('common.actions.close')}
      pending={state.phase === 'sending'}
      onClose={() => leave(closeDialog)}
    >
      {state.phase === 'done' ? (
        <InviteOutcomes outcomes={state.outcomes} onRetry={invite.send} onClose={closeDialog} />
      ) : (
        <InviteManyForm invite={invite} onCancel={closeDialog} />
      )}
    </Dialog>
  );
}

/** The rules of the form. Days of access are checked only if access is limited. */
const inviteManySchema = (t: Translate, isAccessLimited: boolean) =>
  z.object({
    emails: text(
      rule(
        (typed) => parseText(typed).invitees.length > 0,
        () => t('adminPortal.users_InviteMany.noAddress'),
      ),
    ),
    ...(isAccessLimited && { accessDays: accessDays(t) }),
  });

function InviteManyForm({ invite, onCancel }: { invite: ReturnType<typeof useBulkInvite>; onCancel: () => void }) {
  const t = useTranslate();
  const tenant = useSession((session) => session.activeTenant?.name ?? '');
  const draft = useUsers((users) => users.draft);
  const [list, setList] = useState<InvitationList>(() => parseText(draft.text));
  const [roleIds, setRoleIds] = useState<string[]>(() => [...draft.roleIds]);
  const period = useAccessPeriod();
  const invitations = list.invitees.map((invitee): Invitation => {
    const { chosen: days } = period;
    return { ...invitee, roleIds, ...(days !== undefined && { expirationInSeconds: accessSeconds(days) }) };
  });
  const count = invitations.length;
  const { state, send, cancel } = invite;
  const pending = state.phase === 'sending';
  return (
    <DialogForm
      // What failed is named at the end.
      action={{ run: () => void send(invitations), cancel, pending, error: null, failures: 0 }}
      validate={(values) => formErrors(inviteManySchema(t, period.limited), values)}
      progress={pending && <Progress {...state} />}
      cancel={t('adminPortal.users_InviteUser.cancel')}
      submit={
        count > 0 ? t('adminPortal.users_InviteMany.invite', { count }) : t('adminPortal.users_InviteUser.invite')
      }
      onCancel={onCancel}
    >
      <p className="portico-muted">{t('adminPortal.users_InviteMany.description', { tenant })}</p>
      <InviteeList initialText={draft.text} list={list} onChange={setList} />
      <RoleChoices label={t('adminPortal.users_InviteUser.rolesInputLabel')} selected={roleIds} onChange={setRoleIds} />
      <AccessPeriod period={period} />
    </DialogForm>
  );
}

function Progress({ finished, total }: Extract<BulkInvite, { phase: 'sending' }>) {
  const t = useTranslate();
  const text = t('adminPortal.users_InviteMany.progress', { finished, total });
  return (
    <div className="portico-invite-progress">
      <progress max={total} value={finished} aria-label={t('adminPortal.users_InviteMany.progressLabel')} />
      <span>{text}</span>
    </div>
  );
}
