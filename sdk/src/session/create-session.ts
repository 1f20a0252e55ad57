import { createStore } from 'zustand/vanilla';
import type { LoginResponse } from '../contract';
import type { Clock } from '../core/clock';
import type { Call, HttpClient } from '../core/http-client';
import { type PageStorage, storageKeys } from '../core/key-value-store';
import type { PageResumeEvents } from '../core/page-resume';
import { type AccessToken, isTokenResponse, readAccessToken } from './access-token';
import type { Replacement } from './refused-token';
import { mayPass } from './request-token';
import type { Session } from './session';
import { nobody, type SessionState } from './session-state';
import type { Tabs } from './tabs';
import { createEmbeddedTokens, type TokenSource } from './token-source';

/** What only somebody signed in needs: no part of the first download. */
export const userLoading = () => import('./load-user');

export interface SessionOptions {
  http: HttpClient;
  clock: Clock;
  storage: PageStorage;
  tabs: Tabs;
  /** When the page may have come back from sleep or to its network. */
  pageResumeEvents: PageResumeEvents;
  /** Where tokens come from; the service's own calls unless told otherwise. */
  tokens?: TokenSource;
  /** The feature flags, once the call for them is over; never rejects. */
  loadedFlags: () => Promise<SessionState['flags']>;
  entitlementsEnabled: boolean | undefined;
  skipUserLoading?: boolean | undefined;
  sessionPerTenant: boolean | undefined;
  keepSessionAlive: boolean | undefined;
}

/** A session as the app wires it. */
export interface WiredSession extends Session {
  /** Listens to the other tabs, and to what wakes this one up, from now on. */
  listen(): void;
  /** {@link Session.refresh} for whoever can do with what another tab is given meanwhile. */
  renewOrShare(): Promise<boolean>;
  /**
   * Called after a 401: renews the refused token, once for all calls that it was refused to. Where the 401 may be about
   * something else, a token that has time left is not renewed.
   *
   * @returns Whether there is a newer token than the one refused.
   */
  renewToken(refused: string, call: Call): Promise<boolean>;
}

