import { useMemo } from 'react';
import { useTranslate } from '../../../../../app/context';
import { SearchSelect } from '../../../../../ui/SearchSelect';
import { timeIn, timezoneOptions } from '../../../../parts/timezones';
import { useMinute } from '../../../../parts/use-minute';

export interface TimezoneFieldProps {
  value: string;
  onChange: (timezone: string) => void;
}

/** Chooses a time zone, and shows what time it is there. */
export function TimezoneField({ value, onChange }: TimezoneFieldProps) {
  const t = useTranslate();
  const now = useMinute();
  const options = useMemo(() => timezoneOptions(value), [value]);
  const time = timeIn(t.language, value, now);
  return (
    <SearchSelect
      name="timezone"
      label={t('adminPortal.auditLogs_reports.timezone')}
      help={time && t('adminPortal.auditLogs_reports.timeThere', { time })}
      options={options}
      value={value}
      onSelect={onChange}
      placeholder={t('adminPortal.auditLogs_reports.chooseTimezone')}
      detail={({ code }) => timeIn(t.language, code, now)}
      texts={{
        list: t('adminPortal.auditLogs_reports.timezones'),
        search: t('adminPortal.auditLogs_reports.searchTimezone'),
        nothing: t('adminPortal.auditLogs_reports.noTimezone'),
      }}
    />
  );
}
