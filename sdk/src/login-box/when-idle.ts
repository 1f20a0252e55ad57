/** Longest wait for a browser that is never idle, in milliseconds. */
const LONGEST_WAIT_MS = 500;

/**
 * Runs something nobody waits for once the browser has painted what is there. A browser waiting for its next frame counts
 * as idle, so a frame goes first. Returns the way to call it off.
 */
export function whenIdle(run: () => void): () => void {
  let stop = () => {};
  const frame = requestAnimationFrame(() => {
    stop = laterThanThis(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    stop();
  };
}

function laterThanThis(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  }
  const turn = requestIdleCallback(run, { timeout: LONGEST_WAIT_MS });
  return () => cancelIdleCallback(turn);
}
