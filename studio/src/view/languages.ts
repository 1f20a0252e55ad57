import { completeLanguages, PSEUDO_LOCALE, serviceLanguages } from '@portico/sdk/metadata';

export interface LanguageChoice {
  value: string;
  label: string;
}

const names = new Intl.DisplayNames(['en'], { type: 'language' });

/** The name of a language in English, like the studio: names in every script would load a font for each. */
export function languageName(tag: string): string {
  return tag === PSEUDO_LOCALE ? 'Pseudo-locale' : (names.of(tag) ?? tag);
}

/** The language whose texts are edited. The pseudo-locale is generated from English: it has no texts of its own. */
export function editedLanguage(language: string): string {
  return language === PSEUDO_LOCALE ? 'en' : language;
}

/** Languages of the preview: complete ones first, then those that have only the vendor's own texts. */
export const languageChoices: readonly LanguageChoice[] = [
  ...completeLanguages.map((value) => ({ value, label: languageName(value) })),
  { value: PSEUDO_LOCALE, label: languageName(PSEUDO_LOCALE) },
  ...serviceLanguages
    .filter((value) => !completeLanguages.includes(value))
    .map((value) => ({ value, label: languageName(value) })),
];
