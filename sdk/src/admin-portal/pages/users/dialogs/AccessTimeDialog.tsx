import { useState } from 'react';
import { useApp, useTranslate } from '../../../../app/context';
import { SlowRequest } from '../../../../app/SlowRequest';
import type { TeamUser } from '../../../../contract';
import { Button } from '../../../../ui/Button';
import { Dialog, DialogActions, DialogBody } from '../../../../ui/Dialog';
import { Form } from '../../../../ui/Form';
import { useNotify } from '../../../../ui/Notifications';
import { ErrorAlert } from '../../../parts/ErrorAlert';
import { useAction } from '../../../parts/use-action';
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
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  const setAccessTime = useUsers((users) => users.setAccessTime);
  const [days, setDays] = useState(() => String(presentDays(member, clock.now())));
  const save = useAction(
    () => setAccessTime(member.id, accessSeconds(days)),
    () => {
      closeDialog();
      notify.announce(t('adminPortal.users.accessTimeSaved', { name: member.name || member.email }));
    },
  );
  return (
    <Dialog
      title={t('adminPortal.users_editAccessTime.dialogTitleFor', { name: member.name || member.email })}
      closeLabel={t('common.actions.close')}
      pending={save.pending}
      onClose={closeDialog}
    >
      <Form
        onSubmit={() => save.run()}
        validate={() => ({ accessDays: accessDaysProblem(t, days) })}
        pending={save.pending}
      >
        <DialogBody>
          <p>{t('adminPortal.users_editAccessTime.accessPeriodSwitchTooltip')}</p>
          {save.error && <ErrorAlert error={save.error} focusOn={save.failures} />}
          <AccessDaysField days={days} onChange={setDays} initialFocus />
        </DialogBody>
        {save.pending && <SlowRequest onCancel={save.cancel} />}
        <DialogActions>
          <Button variant="secondary" onClick={closeDialog} disabled={save.pending}>
            {t('adminPortal.users_editAccessTime.cancelButton')}
          </Button>
          <Button type="submit" pending={save.pending}>
            {t('adminPortal.users_editAccessTime.saveButton')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

/** The days that are left, or the default number. */
function presentDays({ temporaryExpirationDate }: TeamUser, now: number): number {
  return (temporaryExpirationDate && daysLeft(temporaryExpirationDate, now)) || DEFAULT_ACCESS_DAYS;
}
