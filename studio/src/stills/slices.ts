import { afterPaint } from '../ui/after-paint';

/** Longest work between two frames, in milliseconds: the rest of the time is left to painting and to input. */
const SLICE_MS = 8;

/** Work for many items, spread over several frames. */
export interface Slices<Item> {
  /**
   * Runs the work for all items: for `first` now, for `rest` in order, in slices after each of the next frames. Items
   * that the run before has not reached come before the others, so that runs in quick succession reach every item.
   */
  run(first: readonly Item[], rest: readonly Item[]): void;
}

/**
 * Creates slices without items.
 *
 * @param work Runs at once for `first` and in a slice for `rest`, as `isSliced` says.
 * @param schedule Calls back after the next frame.
 */
export function createSlices<Item>(
  work: (item: Item, isSliced: boolean) => void,
  schedule: (then: () => void) => void = afterPaint,
): Slices<Item> {
  let waiting: readonly Item[] = [];
  let isScheduled = false;

  function runSlice(): void {
    isScheduled = false;
    const end = performance.now() + SLICE_MS;
    let done = 0;
    for (const item of waiting) {
      if (performance.now() >= end) break;
      work(item, true);
      done += 1;
    }
    waiting = waiting.slice(done);
    scheduleSlice();
  }

  function scheduleSlice(): void {
    if (isScheduled || waiting.length === 0) return;
    isScheduled = true;
    schedule(runSlice);
  }

  return {
    run(first, rest) {
      for (const item of first) work(item, false);
      const wanted = new Set(rest);
      const late = waiting.filter((item) => wanted.delete(item));
      waiting = [...late, ...wanted];
      scheduleSlice();
    },
  };
}
