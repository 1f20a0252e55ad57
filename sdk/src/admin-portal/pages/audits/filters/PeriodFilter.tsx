import { CalendarDays } from 'lucide-react';
import { useApp, useTranslate } from '../../../../app/context';
import type { Translate } from '../../../../metadata';
import { Button } from '../../../../ui/Button';
import { Form, type FormValues } from '../../../../ui/Form';
import { TextField } from '../../../../ui/TextField';
import { dayOf, formatDay } from '../../../parts/days';
import { useAudits } from '../use-audits';
import { FilterChip } from './FilterChip';

/** The first and the last day of a period; empty for no limit. */
interface Period {
  from: string;
  to: string;
}

/** Limits the list to some days. */
export function PeriodFilter() {
  const t = useTranslate();
  const from = useAudits((audits) => audits.query.from);
  const to = useAudits((audits) => audits.query.to);
  const list = useAudits((audits) => audits.list);
  const apply = (period: Period) => void list({ ...period, page: 0 });
  const label = t('adminPortal.auditLogs.period');
  const isSet = from !== '' || to !== '';
  const trigger = (
    <>
      <CalendarDays size={14} />
      <span>{isSet ? sentenceOf(t, { from, to }) : label}</span>
    </>
  );
  return (
    <FilterChip label={label} trigger={trigger} onClear={isSet ? () => apply({ from: '', to: '' }) : undefined}>
      {(close) => (
        <PeriodForm
          period={{ from, to }}
          onApply={(period) => {
            close();
            apply(period);
          }}
        />
      )}
    </FilterChip>
  );
}

function sentenceOf(t: Translate, { from, to }: Period): string {
  const start = from && formatDay(t.language, from);
  const end = to && formatDay(t.language, to);
  if (from === to) return start;
  if (!to) return t('adminPortal.auditLogs.sinceSentence', { start });
  if (!from) return t('adminPortal.auditLogs.untilSentence', { end });
  return t('adminPortal.auditLogs.periodSentence', { start, end });
}

interface PeriodFormProps {
  period: Period;
  onApply: (period: Period) => void;
}

function PeriodForm({ period, onApply }: PeriodFormProps) {
  const t = useTranslate();
  return (
    <Form onSubmit={({ from = '', to = '' }) => onApply({ from, to })} validate={(values) => problemsOf(t, values)}>
      <RecentDays onApply={onApply} />
      <div className="portico-filter-range">
        <TextField name="from" label={t('adminPortal.auditLogs.fromLabel')} type="date" defaultValue={period.from} />
        <TextField name="to" label={t('adminPortal.auditLogs.toLabel')} type="date" defaultValue={period.to} />
      </div>
      <Button type="submit" size="dense">
        {t('adminPortal.auditLogs.apply')}
      </Button>
    </Form>
  );
}

function problemsOf(t: Translate, { from, to }: FormValues) {
  if (!from && !to) return { from: t('adminPortal.auditLogs.periodMissing') };
  return from && to && to < from ? { to: t('adminPortal.auditLogs.periodReversed') } : {};
}

/** Numbers of days up to today. */
const recentDays = [1, 7, 30] as const;

/** Periods that end today, at one press. */
function RecentDays({ onApply }: Pick<PeriodFormProps, 'onApply'>) {
  const t = useTranslate();
  const { clock } = useApp();
  return (
    <div className="portico-recent-days">
      {recentDays.map((days) => (
        <Button
          key={days}
          variant="secondary"
          size="dense"
          onClick={() => onApply({ from: dayOf(clock.now(), 1 - days), to: dayOf(clock.now()) })}
        >
          {days === 1 ? t('adminPortal.auditLogs.today') : t('adminPortal.auditLogs.lastDays', { count: days })}
        </Button>
      ))}
    </div>
  );
}
