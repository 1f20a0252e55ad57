import { readColor } from './color';
import { fontFamily, fontWeight, type Grammar, keyword, length, readValue, shadowIn } from './css-grammar';
import { modern } from './presets/modern';
import type { Preset } from './presets/preset';
import type { Leaf } from './theme-leaves';
import type { Token } from './tokens';
import type { OlderTheme, ThemeOptions } from './types';

/**
 * How a theme is understood. There are two: the plain one, which ships with the first screen, and the full one, which is
 * fetched when a document says more than the plain one understands.
 */
export interface ThemeReader {
  /** The value of a token as the style sheet has it, or `undefined` when it cannot be read. */
  read(kind: Token['kind'], leaf: Leaf): string | undefined;
  presetNamed(name: unknown): Preset;
  /** The older form of the theme as theme options. */
  older(theme: OlderTheme): ThemeOptions | undefined;
}

/** One grammar a kind of token. */
export type TokenGrammars = Readonly<Record<Token['kind'], Grammar>>;

const KEPT_READINGS = 2000;

/** Reads by grammars and keeps what it read: most values are those of the last edit. */
export function cachedReading(grammars: TokenGrammars): ThemeReader['read'] {
  const readings = new Map<string, string | undefined>();
  return (kind, leaf) => {
    const key = `${kind} ${leaf}`;
    if (!readings.has(key)) {
      if (readings.size >= KEPT_READINGS) readings.clear();
      readings.set(key, readValue(grammars[kind], leaf));
    }
    return readings.get(key);
  };
}

/** Understands plain colours, lengths, fonts and shadows, and the default preset. */
export const plainReader: ThemeReader = {
  read: cachedReading({
    color: readColor,
    length,
    font: fontFamily,
    number: fontWeight,
    shadow: shadowIn(readColor),
    image: keyword('none'),
    keyword: () => undefined,
  }),
  presetNamed: () => modern,
  older: () => undefined,
};
