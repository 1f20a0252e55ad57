import type { Clock } from '../core/clock';
import { ask } from './sealed-answers';

/** How long one tab may hold the others up before the next goes ahead. */
export const LOCK_TIMEOUT_MS = 5000;

export interface Turn<T> {
  name: string;
  wanted: string | undefined;
  run: () => Promise<T>;
  clock: Clock;
  locks: LockManager;
}

/** Waits behind another tab: for its answer, else for the turn; after 5 seconds of one and the same, for nothing. */
export async function waitInTurn<T>(turn: Turn<T>): Promise<T> {
  const over = new AbortController();
  const question = await ask<T>(turn.name, turn.wanted).catch(() => null);
  try {
    return await Promise.race([...(question ? [question.answer] : []), queue(turn, over.signal)]);
  } finally {
    over.abort();
    question?.close();
  }
}

function queue<T>({ name, run, clock, locks }: Turn<T>, signal: AbortSignal): Promise<T> {
  let running: Promise<T> | undefined;
  return new Promise((resolve) => {
    const begin = () => {
      running ??= run();
      resolve(running);
      return running.catch(() => undefined);
    };
    // Locks are forbidden in some places.
    const goAhead = () => void (signal.aborted || begin());
    locks.request(name, { signal }, begin).catch(goAhead);
    // One at a time, or all who wait would go ahead at once.
    const rescue = async () => {
      await whileHeldByOthers(name, { clock, locks, signal });
      if (!running && !signal.aborted) await locks.request(name, { steal: true }, begin);
    };
    locks.request(`${name} rescue`, { signal }, rescue).catch(() => undefined);
  });
}

/** Ends when the same tab has held the lock for the whole time allowed; rejects when the wait is over. */
async function whileHeldByOthers(
  name: string,
  { clock, locks, signal }: Pick<Turn<unknown>, 'clock' | 'locks'> & { signal: AbortSignal },
): Promise<void> {
  for (let holder = await holderOf(name, locks); ; ) {
    await clock.sleep(LOCK_TIMEOUT_MS, signal);
    const next = await holderOf(name, locks);
    if (next === holder) return;
    holder = next;
  }
}

async function holderOf(name: string, locks: LockManager): Promise<string | undefined> {
  const { held = [] } = await locks.query();
  return held.find((lock) => lock.name === name)?.clientId;
}
