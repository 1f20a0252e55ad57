import type { StoreApi } from 'zustand/vanilla';
import type { LoginResponse } from '../contract';
import type { SessionState } from './session-state';
import type { LogoutOptions } from './sign-out';

export type { AskedStepUp, RequestFailure, RequestName, SessionState, User } from './session-state';

/** One browser tab's session with the identity service. Tokens live in its closure and nowhere else. */
export interface Session {
  readonly store: StoreApi<SessionState>;
  /** Returns the current access token; `null` when signed out. */
  accessToken(): string | null;
  /**
   * Returns the current time by the service's clock, as estimated from the last token; this machine's clock may be
   * wrong.
   */
  now(): number;
  /**
   * Accepts a response with an access token: loads the user, the tenants and, if enabled, the entitlements.
   *
   * @throws {ApiError} when the user cannot be loaded; the session is signed out then.
   */
  accept(response: LoginResponse): Promise<void>;
  /**
   * Renews the access token with the refresh cookie: one call per tab, one tab at a time. A failure signs out.
   *
   * @returns Whether a user is signed in afterwards; never rejects.
   */
  refresh(): Promise<boolean>;
  /**
   * Signs out here and in the other tabs, without waiting for the service's response. A call that fails is sent again
   * before the next refresh.
   */
  logout(options?: LogoutOptions): Promise<void>;
  /**
   * Switches the active tenant, then refreshes.
   *
   * @throws {ApiError} when the service refuses; nothing changes then.
   */
  switchTenant(tenantId: string): Promise<void>;
  /** Loads the user's record again, after a profile edit. */
  reloadUser(): Promise<void>;
  /** Removes token and user without a call, after a failed login. */
  clear(): void;
  /** Stops timers and listeners; pending answers are ignored. */
  dispose(): void;
}
