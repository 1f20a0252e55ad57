import type { ScenarioName, World } from '@portico/mock-backend';
import type { NavigableApp, Preview } from '../app/app-options';
import type { Clock } from '../core/clock';
import { painted } from '../core/painted';
import { showBadge } from './badge';
import { allowDemoRedirects } from './demo-redirects';
import { hostEnds } from './host-ends';
import { loadAhead } from './load-ahead';
import { withSites } from './sites';

/** Options of a preview: its world, and its user. All are optional. */
export interface PreviewOptions {
  /** The seed of the world, and its scenarios: one name or several. Default: `small-team`. */
  scenario?: ScenarioName | readonly ScenarioName[];
  /** Same seed, same data. Default: `1`. */
  seed?: number;
  /** Where the world's clock starts; it ticks on from there. */
  now?: string | number | Date;
  /** Milliseconds an answer takes: a number or a range. Default: `[200, 500]`. */
  latency?: number | readonly [min: number, max: number];
  /** E-mail of a user who is signed in from the start. */
  signedInAs?: string;
  /** How requests reach the world; `service-worker` shows them in the browser's network panel. */
  adapter?: 'in-page' | 'service-worker';
  /** For the service worker: answers only requests below this address. Default: all calls of the service. */
  baseUrl?: string;
  /** For the service worker: address of its script on this origin. */
  scriptUrl?: string;
  /** A world made by `createWorld`, in place of a new one; it gets a ticking clock. */
  world?: World;
}

/** What `FronteggProvider` takes as `preview`, with the world behind it. */
export interface WorldPreview extends Preview {
  readonly clock: Clock;
  /** The world, for inbox, phone, authenticator, faults, clock and requests. */
  readonly world: Promise<World>;
  /** Resolves once everything is loaded that a user may need: from then on the demo works without a network. */
  readonly loaded: Promise<void>;
}

interface Connected {
  world: World;
  transport: Preview['transport'];
  /** Why the service worker does not run, if the host chose that adapter. */
  reason?: string;
}

/**
 * A world in place of the service: pass it to the provider as `preview` and nothing leaves the browser. The mock backend
 * is loaded by this call and only by it; a badge on the page says that the data is simulated and shows its mails, text
 * messages and codes.
 *
 * @example
 * <FronteggProvider contextOptions={contextOptions} preview={preview({ signedInAs: 'ada@acme.test' })}>
 */
export function preview(options: PreviewOptions = {}): WorldPreview {
  const connected = connect(options);
  const world = connected.then((connection) => connection.world);
  let arrived: World | undefined;
  world.then(
    (value) => {
      arrived = value;
    },
    () => undefined,
  );
  let host: (() => NavigableApp) | undefined;
  const ready = connected.then((connection) => showBadge({ world: connection.world, open }, connection.reason));
  // The page only says that it could not be shown; the developer needs the reason, such as a misspelt user.
  ready.catch((error: unknown) => console.error('The preview could not start.', error));
  const open = (place: string) => host?.().redirectTo(place);
  // Before every request, because a reset of the world forgets it.
  const transport: Preview['transport'] = async (request) => {
    const connection = await connected;
    if (host) allowDemoRedirects(connection.world, host());
    return connection.transport(request);
  };
  return {
    world,
    ready,
    loaded: ready.then(loadAll, () => undefined),
    transport,
    sites(location, app) {
      host = app;
      return withSites(location, transport, hostEnds(app));
    },
    clock: {
      now: () => (arrived ? arrived.clock.now() : Date.now()),
      sleep: async (ms, signal) => (await world).clock.sleep(ms, signal),
    },
  };
}

async function connect(options: PreviewOptions): Promise<Connected> {
  const { adapter = 'in-page', signedInAs, scriptUrl, baseUrl } = options;
  const world = options.world ?? (await makeWorld(options));
  world.clock.follow(() => performance.now());
  if (adapter === 'in-page') return { world, transport: world.connect({ signedInAs }).transport };
  const { connectServiceWorker } = await import('@portico/mock-backend/service-worker');
  const { transport, reason } = await connectServiceWorker(world, {
    ...(baseUrl && { baseUrl }),
    ...(scriptUrl && { scriptUrl }),
    ...(signedInAs && { signedInAs }),
  });
  return { world, transport, ...(reason && { reason }) };
}

/** Waits for the first screen to be painted, which comes first. */
async function loadAll(): Promise<void> {
  await painted();
  const { lazyModules } = await import('@portico/mock-backend');
  await loadAhead(lazyModules);
}

async function makeWorld({ scenario, seed, now, latency }: PreviewOptions): Promise<World> {
  const { createWorld } = await import('@portico/mock-backend');
  // Demos don't validate answers against the contract: the mock backend's own tests do.
  return createWorld({ scenario, seed, now, latency, checkAnswers: false });
}