/** Makes one tab's session. Nothing happens before the first call. */
export function createSession(options: SessionOptions): WiredSession {
  const {
    http,
    clock,
    storage,
    tabs,
    pageResumeEvents,
    sessionPerTenant,
    tokens = createEmbeddedTokens(http),
  } = options;
  const store = createStore<SessionState>(() => ({ status: 'loading', ...nobody, flags: {}, errorByRequest: {} }));
  let token: AccessToken | null = null;
  let refreshing: Promise<boolean> | null = null;
  let loading = false;
  const replacement: Replacement = {};
  /** Whether somebody waits for the refresh under way: its failure signs out, whatever the reason. */
  let asked = false;
  /** Whether the session was given up because the service could not be reached: it may still stand there. */
  let lost = false;
  let stopListening = () => {};
  // Ends with every sign-in and sign-out: whatever was under way for the session before it must change nothing.
  let era = new AbortController();

  function beginEra(): AbortSignal {
    era.abort();
    era = new AbortController();
    return era.signal;
  }

  /** Signs out in this page: token, user and what renews the token are gone. */
  function clear(): void {
    tokens.forget?.();
    signOut();
  }

  function signOut(): void {
    beginEra();
    loading = false;
    lost = false;
    token = null;
    store.setState({ status: 'signedOut', ...nobody });
  }

  async function accept(response: LoginResponse): Promise<void> {
    const signal = beginEra();
    storage.local.remove(storageKeys.signOutOwed);
    const known = store.getState().user;
    loading = true;
    try {
      const taken = readAccessToken(response, clock.now());
      token = taken;
      tokens.took?.(response);
      const { loadUser } = await userLoading();
      const loaded = await loadUser(taken, options);
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
    // Where its script does not arrive, the next call that needs a newer token renews it.
    renewInTime(signal).catch(() => undefined);
  }

  function rememberTenant(): void {
    const { activeTenant } = store.getState();
    if (sessionPerTenant && activeTenant) storage.session.set(storageKeys.tenantOfTab, activeTenant.tenantId);
  }

  async function renewInTime(signal: AbortSignal): Promise<void> {
    if (!options.keepSessionAlive || !token) return;
    const { keepAlive } = await import('./keep-alive');
    if (token) await keepAlive({ token, clock, pageResumeEvents, signal, renew: () => renewOnce(true) });
  }

  function refresh(): Promise<boolean> {
    asked = true;
    return renewOnce(false);
  }

  function renewOrShare(): Promise<boolean> {
    asked = true;
    return renewOnce(true);
  }

  /** One at a time, whoever asks. A renewal that nobody waits for changes nothing where it finds no service. */
  function renewOnce(mayShare: boolean): Promise<boolean> {
    refreshing ??= renew(mayShare).finally(() => {
      refreshing = null;
      asked = false;
    });
    return refreshing;
  }

  async function renew(mayShare: boolean): Promise<boolean> {
    const { signal } = era;
    try {
      const tenantId = sessionPerTenant ? storage.session.get(storageKeys.tenantOfTab) : null;
      const isShared = mayShare && tokens.serveOtherTabs;
      const shared = { key: `tenant ${tenantId ?? ''}`, accepts: isTokenResponse };
      const response = await tabs.withLock(() => requestWithLock(signal, tenantId), isShared ? shared : undefined);
      if (signal.aborted || !response) return token !== null;
      await accept(response);
    } catch (error) {
      if (!signal.aborted) giveUp(mayPass(error));
    }
    return token !== null;
  }

  function giveUp(unreached: boolean): void {
    if (unreached && !asked) return;
    // It may be the tenant of the tab that was refused: the session of the browser may still stand.
    if (!unreached) storage.session.remove(storageKeys.tenantOfTab);
    // A session that could not be reached is renewed by the same refresh token later.
    if (unreached) signOut();
    else clear();
    lost = unreached;
  }

  /** Somebody may have signed in or out while this tab waited for its turn. */
  async function requestWithLock(signal: AbortSignal, tenantId: string | null): Promise<LoginResponse | null> {
    if (signal.aborted) return null;
    if (storage.local.get(storageKeys.signOutOwed)) {
      await endOwed();
      throw new Error('Signed out');
    }
    return tokens.renew({ tenantId, clock, signal });
  }

  async function renewToken(refused: string, call: Call): Promise<boolean> {
    const current = token;
    if (current?.text === refused && !loading) {
      const renewal = await import('./refused-token').catch(() => null);
      await renewal?.renewRefused({
        token: current,
        call,
        clock,
        current: () => token,
        renew: renewOrShare,
        replacement,
      });
    }
    return token !== null && token.text !== refused;
  }

  /** Somebody has signed out, here or in another tab: whoever is here next wonders about nothing, and has tenants of their own. */
  function leave(): void {
    storage.session.remove(storageKeys.signedInAt);
    storage.session.remove(storageKeys.tenantOfTab);
    clear();
  }

  function leaveInAllTabs(): void {
    leave();
    tabs.announceSignOut();
  }

  async function logout(): Promise<void> {
    leaveInAllTabs();
    // Where the service cannot be told now, its cookie still opens the session: nobody refreshes before it was told.
    if (!tokens.endsElsewhere) storage.local.set(storageKeys.signOutOwed, 'true');
    await endOwed().catch(() => undefined);
  }

  async function endOwed(): Promise<void> {
    await tokens.end();
    storage.local.remove(storageKeys.signOutOwed);
  }

  async function switchTenant(tenantId: string): Promise<void> {
    const { switchTenant: send } = await import('../api/users');
    await send(http, { tenantId });
    if (sessionPerTenant) storage.session.set(storageKeys.tenantOfTab, tenantId);
    tokens.switched?.(tenantId);
    // A refresh that began before the switch brings the tenant of before.
    await refreshing;
    await refresh();
  }

  async function reloadUser(): Promise<void> {
    const { signal } = era;
    const { readUserAgain } = await userLoading();
    const user = await readUserAgain(() => token, { http, clock, signal });
    if (user) store.setState({ user });
  }

  return {
    store,
    accept,
    refresh,
    renewOrShare,
    renewToken,
    logout,
    leaveInAllTabs,
    switchTenant,
    reloadUser,
    clear,
    accessToken: () => token?.text ?? null,
    now: () => clock.now() - (token?.skewMs ?? 0),
    listen() {
      stopListening();
      const deaf = tabs.onSignOut(leave);
      const asleep = pageResumeEvents(() => void ((lost || storage.local.get(storageKeys.signOutOwed)) && refresh()));
      stopListening = () => {
        deaf();
        asleep();
      };
    },
    dispose() {
      stopListening();
      beginEra();
    },
  };
}
