import type { Page } from '@playwright/test';
import { siteUrl } from '../setup/serve';
import { inBrowser, openPage } from './browser';
import { type Figure, FRAME_MS, median, percentile, round } from './figure';

const ROWS = 100_000;
/** Rows of the plain table: with 100,000, the browser would not answer for a minute. */
const PLAIN_ROWS = 1_000;
const RUNS = 5;
const FRAMES = 90;

/** What the page measures of one table, in milliseconds. */
interface Taken {
  shown: number[];
  scrolled: number[];
  sorted: number[];
  filtered: number[];
  typed: number[];
}

/** A table of 100,000 rows, next to a plain React table of 1,000 on the same page. */
export function longLists(): Promise<Figure[]> {
  return inBrowser(async (browser) => {
    const page = await openPage(browser);
    await page.goto(siteUrl('table'));
    await page.waitForFunction(() => 'showTable' in window);
    // The first run compiles the code and loads the chunk of long tables.
    await page.evaluate(measure, { kind: 'ours' as const, rows: ROWS, frames: FRAMES });
    const taken = { ours: await runs(page, 'ours', ROWS), plain: await runs(page, 'plain', PLAIN_ROWS) };
    const line = (what: string, key: keyof Taken, budgetMs: number, of: (values: number[]) => number): Figure => {
      const ours = of(taken.ours[key]);
      return {
        name: `table of ${ROWS.toLocaleString('en')} rows: ${what}`,
        unit: 'ms',
        ours: round(ours),
        baseline: {
          name: `plain table of ${PLAIN_ROWS.toLocaleString('en')} rows`,
          value: round(of(taken.plain[key])),
        },
        budget: `≤ ${budgetMs}`,
        holds: ours <= budgetMs,
      };
    };
    return [
      line('first rows painted', 'shown', 100, median),
      line('one frame of scrolling, 95th percentile', 'scrolled', FRAME_MS, (values) => percentile(values, 95)),
      line('sort by a number, until painted', 'sorted', 100, median),
      line('search, until painted', 'filtered', 100, median),
      line('one letter in the search, 95th percentile', 'typed', FRAME_MS, (values) => percentile(values, 95)),
    ];
  });
}

async function runs(page: Page, kind: 'ours' | 'plain', rows: number): Promise<Taken> {
  const all: Taken = { shown: [], scrolled: [], sorted: [], filtered: [], typed: [] };
  for (let run = 0; run < RUNS; run += 1) {
    const taken = await page.evaluate(measure, { kind, rows, frames: FRAMES });
    for (const key of Object.keys(all) as (keyof Taken)[]) all[key].push(...taken[key]);
  }
  return all;
}

interface Measurement {
  kind: 'ours' | 'plain';
  rows: number;
  frames: number;
}

/** Runs in the page. The work of a frame is measured from its start until the browser has painted it. */
async function measure({ kind, rows, frames }: Measurement): Promise<Taken> {
  const { timeOf, workOf, painted, setSearch } = window.timing;
  const firstRow = () => document.querySelector('tbody tr[data-index], tbody tr:not([class])')?.textContent ?? '';

  const shown = [await timeOf(() => window.showTable(kind, rows))];
  await painted();
  const scrolled: number[] = [];
  for (let step = 0; step < frames; step += 1) scrolled.push(await workOf(() => scrollBy(0, 400)));
  scrollTo(0, 0);
  await painted();
  const sort = () => document.querySelector<HTMLButtonElement>('.portico-table-sort')?.click();
  const sorted = [await timeOf(sort), await timeOf(sort)];
  const isFiltered = () => firstRow().includes('99@');
  const filtered = [await timeOf(() => setSearch('99@'), isFiltered)];
  await timeOf(
    () => setSearch(''),
    () => !isFiltered(),
  );
  const typed: number[] = [];
  for (const text of ['m', 'me', 'mem', 'member-', 'member-1', 'member-12', 'member-123', 'member-12', 'member-1'])
    typed.push(await workOf(() => setSearch(text)));
  return { shown, scrolled, sorted, filtered, typed };
}
