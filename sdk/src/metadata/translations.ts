import { FALLBACK_LANGUAGE, textChain, textSources } from './document-texts';
import { completeLanguages, loadPack, PSEUDO_LOCALE } from './languages';
import { common } from './locales/en/common';
import { errors } from './locales/en/errors';
import { loginBox } from './locales/en/login-box';
import { mergeDeep } from './merge';
import type { TextTree } from './text-tree';
import type { TextArea } from './text-types';
import type { TextSource } from './translate';
import type { Localizations } from './types';

/** The text catalogues of one app that are loaded. English of the login box is built in. */
export interface Translations {
  /** The trees in which texts of a language are looked up, the best first. */
  sources(language: string, localizations: Localizations): TextSource[];
  /** Loads what is missing for a language, in every area in use. Returns whether anything loaded; never rejects. */
  load(language: string, localizations: Localizations): Promise<boolean>;
  /** Adds English of an area and counts the area as in use. The same texts are added once. */
  register(area: TextArea, texts: TextTree): void;
  /** Whether these texts have been added. */
  has(texts: TextTree): boolean;
}

/** Creates the catalogues, with English only. */
export function createTranslations(): Translations {
  const packs = new Map<string, TextTree>([[FALLBACK_LANGUAGE, { common, errors, loginBox }]]);
  const areas = new Set<TextArea>(['common', 'loginBox']);
  const present = new Set<string>();
  const registered = new Set<TextTree>();

  function add(language: string, texts: TextTree): void {
    packs.set(language, mergeDeep(packs.get(language), texts) as TextTree);
  }

  async function loadArea(language: string, area: TextArea): Promise<void> {
    const key = `${language} ${area}`;
    if (present.has(key)) return;
    add(language, await loadPack(language, area));
    present.add(key);
  }

  async function loadPseudo(): Promise<void> {
    const { pseudoTexts } = await import('./pseudo-locale');
    packs.set(PSEUDO_LOCALE, pseudoTexts(packs.get(FALLBACK_LANGUAGE) ?? {}));
  }

  return {
    sources: (language, localizations) => textSources(language, localizations, packs),
    async load(language, localizations) {
      const foreign = textChain(language, localizations).filter((tag) => tag !== FALLBACK_LANGUAGE);
      const spoken = foreign.filter((tag) => completeLanguages.includes(tag));
      const loading = spoken.flatMap((tag) => [...areas].map((area) => loadArea(tag, area)));
      if (language === PSEUDO_LOCALE) loading.push(loadPseudo());
      const outcomes = await Promise.allSettled(loading);
      return outcomes.some(({ status }) => status === 'fulfilled');
    },
    register(area, texts) {
      if (registered.has(texts)) return;
      registered.add(texts);
      areas.add(area);
      add(FALLBACK_LANGUAGE, texts);
    },
    has: (texts) => registered.has(texts),
  };
}
