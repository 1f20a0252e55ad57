import type { Clock } from '../core/clock';
import { isMessage, openChannel } from './channel';
import type { Answer, Question, Shared } from './tab-messages';

/** How long one tab may hold the others up before the next goes ahead. */
export const LOCK_TIMEOUT_MS = 5000;

/**
 * How long a tab that got the lock after waiting leaves for the answer of the tab before: lock and message travel
 * separately, and the lock may come first.
 */
const ANSWER_DELAY_MS = 100;

export interface LockRequest<T> {
  name: string;
  shared: Shared<T> | undefined;
  run: () => Promise<T>;
  clock: Clock;
  locks: LockManager;
}

/**
 * Waits until another tab releases the lock or answers with what this one wants. After 5 seconds of the same holder the
 * lock is taken from it.
 */
export async function waitForLock<T>(request: LockRequest<T>): Promise<T> {
  const over = new AbortController();
  const answer = ask(request, over.signal);
  try {
    return await Promise.race([...(answer ? [answer] : []), queue(request, answer, over.signal)]);
  } finally {
    over.abort();
  }
}

/** Asks the tab that holds the lock to share its answer. The promise never settles if it does not. */
function ask<T>({ name, shared }: LockRequest<T>, signal: AbortSignal): Promise<T> | null {
  const channel = shared ? openChannel(name) : null;
  if (!shared || !channel) return null;
  signal.addEventListener('abort', () => channel.close());
  return new Promise((resolve) => {
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (!isMessage<Answer>(data, 'portico:answered') || data.key !== shared.key) return;
      if (shared.accepts(data.answer)) resolve(data.answer);
    };
    channel.postMessage({ type: 'portico:asked', key: shared.key } satisfies Question);
  });
}

function queue<T>(
  { name, run, clock, locks }: LockRequest<T>,
  answer: Promise<T> | null,
  signal: AbortSignal,
): Promise<T> {
  let running: Promise<T> | undefined;
  return new Promise((resolve) => {
    const begin = () => {
      running ??= run();
      resolve(running);
      return running.catch(() => undefined);
    };
    const beginUnlessAnswered = async () => {
      if (answer) await Promise.race([answer, clock.sleep(ANSWER_DELAY_MS, signal).catch(() => undefined)]);
      return signal.aborted ? undefined : begin();
    };
    // Locks are forbidden in some places, such as frames without an origin.
    const goAhead = () => void (signal.aborted || begin());
    locks.request(name, { signal }, beginUnlessAnswered).catch(goAhead);
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
  { clock, locks, signal }: Pick<LockRequest<unknown>, 'clock' | 'locks'> & { signal: AbortSignal },
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
