import type { CaptchaProvider } from '../core/captcha/captcha';
import type { Clock } from '../core/clock';
import type { PageStorage } from '../core/key-value-store';
import { createMemoryStrategy } from '../core/memory-strategy';
import type { Transport } from '../core/transport';
import type { CredentialStore } from '../core/webauthn/credential-store';
import type { App } from './app';
import type { AppOptions, Preview } from './app-options';
import { createApp } from './create-app';

/** The part of a world that an app stands on. */
interface TestWorld {
  clock: Clock;
  connect(options?: { signedInAs?: string }): { transport: Transport };
}

/** How a test's app differs from the usual one. */
export interface TestAppOptions extends Partial<AppOptions> {
  /** Where the browser is; `/` unless told otherwise. */
  address?: string;
  signedInAs?: string;
  /** Stands between the app and the world: counts, delays, breaks. */
  through?: (transport: Transport) => Transport;
  /** Told of every address the browser would go to. */
  onLeave?: (url: string) => void;
  /** What the browser has kept from an earlier visit. */
  storage?: PageStorage;
  /** The keys of the browser. */
  credentials?: CredentialStore;
  /** The captcha of the page. */
  captcha?: CaptchaProvider;
  /** Wakes the page up, when a test says so. */
  pageResumeEvents?: Preview['pageResumeEvents'];
  /** The world's, unless told otherwise. */
  clock?: Clock;
}

/** An app over a world, in a browser of its own. For tests. */
export function createTestApp(world: TestWorld, options: TestAppOptions = {}): App {
  const {
    address = '/',
    signedInAs,
    onLeave,
    credentials,
    captcha,
    storage,
    pageResumeEvents,
    clock,
    ...rest
  } = options;
  const { through = (transport: Transport) => transport, ...appOptions } = rest;
  const { transport } = world.connect({ signedInAs });
  return createApp({
    contextOptions: { baseUrl: 'https://id.portico.test', clientId: 'demo-client-id' },
    preview: {
      transport: through(transport),
      ready: Promise.resolve(),
      clock: clock ?? world.clock,
      location: createMemoryStrategy({ address, ...(onLeave && { onLeave }) }),
      ...(credentials && { credentials }),
      ...(captcha && { captcha }),
      ...(storage && { storage }),
      ...(pageResumeEvents && { pageResumeEvents }),
    },
    ...appOptions,
  });
}

/** Moves a world's clock, and lets whatever wakes by that do its work: what still stands has stayed. For tests. */
export async function letPass({ clock }: { clock: { advance(ms: number): void } }, ms: number): Promise<void> {
  clock.advance(ms);
  await new Promise((resolve) => setTimeout(resolve));
}

/** Where the test's host stands: other sites send people back to registered sites only, and this is one. */
export const TEST_HOST = 'http://localhost:3000';

/** An app at the host's own site, from which a test may visit other sites and come back. */
export interface TestVisitor {
  app: App;
  /** Every address that the browser has left for, the latest last. */
  left: string[];
  /** Fetches a page of another site of the world, with the browser's cookies. */
  visit: Transport;
}

/** {@link createTestApp}, at {@link TEST_HOST}. */
export function createTestVisitor(world: TestWorld, options: TestAppOptions = {}): TestVisitor {
  const { address = '/', signedInAs, storage, through = (transport: Transport) => transport, ...rest } = options;
  const left: string[] = [];
  const { transport: visit } = world.connect({ signedInAs });
  const memory = createMemoryStrategy({ address, onLeave: (url) => left.push(url) });
  const location = { ...memory, href: (place: string) => new URL(place, TEST_HOST).href };
  const own = { transport: through(visit), ready: Promise.resolve(), clock: world.clock, location };
  const preview = { ...own, ...(storage && { storage }) };
  return { app: createTestApp(world, { ...rest, preview }), left, visit };
}
