import { useState } from 'react';
import { useTranslate } from '../../../../app/context';
import { Switch } from '../../../../ui/Switch';
import { useFlag } from '../../../parts/use-access';
import { DEFAULT_ACCESS_DAYS, TEMPORARY_USERS_FLAG } from '../team-constants';
import { useUsers } from '../use-users';
import { AccessDaysField } from './AccessDaysField';

/** For how many days the user to invite has access, as typed. The days stay typed while the limit is off. */
export function useAccessPeriod() {
  const [limited, setLimited] = useState(false);
  const [days, setDays] = useState(String(DEFAULT_ACCESS_DAYS));
  return { limited, setLimited, days, setDays, chosen: limited ? days : undefined };
}

/** Limits access to a number of days, if the vendor and the service permit it. */
export function AccessPeriod({ period }: { period: ReturnType<typeof useAccessPeriod> }) {
  const t = useTranslate();
  const offered = useUsers((users) => users.temporaryUsers);
  const { limited, setLimited, days, setDays } = period;
  if (!useFlag(TEMPORARY_USERS_FLAG) || !offered) return null;
  return (
    <>
      <Switch
        label={t('adminPortal.users_editAccessTime.accessPeriodSwitchLabel')}
        description={t('adminPortal.users_editAccessTime.accessPeriodSwitchTooltip')}
        checked={limited}
        onChange={setLimited}
      />
      {limited && <AccessDaysField days={days} onChange={setDays} />}
    </>
  );
}
