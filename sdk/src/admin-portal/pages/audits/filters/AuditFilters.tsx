import { useTranslate } from '../../../../app/context';
import { FilterMenu } from '../../../../ui/FilterMenu';
import { isFilterable, textFilterOf } from '../audit-columns';
import { countFilters, severities } from '../audits-query';
import { severityLabels } from '../listing/Severity';
import { useAudits } from '../use-audits';
import { PeriodFilter } from './PeriodFilter';
import { AddTextFilter, TextFilterChip } from './TextFilters';

/** The filters of the list, each as a sentence that can be changed and removed. The service says which there are. */
export function AuditFilters() {
  const t = useTranslate();
  const columns = useAudits((audits) => audits.columns);
  const query = useAudits((audits) => audits.query);
  const clearFilters = useAudits((audits) => audits.clearFilters);
  if (!columns) return null;
  const withText = columns.filter((column) => textFilterOf(column));
  const isSet = (column: (typeof columns)[number]) => {
    const name = textFilterOf(column);
    return name !== undefined && query.texts[name] !== undefined;
  };
  const unset = withText.filter((column) => !isSet(column));
  return (
    <fieldset className="portico-filters" aria-label={t('adminPortal.table.filterLabel')}>
      {isFilterable(columns, 'createdAt') && <PeriodFilter />}
      {isFilterable(columns, 'severity') && <SeverityFilter />}
      {withText.filter(isSet).map((column) => (
        <TextFilterChip key={column.name} column={column} />
      ))}
      {unset.length > 0 && <AddTextFilter columns={unset} />}
      {countFilters(query) > 1 && (
        <button type="button" className="portico-text-button" onClick={() => void clearFilters()}>
          {t('adminPortal.auditLogs.clear')}
        </button>
      )}
    </fieldset>
  );
}

function SeverityFilter() {
  const t = useTranslate();
  const chosen = useAudits((audits) => audits.query.severity);
  const list = useAudits((audits) => audits.list);
  const field = t('adminPortal.auditLogs.severityHeader');
  const names = chosen.map((severity) => t(severityLabels[severity]));
  const value = new Intl.ListFormat(t.language, { type: 'disjunction' }).format(names);
  return (
    <FilterMenu
      label={field}
      summary={chosen.length > 0 ? t('adminPortal.auditLogs.isSentence', { field, value }) : field}
      mode="multiple"
      options={severities.map((severity) => ({ id: severity, label: t(severityLabels[severity]) }))}
      selected={chosen}
      onChange={(ids) => void list({ severity: severities.filter((severity) => ids.includes(severity)), page: 0 })}
      clearLabel={t('adminPortal.table.removeFilter', { filter: field })}
    />
  );
}
