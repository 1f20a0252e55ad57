/** Longest work in one frame, in milliseconds: the rest of the frame is left to painting and to input. */
const SLICE_MS = 8;

/**
 * Runs work for items in order: the first slice now, the others one in each frame.
 *
 * @returns A function that stops it.
 */
export function runInSlices<Item>(items: readonly Item[], work: (item: Item) => void): () => void {
  let next = 0;
  let frame = 0;

  function runSlice(): void {
    const end = performance.now() + SLICE_MS;
    while (next < items.length && performance.now() < end) {
      work(items[next] as Item);
      next += 1;
    }
    if (next < items.length) frame = requestAnimationFrame(runSlice);
  }
  runSlice();
  return () => cancelAnimationFrame(frame);
}
