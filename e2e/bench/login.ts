import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { createWorld } from '@portico/mock-backend';
import { startServer } from '@portico/mock-backend/node';
import type { AppOptions } from '@portico/sdk';
import { vendorTheme } from '../hosts/vendor-theme';
import { folderOf, type SiteName, siteUrl } from '../setup/serve';
import { type Hardship, inBrowser, openPage, SLOWED } from './browser';
import { alternately, type Figure, median, round } from './figure';

const RUNS = 7;
const RUNS_ON_4G = 5;
/** How much longer than the hand-written form the login box may take. */
const FACTOR = 1.2;
/** The page and its script. */
const ROUNDS = 2;

/** A later page load has cached what the first stored: scripts, and the theme of the vendor. */
type PageLoad = 'first' | 'later';

/** The mark that the page writes when it has an input. */
const READY = 'input ready';

declare global {
  interface Window {
    /** Milliseconds from navigation to an editable input. */
    inputReady?: number;
  }
}

/** The label of the host whose page has the prerendered first screen. */
const DRAWN = 'first screen in the page, ';

/** Navigation to the first editable input, on a slow processor and a slow network, next to a plain form. */
export async function inputReady(): Promise<Figure[]> {
  const world = createWorld({ latency: 0 });
  const server = await startServer({ world });
  const baseUrl = server.url.replace('127.0.0.1', 'localhost');
  const ahead = documentAhead(baseUrl);
  const plain = await inBrowser((browser) => figuresOf(browser, baseUrl), { parity: ahead, swift: ahead });
  world.publish(vendorTheme);
  const withEngine = [ahead, engineAhead()].join(', ');
  const links = { parity: withEngine, 'swift-themed': withEngine };
  const own = await inBrowser((browser) => figuresOfVendorTheme(browser, baseUrl), links);
  await server.stop();
  return [...plain, ...own];
}

/** The preload link of the README: the vendor's document loads while the script does. */
const documentAhead = (baseUrl: string) =>
  `<${baseUrl}/frontegg/metadata?entityName=adminBox>; rel=preload; as=fetch; crossorigin=use-credentials`;

/** The preload links that `vendorTheme` of the plugin adds to the page. */
function engineAhead() {
  const assets = join(folderOf('parity'), 'assets');
  const engine = readdirSync(assets).find((name) => name.startsWith('full-theme')) ?? '';
  const imported = [...readFileSync(join(assets, engine), 'utf8').matchAll(/from"\.\/([^"]+)"/g)].map(
    ([, name]) => name,
  );
  return [engine, ...imported].map((name) => `</assets/${name}>; rel=modulepreload; crossorigin`).join(', ');
}

async function figuresOf(browser: Browser, baseUrl: string): Promise<Figure[]> {
  const figures = await figuresOfPlainHost(browser, baseUrl);
  for (const box of [loginBox('parity', baseUrl), loginBox('swift', baseUrl, DRAWN)]) {
    figures.push(
      await readyFigure(browser, box, 'processor slowed 4×', RUNS, { cpu: SLOWED }),
      await readyFigure(browser, box, 'processor slowed 4×, slow 4G', RUNS_ON_4G, { cpu: SLOWED, slow4G: true }),
      await readyFigure(browser, box, 'a later page load, processor slowed 4×', RUNS, { cpu: SLOWED }, 'later'),
      await roundsFigure(browser, box, 'first page load'),
      await roundsFigure(browser, box, 'later page load', 'later'),
    );
  }
  return figures;
}

/** A host that does nothing for its first page load, next to a form that does as little. */
async function figuresOfPlainHost(browser: Browser, baseUrl: string): Promise<Figure[]> {
  const box = { ...loginBox('plain', baseUrl, 'plain host, '), form: formOf('plain-form') };
  return [
    await readyFigure(browser, box, 'processor slowed 4×', RUNS, { cpu: SLOWED }),
    await readyFigure(browser, box, 'processor slowed 4×, slow 4G', RUNS_ON_4G, { cpu: SLOWED, slow4G: true }),
  ];
}

