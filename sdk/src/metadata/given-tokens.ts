import type { LayerName, ThemeStack } from './layers';
import { themeLeaves } from './theme-leaves';
import type { ThemeReader } from './theme-reader';
import { type TokenName, tokenNames, tokens } from './tokens';

/** A value that a layer gives, and how near and strong its place is: the lower, the more it counts. */
export interface GivenToken {
  value: string;
  path: string;
  layer: LayerName;
  rank: number;
}

/** Returns the value that the layers give a token, or `undefined` when none does. */
export type GivenTokens = (name: TokenName) => GivenToken | undefined;

/** The values that layers give for a scope: the nearest prefix counts first, then the strongest layer. */
export function givenTokens(stack: ThemeStack, prefixes: readonly string[], reader: ThemeReader): GivenTokens {
  const sources = prefixes.flatMap((prefix) =>
    stack.map(({ layer, theme }) => ({ layer, places: placesBelow(prefix), values: themeLeaves(theme) })),
  );
  const found = new Map<TokenName, GivenToken | undefined>();

  function find(name: TokenName): GivenToken | undefined {
    const { kind } = tokens[name];
    for (let rank = 0; rank < sources.length; rank++) {
      const place = sources[rank]?.places.get(name);
      const leaf = place && sources[rank]?.values.get(place);
      const value = leaf === undefined ? undefined : reader.read(kind, leaf);
      if (value !== undefined)
        return { value, path: `themeV2.${place}`, layer: sources[rank]?.layer ?? 'default', rank };
    }
    return undefined;
  }

  return (name) => {
    if (!found.has(name)) found.set(name, find(name));
    return found.get(name);
  };
}

const placesByPrefix = new Map<string, ReadonlyMap<TokenName, string>>();

/** The path of each token's value below a prefix. */
function placesBelow(prefix: string): ReadonlyMap<TokenName, string> {
  const present = placesByPrefix.get(prefix);
  if (present) return present;
  const places = new Map<TokenName, string>();
  for (const name of tokenNames) {
    const place = pathInArea(tokens[name].path, prefix);
    if (place !== undefined) places.set(name, place);
  }
  placesByPrefix.set(prefix, places);
  return places;
}

/** Paths that name an area belong to that area alone; those of the login box may be given for one page. */
function pathInArea(path: string, prefix: string): string | undefined {
  if (path.startsWith('adminPortal.')) return prefix === 'adminPortal.' ? path : undefined;
  if (!path.startsWith('loginBox.')) return prefix + path;
  return prefix.startsWith('loginBox.') ? prefix + path.slice('loginBox.'.length) : undefined;
}
