import {
  type LayerName,
  type PortalMetadata,
  type ResolvedMetadata,
  type ResolvedToken,
  resolveMetadata,
  resolveTokens,
  type Scheme,
  type ThemeArea,
  type TokenName,
} from '@portico/sdk/metadata';
import { useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useView, viewStore } from '../../app/view-store';
import { draftStore, useDraft } from '../../draft/draft-store';
import { usePaintedDraft } from '../../draft/painted-draft';
import { type Path, setAt, valueAt } from '../../draft/path';

/** A value of the theme in the form that a control shows. */
export interface ThemeValue {
  /** The effective value, from whichever layer. */
  value: unknown;
  layer: LayerName | undefined;
  /** The document has its own value. */
  changed: boolean;
  /** The document's own value, even if the scheme ignores it. */
  own: unknown;
  set(value: string | number | boolean): void;
  reset(): void;
}

/**
 * Reads and writes one value of the theme; `path` is inside `themeV2`, `label` names the step. Renders only when this
 * value changes, because an edit affects one or two of dozens of controls.
 *
 * The document's own value is available before the browser paints an edit of it, because React puts the old value back
 * into a controlled input that does not render at once. The resolved theme follows after the paint.
 */
export function useThemeValue(label: string, path: string): ThemeValue {
  const painted = usePaintedThemeValue(label, path);
  const place = useThemePlace(path);
  const own = useDraft((draft) => valueAt(draft.metadata, place));
  const isPainted = own === painted.own;
  return { ...painted, own, changed: own !== undefined, value: isPainted ? painted.value : (own ?? painted.value) };
}

/**
 * Like {@link useThemeValue}, for a control with an uncontrolled input: it renders after the browser has painted an edit,
 * so that rendering does not delay the preview.
 */
export function usePaintedThemeValue(label: string, path: string): ThemeValue {
  const place = useThemePlace(path);
  const full = `themeV2.${path}`;
  const value = useResolvedTheme((theme) => theme.valueAt(full));
  const layer = useResolvedTheme((theme) => theme.layerOf(full));
  const own = usePaintedDraft((draft) => valueAt(draft.metadata, place));
  const { edit, reset } = draftStore.getState();
  return {
    value,
    layer,
    changed: own !== undefined,
    own,
    set: (next) => edit(label, (metadata) => setAt(metadata, place, next), { coalesce: full }),
    reset: () => reset(`Reset ${label}`, place),
  };
}

function useThemePlace(path: string): Path {
  return useMemo<Path>(() => ['themeV2', ...path.split('.')], [path]);
}

/** Selects from the effective theme of the previewed scheme; renders again only when the selected value changes. */
export function useResolvedTheme<T>(select: (theme: ResolvedMetadata) => T): T {
  const scheme = useView((view) => view.scheme);
  return usePaintedDraft(({ metadata }) => select(themeOf(metadata, 'loginBox', scheme)));
}

/** The current effective theme, for event handlers. */
export function resolvedTheme(): ResolvedMetadata {
  return themeOf(draftStore.getState().metadata, 'loginBox', viewStore.getState().scheme);
}

/** One token of the previewed scheme, derived ones too; renders again only when it changes. */
export function useResolvedToken(name: TokenName, area: ThemeArea = 'loginBox'): ResolvedToken {
  const scheme = useView((view) => view.scheme);
  return usePaintedDraft(useShallow(({ metadata }) => tokensOf(metadata, area, scheme)[name]));
}

/** A colour and its background. */
export interface PaintedPair {
  color: string;
  behind: string;
}

/** The colour at `path` and its token in each scheme; renders again only when a returned value changes. */
export function usePaintedPairs(path: string, against: TokenName): Readonly<Record<Scheme, PaintedPair>> {
  const [light, dark, behindLight, behindDark] = usePaintedDraft(
    useShallow(({ metadata }): [string, string, string, string] => [
      asText(themeOf(metadata, 'loginBox', 'light').valueAt(`themeV2.${path}`)),
      asText(themeOf(metadata, 'loginBox', 'dark').valueAt(`themeV2.${path}`)),
      tokensOf(metadata, 'loginBox', 'light')[against].value,
      tokensOf(metadata, 'loginBox', 'dark')[against].value,
    ]),
  );
  return { light: { color: light, behind: behindLight }, dark: { color: dark, behind: behindDark } };
}

// Dozens of controls read the same document on every edit: it is resolved once for all of them.
const themeOf = latest((metadata, area, scheme) => resolveMetadata({ metadata }, { area, scheme }));
const tokensOf = latest((metadata, area, scheme) => resolveTokens({ metadata }, { area, scheme }));

/** `resolve` with the last result cached for each area and scheme. */
function latest<T>(resolve: (metadata: PortalMetadata, area: ThemeArea, scheme: Scheme) => T): typeof resolve {
  const cached = new Map<string, { metadata: PortalMetadata; answer: T }>();
  return (metadata, area, scheme) => {
    const place = `${area} ${scheme}`;
    const last = cached.get(place);
    if (last?.metadata === metadata) return last.answer;
    const answer = resolve(metadata, area, scheme);
    cached.set(place, { metadata, answer });
    return answer;
  };
}

/** Parses a number from a theme value: `8`, `'8px'`. */
export function asNumber(value: unknown, otherwise: number): number {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : otherwise;
}

export function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
