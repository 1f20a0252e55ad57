import type { ReactNode } from 'react';
import { useTranslate } from '../../../../../app/context';
import type { KnownTextKey } from '../../../../../metadata';
import { SelectField } from '../../../../../ui/fields/SelectField';
import { TextField } from '../../../../../ui/TextField';
import { CRON_MAX_LENGTH } from '../report-constants';
import type { Frequency, Plan } from '../schedule/plan';
import { planSentence, timeName, weekdayName } from '../schedule/plan-texts';
import { TimezoneField } from './TimezoneField';

export interface PlanFieldsProps {
  plan: Plan;
  onChange: (changes: Partial<Plan>) => void;
  /** A further field of a report that is made. */
  children: ReactNode;
}

const frequencies: readonly { value: Frequency; label: KnownTextKey }[] = [
  { value: 'never', label: 'adminPortal.auditLogs_reports.never' },
  { value: 'daily', label: 'adminPortal.auditLogs_reports.daily' },
  { value: 'weekly', label: 'adminPortal.auditLogs_reports.weekly' },
  { value: 'monthly', label: 'adminPortal.auditLogs_reports.monthly' },
  { value: 'custom', label: 'adminPortal.auditLogs_reports.custom' },
];

/** How often and when a report is made. */
export function PlanFields({ plan, onChange, children }: PlanFieldsProps) {
  const t = useTranslate();
  const { frequency } = plan;
  return (
    <>
      <SelectField
        name="frequency"
        label={t('adminPortal.auditLogs_reports.frequency')}
        choices={frequencies.map(({ value, label }) => ({ value, label: t(label) }))}
        value={frequency}
        onChange={({ target }) => onChange({ frequency: target.value as Frequency })}
        // A cron expression is in its field already.
        help={frequency === 'never' || frequency === 'custom' ? undefined : planSentence(t, plan)}
        data-initial-focus
      />
      <div className="portico-report-when" hidden={frequency === 'never'}>
        {frequency === 'custom' ? (
          <CronField cron={plan.cron} onChange={(cron) => onChange({ cron })} />
        ) : (
          <DayAndTime plan={plan} onChange={onChange} />
        )}
        <TimezoneField value={plan.timezone} onChange={(timezone) => onChange({ timezone })} />
        {children}
      </div>
    </>
  );
}

function CronField({ cron, onChange }: { cron: string; onChange: (cron: string) => void }) {
  const t = useTranslate();
  return (
    <TextField
      name="cron"
      label={t('adminPortal.auditLogs_reports.cron')}
      help={t('adminPortal.auditLogs_reports.cronHelp')}
      dir="ltr"
      maxLength={CRON_MAX_LENGTH}
      autoComplete="off"
      spellCheck={false}
      value={cron}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** The day, if the frequency has one, and the time of day. */
function DayAndTime({ plan, onChange }: Pick<PlanFieldsProps, 'plan' | 'onChange'>) {
  const t = useTranslate();
  const set = (field: 'time' | 'weekday' | 'monthDay') => (text: string) => onChange({ [field]: Number(text) });
  return (
    <>
      {plan.frequency === 'weekly' && (
        <WhenField
          name="weekday"
          label={t('adminPortal.auditLogs_reports.weekday')}
          values={weekdays}
          format={(day) => weekdayName(t.language, day)}
          value={plan.weekday}
          onChange={set('weekday')}
        />
      )}
      {plan.frequency === 'monthly' && (
        <WhenField
          name="monthDay"
          label={t('adminPortal.auditLogs_reports.monthDay')}
          values={monthDays}
          format={new Intl.NumberFormat(t.language).format}
          value={plan.monthDay}
          onChange={set('monthDay')}
        />
      )}
      <WhenField
        name="time"
        label={t('adminPortal.auditLogs_reports.time')}
        values={times}
        format={(time) => timeName(t.language, time)}
        value={plan.time}
        onChange={set('time')}
      />
    </>
  );
}

/** Sunday to Saturday. */
const weekdays = [0, 1, 2, 3, 4, 5, 6];
/** The days that every month has. */
const monthDays = Array.from({ length: 28 }, (_, index) => index + 1);
/** Every half hour of a day, in minutes since midnight. */
const times = Array.from({ length: 48 }, (_, index) => index * 30);

interface WhenFieldProps {
  name: string;
  label: string;
  values: readonly number[];
  format: (value: number) => string;
  value: number;
  onChange: (text: string) => void;
}

/** A choice of a day or a time. One that only another client offers stays a choice while it is saved. */
function WhenField({ values, format, value, onChange, ...field }: WhenFieldProps) {
  const all = values.includes(value) ? values : [...values, value].sort((one, other) => one - other);
  return (
    <SelectField
      {...field}
      choices={all.map((one) => ({ value: one, label: format(one) }))}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
