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

/** What a host may know of the session (contract: sdk-surface §12, auth). */
export interface AuthState {
  isAuthenticated: boolean;
  /** Until the first answer about the session. */
  isLoading: boolean;
  user: User | null;
  /** Failures of the start with status 500 or above, by call. */
  errorByRequest: SessionState['errorByRequest'];
  routes: AuthRoutes;
  onRedirectTo: (path: string, options?: RedirectOptions) => void;
}

/** The session, or the part of it that `select` picks; renders again only when that changes. */
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

/**
 * The signed-in user.
 *
 * @throws {Error} when nobody is signed in; use {@link useAuthUserOrNull} where that can be.
 */
export function useAuthUser(): User {
  const user = useAuthUserOrNull();
  if (!user) throw new Error('useAuthUser: nobody is signed in. Render this below a check of useIsAuthenticated().');
  return user;
}

/** The signed-in user, if there is one. */
export function useAuthUserOrNull(): User | null {
  return useSession((session) => session.user);
}

/** Whether somebody is signed in. */
export function useIsAuthenticated(): boolean {
  return useSession((session) => session.status === 'signedIn');
}

/** Paths of the product's own routes, as configured. */
export function useAuthRoutes(): AuthRoutes {
  return useApp().routes;
}

/** Goes to a place of the host: by its `onRedirectTo` when it has one, else by the address bar. */
export function useOnRedirectTo(): (path: string, options?: RedirectOptions) => void {
  return useApp().redirectTo;
}

/** Sends the user to the login page and, afterwards, back to where they are now. */
export function useLoginWithRedirect(): (additionalParams?: Readonly<Record<string, string>>) => Promise<void> {
  const app = useApp();
  return useCallback(async (additionalParams) => loginWithRedirect(app, additionalParams), [app]);
}

/**
 * Signs in without leaving the page where that is possible, else by the login page: with hosted login by the service's.
 *
 * @see Sign-in spec §4, silent refresh
 */
export function useLoginWithRedirectV2(): (options?: LoginWithRedirectOptions) => Promise<void> {
  const app = useApp();
  return useCallback((options) => loginWithRedirectV2(app, options), [app]);
}

/** Signs out here and in the other tabs; calls back once the service has been told. */
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

/** The user's tenants, and the active one. */
export function useTenantsState(): { tenants: readonly Tenant[]; activeTenant: Tenant | null } {
  return useSession(useShallow(({ tenants, activeTenant }: SessionState) => ({ tenants, activeTenant })));
}

/** Makes another of the user's tenants the active one. Rejects with an `ApiError` when the service refuses. */
export function useSwitchTenant(): (tenantId: string) => Promise<void> {
  return useApp().session.switchTenant;
}

/** Whether each of the feature flags is on, in the order asked. */
export function useFeatureFlags(flags: readonly string[]): boolean[] {
  return useFlags(flags);
}

/** The check of {@link useFeatureFlags} as a function, for lists and for handlers; renders again when the flags change. */
export function useFeatureFlagsChecker(): (flags: readonly string[]) => boolean[] {
  const flags = useSession((session) => session.flags);
  return useCallback((names) => names.map((name) => isFlagOn(flags, name)), [flags]);
}

/** Calls back after every change of the address, whoever has made it. */
export function useSubscribeToLocationChanges(callback: () => void): void {
  const { location } = useApp();
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => location.subscribe(() => latest.current()), [location]);
}
