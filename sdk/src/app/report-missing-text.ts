import type { Translate } from '../metadata';

/**
 * Warns in the console about an error code that no catalogue has a text for. The user sees the general message; the
 * vendor can add the text.
 *
 * @see Sign-in spec §8
 */
export function reportMissingText(t: Translate, code: string): void {
  if (!code || t.find(`errors.${code}`) !== undefined) return;
  console.warn(`The error code ${code} has no text. Add one to the localizations as "errors.${code}".`);
}
