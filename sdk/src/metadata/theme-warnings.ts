import { fullReader } from './full-reader';
import type { MetadataLayers } from './layers';
import { isPlainObject } from './merge';
import { type Refuse, shortened } from './part-rules';
import { isTokenValue } from './resolve-tokens';
import { rootScopes } from './root-scopes';
import { themeLeaves } from './theme-leaves';
import { innerScopes } from './theme-scopes';
import { tokenNames, tokens } from './tokens';

/** Paths whose values are styles: the rules of the parts report on those. */
const styled = /^(loginBox|adminPortal\.navigation)\./;

const prefixes = [...new Set([...Object.values(rootScopes), ...innerScopes].flatMap((scope) => scope.prefixes))];

/** Every place where a token is read, and the token's own path. */
const tokenPlaces: ReadonlyMap<string, string> = new Map(
  tokenNames
    .map((name) => tokens[name].path)
    .filter((path) => !styled.test(path))
    .flatMap((path) => prefixes.map((prefix): [string, string] => [prefix + path, path])),
);

/** Reports values of the vendor's layers at the path of a token that can't be read as that token. */
export function themeWarnings(layers: MetadataLayers, refuse: Refuse): void {
  for (const document of [layers.metadata, layers.override, layers.host]) {
    if (!isPlainObject(document?.themeV2)) continue;
    for (const [place, leaf] of themeLeaves(document.themeV2)) {
      const path = tokenPlaces.get(place);
      if (path === undefined || isTokenValue(path, leaf, fullReader)) continue;
      refuse({ path: `themeV2.${place}`, message: `"${shortened(leaf)}" cannot be read here; it is left out.` });
    }
  }
}
