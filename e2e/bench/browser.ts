import { type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../setup/launch';
import { type LinksOfPages, serveBuilds } from '../setup/serve';

/** Slow 4G: bits per second, and the round trip in milliseconds. */
const SLOW_4G = { bitsPerSecond: 1_600_000, roundTripMs: 150 };
/** The slowdown of the processor, to simulate a cheap phone. */
export const SLOWED = 4;

/** The simulated limits of processor and network. */
export interface Hardship {
  /** Divides the speed of the processor: 4 is a quarter. */
  cpu?: number;
  slow4G?: boolean;
}

/** Runs with a browser and the served builds, and closes both. */
export async function inBrowser<T>(measure: (browser: Browser) => Promise<T>, links?: LinksOfPages): Promise<T> {
  const stop = await serveBuilds(undefined, links);
  const browser = await chromium.launch(launchOptions);
  try {
    return await measure(browser);
  } finally {
    await browser.close();
    stop();
  }
}

/** A page with a new profile, as of a user who opens the site for the first time. */
export async function openPage(browser: Browser, hardship: Hardship = {}, viewport = { width: 1280, height: 800 }) {
  const page = await (await browser.newContext({ viewport })).newPage();
  // tsx wraps functions in a helper that keeps their names, also those that run in the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  await slowDown(page, hardship);
  return page;
}

export async function slowDown(page: Page, { cpu = 1, slow4G = false }: Hardship): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (!slow4G) return;
  const throughput = SLOW_4G.bitsPerSecond / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW_4G.roundTripMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}
