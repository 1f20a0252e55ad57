import {
  type AuditFilters,
  auditStatsSchema,
  errorCodes,
  exportAuditsQuerySchema,
  exportAuditsRequestSchema,
  listAuditsQuerySchema,
  listAuditsResponseSchema,
} from '@portico/sdk/contract';
import type { AuditRow } from '../db/tables';
import { route } from './route';
import { type Context, isoAfter, readQuery, refuse } from './rules/call/context';
import { type FileTable, fileReply, toCsv } from './rules/call/files';
import type { HandlerContext, HandlerReply } from './rules/call/handler-context';
import { auditColumns, pageOfAudits, toAudit } from './rules/events/audit-log';
import { permissionKeys } from './rules/team/permissions';

/** Default number of rows on a page (portal spec §9). */
const DEFAULT_PAGE_SIZE = 20;
const WEEK_SECONDS = 604_800;
const severe: readonly AuditRow['severity'][] = ['High', 'Critical'];

async function listAudits(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  const { offset = 0, count = DEFAULT_PAGE_SIZE, ...filters } = readQuery(context, listAuditsQuerySchema);
  const { rows, total } = pageOfAudits(context, tenant.id, filters, { offset, limit: count });
  return context.reply(200, { data: rows.map((row) => toAudit(context, row)), total });
}

async function getStats(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  const today = isoAfter(context, 0).slice(0, 10);
  const weekAgo = isoAfter(context, -WEEK_SECONDS);
  const rows = context.db.audits.listBy('tenantId', tenant.id);
  return context.reply(200, {
    totalToday: rows.filter((row) => row.createdAt.startsWith(today)).length,
    severeThisWeek: rows.filter((row) => severe.includes(row.severity) && row.createdAt >= weekAgo).length,
  });
}

async function exportAudits(context: HandlerContext<'format'>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  const { format } = context.params;
  const { outputFileName, offset: _, ...filters } = readQuery(context, exportAuditsQuerySchema);
  const table = tableOf(context, tenant.id, filters);
  if (format === 'csv') {
    return fileReply(context, await toCsv(table), 'text/csv; charset=utf-8', outputFileName ?? 'audits.csv');
  }
  if (format === 'pdf') {
    const { toPdf } = await import('./rules/reports/table-pdf');
    const about = { title: 'Audit log', description: '', author: tenant.name, writtenAt: isoAfter(context, 0) };
    return fileReply(context, await toPdf(about, table), 'application/pdf', outputFileName ?? 'audits.pdf');
  }
  return refuse(context, 404, errorCodes.notFound, 'There is no such kind of file.', { kind: 'file format' });
}

/** Every entry that passes the filters: a file has no pages. */
function tableOf(context: Context, tenantId: string, filters: AuditFilters): FileTable {
  const { properties } = context.read(exportAuditsRequestSchema);
  const columns = properties ?? auditColumns().filter((column) => column.showInTable);
  const limit = Number.MAX_SAFE_INTEGER;
  const { rows } = pageOfAudits(context, tenantId, filters, { offset: 0, limit });
  return {
    columns: columns.map((column) => column.displayName),
    rows: rows.map((row) => {
      const entry = toAudit(context, row);
      return columns.map(({ name }) => cellOf(entry, name));
    }),
  };
}

function cellOf(entry: object, name: string): string {
  const value: unknown = Object.hasOwn(entry, name) ? Object(entry)[name] : '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const permission = permissionKeys.readAudits;

/** The audit log (portal spec §7 "Security centre and audits"). */
export const auditRoutes = [
  route('GET /audits', listAudits, { permission, answer: listAuditsResponseSchema }),
  route('GET /audits/stats', getStats, { permission, answer: auditStatsSchema }),
  route('POST /audits/export/{format}', exportAudits, { permission }),
  route('POST /audits/export/{format}/v2', exportAudits, { permission }),
];
