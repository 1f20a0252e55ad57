/** Node of a parsed pattern. Assertions check the text around a position; characters consume one code unit. */
export type PatternNode =
  | { kind: 'character'; accepts: (character: string) => boolean }
  | { kind: 'assertion'; holds: (text: string, at: number) => boolean }
  | { kind: 'sequence'; parts: readonly PatternNode[] }
  | { kind: 'choice'; branches: readonly PatternNode[] }
  | { kind: 'repetition'; node: PatternNode; min: number; max: number };

/** The pattern is invalid, or needs more than a linear-time match can do: back references and look-around. */
export class UnsupportedPattern extends Error {}

/** Longest pattern that is read: nested groups are read by recursion. */
const LONGEST_SOURCE = 1_000;

const quantifierSyntax = /(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/y;
const groupSyntax = /\((?:\?:|\?<(?![=!])[^>]*>|(?!\?))/y;
/** One character: a class, an escape or the character itself. Octal escapes look like back references and are left out. */
const characterSyntax =
  /\[\^?(?:[^\]\\]|\\[\s\S])*\]|\\(?:u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[A-Za-z]|0(?!\d)|[^\dckbB])|[^\\()|]/y;
const assertions: Readonly<Record<string, (text: string, at: number) => boolean>> = {
  '^': (_, at) => at === 0,
  $: (text, at) => at === text.length,
  '\\b': (text, at) => isWordEdge(text, at),
  '\\B': (text, at) => !isWordEdge(text, at),
};
const assertionSyntax = /\^|\$|\\[bB]/y;

/**
 * Reads a regular expression of JavaScript (without flags).
 *
 * @throws {SyntaxError} when JavaScript finds it invalid.
 * @throws {UnsupportedPattern} for back references, look-around and sources of more than 1,000 characters.
 */
export function readPattern(source: string): PatternNode {
  if (source.length > LONGEST_SOURCE) throw new UnsupportedPattern('too long');
  // Compiling does not run the pattern; the code below can rely on valid syntax.
  new RegExp(source);
  const reader = { source, at: 0 };
  const node = readChoice(reader);
  if (reader.at < source.length) throw new UnsupportedPattern(source.slice(reader.at));
  return node;
}

interface Reader {
  readonly source: string;
  at: number;
}

function readChoice(reader: Reader): PatternNode {
  const branches = [readSequence(reader)];
  while (take(reader, '|')) branches.push(readSequence(reader));
  return { kind: 'choice', branches };
}

function readSequence(reader: Reader): PatternNode {
  const parts: PatternNode[] = [];
  while (reader.at < reader.source.length && !'|)'.includes(reader.source.charAt(reader.at))) {
    parts.push(readRepetition(reader));
  }
  return { kind: 'sequence', parts };
}

function readRepetition(reader: Reader): PatternNode {
  const node = readAtom(reader);
  const [whole, sign, min, comma, max] = takeMatch(reader, quantifierSyntax) ?? [];
  if (whole === undefined) return node;
  if (sign) return { kind: 'repetition', node, min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : Infinity };
  const least = Number(min);
  return { kind: 'repetition', node, min: least, max: comma ? (max ? Number(max) : Infinity) : least };
}

function readAtom(reader: Reader): PatternNode {
  const [assertion] = takeMatch(reader, assertionSyntax) ?? [];
  const holds = assertion && assertions[assertion];
  if (holds) return { kind: 'assertion', holds };
  if (takeMatch(reader, groupSyntax)) {
    const inner = readChoice(reader);
    take(reader, ')');
    return inner;
  }
  const [character] = takeMatch(reader, characterSyntax) ?? [];
  if (character === undefined) throw new UnsupportedPattern(reader.source.slice(reader.at));
  return { kind: 'character', accepts: acceptsOf(character) };
}

/** Matches classes and escapes by JavaScript's own engine, which is fast on a single character. */
function acceptsOf(syntax: string): (character: string) => boolean {
  if (syntax.length === 1 && syntax !== '.') return (character) => character === syntax;
  const single = new RegExp(`^${syntax}$`);
  return (character) => single.test(character);
}

function take(reader: Reader, mark: string): boolean {
  const isThere = reader.source.startsWith(mark, reader.at);
  if (isThere) reader.at += mark.length;
  return isThere;
}

function takeMatch(reader: Reader, syntax: RegExp): RegExpExecArray | null {
  syntax.lastIndex = reader.at;
  const found = syntax.exec(reader.source);
  if (found) reader.at = syntax.lastIndex;
  return found;
}

function isWordEdge(text: string, at: number): boolean {
  return /\w/.test(text.charAt(at - 1)) !== /\w/.test(text.charAt(at));
}
