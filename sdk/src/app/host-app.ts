import type { Attributes } from '../access/conditions';
import type { EntitlementResult } from '../access/entitlements';
import { isFlagOn } from '../access/feature-flags';
import type { StepUpOptions } from '../access/step-up';
import type { ContextOptions } from '../core/host-options';
import type { PortalMetadata } from '../metadata';
import type { User } from '../session/session';
import { whenSettled } from '../session/when-settled';
import type { App } from './app';
import type { RedirectOptions } from './app-options';
import { type EntitledToOptions, entitledTo } from './entitled';
import { type LoginWithRedirectOptions, loginWithRedirectV2 } from './login-with-redirect-v2';
import { loginWithRedirect } from './navigation';
import { openHostedPortal } from './open-hosted-portal';
import type { AnyPortalPlace } from './portal-state';
import { findApp } from './registry';
import { showPortal } from './show-portal';
import { type SilentLogoutOptions, silentLogout } from './silent-logout';

/** A mounted app, for code outside of React (contract: sdk-surface §6). */
export interface HostApp {
  readonly name: string;
  readonly options: App['options'];
  /** Goes to the login page and, after login, back to the current address. */
  loginWithRedirect(additionalParams?: Readonly<Record<string, string>>): void;
  loginWithRedirectV2(options?: LoginWithRedirectOptions): Promise<void>;
  /** Signs out here and in the other tabs; calls back once the service has answered. */
  logout(callback?: () => void): Promise<void>;
  /** Signs out without leaving the page, with hosted login too; calls back 500 ms later. */
  silentLogout(options?: SilentLogoutOptions): Promise<void>;
  /** Finds a session, or renews the current one. */
  requestAuthorize(): Promise<void>;
  /** @throws {ApiError} when the service refuses; nothing changes then. */
  switchTenant(payload: { tenantId: string }): Promise<void>;
  /** Returns whether each of the feature flags is on, in the given order. */
  queryFeatureFlags(flags: readonly string[]): boolean[];
  /** @throws {Error} unless entitlements are enabled, as the two below. */
  getFeatureEntitlements(key: string, customAttributes?: Attributes): EntitlementResult;
  getPermissionEntitlements(key: string, customAttributes?: Attributes): EntitlementResult;
  getEntitlements(options: EntitledToOptions, customAttributes?: Attributes): EntitlementResult;
  stepUp(options?: StepUpOptions): void;
  isSteppedUp(options?: StepUpOptions): boolean;
  /** Opens the portal over the host; `page` and `dialog` name what it shows. */
  showAdminPortal(place?: Partial<AnyPortalPlace>): void;
  /** Opens the portal on the pages of the service: in a new tab, which is the default, or in this window. */
  openHostedAdminPortal(newTab?: boolean): void;
  hideAdminPortal(): void;
  /** Replaces the vendor's document: theme, texts and menu. */
  updateMetadata(metadata: PortalMetadata): void;
  /** Calls back once the session status is known. */
  ready(listener: () => void): void;
}

/** Returns the functions of a mounted app for its host. */
export function hostApp(app: App): HostApp {
  const { name, options, session, portal } = app;
  return {
    name,
    options,
    loginWithRedirect: (parameters) => loginWithRedirect(app, parameters),
    loginWithRedirectV2: (how) => loginWithRedirectV2(app, how),
    logout: (callback) => session.logout().then(callback),
    silentLogout: (how) => silentLogout(app, how),
    requestAuthorize: async () => void (await session.refresh()),
    switchTenant: ({ tenantId }) => session.switchTenant(tenantId),
    queryFeatureFlags: (flags) => flags.map((flag) => isFlagOn(session.store.getState().flags, flag)),
    getFeatureEntitlements: (featureKey, custom) => entitledTo(app, { featureKey }, custom),
    getPermissionEntitlements: (permissionKey, custom) => entitledTo(app, { permissionKey }, custom),
    getEntitlements: (what, custom) => entitledTo(app, what, custom),
    stepUp: app.stepUp,
    isSteppedUp: app.isSteppedUp,
    showAdminPortal: (place) => showPortal(app, place),
    openHostedAdminPortal: (newTab) => openHostedPortal(app, newTab),
    hideAdminPortal: () => portal.setState({ open: false, dialog: { kind: 'none' } }),
    updateMetadata: (document) => app.metadata.update(document),
    ready: (listener) => void whenSettled(session.store).then(() => listener()),
  };
}

/** Finds mounted apps by name, for code outside of React (contract: sdk-surface §6). */
export const AppHolder = {
  /** `undefined` before the provider of that name is mounted. */
  getInstance(name = 'default'): HostApp | undefined {
    const app = findApp(name);
    return app && hostApp(app);
  },
};

/** Data for the host's own calls of the service (contract: sdk-surface §8). */
export interface HostContext {
  getContext(): ContextOptions | undefined;
  /** The current access token; `null` while no user is signed in. */
  getAccessToken(): string | null;
  getUser(): User | null;
  getAppName(): string;
  getBasename(): string | undefined;
  shouldLoadEntitlements(): boolean;
  isSessionPerTenantEnabled(): boolean;
  onRedirectTo(path: string, options?: RedirectOptions): void;
  logout(callback?: () => void): void;
}

/** Returns a context that is empty until the provider of that name is mounted. */
function hostContext(name: string): HostContext {
  const app = () => findApp(name);
  return {
    getContext: () => app()?.options.contextOptions,
    getAccessToken: () => app()?.session.accessToken() ?? null,
    getUser: () => app()?.session.store.getState().user ?? null,
    getAppName: () => name,
    getBasename: () => app()?.options.basename,
    shouldLoadEntitlements: () => app()?.options.entitlementsOptions?.enabled ?? false,
    isSessionPerTenantEnabled: () => app()?.options.authOptions?.enableSessionPerTenant ?? false,
    onRedirectTo: (path, options) => app()?.redirectTo(path, options),
    logout: (callback) => void app()?.session.logout().then(callback),
  };
}

/** Gives the host's own code the token and the user of a mounted app (contract: sdk-surface §8). */
export const ContextHolder = {
  default: (): HostContext => hostContext('default'),
  for: (appName: string): HostContext => hostContext(appName),
};
