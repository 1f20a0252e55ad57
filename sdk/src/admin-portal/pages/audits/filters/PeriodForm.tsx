import * as z from 'zod/mini';
import { useApp, useTranslate } from '../../../../app/context';
import type { LazyContent } from '../../../../app/lazy/lazy-component';
import type { Translate } from '../../../../metadata';
import { Button } from '../../../../ui/Button';
import { Form, type FormValues } from '../../../../ui/Form';
import { TextField } from '../../../../ui/TextField';
import { dayOf } from '../../../parts/days';
import { formErrors, rule, text } from '../../../parts/form-schema';

/** The first and the last day of a period; empty for no limit. */
export interface Period {
  from: string;
  to: string;
}

export interface PeriodFormProps {
  period: Period;
  onApply: (period: Period) => void;
}

/** The form of a period: its first and its last day, or some days up to today. */
function PeriodForm({ period, onApply }: PeriodFormProps) {
  const t = useTranslate();
  return (
    <Form
      onSubmit={({ from = '', to = '' }) => onApply({ from, to })}
      validate={(values) => formErrors(periodSchema(t, values), values)}
    >
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

const periodSchema = (t: Translate, { from = '', to = '' }: FormValues) =>
  z.object({
    from: text(
      rule(
        () => `${from}${to}` !== '',
        () => t('adminPortal.auditLogs.periodMissing'),
      ),
    ),
    to: text(
      rule(
        () => to === '' || to >= from,
        () => t('adminPortal.auditLogs.periodReversed'),
      ),
    ),
  });

/** Numbers of days up to today. */
const recentDays = [1, 7, 30] as const;

/** Periods that end today, at one press. */
function RecentDays({ onApply }: Pick<PeriodFormProps, 'onApply'>) {
  const t = useTranslate();
  const { session } = useApp();
  return (
    <div className="portico-recent-days">
      {recentDays.map((days) => (
        <Button
          key={days}
          variant="secondary"
          size="dense"
          onClick={() => onApply({ from: dayOf(session.now(), 1 - days), to: dayOf(session.now()) })}
        >
          {days === 1 ? t('adminPortal.auditLogs.today') : t('adminPortal.auditLogs.lastDays', { count: days })}
        </Button>
      ))}
    </div>
  );
}

/** The component alone: its texts and styles come with what loads it. */
export const content: LazyContent<PeriodFormProps> = { component: PeriodForm };
