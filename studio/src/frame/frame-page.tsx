import { documentFor } from '@portico/fixtures';
import { type App, type AppOptions, createApp, FronteggProvider, type Preview, type UrlStrategy } from '@portico/sdk';
import { createRoot } from 'react-dom/client';
import type { TextIndex } from '../inspect/text-index';
import type { Display, StudioMessage } from '../protocol/messages';
import type { FrameClock } from './frame-clock';
import { HostPage } from './HostPage';
import { LeftPage } from './LeftPage';
import type { PortTransport } from './port-transport';

type Render = Extract<StudioMessage, { type: 'render' }>;
type Flow = Extract<StudioMessage, { type: 'show' }>['flow'];

/** What one load of the page uses. */
export interface PageLoad {
  location: UrlStrategy;
  storage: NonNullable<Preview['storage']>;
  /**
   * Distinguishes the browser from those of other frames, which have other worlds: they must not share the lock of the
   * session. With a stopped clock, a page would wait for it forever.
   */
  browserId: string;
  /** The state of the flow to start in; without it, the flow starts at the address. */
  flow?: Flow;
}

/**
 * The page inside a frame: a host with an app of the SDK on the studio's world. Another load is another app in the same
 * page, so nothing is loaded twice.
 */
export interface FramePage {
  /** Creates a new app, as loading a page does. */
  load(load: PageLoad): void;
  /** Updates the running app, so that typed values stay. */
  update(message: Render): void;
  /** Resolves once the texts and the theme of the app have loaded. */
  ready(): Promise<void>;
  /** Shows which other site the browser would have left for. */
  showLeft(url: string, onBack: () => void): void;
  /** Disposes of the app and aborts its requests. */
  unload(): void;
}

export interface FramePageOptions {
  port: PortTransport;
  clock: FrameClock;
  index: TextIndex;
}

/** Creates the page of one frame, empty until the first load. */
export function createFramePage(host: HTMLElement, { port, clock, index }: FramePageOptions): FramePage {
  // The SDK shows that a part has failed. The renderer of the stills has to hear of it as well, and listens to the window.
  const root = createRoot(host, { onCaughtError: (error) => reportError(error) });
  let app: App | null = null;
  let loads = 0;
  let last: Render | null = null;
  let shown: Flow;

  function unload(): void {
    app?.dispose();
    app = null;
    port.abortAll();
    index.clear();
  }

  function load({ location, storage, browserId, flow }: PageLoad): void {
    unload();
    shown = flow;
    index.noteData(flow);
    app = createApp({
      ...optionsOfFlow(flow),
      ...optionsOfScene(last, flow),
      contextOptions: { baseUrl: window.location.origin, clientId: `portico-studio-${browserId}` },
      preview: { transport: port.transport, ready: Promise.resolve(), clock, location, storage },
      onText: index.noteText,
    });
    loads += 1;
    root.render(
      <FronteggProvider key={loads} app={app} {...app.options}>
        <HostPage />
      </FronteggProvider>,
    );
  }

  function update(message: Render): void {
    const before = last;
    last = message;
    const { metadata, display, revision } = message;
    const isNew = (name: keyof Display) => before?.display[name] !== display[name];
    if (before?.revision !== revision) app?.metadata.update(documentFor(shown, metadata));
    if (isNew('language')) void app?.metadata.setLanguage(display.language);
    if (isNew('scheme')) app?.metadata.setScheme(display.scheme);
    if (isNew('language') || isNew('scheme')) paintHost(display);
  }

  function showLeft(url: string, onBack: () => void): void {
    root.render(<LeftPage url={url} onBack={onBack} />);
  }

  return { load, update, ready: async () => app?.metadata.ready, showLeft, unload };
}

/** The state that an app starts in. */
function optionsOfFlow(flow: Flow): Pick<AppOptions, 'authOptions' | 'portalState'> {
  return {
    ...(flow && { authOptions: { flowStates: flow } }),
    ...(flow?.portal && { portalState: flow.portal }),
  };
}

/** The document, language and colour scheme that an app starts with. */
function optionsOfScene(scene: Render | null, flow: Flow): Pick<AppOptions, 'metadata' | 'language' | 'colorScheme'> {
  return {
    metadata: documentFor(flow, scene?.metadata ?? {}),
    language: scene?.display.language ?? 'en',
    colorScheme: scene?.display.scheme ?? 'light',
  };
}

/** The host's own page follows the language and the colour scheme. */
function paintHost(display: Display): void {
  document.documentElement.dataset.scheme = display.scheme;
  document.documentElement.lang = display.language;
}
