import { createStore, type StoreApi } from 'zustand/vanilla';
import type { MetadataLayers, ResolvedDocument } from './layers';
import type { ThemeEngine } from './plain-theme';
import { createResolvedLayers } from './resolved-layers';
import { createShownTexts, type TextOptions, type TextState } from './shown-texts';
import type { TextTree } from './text-tree';
import type { TextArea } from './text-types';
import type { ThemeStylesheet } from './theme-roots';
import type { PortalMetadata, Scheme } from './types';
import type { MetadataWarning } from './warning';

/** The current theme, texts and menu of one app. */
export interface MetadataState extends TextState {
  /** All layers merged, for the scheme shown; parts that did not change keep their identity. */
  document: ResolvedDocument;
  scheme: Scheme;
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
export interface MetadataOptions extends TextOptions {
  /** Value of `data-portico-app` on everything that this app mounts; separates several apps on a page. */
  scope: string;
  layers?: MetadataLayers | undefined;
  /** Default: `light`. */
  scheme?: Scheme | undefined;
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
  /**
   * Shows this document instead of the service's, or the service's again if none is given. A change of the theme
   * replaces `css` and leaves `translate` as it is.
   */
  update(metadata: PortalMetadata | undefined): void;
  /** Replaces the layers that are named; `undefined` removes one. */
  setLayers(replacements: MetadataLayers): void;
  /** Loads the language, or the default one if none is given, then shows it; what the user typed stays. */
  setLanguage(language: string | undefined): Promise<void>;
  setScheme(scheme: Scheme): void;
  /** Adds the English texts of an area that is loaded later, and loads the area in the language shown. */
  registerTexts(area: TextArea, texts: TextTree): Promise<void>;
  /** Whether these texts have been added already; if so, no caller has to wait for them. */
  hasTexts(texts: TextTree): boolean;
}

/** Creates the store of one app. */
export function createMetadataStore(options: MetadataOptions): MetadataStore {
  const layers = createResolvedLayers(options.layers ?? {}, options.scope);
  const texts = createShownTexts(options);

  const store = createStore<MetadataState>(() => {
    const scheme = options.scheme ?? 'light';
    const document = layers.document(scheme);
    return { document, scheme, ...texts.of(document), ...layers.theme() };
  });
  let ready = Promise.all([loadTexts(), loadTheme()]).then(() => undefined);

  function showTexts(): void {
    store.setState(texts.of(store.getState().document));
  }

  async function loadTexts(): Promise<void> {
    if (await texts.load(store.getState().document)) showTexts();
  }

  async function loadTheme(): Promise<void> {
    if (!(await layers.loadEngine())) return;
    store.setState({ document: layers.document(store.getState().scheme), ...layers.theme() });
  }

  function setLayers(replacements: MetadataLayers): void {
    layers.replace(replacements);
    const before = store.getState();
    const document = layers.document(before.scheme);
    const hasNewTexts = !hasSameTexts(before.document, document);
    store.setState({ document, ...layers.theme(), ...(hasNewTexts && texts.of(document)) });
    ready = Promise.all([ready, loadTheme(), hasNewTexts && loadTexts()]).then(() => undefined);
  }

  return {
    ...store,
    get ready() {
      return ready;
    },
    layers: layers.current,
    setLayers,
    update: (given) => setLayers({ given }),
    async setLanguage(language) {
      texts.choose(language);
      await texts.load(store.getState().document);
      if (texts.chosen() === language) showTexts();
    },
    setScheme(scheme) {
      if (store.getState().scheme !== scheme) store.setState({ scheme, document: layers.document(scheme) });
    },
    async registerTexts(area, added) {
      texts.register(area, added);
      await texts.load(store.getState().document);
      showTexts();
    },
    hasTexts: texts.has,
  };
}

function hasSameTexts(some: ResolvedDocument, other: ResolvedDocument): boolean {
  return some.localizations === other.localizations && some.themeV2.direction === other.themeV2.direction;
}
