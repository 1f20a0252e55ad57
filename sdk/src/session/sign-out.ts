import { storageKeys } from '../core/key-value-store';
import type { CurrentSession } from './current-session';
import type { SessionOptions } from './session-options';
import type { TokenSource } from './token-source';

/** Tells the service of a sign-out, and of one that it could not be told of before. */
export async function endOwed(tokens: TokenSource, { local }: SessionOptions['storage']): Promise<void> {
  await tokens.end();
  local.remove(storageKeys.signOutOwed);
}

/** The ways in which the session of a tab ends. */
export function createSignOut(
  current: CurrentSession,
  { storage, tabs }: Pick<SessionOptions, 'storage' | 'tabs'>,
  tokens: TokenSource,
) {
  /** After a sign-out in any tab the next user starts without the tenant and the sign-in time of this one. */
  function leave(): void {
    storage.session.remove(storageKeys.signedInAt);
    storage.session.remove(storageKeys.tenantOfTab);
    current.clear();
  }

  function leaveInAllTabs(): void {
    leave();
    tabs.announceSignOut();
  }

  async function logout(): Promise<void> {
    leaveInAllTabs();
    // If the service can't be told now, its cookie still opens the session: no refresh is sent until it has been told.
    if (!tokens.endsElsewhere) storage.local.set(storageKeys.signOutOwed, 'true');
    await endOwed(tokens, storage).catch(() => undefined);
  }

  return { leave, leaveInAllTabs, logout };
}
