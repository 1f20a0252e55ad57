import {
  emptyResponseSchema,
  errorCodes,
  listReportsResponseSchema,
  previewReportQuerySchema,
  type Report,
  type ReportColumn,
  reportFiltersSchema,
  reportSchema,
  reportSortSchema,
  scheduleReportRequestSchema,
  sendReportRequestSchema,
} from '@portico/sdk/contract';
import { base64url } from 'jose';
import { isObject } from '../core/is-object';
import { selectPage } from '../db/select-page';
import type { TenantReportRow } from '../db/tables';
import { route } from './route';
import { type Context, isoAfter, readJsonParameter, readQuery, refuse, vendorOf } from './rules/call/context';
import { fileReply } from './rules/call/files';
import type { Caller, HandlerContext, HandlerReply } from './rules/call/handler-context';
import { recordAs } from './rules/events/call-records';
import { type DrawnReport, REPORT_PAGE, toPage, toText } from './rules/reports/report-files';
import { reportPicture } from './rules/reports/report-picture';
import { type FilterValues, type ReportTemplate, reportTemplates } from './rules/reports/report-templates';
import { permissionKeys } from './rules/team/permissions';

/** A report with its columns as texts, to sort and to filter by. */
type ListedReport = Record<ReportColumn, string> & { id: string; report: Report };

async function listReports(context: HandlerContext<never>): Promise<HandlerReply> {
  const caller = await context.caller();
  const { query = '', filterBy } = readJsonParameter(context, 'filters', reportFiltersSchema);
  const { column, direction = 'asc' } = readJsonParameter(context, 'sort', reportSortSchema);
  const all = Object.keys(reportTemplates).map((id) => asListed(toReport(context, caller, id)));
  const { rows } = selectPage(all, {
    filter: ({ report, ...columns }) =>
      `${report.name} ${report.description}`.toLowerCase().includes(query.toLowerCase()) &&
      (!filterBy || columns[filterBy.column].toLowerCase() === filterBy.value.toLowerCase()),
    ...(column && { sortBy: column }),
    order: direction,
    limit: all.length,
  });
  return context.reply(
    200,
    rows.map(({ report }) => report),
  );
}

async function getReport(context: HandlerContext<'id'>): Promise<HandlerReply> {
  const caller = await context.caller();
  findTemplate(context, context.params.id);
  return context.reply(200, toReport(context, caller, context.params.id));
}

async function scheduleReport(context: HandlerContext<'id'>): Promise<HandlerReply> {
  const caller = await context.caller();
  const { id: reportId } = context.params;
  findTemplate(context, reportId);
  const fields = context.read(scheduleReportRequestSchema);
  readFilterValues(context, fields.dataFilters);
  refuseOddTimes(context, fields.schedule);
  const { tenantReports } = context.db;
  const updatedAt = isoAfter(context, 0);
  const known = findSchedule(context, caller, reportId);
  const own = { tenantId: caller.tenant.id, reportId };
  if (known) tenantReports.update(known.id, { ...fields, updatedAt });
  else tenantReports.insert({ id: context.ids.uuid(), ...own, ...fields, createdAt: updatedAt, updatedAt });
  return context.reply(known ? 200 : 201, toReport(context, caller, reportId));
}

async function previewReport(context: HandlerContext<never>): Promise<HandlerReply> {
  const caller = await context.caller();
  const { templateId, dataFilters = '', responseType = 'html', name } = readQuery(context, previewReportQuerySchema);
  const template = findTemplate(context, templateId);
  const report = draw(context, caller, template, readFilterValues(context, dataFilters));
  const fileName = `report_${name ?? template.name}`;
  if (responseType === 'pdf') {
    const { toPdf } = await import('./rules/reports/table-pdf');
    const about = { title: report.name, author: report.owner, ...report };
    return fileReply(context, await toPdf(about, report.table), 'application/pdf', `${fileName}.pdf`);
  }
  if (responseType === 'image') {
    return fileReply(context, reportPicture(), 'image/jpeg', `${fileName}.jpg`);
  }
  return fileReply(context, toPage(report), 'text/html; charset=utf-8', `${fileName}.html`);
}

