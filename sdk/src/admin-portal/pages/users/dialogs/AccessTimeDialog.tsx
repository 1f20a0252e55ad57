import { useState } from 'react';
import * as z from 'zod/mini';
import { useApp, useTranslate } from '../../../../app/context';
import type { LazyContent } from '../../../../app/lazy/lazy-component';
import type { TeamUser } from '../../../../contract';
import { displayName } from '../../../parts/display-name';
import { EditDialog, FromCurrent } from '../../../parts/EditDialog';
import { formErrors } from '../../../parts/form-schema';
import { useSaveOnBase } from '../../../parts/use-conflicting-save';
import { useOfferUndo } from '../../../parts/use-offer-undo';
import { daysLeft } from '../../../parts/users/member-status';
import { usePortalActions } from '../../../shell/use-portal';
import { DEFAULT_ACCESS_DAYS } from '../team-constants';
import { useUsers } from '../use-users';
import { AccessDaysField } from './AccessDaysField';
import { accessDays, accessSeconds } from './access-days';
import { useLeaveGoneUser } from './use-leave-gone-user';

export interface AccessTimeDialogProps {
  member: TeamUser;
}

/** Sets for how many days from now a member has access. */
function AccessTimeDialog({ member }: AccessTimeDialogProps) {
  return <FromCurrent>{(loadCurrent) => <DaysForm member={member} onLoadCurrent={loadCurrent} />}</FromCurrent>;
}

function DaysForm({ member, onLoadCurrent }: AccessTimeDialogProps & { onLoadCurrent: () => void }) {
  const t = useTranslate();
  const { session } = useApp();
  const { closeDialog } = usePortalActions();
  const [days, setDays] = useState(() => String(presentDays(member, session.now())));
  return (
    <EditDialog
      title={t('adminPortal.users_editAccessTime.dialogTitleFor', { name: displayName(member) })}
      saving={useSaveDays(member, days)}
      validate={(values) => formErrors(z.object({ accessDays: accessDays(t) }), values)}
      cancel={t('adminPortal.users_editAccessTime.cancelButton')}
      submit={t('adminPortal.users_editAccessTime.saveButton')}
      onLoadCurrent={onLoadCurrent}
      onGone={useLeaveGoneUser(member.id)}
      onClose={closeDialog}
    >
      <p>{t('adminPortal.users_editAccessTime.accessPeriodSwitchTooltip')}</p>
      <AccessDaysField days={days} onChange={setDays} initialFocus />
    </EditDialog>
  );
}

/** Saves the period. */
function useSaveDays(member: TeamUser, days: string) {
  const t = useTranslate();
  const offerUndo = useOfferUndo();
  const { closeDialog } = usePortalActions();
  const setAccessTime = useUsers((users) => users.setAccessTime);
  const send = async (_: unknown, base: TeamUser) => {
    const undo = await setAccessTime(member.id, accessSeconds(days), base);
    offerUndo(t('adminPortal.users.accessTimeSaved', { name: displayName(member) }), undo);
  };
  return useSaveOnBase(member, send, closeDialog);
}

/** The days that are left, or the default number. */
function presentDays({ temporaryExpirationDate }: TeamUser, now: number): number {
  return (temporaryExpirationDate && daysLeft(temporaryExpirationDate, now)) || DEFAULT_ACCESS_DAYS;
}

/** The dialog's chunk. */
export const content: LazyContent<AccessTimeDialogProps> = { component: AccessTimeDialog };
