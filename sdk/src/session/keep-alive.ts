import type { Clock } from '../core/clock';
import type { PageResumeEvents } from '../core/page-resume';
import { type AccessToken, secondsLeft } from './access-token';

/** How long before its end a token is renewed. */
const RENEW_AHEAD_MS = 20_000;
/** Timers stand still while a machine sleeps, and overflow after 24 days: the clock is read at least this often. */
const LONGEST_PAUSE_MS = 30_000;
/** Nothing renews more often than this, whatever a token says of its life. */
const SHORTEST_PAUSE_MS = 1_000;
/** Wait after a renewal that found no service, doubled each time. */
const FIRST_PUT_OFF_MS = 5_000;
const LONGEST_PUT_OFF_MS = 60_000;

export interface KeepAliveOptions {
  token: AccessToken;
  clock: Clock;
  pageResumeEvents: PageResumeEvents;
  /** Renews; a renewal that succeeds, or is refused, ends `signal`. */
  renew(): Promise<unknown>;
  signal: AbortSignal;
}

/**
 * Renews a token before its end. A machine that has slept past that renews when it wakes; one that has no network then
 * tries again when the network is back, and in growing steps until it is.
 */
export async function keepAlive({ token, clock, pageResumeEvents, renew, signal }: KeepAliveOptions): Promise<void> {
  const due = dueOf(token, clock.now());
  while (!signal.aborted && clock.now() < due) {
    await pause(Math.min(due - clock.now(), LONGEST_PAUSE_MS), { clock, pageResumeEvents, signal });
  }
  for (let putOff = FIRST_PUT_OFF_MS; !signal.aborted; putOff = Math.min(putOff * 2, LONGEST_PUT_OFF_MS)) {
    await renew();
    if (!signal.aborted) await pause(putOff, { clock, pageResumeEvents, signal });
  }
}

/** When to renew: 20 seconds before the end, or half-way through a short life. */
function dueOf(token: AccessToken, nowMs: number): number {
  const { exp, iat = exp - token.expiresIn } = token.claims;
  const end = nowMs + secondsLeft(token, nowMs) * 1000;
  return Math.max(end - RENEW_AHEAD_MS, end - (exp - iat) * 500, nowMs + SHORTEST_PAUSE_MS);
}

/** Ends with the time, with a return, or with the signal; never rejects. */
async function pause(
  ms: number,
  { clock, pageResumeEvents, signal }: Pick<KeepAliveOptions, 'clock' | 'pageResumeEvents' | 'signal'>,
) {
  const over = new AbortController();
  const end = () => over.abort();
  const stop = pageResumeEvents(end);
  signal.addEventListener('abort', end);
  await clock.sleep(ms, over.signal).catch(() => undefined);
  signal.removeEventListener('abort', end);
  stop();
}
