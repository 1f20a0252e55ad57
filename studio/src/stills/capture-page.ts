import type { TextIndex } from '../inspect/text-index';
import type { CapturedPage } from '../preview/protocol';
import { copyOfPage } from './page-copy';
import { pageAtRest, watchModules } from './page-rest';
import { trackPageWork } from './page-work';

/** A screen that has not come to rest after this long will not, in milliseconds. */
const REST_DEADLINE_MS = 5_000;

const work = trackPageWork(window);
watchModules(document);

/**
 * Waits until a page is at rest and copies it.
 *
 * @param isBusy Whether the page waits for answers.
 * @returns `null` if the page does not come to rest.
 */
export async function capturePage(
  page: Document,
  index: TextIndex,
  isBusy: () => boolean,
): Promise<CapturedPage | null> {
  if (!(await pageAtRest(page, { work, isBusy, deadlineMs: REST_DEADLINE_MS }))) return null;
  return {
    html: copyOfPage(page.body, index.onlyKeyOf),
    pageHeight: page.documentElement.scrollHeight,
    textKeys: index.allKeys(),
  };
}
