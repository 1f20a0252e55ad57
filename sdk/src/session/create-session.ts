import { createStore } from 'zustand/vanilla';
import { getMe, switchTenant as sendSwitchTenant } from '../api/users';
import type { LoginResponse } from '../contract';
import type { Clock } from '../core/clock';
import type { HttpClient } from '../core/http-client';
import { type PageStorage, storageKeys } from '../core/key-value-store';
import { retry } from '../core/retry';
import { type AccessToken, readAccessToken, secondsLeft } from './access-token';
import { loadUser, mergeUser } from './load-user';
import type { Session } from './session';
import { nobody, type SessionState } from './session-state';
import type { Tabs } from './tabs';
import { createEmbeddedTokens, type TokenSource } from './token-source';

/** A token this close to its end counts as expired, for the journey and for clocks that differ. */
const EXPIRY_LEEWAY_SECONDS = 10;
/** How long before its end a token is renewed when the session is kept alive. */
const RENEW_AHEAD_SECONDS = 20;
/** Waits between the attempts to read the user after a profile save (sign-in spec §9). */
const PROFILE_RETRY_DELAYS_MS = [2000, 2000] as const;

export interface SessionOptions {
  http: HttpClient;
  clock: Clock;
  storage: PageStorage;
  tabs: Tabs;
  /** Where tokens come from; the service's own calls unless told otherwise. */
  tokens?: TokenSource;
  entitlementsEnabled: boolean;
  sessionPerTenant: boolean;
  keepSessionAlive: boolean;
}

/** A session as the app wires it. */
export interface WiredSession extends Session {
  /** Listens to the other tabs from now on. */
  listen(): void;
  /** The http client asks after a 401: whether there is, or now is, a newer token than the one refused. */
  renewToken(refused: string): Promise<boolean>;
}

/** Makes one tab's session. Nothing happens before the first call. */
export function createSession(options: SessionOptions): WiredSession {
  const { http, clock, storage, tabs, sessionPerTenant, tokens = createEmbeddedTokens(http) } = options;
  const store = createStore<SessionState>(() => ({ status: 'loading', ...nobody, flags: {}, errorByRequest: {} }));
  let token: AccessToken | null = null;
  let refreshing: Promise<boolean> | null = null;
  let loading = false;
  let stopListening = () => {};
  // Ends with every sign-in and sign-out: whatever was under way for the session before it must change nothing.
  let era = new AbortController();

  function beginEra(): AbortSignal {
    era.abort();
    era = new AbortController();
    return era.signal;
  }

  function clear(): void {
    beginEra();
    loading = false;
    token = null;
    store.setState({ status: 'signedOut', ...nobody });
  }

  async function accept(response: LoginResponse): Promise<void> {
    const signal = beginEra();
    storage.local.remove(storageKeys.signOutOwed);
    const known = store.getState().user;
    loading = true;
    try {
      token = readAccessToken(response, clock.now());
      tokens.took?.(response);
      const loaded = await loadUser(token, { ...options, flags: store.getState().flags });
      if (signal.aborted) return;
      store.setState({ status: 'signedIn', ...loaded });
    } catch (error) {
      if (signal.aborted) return;
      // The new token is good; the user of a moment ago is better than none.
      const same = token && known?.id === token.claims.sub && known.tenantId === token.claims.tenantId;
      if (!same) {
        clear();
        throw error;
      }
    } finally {
      if (!signal.aborted) loading = false;
    }
    rememberTenant();
    renewInTime(signal);
  }

  function rememberTenant(): void {
    const { activeTenant } = store.getState();
    if (sessionPerTenant && activeTenant) storage.session.set(storageKeys.tenantOfTab, activeTenant.tenantId);
  }

  function renewInTime(signal: AbortSignal): void {
    if (!options.keepSessionAlive || !token) return;
    const left = secondsLeft(token, clock.now());
    const wait = Math.max(left - RENEW_AHEAD_SECONDS, left / 2, 1);
    clock.sleep(wait * 1000, signal).then(refresh, () => undefined);
  }

  function refresh(): Promise<boolean> {
    refreshing ??= renew().finally(() => {
      refreshing = null;
    });
    return refreshing;
  }

  async function renew(): Promise<boolean> {
    const { signal } = era;
    try {
      const response = await tabs.exclusively(() => requestInTurn(signal));
      if (signal.aborted || !response) return token !== null;
      await accept(response);
    } catch {
      if (!signal.aborted) clear();
    }
    return token !== null;
  }

  /** Somebody may have signed in or out while this tab waited for its turn. */
  async function requestInTurn(signal: AbortSignal): Promise<LoginResponse | null> {
    if (signal.aborted) return null;
    if (storage.local.get(storageKeys.signOutOwed)) {
      await endOwed();
      throw new Error('Signed out');
    }
    const tenantId = sessionPerTenant ? storage.session.get(storageKeys.tenantOfTab) : null;
    return tokens.renew({ tenantId, clock, signal });
  }

  async function renewToken(refused: string): Promise<boolean> {
    if (token?.text === refused) {
      if (loading || secondsLeft(token, clock.now()) > EXPIRY_LEEWAY_SECONDS) return false;
      await refresh();
    }
    return token !== null && token.text !== refused;
  }

  async function logout(): Promise<void> {
    clear();
    tabs.announceSignOut();
    storage.session.remove(storageKeys.tenantOfTab);
    // Where the service cannot be told now, its cookie still opens the session: nobody refreshes before it was told.
    if (!tokens.endsElsewhere) storage.local.set(storageKeys.signOutOwed, 'true');
    await endOwed().catch(() => undefined);
  }

  async function endOwed(): Promise<void> {
    await tokens.end();
    storage.local.remove(storageKeys.signOutOwed);
  }

  async function switchTenant(tenantId: string): Promise<void> {
    await sendSwitchTenant(http, { tenantId });
    if (sessionPerTenant) storage.session.set(storageKeys.tenantOfTab, tenantId);
    tokens.switched?.(tenantId);
    // A refresh that began before the switch brings the tenant of before.
    await refreshing;
    await refresh();
  }

  async function reloadUser(): Promise<void> {
    const { signal } = era;
    const profile = await retry(() => getMe(http), { clock, delaysMs: PROFILE_RETRY_DELAYS_MS, signal });
    if (!signal.aborted && token) store.setState({ user: mergeUser(token, profile, null) });
  }

  return {
    store,
    accept,
    refresh,
    renewToken,
    logout,
    switchTenant,
    reloadUser,
    clear,
    accessToken: () => token?.text ?? null,
    now: () => clock.now() - (token?.skewMs ?? 0),
    listen() {
      stopListening();
      stopListening = tabs.onSignOut(clear);
    },
    dispose() {
      stopListening();
      beginEra();
    },
  };
}
