import type { CDPSession, Page } from '@playwright/test';
import { inBrowser } from './browser';
import { type Figure, round } from './figure';
import { openStudio, type StudioView } from './studio-page';

const EDITS = 500;
/** Edits before the first count: they fill the history of steps, caches and the code of the browser. */
const WARM_UP = 100;
/** Growth of the heap that is no leak: the history of the document, and what the browser collects later. */
const HEAP_BUDGET_KB = 1_000;

interface Counts {
  heap: number;
  nodes: number;
  listeners: number;
  sheets: number;
}

/** What 500 edits of a colour leave behind: bytes, DOM nodes, listeners and style sheets that nothing collects. */
export function editLeaks(): Promise<Figure[]> {
  return inBrowser(async (browser) => {
    const figures: Figure[] = [];
    for (const view of ['focus', 'group'] as const)
      figures.push(...(await leakFigures(await openStudio(browser, view), view)));
    return figures;
  });
}

async function leakFigures(page: Page, view: StudioView): Promise<Figure[]> {
  const session = await page.context().newCDPSession(page);
  await page.evaluate(edit, WARM_UP);
  const before = await countsOf(page, session);
  await page.evaluate(edit, EDITS);
  const after = await countsOf(page, session);
  await page.context().close();
  const place = view === 'focus' ? 'one screen' : 'a wall of 12';
  const grown = (name: keyof Counts) => after[name] - before[name];
  const things = grown('nodes') + grown('listeners') + grown('sheets');
  return [
    {
      name: `studio: heap that ${EDITS} edits leave, ${place}`,
      unit: 'kB',
      ours: round(grown('heap') / 1_000),
      baseline: { name: 'heap before', value: round(before.heap / 1_000) },
      budget: `≤ ${HEAP_BUDGET_KB}`,
      holds: grown('heap') <= HEAP_BUDGET_KB * 1_000,
    },
    {
      name: `studio: DOM nodes, listeners and style sheets that ${EDITS} edits leave, ${place}`,
      unit: 'objects',
      ours: things,
      baseline: { name: 'before', value: before.nodes + before.listeners + before.sheets },
      budget: '≤ 0',
      holds: things <= 0,
    },
  ];
}

/** Waits until the edits are saved and nothing is left to collect, then counts. */
async function countsOf(page: Page, session: CDPSession): Promise<Counts> {
  await page.locator('[data-saved="saved"]').waitFor();
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes, listeners: jsEventListeners, sheets: await page.evaluate(countSheets) };
}

/** Runs in the studio: the style sheets of the page, of its frames and of the stills. */
function countSheets(): number {
  const frames = [...document.querySelectorAll('iframe')].flatMap(({ contentDocument }) => contentDocument ?? []);
  const stills = [...document.querySelectorAll('.still')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  const roots = [document, ...frames, ...stills];
  return roots.reduce((sum, root) => sum + root.styleSheets.length + root.adoptedStyleSheets.length, 0);
}

/** Runs in the studio: types colours, one a frame, and waits until the last one is applied everywhere. */
async function edit(times: number): Promise<void> {
  const field = [...document.querySelectorAll('input')].find(({ labels }) => labels?.[0]?.textContent === 'Primary');
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  for (let run = 0; run < times; run += 1) {
    await new Promise((frame) => requestAnimationFrame(frame));
    setValue?.call(field, `#${(0x204060 + run * 0x0301).toString(16).padStart(6, '0')}`);
    field?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  await new Promise((applied) => setTimeout(applied, 2_000));
}
