import type { PortalState } from '../admin-portal/shell/portal-state';
import type { FeatureFlagMap } from '../contract';
import type { CaptchaProvider } from '../core/captcha/captcha';
import type { LogLevel, RequestOptions } from '../core/create-http-client';
import type { Preview } from '../core/preview';
import type { FlowStates } from '../login-box/runtime/flow-states';
import type { Localizations, PortalMetadata, ThemeOptions } from '../metadata';
import type { HostEvents } from './host-events';
import type { RedirectOptions } from './navigation';

/** Where the identity service is and how to talk to it (contract: sdk-surface §2). */
export interface ContextOptions {
  baseUrl: string | ((path: string) => string);
  clientId?: string;
  appId?: string;
  tokenResolver?: () => Promise<string> | string;
  tenantResolver?: () => Promise<{ tenant?: string | null }> | { tenant?: string | null };
  /** May change any request before it is sent; what it answers is what is sent. */
  beforeRequestInterceptor?: (options: RequestOptions, url: string) => RequestOptions;
  additionalQueryParamsResolver?: () => Promise<KeyValuePair[]> | KeyValuePair[];
  additionalHeadersResolver?: () => Promise<KeyValuePair[]> | KeyValuePair[];
  /** `include` unless told otherwise. */
  requestCredentials?: RequestCredentials;
  /** `frontegg` unless told otherwise. */
  urlPrefix?: string;
  /** `error` unless set; `warn` and below also log calls that the service refuses. */
  logLevel?: LogLevel;
  metadataHeaders?: { framework?: string; fronteggSdkVersion?: string };
}

export interface KeyValuePair {
  key: string;
  value: string;
}

/** Paths of the product's own routes (sign-in spec §2). */
export interface AuthRoutes {
  authenticatedUrl: string;
  loginUrl: string;
  stepUpUrl: string;
  logoutUrl: string;
  activateUrl: string;
  activateWithOTCUrl: string;
  impersonationUrl: string;
  acceptInvitationUrl: string;
  acceptInvitationWithOTCUrl: string;
  forgetPasswordUrl: string;
  resetPasswordUrl: string;
  resetPhoneNumberUrl: string;
  socialLoginCallbackUrl: string;
  signUpUrl: string;
  oidcRedirectUrl: string;
  samlCallbackUrl: string;
  magicLinkCallbackUrl: string;
  hostedLoginRedirectUrl: string;
  openAppUrl: string;
  unlockAccountUrl: string;
  mfaMobileAuthenticator: string;
  /** Where somebody decides about a request that was mailed to them; newer than the other routes. */
  approvalFlowUrl: string;
  /** Opens the admin portal by address; an addition of ours. */
  adminPortalUrl: string;
  /** Where somebody goes who has just signed up; `authenticatedUrl` where absent. */
  signUpSuccessUrl?: string;
  /** The same, for whoever has opened an account of their own; `signUpSuccessUrl` where absent. */
  accountSignUpSuccessUrl?: string;
  /** The same, for whoever has joined a team by its link; `signUpSuccessUrl` where absent. */
  userSignUpSuccessUrl?: string;
  /** The host's own login page, where people are sent in place of `loginUrl`. */
  customLoginUrl?: string;
  /** Where somebody goes who has signed in at `customLoginUrl`. */
  customLoginAuthenticatedUrl?: string;
}

/** Sign-in behaviour (contract: sdk-surface §3). */
export interface AuthOptions {
  routes?: Partial<AuthRoutes>;
  keepSessionAlive?: boolean;
  enableSessionPerTenant?: boolean;
  /** Nothing is read of the user beside what the token says: no roles, permissions, tenants or entitlements. */
  skipUserLoading?: boolean;
  /** No attempt to find a session without leaving the page; for hosted login. */
  disableSilentRefresh?: boolean;
  /** `loadUserOnFirstLoad: false` looks for no session when the page opens; for hosted login. */
  hostedLoginOptions?: { loadUserOnFirstLoad?: boolean };
  /** On unless told otherwise; the service's own default is off. */
  enforceRedirectToSameSite?: boolean;
  allowedRedirectOrigins?: string[];
  /** `promptConsent` has providers ask again whether they may tell who somebody is. */
  socialLoginOptions?: { promptConsent?: boolean };
  /** Where captcha tokens come from; the provider's own script unless told otherwise. */
  captcha?: CaptchaProvider;
  /** Where the flows of the login box start; for previews and tests. */
  flowStates?: FlowStates;
}

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
