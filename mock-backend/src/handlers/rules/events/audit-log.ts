import type { AuditColumn, AuditFilters, AuditRow as WireRow } from '@portico/sdk/contract';
import { auditSeveritySchema, errorCodes } from '@portico/sdk/contract';
import type { Page } from '../../../db/page';
import { selectPage } from '../../../db/select-page';
import type { AuditRow } from '../../../db/tables';
import { type Context, refuse, vendorOf } from '../call/context';

const DAY_MS = 24 * 3600 * 1000;
/** Columns that the free-text filter searches. */
const searchedColumns = ['email', 'user', 'action', 'description', 'ip', 'resource', 'severity'] as const;
/** Columns with a filter of their own that holds a part of their text. */
const filteredColumns = ['email', 'action', 'description', 'ip', 'userAgent', 'resource'] as const;
const severities: readonly string[] = auditSeveritySchema.options;

type ColumnName = 'createdAt' | 'email' | 'action' | 'description' | 'ip' | 'severity' | 'userAgent' | 'json';

const columns: Record<ColumnName, Pick<AuditColumn, 'displayName' | 'type'> & { inTable: boolean }> = {
  createdAt: { displayName: 'Time', type: 'Timestamp', inTable: true },
  email: { displayName: 'Email', type: 'Email', inTable: true },
  action: { displayName: 'Action', type: 'AlphaNumeric', inTable: true },
  description: { displayName: 'Description', type: 'AlphaNumeric', inTable: true },
  ip: { displayName: 'IP address', type: 'IpAddress', inTable: true },
  severity: { displayName: 'Severity', type: 'Severity', inTable: true },
  userAgent: { displayName: 'Browser', type: 'AlphaNumeric', inTable: false },
  json: { displayName: 'Details', type: 'Json', inTable: false },
};

/** The columns of the audit log (portal spec §3). */
export function auditColumns(): AuditColumn[] {
  return Object.entries(columns).map(([name, { displayName, type, inTable }]) => {
    const isText = type !== 'Json';
    const where = { showInTable: inTable, showInMoreInfo: inTable ? 'IfNotPresentInTable' : 'Always' };
    return {
      _id: `audit-column-${name}`,
      name,
      displayName,
      type,
      sortable: isText,
      filterable: isText,
      ...where,
      isPredefined: true,
    };
  });
}

/** The entries of a tenant that pass the filters; the newest first unless sorted otherwise. */
export function pageOfAudits(
  context: Context,
  tenantId: string,
  filters: AuditFilters,
  { offset, limit }: { offset: number; limit: number },
): Page<AuditRow> {
  const { sortBy = 'createdAt', sortDirection = sortBy === 'createdAt' ? 'desc' : 'asc' } = filters;
  const rows = context.db.audits.listBy('tenantId', tenantId);
  // Of entries with the same date the last one is the newest.
  const inOrder = sortBy === 'createdAt' && sortDirection === 'desc' ? rows.reverse() : rows;
  const ranked =
    sortBy === 'severity' ? inOrder.map((row) => ({ ...row, rank: severities.indexOf(row.severity) })) : inOrder;
  const page = selectPage<AuditRow & { rank?: number }>(ranked, {
    filter: matches(context, filters),
    sortBy: sortBy === 'severity' ? 'rank' : sortBy,
    order: sortDirection,
    offset,
    limit,
  });
  return page;
}

/** An entry as the wire has it. */
export function toAudit(context: Context, row: AuditRow): WireRow {
  const { id, eventKey: _, createdAt, ...rest } = row;
  const dates = { time: createdAt, createdAt, updatedAt: createdAt };
  return { ...rest, _id: id, __v: 0, actorMail: row.email, vendorId: vendorOf(context).id, ...dates };
}

function matches(context: Context, filters: AuditFilters): (row: AuditRow) => boolean {
  const anywhere = filters.filter?.trim().toLowerCase();
  const wanted = filteredColumns.flatMap((name) => {
    const text = filters[name]?.trim().toLowerCase();
    return text ? [[name, text] as const] : [];
  });
  const severe = filters.severity ? new Set(filters.severity.toLowerCase().split(',')) : undefined;
  const isInTime = filters.createdAt ? inTime(context, filters.createdAt) : () => true;
  return (row) =>
    isInTime(Date.parse(row.createdAt)) &&
    (severe?.has(row.severity.toLowerCase()) ?? true) &&
    wanted.every(([name, text]) => row[name].toLowerCase().includes(text)) &&
    (!anywhere || searchedColumns.some((name) => row[name].toLowerCase().includes(anywhere)));
}

/**
 * Whether a date lies on the day, or in the range, of a filter.
 *
 * @throws {Refusal} 400 when it names none.
 */
function inTime(context: Context, text: string): (time: number) => boolean {
  const [from = '', to] = text.split(',').map((part) => part.trim());
  const isDay = to === undefined;
  const start = from === '' ? Number.NEGATIVE_INFINITY : Date.parse(isDay ? from.slice(0, 10) : from);
  const end = isDay ? start + DAY_MS - 1 : endOf(to);
  if (!Number.isNaN(start) && !Number.isNaN(end)) return (time) => time >= start && time <= end;
  return refuse(context, 400, errorCodes.invalidRequest, 'createdAt: not a day, nor two moments joined by a comma');
}

/** The last day of a range is included. */
function endOf(text: string): number {
  if (text === '') return Number.POSITIVE_INFINITY;
  return Date.parse(text) + (/^\d{4}-\d{2}-\d{2}$/.test(text) ? DAY_MS - 1 : 0);
}
