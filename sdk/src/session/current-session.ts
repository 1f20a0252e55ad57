import type { StoreApi } from 'zustand/vanilla';
import type { LoginResponse } from '../contract';
import { storageKeys } from '../core/key-value-store';
import { type AccessToken, readAccessToken } from './access-token';
import type { SessionOptions } from './session-options';
import { nobody, type SessionState } from './session-state';
import type { TokenSource } from './token-source';

/** Loads the code that reads the user: the first screen of the login box does without it. */
export const userLoading = () => import('./load-user');

/** The token of this tab and the state that follows from it. */
export interface CurrentSession {
  token(): AccessToken | null;
  /** Whether the user of a new token is being loaded. */
  isLoading(): boolean;
  /** Aborted by the next sign-in or sign-out: a result of the session before must change nothing. */
  signal(): AbortSignal;
  /** Takes a new token and loads its user. @throws {ApiError} when there is no user afterwards; the session is signed out then. */
  accept(response: LoginResponse): Promise<void>;
  /** Signs out in this page, but keeps what renews the token: the service could not be reached. */
  suspend(): void;
  /** Whether the session was suspended: the service may still have it. */
  isSuspended(): boolean;
  /** Signs out in this page: token, user and what renews the token are gone. */
  clear(): void;
  /** Aborts what is under way. */
  abort(): AbortSignal;
}

/**
 * Makes the session of one tab, signed out.
 *
 * @param onAccepted Called after each new token whose user is loaded.
 */
export function createCurrentSession(
  store: StoreApi<SessionState>,
  options: SessionOptions,
  tokens: TokenSource,
  onAccepted: (signal: AbortSignal) => void,
): CurrentSession {
  const { clock, storage } = options;
  let token: AccessToken | null = null;
  let loading = false;
  let suspended = false;
  let sessionAbort = new AbortController();

  function abort(): AbortSignal {
    sessionAbort.abort();
    sessionAbort = new AbortController();
    return sessionAbort.signal;
  }

  function signOut(): void {
    abort();
    loading = false;
    suspended = false;
    token = null;
    store.setState({ status: 'signedOut', ...nobody });
  }

  function clear(): void {
    tokens.forget?.();
    signOut();
  }

  async function load(response: LoginResponse, signal: AbortSignal): Promise<void> {
    const known = store.getState().user;
    try {
      const taken = readAccessToken(response, clock.now());
      token = taken;
      tokens.took?.(response);
      const { loadUser } = await userLoading();
      const loaded = await loadUser(taken, options);
      if (!signal.aborted) store.setState({ status: 'signedIn', ...loaded });
    } catch (error) {
      // The new token is good: if it is of the same user, the record that was loaded before still serves.
      const isSameUser = token && known?.id === token.claims.sub && known.tenantId === token.claims.tenantId;
      if (signal.aborted || isSameUser) return;
      clear();
      throw error;
    }
  }

  return {
    token: () => token,
    isLoading: () => loading,
    signal: () => sessionAbort.signal,
    async accept(response) {
      const signal = abort();
      storage.local.remove(storageKeys.signOutOwed);
      loading = true;
      suspended = false;
      await load(response, signal);
      if (signal.aborted) return;
      loading = false;
      onAccepted(signal);
    },
    suspend() {
      signOut();
      suspended = true;
    },
    isSuspended: () => suspended,
    clear,
    abort,
  };
}
