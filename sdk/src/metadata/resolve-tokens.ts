import { nearestPassing } from './color';
import { alwaysDerived, derivedTokens, keptVisible, shadeOf } from './derived-tokens';
import type { LayerName, ThemeArea } from './layers';
import type { ThemeScope } from './root-scopes';
import { type Leaf, themeLeaves } from './theme-leaves';
import type { ThemeReader } from './theme-reader';
import { type Token, type TokenName, tokens } from './tokens';
import type { Scheme, ThemeOptions } from './types';

/** What a token is in one place, and why. */
export interface ResolvedToken {
  /** As the style sheet has it. */
  value: string;
  /** Where a vendor would change it: inside the document, `themeV2.palette.primary.main`. */
  path: string;
  /** Who gave the value, or the value it was computed from. */
  layer: LayerName;
  /** Computed from other tokens, since no layer gives it. */
  derived: boolean;
}

export type ResolvedTokens = Readonly<Record<TokenName, ResolvedToken>>;

/** Themes of the layers, strongest first. */
export type ThemeStack = readonly { layer: LayerName; theme: ThemeOptions }[];

/** Values of tokens that no layer gives and that follow from nothing else. */
const lastResort: Readonly<Record<Token['kind'], string>> = {
  color: '#808080',
  length: '0',
  font: 'sans-serif',
  number: '400',
  shadow: 'none',
  image: 'none',
  keyword: 'initial',
};

/** All token names, in the order of the table. */
export const tokenNames = Object.keys(tokens) as TokenName[];

/** A value that a layer gives, and how near and strong its place is: the lower, the more it counts. */
interface Given extends ResolvedToken {
  rank: number;
}

/** What the resolving of a scope starts from. */
export interface Beginning {
  /** Tokens that are as they were. */
  known: Partial<ResolvedTokens>;
  /** Told that `by` follows from `of`: it is to be resolved anew with it. */
  onUse(of: TokenName, by: TokenName): void;
}

/** The tokens of one scope. */
export function resolveTokensOf(
  stack: ThemeStack,
  { prefixes }: ThemeScope,
  scheme: Scheme,
  reader: ThemeReader,
  { known, onUse }: Beginning,
): ResolvedTokens {
  const sources = prefixes.flatMap((prefix) =>
    stack.map(({ layer, theme }) => ({ layer, places: placesBelow(prefix), values: themeLeaves(theme) })),
  );
  const resolved: Partial<Record<TokenName, ResolvedToken>> = { ...known };

  function given(name: TokenName): Given | undefined {
    const { kind } = tokens[name];
    for (let rank = 0; rank < sources.length; rank++) {
      const place = sources[rank]?.places.get(name);
      const leaf = place && sources[rank]?.values.get(place);
      const value = leaf === undefined ? undefined : reader.read(kind, leaf);
      if (value !== undefined)
        return { value, path: `themeV2.${place}`, layer: sources[rank]?.layer ?? 'default', derived: false, rank };
    }
    return undefined;
  }

  function resolve(name: TokenName): ResolvedToken {
    const token = resolved[name] ?? make(name);
    resolved[name] = token;
    return token;
  }

  function make(name: TokenName): ResolvedToken {
    const own = given(name);
    return own && !alwaysDerived.has(name) && !isStale(name, own) ? visible(name, own) : computed(name, own);
  }

  /** A shade from further away or from a weaker layer belongs to a colour that is no longer there. */
  function isStale(name: TokenName, { rank }: Given): boolean {
    const main = shadeOf.get(name);
    if (main) onUse(main, name);
    const source = main && given(main);
    return source !== undefined && source.rank < rank;
  }

  function read(name: TokenName, by: TokenName): string {
    onUse(name, by);
    return resolve(name).value;
  }

  function visible(name: TokenName, { value, path, layer }: Given): ResolvedToken {
    const need = keptVisible.get(name);
    const shown = need ? nearestPassing(value, read(need.against, name), need.ratio) : value;
    return { value: shown, path, layer, derived: false };
  }

  function computed(name: TokenName, source: Given | undefined): ResolvedToken {
    const { path, kind } = tokens[name];
    let from: TokenName | undefined;
    const value = derivedTokens.get(name)?.((other) => {
      from ??= other;
      return read(other, name);
    }, scheme);
    const layer = (alwaysDerived.has(name) && source?.layer) || (from && resolve(from).layer) || 'default';
    return { value: value ?? lastResort[kind], path: `themeV2.${path}`, layer, derived: true };
  }

  return Object.fromEntries(tokenNames.map((name) => [name, resolve(name)])) as ResolvedTokens;
}

const placesByPrefix = new Map<string, ReadonlyMap<TokenName, string>>();

/** Where each token's value stands below a prefix. */
export function placesBelow(prefix: string): ReadonlyMap<TokenName, string> {
  const present = placesByPrefix.get(prefix);
  if (present) return present;
  const places = new Map<TokenName, string>();
  for (const name of tokenNames) {
    const place = placeOf(tokens[name].path, prefix);
    if (place !== undefined) places.set(name, place);
  }
  placesByPrefix.set(prefix, places);
  return places;
}

/** Paths that name an area belong to that area alone; those of the login box may be given for one page. */
function placeOf(path: string, prefix: string): string | undefined {
  if (path.startsWith('adminPortal.')) return prefix === 'adminPortal.' ? path : undefined;
  if (!path.startsWith('loginBox.')) return prefix + path;
  return prefix.startsWith('loginBox.') ? prefix + path.slice('loginBox.'.length) : undefined;
}

/** Whether a token means something in an area: those of the other area's parts do not. */
export function belongsTo(name: TokenName, area: ThemeArea): boolean {
  const { path } = tokens[name];
  return area === 'loginBox' ? !path.startsWith('adminPortal.') : !path.startsWith('loginBox.');
}

/** Whether a token of this path takes the value, so that no rule of its own is needed. */
export function isTokenValue(path: string, leaf: Leaf, reader: ThemeReader): boolean {
  const kind = kindByPath.get(path);
  return kind !== undefined && reader.read(kind, leaf) !== undefined;
}

const kindByPath: ReadonlyMap<string, Token['kind']> = new Map(
  tokenNames.filter((name) => !alwaysDerived.has(name)).map((name) => [tokens[name].path, tokens[name].kind]),
);
