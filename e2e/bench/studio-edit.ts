import type { Browser, Page } from '@playwright/test';
import { siteUrl } from '../setup/serve';
import { type Hardship, inBrowser, openPage, SLOWED, slowDown } from './browser';
import { type Figure, percentile, round } from './figure';

const EDITS = 21;
/** The pause between two edits. Each edit is a little later within a frame than the one before, as a user would be. */
const PAUSE_MS = 300;
const BUDGET_MS = { focus: 17, wall: 33 };
/** The number of screens of the measured wall. The window shows exactly these. */
const WALL_SCREENS = 12;
const WALL_WINDOW = { width: 1700, height: 1080 };

interface Edit {
  color: string;
  waitMs: number;
}

/** The time from a colour's input event in the studio to the frame that paints it on every visible screen. */
export function editToPainted(): Promise<Figure[]> {
  return inBrowser(async (browser) => [
    await editFigure(browser, 'one screen', '', BUDGET_MS.focus, {}),
    await editFigure(browser, `one screen, processor slowed ${SLOWED}×`, '', BUDGET_MS.focus, { cpu: SLOWED }),
    await editFigure(browser, `a wall of ${WALL_SCREENS}`, '#view=wall', BUDGET_MS.wall, {}),
  ]);
}

async function editFigure(browser: Browser, what: string, place: string, budget: number, hardship: Hardship) {
  const page = await openStudio(browser, place);
  await slowDown(page, hardship);
  const plain = await openPage(browser, hardship);
  await plain.goto(siteUrl('world'));
  for (const one of [page, plain]) await one.evaluate(keepBeating);
  const taken = { ours: [] as number[], baseline: [] as number[] };
  for (let run = 0; run <= EDITS; run += 1) {
    const edit = { color: `#${(0x204060 + run * 0x0301).toString(16).padStart(6, '0')}`, waitMs: PAUSE_MS + run };
    const [baseline, ours] = [await plain.evaluate(paintPlain, edit), await page.evaluate(paintStudio, edit)];
    // Skips the first edit, which compiles code that the following edits reuse.
    if (run > 0) taken.baseline.push(baseline);
    if (run > 0) taken.ours.push(ours);
  }
  await Promise.all([page, plain].map((one) => one.context().close()));
  const ours = percentile(taken.ours, 95);
  return {
    name: `studio: edit to painted, ${what}, 95th percentile`,
    unit: 'ms',
    ours: round(ours),
    baseline: { name: 'bare CSS variable', value: round(percentile(taken.baseline, 95)) },
    budget: `≤ ${budget}`,
    holds: ours <= budget,
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

/** Runs in the studio. Types a colour and waits until every screen in view shows it. */
async function paintStudio({ color, waitMs }: Edit): Promise<number> {
  const field = [...document.querySelectorAll('input')].find(({ labels }) => labels?.[0]?.textContent === 'Primary');
  const frames = [...document.querySelectorAll('iframe')].filter((frame) => {
    const { top, bottom, width } = frame.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  });
  const isShown = (frame: HTMLIFrameElement) => {
    const root = frame.contentDocument?.querySelector('.portico-root');
    return root && frame.contentWindow?.getComputedStyle(root).getPropertyValue('--portico-primary') === color;
  };
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  await new Promise((resolve) => setTimeout(resolve, waitMs));
  const started = performance.now();
  // Requested before the edit, so that work which the studio defers until after this frame is not measured.
  const nextFrame = new Promise((frame) => requestAnimationFrame(frame));
  setValue?.call(field, color);
  field?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await nextFrame;
  while (!frames.every(isShown)) await new Promise((frame) => requestAnimationFrame(frame));
  await new Promise<void>((painted) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => painted();
    port2.postMessage(null);
  });
  return performance.now() - started;
}

/** Runs in a plain page: one variable of one element. */
async function paintPlain({ color, waitMs }: Edit): Promise<number> {
  const swatch = document.querySelector<HTMLElement>('.swatch');
  await new Promise((resolve) => setTimeout(resolve, waitMs));
  const started = performance.now();
  swatch?.style.setProperty('--color', color);
  await new Promise((frame) => requestAnimationFrame(frame));
  await new Promise<void>((painted) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => painted();
    port2.postMessage(null);
  });
  return performance.now() - started;
}
