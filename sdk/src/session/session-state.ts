import type { FeatureFlagMap, JwtClaims, Tenant, UserEntitlements, UserProfile } from '../contract';

/** The signed-in user: the token's claims with the service's record of the user over them (sign-in spec §3). */
export interface User extends UserProfile, Partial<Pick<JwtClaims, 'sid' | 'amr' | 'acr' | 'auth_time' | 'act'>> {
  email_verified?: boolean;
  /** Second at which the access token expires, since the epoch. */
  exp: number;
  /** Lifetime of the access token, in seconds. */
  expiresIn: number;
  /** Readable, but not enumerable: no log, storage, message or copy of the user carries it. */
  readonly accessToken: string;
}

/** Calls of the start, and of the login box, whose failure is worth telling the host (contract: headers-and-storage §4). */
export type RequestName =
  | 'LOAD_FEATURE_FLAGS'
  | 'LOAD_ADMIN_BOX_METADATA'
  | 'LOAD_ALLOW_SIGNUPS'
  | 'LOAD_PASSWORD_CONFIGURATION'
  | 'LOAD_SSO_PUBLIC_CONFIGURATION'
  | 'LOAD_PUBLIC_AUTH_STRATEGIES_POLICY'
  | 'LOAD_CUSTOM_LOGIN_ROUTES';

/** A call that failed with status 500 or above, or without any. */
export interface RequestFailure {
  isError: boolean;
  traceId?: string;
}

/** Who is signed in and what they may see. */
export interface SessionState {
  /** `loading` until the first refresh has been answered. */
  status: 'loading' | 'signedOut' | 'signedIn';
  user: User | null;
  /** What the access token says; targeting rules read it. */
  claims: JwtClaims | null;
  tenants: readonly Tenant[];
  activeTenant: Tenant | null;
  flags: FeatureFlagMap;
  /** `null` until loaded, and for good unless `entitlementsOptions.enabled` is set. */
  entitlements: UserEntitlements | null;
  errorByRequest: Partial<Record<RequestName, RequestFailure>>;
}

/** The part of the state that signing out clears. */
export const nobody = { user: null, claims: null, tenants: [], activeTenant: null, entitlements: null } as const;
