import { useTranslate } from '../../../../../app/context';
import type { ReportDataFilter } from '../../../../../contract';
import { SelectField } from '../../../../../ui/fields/SelectField';
import { TextField } from '../../../../../ui/TextField';
import { FILTER_MAX_LENGTH } from '../report-constants';
import { type FilterValues, fieldOf, filterText } from '../report-filters';

export interface FilterFieldsProps {
  filters: readonly ReportDataFilter[];
  /** The saved values; absent: those of the filters. */
  saved?: FilterValues | undefined;
}

/** The fields of the filters for a report's rows. An empty field filters nothing. */
export function FilterFields({ filters, saved }: FilterFieldsProps) {
  return filters.map((filter) => <FilterField key={filter.name} filter={filter} text={filterText(filter, saved)} />);
}

function FilterField({ filter, text }: { filter: ReportDataFilter; text: string }) {
  const t = useTranslate();
  const { type, label, options = [] } = filter;
  const shared = { name: fieldOf(filter), label: <bdi>{label}</bdi>, defaultValue: text };
  const nothing = t('adminPortal.auditLogs_reports.anyValue');
  switch (type) {
    case 'boolean':
      return (
        <SelectField
          {...shared}
          nothing={nothing}
          choices={[
            { value: 'true', label: t('adminPortal.auditLogs_reports.yes') },
            { value: 'false', label: t('adminPortal.auditLogs_reports.no') },
          ]}
        />
      );
    case 'select':
    case 'multi-select':
      return (
        <SelectField
          {...shared}
          nothing={nothing}
          choices={options.map((option, index) => ({ value: index, label: option.label }))}
        />
      );
    case 'number':
      return <TextField {...shared} inputMode={filter.integer ? 'numeric' : 'decimal'} autoComplete="off" />;
    case 'date':
      return <TextField {...shared} type="date" />;
    default:
      return <TextField {...shared} maxLength={FILTER_MAX_LENGTH} autoComplete="off" />;
  }
}
