import { getFeatureFlags } from '../api/portal-and-flags';
import { systemClock } from '../core/clock';
import { painted } from '../core/painted';
import type { WiredSession } from '../session/create-session';
import type { RequestName } from '../session/session';
import type { App } from './app';
import { followCustomLogin } from './custom-login';
import { applyCachedMetadata, loadMetadata } from './load-metadata';
import { createMetadataCache } from './metadata-cache';
import { closedPortal } from './portal-state';
import { forgetApp, registerApp } from './registry';
import { reportFailure } from './report-failure';
import { authPageAt } from './routes';
import { tabsName } from './tabs-name';

/**
 * How long the first screen of the first page load waits for the vendor's document, so that its theme does not change
 * while it is visible. Later page loads start with the cached theme.
 */
const THEME_TIMEOUT_MS = 1_000;

/** What an app loads and listens to from its start to its end. */
export type AppStart = Pick<App, 'start' | 'flagsLoaded' | 'themeLoaded' | 'dispose'>;

/** Creates the start of an app. `wired` returns the app and its session; it is called on the start, not before. */
export function createAppStart(wired: () => { app: App; session: WiredSession }): AppStart {
  let started: Promise<void> | null = null;
  let themeLoaded: Promise<unknown> | undefined;
  let flagsLoaded: Promise<unknown> = Promise.resolve();
  let stopFollowing = () => {};
  let runs = 0;

  async function begin(): Promise<void> {
    const run = runs;
    const { app, session } = wired();
    const { http, options, metadata, routes } = app;
    const metadataCache = createMetadataCache(app.storage.local, tabsName(options));
    // Sent first, because the first screen waits for it.
    const loaded = options.metadata
      ? metadata.ready
      : attempt(app, 'LOAD_ADMIN_BOX_METADATA', () =>
          loadMetadata({ http, transport: options.preview?.transport, metadataCache }, metadata),
        );
    registerApp(app);
    stopFollowing = followEndOfSession(app);
    const known = options.metadata !== undefined || applyCachedMetadata(metadataCache, metadata);
    // They decide the first screen of the login route. It doesn't wait: it asks for an e-mail address until they are
    // loaded.
    const isLogin = authPageAt(app.location.read().path, routes) === 'login';
    if (isLogin) void attempt(app, 'LOAD_PUBLIC_AUTH_STRATEGIES_POLICY', app.strategies);
    // Uses the machine's clock: a world whose clock is stopped must not block the first screen.
    themeLoaded = Promise.race([known ? metadata.ready : loaded, systemClock.sleep(THEME_TIMEOUT_MS)]);
    // Sent earlier, these calls and their answers would delay the first field of the login page.
    const isOurField = isLogin && !options.hostedLoginBox && !options.customLoginBox;
    const fieldShown = isOurField ? themeLoaded.then(painted) : Promise.resolve();
    // A sign-in that finishes earlier still waits for the flags.
    flagsLoaded = fieldShown.then(() =>
      run === runs ? attempt(app, 'LOAD_FEATURE_FLAGS', () => loadFlags(app)) : undefined,
    );
    await fieldShown;
    if (run !== runs) return;
    session.listen();
    await Promise.all([flagsLoaded, loaded, session.renewOrShare()]);
    await attempt(app, 'LOAD_CUSTOM_LOGIN_ROUTES', () => followCustomLogin(app));
  }

  return {
    flagsLoaded: () => flagsLoaded,
    themeLoaded: () => themeLoaded ?? wired().app.metadata.ready,
    start() {
      started ??= begin();
      return started;
    },
    dispose() {
      const { app, session } = wired();
      started = null;
      runs += 1;
      stopFollowing();
      session.dispose();
      forgetApp(app);
    },
  };
}

/** Closes the portal when the session ends; returns a function that stops it. */
function followEndOfSession({ portal, session }: App): () => void {
  return session.store.subscribe(({ status, hasEnded }, before) => {
    if (status === 'signedIn' || before.status !== 'signedIn') return;
    // The next user sees no dialog, search or count of this one. A portal whose session has ended stays to say so.
    portal.setState(({ open, page }) => (hasEnded ? { ...closedPortal, open, page } : closedPortal), true);
  });
}

/** Reports a failure to the host; the rest of the start continues. */
async function attempt({ session }: App, request: RequestName, load: () => Promise<unknown>): Promise<void> {
  await load().catch((error: unknown) => reportFailure(session, request, error));
}

async function loadFlags({ http, options, session }: App): Promise<void> {
  session.store.setState({ flags: { ...(await getFeatureFlags(http)), ...options.overrideFeatureFlags } });
}
