import type { StoreApi } from 'zustand/vanilla';
import type { LoginResponse } from '../contract';
import { storageKeys } from '../core/key-value-store';
import { type AccessToken, readAccessToken } from './access-token';
import type { SessionOptions } from './session-options';
import { type SessionState, signedOutState } from './session-state';
import type { TokenSource } from './token-source';

/** Loads the chunk that reads the user; lazy, because the first screen of the login box does not need it. */
export const userLoading = () => import('./signed-in/load-user');

/** The token of this tab and the state derived from it. */
export interface CurrentSession {
  token(): AccessToken | null;
  /** Whether the user of a new token is loading. */
  isLoading(): boolean;
  /** Aborted by the next sign-in or sign-out, so that a result of the previous session changes nothing. */
  signal(): AbortSignal;
  /**
   * Accepts a new token and loads its user. @throws {ApiError} when the user cannot be loaded; the session is signed
   * out then.
   */
  accept(response: LoginResponse): Promise<void>;
  /** Announces that this tab has switched the tenant: the page stays while the user of the next token is loading. */
  enter(tenantId: string): void;
  /** Signs out in this page after a network failure, but keeps the refresh token. */
  suspend(): void;
  /** Whether the session is suspended; the service may still have it. */
  isSuspended(): boolean;
  /**
   * Signs out in this page: removes token, user and refresh token. While the page holds input, the session is only
   * interrupted: the user stays until they have signed in again.
   */
  clear(): void;
  /** Does the same as `clear`, but discards any input: the user has signed out, in this tab if `here`. */
  leave(here: boolean): void;
  /** Aborts pending work, and returns the signal for the work that follows. */
  abort(): AbortSignal;
}

/** The token of this tab, and what happens to it. */
interface TokenState {
  token: AccessToken | null;
  isLoading: boolean;
  isSuspended: boolean;
}

const signedOut: TokenState = { token: null, isLoading: false, isSuspended: false };

/**
 * Creates the session of one tab, signed out.
 *
 * @param onAccepted Called after each new token, once its user is loaded.
 */
export function createCurrentSession(
  store: StoreApi<SessionState>,
  options: SessionOptions,
  tokens: TokenSource,
  onAccepted: (signal: AbortSignal) => void,
): CurrentSession {
  const { clock, storage } = options;
  let state = signedOut;
  /** The tenant that this tab has switched to, until its token arrives. */
  let entered: string | undefined;
  const { signal: currentSignal, abort } = createSessionAbort();

  function signOut(change: Partial<SessionState>): void {
    abort();
    state = signedOut;
    store.setState(change);
  }

  /** Ends the session, if there still is one; `here` if the user has signed out in this tab. */
  function endSession(here?: boolean): void {
    const { status, hasEnded } = store.getState();
    signOut({ ...signedOutState, hasEnded: !here && (status === 'signedIn' || hasEnded) });
  }

  function interruptOrSignOut(): void {
    const isInterrupted = store.getState().status === 'signedIn' && options.asksOverPage() && options.holdsInput?.();
    if (isInterrupted) {
      signOut({ isInterrupted });
      // Another tab may sign in meanwhile: like a suspended session, this one is then recovered.
      state = { ...signedOut, isSuspended: true };
    } else endSession();
  }

  function clear(): void {
    tokens.forget?.();
    interruptOrSignOut();
  }

  async function load(response: LoginResponse, signal: AbortSignal): Promise<void> {
    const known = store.getState().claims;
    const tenantId = entered ?? known?.tenantId;
    entered = undefined;
    try {
      const taken = readAccessToken(response, clock.now());
      state = { ...state, token: taken };
      // Pages and input belong to one user in one tenant. In another tab, another user may have signed in, or this one
      // may have switched the tenant: what is sent from the page now would change the other tenant.
      if (known && !isOwnedBy(taken, known, tenantId)) {
        store.setState({ ...signedOutState, status: 'loading' });
      }
      tokens.took?.(response);
      const loaded = await (await userLoading()).loadUser(taken, options, store.getState());
      if (!signal.aborted) store.setState({ status: 'signedIn', hasEnded: false, isInterrupted: false, ...loaded });
    } catch (error) {
      // The new token is valid. If it is of the same user, the user record that is already loaded stays in use.
      if (signal.aborted) return;
      if (isOwnedBy(state.token, known)) return store.setState({ isInterrupted: false });
      clear();
      throw error;
    }
  }

  return {
    token: () => state.token,
    isLoading: () => state.isLoading,
    signal: currentSignal,
    async accept(response) {
      const signal = abort();
      storage.local.remove(storageKeys.signOutOwed);
      state = { ...state, isLoading: true, isSuspended: false };
      await load(response, signal);
      if (signal.aborted) return;
      state = { ...state, isLoading: false };
      onAccepted(signal);
    },
    enter(tenantId) {
      entered = tenantId;
    },
    suspend() {
      interruptOrSignOut();
      state = { ...signedOut, isSuspended: true };
    },
    isSuspended: () => state.isSuspended,
    clear,
    leave(here) {
      tokens.forget?.();
      endSession(here);
    },
    abort,
  };
}

function createSessionAbort(): Pick<CurrentSession, 'signal' | 'abort'> {
  let controller = new AbortController();
  return {
    signal: () => controller.signal,
    abort() {
      controller.abort();
      controller = new AbortController();
      return controller.signal;
    },
  };
}

/** Whether a token is of the user of these claims, in their tenant or in the given one. */
function isOwnedBy(token: AccessToken | null, claims: SessionState['claims'], tenantId = claims?.tenantId): boolean {
  return token !== null && claims?.sub === token.claims.sub && tenantId === token.claims.tenantId;
}
