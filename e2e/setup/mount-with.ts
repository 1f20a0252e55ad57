import type { Page } from '@playwright/test';
import type { AppOptions } from '@portico/sdk';

/**
 * Mounts the SDK in the host's pages with these options, as its developer would: from the next load on.
 *
 * @param code Runs before the script of the host, and sets options that are not JSON as `window.appOptions`.
 */
export async function mountWith(page: Page, options: Partial<AppOptions>, code?: () => void) {
  if (code) await page.addInitScript(code);
  await page.addInitScript((given) => {
    document.addEventListener('readystatechange', () => {
      document.querySelector('meta[name="app-options"]')?.setAttribute('content', given);
    });
  }, JSON.stringify(options));
}
