import type { CaptchaProvider } from './captcha/captcha';
import type { LogLevel, RequestOptions } from './create-http-client';

/** Address of the identity service and options of its requests (contract: sdk-surface §2). */
export interface ContextOptions {
  baseUrl: string | ((path: string) => string);
  clientId?: string;
  appId?: string;
  tokenResolver?: () => Promise<string> | string;
  tenantResolver?: () => Promise<{ tenant?: string | null }> | { tenant?: string | null };
  /** Called before each request; the SDK sends what it returns. */
  beforeRequestInterceptor?: (options: RequestOptions, url: string) => RequestOptions;
  additionalQueryParamsResolver?: () => Promise<KeyValuePair[]> | KeyValuePair[];
  additionalHeadersResolver?: () => Promise<KeyValuePair[]> | KeyValuePair[];
  /** Default: `include`. */
  requestCredentials?: RequestCredentials;
  /** Default: `frontegg`. */
  urlPrefix?: string;
  /** Default: `error`; `warn` and below also log calls that the service refuses. */
  logLevel?: LogLevel;
  metadataHeaders?: { framework?: string; fronteggSdkVersion?: string };
}

/** One query parameter or header that a resolver of the host adds. */
export interface KeyValuePair {
  key: string;
  value: string;
}

/** Paths of the SDK's routes (sign-in spec §2). */
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
  /** Page on which a user decides about a mailed request; newer than the other routes. */
  approvalFlowUrl: string;
  /** Opens the admin portal by address; an addition to the contract. */
  adminPortalUrl: string;
  /** Page after sign-up. Default: `authenticatedUrl`. */
  signUpSuccessUrl?: string;
  /** Page after sign-up for a user who created an account. Default: `signUpSuccessUrl`. */
  accountSignUpSuccessUrl?: string;
  /** Page after sign-up for a user who joined a team by its link. Default: `signUpSuccessUrl`. */
  userSignUpSuccessUrl?: string;
  /** The host's own login page, used instead of `loginUrl`. */
  customLoginUrl?: string;
  /** Page after login at `customLoginUrl`. */
  customLoginAuthenticatedUrl?: string;
}

/** Options of the sign-in (contract: sdk-surface §3). */
export interface AuthOptions {
  routes?: Partial<AuthRoutes>;
  keepSessionAlive?: boolean;
  enableSessionPerTenant?: boolean;
  /** Loads no user data beyond the token: no roles, permissions, tenants or entitlements. */
  skipUserLoading?: boolean;
  /** Disables the silent refresh, which finds a session without leaving the page; for hosted login. */
  disableSilentRefresh?: boolean;
  /** `loadUserOnFirstLoad: false` skips the search for a session on page load; for hosted login. */
  hostedLoginOptions?: { loadUserOnFirstLoad?: boolean };
  /** Default: `true`; the service's own default is `false`. */
  enforceRedirectToSameSite?: boolean;
  allowedRedirectOrigins?: string[];
  /** `promptConsent` makes providers ask the user for consent again. */
  socialLoginOptions?: { promptConsent?: boolean };
  /** Source of captcha tokens. Default: the provider's script. */
  captcha?: CaptchaProvider;
  /** Initial state of each flow of the login box, by the flow's name (`FlowStates`); for previews and tests. */
  flowStates?: Readonly<Record<string, unknown>>;
}
