import type { Report, ReportDataFilter, ReportSchedule } from '../../../../contract';
import type { FormValues } from '../../../../ui/Form';

/** Values of a report's filters, by their names. */
export type FilterValues = NonNullable<ReportSchedule['dataFilters']>;

/** The filters of a report; none if its rows can't be filtered. */
export function filtersOf({ dataFilters = [] }: Report): readonly ReportDataFilter[] {
  return dataFilters.map(({ config }) => config);
}

/** The name of a filter's field. */
export const fieldOf = ({ name }: ReportDataFilter): string => `filter ${name}`;

/** The base64 of a JSON text: how the service takes the values of filters (portal spec §7). */
export function encodeFilters(values: FilterValues): string {
  const bytes = new TextEncoder().encode(JSON.stringify(values));
  return btoa(String.fromCharCode(...bytes));
}

/** The values that a form's fields say; a field without a value filters nothing. */
export function readFilters(filters: readonly ReportDataFilter[], values: FormValues): FilterValues {
  const entries = filters.flatMap((filter): [string, FilterValues[string]][] => {
    const text = values[fieldOf(filter)]?.trim() ?? '';
    return text === '' ? [] : [[filter.name, readValue(filter, text)]];
  });
  return Object.fromEntries(entries);
}

function readValue({ type, options = [] }: ReportDataFilter, text: string): FilterValues[string] {
  // The value of an option came as JSON.
  const option = () => (options[Number(text)]?.value ?? null) as FilterValues[string];
  switch (type) {
    case 'number':
      return Number(text);
    case 'boolean':
      return text === 'true';
    case 'select':
      return option();
    case 'multi-select':
      return [option()];
    default:
      return text;
  }
}

/** The first text of a filter's field: the value that is saved, or the filter's own. */
export function filterText(
  { name, type, defaultValue = '', options = [] }: ReportDataFilter,
  saved?: FilterValues,
): string {
  const value = saved && Object.hasOwn(saved, name) ? saved[name] : undefined;
  if (type !== 'select' && type !== 'multi-select') return value === undefined ? defaultValue : String(value);
  const wanted = JSON.stringify([value ?? defaultValue].flat()[0]);
  const index = options.findIndex((option) => JSON.stringify(option.value) === wanted);
  return index < 0 ? '' : String(index);
}
