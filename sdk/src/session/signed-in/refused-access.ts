import type { StoreApi } from 'zustand/vanilla';
import type { Call } from '../../core/http-client';
import type { CurrentSession } from '../current-session';
import type { SessionOptions } from '../session-options';
import type { SessionState, User } from '../session-state';
import { readUser } from './load-user';

/** The calls that were refused with the user's current permissions. */
export interface Refusals {
  calls: Set<string>;
  /** The load that one of them has started. */
  pending?: Promise<void> | undefined;
}

/** The parts of the session that a refused call needs. */
export interface RefusedAccess {
  /** The call that failed with 403. */
  call: Call;
  store: StoreApi<SessionState>;
  current: Pick<CurrentSession, 'token' | 'signal'>;
  options: SessionOptions;
  /** Stored by the session between refusals. */
  refusals: Refusals;
}

/**
 * Loads the user's roles and permissions again after a 403, once for all calls that were refused at the same time. A
 * call that is refused again with the same permissions loads nothing, so that no refusal causes a loop.
 */
export function followRefusal(refused: RefusedAccess): Promise<void> {
  const { call, refusals, options } = refused;
  const name = `${call.method} ${call.path}`;
  if (options.skipUserLoading || refusals.pending || refusals.calls.has(name)) {
    return refusals.pending ?? Promise.resolve();
  }
  refusals.calls.add(name);
  refusals.pending = reread(refused)
    // Could not be loaded: the next refusal tries again.
    .catch(() => void refusals.calls.delete(name))
    .finally(() => {
      refusals.pending = undefined;
    });
  return refusals.pending;
}

async function reread({ store, current, options, refusals, call }: RefusedAccess): Promise<void> {
  const signal = current.signal();
  const token = current.token();
  if (!token) return;
  const user = await readUser(token, options);
  const known = store.getState().user;
  if (signal.aborted || !known || accessOf(known) === accessOf(user)) return;
  refusals.calls = new Set([`${call.method} ${call.path}`]);
  store.setState({ user });
}

/** What the user may do, as a text that can be compared. */
function accessOf({ roles, permissions, superUser }: User): string {
  return JSON.stringify([roles.map(({ id }) => id), permissions.map(({ key }) => key), superUser]);
}
