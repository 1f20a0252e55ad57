import type { TextIndex } from '../inspect/text-index';
import type { CapturedPage } from '../protocol/messages';
import { copyOfPage } from './page-copy';

/** Copies a page as it is now. */
export function copyPage(page: Document, index: TextIndex): CapturedPage {
  return {
    html: copyOfPage(page.body, index.onlyKeyOf),
    pageHeight: page.documentElement.scrollHeight,
    textKeys: index.allKeys(),
  };
}
