import { textChain } from '../../../metadata/document-texts';
import { completeLanguages } from '../../../metadata/languages';
import { valueAtPath } from '../../../metadata/merge';
import type { MetadataState, MetadataStore } from '../../../metadata/metadata-store';
import type { TextParams, Translate } from '../../../metadata/text-types';
import { keysOfPage, keysWithOwnDefault, type PageTextKeys } from './page-text-keys';

/** A metadata store whose `translate` prefers the texts of one page; everything else is unchanged. */
export function withPageTexts(store: MetadataStore, pageTexts: PageTextKeys): MetadataStore {
  let from: MetadataState | undefined;
  let shown: MetadataState | undefined;
  function getState(): MetadataState {
    const state = store.getState();
    if (state !== from || !shown) {
      const same = shown !== undefined && state.translate === from?.translate;
      shown = { ...state, translate: same && shown ? shown.translate : translateForPage(state, pageTexts) };
      from = state;
    }
    return shown;
  }
  return {
    ...store,
    getState,
    getInitialState: getState,
    get ready() {
      return store.ready;
    },
  };
}

function translateForPage({ translate, document }: MetadataState, pageTexts: PageTextKeys): Translate {
  const chain = textChain(translate.language, document.localizations);
  const said = (tag: string, key: string) => {
    const texts = valueAtPath({ ...document.localizations }, tag);
    return [key, `${key}_other`].some((path) => typeof valueAtPath(texts, path) === 'string');
  };
  /** A shared text in the user's language takes precedence over the page's own text in another language. */
  function keyFor(key: string): string {
    const own = keysOfPage(pageTexts, key);
    if (own.length === 0) return key;
    const withDefault = own.find((candidate) => keysWithOwnDefault.includes(candidate)) ?? key;
    for (const tag of chain) {
      const found = own.find((candidate) => said(tag, candidate));
      if (found) return found;
      if (said(tag, key)) return key;
      if (completeLanguages.includes(tag)) return withDefault;
    }
    return withDefault;
  }
  // A page's own key takes the parameters of the shared one.
  const say = translate as unknown as (key: string, params?: TextParams) => string;
  const own = Object.assign((key: string, params?: TextParams) => say(keyFor(key), params), {
    language: translate.language,
    find: (key: string, params?: TextParams) => translate.find(keyFor(key), params),
  });
  return own as unknown as Translate;
}