async function sendReport(context: HandlerContext<never>): Promise<HandlerReply> {
  const caller = await context.caller();
  const { templateId, to } = context.read(sendReportRequestSchema);
  const template = findTemplate(context, templateId);
  const text = toText(draw(context, caller, template, {}));
  for (const address of new Set(to)) context.inbox.send({ to: address, subject: `Report: ${template.name}`, text });
  return context.reply(200, {});
}

/** @throws {Refusal} 404. */
function findTemplate(context: Context, id: string): ReportTemplate {
  const template = Object.hasOwn(reportTemplates, id) ? reportTemplates[id] : undefined;
  return template ?? refuse(context, 404, errorCodes.notFound, 'There is no such report.', { kind: 'report' });
}

function findSchedule({ db }: Context, { tenant }: Caller, reportId: string): TenantReportRow | undefined {
  return db.tenantReports.listBy('tenantId', tenant.id).find((row) => row.reportId === reportId);
}

/** @throws {Refusal} 400 when they are not the base64 of a JSON object. */
function readFilterValues(context: Context, text: string): FilterValues {
  if (text === '') return {};
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(base64url.decode(text)));
    if (isObject(value)) return { ...value };
  } catch {
    // Said below, as for any other value.
  }
  return refuse(context, 400, errorCodes.invalidRequest, 'dataFilters: not the base64 of a JSON object');
}

/** @throws {Refusal} 400 for a time zone or a plan that no clock knows. */
function refuseOddTimes(context: Context, { cron, tz }: { cron: string; tz: string }): void {
  if (!isTimeZone(tz)) refuse(context, 400, errorCodes.invalidRequest, `schedule.tz: there is no time zone "${tz}"`);
  const fields = cron.split(/\s+/);
  if (fields.length === 5 && fields.every((field) => /^[\d*/,A-Za-z#L?-]+$/.test(field))) return;
  refuse(context, 400, errorCodes.invalidRequest, 'schedule.cron: not five fields');
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

function draw(context: Context, caller: Caller, template: ReportTemplate, values: FilterValues): DrawnReport {
  const { name, description, rowsOf } = template;
  const table = rowsOf(context, caller, values);
  return { name, description, owner: caller.tenant.name, writtenAt: isoAfter(context, 0), table };
}

function toReport(context: Context, caller: Caller, id: string): Report {
  const { name, description, filters } = findTemplate(context, id);
  const row = findSchedule(context, caller, id);
  const { createdAt } = row ?? vendorOf(context);
  return {
    id,
    name,
    description,
    ...(row && { schedule: row.schedule }),
    status: row?.status ?? 'inactive',
    createdAt,
    updatedAt: row?.updatedAt ?? createdAt,
    htmlTemplate: REPORT_PAGE,
    customerListApiUrl: '',
    type: row?.type ?? 'html',
    dataFilters: filters.map((config) => ({ type: config.type, config })),
  };
}

function asListed(report: Report): ListedReport {
  const { id, name, status, createdAt, updatedAt, schedule } = report;
  return { id, name, status, createdAt, updatedAt, schedule: schedule?.interval ?? '', report };
}

const reads = permissionKeys.readAudits;
const changes = permissionKeys.changeAccountSettings;

function reportName({ params }: HandlerContext): string | undefined {
  return reportTemplates[params.id ?? '']?.name;
}

/** Reports about the tenant (portal spec §7 "Security centre and audits"). */
export const reportRoutes = [
  route('GET /reports/resources/reports/v2/tenant-reports', listReports, {
    permission: reads,
    answer: listReportsResponseSchema,
  }),
  route('GET /reports/resources/reports/v2/{id}/tenant-reports', getReport, {
    permission: reads,
    answer: reportSchema,
  }),
  route('POST /reports/resources/reports/v2/{id}/tenant-reports', scheduleReport, {
    permission: changes,
    answer: reportSchema,
    record: recordAs('report.scheduled', reportName),
  }),
  route('GET /reports/engine/resources/triggers/v1/preview-report', previewReport, { permission: reads }),
  route('POST /reports/engine/resources/triggers/v1/tenant-reports', sendReport, {
    permission: changes,
    answer: emptyResponseSchema,
  }),
];