async function figuresOfVendorTheme(browser: Browser, baseUrl: string): Promise<Figure[]> {
  const under = "a vendor's theme, processor slowed 4×";
  const figures: Figure[] = [];
  for (const box of [loginBox('parity', baseUrl), loginBox('swift-themed', baseUrl, DRAWN)]) {
    figures.push(
      await readyFigure(browser, box, under, RUNS, { cpu: SLOWED }),
      await readyFigure(browser, box, `${under}, slow 4G`, RUNS_ON_4G, { cpu: SLOWED, slow4G: true }),
      await readyFigure(browser, box, `a later page load of ${under}`, RUNS, { cpu: SLOWED }, 'later'),
      await roundsFigure(browser, box, "first page load with a vendor's theme"),
    );
  }
  return figures;
}

async function readyFigure(
  browser: Browser,
  box: Contender,
  under: string,
  runs: number,
  hardship: Hardship,
  which: PageLoad = 'first',
) {
  const taken = await alternately(
    runs,
    () => measurePage(browser, hardship, box.go, timeOf, which),
    () => measurePage(browser, hardship, box.form, timeOf, which),
  );
  const [ours, baseline] = [median(taken.ours), median(taken.baseline)];
  return {
    name: `login box: navigation to input ready, ${box.label}${under}`,
    unit: 'ms',
    ours: round(ours),
    baseline: { name: 'hand-written form', value: round(baseline) },
    budget: `≤ ${FACTOR} × the form`,
    holds: ours <= FACTOR * baseline,
  } satisfies Figure;
}

async function roundsFigure(
  browser: Browser,
  box: Contender,
  when: string,
  which: PageLoad = 'first',
): Promise<Figure> {
  const ours = await measurePage(browser, { slow4G: true }, box.go, roundsOf, which);
  const baseline = await measurePage(browser, { slow4G: true }, box.form, roundsOf, which);
  return {
    name: `login box: request rounds before the input, ${box.label}${when}`,
    unit: 'rounds',
    ours,
    baseline: { name: 'hand-written form', value: baseline },
    budget: `${ROUNDS}`,
    holds: ours <= ROUNDS,
  };
}

type Open = (page: Page) => Promise<unknown>;

const formOf =
  (site: SiteName): Open =>
  (page) =>
    page.goto(siteUrl(site));

/** A page with the login box. */
interface Contender {
  /** Its label in the figures. */
  label: string;
  go: Open;
  /** The hand-written form that is its baseline. */
  form: Open;
}

function loginBox(site: SiteName, baseUrl: string, label = ''): Contender {
  const options: AppOptions = { contextOptions: { baseUrl, clientId: 'demo-client-id' } };
  return {
    label,
    form: formOf('form'),
    async go(page) {
      await page.addInitScript((given) => {
        window.porticoHost = given;
      }, options);
      await page.goto(`${siteUrl(site)}/account/login`);
    },
  };
}

async function measurePage<T>(
  browser: Browser,
  hardship: Hardship,
  go: (page: Page) => Promise<unknown>,
  read: (page: Page) => Promise<T>,
  which: PageLoad,
) {
  const page = await openPage(browser, hardship);
  await page.addInitScript((word) => {
    const waitForInput = () => {
      const input = document.querySelector('input');
      const ready =
        input && !input.disabled && input.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!ready) return void requestAnimationFrame(waitForInput);
      window.inputReady = performance.now();
      console.log(word);
    };
    waitForInput();
  }, READY);
  await Promise.all([said(page), go(page)]);
  if (which === 'later') {
    // The first page load caches all answers of the service for the later one.
    await page.waitForLoadState('networkidle');
    await Promise.all([said(page), page.reload()]);
  }
  const result = await read(page);
  await page.context().close();
  return result;
}

/** Waits for a console message. Polling the page would run scripts in it, which take time on a slow processor. */
const said = (page: Page) => page.waitForEvent('console', (message) => message.text() === READY);

function timeOf(page: Page) {
  return page.evaluate(() => window.inputReady ?? Number.NaN);
}

/**
 * The longest chain of requests before the input, each started after the answer of the one before. What the browser's
 * cache answers costs no round.
 */
function roundsOf(page: Page) {
  return page.evaluate(() => {
    const kinds = ['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind));
    const entries = (kinds as (PerformanceResourceTiming & { deliveryType?: string })[])
      .filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= (window.inputReady ?? 0))
      .filter(({ deliveryType }) => deliveryType !== 'cache')
      .sort((a, b) => a.responseEnd - b.responseEnd);
    let [rounds, end] = [0, Number.NEGATIVE_INFINITY];
    for (const { startTime, responseEnd } of entries) {
      if (startTime < end) continue;
      rounds += 1;
      end = responseEnd;
    }
    return rounds;
  });
}
