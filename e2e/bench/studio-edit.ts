import type { Browser } from '@playwright/test';
import { inBrowser, SLOWED, slowDown } from './browser';
import { type Figure, percentile, round } from './figure';
import { keepBeating, openStudio, type StudioView } from './studio-page';

const EDITS = 21;
/** The pause between two edits. Each edit is a little later within a frame than the one before, as a user would be. */
const PAUSE_MS = 300;
/** The cards that an edit is painted on first. */
const NEAREST = 12;
/** How long an edit of the whole wall may take, in milliseconds. */
const WALL_BUDGET_MS = 400;

interface Edit {
  color: string;
  waitMs: number;
  /** Sets the variable of the screens directly, without the studio. */
  isBare: boolean;
  /** Waits only for so many screens, those nearest to the pointer. */
  count: number;
}

interface EditPart {
  what: string;
  view: StudioView;
  cpu?: number;
  count?: number;
  /** How much longer than the baseline an edit may take. */
  ratio?: number;
}

const parts: readonly EditPart[] = [
  { what: 'one screen', view: 'focus', ratio: 1.3 },
  { what: `one screen, processor slowed ${SLOWED}×`, view: 'focus', cpu: SLOWED, ratio: 1.3 },
  { what: `a wall of ${NEAREST}`, view: 'group', ratio: 2 },
  { what: `the ${NEAREST} screens of the whole wall nearest to the pointer`, view: 'wall', count: NEAREST, ratio: 2 },
  { what: 'all screens of the whole wall', view: 'wall' },
];

/**
 * The time from a colour's input event in the studio to the frame that paints it on the visible screens. The baseline
 * sets the CSS variable of the same screens in a studio that does nothing else: the browser has to style and paint the
 * same elements.
 */
export function editToPainted(): Promise<Figure[]> {
  return inBrowser(async (browser) => {
    const figures: Figure[] = [];
    for (const part of parts) figures.push(await editFigure(browser, part));
    return figures;
  });
}

async function editFigure(browser: Browser, { what, view, cpu, count, ratio }: EditPart): Promise<Figure> {
  const [page, barePage] = [await openStudio(browser, view), await openStudio(browser, view)];
  for (const one of [page, barePage]) {
    await slowDown(one, cpu ? { cpu } : {});
    await one.evaluate(keepBeating);
  }
  const taken = { ours: [] as number[], baseline: [] as number[] };
  for (let run = 0; run <= EDITS; run += 1) {
    const color = `#${(0x204060 + run * 0x0301).toString(16).padStart(6, '0')}`;
    const edit = { color, waitMs: PAUSE_MS + run, count: count ?? Number.MAX_SAFE_INTEGER };
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
    budget: ratio ? `≤ ${ratio} × the baseline` : `≤ ${WALL_BUDGET_MS}`,
    holds: ours <= (ratio ? ratio * baseline : WALL_BUDGET_MS),
  };
}

/** Runs in the studio. Types a colour, or sets its variable, and waits until the screens show it. */
async function paintColor({ color, waitMs, isBare, count }: Edit): Promise<number> {
  const field = [...document.querySelectorAll('input')].find(({ labels }) => labels?.[0]?.textContent === 'Primary');
  // The pointer has not moved: it is in the corner of the page.
  const distanceOf = (root: HTMLElement) => {
    const { left, top } = ((root.getRootNode() as ShadowRoot).host ?? root).getBoundingClientRect();
    return Math.hypot(Math.max(left, 0), Math.max(top, 0));
  };
  const inView = window.screensInView().flatMap((root) => root ?? []);
  const screens = inView.sort((one, other) => distanceOf(one) - distanceOf(other)).slice(0, count);
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
