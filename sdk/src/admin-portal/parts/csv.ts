import { download } from './download';
import { loadForAction } from './load-for-action';

/** Characters with which spreadsheet programs begin a formula. Papaparse's own pattern misses those with a line break. */
const startsFormula = /^[=+\-@\t\r\n]/;

/**
 * A table as CSV that opens safely in spreadsheet programs: a cell that could be a formula begins with an apostrophe. The
 * byte order mark tells them that the text is UTF-8.
 */
export async function formatCsv(rows: readonly (readonly string[])[]): Promise<string> {
  const { default: Papa } = await loadForAction(import('papaparse'));
  return `\uFEFF${Papa.unparse([...rows] as string[][], { escapeFormulae: startsFormula })}\r\n`;
}

/** The rows of a CSV text, without empty ones. */
export async function parseCsv(text: string): Promise<string[][]> {
  const { default: Papa } = await loadForAction(import('papaparse'));
  return Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: true }).data;
}

/** Gives the user a CSV text as a file. */
export function downloadCsv(csv: string, fileName: string): void {
  download(new Blob([csv], { type: 'text/csv;charset=utf-8' }), fileName);
}
