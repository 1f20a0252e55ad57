import type { AuditColumn, AuditRow } from '../../../contract';
import type { KnownTextKey, Translate } from '../../../metadata';
import { type TextFilter, textFilters } from './audits-params';
import { type AuditSortKey, sortKeys } from './audits-query';

/** The titles of the service's own columns. */
const titles: Readonly<Record<string, KnownTextKey>> = {
  createdAt: 'adminPortal.auditLogs.timeHeader',
  email: 'adminPortal.auditLogs.emailHeader',
  action: 'adminPortal.auditLogs.actionHeader',
  description: 'adminPortal.auditLogs.descriptionHeader',
  ip: 'adminPortal.auditLogs.ipHeader',
  severity: 'adminPortal.auditLogs.severityHeader',
  userAgent: 'adminPortal.auditLogs.userAgentHeader',
  resource: 'adminPortal.auditLogs.resourceHeader',
  user: 'adminPortal.auditLogs.userHeader',
  json: 'adminPortal.auditLogs.jsonHeader',
};

/** The title of a column: in the user's language for a predefined one, else as the vendor has named it. */
export function columnTitle(t: Translate, { name, displayName, isPredefined }: AuditColumn): string {
  const key = isPredefined && Object.hasOwn(titles, name) ? titles[name] : undefined;
  return key ? t(key) : displayName;
}

/** What an event has in a column. The name comes from the service: `__proto__` is a property of every object. */
export function columnValue(event: AuditRow, { name }: AuditColumn): unknown {
  return Object.hasOwn(event, name) ? event[name as keyof AuditRow] : undefined;
}

/** The value of a column as a text; empty if the event has none. */
export function columnText(event: AuditRow, column: AuditColumn): string {
  const value = columnValue(event, column);
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The name of a column for the service's sort; `undefined` if it can't be sorted by. */
export function sortKeyOf({ name, sortable }: AuditColumn): AuditSortKey | undefined {
  return sortable ? sortKeys.find((key) => key === name) : undefined;
}

/** The name of a column for the service's filter by a part of a text; `undefined` if there is none. */
export function textFilterOf({ name, filterable }: AuditColumn): TextFilter | undefined {
  return filterable ? textFilters.find((key) => key === name) : undefined;
}

/** Whether a column has a filter of its own kind, such as that of the severity. */
export function isFilterable(columns: readonly AuditColumn[], name: 'severity' | 'createdAt'): boolean {
  return columns.some((column) => column.name === name && column.filterable);
}
