import { Funnel } from 'lucide-react';
import { useTranslate } from '../../../../app/context';
import type { AuditColumn, AuditRow } from '../../../../contract';
import { Tooltip } from '../../../../ui/Tooltip';
import { dayOf } from '../../../parts/days';
import { usePortalActions } from '../../../shell/use-portal';
import { columnText, textFilterOf } from '../audit-columns';
import { type AuditsQuery, severities, withoutFilters } from '../audits-query';
import { useAuditsStore } from '../use-audits';

export interface FilterByValueProps {
  event: AuditRow;
  column: AuditColumn;
  title: string;
}

/** Shows the events that have the same in a column, such as the same user. Absent if the service has no filter for it. */
export function FilterByValue({ event, column, title }: FilterByValueProps) {
  const t = useTranslate();
  const { closeDialog } = usePortalActions();
  const store = useAuditsStore();
  const filter = filterOf(event, column);
  if (!filter) return null;
  const label = t('adminPortal.auditLogs.sameValue', { column: title });
  const apply = () => {
    closeDialog();
    store.setState({ search: '' });
    void store.getState().list({ ...withoutFilters, ...filter });
  };
  return (
    <Tooltip text={label}>
      <button type="button" className="portico-icon-button" data-size="small" aria-label={label} onClick={apply}>
        <Funnel size={14} />
      </button>
    </Tooltip>
  );
}

/** The filter that an event's value in a column stands for. */
function filterOf(event: AuditRow, column: AuditColumn): Partial<AuditsQuery> | undefined {
  const value = columnText(event, column);
  const text = textFilterOf(column);
  if (text) return { texts: { [text]: value } };
  if (!column.filterable) return undefined;
  if (column.name === 'severity') return { severity: severities.filter((known) => known === value) };
  const day = column.name === 'createdAt' && dayOf(Date.parse(value));
  return day ? { from: day, to: day } : undefined;
}
