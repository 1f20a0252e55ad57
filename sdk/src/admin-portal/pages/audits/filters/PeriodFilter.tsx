import { CalendarDays } from 'lucide-react';
import { useTranslate } from '../../../../app/context';
import { LazyComponentView } from '../../../../app/lazy/LazyComponentView';
import { lazyComponent } from '../../../../app/lazy/lazy-component';
import type { Translate } from '../../../../metadata';
import { Spinner } from '../../../../ui/Spinner';
import { formatDay } from '../../../parts/days';
import { FilterChip } from '../../../parts/FilterChip';
import { useAudits } from '../use-audits';
import type { Period } from './PeriodForm';

/** It loads when it is opened, so that the page weighs less. */
const periodForm = lazyComponent(() => import('./PeriodForm'));

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
        <LazyComponentView
          lazy={periodForm}
          props={{
            period: { from, to },
            onApply: (period) => {
              close();
              apply(period);
            },
          }}
          fallback={<Spinner />}
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
