import type { Context } from './context';
import type { HandlerReply } from './handler-context';

/** A table of texts to be written into a file. */
export interface FileTable {
  columns: string[];
  rows: string[][];
}

/** A table as CSV. Texts that a spreadsheet would run as a formula are escaped. */
export async function toCsv({ columns, rows }: FileTable): Promise<string> {
  const { default: papa } = await import('papaparse');
  return papa.unparse({ fields: columns, data: rows }, { escapeFormulae: true });
}

/** A reply that browsers download under this file name. */
export function fileReply(
  context: Context,
  content: string | Uint8Array,
  contentType: string,
  fileName: string,
): HandlerReply {
  const safeName = fileName.replace(/[^\w .()-]/g, '_');
  const headers = { 'content-type': contentType, 'content-disposition': `attachment; filename="${safeName}"` };
  return context.reply(200, content, { headers });
}
