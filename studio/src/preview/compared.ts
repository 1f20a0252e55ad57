import type { ViewPlace } from '../app/view-place';
import type { FrameLook } from './use-scene';

/** The most screens of different languages next to each other. */
const MOST_LANGUAGES = 3;

/** The part of the view that decides what Focus shows. */
export type Comparison = Pick<ViewPlace, 'scheme' | 'language' | 'compare'>;

/** Scheme and language of the screens that Focus shows next to each other; those of the view come first. */
export function comparedFrames({ scheme, language, compare }: Comparison): FrameLook[] {
  const shown = { scheme, language };
  if (compare === 'schemes') return [shown, { scheme: scheme === 'light' ? 'dark' : 'light', language }];
  return [shown, ...otherLanguages({ language, compare }).map((other) => ({ scheme, language: other }))];
}

/** The languages next to that of the view. */
export function otherLanguages({ language, compare }: Pick<Comparison, 'language' | 'compare'>): string[] {
  if (compare === 'none' || compare === 'schemes') return [];
  return compare.split(',').filter((other) => other !== language);
}

/**
 * The next comparison after the user has chosen `schemes` or a language: chosen again, it goes away. Schemes and
 * languages replace each other, and a language too many replaces the one that was chosen first.
 */
export function nextComparison(view: Pick<Comparison, 'language' | 'compare'>, chosen: string): string {
  if (chosen === 'schemes') return view.compare === 'schemes' ? 'none' : 'schemes';
  const others = otherLanguages(view);
  const next = others.includes(chosen) ? others.filter((other) => other !== chosen) : [...others, chosen];
  return next.slice(1 - MOST_LANGUAGES).join(',') || 'none';
}
