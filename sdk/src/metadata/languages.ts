import type { TextTree } from './text-tree';
import type { TextArea } from './text-types';

/** Accented, longer English that shows untranslated texts and tight layouts at a glance. */
export const PSEUDO_LOCALE = 'qps-ploc';

const rightToLeft = new Set(['ar', 'fa', 'he', 'ur']);

/** Writing direction of a language. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return rightToLeft.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}

/** `de-AT` → `de-AT`, `de`. */
export function languageChain(language: string): string[] {
  const parts = language.split('-');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
}

/** Languages in which the SDK has all texts, English first. */
export const completeLanguages: readonly string[] = ['en', 'de', 'he'];

/** The complete language that serves `language`, if there is one: `de` for `de-AT`. */
export function packFor(language: string): string | undefined {
  return languageChain(language).find((tag) => completeLanguages.includes(tag) || tag === PSEUDO_LOCALE);
}

/** Loads one area of a complete language other than English. */
export async function loadPack(language: string, area: TextArea): Promise<TextTree> {
  const { packs } = await import('./language-packs/load-packs');
  return (await packs[language]?.[area]()) ?? {};
}
