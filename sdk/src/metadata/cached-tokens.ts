import type { ThemeStack } from './layers';
import { onceEach } from './once-each';
import { type ResolvedTokens, resolveTokensOf, type TokenMemo } from './resolve-tokens';
import type { ThemeScope } from './root-scopes';
import type { ThemeReader } from './theme-reader';
import { tokenNames } from './tokens';
import type { Scheme } from './types';

/** The tokens of the last theme of a scope. */
interface Cached {
  memo: TokenMemo;
  tokens?: ResolvedTokens;
}

const cachedIn = onceEach((_: ThemeScope) => onceEach((_: ThemeReader) => ({ light: newCache(), dark: newCache() })));

const newCache = (): Cached => ({ memo: new Map() });

/**
 * The tokens of one scope. An edit changes a few of the hundreds of values of a theme, so a token whose inputs are the same
 * as in the last theme is not computed again. If no token has changed, the result is the same object as before.
 */
export function cachedTokensOf(
  stack: ThemeStack,
  scope: ThemeScope,
  scheme: Scheme,
  reader: ThemeReader,
): ResolvedTokens {
  const cached = cachedIn(scope)(reader)[scheme];
  const tokens = resolveTokensOf(stack, scope, scheme, reader, cached.memo);
  const last = cached.tokens;
  const isSame = last && tokenNames.every((name) => last[name] === tokens[name]);
  if (!isSame) cached.tokens = tokens;
  return isSame ? last : tokens;
}
