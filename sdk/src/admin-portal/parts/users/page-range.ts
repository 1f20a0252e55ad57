import type { ListPage } from './list-page';

/** First and last row of a page, counted from 1. The last page ends with the list, so its size need not be known. */
export function rangeOf(
  { items, totalItems, totalPages }: ListPage<unknown>,
  current: number,
): { from: number; to: number } {
  const isLast = current + 1 >= totalPages;
  const from = isLast ? totalItems - items.length + 1 : current * items.length + 1;
  return { from, to: from + items.length - 1 };
}
