import type { Browser, Page } from '@playwright/test';
import { everyState } from '@portico/fixtures';
import type { StillRequest } from '../../studio/src/stills/still';
import type {} from '../hosts/stills/src/main';
import { siteUrl } from '../setup/serve';
import { inBrowser } from './browser';
import { type Figure, round } from './figure';

/** Cards that are in view when the wall opens. */
const IN_VIEW = 20;
const BUDGET = { inViewMs: 3_000, allMs: 15_000, laterMs: 1_000, taskMs: 50, memoryMB: 600 };

const requests: StillRequest[] = everyState().map(({ screen, name }) => ({
  screen: screen.id,
  state: name,
  persona: null,
  language: 'en',
  scheme: 'light',
  width: 1024,
  height: 704,
}));

/** All stills of the wall: when the studio is first opened, and later, when they are in the browser's storage. */
export function renderStills(): Promise<Figure[]> {
  return inBrowser(async (browser) => {
    const page = await openPageOf(browser);
    const inView = await render(page, requests.slice(0, IN_VIEW));
    const rest = await render(page, [], requests);
    const memory = await memoryOf(page);
    await page.reload();
    await page.waitForFunction(() => 'stillHost' in window);
    const later = await render(page, requests);
    const longest = Math.max(inView.longestTask, rest.longestTask);
    return [
      figure('first visit, cards in view', inView.ms, BUDGET.inViewMs),
      figure(`first visit, all ${requests.length} states`, inView.ms + rest.ms, BUDGET.allMs),
      figure('first visit, longest task', longest, BUDGET.taskMs),
      figure('later visit, all states', later.ms, BUDGET.laterMs),
      figure('memory with all states', memory / 1_000_000, BUDGET.memoryMB, 'MB'),
    ];
  });
}

async function openPageOf(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.goto(siteUrl('stills'));
  await page.waitForFunction(() => 'stillHost' in window);
  return page;
}

/** Renders all requests; returns how long that takes, and the longest task meanwhile. */
function render(page: Page, inView: StillRequest[], rest: StillRequest[] = []) {
  return page.evaluate(
    async (wanted) => {
      let longestTask = 0;
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
      });
      observer.observe({ type: 'longtask' });
      const started = performance.now();
      await window.stillHost.renderAll(...wanted);
      const ms = performance.now() - started;
      observer.disconnect();
      return { ms, longestTask };
    },
    [inView, rest] as const,
  );
}

async function memoryOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

function figure(name: string, value: number, budget: number, unit: Figure['unit'] = 'ms'): Figure {
  return { name: `stills: ${name}`, unit, ours: round(value), budget: `≤ ${budget}`, holds: value <= budget };
}
