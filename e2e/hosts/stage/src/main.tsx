import '@fontsource-variable/inter';
import './stage.css';
import { buildWorld, documentFor, type ScreenState, screenById } from '@portico/fixtures';
import { createWorld, type World } from '@portico/mock-backend';
import { type App, createApp, createMemoryStrategy, EmbeddedAdminPortal, FronteggProvider } from '@portico/sdk';
import type { PortalMetadata } from '@portico/sdk/metadata';
import { createRoot } from 'react-dom/client';
import { type HostileTexts, hostileTransport, withHostileTexts } from './hostile-answers';
import { createProvenance } from './provenance';
import { watchActivity } from './quiet';

/** The state to show on the stage. */
export interface Scene {
  screen: string;
  state: string;
  scheme?: 'light' | 'dark';
  language?: string;
  metadata?: PortalMetadata;
  /** Where the portal is: over the host, in the host's content, or at its own route. Default: over the host. */
  portal?: 'overlay' | 'embedded' | 'route';
  /** Texts that the service writes into every answer, in place of its own. */
  hostile?: HostileTexts;
}

/** Theme, scheme and language of the shown state. Omitted values stay as they are. */
export interface Appearance {
  metadata?: PortalMetadata;
  scheme?: 'light' | 'dark';
  language?: string;
}

declare global {
  interface Window {
    stage: {
      /** Shows one state of one screen. Resolves when it no longer moves. */
      show(scene: Scene): Promise<void>;
      /** Changes theme, language or direction without a remount. Resolves after the paint. */
      setAppearance(appearance: Appearance): Promise<void>;
      /** Every text that the SDK resolved since the last `show`, by key. */
      texts(): Record<string, string>;
      /** Every resolved value: a text with a number in it may have several. */
      spoken(): string[];
      /** Every answer of the world since the last `show`. */
      answers(): string[];
      /** Texts and colours on the stage without an origin: neither text, data nor token. */
      unexplained(): string[];
      /** Resolves when nothing moves after a press. Does not wait for a slow answer. */
      standStill(): Promise<void>;
      world(): World | null;
    };
  }
}

/** How far a frozen clock is advanced at a time for states that appear only after delays of the SDK. */
const PATIENCE_MS = 60_000;
/** More retries in a row than any call of the SDK makes. */
const MAX_RETRIES = 5;
/** How long a request hangs until the screen shows that it takes long. Its own timeout is 30 seconds. */
const SLOW_REQUEST_MS = 10_000;
/** The route of the portal. */
const PORTAL_ROUTE = '/account/portal';
/** A delay that ends only when the clock is advanced. */
const slowFaults: ReadonlySet<string> = new Set(['delay', 'time-out', 'hang']);

const host = document.getElementById('root');
if (!host) throw new Error('the page of the stage has no root');
const root = createRoot(host);
const quiet = watchActivity(window.pageWork);
const provenance = createProvenance(document);
let app: App | null = null;
let world: World | null = null;
let flow: ScreenState['flow'];
let generation = 0;
let texts: Record<string, string> = {};
const spoken = new Set<string>();

/** Advances the clock until no call follows: the delay before a retry starts only when the last attempt has failed. */
async function runRetries({ clock }: World): Promise<void> {
  for (let retry = 0; retry <= MAX_RETRIES; retry++) {
    const before = quiet.callCount();
    clock.advance(PATIENCE_MS);
    await quiet.settled(false);
    if (quiet.callCount() === before) return;
  }
}

window.stage = {
  texts: () => texts,
  spoken: () => [...spoken],
  answers: () => quiet.answers(),
  unexplained: () => provenance.unexplained(),
  standStill: () => quiet.settled(Boolean(world?.faults.list().some(({ kind }) => slowFaults.has(kind)))),
  world: () => world,
  async setAppearance({ metadata, scheme, language }) {
    if (metadata) app?.metadata.update(documentFor(flow, metadata));
    if (scheme) app?.metadata.setScheme(scheme);
    if (scheme) document.documentElement.style.colorScheme = scheme;
    if (language) await app?.metadata.setLanguage(language);
    if (language) document.documentElement.lang = language;
    await app?.metadata.ready;
    await quiet.settled(true);
  },
  async show({ screen: id, state: name, scheme = 'light', language = 'en', metadata = {}, ...scene }) {
    const { portal = 'overlay', hostile } = scene;
    const screen = screenById(id);
    const state = screen?.states[name];
    if (!screen || !state) throw new Error(`no such state: ${id}/${name}`);
    app?.dispose();
    flow = hostile ? withHostileTexts(state.flow, hostile) : state.flow;
    texts = {};
    spoken.clear();
    quiet.restart();
    provenance.restart(flow);
    const built = buildWorld(state.world, createWorld, {
      // Slow answers take as long as the test says.
      sleep: (ms, signal) => built.world.clock.sleep(ms, signal),
    });
    world = built.world;
    const { transport } = built.connection;
    app = createApp({
      contextOptions: { baseUrl: 'https://identity.portico.test', clientId: 'demo-client-id' },
      metadata: documentFor(state.flow, metadata),
      language,
      colorScheme: scheme,
      preview: {
        transport: quiet.watched(hostile ? hostileTransport(transport, hostile) : transport, provenance.noteAnswer),
        ready: Promise.resolve(),
        clock: built.world.clock,
        location: createMemoryStrategy({
          address: portal === 'route' ? PORTAL_ROUTE : (state.address ?? screen.address),
        }),
      },
      authOptions: { flowStates: flow },
      portalState: flow?.portal && { ...flow.portal, open: portal === 'overlay' },
      onText: (key, text) => {
        texts[key] = text;
        spoken.add(text);
        provenance.noteText(key, text);
      },
    });
    const hangs = state.world.faults?.some(({ kind }) => kind === 'hang') ?? false;
    generation += 1;
    document.documentElement.style.colorScheme = scheme;
    document.documentElement.lang = language;
    root.render(
      <FronteggProvider key={generation} app={app}>
        {portal === 'embedded' ? <EmbeddedAdminPortal /> : <main>Host</main>}
      </FronteggProvider>,
    );
    await quiet.settled(hangs);
    if (state.needsTime && !hangs) await runRetries(built.world);
    if (state.needsTime && hangs) {
      built.world.clock.advance(SLOW_REQUEST_MS);
      await quiet.settled(hangs);
    }
    await document.fonts.ready;
    // On an empty stage, no query would find an element, and no check would fail.
    if (!document.querySelector('.portico-root')) throw new Error(`nothing is on the stage: ${id}/${name}`);
  },
};
