import { type Browser, test as base, expect, type Frame, type Page, type ViewportSize } from '@playwright/test';
import { documentFor, type ListedState } from '@portico/fixtures';
import type { AppOptions } from '@portico/sdk';
import { holdTime } from './machine-time';
import { trackPageWork } from './page-work';
import { readRoots } from './read-roots';
import { siteUrl } from './serve';
import { serveRecipe } from './serve-recipe';
import { type PageWatch, watchPage } from './watch-page';

/** Reads the markup of a screen when no request is pending and nothing changes any more. */
type ReadAtRest = () => Promise<string[]>;

/** The same state in a frame of the studio and in the production build over HTTP. */
export interface TwinScreens {
  /** Shows a state in the studio. */
  inStudio(listed: ListedState): Promise<ReadAtRest>;
  /** Opens the same state in the host, with a separate server. */
  inHost(listed: ListedState): Promise<ReadAtRest>;
}

/** A page that all tests of a worker share. */
interface ReusedPage {
  page: Page;
  watch: PageWatch;
  /** What the page asks for and has no answer to yet. */
  underWay: ReadonlySet<unknown>;
}

interface Shared {
  studio: ReusedPage;
  /** The page for the hosts. All hosts share it, since a new page for each would take longer than the test. */
  hostPage: ReusedPage;
}

/** Messages that the SDK logs as it should: the failure states use faults. */
const provoked = /Simulated failure/;

async function openReused(browser: Browser, viewport: ViewportSize): Promise<ReusedPage> {
  const page = await browser.newPage({ reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'UTC', viewport });
  const watch = watchPage(page);
  watch.allow(provoked);
  await trackPageWork(page);
  return { page, watch, underWay: requestsOf(page) };
}

/** The test function of the parity sweep. All tests of a worker share one studio. */
export const test = base.extend<TwinScreens, Shared>({
  studio: [
    async ({ browser }, use) => {
      const studio = await openReused(browser, { width: 1680, height: 1000 });
      await holdTime(studio.page);
      await studio.page.goto(siteUrl('studio'));
      await studio.page.frameLocator('iframe.preview-page').locator('.portico-root').first().waitFor();
      await use(studio);
      await studio.page.close();
    },
    { scope: 'worker' },
  ],
  hostPage: [
    async ({ browser, studio }, use) => {
      const viewport = await frameOf(studio.page).evaluate(() => ({ width: innerWidth, height: innerHeight }));
      const hostPage = await openReused(browser, viewport);
      await use(hostPage);
      await hostPage.page.close();
    },
    { scope: 'worker' },
  ],
  inStudio: async ({ studio }, use) => {
    studio.watch.forget();
    await use((listed) => showInStudio(studio, listed));
    expect(studio.watch.problems(), 'what the studio complained of').toEqual([]);
  },
  inHost: async ({ hostPage }, use) => {
    const { page, watch } = hostPage;
    watch.forget();
    const ends: (() => Promise<void>)[] = [];
    await use(async (listed) => {
      const server = await serveRecipe(listed.state.world);
      ends.push(server.stop);
      const scripts = [await holdTime(page), await giveOptions(page, listed, server.url)];
      ends.push(...scripts.map((script) => () => script.dispose()));
      return openHost(hostPage, server.url, listed);
    });
    expect(watch.problems(), 'what the host complained of').toEqual([]);
    await leaveNothing(page);
    for (const end of ends) await end();
  },
});

/** Clears the storage, so that the next page load is that of a new user. */
async function leaveNothing(page: Page) {
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearCookies();
  await page.goto('about:blank');
}

function frameOf(page: Page): Frame {
  const frame = page.frames().find((one) => one.url().endsWith('/frame.html'));
  if (!frame) throw new Error('the studio shows no frame');
  return frame;
}

/** Navigates by the hash, as a deep link does. */
async function showInStudio({ page, underWay }: ReusedPage, { screen, name }: ListedState): Promise<ReadAtRest> {
  const frame = frameOf(page);
  await leaveFor(page, frame, `#screen=${screen.id}&state=${name}`);
  return async () => {
    await frame.evaluate(() => window.pageWork.finished());
    expect(underWay.size, 'files that the studio still loads').toBe(0);
    return frame.evaluate(readRoots, [siteUrl('studio')]);
  };
}

/** Marks the root of the current screen before the next one is shown: every screen has its own root. */
async function leaveFor(page: Page, frame: Frame, hash: string) {
  // A screen focuses its first field only if its frame has the focus, as in a new page.
  await page.locator('iframe.preview-page').focus();
  if (new URL(page.url()).hash !== hash) {
    await frame.evaluate(() => {
      for (const root of document.querySelectorAll('.portico-root')) root.setAttribute('data-before', '');
    });
    await page.evaluate((address) => {
      window.location.hash = address;
    }, hash);
    await frame.waitForFunction(() => !document.querySelector('[data-before]'));
  }
  await frame.waitForFunction(() => document.querySelector('.portico-root'));
}

/** Sets the options of the host before its script runs. */
function giveOptions(page: Page, { state }: ListedState, baseUrl: string) {
  return page.addInitScript(
    (options) => {
      window.porticoHost = options;
    },
    optionsOf(state, baseUrl),
  );
}

async function openHost({ page, underWay }: ReusedPage, baseUrl: string, { screen, state }: ListedState) {
  await page.goto(siteUrl('parity') + (state.address ?? screen.address));
  await page.locator('.portico-root').first().waitFor({ state: 'attached' });
  return async () => {
    await page.evaluate(() => window.pageWork.finished());
    expect(underWay.size, 'calls that the host still waits for').toBe(0);
    return page.evaluate(readRoots, [siteUrl('parity'), baseUrl]);
  };
}

/** What the page asks for and has no answer to yet. */
function requestsOf(page: Page): ReadonlySet<unknown> {
  const underWay = new Set<unknown>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return underWay;
}

/** The options that the studio's frame passes to the SDK, except for the address of the service. */
function optionsOf({ flow }: ListedState['state'], baseUrl: string): AppOptions {
  return {
    contextOptions: { baseUrl, clientId: 'demo-client-id' },
    metadata: documentFor(flow, {}),
    language: 'en',
    colorScheme: 'light',
    ...(flow && { authOptions: { flowStates: flow } }),
    ...(flow?.portal && { portalState: flow.portal }),
  };
}

declare global {
  interface Window {
    /** The options that the parity host passes to the SDK. */
    porticoHost?: AppOptions;
  }
}

export { expect };
