import type { StoreApi } from 'zustand/vanilla';
import type { LoginResponse } from '../contract';
import type { SessionState } from './session-state';

export type { RequestFailure, RequestName, SessionState, User } from './session-state';

/** One browser tab's session with the identity service. Tokens live in its closure and nowhere else. */
export interface Session {
  readonly store: StoreApi<SessionState>;
  /** The access token of this moment, `null` when signed out. */
  accessToken(): string | null;
  /** This moment by the service's clock, as far as the last token tells: the one of this machine may be wrong. */
  now(): number;
  /**
   * Takes an answer with an access token: loads the user, the tenants and, when enabled, the entitlements.
   *
   * @throws {ApiError} when the user cannot be loaded; the session is signed out then.
   */
  accept(response: LoginResponse): Promise<void>;
  /**
   * Renews the access token with the refresh cookie: one call a tab, one tab at a time. A failure signs out.
   *
   * @returns Whether somebody is signed in afterwards; never rejects.
   */
  refresh(): Promise<boolean>;
  /** Signs out here and in the other tabs; the service's answer is not waited for. */
  logout(): Promise<void>;
  /** Signs out here and in the other tabs without a call: tokens, user and what renews them are gone from all pages. */
  leaveInAllTabs(): void;
  /**
   * Makes another tenant the active one and refreshes afterwards.
   *
   * @throws {ApiError} when the service refuses; nothing has changed then.
   */
  switchTenant(tenantId: string): Promise<void>;
  /** Loads the user's record again, after a profile edit. */
  reloadUser(): Promise<void>;
  /** Forgets token and user without a call, after a failed login. */
  clear(): void;
  /** Stops timers and listeners; answers still under way are dropped. */
  dispose(): void;
}
