/** Longest wait for a page that the browser does not paint, such as a frame that is scrolled out of view. */
const LONGEST_WAIT_MS = 1_000;

/** Settles once the browser has painted the current document; without delay if the page is hidden. */
export async function painted(): Promise<void> {
  if (globalThis.document?.hidden !== false) return;
  await new Promise((done) => {
    // The next frame may have started before the latest change, so this waits for a second one.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
    setTimeout(done, LONGEST_WAIT_MS);
  });
}
