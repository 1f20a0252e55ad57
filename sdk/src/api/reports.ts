import type {
  EmptyResponse,
  PreviewReportQuery,
  Report,
  ReportFilters,
  ReportSort,
  ScheduleReportRequest,
  SendReportRequest,
} from '../contract';
import type { HttpClient } from '../core/http-client';

const REPORTS = '/reports/resources/reports/v2';
const TRIGGERS = '/reports/engine/resources/triggers/v1';

/**
 * The reports of the tenant; filters and order are one JSON text each.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400), `ER-UNAUTHORIZED` (401), `ER-FORBIDDEN` (403, `fe.secure.read.audits`).
 * @see Portal spec §7 "Security centre and audits"
 */
export function listReports(http: HttpClient, filters?: ReportFilters, sort?: ReportSort): Promise<Report[]> {
  return http.send({ method: 'GET', path: `${REPORTS}/tenant-reports`, query: { filters, sort }, retry: true });
}

/**
 * One report.
 *
 * @throws {ApiError} as {@link listReports}; `ER-NOT-FOUND` (404).
 * @see Portal spec §7 "Security centre and audits"
 */
export function getReport(http: HttpClient, id: string): Promise<Report> {
  return http.send({ method: 'GET', path: templatePath(id), retry: true });
}

/**
 * Sets or changes the schedule of a report.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400), `ER-FORBIDDEN` (403, `fe.secure.write.accountSettings`),
 *   `ER-NOT-FOUND` (404).
 * @see Portal spec §7 "Security centre and audits"
 */
export function scheduleReport(http: HttpClient, templateId: string, body: ScheduleReportRequest): Promise<Report> {
  return http.send({ method: 'POST', path: templatePath(templateId), body });
}

/**
 * A report as HTML text.
 *
 * @throws {ApiError} as {@link getReport}.
 * @see Portal spec §7 "Security centre and audits"
 */
export function renderReport(http: HttpClient, query: Omit<PreviewReportQuery, 'responseType'>): Promise<string> {
  const asPage = { ...query, responseType: 'html' };
  return http.send({ method: 'GET', path: `${TRIGGERS}/preview-report`, query: asPage, answer: 'text' });
}

/**
 * A report as a file, named `report_{name}.html`, `.pdf` or `.jpg`.
 *
 * @throws {ApiError} as {@link getReport}.
 * @see Portal spec §7 "Security centre and audits"
 */
export function downloadReport(http: HttpClient, query: PreviewReportQuery): Promise<Blob> {
  return http.send({ method: 'GET', path: `${TRIGGERS}/preview-report`, query: { ...query }, answer: 'blob' });
}

/**
 * Mails the current report.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400), `ER-FORBIDDEN` (403, `fe.secure.write.accountSettings`),
 *   `ER-NOT-FOUND` (404).
 * @see Portal spec §7 "Security centre and audits"
 */
export function sendReport(http: HttpClient, body: SendReportRequest): Promise<EmptyResponse> {
  return http.send({ method: 'POST', path: `${TRIGGERS}/tenant-reports`, body });
}

function templatePath(templateId: string): string {
  return `${REPORTS}/${encodeURIComponent(templateId)}/tenant-reports`;
}
