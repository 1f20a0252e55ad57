import type { Clock } from './clock';
import type { KeyValueStore } from './key-value-store';
import { randomSecret } from './proof-key';

/** How long somebody may be away before an answer is no longer theirs (contract: headers-and-storage §7). */
const REDIRECT_MAX_AGE_MS = 23 * 60 * 60 * 1000;
/** Visits beyond these were given up: the oldest are forgotten. */
const KEPT_REDIRECTS = 10;

/**
 * Visits to other sites that somebody is expected back from. Each has a state that only this browser knows: an answer
 * with any other was not asked for.
 */
export interface PendingRedirects<T> {
  /**
   * Remembers what is needed on the way back; answers the state to send along, a new one unless there is one already.
   * `null` where the browser keeps nothing: whoever left could not be known again.
   */
  begin(visit: T, state?: string): string | null;
  /** Whether somebody is expected back with this state. */
  waitsFor(state: string): boolean;
  /** The visit of a state, once: a second answer of the same state is a replay. */
  end(state: string): T | null;
}

/** Somebody would leave whom this browser could not know again. */
export class NothingKept extends Error {}

interface Kept {
  state: string;
  startedAt: number;
  visit: unknown;
}

/** Visits kept under one key of a storage. Whatever else stands there is taken for nothing. */
export function createPendingRedirects<T extends object>(
  store: KeyValueStore,
  key: string,
  clock: Clock,
): PendingRedirects<T> {
  const read = (): Kept[] => listOf(store.get(key)).filter(({ startedAt }) => isRecent(startedAt, clock.now()));
  const keep = (visits: readonly Kept[]) => store.set(key, JSON.stringify(visits));
  return {
    waitsFor: (state) => read().some((kept) => kept.state === state),
    begin(visit, state = randomSecret()) {
      const lasts = keep([...read(), { state, startedAt: clock.now(), visit }].slice(-KEPT_REDIRECTS));
      return lasts ? state : null;
    },
    end(state) {
      const visits = read();
      const others = visits.filter((kept) => kept.state !== state);
      if (others.length > 0) keep(others);
      else store.remove(key);
      return (visits.find((kept) => kept.state === state)?.visit as T | undefined) ?? null;
    },
  };
}

/** A clock that was set back meanwhile makes no visit last for ever. */
function isRecent(startedAt: number, now: number): boolean {
  return Math.abs(now - startedAt) < REDIRECT_MAX_AGE_MS;
}

function listOf(text: string | null): Kept[] {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(parsed) ? parsed.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(value: Partial<Kept> | null): value is Kept {
  return typeof value?.state === 'string' && typeof value.startedAt === 'number' && typeof value.visit === 'object';
}
