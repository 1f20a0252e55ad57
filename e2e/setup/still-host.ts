import { test as base, expect, type Frame, type Page } from '@playwright/test';
import type { StillRequest, StillResult } from '../../studio/src/stills/still';
import type {} from '../hosts/stills/src/main';
import { trackPageWork } from './page-work';
import { readElements, type SeenElement } from './read-elements';
import { siteUrl } from './serve';
import { type PageWatch, watchPage } from './watch-page';

/** The page with stills of the studio next to a live frame. */
export interface StillHost {
  page: Page;
  /** Renders a state and shows its still. */
  showStill(request: StillRequest): Promise<StillResult>;
  /** The elements of the still. */
  readStill(): Promise<SeenElement[]>;
  /** Shows the state in the live frame. Returns a function that reads its elements at rest. */
  showLive(request: StillRequest): Promise<() => Promise<SeenElement[]>>;
}

async function openStillHost(page: Page): Promise<StillHost> {
  await trackPageWork(page);
  await page.goto(siteUrl('stills'));
  await page.waitForFunction(() => 'stillHost' in window);
  const live = await liveFrameOf(page);
  return {
    page,
    showStill: (request) => page.evaluate((shown) => window.stillHost.showStill(shown), request),
    readStill: () => page.evaluate(readElements),
    async showLive(request) {
      await page.evaluate((shown) => window.stillHost.showLive(shown), request);
      return async () => {
        await live.evaluate(() => window.pageWork.finished());
        return live.evaluate(readElements);
      };
    },
  };
}

async function liveFrameOf(page: Page): Promise<Frame> {
  const live = await (await page.locator('iframe.live').elementHandle())?.contentFrame();
  if (!live) throw new Error('the page of the stills has no live frame');
  await live.waitForLoadState();
  return live;
}

interface Shared {
  sharedHost: { host: StillHost; watch: PageWatch };
}

/** The test function of the sweep over stills: all tests of a worker share one page. */
export const test = base.extend<{ host: StillHost }, Shared>({
  sharedHost: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'UTC' });
      const watch = watchPage(page);
      // The failure states use faults, and the SDK logs them as it should.
      watch.allow(/Simulated failure/);
      await use({ host: await openStillHost(page), watch });
      await page.close();
    },
    { scope: 'worker' },
  ],
  host: async ({ sharedHost: { host, watch } }, use) => {
    watch.forget();
    await use(host);
    expect(watch.problems(), 'what the page complained of').toEqual([]);
  },
});

export { expect };
