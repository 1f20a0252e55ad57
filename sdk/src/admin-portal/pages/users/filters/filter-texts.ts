import type { KnownTextKey } from '../../../../metadata';
import type { FilterField, FilterOperator } from './user-filter';

/** The text of each field. */
export const fieldLabels = {
  status: 'adminPortal.users.filterByStatus',
  roleIds: 'adminPortal.users.filterByRole',
  name: 'adminPortal.users.filterOptionFullName',
  email: 'adminPortal.users.filterOptionEmail',
  username: 'adminPortal.users.filterOptionUsername',
  phone: 'adminPortal.users.filterOptionPhoneNumber',
  createdAt: 'adminPortal.users.joinedHeader',
  lastLogin: 'adminPortal.users.lastSeenHeader',
  managedBy: 'adminPortal.users.managedByHeader',
  mfaEnabled: 'adminPortal.users_Filters.secondFactor',
  roleCount: 'adminPortal.users_Filters.roleCount',
} as const satisfies Record<FilterField, KnownTextKey>;

/** The name of each operator in the menu of operators. */
export const operatorLabels = {
  contains: 'adminPortal.users_Filters.contains',
  starts_with: 'adminPortal.users_Filters.startsWith',
  ends_with: 'adminPortal.users_Filters.endsWith',
  in_list: 'adminPortal.users_Filters.inList',
  matches: 'adminPortal.users_Filters.matches',
  is: 'adminPortal.users_Filters.is',
  equal: 'adminPortal.users_Filters.equal',
  greater_than: 'adminPortal.users_Filters.greaterThan',
  greater_than_equal: 'adminPortal.users_Filters.greaterThanEqual',
  lower_than: 'adminPortal.users_Filters.lowerThan',
  lower_than_equal: 'adminPortal.users_Filters.lowerThanEqual',
  between_numeric: 'adminPortal.users_Filters.between',
  on: 'adminPortal.users_Filters.on',
  on_or_after: 'adminPortal.users_Filters.onOrAfter',
  on_or_before: 'adminPortal.users_Filters.onOrBefore',
  between_date: 'adminPortal.users_Filters.between',
} as const satisfies Record<FilterOperator, KnownTextKey>;

/** The sentence of a filter, with its field and its value. */
export const sentences = {
  contains: 'adminPortal.users_Filters.containsSentence',
  starts_with: 'adminPortal.users_Filters.startsWithSentence',
  ends_with: 'adminPortal.users_Filters.endsWithSentence',
  in_list: 'adminPortal.users_Filters.isSentence',
  matches: 'adminPortal.users_Filters.matchesSentence',
  is: 'adminPortal.users_Filters.isSentence',
  equal: 'adminPortal.users_Filters.isSentence',
  greater_than: 'adminPortal.users_Filters.greaterThanSentence',
  greater_than_equal: 'adminPortal.users_Filters.greaterThanEqualSentence',
  lower_than: 'adminPortal.users_Filters.lowerThanSentence',
  lower_than_equal: 'adminPortal.users_Filters.lowerThanEqualSentence',
  between_numeric: 'adminPortal.users_Filters.betweenSentence',
  on: 'adminPortal.users_Filters.onSentence',
  on_or_after: 'adminPortal.users_Filters.onOrAfterSentence',
  on_or_before: 'adminPortal.users_Filters.onOrBeforeSentence',
  between_date: 'adminPortal.users_Filters.betweenSentence',
} as const satisfies Record<FilterOperator, KnownTextKey>;
