import { Funnel } from 'lucide-react';
import { useTranslate } from '../../../../app/context';
import { LazyComponentView } from '../../../../app/lazy/LazyComponentView';
import { lazyComponent } from '../../../../app/lazy/lazy-component';
import type { AuditColumn } from '../../../../contract';
import { Spinner } from '../../../../ui/Spinner';
import { FilterChip } from '../../../parts/FilterChip';
import { columnTitle, textFilterOf } from '../audit-columns';
import { useAudits } from '../use-audits';
import type { TextFilterFormProps } from './TextFilterForm';
import { useSetText } from './use-set-text';

/** It loads when it is opened, so that the page weighs less. */
const form = lazyComponent(() => import('./TextFilterForm'));

/** A filter by a part of a column's text, as a sentence: `Email contains ada`. */
export function TextFilterChip({ column }: { column: AuditColumn }) {
  const t = useTranslate();
  const setText = useSetText();
  const texts = useAudits((audits) => audits.query.texts);
  const name = textFilterOf(column);
  const value = (name && texts[name]) ?? '';
  const field = columnTitle(t, column);
  return (
    <FilterChip
      label={field}
      trigger={<span>{t('adminPortal.auditLogs.containsSentence', { field, value })}</span>}
      onClear={() => setText(column, '')}
    >
      {(close) => <LazyForm columns={[column]} value={value} onDone={close} />}
    </FilterChip>
  );
}

/** Adds a filter by a part of a column's text. */
export function AddTextFilter({ columns }: { columns: readonly AuditColumn[] }) {
  const t = useTranslate();
  const label = t('adminPortal.auditLogs.filter');
  const trigger = (
    <>
      <Funnel size={14} />
      <span>{label}</span>
    </>
  );
  return (
    <FilterChip label={label} trigger={trigger}>
      {(close) => <LazyForm columns={columns} value="" onDone={close} />}
    </FilterChip>
  );
}

function LazyForm(props: TextFilterFormProps) {
  return <LazyComponentView lazy={form} props={props} fallback={<Spinner />} />;
}
