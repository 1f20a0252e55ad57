/** Parsed JSON, or one sentence that says where it breaks. */
export type ParsedJson = { ok: true; value: unknown } | { ok: false; message: string };

/** `JSON.parse` that says line and column of the first mistake, in every browser. */
export function parseJson(text: string): ParsedJson {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    const offset = firstMistake(text);
    const lines = text.slice(0, offset).split('\n');
    const place = `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
    return { ok: false, message: `This is not valid JSON: ${whatStands(text, offset)} at ${place}.` };
  }
}

function whatStands(text: string, offset: number): string {
  const character = text[offset];
  return character === undefined ? 'it ends too early,' : `unexpected ${JSON.stringify(character)}`;
}

/** What may come next. */
type Expected = 'value' | 'valueOrEnd' | 'key' | 'keyOrEnd' | 'colon' | 'separator' | 'nothing';

const space = /[ \t\n\r]*/y;
const token =
  /([{}[\]:,])|("[^"\\\p{Cc}]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\p{Cc}]*)*")|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy;

/** Offset of the first character that JSON does not allow at its position. */
function firstMistake(text: string): number {
  const open: ('{' | '[')[] = [];
  let expected: Expected = 'value';
  for (let at = skipSpace(text, 0); at < text.length; at = skipSpace(text, token.lastIndex)) {
    token.lastIndex = at;
    const [found, mark, quoted] = token.exec(text) ?? [];
    const next: Expected | undefined =
      found === undefined ? undefined : step(expected, mark, quoted !== undefined, open);
    if (next === undefined) return at;
    expected = next;
  }
  return text.length;
}

function skipSpace(text: string, from: number): number {
  space.lastIndex = from;
  space.exec(text);
  return space.lastIndex;
}

/** What follows a token, or `undefined` when the token is not allowed here. */
function step(
  expected: Expected,
  mark: string | undefined,
  quoted: boolean,
  open: ('{' | '[')[],
): Expected | undefined {
  const takesValue = expected === 'value' || expected === 'valueOrEnd';
  if (mark === undefined && takesValue) return afterValue(open);
  if (quoted) return expected === 'key' || expected === 'keyOrEnd' ? 'colon' : undefined;
  if (mark === ':') return expected === 'colon' ? 'value' : undefined;
  if (mark === ',') return expected !== 'separator' ? undefined : open.at(-1) === '{' ? 'key' : 'value';
  if ((mark === '{' || mark === '[') && takesValue) {
    open.push(mark);
    return mark === '{' ? 'keyOrEnd' : 'valueOrEnd';
  }
  const closes = (mark === '}' && open.at(-1) === '{') || (mark === ']' && open.at(-1) === '[');
  if (!closes || !['separator', 'keyOrEnd', 'valueOrEnd'].includes(expected)) return undefined;
  open.pop();
  return afterValue(open);
}

function afterValue(open: readonly string[]): Expected {
  return open.length === 0 ? 'nothing' : 'separator';
}
