import { onceEach } from './once-each';
import { placesBelow, type ResolvedTokens, resolveTokensOf, type ThemeStack, tokenNames } from './resolve-tokens';
import type { ThemeScope } from './root-scopes';
import { themeLeaves } from './theme-leaves';
import type { ThemeReader } from './theme-reader';
import type { TokenName } from './tokens';
import type { Scheme } from './types';

/** The last theme of a scope, and what follows from what in it. */
interface Kept {
  stack: ThemeStack;
  reader: ThemeReader;
  tokens: ResolvedTokens;
  users: Map<TokenName, Set<TokenName>>;
}

const keptIn = onceEach((_: ThemeScope) => new Map<Scheme, Kept>());

/**
 * The tokens of one scope. An edit changes a value or two of the hundreds that a theme has: the tokens that these concern
 * are resolved anew, and where there are none the answer is the same object as before.
 */
export function tokensOf(stack: ThemeStack, scope: ThemeScope, scheme: Scheme, reader: ThemeReader): ResolvedTokens {
  const kept = keptIn(scope);
  const last = kept.get(scheme);
  const known = last?.reader === reader ? last : undefined;
  const users = known?.users ?? new Map<TokenName, Set<TokenName>>();
  const anew = known && concerned(changedPlaces(known.stack, stack), scope, users);
  const tokens =
    known && anew?.size === 0
      ? known.tokens
      : resolveTokensOf(stack, scope, scheme, reader, {
          known: known && anew ? without(known.tokens, anew) : {},
          onUse: (of, by) => void users.set(of, (users.get(of) ?? new Set()).add(by)),
        });
  kept.set(scheme, { stack, reader, tokens, users });
  return tokens;
}

function without(tokens: ResolvedTokens, left: ReadonlySet<TokenName>): Partial<ResolvedTokens> {
  return Object.fromEntries(tokenNames.filter((name) => !left.has(name)).map((name) => [name, tokens[name]]));
}

/** Where any layer says something else than before. */
function changedPlaces(before: ThemeStack, after: ThemeStack): Set<string> {
  const changed = new Set<string>();
  for (const layer of new Set([...before, ...after].map((one) => one.layer))) {
    const [old, wanted] = [before, after].map((stack) => stack.find((one) => one.layer === layer)?.theme ?? {});
    if (!old || !wanted || old === wanted) continue;
    const [some, others] = [themeLeaves(old), themeLeaves(wanted)];
    for (const [place, leaf] of some) if (others.get(place) !== leaf) changed.add(place);
    for (const place of others.keys()) if (!some.has(place)) changed.add(place);
  }
  return changed;
}

/** The tokens whose values stand in these places, and all that follow from them. */
function concerned(
  places: ReadonlySet<string>,
  { prefixes }: ThemeScope,
  users: ReadonlyMap<TokenName, ReadonlySet<TokenName>>,
): Set<TokenName> {
  const names = new Set(
    prefixes.flatMap((prefix) => [...places].flatMap((place) => namesBelow(prefix).get(place) ?? [])),
  );
  // A set hands out what is added on the way.
  for (const name of names) for (const user of users.get(name) ?? []) names.add(user);
  return names;
}

const namesByPrefix = new Map<string, ReadonlyMap<string, readonly TokenName[]>>();

/** The tokens whose value stands in each place below a prefix. */
function namesBelow(prefix: string): ReadonlyMap<string, readonly TokenName[]> {
  const present = namesByPrefix.get(prefix);
  if (present) return present;
  const names = new Map<string, TokenName[]>();
  for (const [name, place] of placesBelow(prefix)) names.set(place, [...(names.get(place) ?? []), name]);
  namesByPrefix.set(prefix, names);
  return names;
}
