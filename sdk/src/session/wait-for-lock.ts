import type { Clock } from '../core/clock';
import { isMessage, openChannel } from './channel';
import type { Answer, Question, Shared } from './tab-messages';

/** How long one tab may block the others before the next one continues. */
export const LOCK_TIMEOUT_MS = 5000;

/**
 * How long a tab that acquired the lock after waiting still waits for the previous tab's answer: lock and message
 * arrive independently, and the lock may be first.
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
 * Waits until another tab releases the lock or shares its answer. After 5 seconds with the same holder, steals the
 * lock.
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

/** Requests the answer of the tab that holds the lock. The promise never settles if that tab does not share it. */
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
    // Locks are forbidden in some contexts, such as frames without an origin.
    const goAhead = () => void (signal.aborted || begin());
    locks.request(name, { signal }, beginUnlessAnswered).catch(goAhead);
    // One tab at a time, or all waiting tabs would continue at once.
    const rescue = async () => {
      await whileLockedByAnotherTab(name, { clock, locks, signal });
      if (!running && !signal.aborted) await locks.request(name, { steal: true }, begin);
    };
    locks.request(`${name} rescue`, { signal }, rescue).catch(() => undefined);
  });
}

/** Resolves when the same tab has held the lock for the whole timeout; rejects when the wait is aborted. */
async function whileLockedByAnotherTab(
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
