import type { Browser, Request } from '@playwright/test';
import { siteUrl } from '../setup/serve';
import { inBrowser, openPage } from './browser';
import { alternately, type Figure, median, round } from './figure';

const RUNS = 5;
const BUDGET = { ms: 1_000, kB: 500 };

/** The first load of the studio: the time until its first screen is editable, and the bytes loaded until then. */
export function openStudio(): Promise<Figure[]> {
  return inBrowser(async (browser) => {
    const weights: number[] = [];
    const ours = async () => {
      const { ms, kB } = await open(browser, siteUrl('studio'), isStudioLive);
      weights.push(kB);
      return ms;
    };
    const baseline = async () => (await open(browser, siteUrl('form'), isFormLive)).ms;
    const taken = await alternately(RUNS, ours, baseline);
    const [ms, kB] = [median(taken.ours), median(weights)];
    return [
      {
        name: 'studio: open to first screen live',
        unit: 'ms',
        ours: round(ms),
        baseline: { name: 'hand-written form', value: round(median(taken.baseline)) },
        budget: `≤ ${BUDGET.ms}`,
        holds: ms <= BUDGET.ms,
      },
      {
        name: 'studio: transferred by then, gzipped',
        unit: 'kB',
        ours: round(kB),
        budget: `≤ ${BUDGET.kB}`,
        holds: kB <= BUDGET.kB,
      },
    ];
  });
}

async function open(browser: Browser, address: string, isLive: () => boolean) {
  const page = await openPage(browser, {}, { width: 1440, height: 900 });
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(isLive);
  // Excludes files that load later. The files of the frame count as files of the studio.
  const before = [...finished];
  const ms = await page.evaluate(() => performance.now());
  const sizes = await Promise.all(before.map((request) => request.sizes()));
  await page.context().close();
  return { ms, kB: sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1_000 };
}

/** Runs in the studio. */
function isStudioLive() {
  const frame = document.querySelector('iframe');
  return frame?.contentDocument?.querySelector('.portico-root input:not([disabled])') != null;
}

/** Runs in the page of the form. */
function isFormLive() {
  return document.querySelector('input') !== null;
}
