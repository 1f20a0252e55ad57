import {
  type LayerName,
  type PortalMetadata,
  portalThemePlaces,
  type ResolvedMetadata,
  type ResolvedTokens,
  resolveMetadata,
  resolveTokens,
  type Scheme,
  type ThemeArea,
  type ThemePlace,
  type TokenName,
  tokens,
} from '@portico/sdk/metadata';
import type { Path } from '../../draft/path';

/** A value of the theme as it applies at a path, with what sets it. */
export interface EffectiveValue {
  value: unknown;
  /** `undefined` for a value that is computed from others, or for none. */
  layer: LayerName | undefined;
  /** The place around it that the value is inherited from; `''` is the shared theme. */
  inheritedFrom: string | undefined;
}

/** The place of a path inside `themeV2` in the document. */
export function themePlace(path: string): Path {
  return ['themeV2', ...path.split('.')];
}

/** The area that a path inside `themeV2` belongs to: each has its own preset. Shared paths belong to the login box. */
export function areaOf(path: string): ThemeArea {
  return path.startsWith('adminPortal.') ? 'adminPortal' : 'loginBox';
}

const longestFirst = [...portalThemePlaces].sort((one, other) => other.path.length - one.path.length);

/** The place of the portal that a path inside `themeV2` belongs to. */
function themePlaceOf(path: string): ThemePlace | undefined {
  return longestFirst.find((place) => path.startsWith(`${place.path}.`));
}

/** The value that applies at a path: its own, the one of the nearest place around it, or the token computed for it. */
export function effectiveValue(metadata: PortalMetadata, path: string, scheme: Scheme): EffectiveValue {
  const theme = themeOf(metadata, path, scheme);
  const place = themePlaceOf(path);
  const name = place ? path.slice(place.path.length + 1) : path;
  for (const around of place ? [place.path, ...place.inherits] : ['']) {
    const full = ['themeV2', around, name].filter(Boolean).join('.');
    const value = theme.valueAt(full);
    const isOwn = around === (place?.path ?? '');
    if (value !== undefined) return { value, layer: theme.layerOf(full), inheritedFrom: isOwn ? undefined : around };
  }
  const token = place && tokenAt(path, name);
  const value = token && tokensAt(metadata, path, scheme)[token].value;
  return { value, layer: undefined, inheritedFrom: undefined };
}

function tokenAt(...paths: string[]): TokenName | undefined {
  const names = Object.keys(tokens) as TokenName[];
  return names.find((name) => paths.includes(tokens[name].path));
}

/** The effective theme of the area that a path belongs to. */
export function themeOf(metadata: PortalMetadata, path: string, scheme: Scheme): ResolvedMetadata {
  return cachedTheme(metadata, { area: areaOf(path), scheme });
}

/** The tokens of the place that a path belongs to. */
export function tokensAt(metadata: PortalMetadata, path: string, scheme: Scheme): ResolvedTokens {
  const page = themePlaceOf(path)?.page;
  return tokensOf(metadata, { area: areaOf(path), scheme, ...(page && { page }) });
}

interface Where {
  area: ThemeArea;
  scheme: Scheme;
  page?: string;
}

// Dozens of controls read the same document on every edit: it is resolved once for all of them.
const cachedTheme = latest((metadata, where) => resolveMetadata({ metadata }, where));

/** The tokens of an area or a page. */
export const tokensOf = latest((metadata, where) => resolveTokens({ metadata }, where));

/** `resolve` with the last result cached for each area, scheme and page. */
function latest<T>(resolve: (metadata: PortalMetadata, where: Where) => T): typeof resolve {
  const cached = new Map<string, { metadata: PortalMetadata; answer: T }>();
  return (metadata, where) => {
    const key = `${where.area} ${where.scheme} ${where.page}`;
    const last = cached.get(key);
    if (last?.metadata === metadata) return last.answer;
    const answer = resolve(metadata, where);
    cached.set(key, { metadata, answer });
    return answer;
  };
}
