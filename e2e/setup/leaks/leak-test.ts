import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type LeakWatch, watchLeaks } from './watch-leaks';

export interface LeakFixtures {
  /** Other browsers of the test. They close after the search for leaks. */
  otherContexts: BrowserContext[];
  leaks: LeakWatch;
  /** Opens an empty page in another browser, which has cookies and storage of its own. */
  openBrowser(): Promise<Page>;
}

/**
 * The test function that fails when a page in any browser of the test has leaked a secret. Every test is searched, whether it
 * mentions the fixture or not.
 */
export const test = base.extend<LeakFixtures>({
  otherContexts: async ({ browser: _browser }, use) => {
    const contexts: BrowserContext[] = [];
    await use(contexts);
    for (const context of contexts) await context.close();
  },
  leaks: [
    async ({ context, otherContexts: _closedLater }, use, { errors }) => {
      const leaks = watchLeaks();
      await leaks.listen(context);
      await use(leaks);
      // A test that has failed reports that failure alone.
      const found = errors.length > 0 ? [] : await leaks.find();
      leaks.stop();
      expect(found, 'secrets that a script, another site or a user could read').toEqual([]);
    },
    { auto: true },
  ],
  openBrowser: ({ browser, leaks, otherContexts }, use) =>
    use(async () => {
      const context = await browser.newContext();
      otherContexts.push(context);
      await leaks.listen(context);
      return context.newPage();
    }),
});
