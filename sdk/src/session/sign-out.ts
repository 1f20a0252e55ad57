import { storageKeys } from '../core/key-value-store';
import type { CurrentSession } from './current-session';
import type { SessionOptions } from './session-options';
import type { TokenSource } from './token-source';

/** Sends a sign-out to the service, also one that failed before. */
export async function endOwed(tokens: TokenSource, { local }: SessionOptions['storage']): Promise<void> {
  await tokens.end();
  local.remove(storageKeys.signOutOwed);
}

/** How a sign-out ends the session at the service. */
export interface LogoutOptions {
  /** Set to end the session of hosted login by a call; else it leaves the page. Default: `false`. */
  staysOnPage?: boolean;
}

/** Creates the functions that end the session of a tab. */
export function createSignOut(
  current: CurrentSession,
  { storage, tabs }: Pick<SessionOptions, 'storage' | 'tabs'>,
  tokens: TokenSource,
) {
  /** Removes the tenant and the sign-in time as well, so that the next user starts without them. */
  function leave(here = false): void {
    storage.session.remove(storageKeys.signedInAt);
    storage.session.remove(storageKeys.tenantOfTab);
    current.leave(here);
  }

  async function logout({ staysOnPage = false }: LogoutOptions = {}): Promise<void> {
    leave(true);
    tabs.announceSignOut();
    if (tokens.leave && !staysOnPage) {
      await tokens.leave();
      return;
    }
    // If this call fails, the cookie still restores the session, so no refresh is sent until the sign-out has
    // succeeded.
    storage.local.set(storageKeys.signOutOwed, 'true');
    await endOwed(tokens, storage).catch(() => undefined);
  }

  return { leave, logout };
}
