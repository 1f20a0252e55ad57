import type { Browser, Page } from '@playwright/test';
import { siteUrl } from '../setup/serve';
import { openPage } from './browser';

const WALL_WINDOW = { width: 1700, height: 1080 };
/** One group of the wall, which fills the view. */
const GROUP_PLACE = '#view=wall&search=second%20factor&camera=6824,1420,23';
const GROUP_SCREENS = 12;
/** Rendering the stills of the whole wall takes longer on a busy machine. */
const FILL_TIMEOUT_MS = 180_000;

/** The screens that a benchmark shows: one in Focus, a group of the wall, or the default state of every screen. */
export type StudioView = 'focus' | 'group' | 'wall';

/** Opens the studio with a new profile and waits until all screens in view are drawn. */
export async function openStudio(browser: Browser, view: StudioView): Promise<Page> {
  const page = await openPage(browser, {}, view === 'focus' ? undefined : WALL_WINDOW);
  const place = { focus: '', group: GROUP_PLACE, wall: '#view=wall' }[view];
  await page.goto(`${siteUrl('studio')}/${place}`);
  await page.getByLabel('Primary', { exact: true }).waitFor();
  await page.evaluate(`globalThis.screensInView = ${screensInView}`);
  if (view === 'wall') await page.getByRole('button', { name: 'Show the whole wall' }).click();
  await page.waitForFunction(areDrawn, { focus: 1, group: GROUP_SCREENS, wall: null }[view], {
    timeout: FILL_TIMEOUT_MS,
  });
  return page;
}

declare global {
  interface Window {
    screensInView: typeof screensInView;
  }
}

/** Runs in the studio. `wanted` is `null` for the whole wall. */
function areDrawn(wanted: number | null): boolean {
  const screens = window.screensInView();
  if (wanted === null)
    return screens.length > 12 && !screens.includes(null) && !document.querySelector('.wall-waiting');
  if (screens.length > wanted) throw new Error(`${screens.length} screens are in view, ${wanted} are to be measured.`);
  return screens.length === wanted && !screens.includes(null);
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
export function keepBeating(): void {
  const beat = () => requestAnimationFrame(beat);
  beat();
}
