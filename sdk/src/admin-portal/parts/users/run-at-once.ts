import { isCancelled } from '../../../core/cancelled-request';
import type { ApiError } from '../../../core/errors';
import { asApiError } from '../../../core/response-error';
import { CALLS_AT_ONCE } from './list-constants';

/** How calls for many items went. */
export interface Outcomes<Item> {
  done: number;
  failed: readonly { item: Item; error: ApiError }[];
  /** Items whose call was not sent, because the user cancelled. */
  unsent: readonly Item[];
}

export interface RunOptions {
  signal?: AbortSignal;
  /** Called after each call with the number of finished ones. */
  onProgress?: (finished: number) => void;
}

/** Like {@link runForEach}, but throws the first failure at the end: successful calls are not reverted. */
export async function runForAll<Item>(
  items: readonly Item[],
  call: (item: Item) => Promise<unknown>,
  options?: RunOptions,
): Promise<void> {
  const { failed } = await runForEach(items, call, options);
  const [first] = failed;
  if (first) throw first.error;
}

/** Like {@link runForAll}, but the first failure stops the others: for answers that are of use only together. */
export function loadForAll<Item>(items: readonly Item[], load: (item: Item) => Promise<unknown>): Promise<void> {
  const stop = new AbortController();
  const loadOrStop = (item: Item) =>
    load(item).catch((error) => {
      stop.abort();
      throw error;
    });
  return runForAll(items, loadOrStop, { signal: stop.signal });
}

/**
 * Calls for every item, a few at a time, until the signal aborts or the user cancels the pending requests. Never rejects:
 * failures are in the outcomes.
 */
export async function runForEach<Item>(
  items: readonly Item[],
  call: (item: Item) => Promise<unknown>,
  { signal, onProgress }: RunOptions = {},
): Promise<Outcomes<Item>> {
  const failed: { item: Item; error: ApiError }[] = [];
  let next = 0;
  let finished = 0;
  let isStopped = false;
  async function work() {
    while (next < items.length && !isStopped && !signal?.aborted) {
      const [item] = items.slice(next, ++next) as [Item];
      await call(item).catch((error) => {
        isStopped ||= isCancelled(error);
        failed.push({ item, error: asApiError(error) });
      });
      onProgress?.(++finished);
    }
  }
  await Promise.all(Array.from({ length: CALLS_AT_ONCE }, work));
  return { done: finished - failed.length, failed, unsent: items.slice(next) };
}
