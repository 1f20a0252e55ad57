/** How far the clock of a world is advanced at a time, in milliseconds, for states that appear only after a delay. */
const PATIENCE_MS = 60_000;
/** How long a request hangs until its screen shows that it takes long, in milliseconds. Its own timeout is 30 seconds. */
const SLOW_REQUEST_MS = 10_000;
/** More retries in a row than any call of the SDK makes. */
const MAX_RETRIES = 5;

/** A state that appears only after a delay of the SDK, and the page that shows it. */
interface DelayedState<Settled> {
  /** Whether a request of the state hangs. */
  hangs: boolean;
  /** The number of calls that the page has made. */
  callCount(): number;
  /** Advances the clock of the world, in milliseconds. */
  advance(ms: number): void;
  settle(): Promise<Settled>;
}

/**
 * Advances the clock until no call of the page follows: the delay before a retry starts only when the last attempt has
 * failed.
 *
 * @returns What `settle` returned last.
 */
export async function settleInTime<Settled>({
  hangs,
  callCount,
  advance,
  settle,
}: DelayedState<Settled>): Promise<Settled> {
  if (hangs) {
    advance(SLOW_REQUEST_MS);
    return settle();
  }
  let before: number;
  let retries = 0;
  let settled: Settled;
  do {
    before = callCount();
    advance(PATIENCE_MS);
    settled = await settle();
    retries += 1;
  } while (callCount() !== before && retries <= MAX_RETRIES);
  return settled;
}
