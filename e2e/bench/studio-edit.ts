import type { Browser, Page } from '@playwright/test';
import { siteUrl } from '../setup/serve';
import { type Hardship, inBrowser, openPage, SLOWED, slowDown } from './browser';
import { type Figure, percentile, round } from './figure';

const EDITS = 21;
/** The pause between two edits. Each edit is a little later within a frame than the one before, as a user would be. */
const PAUSE_MS = 300;
/** How much longer than the baseline an edit may take. */
const BUDGET_RATIO = { focus: 1.3, wall: 2 };
/** The number of screens of the measured wall. The window shows exactly these. */
const WALL_SCREENS = 12;
const WALL_WINDOW = { width: 1700, height: 1080 };

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
    await editFigure(browser, `a wall of ${WALL_SCREENS}`, '#view=wall', BUDGET_RATIO.wall, {}),
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
  const wanted = isWall ? WALL_SCREENS : 1;
  await page.waitForFunction((least) => {
    const seen = [...document.querySelectorAll('iframe')].filter((frame) => {
      const { top, bottom, width } = frame.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    });
    if (seen.length > least) throw new Error(`${seen.length} screens are in view, ${least} are to be measured.`);
    return seen.filter((frame) => frame.contentDocument?.querySelector('.portico-root')).length === least;
  }, wanted);
  return page;
}

/** Runs in the page: keeps frames at the refresh rate. An idle page would render them at once. */
function keepBeating(): void {
  const beat = () => requestAnimationFrame(beat);
  beat();
}

/** Runs in the studio. Types a colour, or sets its variable, and waits until every screen in view shows it. */
async function paintColor({ color, waitMs, isBare }: Edit): Promise<number> {
  const field = [...document.querySelectorAll('input')].find(({ labels }) => labels?.[0]?.textContent === 'Primary');
  const screens = [...document.querySelectorAll('iframe')].flatMap((frame) => {
    const { top, bottom, width } = frame.getBoundingClientRect();
    const isInView = width > 0 && bottom > 0 && top < innerHeight;
    const root = frame.contentDocument?.querySelector<HTMLElement>('.portico-root');
    return isInView && root ? [root] : [];
  });
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
