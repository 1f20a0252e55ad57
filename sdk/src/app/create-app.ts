import { createStore } from 'zustand/vanilla';
import { isSteppedUp } from '../access/step-up';
import { getPublicAuthStrategies } from '../api/auth-strategies';
import type { AuthStrategiesConfig } from '../contract';
import { requireAgreement, requireConfiguration } from '../core/configuration';
import { createHttpClient } from '../core/create-http-client';
import type { HttpClient } from '../core/http-client';
import type { RequestSource } from '../core/request-headers';
import { asApiError } from '../core/response-error';
import type { PortalMetadata } from '../metadata';
import { createMetadataStore } from '../metadata/metadata-store';
import { createSession, type WiredSession } from '../session/create-session';
import { lazyTokens } from '../session/token-source';
import type { App } from './app';
import type { AppOptions } from './app-options';
import { isOverlayEntry, openPage, takeTypedEmail } from './app-page';
import { createAppStart } from './app-start';
import { holdsInput } from './leave-page';
import { redirectTo, stepUp } from './navigation';
import { type AnyPortalState, closedPortal } from './portal-state';
import { authPageAt, routesOf } from './routes';
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
  const routes = routesOf(options);
  const page = openPage(options, routes, () => app);
  const { clock, location, storage } = page;
  const typedEmail = takeTypedEmail(storage);
  const portal = createStore<AnyPortalState>(() => initialPortal(options, name));
  const metadata = createMetadataStore(metadataOptions(options, name));

  const http = createHttpClient({
    context: contextOptions,
    transport: preview?.transport,
    clock,
    location,
    accessToken: () => session.accessToken(),
    renewToken: (...refused) => session.renewToken(...refused),
    onForbidden: (call) => void session.rereadAccess(call),
    requestSource: () => requestSourceOf(portal.getState(), authPageAt(location.read().path, routes)),
  });
  const session: WiredSession = createSession({
    ...page,
    http,
    ...(options.hostedLoginBox && { tokens: lazyTokens(() => loadHostedTokens(app)) }),
    loadedFlags: () => app.flagsLoaded().then(() => session.store.getState().flags),
    entitlementsEnabled: options.entitlementsOptions?.enabled,
    skipUserLoading: authOptions.skipUserLoading,
    sessionPerTenant: authOptions.enableSessionPerTenant,
    keepSessionAlive: authOptions.keepSessionAlive,
    asksOverPage: () => !options.hostedLoginBox && !options.customLoginBox,
    holdsInput: () => holdsInput(portal),
    leaveForStepUp: (asked) => stepUp(app, asked),
  });

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
    ...createAppStart(() => ({ app, session })),
  };
  if (options.overrideFeatureFlags) session.store.setState({ flags: options.overrideFeatureFlags });
  return app;
}

function initialPortal({ portalState, preview }: AppOptions, name: string): AnyPortalState {
  return portalState ?? { ...closedPortal, open: !preview?.location && isOverlayEntry(name) };
}

function requestSourceOf({ open }: AnyPortalState, page: ReturnType<typeof authPageAt>): RequestSource | null {
  if (open || page === 'adminPortal') return 'admin-portal';
  return page ? 'login-box' : null;
}

/** Loads the tokens of hosted login lazily: only hosts with hosted login need this chunk. */
async function loadHostedTokens(app: App) {
  return (await import('../session/hosted/hosted-tokens')).createHostedTokens(app);
}

/** Loads the login methods. A malformed answer is an empty object: cached, it would break every step that reads it. */
async function loadStrategies(http: HttpClient): Promise<AuthStrategiesConfig> {
  const strategies = await getPublicAuthStrategies(http);
  if (!strategies.mainAuthStrategies) throw asApiError(strategies);
  return strategies;
}

/** Returns a function that loads the login methods, cached, and again after a failure. */
function loadStrategiesOnce(http: HttpClient): () => Promise<AuthStrategiesConfig> {
  let loading: Promise<AuthStrategiesConfig> | null = null;
  return () => {
    loading ??= loadStrategies(http).catch((error) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

/** Returns the metadata layer of the host's own options: theme and texts. */
export function hostLayer({ themeOptions, localizations }: Partial<AppOptions>): PortalMetadata {
  return { ...(themeOptions && { themeV2: themeOptions }), ...(localizations && { localizations }) };
}

function metadataOptions(options: AppOptions, scope: string): Parameters<typeof createMetadataStore>[0] {
  const { metadata, language, supportedLocales, colorScheme, onText } = options;
  return {
    scope,
    layers: { given: metadata, host: hostLayer(options) },
    language,
    supportedLocales,
    browserLanguages: globalThis.navigator?.languages,
    scheme: colorScheme === 'dark' ? 'dark' : 'light',
    onText,
  };
}
