import type { CaptchaProvider } from '../core/captcha/captcha';
import type { Clock } from '../core/clock';
import type { PageStorage } from '../core/key-value-store';
import { createMemoryStrategy } from '../core/memory-strategy';
import type { Transport } from '../core/transport';
import type { CredentialStore } from '../core/webauthn/credential-store';
import type { App } from './app';
import type { AppOptions, Preview } from './app-options';
import { createApp } from './create-app';

/** The parts of a world that an app needs. */
interface TestWorld {
  clock: Clock;
  connect(options?: { signedInAs?: string }): { transport: Transport };
}

/** Options of a test's app. */
export interface TestAppOptions extends Partial<AppOptions> {
  /** Address of the browser. Default: `/`. */
  address?: string;
  signedInAs?: string;
  /** Wraps the transport between the app and the world, to count, delay or fail requests. */
  through?: (transport: Transport) => Transport;
  /** Called with every address that the browser would leave for. */
  onLeave?: (url: string) => void;
  /** Storage of the browser, with values of an earlier page load. */
  storage?: PageStorage;
  /** The passkeys of the browser. */
  credentials?: CredentialStore;
  /** The captcha of the page. */
  captcha?: CaptchaProvider;
  /** Resumes the page when a test fires it. */
  pageResumeEvents?: Preview['pageResumeEvents'];
  /** Default: the clock of the world. */
  clock?: Clock;
}

/** Creates an app over a world, in its own browser. For tests. */
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

/** Id of a user of a world. For tests. */
export function userIdOf(world: { people(): readonly { email: string; userId: string }[] }, email: string): string {
  const person = world.people().find((one) => one.email === email);
  if (!person) throw new Error(`the world has no user ${email}`);
  return person.userId;
}

/** Ends every session at the service, as an administrator would; access tokens have not expired. For tests. */
export function revokeSessions(world: { snapshot(): { tables: object }; restore(snapshot: unknown): void }): void {
  const { tables, ...rest } = world.snapshot();
  world.restore({ ...rest, tables: { ...tables, sessions: [], refreshTokens: [] } });
}

/** Advances a world's clock and waits for the timers that fire: what still shows afterwards is stable. For tests. */
export async function letPass({ clock }: { clock: { advance(ms: number): void } }, ms: number): Promise<void> {
  clock.advance(ms);
  await new Promise((resolve) => setTimeout(resolve));
}

/** Origin of the test's host. Other sites redirect to registered sites only, and this one is registered. */
export const TEST_HOST = 'http://localhost:3000';

/** An app at the host's own site; a test can follow its redirects to other sites and back. */
export interface TestBrowser {
  app: App;
  /** Every address that the browser has left for, the latest last. */
  left: string[];
  /** Fetches a page of another site of the world, with the browser's cookies. */
  openSite: Transport;
}

/** {@link createTestApp}, at {@link TEST_HOST}. */
export function createTestBrowser(world: TestWorld, options: TestAppOptions = {}): TestBrowser {
  const { address = '/', signedInAs, storage, through = (transport: Transport) => transport, ...rest } = options;
  const left: string[] = [];
  const { transport: openSite } = world.connect({ signedInAs });
  const memory = createMemoryStrategy({ address, onLeave: (url) => left.push(url) });
  const location = { ...memory, href: (place: string) => new URL(place, TEST_HOST).href };
  const own = { transport: through(openSite), ready: Promise.resolve(), clock: world.clock, location };
  const preview = { ...own, ...(storage && { storage }) };
  return { app: createTestApp(world, { ...rest, preview }), left, openSite };
}
