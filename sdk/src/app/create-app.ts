import { createStore } from 'zustand/vanilla';
import { isSteppedUp } from '../access/step-up';
import { getPublicAuthStrategies } from '../api/auth-strategies';
import { getFeatureFlags } from '../api/portal-and-flags';
import type { AuthStrategiesConfig } from '../contract';
import { systemClock } from '../core/clock';
import { requireAgreement, requireConfiguration } from '../core/configuration';
import { createHttpClient } from '../core/create-http-client';
import { createHashStrategy } from '../core/hash-strategy';
import type { AuthRoutes } from '../core/host-options';
import { createBrowserStorage, createMemoryStorage, type PageStorage, storageKeys } from '../core/key-value-store';
import { createMemoryStrategy } from '../core/memory-strategy';
import { browserPageResumeEvents, noPageResumeEvents } from '../core/page-resume';
import { painted } from '../core/painted';
import { createPathStrategy } from '../core/path-strategy';
import type { RequestSource } from '../core/request-headers';
import type { UrlStrategy } from '../core/url-strategy';
import type { PortalMetadata } from '../metadata';
import { createMetadataStore } from '../metadata/metadata-store';
import { createSession, type WiredSession } from '../session/create-session';
import type { RequestName } from '../session/session';
import { createTabs, soloTabs } from '../session/tabs';
import { lazyTokens } from '../session/token-source';
import type { App } from './app';
import type { AppOptions, Preview } from './app-options';
import { followColorScheme } from './color-scheme';
import { followCustomLogin } from './custom-login';
import { loadMetadata, recallMetadata } from './load-metadata';
import { redirectTo, stepUp } from './navigation';
import type { AnyPortalState } from './portal-state';
import { forgetApp, registerApp } from './registry';
import { createRememberedMetadata } from './remembered-metadata';
import { reportFailure } from './report-failure';
import { authPageAt, isLoginPage, routesOf } from './routes';
import { tabsName } from './tabs-name';
import { createThemeSheet } from './theme-sheet';

/**
 * How long the first screen of the first page load waits for the vendor's document, so that its theme does not change
 * while it is visible. Later page loads start with the cached theme.
 */
const THEME_TIMEOUT_MS = 1_000;

/**
 * Creates and connects everything that one app consists of. Nothing is sent and nothing listens before `start`.
 *
 * @throws {ConfigurationError} without a base address or a client id (sign-in spec §5).
 */
