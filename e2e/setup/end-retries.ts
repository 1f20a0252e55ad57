/**
 * Advances the clock until no element matches `pending`: neither a call waits for its answer, nor for its next attempt.
 * Ends the faults then. Runs in the page.
 */
export async function endRetries(pending: string): Promise<void> {
  /** A delay after which every call has timed out. */
  const patienceMs = 31_000;
  const mostRounds = 16;
  const world = window.stage.world();
  for (let round = 0; round < mostRounds; round++) {
    world?.clock.advance(patienceMs);
    await window.stage.standStill();
    if (round > 0 && !document.querySelector(pending)) break;
  }
  // The portal loads its notifications every minute: of those calls, one may still wait.
  world?.faults.clear();
  world?.clock.advance(patienceMs);
}
