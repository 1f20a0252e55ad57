import { createStore } from 'zustand/vanilla';
import { isSteppedUp } from '../access/step-up';
import { getPublicAuthStrategies } from '../api/auth-strategies';
import type { AuthStrategiesConfig } from '../contract';
import { systemClock } from '../core/clock';
import { requireAgreement, requireConfiguration } from '../core/configuration';
import { createHttpClient } from '../core/create-http-client';
import { createHashStrategy } from '../core/hash-strategy';
import type { AuthRoutes } from '../core/host-options';
import type { HttpClient } from '../core/http-client';
import { createBrowserStorage, createMemoryStorage, type PageStorage, storageKeys } from '../core/key-value-store';
import { createMemoryStrategy } from '../core/memory-strategy';
import { browserPageResumeEvents, noPageResumeEvents } from '../core/page-resume';
import { createPathStrategy } from '../core/path-strategy';
import type { RequestSource } from '../core/request-headers';
import type { UrlStrategy } from '../core/url-strategy';
import type { PortalMetadata } from '../metadata';
import { createMetadataStore } from '../metadata/metadata-store';
import { createSession, type WiredSession } from '../session/create-session';
import { createTabs, soloTabs } from '../session/tabs';
import { lazyTokens } from '../session/token-source';
import type { App } from './app';
import type { AppOptions, Preview } from './app-options';
import { createAppStart } from './app-start';
import { readEntryState } from './history/entry-state';
import { redirectTo, stepUp } from './navigation';
import { type AnyPortalState, closedPortal } from './portal-state';
import { authPageAt, isLoginPage, routesOf } from './routes';
import { tabsName } from './tabs-name';
import { createThemeSheet } from './theme-sheet';

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
    transport: preview?.transport,
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
    loadedFlags: () => start.flagsLoaded().then(() => session.store.getState().flags),
    entitlementsEnabled: options.entitlementsOptions?.enabled,
    skipUserLoading: authOptions.skipUserLoading,
    sessionPerTenant: authOptions.enableSessionPerTenant,
    keepSessionAlive: authOptions.keepSessionAlive,
  });

  const start = createAppStart(() => ({ app, session }));

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
    strategies: loadStrategiesOnce(http),
    redirectTo: (address, how) => redirectTo(app, address, how),
    stepUp: (asked) => stepUp(app, asked),
    isSteppedUp: (asked) => isSteppedUp(session.store.getState().user, asked, session.now()),
    start: start.start,
    themeLoaded: start.themeLoaded,
    dispose: start.dispose,
  };
  if (options.overrideFeatureFlags) session.store.setState({ flags: options.overrideFeatureFlags });
  return app;
}

/** Loads the tokens of hosted login lazily: only hosts with hosted login need this chunk. */
async function loadHostedTokens(app: App) {
  return (await import('../session/hosted/hosted-tokens')).createHostedTokens(app);
}

/** Returns a function that loads the login methods, cached, and again after a failure. */
function loadStrategiesOnce(http: HttpClient): () => Promise<AuthStrategiesConfig> {
  let loading: Promise<AuthStrategiesConfig> | null = null;
  return () => {
    loading ??= getPublicAuthStrategies(http).catch((error) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

/** Whether the portal covered the host when the current history entry was left: it opens again then, at the same page. */
function isOverlayEntry(): boolean {
  return Boolean(readEntryState(globalThis.history)?.overlay);
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