export function createApp(options: AppOptions): App {
  const { contextOptions, authOptions = {}, preview } = options;
  requireConfiguration(contextOptions);
  requireAgreement(options.hostedLoginBox ?? false);
  const name = options.appName ?? 'default';
  const clock = preview?.clock ?? systemClock;
  const transport = preview?.transport;
  const routes = routesOf(options);
  const location = preview?.location ?? browserLocation(options, routes, () => app);
  const storage = preview?.storage ?? browserStorage(preview);
  const typedEmail = beforeReload(storage);
  const portal = createStore<AnyPortalState>(
    () => options.portalState ?? { ...closedPortal, open: !preview?.location && isOverlayEntry() },
  );
  const metadata = createMetadataStore(metadataOptions(options, name));

  const http = createHttpClient({
    context: contextOptions,
    transport,
    clock,
    location,
    accessToken: () => session.accessToken(),
    renewToken: (refused, call) => session.renewToken(refused, call),
    requestSource: (): RequestSource | null => {
      const page = authPageAt(location.read().path, routes);
      if (portal.getState().open || page === 'adminPortal') return 'admin-portal';
      return page ? 'login-box' : null;
    },
  });
  const session: WiredSession = createSession({
    http,
    clock,
    storage,
    tabs: preview ? soloTabs : createTabs(tabsName(options), clock),
    pageResumeEvents:
      preview?.pageResumeEvents ??
      (typeof window === 'undefined' ? noPageResumeEvents : browserPageResumeEvents(window)),
    ...(options.hostedLoginBox && { tokens: lazyTokens(() => loadHostedTokens(app)) }),
    loadedFlags: () => flags.then(() => session.store.getState().flags),
    entitlementsEnabled: options.entitlementsOptions?.enabled,
    skipUserLoading: authOptions.skipUserLoading,
    sessionPerTenant: authOptions.enableSessionPerTenant,
    keepSessionAlive: authOptions.keepSessionAlive,
  });

  /** Reports a failure to the host; the rest of the start continues. */
  async function attempt(request: RequestName, load: () => Promise<unknown>): Promise<void> {
    await load().catch((error: unknown) => reportFailure(session, request, error));
  }

  async function loadFlags(): Promise<void> {
    session.store.setState({ flags: { ...(await getFeatureFlags(http)), ...options.overrideFeatureFlags } });
  }

  const remembered = createRememberedMetadata(storage.local, tabsName(options));
  let asked: Promise<AuthStrategiesConfig> | null = null;
  function strategies(): Promise<AuthStrategiesConfig> {
    asked ??= getPublicAuthStrategies(http).catch((error) => {
      asked = null;
      throw error;
    });
    return asked;
  }

  let started: Promise<void> | null = null;
  let themeLoaded: Promise<unknown> = metadata.ready;
  let flags: Promise<unknown> = Promise.resolve();
  let stopFollowing = () => {};
  let runs = 0;
  async function begin(): Promise<void> {
    const run = runs;
    // Sent first, because the first screen waits for it.
    const loaded = options.metadata
      ? metadata.ready
      : attempt('LOAD_ADMIN_BOX_METADATA', () => loadMetadata({ http, transport, remembered }, metadata));
    registerApp(app);
    const unfollow = followColorScheme(options.colorScheme, metadata);
    const unsubscribe = session.store.subscribe(({ status }, before) => {
      // The next user starts at the host's page, not in a dialog of the previous user.
      if (status === 'signedOut' && before.status === 'signedIn') portal.setState(closedPortal);
    });
    stopFollowing = () => {
      unfollow();
      unsubscribe();
    };
    const known = options.metadata !== undefined || recallMetadata(remembered, metadata);
    // They decide the first screen of the login route. It doesn't wait: it asks for an e-mail address until they are
    // loaded.
    const isLogin = authPageAt(location.read().path, routes) === 'login';
    if (isLogin) void attempt('LOAD_PUBLIC_AUTH_STRATEGIES_POLICY', strategies);
    // Uses the machine's clock: a world whose clock stands still must not block the first screen.
    themeLoaded = Promise.race([known ? metadata.ready : loaded, systemClock.sleep(THEME_TIMEOUT_MS)]);
    // Sent earlier, these calls and their answers would delay the first field of the login page.
    const isOurField = isLogin && !options.hostedLoginBox && !options.customLoginBox;
    const fieldShown = isOurField ? themeLoaded.then(painted) : Promise.resolve();
    // A sign-in that finishes earlier still waits for the flags.
    flags = fieldShown.then(() => (run === runs ? attempt('LOAD_FEATURE_FLAGS', loadFlags) : undefined));
    await fieldShown;
    if (run !== runs) return;
    session.listen();
    await Promise.all([flags, loaded, session.renewOrShare()]);
    await attempt('LOAD_CUSTOM_LOGIN_ROUTES', () => followCustomLogin(app));
  }

  const app: App = {
    name,
    options,
    http,
    clock,
    location,
    storage,
    credentials: preview?.credentials,
    routes,
    session,
    metadata,
    theme: createThemeSheet(metadata),
    portal,
    typedEmail,
    strategies,
    redirectTo: (address, how) => redirectTo(app, address, how),
    stepUp: (asked) => stepUp(app, asked),
    isSteppedUp: (asked) => isSteppedUp(session.store.getState().user, asked, session.now()),
    themeLoaded: () => themeLoaded,
    start() {
      started ??= begin();
      return started;
    },
    dispose() {
      started = null;
      runs += 1;
      stopFollowing();
      session.dispose();
      forgetApp(app);
    },
  };
  if (options.overrideFeatureFlags) session.store.setState({ flags: options.overrideFeatureFlags });
  return app;
}

/** Loads the tokens of hosted login lazily: only hosts with hosted login need this chunk. */
async function loadHostedTokens(app: App) {
  return (await import('../session/hosted/hosted-tokens')).createHostedTokens(app);
}

const closedPortal: AnyPortalState = { open: false, page: '', dialog: { kind: 'none' } };

/** Whether the portal covered the host when the current history entry was left: it opens again then, at the same page. */
function isOverlayEntry(): boolean {
  return Boolean(globalThis.history?.state?.portico?.overlay);
}

/** Reads and removes what `reloadPage` stored. */
function beforeReload({ session }: PageStorage): string {
  const stored = session.get(storageKeys.beforeReload) ?? '';
  session.remove(storageKeys.beforeReload);
  return stored;
}

function browserLocation(
  { urlStrategy, basename, preview }: AppOptions,
  routes: AuthRoutes,
  app: () => App,
): UrlStrategy {
  if (typeof window === 'undefined') return createMemoryStrategy();
  const addresses =
    urlStrategy === 'hash'
      ? createHashStrategy(window, (path) => isLoginPage(routes, path))
      : createPathStrategy(window, basename);
  return preview?.sites?.(addresses, app) ?? addresses;
}

function browserStorage(preview: Preview | undefined): PageStorage {
  return preview || typeof window === 'undefined' ? createMemoryStorage() : createBrowserStorage(window);
}

/** Returns the metadata layer of the host's own options: theme and texts. */
export function hostLayer({ themeOptions, localizations }: Partial<AppOptions>): PortalMetadata {
  return { ...(themeOptions && { themeV2: themeOptions }), ...(localizations && { localizations }) };
}

function metadataOptions(options: AppOptions, scope: string): Parameters<typeof createMetadataStore>[0] {
  const { metadata, language, supportedLocales, colorScheme, onText } = options;
  return {
    scope,
    layers: { metadata, host: hostLayer(options) },
    language,
    supportedLocales,
    browserLanguages: globalThis.navigator?.languages,
    scheme: colorScheme === 'dark' ? 'dark' : 'light',
    onText,
  };
}
