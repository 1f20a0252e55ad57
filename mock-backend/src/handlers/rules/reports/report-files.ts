import type { FileTable } from '../call/files';

/** A report with what it says. */
export interface DrawnReport {
  name: string;
  description: string;
  /** Of the tenant. */
  owner: string;
  /** ISO date. */
  writtenAt: string;
  table: FileTable;
}

/** The page that a report is drawn on. */
export const REPORT_PAGE = [
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{{name}}</title>',
  '<style>body{font:14px/1.5 system-ui,sans-serif;margin:2rem;color:#1f2430}table{border-collapse:collapse;width:100%}',
  'th,td{text-align:start;padding:.4rem .6rem;border-bottom:1px solid #d8dbe2}</style></head>',
  '<body><h1>{{name}}</h1><p>{{description}}</p><p>{{owner}}, {{date}}</p><table>{{rows}}</table></body></html>',
].join('\n');

/** A report as a page of its own. Whatever users typed stays text. */
export function toPage({ name, description, owner, writtenAt, table }: DrawnReport): string {
  const head = rowOf('th', table.columns);
  const body = table.rows.map((cells) => rowOf('td', cells));
  const values: Record<string, string> = {
    name: asText(name),
    description: asText(description),
    owner: asText(owner),
    date: writtenAt.slice(0, 10),
    rows: [head, ...body].join('\n'),
  };
  return REPORT_PAGE.replace(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? '');
}

/** A report as plain text, to be mailed. */
export function toText({ description, owner, writtenAt, table }: DrawnReport): string {
  const lines = [table.columns, ...table.rows].map((cells) => cells.join(' | '));
  return [description, `${owner}, ${writtenAt.slice(0, 10)}`, lines.join('\n')].join('\n\n');
}

function rowOf(tag: 'th' | 'td', cells: readonly string[]): string {
  return `<tr>${cells.map((cell) => `<${tag}>${asText(cell)}</${tag}>`).join('')}</tr>`;
}

function asText(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (letter) => entities[letter] ?? '');
}
