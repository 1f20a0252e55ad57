import { type Grammar, readValue } from './css-grammar';
import type { Preset } from './presets/preset';
import type { Leaf } from './theme-leaves';
import type { Token } from './tokens';
import type { OlderTheme, ThemeOptions } from './types';

/** Reads a theme: the meaning of its values, and the presets that it may name. */
export interface ThemeReader {
  /** The value of a token as the style sheet has it, or `undefined` when it cannot be read. */
  read(kind: Token['kind'], leaf: Leaf): string | undefined;
  presetNamed(name: unknown): Preset;
  /** A theme without the colours that fit only the scheme it was written for. */
  brandOf(theme: ThemeOptions): ThemeOptions;
  /** The older form of the theme as theme options. */
  older(theme: OlderTheme): ThemeOptions | undefined;
}

/** The grammar of each kind of token. */
export type TokenGrammars = Readonly<Record<Token['kind'], Grammar>>;

const KEPT_READINGS = 2000;

/** Reads by grammars and caches the results, because an edit leaves most values unchanged. */
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
