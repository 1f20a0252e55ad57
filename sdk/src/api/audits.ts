import type {
  AuditStats,
  AuditsMetadataResponse,
  ExportAuditsQuery,
  ExportAuditsRequest,
  ListAuditsQuery,
  ListAuditsResponse,
} from '../contract';
import type { Call, HttpClient } from '../core/http-client';

const AUDITS = '/audits';

/**
 * A page of the audit log, newest first unless sorted. Default: 20 rows.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400), `ER-UNAUTHORIZED` (401), `ER-FORBIDDEN` (403, `fe.secure.read.audits`).
 * @see Portal spec §7 "Security centre and audits"
 */
export function listAudits(http: HttpClient, query: ListAuditsQuery = {}): Promise<ListAuditsResponse> {
  return http.send({ method: 'GET', path: AUDITS, query, retry: true });
}

/**
 * The number of today's entries, and of this week's severe ones.
 *
 * @throws {ApiError} as {@link listAudits}.
 * @see Portal spec §3 "Audit log"
 */
export function getAuditStats(http: HttpClient): Promise<AuditStats> {
  return http.send({ method: 'GET', path: `${AUDITS}/stats`, retry: true });
}

/**
 * The audit log as a CSV file: every entry that passes the filters, whatever the page.
 *
 * @throws {ApiError} as {@link listAudits}.
 * @see Portal spec §7 "Security centre and audits"
 */
export function exportAuditsCsv(
  http: HttpClient,
  query: ExportAuditsQuery = {},
  body: ExportAuditsRequest = {},
): Promise<Blob> {
  return http.send({ ...csvExport(query, body), answer: 'blob' });
}

/**
 * The file of {@link exportAuditsCsv} as a response: the caller reads its body, and so knows how much has arrived.
 *
 * @throws {ApiError} as {@link listAudits}.
 * @see Portal spec §7 "Security centre and audits"
 */
export function openAuditsCsv(
  http: HttpClient,
  query: ExportAuditsQuery,
  body: ExportAuditsRequest,
  signal: AbortSignal,
): Promise<Response> {
  return http.send({ ...csvExport(query, body), answer: 'response', signal });
}

function csvExport(query: ExportAuditsQuery, body: ExportAuditsRequest): Call {
  const names = { offset: 0, outputFileName: 'audits.csv' };
  return { method: 'POST', path: `${AUDITS}/export/csv/v2`, query: { ...names, ...query }, body };
}

/**
 * The audit log as a file of the older form of the call.
 *
 * @throws {ApiError} as {@link listAudits}; `ER-NOT-FOUND` (404) for another kind of file.
 * @see Portal spec §7 "Security centre and audits"
 */
export function exportAudits(
  http: HttpClient,
  format: 'csv' | 'pdf',
  query: ExportAuditsQuery = {},
  body: ExportAuditsRequest = {},
): Promise<Blob> {
  const path = `${AUDITS}/export/${encodeURIComponent(format)}`;
  const names = { offset: 0, outputFileName: `audits.${format}` };
  return http.send({ method: 'POST', path, query: { ...names, ...query }, body, answer: 'blob' });
}

/**
 * The columns of the audit log, in their order: `rows[0].properties`.
 *
 * @see Portal spec §4 "Audits"
 */
export function getAuditsMetadata(http: HttpClient): Promise<AuditsMetadataResponse> {
  return http.send({ method: 'GET', path: '/metadata', query: { entityName: 'audits' }, retry: true });
}
