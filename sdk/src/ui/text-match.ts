import { plain } from './plain-text';

/** Returns a check for whether one of several texts contains the query. Accents and capitals don't matter. */
export function textMatcher(query: string): (...texts: readonly (string | undefined)[]) => boolean {
  const wanted = plain(query);
  return (...texts) => texts.some((text = '') => plain(text).includes(wanted));
}
