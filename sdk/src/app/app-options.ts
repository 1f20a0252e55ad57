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
import type { PortalState } from './portal-state';

/** What a host passes to `FronteggProvider` (contract: sdk-surface §1). */
export interface AppOptions {
  contextOptions: ContextOptions;
  authOptions?: AuthOptions;
  entitlementsOptions?: { enabled?: boolean };
  /** People sign in on the service's own pages, by OpenID Connect, instead of in this kit's login box. */
  hostedLoginBox?: boolean;
  /**
   * Whether the login box and step-up run in a frame of another origin, which could steer what the user presses. Off unless
   * set: they ask to be opened in the whole window. Name the origins in the `frame-ancestors` of your content security
   * policy as well.
   */
  allowForeignFrames?: boolean;
  /** The host shows screens of its own at the routes of the login box; answers of other sites are still taken here. */
  customLoginBox?: boolean;
  /** `default` unless told otherwise. */
  appName?: string;
  themeOptions?: ThemeOptions;
  localizations?: Localizations;
  /** When given, the metadata call is skipped. */
  metadata?: PortalMetadata;
  basename?: string;
  urlStrategy?: 'path' | 'hash';
  overrideFeatureFlags?: FeatureFlagMap;
  /** Told of new accounts and of addresses shown to be somebody's. */
  events?: HostEvents;
  /** Whether `openAppUrl` hands over to a mobile app; off unless told otherwise: the path is the host's own then. */
  enableOpenAppRoute?: boolean;
  /** `true` shows nothing while the kit finds out who is there; a function is told when that begins and ends. */
  customLoader?: boolean | ((loading: boolean) => void);
  /** Language of the texts; the document's `defaultLanguage`, then the browser's, then English. */
  language?: string;
  /**
   * The languages of the host application, best first, as BCP 47 tags; `de` stands for `de-AT` as well. No other language
   * is shown, whatever the host, the document or the browser asks for. Every language unless given.
   */
  supportedLocales?: readonly string[];
  /** `light` unless told otherwise; `auto` follows the system. */
  colorScheme?: 'light' | 'dark' | 'auto';
  /** The host's router, in place of the browser's history; a path is below the base name. */
  history?: { push(path: string): void; replace(path: string): void };
  /** Goes to a place of the host in its own way; goes before `history`. */
  onRedirectTo?: (path: string, options?: RedirectOptions) => void;
  /** A world in place of the service: the one prop that turns an application into its own offline demo. */
  preview?: Preview;
  /** Where the admin portal starts; for previews and tests. */
  portalState?: PortalState;
  /** Told of every text that is shown, and its key: builders go from words on the screen to where they are edited. */
  onText?: (key: string, text: string) => void;
}

/** How to go to a place of the host (contract: sdk-surface §1, `onRedirectTo`). */
export interface RedirectOptions {
  /** Loads the page anew instead of changing the address only. */
  refresh?: boolean;
  /** Leaves no entry in the history. */
  replace?: boolean;
  /** Asks the host's `onRedirectTo` to keep the parameters of the present address. */
  preserveQueryParams?: boolean;
}

/** The part of an app that goes to places: the host's pages, hosted login and, in a preview, simulated sites. */
export interface NavigableApp {
  readonly options: AppOptions;
  readonly clock: Clock;
  readonly location: UrlStrategy;
  readonly storage: PageStorage;
  readonly routes: AuthRoutes;
  /** Goes to a place of the host: by its `onRedirectTo` when it has one, else by the address bar. */
  redirectTo(address: string, options?: RedirectOptions): void;
}

/**
 * What a preview puts in place of the network, the clock and the address bar. The product has no other switch: given
 * one of these it runs exactly as it does in production.
 *
 * @see README.md, "Host developers"
 */
export interface Preview {
  readonly transport: Transport;
  /** Settles when the transport can answer; nothing is rendered before. */
  readonly ready: Promise<void>;
  readonly clock?: Clock;
  readonly location?: UrlStrategy;
  /** Keys in place of the browser's own, which a preview asks as well. */
  readonly credentials?: CredentialStore;
  /** What the browser keeps from visit to visit; forgotten with the app unless given. */
  storage?: PageStorage;
  /** Tells when the page comes back from sleep or to its network; the browser's own events unless given. */
  readonly pageResumeEvents?: PageResumeEvents;
  /** Takes the page of an app to other sites that the world answers for, and back. */
  readonly sites?: (location: UrlStrategy, app: () => NavigableApp) => UrlStrategy;
  /** A captcha in place of the provider's script. */
  readonly captcha?: CaptchaProvider;
}
