import type { filterParams } from '../users-params';

/** What the values of a field are, which decides its operators. */
export type FilterKind = 'text' | 'choice' | 'choices' | 'yesNo' | 'number' | 'date';

/** A field that users are filtered by. */
export type FilterField = (typeof filterParams)[number];

/** The kind of each field. */
export const filterFields = {
  status: 'choice',
  roleIds: 'choices',
  name: 'text',
  email: 'text',
  username: 'text',
  phone: 'text',
  createdAt: 'date',
  lastLogin: 'date',
  managedBy: 'choice',
  mfaEnabled: 'yesNo',
  roleCount: 'number',
} as const satisfies Record<FilterField, FilterKind>;

/** The operators of each kind, the default first (portal spec §5). */
export const operatorsOf = {
  text: ['contains', 'starts_with', 'ends_with', 'in_list', 'matches'],
  choice: ['is'],
  choices: ['in_list'],
  yesNo: ['is'],
  number: ['equal', 'greater_than', 'greater_than_equal', 'lower_than', 'lower_than_equal', 'between_numeric'],
  date: ['on', 'on_or_after', 'on_or_before', 'between_date'],
} as const satisfies Record<FilterKind, readonly string[]>;

/** An operator of portal spec §5. */
export type FilterOperator = (typeof operatorsOf)[FilterKind][number];

/** One filter: a field is filtered at most once. */
export interface UserFilter {
  field: FilterField;
  operator: FilterOperator;
  values: readonly string[];
}

/** Whether an operator takes two values, the start and the end of a range. */
export function isRange(operator: FilterOperator): operator is 'between_numeric' | 'between_date' {
  return operator === 'between_numeric' || operator === 'between_date';
}

/** Whether a filter can be sent: its field has the operator, and its values are of the kind of the field. */
export function isValidFilter({ field, operator, values }: UserFilter): boolean {
  const kind = filterFields[field];
  const operators: readonly string[] = operatorsOf[kind];
  if (!operators.includes(operator) || values.length === 0) return false;
  if (isRange(operator) && !isOrdered(kind, values)) return false;
  if (operator === 'matches' && !isPattern(values[0])) return false;
  return values.every((value) => isOfKind(kind, value));
}

/** The filters without the one of a field, and with its new one in its place. */
export function withFilter(filters: readonly UserFilter[], field: FilterField, next: UserFilter | null): UserFilter[] {
  const isPresent = filters.some((filter) => filter.field === field);
  if (next && !isPresent) return [...filters, next];
  return filters.flatMap((filter) => (filter.field === field ? (next ?? []) : filter));
}

function isOfKind(kind: FilterKind, value: string): boolean {
  if (kind === 'number') return value.trim() !== '' && Number.isFinite(Number(value));
  if (kind === 'date') return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
  if (kind === 'yesNo') return value === 'true' || value === 'false';
  return value.trim() !== '';
}

function isOrdered(kind: FilterKind, [start, end, ...more]: readonly string[]): boolean {
  if (start === undefined || end === undefined || more.length > 0) return false;
  return kind === 'number' ? Number(start) <= Number(end) : start <= end;
}

function isPattern(pattern = ''): boolean {
  try {
    new RegExp(pattern);
    return true;
  } catch {
    return false;
  }
}
