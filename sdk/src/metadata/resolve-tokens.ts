import { nearestPassing } from './color';
import { alwaysDerived, derivedTokens, requiredContrast, shadeOf, type TokenValue } from './derived-tokens';
import { type GivenToken, type GivenTokens, givenTokens } from './given-tokens';
import type { LayerName, ThemeArea, ThemeStack } from './layers';
import type { ThemeScope } from './root-scopes';
import type { Leaf } from './theme-leaves';
import type { ThemeReader } from './theme-reader';
import { type Token, type TokenName, tokenNames, tokens } from './tokens';
import type { Scheme } from './types';

/** The value of a token in one place, and its origin. */
export interface ResolvedToken {
  /** As the style sheet has it. */
  value: string;
  /** Where a vendor would change it: inside the document, `themeV2.palette.primary.main`. */
  path: string;
  /** The layer of the value, or of the value it was computed from. */
  layer: LayerName;
  /** Computed from other tokens, since no layer gives it. */
  derived: boolean;
}

/** The value and the origin of every token in one place. */
export type ResolvedTokens = Readonly<Record<TokenName, ResolvedToken>>;

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

/** A token with everything that it was computed from. */
interface Computation {
  token: ResolvedToken;
  given: GivenToken | undefined;
  isStale: boolean;
  inputs: ReadonlyMap<TokenName, ResolvedToken>;
}

/** The computations of the last theme of a scope. */
export type TokenMemo = Map<TokenName, Computation>;

/**
 * The tokens of one scope. A token whose inputs are the same as in `memo` is the same object as there; `memo` then holds the
 * computations of this theme.
 */
export function resolveTokensOf(
  stack: ThemeStack,
  { prefixes }: ThemeScope,
  scheme: Scheme,
  reader: ThemeReader,
  memo: TokenMemo = new Map(),
): ResolvedTokens {
  const given = givenTokens(stack, prefixes, reader);
  const resolved = new Map<TokenName, ResolvedToken>();

  function resolve(name: TokenName): ResolvedToken {
    const token = resolved.get(name) ?? fromMemo(name);
    resolved.set(name, token);
    return token;
  }

  function fromMemo(name: TokenName): ResolvedToken {
    const own = given(name);
    const isStale = own !== undefined && isOfOtherColor(name, own, given);
    const last = memo.get(name);
    if (last && isSame(last.given, own) && last.isStale === isStale && hasSameInputs(last)) return last.token;
    const inputs = new Map<TokenName, ResolvedToken>();
    const read = (other: TokenName) => {
      inputs.set(other, resolve(other));
      return resolve(other).value;
    };
    const isGiven = own && !alwaysDerived.has(name) && !isStale;
    const token = isGiven ? visible(name, own, read) : computed(name, own, read);
    memo.set(name, { token, given: own, isStale, inputs });
    return token;
  }

  function hasSameInputs({ inputs }: Computation): boolean {
    for (const [name, token] of inputs) if (resolve(name) !== token) return false;
    return true;
  }

  function computed(name: TokenName, source: GivenToken | undefined, read: TokenValue): ResolvedToken {
    const { path, kind } = tokens[name];
    let from: TokenName | undefined;
    const value = derivedTokens.get(name)?.((other) => {
      from ??= other;
      return read(other);
    }, scheme);
    const layer = (alwaysDerived.has(name) && source?.layer) || (from && resolve(from).layer) || 'default';
    return { value: value ?? lastResort[kind], path: `themeV2.${path}`, layer, derived: true };
  }

  return Object.fromEntries(tokenNames.map((name) => [name, resolve(name)])) as ResolvedTokens;
}

/** Whether a shade comes from further away or from a weaker layer than its main colour: it belongs to another colour. */
function isOfOtherColor(name: TokenName, { rank }: GivenToken, given: GivenTokens): boolean {
  const main = shadeOf.get(name);
  const source = main && given(main);
  return source !== undefined && source.rank < rank;
}

function visible(name: TokenName, { value, path, layer }: GivenToken, read: TokenValue): ResolvedToken {
  const need = requiredContrast.get(name);
  const shown = need ? nearestPassing(value, read(need.against), need.ratio) : value;
  return { value: shown, path, layer, derived: false };
}

function isSame(some: GivenToken | undefined, other: GivenToken | undefined): boolean {
  return some?.value === other?.value && some?.path === other?.path && some?.layer === other?.layer;
}

/** Whether a token is used in an area: those of the other area's parts are not. */
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
