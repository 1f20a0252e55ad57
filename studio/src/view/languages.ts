import { completeLanguages, type PortalMetadata, PSEUDO_LOCALE, serviceLanguages } from '@portico/sdk/metadata';
import { useShallow } from 'zustand/react/shallow';
import { usePaintedDraft } from '../draft/painted-draft';

export interface LanguageChoice {
  value: string;
  label: string;
}

const names = new Intl.DisplayNames(['en'], { type: 'language' });

/** The name of a language in English, like the studio: names in every script would load a font for each. */
export function languageName(tag: string): string {
  return tag === PSEUDO_LOCALE ? 'Pseudo-locale' : (names.of(tag) ?? tag);
}

/** A language tag that the browser can name: it throws for others, such as `de-` at the end of a cut link. */
export function languageTag(text: string): string | undefined {
  if (!/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(text)) return undefined;
  try {
    return Intl.getCanonicalLocales(text).length > 0 ? text : undefined;
  } catch {
    return undefined;
  }
}

/** The language whose texts are edited. The pseudo-locale is generated from English: it has no texts of its own. */
export function editedLanguage(language: string): string {
  return language === PSEUDO_LOCALE ? 'en' : language;
}

/**
 * Languages of the preview: complete ones first, then those for which the document has texts, such as `de-AT`, then the
 * others that the service offers.
 */
export function languageChoices(inDocument: readonly string[]): LanguageChoice[] {
  const tags = new Set([...completeLanguages, PSEUDO_LOCALE, ...inDocument, ...serviceLanguages]);
  return [...tags].map((value) => ({ value, label: languageName(value) }));
}

/** The languages for which a document has texts; its other keys beside them are settings. */
export function documentLanguages({ localizations = {} }: PortalMetadata): string[] {
  return Object.keys(localizations).filter(languageTag);
}

/** {@link languageChoices} for the document being edited; an edit of a text does not render them again. */
export function useLanguageChoices(): LanguageChoice[] {
  return languageChoices(usePaintedDraft(useShallow((draft) => documentLanguages(draft.metadata))));
}
