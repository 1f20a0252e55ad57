import './page-work';
import '@fontsource-variable/inter';
import './stage.css';
import { buildWorld, documentFor, type ScreenState, screenById } from '@portico/fixtures';
import { createWorld, type FaultKind, type World } from '@portico/mock-backend';
import { type App, createApp, createMemoryStrategy, EmbeddedAdminPortal, FronteggProvider } from '@portico/sdk';
import type { PortalMetadata } from '@portico/sdk/metadata';
import { createRoot } from 'react-dom/client';
import { settleInTime } from '../../../../studio/src/stills/settle-in-time';
import { watchActivity } from './activity';
import { type HostileTexts, hostileTransport, withHostileTexts } from './hostile-answers';
import { createProvenance } from './provenance';

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
  /** How every call fails, from the first one on. */
  fault?: FaultKind;
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

/** The route of the portal. */
const PORTAL_ROUTE = '/account/portal';
/** A delay that ends only when the clock is advanced. */
const slowFaults: ReadonlySet<string> = new Set(['delay', 'time-out', 'hang']);

const host = document.getElementById('root');
if (!host) throw new Error('the page of the stage has no root');
const root = createRoot(host);
const activity = watchActivity();
const provenance = createProvenance(document);
let app: App | null = null;
let world: World | null = null;
let flow: ScreenState['flow'];
let generation = 0;
let texts: Record<string, string> = {};
const spoken = new Set<string>();

window.stage = {
  texts: () => texts,
  spoken: () => [...spoken],
  answers: () => activity.answers(),
  unexplained: () => provenance.unexplained(),
  standStill: () => activity.settled(Boolean(world?.faults.list().some(({ kind }) => slowFaults.has(kind)))),
  world: () => world,
  async setAppearance({ metadata, scheme, language }) {
    if (metadata) app?.metadata.update(documentFor(flow, metadata));
    if (scheme) app?.metadata.setScheme(scheme);
    if (scheme) document.documentElement.style.colorScheme = scheme;
    if (language) await app?.metadata.setLanguage(language);
    if (language) document.documentElement.lang = language;
    await app?.metadata.ready;
    await activity.settled(true);
  },
  async show({ screen: id, state: name, scheme = 'light', language = 'en', metadata = {}, ...scene }) {
    const { portal = 'overlay', hostile, fault } = scene;
    const screen = screenById(id);
    const state = screen?.states[name];
    if (!screen || !state) throw new Error(`no such state: ${id}/${name}`);
    app?.dispose();
    flow = hostile ? withHostileTexts(state.flow, hostile) : state.flow;
    texts = {};
    spoken.clear();
    activity.restart();
    provenance.restart(flow);
    const built = buildWorld(state.world, createWorld, {
      // Slow answers take as long as the test says.
      sleep: (ms, signal) => built.world.clock.sleep(ms, signal),
    });
    world = built.world;
    if (fault) world.faults.add({ ...fault, call: '*' });
    const { transport } = built.connection;
    app = createApp({
      contextOptions: { baseUrl: 'https://identity.portico.test', clientId: 'demo-client-id' },
      metadata: documentFor(state.flow, metadata),
      language,
      colorScheme: scheme,
      preview: {
        transport: activity.watched(hostile ? hostileTransport(transport, hostile) : transport, provenance.noteAnswer),
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
    const hangs = [fault, ...(state.world.faults ?? [])].some(
      (rule) => rule?.kind === 'hang' || rule?.kind === 'time-out',
    );
    generation += 1;
    document.documentElement.style.colorScheme = scheme;
    document.documentElement.lang = language;
    root.render(
      <FronteggProvider key={generation} app={app}>
        {portal === 'embedded' ? <EmbeddedAdminPortal /> : <main>Host</main>}
      </FronteggProvider>,
    );
    const settle = () => activity.settled(hangs);
    await settle();
    const { callCount } = activity;
    if (state.needsTime) await settleInTime({ hangs, callCount, advance: built.world.clock.advance, settle });
    await document.fonts.ready;
    // On an empty stage, no query would find an element, and no check would fail.
    if (!document.querySelector('.portico-root')) throw new Error(`nothing is on the stage: ${id}/${name}`);
  },
};
