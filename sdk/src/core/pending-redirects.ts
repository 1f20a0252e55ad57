import type { Clock } from './clock';
import type { KeyValueStore } from './key-value-store';
import { randomSecret } from './proof-key';

/** How long a redirect may be pending before its callback is rejected (contract: headers-and-storage §7). */
const REDIRECT_MAX_AGE_MS = 23 * 60 * 60 * 1000;
/** Most pending redirects that are stored. The oldest are removed, because the user has abandoned them. */
const MAX_PENDING_REDIRECTS = 10;

/**
 * Redirects to other sites whose callback is pending. Each has a state that only this browser knows: a callback with
 * any other state was not requested.
 */
export interface PendingRedirects<T> {
  /**
   * Stores what the callback needs and returns the state to send along. Default: a new state. `null` if the browser
   * stores nothing, because the callback could not be recognized.
   */
  begin(redirect: T, state?: string): string | null;
  /** Whether a redirect with this state is pending. */
  waitsFor(state: string): boolean;
  /** Returns the pending redirect of a state, once: a second callback with the same state is a replay. */
  end(state: string): T | null;
}

/** The browser stores nothing for the page, so the callback could not be recognized. */
export class StorageUnavailable extends Error {}

interface StoredRedirect {
  state: string;
  startedAt: number;
  redirect: unknown;
}

/** Stores pending redirects under one key of a storage. A value of another shape is ignored. */
export function createPendingRedirects<T extends object>(
  store: KeyValueStore,
  key: string,
  clock: Clock,
): PendingRedirects<T> {
  const read = (): StoredRedirect[] =>
    listOf(store.get(key)).filter(({ startedAt }) => isRecent(startedAt, clock.now()));
  const write = (redirects: readonly StoredRedirect[]) => store.set(key, JSON.stringify(redirects));
  return {
    waitsFor: (state) => read().some((stored) => stored.state === state),
    begin(redirect, state = randomSecret()) {
      const lasts = write([...read(), { state, startedAt: clock.now(), redirect }].slice(-MAX_PENDING_REDIRECTS));
      return lasts ? state : null;
    },
    end(state) {
      const pending = read();
      const others = pending.filter((stored) => stored.state !== state);
      if (others.length > 0) write(others);
      else store.remove(key);
      return (pending.find((stored) => stored.state === state)?.redirect as T | undefined) ?? null;
    },
  };
}

/** A start in the future counts as expired, or a clock that was set back would keep the redirect pending forever. */
function isRecent(startedAt: number, now: number): boolean {
  return Math.abs(now - startedAt) < REDIRECT_MAX_AGE_MS;
}

function listOf(text: string | null): StoredRedirect[] {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(parsed) ? parsed.filter(isStoredRedirect) : [];
  } catch {
    return [];
  }
}

function isStoredRedirect(value: Partial<StoredRedirect> | null): value is StoredRedirect {
  return typeof value?.state === 'string' && typeof value.startedAt === 'number' && typeof value.redirect === 'object';
}
