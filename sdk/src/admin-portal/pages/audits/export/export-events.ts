import { openAuditsCsv } from '../../../../api/audits';
import type { AuditFilters } from '../../../../contract';
import type { HttpClient } from '../../../../core/http-client';
import { asApiError } from '../../../../core/response-error';
import { downloadCsv, formatCsv, parseCsv } from '../../../parts/csv';

export interface EventsExport {
  filters: AuditFilters;
  /** The columns of the file, with their titles. */
  columns: { name: string; displayName: string }[];
  signal: AbortSignal;
  /** Called with the number of lines that have arrived. */
  onProgress: (lines: number) => void;
}

/**
 * Gives the user a CSV file of all events that pass the filters; resolves to their number. The service writes the file.
 * Its cells are checked again, because a spreadsheet program runs what looks like a formula.
 *
 * @throws {ApiError} if the service refuses, the connection breaks, or the signal aborts.
 */
export async function exportEvents(
  http: HttpClient,
  { filters, columns, signal, onProgress }: EventsExport,
): Promise<number> {
  const response = await openAuditsCsv(http, filters, { properties: columns }, signal);
  const rows = await parseCsv(await readLines(response, onProgress));
  signal.throwIfAborted();
  downloadCsv(await formatCsv(rows), 'audits.csv');
  return Math.max(0, rows.length - 1);
}

/** Reads the text of a response, and reports the lines as they arrive. */
async function readLines({ body }: Response, onProgress: (lines: number) => void): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let lines = 0;
  try {
    while (reader) {
      const { done, value } = await reader.read();
      const part = decoder.decode(value, { stream: !done });
      text += part;
      if (done) break;
      lines += part.split('\n').length - 1;
      onProgress(lines);
    }
  } catch (thrown) {
    throw asApiError(thrown, true);
  }
  return text;
}
