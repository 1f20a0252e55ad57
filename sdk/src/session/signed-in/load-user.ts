import { isFlagOn } from '../../access/feature-flags';
import { getUserEntitlements } from '../../api/entitlements';
import { getMe, getMyAuthorization, getMyTenants, getMyTenantsV1 } from '../../api/users';
import type { UserAuthorization, UserProfile } from '../../contract';
import type { Clock } from '../../core/clock';
import type { HttpClient } from '../../core/http-client';
import { retry } from '../../core/retry';
import type { AccessToken } from '../access-token';
import { noUser, type SessionState, type User } from '../session-state';

const AUTHORIZATION_FLAG = 'admin_portal_should_load_authorization';
const TENANTS_V1_FLAG = 'admin_portal_use_current_user_tenants_v1_endpoint';

export interface LoadUserOptions {
  http: HttpClient;
  /** Resolves with the feature flags once their call has settled; never rejects. */
  loadedFlags: () => Promise<SessionState['flags']>;
  sessionPerTenant: boolean | undefined;
  /** Loads no user data beyond the token. */
  skipUserLoading?: boolean | undefined;
  entitlementsEnabled: boolean | undefined;
}

type BeforeToken = Pick<SessionState, 'claims' | 'entitlements'>;
type LoadedUser = Pick<SessionState, 'user' | 'claims' | 'tenants' | 'activeTenant' | 'entitlements'>;

/**
 * Loads all data of the user in parallel; calls that depend on a feature flag wait for the flags. A failure to load
 * entitlements is ignored: those that are already loaded stay in use.
 *
 * @param before The session's state before the token.
 * @throws {ApiError} when the user or the tenants cannot be loaded.
 * @see contract: headers-and-storage §6
 */
export async function loadUser(token: AccessToken, options: LoadUserOptions, before: BeforeToken): Promise<LoadedUser> {
  const { http, loadedFlags, sessionPerTenant, skipUserLoading, entitlementsEnabled } = options;
  if (skipUserLoading) return { ...noUser, user: mergeUser(token, ownClaims(token), null), claims: token.claims };
  const loadTenants = async () =>
    sessionPerTenant || isFlagOn(await loadedFlags(), TENANTS_V1_FLAG) ? getMyTenantsV1(http) : getMyTenants(http);
  const [user, own, entitlements] = await Promise.all([
    readUser(token, options),
    loadTenants(),
    entitlementsEnabled ? getUserEntitlements(http).catch(() => loadedEntitlements(token, before)) : null,
  ]);
  const { tenants = [], activeTenant = null } = own;
  return { user, claims: token.claims, tenants, activeTenant, entitlements };
}

/** Returns the entitlements that are already loaded, if the token is of the same user in the same tenant. */
function loadedEntitlements({ claims: { sub, tenantId } }: AccessToken, { claims, entitlements }: BeforeToken) {
  return claims?.sub === sub && claims.tenantId === tenantId ? entitlements : null;
}

/**
 * Loads the user's record, roles and permissions.
 *
 * @throws {ApiError} when they cannot be loaded.
 */
export async function readUser(
  token: AccessToken,
  { http, loadedFlags }: Pick<LoadUserOptions, 'http' | 'loadedFlags'>,
): Promise<User> {
  const loadAuthorization = async () =>
    isFlagOn(await loadedFlags(), AUTHORIZATION_FLAG) ? getMyAuthorization(http) : null;
  const [profile, authorization] = await Promise.all([getMe(http), loadAuthorization()]);
  return mergeUser(token, profile, authorization);
}

/** Waits between the attempts to read the user after a profile save (sign-in spec §9). */
const PROFILE_RETRY_DELAYS_MS = [2000, 2000] as const;

/**
 * Loads the user again, after a profile edit; `null` if the session has ended meanwhile.
 *
 * @throws {ApiError} when the third attempt fails.
 */
export async function readUserAgain(token: () => AccessToken | null, options: ReadAgainOptions): Promise<User | null> {
  const { http, clock, signal } = options;
  const profile = await retry(() => getMe(http), { clock, delaysMs: PROFILE_RETRY_DELAYS_MS, signal });
  const current = token();
  return signal.aborted || !current ? null : mergeUser(current, profile, null);
}

interface ReadAgainOptions {
  http: HttpClient;
  clock: Clock;
  signal: AbortSignal;
}

/**
 * Merges the claims with the user record, which takes precedence. The token is not enumerable, so that copies of the
 * user don't include it.
 */
function mergeUser(
  { claims, text, expiresIn }: AccessToken,
  profile: UserProfile,
  authorization: UserAuthorization | null,
): User {
  const user = {
    ...claims,
    ...profile,
    roles: authorization?.roles ?? profile.roles ?? [],
    permissions: authorization?.permissions ?? profile.permissions ?? [],
    exp: claims.exp,
    expiresIn,
  };
  return Object.defineProperty(user, 'accessToken', { value: text, enumerable: false }) as unknown as User;
}

/** Returns the user data of a token, when the user record, roles and permissions are not loaded. */
function ownClaims({ claims }: AccessToken): UserProfile {
  return { ...claims, id: claims.sub, roles: [], permissions: [] } as unknown as UserProfile;
}
