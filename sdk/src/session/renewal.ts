import type { LoginResponse } from '../contract';
import { storageKeys } from '../core/key-value-store';
import { isTokenResponse } from './access-token';
import type { CurrentSession } from './current-session';
import { mayPass } from './request-token';
import type { SessionOptions } from './session-options';
import type { TokenSource } from './token-source';

/** Renews the token of a session: one call per tab, one tab at a time. */
export interface Renewal {
  /** The pending renewal, if there is one. */
  pending(): Promise<boolean> | null;
  /**
   * Renews the token, or joins the pending renewal. A failure signs out.
   *
   * @param mayShare Whether the token of another tab can be used.
   * @returns Whether the user is signed in afterwards; never rejects.
   */
  renew(mayShare: boolean): Promise<boolean>;
  /** Renews the token before it expires. No caller waits for it, so that an unreachable service changes nothing. */
  renewAhead(): Promise<boolean>;
}

type Sources = Pick<SessionOptions, 'clock' | 'storage' | 'tabs' | 'sessionPerTenant'>;

/** @param endOwed Sends a sign-out that has not reached the service. */
export function createRenewal(
  current: CurrentSession,
  sources: Sources,
  tokens: TokenSource,
  endOwed: () => Promise<void>,
): Renewal {
  const requestShared = createSharedRequest(sources, tokens, endOwed);
  let pending: Promise<boolean> | null = null;
  let isAwaited = false;

  function renewOnce(mayShare: boolean): Promise<boolean> {
    pending ??= renew(mayShare).finally(() => {
      pending = null;
      isAwaited = false;
    });
    return pending;
  }

  async function renew(mayShare: boolean): Promise<boolean> {
    const signal = current.signal();
    try {
      const response = await requestShared(mayShare, signal);
      if (response && !signal.aborted) await current.accept(response);
    } catch (error) {
      if (!signal.aborted) giveUp(mayPass(error));
    }
    return current.token() !== null;
  }

  function giveUp(isUnreached: boolean): void {
    if (isUnreached) {
      // The refresh token stays valid and can renew the session later.
      if (isAwaited) current.suspend();
      return;
    }
    // The service may have refused only the tenant of this tab; the session of the browser may still be valid.
    sources.storage.session.remove(storageKeys.tenantOfTab);
    current.clear();
  }

  return {
    pending: () => pending,
    renew(mayShare) {
      isAwaited = true;
      return renewOnce(mayShare);
    },
    renewAhead: () => renewOnce(true),
  };
}

/** Creates the request of a token that one tab sends at a time; `mayShare` accepts the token of another tab. */
function createSharedRequest(
  { clock, storage, tabs, sessionPerTenant }: Sources,
  tokens: TokenSource,
  endOwed: () => Promise<void>,
): (mayShare: boolean, signal: AbortSignal) => Promise<LoginResponse | null> {
  /** Requests a token, unless the user signed in or out while this tab waited for the lock. */
  async function requestWithLock(signal: AbortSignal, tenantId: string | null): Promise<LoginResponse | null> {
    if (signal.aborted) return null;
    if (storage.local.get(storageKeys.signOutOwed)) {
      await endOwed();
      throw new Error('Signed out');
    }
    return tokens.renew({ tenantId, clock, signal });
  }

  return (mayShare, signal) => {
    const tenantId = sessionPerTenant ? storage.session.get(storageKeys.tenantOfTab) : null;
    const shared = { key: `tenant ${tenantId ?? ''}`, accepts: isTokenResponse };
    const isShared = mayShare && tokens.serveOtherTabs;
    return tabs.withLock(() => requestWithLock(signal, tenantId), isShared ? shared : undefined);
  };
}
