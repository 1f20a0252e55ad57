import type { Clock } from '../../core/clock';
import type { PageResumeEvents } from '../../core/page-resume';
import { type AccessToken, secondsLeft } from '../access-token';

/** How long before its expiry a token is renewed. */
const RENEW_AHEAD_MS = 20_000;
/** Longest timer, because timers stop while a machine sleeps and overflow after 24 days. */
const LONGEST_PAUSE_MS = 30_000;
/** Shortest time between renewals, for any lifetime of the token. */
const SHORTEST_PAUSE_MS = 1_000;
/** Delay after a renewal that could not reach the service; doubled each time. */
const FIRST_PUT_OFF_MS = 5_000;
const LONGEST_PUT_OFF_MS = 60_000;

export interface KeepAliveOptions {
  token: AccessToken;
  clock: Clock;
  pageResumeEvents: PageResumeEvents;
  /** Renews the token; a renewal that succeeds or is refused aborts `signal`. */
  renew(): Promise<unknown>;
  signal: AbortSignal;
}

/**
 * Renews a token before its expiry. A machine that has slept past it renews on waking. Without a network, it retries
 * when the network returns, and after increasing delays.
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

/** Returns when to renew: 20 seconds before the expiry, or half-way through a short lifetime. */
function dueOf(token: AccessToken, nowMs: number): number {
  const { exp, iat = exp - token.expiresIn } = token.claims;
  const end = nowMs + secondsLeft(token, nowMs) * 1000;
  return Math.max(end - RENEW_AHEAD_MS, end - (exp - iat) * 500, nowMs + SHORTEST_PAUSE_MS);
}

/** Waits for the time, a page resume event or the signal; never rejects. */
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
