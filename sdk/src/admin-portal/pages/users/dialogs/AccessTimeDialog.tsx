import { useState } from 'react';
import { useApp, useTranslate } from '../../../../app/context';
import type { TeamUser } from '../../../../contract';
import { FormDialog } from '../../../parts/FormDialog';
import { useAction } from '../../../parts/use-action';
import { useOfferUndo } from '../../../parts/use-offer-undo';
import { usePortalActions } from '../../../shell/use-portal';
import { daysLeft } from '../listing/member-status';
import { DEFAULT_ACCESS_DAYS } from '../team-constants';
import { useUsers } from '../use-users';
import { AccessDaysField } from './AccessDaysField';
import { accessDaysProblem, accessSeconds } from './access-days';

/** Sets for how many days from now a member has access. */
export function AccessTimeDialog({ member }: { member: TeamUser }) {
  const t = useTranslate();
  const { clock } = useApp();
  const offerUndo = useOfferUndo();
  const { closeDialog } = usePortalActions();
  const setAccessTime = useUsers((users) => users.setAccessTime);
  const [days, setDays] = useState(() => String(presentDays(member, clock.now())));
  const name = member.name || member.email;
  const save = useAction(async () => {
    const undo = await setAccessTime(member.id, accessSeconds(days));
    offerUndo(t('adminPortal.users.accessTimeSaved', { name }), undo);
  }, closeDialog);
  return (
    <FormDialog
      title={t('adminPortal.users_editAccessTime.dialogTitleFor', { name })}
      action={save}
      validate={() => ({ accessDays: accessDaysProblem(t, days) })}
      cancel={t('adminPortal.users_editAccessTime.cancelButton')}
      submit={t('adminPortal.users_editAccessTime.saveButton')}
      onClose={closeDialog}
    >
      <p>{t('adminPortal.users_editAccessTime.accessPeriodSwitchTooltip')}</p>
      <AccessDaysField days={days} onChange={setDays} initialFocus />
    </FormDialog>
  );
}

/** The days that are left, or the default number. */
function presentDays({ temporaryExpirationDate }: TeamUser, now: number): number {
  return (temporaryExpirationDate && daysLeft(temporaryExpirationDate, now)) || DEFAULT_ACCESS_DAYS;
}
