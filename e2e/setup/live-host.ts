import { type BrowserContext, expect, type Page } from '@playwright/test';
import { createWorld, type World } from '@portico/mock-backend';
import { startServer } from '@portico/mock-backend/node';
import { test as base } from './leaks/leak-test';
import { siteUrl } from './serve';
import { type PageWatch, watchPage } from './watch-page';

/** The sample host's production build, which calls a world of the test over real HTTP. */
export interface LiveHost {
  page: Page;
  world: World;
  open(address?: string): Promise<void>;
  /** Opens the host in another browser, which has cookies and storage of its own. */
  openElsewhere(address: string): Promise<Page>;
}

/** Points the host's pages at a service before their script runs, as their server would. */
function pointAt(context: BrowserContext, baseUrl: string) {
  return context.addInitScript((address) => {
    document.addEventListener('readystatechange', () => {
      document.querySelector('meta[name="identity-service"]')?.setAttribute('content', address);
    });
  }, baseUrl);
}

/** The test function with a live host and the scenario `small-team`. Any error or leaked secret of the page fails the test. */
export const test = base.extend<{ watch: PageWatch; live: LiveHost }>({
  watch: async ({ page }, use, { errors }) => {
    const watch = watchPage(page);
    await use(watch);
    if (errors.length > 0) throw new Error(`The page at that time: ${await watch.account()}`);
    expect(watch.problems(), 'what the page complained of').toEqual([]);
  },
  live: async ({ page, watch: _watched, openBrowser }, use) => {
    const world = createWorld({ scenario: 'small-team', latency: 0 });
    const server = await startServer({ world });
    const service = server.url.replace('127.0.0.1', 'localhost');
    const pointed = await pointAt(page.context(), service);
    const goTo = async (one: Page, address: string) => void (await one.goto(siteUrl('spa') + address));
    async function openElsewhere(address: string) {
      const other = await openBrowser();
      await pointAt(other.context(), service);
      await goTo(other, address);
      return other;
    }
    await use({ page, world, open: (address = '/') => goTo(page, address), openElsewhere });
    await pointed.dispose();
    await server.stop();
  },
});

export { expect };
