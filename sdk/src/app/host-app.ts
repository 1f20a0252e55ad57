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
import { findApp } from './registry';
import { type SilentLogoutOptions, silentLogout } from './silent-logout';

/** A mounted kit, for code outside of React (contract: sdk-surface §6). */
export interface HostApp {
  readonly name: string;
  readonly options: App['options'];
  /** To the login page and, afterwards, back to where the user is now. */
  loginWithRedirect(additionalParams?: Readonly<Record<string, string>>): void;
  loginWithRedirectV2(options?: LoginWithRedirectOptions): Promise<void>;
  /** Signs out here and in the other tabs; calls back once the service has been told. */
  logout(callback?: () => void): Promise<void>;
  /** Signs out without leaving the page, with hosted login too, and calls back 500 ms later. */
  silentLogout(options?: SilentLogoutOptions): Promise<void>;
  /** Looks for a session, or renews the one there is. */
  requestAuthorize(): Promise<void>;
  /** @throws {ApiError} when the service refuses; nothing has changed then. */
  switchTenant(payload: { tenantId: string }): Promise<void>;
  /** Whether each of the feature flags is on, in the order asked. */
  queryFeatureFlags(flags: readonly string[]): boolean[];
  /** @throws {Error} unless entitlements are enabled, as the two below. */
  getFeatureEntitlements(key: string, customAttributes?: Attributes): EntitlementResult;
  getPermissionEntitlements(key: string, customAttributes?: Attributes): EntitlementResult;
  getEntitlements(options: EntitledToOptions, customAttributes?: Attributes): EntitlementResult;
  stepUp(options?: StepUpOptions): void;
  isSteppedUp(options?: StepUpOptions): boolean;
  showAdminPortal(): void;
  hideAdminPortal(): void;
  /** Replaces the vendor's document: looks, texts and menu. */
  updateMetadata(metadata: PortalMetadata): void;
  /** Calls back once it is known whether somebody is signed in. */
  ready(listener: () => void): void;
}

/** What a mounted kit can do for its host. */
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
    showAdminPortal: () => portal.setState({ open: true }),
    hideAdminPortal: () => portal.setState({ open: false, dialog: { kind: 'none' } }),
    updateMetadata: (document) => app.metadata.update(document),
    ready: (listener) => void whenSettled(session.store).then(() => listener()),
  };
}

/** Mounted kits by name, for code outside of React (contract: sdk-surface §6). */
export const AppHolder = {
  /** `undefined` before the provider of that name is mounted. */
  getInstance(name = 'default'): HostApp | undefined {
    const app = findApp(name);
    return app && hostApp(app);
  },
};

/** What a host's own calls of the service need (contract: sdk-surface §8). */
export interface HostContext {
  getContext(): ContextOptions | undefined;
  /** The access token of this moment; `null` when nobody is signed in. */
  getAccessToken(): string | null;
  getUser(): User | null;
  getAppName(): string;
  getBasename(): string | undefined;
  shouldLoadEntitlements(): boolean;
  isSessionPerTenantEnabled(): boolean;
  onRedirectTo(path: string, options?: RedirectOptions): void;
  logout(callback?: () => void): void;
}

/** Answers for nobody before its provider is mounted. */
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

/** Where a host's own code finds the token and the user of a mounted kit (contract: sdk-surface §8). */
export const ContextHolder = {
  default: (): HostContext => hostContext('default'),
  for: (appName: string): HostContext => hostContext(appName),
};
