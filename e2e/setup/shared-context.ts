import type { BrowserContext } from '@playwright/test';
import { test as base } from './live-host';
import { siteUrl } from './serve';

interface SharedContext {
  context: BrowserContext;
  /** Closes every page of a test and clears what the test has stored. */
  clear(): Promise<void>;
}

/**
 * The test function of the live host with one browser context for all tests of a worker, so that the scripts of the
 * hosts are loaded and compiled once. Each test still starts as a new user: nothing that a test stores outlives it.
 */
export const test = base.extend<{ context: BrowserContext }, { shared: SharedContext }>({
  shared: [
    async ({ browser }, use) => {
      const viewport = { width: 1280, height: 800 };
      const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'UTC', viewport });
      await use({ context, clear: await clearOf(context) });
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ shared }, use) => {
    await use(shared.context);
    await shared.clear();
  },
});

/** Clears the storage from a separate page: a page of the test could write once more when it closes. */
async function clearOf(context: BrowserContext) {
  const own = await context.newPage();
  const devTools = await context.newCDPSession(own);
  return async () => {
    for (const page of context.pages()) if (page !== own) await page.close();
    await context.clearCookies();
    for (const site of ['spa', 'spa-demo'] as const)
      await devTools.send('Storage.clearDataForOrigin', { origin: siteUrl(site), storageTypes: 'all' });
  };
}
