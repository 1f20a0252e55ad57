import type { LayerName, ResolvedMetadata, ResolvedToken, Scheme, ThemeArea, TokenName } from '@portico/sdk/metadata';
import { useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { draftStore, useDraft } from '../../draft/draft-store';
import { usePaintedDraft } from '../../draft/painted-draft';
import { type Path, setAt, valueAt } from '../../draft/path';
import { useView, viewStore } from '../../view/view-store';
import { effectiveValue, themeOf, themePlace, tokensAt, tokensOf } from './effective-value';

/** A value of the theme in the form that a control shows. */
export interface ThemeValue {
  /** The effective value, from whichever layer. */
  value: unknown;
  layer: LayerName | undefined;
  /** The place around it that the value is inherited from; `''` is the shared theme. */
  inheritedFrom: string | undefined;
  /** The document has its own value. */
  changed: boolean;
  /** The document's own value, even if the scheme ignores it. */
  own: unknown;
  set(value: string | number | boolean | readonly string[]): void;
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
  const scheme = useView((view) => view.scheme);
  const own = useDraft((draft) => valueAt(draft.metadata, place));
  const isPainted = own === painted.own;
  // After a reset the painted value is the removed one: put back into an input, it would precede what is typed next.
  const unpainted = () => own ?? effectiveValue(draftStore.getState().metadata, path, scheme).value;
  return { ...painted, own, changed: own !== undefined, value: isPainted ? painted.value : unpainted() };
}

/**
 * Like {@link useThemeValue}, for a control with an uncontrolled input: it renders after the browser has painted an edit,
 * so that rendering does not delay the preview.
 */
export function usePaintedThemeValue(label: string, path: string): ThemeValue {
  const place = useThemePlace(path);
  const scheme = useView((view) => view.scheme);
  const effective = usePaintedDraft(useShallow(({ metadata }) => effectiveValue(metadata, path, scheme)));
  const own = usePaintedDraft((draft) => valueAt(draft.metadata, place));
  const { edit, reset } = draftStore.getState();
  return {
    ...effective,
    changed: own !== undefined,
    own,
    set: (next) => edit(label, (metadata) => setAt(metadata, place, next), { coalesce: `themeV2.${path}` }),
    reset: () => reset(`Reset ${label}`, place),
  };
}

function useThemePlace(path: string): Path {
  return useMemo(() => themePlace(path), [path]);
}

/**
 * Selects from the effective theme of the previewed scheme; renders again only when the selected value changes.
 *
 * @param path Inside `themeV2`; login box and portal each have a preset. Default: the login box.
 */
export function useResolvedTheme<T>(select: (theme: ResolvedMetadata) => T, path = ''): T {
  const scheme = useView((view) => view.scheme);
  return usePaintedDraft(({ metadata }) => select(themeOf(metadata, path, scheme)));
}

/** The current effective theme of the login box, for event handlers. */
export function resolvedTheme(): ResolvedMetadata {
  return themeOf(draftStore.getState().metadata, '', viewStore.getState().scheme);
}

/** One token of the previewed scheme, derived ones too; renders again only when it changes. */
export function useResolvedToken(name: TokenName, area: ThemeArea = 'loginBox'): ResolvedToken {
  const scheme = useView((view) => view.scheme);
  return usePaintedDraft(useShallow(({ metadata }) => tokensOf(metadata, { area, scheme })[name]));
}

/** A colour and its background. */
export interface PaintedPair {
  color: string;
  behind: string;
}

/** The colour at `path` and the token that it is compared with in each scheme; renders again only when one changes. */
export function usePaintedPairs(path: string, against: TokenName): Readonly<Record<Scheme, PaintedPair>> {
  const [light, dark, behindLight, behindDark] = usePaintedDraft(
    useShallow(({ metadata }): [string, string, string, string] => [
      asText(effectiveValue(metadata, path, 'light').value),
      asText(effectiveValue(metadata, path, 'dark').value),
      tokensAt(metadata, path, 'light')[against].value,
      tokensAt(metadata, path, 'dark')[against].value,
    ]),
  );
  return { light: { color: light, behind: behindLight }, dark: { color: dark, behind: behindDark } };
}

/** Parses a number from a theme value: `8`, `'8px'`. */
export function asNumber(value: unknown, otherwise: number): number {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : otherwise;
}

export function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
