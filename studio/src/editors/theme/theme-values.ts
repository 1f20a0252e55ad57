import {
  type LayerName,
  type PortalMetadata,
  type ResolvedMetadata,
  type ResolvedTokens,
  resolveMetadata,
  resolveTokens,
  type Scheme,
} from '@portico/sdk/metadata';
import { useMemo } from 'react';
import { useView } from '../../app/view-store';
import { useDraft } from '../../draft/draft-store';
import { type Path, setAt, valueAt } from '../../draft/path';

/** A value of the theme as a control shows it. */
export interface ThemeValue {
  /** What is in force, whichever layer it comes from. */
  value: unknown;
  layer: LayerName | undefined;
  /** The document has a value of its own here. */
  changed: boolean;
  /** What the document says, even where the scheme does not let it speak. */
  own: unknown;
  set(value: string | number): void;
  reset(): void;
}

/** Reads and writes one value of the theme; `path` is inside `themeV2`, `label` names the step. */
export function useThemeValue(label: string, path: string): ThemeValue {
  const resolved = useResolvedTheme();
  const place = useMemo<Path>(() => ['themeV2', ...path.split('.')], [path]);
  const own = useDraft((draft) => valueAt(draft.metadata, place));
  const edit = useDraft((draft) => draft.edit);
  const reset = useDraft((draft) => draft.reset);
  const full = `themeV2.${path}`;
  return {
    value: resolved.valueAt(full),
    layer: resolved.layerOf(full),
    changed: own !== undefined,
    own,
    set: (value) => edit(label, (metadata) => setAt(metadata, place, value), { coalesce: full }),
    reset: () => reset(`Reset ${label}`, place),
  };
}

/** The theme in force in the scheme that is looked at, with the layer behind each value. */
export function useResolvedTheme(): ResolvedMetadata {
  const metadata = useDraft((draft) => draft.metadata);
  const scheme = useView((view) => view.scheme);
  return themeOf(metadata, scheme);
}

/** Every token's value in the scheme that is looked at, derived ones too. */
export function useResolvedTokens(): ResolvedTokens {
  const metadata = useDraft((draft) => draft.metadata);
  const scheme = useView((view) => view.scheme);
  return tokensOf(metadata, scheme);
}

// Dozens of controls ask for the same document on every edit: it is resolved once for all of them.
const themeOf = latest((metadata, scheme) => resolveMetadata({ metadata }, { area: 'loginBox', scheme }));
const tokensOf = latest((metadata, scheme) => resolveTokens({ metadata }, { area: 'loginBox', scheme }));

/** `resolve` with its last answer kept. */
function latest<T>(resolve: (metadata: PortalMetadata, scheme: Scheme) => T): typeof resolve {
  let last: { metadata: PortalMetadata; scheme: Scheme; answer: T } | null = null;
  return (metadata, scheme) => {
    if (last?.metadata !== metadata || last.scheme !== scheme) {
      last = { metadata, scheme, answer: resolve(metadata, scheme) };
    }
    return last.answer;
  };
}

/** A number out of what a theme may hold: `8`, `'8px'`. */
export function asNumber(value: unknown, otherwise: number): number {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : otherwise;
}

export function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
