import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Call } from '../core/http-client';
import { storageKeys } from '../core/key-value-store';
import { type CurrentSession, createCurrentSession, userLoading } from './current-session';
import { createRenewal, type Renewal } from './renewal';
import type { Session } from './session';
import type { SessionOptions } from './session-options';
import { type SessionState, signedOutState } from './session-state';
import { createSignOut, endOwed } from './sign-out';
import type { Refusals } from './signed-in/refused-access';
import type { Replacement } from './signed-in/refused-token';
import { createEmbeddedTokens } from './token-source';

/** A session with the functions that only the app uses. */
export interface WiredSession extends Session {
  /** Starts listening to the other tabs and to page resume events. */
  listen(): void;
  /** Does the same as {@link Session.refresh}, but accepts a token that another tab receives meanwhile. */
  renewOrShare(): Promise<boolean>;
  /**
   * Called after a 401: renews the refused token, once for all calls that were refused with it. If the 401 may have
   * another reason, an unexpired token is not renewed. If the service wants a second factor, asks the user for it.
   *
   * @returns Whether there is a newer token than the one refused.
   */
  renewToken(refused: string, call: Call, challenge?: string | null): Promise<boolean>;
  /** Called after a 403: loads the user's roles and permissions again. Never rejects. */
  rereadAccess(call: Call): Promise<void>;
}

const initialState: SessionState = { ...signedOutState, status: 'loading', flags: {}, errorByRequest: {} };

/** Creates one tab's session. Nothing is sent before the first call. */
export function createSession(options: SessionOptions): WiredSession {
  const { http, clock, storage, sessionPerTenant } = options;
  const { tokens = createEmbeddedTokens(http) } = options;
  const store = createStore<SessionState>(() => initialState);
  const current = createCurrentSession(store, options, tokens, onAccepted);
  const renewal = createRenewal(current, options, tokens, () => endOwed(tokens, storage));
  const { leave, logout } = createSignOut(current, options, tokens);
  const { renewInTime, renewToken, rereadAccess } = createUpkeep(store, current, renewal, options);
  const refresh = () => renewal.renew(false);
  const { listen, stopListening } = createSessionListeners({ ...options, current, leave, renewal });

  function onAccepted(signal: AbortSignal): void {
    const { activeTenant } = store.getState();
    if (sessionPerTenant && activeTenant) storage.session.set(storageKeys.tenantOfTab, activeTenant.tenantId);
    // If the chunk fails to load, the next call that needs a newer token renews it.
    renewInTime(signal).catch(() => undefined);
  }

  async function switchTenant(tenantId: string): Promise<void> {
    const { switchTenant: send } = await import('../api/users');
    await send(http, { tenantId });
    if (sessionPerTenant) storage.session.set(storageKeys.tenantOfTab, tenantId);
    tokens.switched?.(tenantId);
    // A refresh that started before the switch returns a token of the previous tenant.
    await renewal.pending();
    current.enter(tenantId);
    await refresh();
  }

  async function reloadUser(): Promise<void> {
    const signal = current.signal();
    const { readUserAgain } = await userLoading();
    const user = await readUserAgain(current.token, { http, clock, signal });
    if (user) store.setState({ user });
  }

  return {
    store,
    accept: current.accept,
    refresh,
    renewOrShare: () => renewal.renew(true),
    renewToken,
    rereadAccess,
    logout,
    switchTenant,
    reloadUser,
    clear: current.clear,
    accessToken: () => current.token()?.text ?? null,
    now: () => clock.now() - (current.token()?.skewMs ?? 0),
    listen,
    dispose() {
      stopListening();
      current.abort();
    },
  };
}

/** Keeps the session fresh: its token before it expires, and what the service has refused. */
function createUpkeep(
  store: StoreApi<SessionState>,
  current: CurrentSession,
  renewal: Renewal,
  options: SessionOptions,
) {
  const { clock, pageResumeEvents, keepSessionAlive } = options;
  const replacement: Replacement = {};
  const refusals: Refusals = { calls: new Set() };
  return {
    async renewInTime(signal: AbortSignal): Promise<void> {
      if (!keepSessionAlive) return;
      const { keepAlive } = await import('./signed-in/keep-alive');
      const token = current.token();
      if (token) await keepAlive({ token, clock, pageResumeEvents, signal, renew: renewal.renewAhead });
    },
    async renewToken(refused: string, call: Call, challenge: string | null = null): Promise<boolean> {
      const chunk = await import('./signed-in/refused-token').catch(() => undefined);
      const renew = () => renewal.renew(true);
      const refusal = { refused, call, challenge, store, current, renew, replacement, options };
      return (await chunk?.renewRefused(refusal)) ?? false;
    },
    async rereadAccess(call: Call): Promise<void> {
      // Without the chunk, the permissions stay as they are until the next page load.
      const chunk = await import('./signed-in/refused-access').catch(() => undefined);
      await chunk?.followRefusal({ call, refusals, store, current, options });
    },
  };
}

interface ListenerOptions extends Pick<SessionOptions, 'tabs' | 'pageResumeEvents' | 'storage'> {
  current: CurrentSession;
  leave: () => void;
  renewal: Renewal;
}

/** Listens to the other tabs, which may sign out, and to page resume events, after which a session may be recovered. */
function createSessionListeners({ tabs, pageResumeEvents, storage, current, leave, renewal }: ListenerOptions) {
  let listeners: (() => void)[] = [];
  const stopListening = () => {
    for (const unsubscribe of listeners) unsubscribe();
  };
  const recover = (wasFrozen?: boolean) => {
    if (wasFrozen && current.token()) {
      // Firefox and Safari deliver no message to a frozen page, so the user may have signed out in another tab.
      storage.session.remove(storageKeys.signedInAt);
      void renewal.renewAhead();
    }
    if (current.isSuspended() || storage.local.get(storageKeys.signOutOwed)) void renewal.renew(false);
  };
  return {
    stopListening,
    listen() {
      stopListening();
      listeners = [tabs.onSignOut(leave), pageResumeEvents(recover)];
    },
  };
}
