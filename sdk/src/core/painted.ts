/** How long a page that the browser does not paint, such as a frame that is scrolled away, holds up what waits for it. */
const LONGEST_WAIT_MS = 1_000;

/** Settles once the browser has painted what is in the document now; without delay where nothing is painted. */
export async function painted(): Promise<void> {
  if (globalThis.document?.hidden !== false) return;
  await new Promise((done) => {
    // The first frame may have begun before the latest change.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
    setTimeout(done, LONGEST_WAIT_MS);
  });
}
