import { isPlainObject } from './merge';
import type { ThemeOptions } from './types';

/** Palette entries that carry the page rather than the brand. */
const neutralPalette = new Set(['background', 'text', 'divider', 'icon', 'grey', 'common', 'loader', 'default']);

/** Parts painted in the brand's colours: their colours belong together and read on any page. */
const brandParts = /^(buttonTheme|(submit|link|passkeys)ButtonTheme|\w*[bB]uttons?Styles?|severityChipTheme)$/;

/** Names of single colours inside styles and colour groups. */
const colorName = /^(fill|stroke|\w*([bB]ackground|[cC]olor))$/;

/** A theme without the colours that fit only the scheme it was written for. Colours of brand and buttons stay. */
export function withoutNeutrals(theme: ThemeOptions): ThemeOptions {
  return strip(theme, '') as ThemeOptions;
}

function strip(value: unknown, name: string): unknown {
  if (!isPlainObject(value) || brandParts.test(name)) return value;
  const remaining = Object.entries(value).filter(([key, inner]) => keeps(key, inner, name));
  return Object.fromEntries(remaining.map(([key, inner]) => [key, strip(inner, key)]));
}

function keeps(key: string, inner: unknown, parent: string): boolean {
  if (parent === 'palette') return !neutralPalette.has(key);
  if (key === 'datePickerTheme') return false;
  return typeof inner !== 'string' || !colorName.test(key);
}
