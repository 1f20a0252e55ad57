import type { TeamRole } from '../../../../contract';
import type { Translate } from '../../../../metadata';
import { statusLabels } from '../../../parts/users/StatusChip';
import { fieldLabels, sentences } from './filter-texts';
import { filterFields, isRange, type UserFilter } from './user-filter';

/** A filter as a sentence: `Role is Admin or Support`. */
export function filterSentence(t: Translate, filter: UserFilter, roles: readonly TeamRole[]): string {
  const field = t(fieldLabels[filter.field]);
  const values = filter.values.map((value) => valueText(t, filter, value, roles));
  if (isRange(filter.operator)) {
    const [start = '', end = ''] = values;
    return t('adminPortal.users_Filters.betweenSentence', { field, start, end });
  }
  return t(sentences[filter.operator], { field, value: joined(t, values) });
}

function joined(t: Translate, values: readonly string[]): string {
  return new Intl.ListFormat(t.language, { type: 'disjunction' }).format(values);
}

function valueText(t: Translate, { field }: UserFilter, value: string, roles: readonly TeamRole[]): string {
  if (field === 'status') return value in statusLabels ? t(statusLabels[value as keyof typeof statusLabels]) : value;
  if (field === 'roleIds') return roles.find(({ id }) => id === value)?.name ?? value;
  if (field === 'managedBy') return t(managedByLabel(value));
  if (filterFields[field] === 'yesNo')
    return t(value === 'true' ? 'adminPortal.users_Filters.yes' : 'adminPortal.users_Filters.no');
  if (filterFields[field] === 'date') return dayText(t.language, value);
  return value;
}

/** The text of who manages a user. */
export function managedByLabel(managedBy: string | undefined) {
  return managedBy === 'scim2' ? 'adminPortal.users.managedByDirectory' : 'adminPortal.users.managedByPortal';
}

/** A day of the calendar, which has no time zone. */
function dayText(language: string, day: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
}
