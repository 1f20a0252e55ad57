/** Background work waits for an idle moment, but no longer than this, in milliseconds. */
const IDLE_DEADLINE_MS = 1_000;

/** Resolves when the page has nothing else to do. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in globalThis)) setTimeout(resolve, 0);
    else requestIdleCallback(() => resolve(), { timeout: IDLE_DEADLINE_MS });
  });
}

/** Whether the user sees the tab. */
export function isPageVisible(): boolean {
  return !document.hidden;
}

/** Resolves when the user sees the tab. */
export function whenPageVisible(): Promise<void> {
  if (isPageVisible()) return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
  });
}
