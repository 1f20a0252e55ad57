import { createStore, type StoreApi } from 'zustand/vanilla';
import { chooseLanguage } from './document-texts';
import { directionOf } from './languages';
import type { MetadataLayers, ResolvedDocument } from './layers';
import { keepIdentity } from './merge';
import { needsFullTheme, plainTheme, type ThemeEngine } from './plain-theme';
import type { TextTree } from './text-tree';
import type { TextArea, Translate } from './text-types';
import type { ThemeStylesheet } from './theme-roots';
import { createTranslate, type OnText } from './translate';
import { createTranslations } from './translations';
import type { PortalMetadata, Scheme } from './types';
import type { MetadataWarning } from './warning';

/** The current theme, texts and menu of one app. */
export interface MetadataState {
  /** All layers merged, for the scheme shown; parts that did not change keep their identity. */
  document: ResolvedDocument;
  /** BCP 47 tag of the texts. */
  language: string;
  direction: 'ltr' | 'rtl';
  scheme: Scheme;
  translate: Translate;
  /** The theme as one style sheet, for both schemes. */
  css: string;
  /** The rules of `css`, once the full engine has read a document. */
  rules?: ThemeStylesheet['rules'];
  /** Changes a sheet from one state to another without replacing it, if possible. */
  repaint?: ThemeEngine['repaint'];
  /** Theme values that were not used. */
  warnings: readonly MetadataWarning[];
}

/** Options of a metadata store. */
export interface MetadataOptions {
  /** Value of `data-portico-app` on everything that this app mounts; separates several apps on a page. */
  scope: string;
  layers?: MetadataLayers | undefined;
  /** The host's choice. Default: the document's `defaultLanguage`, the browser's language, then English. */
  language?: string | undefined;
  /** The browser's languages, best first. */
  browserLanguages?: readonly string[] | undefined;
  /** The only languages that are shown, best first. Default: all. */
  supportedLocales?: readonly string[] | undefined;
  /** Default: `light`. */
  scheme?: Scheme | undefined;
  /** Called with every text that is shown. */
  onText?: OnText | undefined;
}

/** Theme, texts and menu of one app, resolved from its layers. */
export interface MetadataStore extends StoreApi<MetadataState> {
  /**
   * Settles when everything requested so far has loaded: the texts of the language, and the engine for a full theme.
   * Never rejects: until then, and if loading fails, English and the plain theme are the fallback.
   */
  readonly ready: Promise<void>;
  /** The current document of each layer, for provenance. */
  readonly layers: () => MetadataLayers;
  /** Replaces the vendor's document. A change of the theme replaces `css` and leaves `translate` as it is. */
  update(metadata: PortalMetadata): void;
  /** Replaces one layer: the fetched override, or the host's. */
  setLayer(layer: keyof MetadataLayers, document: PortalMetadata | undefined): void;
  /** Loads the language, then shows it; what the user typed stays. */
  setLanguage(language: string): Promise<void>;
  setScheme(scheme: Scheme): void;
  /** Adds the English texts of an area that is loaded later, and loads the area in the language shown. */
  registerTexts(area: TextArea, texts: TextTree): Promise<void>;
  /** Whether these texts have been added already; if so, no caller has to wait for them. */
  hasTexts(texts: TextTree): boolean;
}

/** Creates the store of one app. */
export function createMetadataStore(options: MetadataOptions): MetadataStore {
  let layers: MetadataLayers = options.layers ?? {};
  let theme: ThemeEngine = plainTheme;
  let wish = options.language;
  const texts = createTranslations();

  const store = createStore<MetadataState>(() => {
    const scheme = options.scheme ?? 'light';
    const { document } = theme.resolve(layers, { scheme });
    return { document, scheme, ...textState(document), ...themeState() };
  });
  let ready = Promise.all([loadTexts(), loadTheme()]).then(() => undefined);

  function textState(document: ResolvedDocument) {
    const { localizations, themeV2 } = document;
    const wishes = [wish, localizations.defaultLanguage, ...(options.browserLanguages ?? [])];
    const language = chooseLanguage(wishes, localizations, options.supportedLocales);
    const translate = createTranslate(texts.sources(language, localizations), language, options.onText);
    return { language, direction: themeV2.direction ?? directionOf(language), translate };
  }

  function themeState() {
    return { ...theme.stylesheet(layers, { scope: options.scope }), repaint: theme.repaint };
  }

  /** The document for a scheme; unchanged parts keep their identity. */
  function documentIn(scheme: Scheme): ResolvedDocument {
    return keepIdentity(store.getState().document, theme.resolve(layers, { scheme }).document);
  }

  function showTexts(): void {
    store.setState(textState(store.getState().document));
  }

  async function loadTexts(): Promise<void> {
    const { document } = store.getState();
    const { language } = textState(document);
    if (await texts.load(language, document.localizations)) showTexts();
  }

  /** The full engine is fetched for the first document that needs it. */
  async function loadTheme(): Promise<void> {
    if (theme !== plainTheme || !needsFullTheme(layers)) return;
    const loaded = await import('./full-theme').catch(() => undefined);
    if (!loaded) return;
    theme = loaded.fullTheme;
    store.setState({ document: documentIn(store.getState().scheme), ...themeState() });
  }

  function setLayer(layer: keyof MetadataLayers, replacement: PortalMetadata | undefined): void {
    layers = { ...layers, [layer]: replacement };
    const before = store.getState();
    const document = documentIn(before.scheme);
    const hasSameTexts =
      document.localizations === before.document.localizations &&
      document.themeV2.direction === before.document.themeV2.direction;
    store.setState({ document, ...themeState(), ...(!hasSameTexts && textState(document)) });
    ready = Promise.all([ready, loadTheme(), !hasSameTexts && loadTexts()]).then(() => undefined);
  }

  return {
    ...store,
    get ready() {
      return ready;
    },
    layers: () => layers,
    setLayer,
    update: (metadata) => setLayer('metadata', metadata),
    async setLanguage(language) {
      wish = language;
      const { document } = store.getState();
      await texts.load(textState(document).language, document.localizations);
      if (wish === language) showTexts();
    },
    setScheme(scheme) {
      if (store.getState().scheme !== scheme) store.setState({ scheme, document: documentIn(scheme) });
    },
    async registerTexts(area, added) {
      const { language, document } = store.getState();
      texts.register(area, added);
      await texts.load(language, document.localizations);
      showTexts();
    },
    hasTexts: texts.has,
  };
}
