import { isOneOf, splitOutside } from './css-text';

/** Parses a value and serializes it for the sheet, never copies it; `undefined` if it does not parse. */
export type Grammar = (value: string) => string | undefined;

const UNITS = 'px|em|rem|ch|ex|lh|vw|vh|vmin|vmax|svw|svh|dvw|dvh|cqi|cqb|%';
const lengthPattern = new RegExp(`^[+-]?(\\d{1,6}(\\.\\d{1,4})?|\\.\\d{1,4})(${UNITS})$`, 'i');
const numberPattern = /^[+-]?(\d{1,6}(\.\d{1,4})?|\.\d{1,4})$/;
/** A word of CSS. */
const identPattern = /^-?[a-z][a-z-]{0,40}$/i;

/** `12px`, `50%`, `0`, `calc(100% - 16px)`; a bare number is pixels. */
export const length: Grammar = (value) => {
  if (numberPattern.test(value)) return `${Number(value)}${Number(value) === 0 ? '' : 'px'}`;
  if (lengthPattern.test(value)) return value.toLowerCase();
  return calculation(value);
};

/** Length where a bare number has a meaning of its own: line height. */
export const number: Grammar = (value) => (numberPattern.test(value) ? String(Number(value)) : undefined);

/** `calc()`, `min()`, `max()` and `clamp()` over numbers and lengths. */
function calculation(value: string): string | undefined {
  const call = /^(calc|min|max|clamp)\((.{1,120})\)$/i.exec(value);
  if (!call?.[1] || !call[2]) return undefined;
  const written = splitOutside(call[2], /,/).map(terms);
  return allKnown(written) ? `${call[1].toLowerCase()}(${written.join(', ')})` : undefined;
}

/** `100% - 2 * 8px`: values with an operator between each two. */
const terms: Grammar = (value) => {
  const parts = splitOutside(value, /\s/).filter(Boolean);
  const written = parts.map((part, index) => (index % 2 === 0 ? operand(part) : operator(part)));
  return parts.length % 2 === 1 && allKnown(written) ? written.join(' ') : undefined;
};
const operand: Grammar = (value) => number(value) ?? length(value);
const operator: Grammar = (value) => (isOneOf(value, ['+', '-', '*', '/']) ? value : undefined);

/** One of the keywords. */
export const keyword =
  (...keywords: readonly string[]): Grammar =>
  (value) =>
    keywords.find((word) => word === value.toLowerCase());

/** The first grammar that understands the value. */
export const oneOf =
  (...grammars: readonly Grammar[]): Grammar =>
  (value) => {
    for (const grammar of grammars) {
      const written = grammar(value);
      if (written !== undefined) return written;
    }
    return undefined;
  };

/** One to `most` values with spaces between. */
export const upTo =
  (most: number, grammar: Grammar): Grammar =>
  (value) => {
    const written = splitOutside(value, /\s/).filter(Boolean).map(grammar);
    return written.length > 0 && written.length <= most && allKnown(written) ? written.join(' ') : undefined;
  };

/** Whether every part was understood. */
export function allKnown(written: readonly (string | undefined)[]): written is string[] {
  return !written.includes(undefined);
}

/** Values with commas between. */
export const list =
  (grammar: Grammar): Grammar =>
  (value) => {
    const written = splitOutside(value, /,/).map((part) => grammar(part.trim()));
    return allKnown(written) ? written.join(', ') : undefined;
  };

const oneShadow =
  (color: Grammar): Grammar =>
  (value) => {
    const parts = splitOutside(value, /\s/).filter(Boolean);
    const colors = parts.filter((part) => length(part) === undefined && part.toLowerCase() !== 'inset').map(color);
    const lengths = parts.map(length).filter((part) => part !== undefined);
    const inset = parts.filter((part) => part.toLowerCase() === 'inset');
    const fits = lengths.length >= 2 && lengths.length <= 4 && colors.length <= 1 && inset.length <= 1;
    return fits && allKnown(colors) ? [...inset.map(() => 'inset'), ...lengths, ...colors].join(' ') : undefined;
  };

/** `0 1px 2px rgba(0, 0, 0, 0.1), …` */
export const shadowIn = (color: Grammar): Grammar => oneOf(keyword('none'), list(oneShadow(color)));

/** Keywords of every CSS property, which therefore can't name a font. */
const wideKeyword = /^(inherit|initial|unset|revert|revert-layer|default)$/i;

const fontName: Grammar = (value) => {
  const name = value.replace(/^(["'])(.*)\1$/, '$2').trim();
  if (!/^-?[\p{L}\d][\p{L}\d ._-]{0,60}$/u.test(name)) return undefined;
  return identPattern.test(name) && !wideKeyword.test(name) ? name : `"${name}"`;
};

/** Font names, best first; names with spaces are quoted. */
export const fontFamily: Grammar = list(fontName);

/** Weights by number or word. */
export const fontWeight: Grammar = (value) =>
  /^[1-9]\d{0,2}$/.test(value) ? value : keyword('normal', 'bold', 'bolder', 'lighter')(value);

/** Longest value that is parsed, pictures excluded. */
const VALUE_LIMIT = 2000;

/** Reads one value by its grammar. `!important` is left out: the layer order decides. */
export function readValue(grammar: Grammar, value: unknown, limit = VALUE_LIMIT): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? grammar(String(value)) : undefined;
  if (typeof value !== 'string' || value.length > limit) return undefined;
  return grammar(value.replace(/\s*!important\s*$/i, '').trim());
}
