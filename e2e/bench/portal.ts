import type { Page } from '@playwright/test';
import { siteUrl } from '../setup/serve';
import { inBrowser, openPage } from './browser';
import { type Figure, FRAME_MS, median, percentile, round } from './figure';

const SWITCH_MS = 100;
const RUNS = 5;
/** How often each text is typed and deleted. */
const TYPING_RUNS = 2;
/** Rows of the plain table that a page of the portal is compared with. */
const PLAIN_ROWS = 60;
/** A frame that comes later than this after the one before has lost another frame between them. */
const DROPPED_MS = 1.5 * FRAME_MS;

const pages = [
  'profile',
  'privacy',
  'personalApiTokens',
  'account',
  'users',
  'allUsers',
  'groups',
  'roles',
  'apiTokens',
  'allAccounts',
];

/** The pages with a search, each in a state with many rows, and a text that some of them have. */
const searches = [
  { page: 'users', state: 'many', text: 'amara' },
  { page: 'allUsers', state: 'many', text: 'amara' },
  { page: 'roles', state: 'many', text: 'team 1' },
  { page: 'groups', state: 'thousands', text: 'team 1' },
  { page: 'apiTokens', state: 'many', text: 'token' },
  { page: 'allAccounts', state: 'many', text: 'harbor' },
];

/** The portal's pages next to a plain React table: a switch between two of them, and a letter typed into a search. */
export function portalPages(): Promise<Figure[]> {
  return inBrowser(async (browser) => {
    const plain = await openPage(browser);
    await plain.goto(siteUrl('table'));
    await plain.waitForFunction(() => 'showTable' in window);
    const portal = await openPage(browser);
    await portal.goto(`${siteUrl('table')}/portal.html`);
    await portal.waitForFunction(() => 'showPortal' in window);
    return [...(await switches(portal, plain)), ...(await typing(portal, plain))];
  });
}

/** From a click in the menu until the page is painted with its content. Its chunk is cached, and nothing has latency. */
async function switches(portal: Page, plain: Page): Promise<Figure[]> {
  const baseline: number[] = [];
  for (let run = 0; run < RUNS; run += 1)
    baseline.push(
      await plain.evaluate((rows) => window.timing.timeOf(() => window.showTable('plain', rows)), PLAIN_ROWS),
    );
  const figures: Figure[] = [];
  for (const page of pages) {
    await showPage(portal, page, 'default');
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      await switchTo(portal, page === 'profile' ? 'privacy' : 'profile');
      times.push(await switchTo(portal, page));
    }
    const name = `portal: switch to ${page}, until its content is painted`;
    figures.push(line(name, median(times), SWITCH_MS, median(baseline)));
  }
  return figures;
}

async function switchTo(portal: Page, name: string): Promise<number> {
  const entry = portal.locator(`.portico-portal-menu [data-page="${name}"]`);
  // A pointer that comes to the entry loads the page's chunk.
  await entry.hover();
  const time = await entry.evaluate((button: HTMLElement) => {
    const isShown = () =>
      button.getAttribute('aria-current') === 'page' &&
      document.querySelector('.portico-portal-content h1') !== null &&
      document.querySelector('.portico-portal-content .portico-skeleton') === null;
    return window.timing.timeOf(() => button.click(), isShown);
  });
  await portal.waitForLoadState('networkidle');
  return time;
}

async function typing(portal: Page, plain: Page): Promise<Figure[]> {
  await plain.evaluate((rows) => window.showTable('plain', rows), PLAIN_ROWS);
  const plainLetters = percentile(await type(plain, 'member', 'workOf'), 95);
  const plainFrames = median(await type(plain, 'member', 'longestFrameOf'));
  const figures: Figure[] = [];
  for (const { page, state, text } of searches) {
    await showPage(portal, page, state);
    // The first time compiles the code.
    await type(portal, text, 'workOf');
    const letters = percentile(await type(portal, text, 'workOf'), 95);
    const frames = median(await type(portal, text, 'longestFrameOf'));
    figures.push(
      line(`portal: one letter in the search of ${page}, 95th percentile`, letters, FRAME_MS, plainLetters),
      {
        ...line(`portal: longest frame after a letter in the search of ${page}`, frames, FRAME_MS, plainFrames),
        holds: frames < DROPPED_MS,
      },
    );
  }
  return figures;
}

/** Types a text letter by letter and deletes it, several times. */
function type(page: Page, text: string, measure: 'workOf' | 'longestFrameOf'): Promise<number[]> {
  const lengths = [...text].map((_, index) => index + 1);
  const typed = [...lengths, ...lengths.toReversed()].map((length) => text.slice(0, length));
  return page.evaluate(
    async ({ texts, measure }) => {
      const taken: number[] = [];
      for (const each of texts) taken.push(await window.timing[measure](() => window.timing.setSearch(each)));
      return taken;
    },
    { texts: Array.from({ length: TYPING_RUNS }, () => typed).flat(), measure },
  );
}

async function showPage(portal: Page, page: string, state: string): Promise<void> {
  await portal.evaluate(({ screen, state }) => window.showPortal(screen, state), {
    screen: `admin-portal/${page}`,
    state,
  });
  await portal.locator('.portico-portal-content h1').waitFor();
  await portal.waitForFunction(() => document.querySelector('.portico-portal-content .portico-skeleton') === null);
}

function line(name: string, ours: number, budget: number, baseline: number): Figure {
  const plain = { name: `plain table of ${PLAIN_ROWS} rows`, value: round(baseline) };
  return { name, unit: 'ms', ours: round(ours), baseline: plain, budget: `≤ ${budget}`, holds: ours <= budget };
}
