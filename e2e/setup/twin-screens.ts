import { test as base, expect, type Frame, type Page } from '@playwright/test';
import { FIXTURE_START, type ListedState } from '@portico/fixtures';
import type { AppOptions } from '@portico/sdk';
import { siteUrl } from './serve';
import { serveRecipe } from './serve-recipe';
import { type PageWatch, watchPage } from './watch-page';

/** One state twice: in a frame of the studio, and in the production build over HTTP. */
export interface TwinScreens {
  /** Shows a state in the studio; returns the way to read what stands in its frame. */
  inStudio(listed: ListedState): Promise<() => Promise<string[]>>;
  /** Opens the same state in the host over a server of its own; returns the way to read it. */
  inHost(listed: ListedState): Promise<() => Promise<string[]>>;
}

interface Shared {
  studio: { page: Page; watch: PageWatch };
}

/** Frames without a change after which a screen counts as standing still. */
const STILL_FRAMES = 15;
/** The same, for states in which a failed call is repeated: longer than the wait between two tries. */
const STILL_FRAMES_BETWEEN_TRIES = 90;

/** The test of the parity sweep; one studio serves all tests of a worker, as it serves a vendor all day. */
export const test = base.extend<TwinScreens, Shared>({
  studio: [
    async ({ browser }, use) => {
      const page = await browser.newPage({
        locale: 'en-GB',
        timezoneId: 'UTC',
        viewport: { width: 1680, height: 1000 },
      });
      const watch = watchPage(page);
      // States of failure are made by faults, which the kit rightly logs.
      watch.allow(/Simulated failure/);
      await page.goto(siteUrl('studio'));
      await use({ page, watch });
      await page.close();
    },
    { scope: 'worker' },
  ],
  inStudio: async ({ studio: { page, watch } }, use) => {
    watch.forget();
    await use((listed) => showInStudio(page, listed));
    expect(watch.problems(), 'what the studio complained of').toEqual([]);
  },
  inHost: async ({ page, studio }, use) => {
    const stops: (() => Promise<void>)[] = [];
    await use(async (listed) => {
      const server = await serveRecipe(listed.state.world);
      stops.push(server.stop);
      await page.setViewportSize(
        await frameOf(studio.page).evaluate(() => ({ width: innerWidth, height: innerHeight })),
      );
      return openHost(page, server.url, listed);
    });
    await page.close();
    for (const stop of stops) await stop();
  },
});

function frameOf(page: Page): Frame {
  const frame = page.frames().find((one) => one.url().endsWith('/frame.html'));
  if (!frame) throw new Error('the studio shows no frame');
  return frame;
}

/** Goes there as a deep link does. */
async function showInStudio(page: Page, { screen, name }: ListedState) {
  await page.locator('iframe.preview-page').waitFor();
  const hash = `#screen=${screen.id}&state=${name}`;
  if (new URL(page.url()).hash !== hash) await leaveFor(page, hash);
  const frame = frameOf(page);
  await frame.waitForFunction(() => document.querySelector('.portico-root:not([data-before])'));
  return () => frame.evaluate(readRoots);
}

/** Every screen has a root of its own, so that of the screen before is told apart by a mark. */
async function leaveFor(page: Page, hash: string) {
  const frame = frameOf(page);
  await frame.evaluate(() => {
    for (const root of document.querySelectorAll('.portico-root')) root.setAttribute('data-before', '');
  });
  await page.evaluate((address) => {
    window.location.hash = address;
  }, hash);
  await frame.waitForFunction(() => !document.querySelector('[data-before]'));
}

async function openHost(page: Page, baseUrl: string, { screen, state }: ListedState) {
  const underWay = new Set<unknown>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  // The host's clock is the machine's; it stands where every world starts.
  await page.clock.install({ time: FIXTURE_START });
  await page.addInitScript(
    (options) => {
      window.porticoHost = options;
    },
    {
      contextOptions: { baseUrl, clientId: 'demo-client-id' },
      metadata: {},
      language: 'en',
      colorScheme: 'light',
      authOptions: {
        ...(state.flow?.login && { loginState: state.flow.login }),
        ...(state.flow?.forgotPassword && { forgotPasswordState: state.flow.forgotPassword }),
      },
      ...(state.flow?.portal && { portalState: state.flow.portal }),
    } satisfies AppOptions,
  );
  await page.goto(siteUrl('parity') + (state.address ?? screen.address));
  await page.locator('.portico-root').first().waitFor({ state: 'attached' });
  const hangs = state.world.faults?.some(({ kind }) => kind === 'hang') ?? false;
  const still = state.needsTime ? STILL_FRAMES_BETWEEN_TRIES : STILL_FRAMES;
  await expect(async () => {
    await page.evaluate(standStill, still);
    expect(hangs || underWay.size === 0).toBe(true);
  }).toPass();
  return () => page.evaluate(readRoots);
}

/** Resolves after so many frames in which nothing on the page has changed; runs in the page. */
async function standStill(frames: number) {
  let left = frames;
  const watch = new MutationObserver(() => {
    left = frames;
  });
  watch.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  for (; left > 0; left -= 1) await new Promise((frame) => requestAnimationFrame(frame));
  watch.disconnect();
}

/** The markup of everything that the kit shows, a line an element, with ids drawn at random numbered in order; runs in the page. */
function readRoots(): string[] {
  const references =
    /^(id|for|list|form|aria-(labelledby|describedby|controls|owns|activedescendant|details|errormessage))$/;
  const numbers = new Map<string, string>();
  const numbered = (id: string) => {
    if (!numbers.has(id)) numbers.set(id, `#${numbers.size + 1}`);
    return numbers.get(id);
  };
  const attributeOf = ({ name, value }: Attr) =>
    references.test(name) ? `${name}="${value.split(' ').map(numbered).join(' ')}"` : `${name}="${value}"`;
  const lines: string[] = [];
  function read(node: Node, depth: string) {
    if (node.nodeType === Node.TEXT_NODE) lines.push(`${depth}${node.textContent}`);
    if (!(node instanceof Element)) return;
    lines.push(`${depth}<${[node.localName, ...[...node.attributes].map(attributeOf).sort()].join(' ')}>`);
    for (const child of node.childNodes) read(child, `${depth} `);
  }
  for (const root of document.querySelectorAll('.portico-root'))
    if (!root.parentElement?.closest('.portico-root')) read(root, '');
  return lines;
}

declare global {
  interface Window {
    /** What the parity host passes to the kit. */
    porticoHost?: AppOptions;
  }
}

export { expect };
