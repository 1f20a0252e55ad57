import { chooseLanguage } from './document-texts';
import { directionOf } from './languages';
import type { ResolvedDocument } from './layers';
import type { Translate } from './text-types';
import { createTranslate, type OnText } from './translate';
import { createTranslations, type Translations } from './translations';

/** The language shown, with its texts. */
export interface TextState {
  /** BCP 47 tag of the texts. */
  language: string;
  direction: 'ltr' | 'rtl';
  translate: Translate;
}

/** Options of the texts of an app. */
export interface TextOptions {
  /** The host's choice. Default: the document's `defaultLanguage`, the browser's language, then English. */
  language?: string | undefined;
  /** The browser's languages, best first. */
  browserLanguages?: readonly string[] | undefined;
  /** The only languages that are shown, best first. Default: all. */
  supportedLocales?: readonly string[] | undefined;
  /** Called with every text that is shown. */
  onText?: OnText | undefined;
}

/** The texts of one app, in the language that its documents and its host choose. */
export interface ShownTexts extends Pick<Translations, 'register' | 'has'> {
  /** The texts as far as they are loaded. */
  of(document: ResolvedDocument): TextState;
  /** Loads what is missing for the language of a document. Returns whether anything loaded; never rejects. */
  load(document: ResolvedDocument): Promise<boolean>;
  /** The host's choice. */
  chosen(): string | undefined;
  choose(language: string | undefined): void;
}

/** Creates the texts of one app, with English only. */
export function createShownTexts({ onText, ...options }: TextOptions): ShownTexts {
  const { sources, load, register, has } = createTranslations();
  let chosen = options.language;

  function languageOf({ localizations }: ResolvedDocument): string {
    const wishes = [chosen, localizations.defaultLanguage, ...(options.browserLanguages ?? [])];
    return chooseLanguage(wishes, localizations, options.supportedLocales);
  }

  return {
    of(document) {
      const { localizations, themeV2 } = document;
      const language = languageOf(document);
      const translate = createTranslate(sources(language, localizations), language, onText);
      return { language, direction: themeV2.direction ?? directionOf(language), translate };
    },
    load: (document) => load(languageOf(document), document.localizations),
    chosen: () => chosen,
    choose: (language) => {
      chosen = language;
    },
    register,
    has,
  };
}
