import type { MetadataLayers, ResolvedDocument } from './layers';
import { keepIdentity } from './merge';
import { needsFullTheme, plainTheme, type ThemeEngine } from './plain-theme';
import type { ThemeStylesheet } from './theme-roots';
import type { Scheme } from './types';

/** The layers of one app, and what they resolve to with the engine that is loaded. */
export interface ResolvedLayers {
  /** The current document of each layer. */
  current(): MetadataLayers;
  replace(replacements: MetadataLayers): void;
  /** All layers merged, for a scheme; parts that did not change since the last call keep their identity. */
  document(scheme: Scheme): ResolvedDocument;
  /** The theme as one style sheet, and how to change it in place. */
  theme(): ThemeStylesheet & Pick<ThemeEngine, 'repaint'>;
  /** Fetches the full engine for the first document that needs it. Returns whether it replaced the plain one. */
  loadEngine(): Promise<boolean>;
}

/** Resolves layers with the plain theme, until a document needs the full engine. */
export function createResolvedLayers(initial: MetadataLayers, scope: string): ResolvedLayers {
  let layers = initial;
  let engine: ThemeEngine = plainTheme;
  let last: ResolvedDocument | undefined;
  const shown = () => (layers.given ? { metadata: layers.given, host: layers.host } : layers);
  return {
    current: () => layers,
    replace(replacements) {
      layers = { ...layers, ...replacements };
    },
    document(scheme) {
      const { document } = engine.resolve(shown(), { scheme });
      last = keepIdentity(last, document);
      return last;
    },
    theme: () => ({ ...engine.stylesheet(shown(), { scope }), repaint: engine.repaint }),
    async loadEngine() {
      if (engine !== plainTheme || !needsFullTheme(shown())) return false;
      const loaded = await import('./full-theme').catch(() => undefined);
      if (loaded) engine = loaded.fullTheme;
      return loaded !== undefined;
    },
  };
}
