import type { Browser, Page } from '@playwright/test';
import { siteUrl } from '../setup/serve';
import { type Hardship, inBrowser, openPage, SLOWED, slowDown } from './browser';
import { type Figure, percentile, round } from './figure';

const EDITS = 21;
/** The pause between two edits. Each edit is a little later within a frame than the one before, as a user would be. */
const PAUSE_MS = 300;
/** How much longer than the baseline an edit may take. */
const BUDGET_RATIO = { focus: 1.3, wall: 2 };
/** The number of screens of the measured wall: one group, which fills the view. */
const WALL_SCREENS = 12;
const WALL_WINDOW = { width: 1700, height: 1080 };
const WALL_PLACE = '#view=wall&search=second%20factor&camera=6824,1420,23';

interface Edit {
  color: string;
  waitMs: number;
  /** Sets the variable of the screens directly, without the studio. */
  isBare: boolean;
}

/**
 * The time from a colour's input event in the studio to the frame that paints it on every visible screen. The baseline
 * sets the CSS variable of the same screens in a studio that does nothing else: the browser has to style and paint the
 * same elements.
 */
export function editToPainted(): Promise<Figure[]> {
  return inBrowser(async (browser) => [
    await editFigure(browser, 'one screen', '', BUDGET_RATIO.focus, {}),
    await editFigure(browser, `one screen, processor slowed ${SLOWED}×`, '', BUDGET_RATIO.focus, { cpu: SLOWED }),
    await editFigure(browser, `a wall of ${WALL_SCREENS}`, WALL_PLACE, BUDGET_RATIO.wall, {}),
  ]);
}

async function editFigure(browser: Browser, what: string, place: string, budget: number, hardship: Hardship) {
  const [page, barePage] = [await openStudio(browser, place), await openStudio(browser, place)];
  for (const one of [page, barePage]) {
    await slowDown(one, hardship);
    await one.evaluate(keepBeating);
  }
  const taken = { ours: [] as number[], baseline: [] as number[] };
  for (let run = 0; run <= EDITS; run += 1) {
    const edit = { color: `#${(0x204060 + run * 0x0301).toString(16).padStart(6, '0')}`, waitMs: PAUSE_MS + run };
    const baseline = await barePage.evaluate(paintColor, { ...edit, isBare: true });
    const ours = await page.evaluate(paintColor, { ...edit, isBare: false });
    // Skips the first edit, which compiles code that the following edits reuse.
    if (run > 0) taken.baseline.push(baseline);
    if (run > 0) taken.ours.push(ours);
  }
  await Promise.all([page, barePage].map((one) => one.context().close()));
  const [ours, baseline] = [percentile(taken.ours, 95), percentile(taken.baseline, 95)];
  return {
    name: `studio: edit to painted, ${what}, 95th percentile`,
    unit: 'ms',
    ours: round(ours),
    baseline: { name: 'bare CSS variable of the same screens', value: round(baseline) },
    budget: `≤ ${budget} × the baseline`,
    holds: ours <= budget * baseline,
  } satisfies Figure;
}

async function openStudio(browser: Browser, place: string): Promise<Page> {
  const isWall = place !== '';
  const page = await openPage(browser, {}, isWall ? WALL_WINDOW : undefined);
  await page.goto(`${siteUrl('studio')}/${place}`);
  await page.getByLabel('Primary', { exact: true }).waitFor();
  await page.evaluate(`globalThis.screensInView = ${screensInView}`);
  const wanted = isWall ? WALL_SCREENS : 1;
  await page.waitForFunction((count) => {
    const screens = window.screensInView();
    if (screens.length > count) throw new Error(`${screens.length} screens are in view, ${count} are to be measured.`);
    return screens.length === count && !screens.includes(null);
  }, wanted);
  return page;
}

declare global {
  interface Window {
    screensInView: typeof screensInView;
  }
}

/** Runs in the studio: the SDK's root in each screen in view, live in Focus, stills on the wall; `null` while it is loading. */
function screensInView(): (HTMLElement | null)[] {
  const shown = document.querySelectorAll<HTMLElement>('.device iframe, .wall-view .wall-glass');
  const inView = [...shown].filter((element) => {
    const { left, right, top, bottom, width } = element.getBoundingClientRect();
    const view = (element.closest('.wall-view') ?? document.documentElement).getBoundingClientRect();
    return width > 0 && right > view.left && left < view.right && bottom > view.top && top < view.bottom;
  });
  return inView.map((element) => {
    const page =
      element instanceof HTMLIFrameElement ? element.contentDocument : element.querySelector('.still')?.shadowRoot;
    return page?.querySelector<HTMLElement>('.portico-root') ?? null;
  });
}

/** Runs in the page: keeps frames at the refresh rate. An idle page would render them at once. */
function keepBeating(): void {
  const beat = () => requestAnimationFrame(beat);
  beat();
}

/** Runs in the studio. Types a colour, or sets its variable, and waits until every screen in view shows it. */
async function paintColor({ color, waitMs, isBare }: Edit): Promise<number> {
  const field = [...document.querySelectorAll('input')].find(({ labels }) => labels?.[0]?.textContent === 'Primary');
  const screens = window.screensInView().flatMap((root) => root ?? []);
  if (screens.length === 0) throw new Error('No screen is in view.');
  const isShown = (root: HTMLElement) =>
    root.ownerDocument.defaultView?.getComputedStyle(root).getPropertyValue('--portico-primary') === color;
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  // The studio disables transitions while an edit is applied.
  if (isBare) for (const { ownerDocument } of screens) ownerDocument.documentElement.dataset.applyingEdit = '';
  await new Promise((resolve) => setTimeout(resolve, waitMs));
  const started = performance.now();
  // Requested before the edit, so that work which the studio defers until after this frame is not measured.
  const nextFrame = new Promise((frame) => requestAnimationFrame(frame));
  if (isBare) for (const { style } of screens) style.setProperty('--portico-primary', color);
  else setValue?.call(field, color);
  if (!isBare) field?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await nextFrame;
  while (!screens.every(isShown)) await new Promise((frame) => requestAnimationFrame(frame));
  await new Promise<void>((painted) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => painted();
    port2.postMessage(null);
  });
  return performance.now() - started;
}
