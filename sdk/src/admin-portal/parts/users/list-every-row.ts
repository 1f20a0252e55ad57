import type { ListPage } from './list-page';
import { loadForAll } from './run-at-once';

/**
 * Loads the rows of all pages of a query, in its order.
 *
 * @param load Loads one page by its index.
 * @throws {ApiError} if one of the pages can't be loaded, which stops the others: a part of the list could be taken for the
 * whole.
 */
export async function listEveryRow<Row>(load: (page: number) => Promise<ListPage<Row>>): Promise<Row[]> {
  const first = await load(0);
  const pages = [first.items];
  const further = Array.from({ length: Math.max(0, first.totalPages - 1) }, (_, index) => index + 1);
  await loadForAll(further, async (page) => {
    pages[page] = (await load(page)).items;
  });
  return pages.flat();
}
