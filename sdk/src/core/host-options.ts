import type { CaptchaProvider } from './captcha/captcha';
import type { LogLevel, RequestOptions } from './create-http-client';

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
  /** The state in which each flow of the login box starts, by the flow's name (`FlowStates`); for previews and tests. */
  flowStates?: Readonly<Record<string, unknown>>;
}
