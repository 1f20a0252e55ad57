import { readDeclaration } from './css-properties';
import { fullReader } from './full-reader';
import type { ThemeStack } from './layers';
import { isPlainObject, valueAtPath } from './merge';
import { onceEach } from './once-each';
import { isTokenValue } from './resolve-tokens';
import { nestedStates, type ThemePart } from './theme-parts';
import type { MetadataWarning } from './warning';

/** A rule of the theme: its selector inside its place, and its declarations. */
export interface PartRule {
  selector: string;
  declarations: readonly string[];
}

/** Called with the warning of a value that is not used. */
export type Refuse = (warning: MetadataWarning) => void;

/** The place of a list of parts in the theme. */
export interface PartPlace {
  /** `loginBox.`, `loginBox.login.`, or `''` for the theme itself. */
  prefix: string;
  parts: readonly ThemePart[];
}

/** The rules that all layers together make of a place's styles; the strongest layer decides each property. */
export function partRules(stack: ThemeStack, { prefix, parts }: PartPlace, refuse: Refuse): PartRule[] {
  const weakestFirst = [...stack].reverse().flatMap(({ theme }) => {
    const place = prefix === '' ? theme : valueAtPath(theme, prefix.slice(0, -1));
    return isPlainObject(place) ? [place] : [];
  });
  if (weakestFirst.length === 0) return [];
  const rules = new Map<string, Map<string, string>>();
  const styled = new Set(weakestFirst.flatMap((place) => Object.keys(place)));
  for (const part of partsBelow(parts, styled)) {
    for (const place of weakestFirst) {
      readPart(valueAtPath(place, part.path), part, { path: prefix + part.path, rules, refuse });
    }
  }
  return [...rules].map(([selector, declared]) => ({
    selector,
    declarations: [...declared].map(([name, value]) => `${name}:${value}`),
  }));
}

/** Only the parts that a theme styles, because there are hundreds of parts and a theme styles few of them. */
function partsBelow(parts: readonly ThemePart[], styled: ReadonlySet<string>): readonly ThemePart[] {
  const names = firstNames(parts);
  return parts.filter((_, index) => styled.has(names[index] ?? ''));
}

const firstNames = onceEach((parts: readonly ThemePart[]) => parts.map(({ path }) => path.split('.', 1)[0] ?? ''));

interface Reading {
  path: string;
  rules: Map<string, Map<string, string>>;
  refuse: Refuse;
}

function readPart(value: unknown, part: ThemePart, reading: Reading): void {
  if (value === undefined || value === null) return;
  if (part.fixed) declareFixed(part.fixed, part.selector, reading);
  if (part.property) declare(part.property, value, part.selector, reading);
  else if (part.fixed) return;
  else if (isPlainObject(value)) readStyle(value, part.selector, reading);
  else reading.refuse({ path: `themeV2.${reading.path}`, message: 'must be a style, such as { "borderRadius": 12 }.' });
}

function declareFixed(fixed: string, selector: string, { rules }: Reading): void {
  const declared = rules.get(selector) ?? new Map<string, string>();
  for (const declaration of fixed.split(';')) {
    const [name = '', written = ''] = declaration.split(':');
    declared.set(name, written);
  }
  rules.set(selector, declared);
}

function readStyle(style: Record<string, unknown>, selector: string, reading: Reading): void {
  for (const [key, value] of Object.entries(style)) {
    const inner = { ...reading, path: `${reading.path}.${key}` };
    if (value === undefined || value === null || key === 'placeholderColor') continue;
    if (isPlainObject(value)) readNested(key, value, selector, inner);
    else declare(key, value, selector, inner);
  }
}

function readNested(key: string, style: Record<string, unknown>, selector: string, reading: Reading): void {
  const state = key.trim().replace(/^&/, '');
  if (nestedStates.has(state) && !selector.includes('::')) readStyle(style, selector + state, reading);
  else
    reading.refuse({
      path: `themeV2.${reading.path}`,
      message: 'is a selector that a theme cannot use; states such as "&:hover" can be.',
    });
}

function declare(property: string, value: unknown, selector: string, { path, rules, refuse }: Reading): void {
  if ((typeof value === 'string' || typeof value === 'number') && isTokenValue(tokenPath(path), value, fullReader))
    return;
  const read = readDeclaration(property, value);
  if (!read) {
    refuse({
      path: `themeV2.${path}`,
      message: `"${shortened(value)}" is not a value that a theme may give here; it is left out.`,
    });
    return;
  }
  const declared = rules.get(selector) ?? new Map<string, string>();
  rules.set(selector, declared.set(read.name, read.value));
}

/** `loginBox.login.boxStyle.padding` sets the token of `loginBox.boxStyle.padding` on its page. */
function tokenPath(path: string): string {
  return path.replace(/^loginBox\.\w+\.(rootStyle|boxStyle)\./, 'loginBox.$1.');
}

const SHOWN_LENGTH = 40;

/** A value as a warning shows it. */
export function shortened(value: unknown): string {
  const text = typeof value === 'string' ? value : String(JSON.stringify(value));
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
}
