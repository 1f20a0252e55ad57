import { isLanguageTag } from './language-tag';
import { completeLanguages, languageChain, PSEUDO_LOCALE } from './languages';
import { isPlainObject, valueAtPath } from './merge';
import type { TextTree } from './text-tree';
import type { TextSource } from './translate';
import type { Localizations } from './types';

/** The last fallback of every look-up. */
export const FALLBACK_LANGUAGE = 'en';

/**
 * Where a text is looked up, best first: the vendor's texts of the language, the SDK's, then the same for each
 * further language of the chain `de-AT → de → defaultLanguage → en`.
 */
export function textSources(
  language: string,
  localizations: Localizations,
  packs: ReadonlyMap<string, TextTree>,
): TextSource[] {
  return textChain(language, localizations).flatMap((tag) =>
    [valueAtPath({ ...localizations }, tag), packs.get(tag)]
      .filter(isPlainObject)
      .map((texts) => ({ language: tag === PSEUDO_LOCALE ? FALLBACK_LANGUAGE : tag, texts })),
  );
}

/** `de-AT → de → defaultLanguage → en`. */
export function textChain(language: string, { defaultLanguage }: Localizations): string[] {
  // Without the vendor's texts, which would hide the keys that the pseudo-locale tests.
  if (language === PSEUDO_LOCALE) return [PSEUDO_LOCALE, FALLBACK_LANGUAGE];
  return [
    ...new Set([
      ...languageChain(language),
      ...(typeof defaultLanguage === 'string' ? languageChain(defaultLanguage) : []),
      FALLBACK_LANGUAGE,
    ]),
  ];
}

/**
 * The language to show: the first requested one that is supported and for which the SDK or the vendor has texts, else
 * the first supported one, else English. Requests are in the order host, document, browser. `de` supports `de-AT`, too.
 */
export function chooseLanguage(
  wishes: readonly (string | undefined)[],
  localizations: Localizations,
  supported?: readonly string[],
): string {
  const spoken = (tag: string) =>
    completeLanguages.includes(tag) || tag === PSEUDO_LOCALE || isPlainObject(valueAtPath({ ...localizations }, tag));
  const serves = (wish: string, test: (tag: string) => boolean) => languageChain(wish).some(test);
  const isChoice = (wish: string | undefined) =>
    typeof wish === 'string' &&
    isLanguageTag(wish) &&
    serves(wish, spoken) &&
    (!supported || serves(wish, (tag) => supported.includes(tag)));
  return [...wishes, ...(supported ?? [])].find(isChoice) ?? FALLBACK_LANGUAGE;
}
