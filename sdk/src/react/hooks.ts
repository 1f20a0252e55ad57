import { useCallback, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { isFlagOn } from '../access/feature-flags';
import type { RedirectOptions } from '../app/app-options';
import { useApp, useFlags, useSession } from '../app/context';
import { type LoginWithRedirectOptions, loginWithRedirectV2 } from '../app/login-with-redirect-v2';
import { loginWithRedirect } from '../app/navigation';
import type { Tenant } from '../contract';
import type { AuthRoutes } from '../core/host-options';
import type { SessionState, User } from '../session/session';

/** State of the session for the host (contract: sdk-surface §12, auth). */
export interface AuthState {
  isAuthenticated: boolean;
  /** `true` until the session status is known. */
  isLoading: boolean;
  user: User | null;
  /** Failed calls of the start with status 500 or above, by call. */
  errorByRequest: SessionState['errorByRequest'];
  routes: AuthRoutes;
  onRedirectTo: (path: string, options?: RedirectOptions) => void;
}

/** Returns the session, or the part that `select` returns; renders again only when that changes. */
export function useAuth(): AuthState;
export function useAuth<T>(select: (auth: AuthState) => T): T;
export function useAuth<T>(select?: (auth: AuthState) => T): T | AuthState {
  const { session, routes, redirectTo } = useApp();
  return useStore(
    session.store,
    useShallow(({ status, user, errorByRequest }: SessionState): T | AuthState => {
      const isAuthenticated = status === 'signedIn';
      const isLoading = status === 'loading';
      const state = { isAuthenticated, isLoading, user, errorByRequest, routes, onRedirectTo: redirectTo };
      return select ? select(state) : state;
    }),
  );
}

/** Returns the signed-in user.
 *
 * @throws {Error} while no user is signed in; use {@link useAuthUserOrNull} if that can happen.
 */
export function useAuthUser(): User {
  const user = useAuthUserOrNull();
  if (!user) throw new Error('useAuthUser: no user is signed in. Render this below a check of useIsAuthenticated().');
  return user;
}

/** Returns the signed-in user; `null` while no user is signed in. */
export function useAuthUserOrNull(): User | null {
  return useSession((session) => session.user);
}

/** Whether a user is signed in. */
export function useIsAuthenticated(): boolean {
  return useSession((session) => session.status === 'signedIn');
}

/** Returns the configured paths of the SDK's routes. */
export function useAuthRoutes(): AuthRoutes {
  return useApp().routes;
}

/** Returns a function that goes to a path of the host: by its `onRedirectTo` if it has one, else by the address bar. */
export function useOnRedirectTo(): (path: string, options?: RedirectOptions) => void {
  return useApp().redirectTo;
}

/** Returns a function that sends the user to the login page and, after login, back to the current address. */
export function useLoginWithRedirect(): (additionalParams?: Readonly<Record<string, string>>) => Promise<void> {
  const app = useApp();
  return useCallback(async (additionalParams) => loginWithRedirect(app, additionalParams), [app]);
}

/**
 * Returns a function that signs in without leaving the page if possible, else by the login page (with hosted login, by
 * the service's).
 *
 * @see Sign-in spec §4, silent refresh
 */
export function useLoginWithRedirectV2(): (options?: LoginWithRedirectOptions) => Promise<void> {
  const app = useApp();
  return useCallback((options) => loginWithRedirectV2(app, options), [app]);
}

/** Returns a function that signs out here and in the other tabs, and calls back once the service has answered. */
export function useLogout(): (callback?: () => void) => Promise<void> {
  const { session } = useApp();
  return useCallback(
    async (callback) => {
      await session.logout();
      callback?.();
    },
    [session],
  );
}

/** Returns the user's tenants and the active tenant. */
export function useTenantsState(): { tenants: readonly Tenant[]; activeTenant: Tenant | null } {
  return useSession(useShallow(({ tenants, activeTenant }: SessionState) => ({ tenants, activeTenant })));
}

/** Returns a function that switches the active tenant. It rejects with an `ApiError` if the service refuses. */
export function useSwitchTenant(): (tenantId: string) => Promise<void> {
  return useApp().session.switchTenant;
}

/** Returns whether each of the feature flags is on, in the given order. */
export function useFeatureFlags(flags: readonly string[]): boolean[] {
  return useFlags(flags);
}

/**
 * Returns the check of {@link useFeatureFlags} as a function, for lists and handlers; renders again when the flags
 * change.
 */
export function useFeatureFlagsChecker(): (flags: readonly string[]) => boolean[] {
  const flags = useSession((session) => session.flags);
  return useCallback((names) => names.map((name) => isFlagOn(flags, name)), [flags]);
}

/** Calls back after every change of the address, by the SDK or the host. */
export function useSubscribeToLocationChanges(callback: () => void): void {
  const { location } = useApp();
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => location.subscribe(() => latest.current()), [location]);
}
