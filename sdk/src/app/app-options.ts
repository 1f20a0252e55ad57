import type { FeatureFlagMap } from '../contract';
import type { CaptchaProvider } from '../core/captcha/captcha';
import type { Clock } from '../core/clock';
import type { AuthOptions, AuthRoutes, ContextOptions } from '../core/host-options';
import type { PageStorage } from '../core/key-value-store';
import type { PageResumeEvents } from '../core/page-resume';
import type { Transport } from '../core/transport';
import type { UrlStrategy } from '../core/url-strategy';
import type { CredentialStore } from '../core/webauthn/credential-store';
import type { Localizations, PortalMetadata, ThemeOptions } from '../metadata';
import type { HostEvents } from './host-events';
import type { AnyPortalState } from './portal-state';

/** What a host passes to `FronteggProvider` (contract: sdk-surface §1). */
export interface AppOptions {
  contextOptions: ContextOptions;
  authOptions?: AuthOptions;
  entitlementsOptions?: { enabled?: boolean };
  /** Users sign in on the service's own pages, by OpenID Connect, instead of in the SDK's login box. */
  hostedLoginBox?: boolean;
  /**
   * Whether the login box and step-up run in a frame of another origin, which could control what the user presses.
   * Default: `false`; they then ask the user to open them in a full window. Name the origins in the `frame-ancestors`
   * of your content security policy as well.
   */
  allowForeignFrames?: boolean;
  /**
   * The host shows its own screens at the routes of the login box; the SDK still handles the callbacks of other sites.
   */
  customLoginBox?: boolean;
  /** Default: `default`. */
  appName?: string;
  themeOptions?: ThemeOptions;
  localizations?: Localizations;
  /** Shown instead of the service's document. When given at the start, the metadata call is skipped. */
  metadata?: PortalMetadata;
  basename?: string;
  urlStrategy?: 'path' | 'hash';
  overrideFeatureFlags?: FeatureFlagMap;
  /** Called with new accounts and verified addresses. */
  events?: HostEvents;
  /** Whether `openAppUrl` opens a mobile app. Default: `false`; the path belongs to the host then. */
  enableOpenAppRoute?: boolean;
  /** `true` shows nothing while the session is loading; a function is called when loading begins and ends. */
  customLoader?: boolean | ((loading: boolean) => void);
  /** Language of the texts. Default: the document's `defaultLanguage`, then the browser's, then English. */
  language?: string;
  /**
   * The languages of the host application, preferred first, as BCP 47 tags; `de` includes `de-AT`. No other language is
   * shown, even if the host, the document or the browser names one. Default: every language.
   */
  supportedLocales?: readonly string[];
  /** Default: `light`; `auto` follows the system. */
  colorScheme?: 'light' | 'dark' | 'auto';
  /** The host's router, instead of the browser's history; paths are relative to the base name. */
  history?: { push(path: string): void; replace(path: string): void };
  /** Navigates to a path of the host; takes precedence over `history`. */
  onRedirectTo?: (path: string, options?: RedirectOptions) => void;
  /** A world instead of the service: this option alone turns an application into an offline demo; `undefined` does not. */
  preview?: Preview | undefined;
  /** Initial state of the admin portal; for previews and tests. */
  portalState?: AnyPortalState;
  /** Called with every text that is shown and its key; theme builders use it to find the text that a user clicks. */
  onText?: (key: string, text: string) => void;
}

/** Options of a navigation to a path of the host (contract: sdk-surface §1, `onRedirectTo`). */
export interface RedirectOptions {
  /** Reloads the page instead of only changing the address. */
  refresh?: boolean;
  /** Replaces the current history entry. */
  replace?: boolean;
  /** Tells the host's `onRedirectTo` to keep the parameters of the current address. */
  preserveQueryParams?: boolean;
}

/** The part of an app that navigates: to the host's pages, hosted login and, in a preview, simulated sites. */
export interface NavigableApp {
  readonly options: AppOptions;
  readonly clock: Clock;
  readonly location: UrlStrategy;
  readonly storage: PageStorage;
  readonly routes: AuthRoutes;
  /** Goes to a path of the host: by its `onRedirectTo` if it has one, else by the address bar. */
  redirectTo(address: string, options?: RedirectOptions): void;
}

/**
 * Replaces the network, the clock and the address bar in a preview. There is no other switch: with these, the SDK runs
 * exactly as in production.
 *
 * @see README.md, "Host developers"
 */
export interface Preview {
  readonly transport: Transport;
  /** Settles when the transport can answer; nothing is rendered before. */
  readonly ready: Promise<void>;
  readonly clock?: Clock;
  readonly location?: UrlStrategy;
  /** Passkeys, instead of the browser's. Default: the browser's, also in a preview. */
  readonly credentials?: CredentialStore;
  /** Storage that outlives a page load. Default: storage that ends with the app. */
  storage?: PageStorage;
  /** Fires when the page resumes from sleep or goes online. Default: the browser's events. */
  readonly pageResumeEvents?: PageResumeEvents;
  /** Takes the page of an app to other sites that the world simulates, and back. */
  readonly sites?: (location: UrlStrategy, app: () => NavigableApp) => UrlStrategy;
  /** A captcha instead of the provider's script. */
  readonly captcha?: CaptchaProvider;
}
