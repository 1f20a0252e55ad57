import type { StepUpOptions } from '../access/step-up';
import type { FeatureFlagMap, JwtClaims, Tenant, UserEntitlements, UserProfile } from '../contract';

/**
 * The signed-in user: the token's claims merged with the user record of the service, which takes precedence (sign-in
 * spec §3).
 */
export interface User extends UserProfile, Partial<Pick<JwtClaims, 'sid' | 'amr' | 'acr' | 'auth_time' | 'act'>> {
  email_verified?: boolean;
  /** Expiry of the access token, in seconds since the epoch. */
  exp: number;
  /** Lifetime of the access token, in seconds. */
  expiresIn: number;
  /** Readable, but not enumerable, so that no log, storage, message or copy of the user includes it. */
  readonly accessToken: string;
}

/**
 * Calls of the start and of the login box whose failures are reported to the host (contract: headers-and-storage §4).
 */
export type RequestName =
  | 'LOAD_FEATURE_FLAGS'
  | 'LOAD_ADMIN_BOX_METADATA'
  | 'LOAD_ALLOW_SIGNUPS'
  | 'LOAD_PASSWORD_CONFIGURATION'
  | 'LOAD_SSO_PUBLIC_CONFIGURATION'
  | 'LOAD_PUBLIC_AUTH_STRATEGIES_POLICY'
  | 'LOAD_CUSTOM_LOGIN_ROUTES';

/** A call that failed with status 500 or above, or without a status. */
export interface RequestFailure {
  isError: boolean;
  traceId?: string;
}

/** A challenge for a second factor that the user has to answer. */
export interface AskedStepUp extends StepUpOptions {
  /** Called when the user has shown it, or does not want to. */
  onReturn: () => void;
}

/** The signed-in user and the data that permissions and entitlements depend on. */
export interface SessionState {
  /** `loading` until the first refresh has settled. */
  status: 'loading' | 'signedOut' | 'signedIn';
  /** The session of this page has ended, and the user has not signed out here: the portal says so. */
  hasEnded: boolean;
  /**
   * The token is lost, but the user stays signed in here until they have signed in again or given up: a form holds
   * input that a sign-out would discard.
   */
  isInterrupted: boolean;
  /** A call needs a second factor: the challenge is shown over the page. */
  stepUp: AskedStepUp | null;
  user: User | null;
  /** Claims of the access token; targeting rules read them. */
  claims: JwtClaims | null;
  tenants: readonly Tenant[];
  activeTenant: Tenant | null;
  flags: FeatureFlagMap;
  /** `null` until loaded, and always `null` unless `entitlementsOptions.enabled` is set. */
  entitlements: UserEntitlements | null;
  errorByRequest: Partial<Record<RequestName, RequestFailure>>;
}

/** The part of the state that signing out clears. */
export const noUser = { user: null, claims: null, tenants: [], activeTenant: null, entitlements: null } as const;

/** The state after a sign-out. */
export const signedOutState = {
  status: 'signedOut',
  hasEnded: false,
  isInterrupted: false,
  stepUp: null,
  ...noUser,
} as const;
