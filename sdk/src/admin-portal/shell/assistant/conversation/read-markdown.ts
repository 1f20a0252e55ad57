/** A run of text in one style. */
export interface Span {
  kind: 'plain' | 'strong' | 'code';
  text: string;
}

/** A block of an answer. */
export type Block =
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; ordered: boolean; items: Span[][] }
  | { kind: 'code'; text: string }
  | { kind: 'table'; rows: Span[][][] };

const bullet = /^\s*[-*]\s+/;
const numbered = /^\s*\d+[.)]\s+/;
const fence = /^\s*```/;
const tableRow = /^\s*\|(.*)\|\s*$/;
const tableRule = /^\s*\|[\s:|-]+\|\s*$/;

/**
 * Reads the part of Markdown that answers are written in: paragraphs, lists, tables, code, strong text. All else stays
 * text, and nothing becomes a link or a picture: the assistant repeats names and texts that other users have written,
 * and the address of a link or picture could carry data to another site.
 */
export function readMarkdown(text: string): Block[] {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const blocks: Block[] = [];
  while (lines.length > 0) {
    const [first = ''] = lines;
    if (first.trim() === '') lines.shift();
    else blocks.push(readBlock(first, lines));
  }
  return blocks;
}

function readBlock(first: string, lines: string[]): Block {
  if (fence.test(first)) return readCode(lines);
  if (bullet.test(first)) return readList(lines, bullet, false);
  if (numbered.test(first)) return readList(lines, numbered, true);
  if (tableRow.test(first)) return readTable(lines);
  const isText = (line: string) =>
    line.trim() !== '' && ![fence, bullet, numbered, tableRow].some((of) => of.test(line));
  const paragraph = takeWhile(lines, isText);
  return {
    kind: 'paragraph',
    spans: readSpans(paragraph.map((line) => line.replace(/^#{1,6}\s+(.*)$/, '**$1**')).join('\n')),
  };
}

function readCode(lines: string[]): Block {
  lines.shift();
  const text = takeWhile(lines, (line) => !fence.test(line)).join('\n');
  lines.shift();
  return { kind: 'code', text };
}

function readList(lines: string[], marker: RegExp, ordered: boolean): Block {
  const items = takeWhile(lines, (line) => marker.test(line));
  return { kind: 'list', ordered, items: items.map((line) => readSpans(line.replace(marker, ''))) };
}

function readTable(lines: string[]): Block {
  const rows = takeWhile(lines, (line) => tableRow.test(line)).filter((line) => !tableRule.test(line));
  const cells = (line: string) => (tableRow.exec(line)?.[1] ?? '').split('|').map((cell) => readSpans(cell.trim()));
  return { kind: 'table', rows: rows.map(cells) };
}

function takeWhile(lines: string[], test: (line: string) => boolean): string[] {
  const end = lines.findIndex((line) => !test(line));
  return lines.splice(0, end === -1 ? lines.length : end);
}

function readSpans(text: string): Span[] {
  const parts = text.split(/(\*\*[^*\n]+\*\*|`[^`\n]+`)/).filter(Boolean);
  return parts.map((part) => {
    if (/^\*\*.+\*\*$/.test(part)) return { kind: 'strong', text: part.slice(2, -2) };
    if (/^`.+`$/.test(part)) return { kind: 'code', text: part.slice(1, -1) };
    return { kind: 'plain', text: part };
  });
}
