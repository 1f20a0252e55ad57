import { everyState } from '@portico/fixtures';
import type { FaultKind } from '@portico/mock-backend';
import { endRetries } from '../setup/end-retries';
import { failed, takeTurns } from '../setup/fault-kinds';
import { fillIn, press } from '../setup/filled-form';
import { readStep } from '../setup/read-step';
import { expect, test } from '../setup/stage';

/** Faults that every page meets. */
const always: Readonly<Record<string, FaultKind>> = {
  offline: { kind: 'offline' },
  'time-out': { kind: 'time-out' },
  malformed: { kind: 'malformed' },
  403: failed(403),
};
/** Faults that all pages handle alike, by kind. The pages meet one of each kind, in turn. */
const alike: readonly Readonly<Record<string, FaultKind>>[] = [
  { redirect: { kind: 'redirect' }, 'a web page': { kind: 'html' }, cut: { kind: 'cut' } },
  { 404: failed(404), 429: failed(429) },
  { 500: failed(500), 503: failed(503) },
];

const CONTENT = '.portico-portal-content';
const PENDING = `${CONTENT} :is([data-pending], .portico-spinner, .portico-skeleton)`;

/** What a page of the portal shows. */
interface PageRead {
  /** Placeholders and spinners. */
  pending: number;
  /** Messages about failures without a button. */
  deadEnds: string[];
  /** Buttons that load again. */
  retries: number;
  /** Its headings and controls, in their order. */
  parts: string[];
}

/** Runs in the page. */
function readPage({ content, pending }: { content: string; pending: string }): PageRead {
  const textsOf = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent?.trim() ?? '');
  const all = (selector: string) => [...document.querySelectorAll(`${content} :is(${selector})`)];
  return {
    pending: document.querySelectorAll(pending).length,
    deadEnds: textsOf(all('[role=alert]').filter((alert) => !alert.querySelector('.portico-alert-action'))),
    retries: all('.portico-alert-action button').length,
    parts: textsOf(all('h1, h2, h3, th, [role=columnheader], [role=tab], button')),
  };
}

/** Leaves the page by the menu and opens it again, which loads it again; runs in the page. */
async function reopen(pageName: string): Promise<void> {
  for (const name of [pageName === 'profile' ? 'privacy' : 'profile', pageName]) {
    document.querySelector<HTMLElement>(`[data-page="${name}"]`)?.click();
    await window.stage.standStill();
  }
}

/** Presses the button of each message about a failure, one after another; runs in the page. */
async function retryAll(content: string): Promise<void> {
  const buttons = () => document.querySelectorAll<HTMLElement>(`${content} .portico-alert-action button`);
  for (let left = buttons().length; left > 0; left--) {
    buttons()[0]?.click();
    await window.stage.standStill();
  }
}

const pages = everyState().filter(({ screen, name }) => screen.flow === 'Pages' && name === 'default');

for (const [index, { screen, name, title }] of pages.entries()) {
  const pageName = screen.id.replace('admin-portal/', '');

  test(`${title} says why it could not be loaded, and loads on request`, async ({ stage }) => {
    const { page } = stage;
    const read = () => page.evaluate(readPage, { content: CONTENT, pending: PENDING });
    // At its own route, the end of the session leads to the sign-in. Inside the host's page, the portal would only close.
    await stage.show({ screen: screen.id, state: name, portal: 'route' });
    await page.evaluate(reopen, pageName);
    const fresh = await read();
    for (const [what, fault] of Object.entries({ ...always, ...takeTurns(alike, index) })) {
      await stage.breakCalls(fault);
      await page.evaluate(reopen, pageName);
      await page.evaluate(endRetries, PENDING);
      const { retries, parts, ...broken } = await read();
      expect.soft(broken, what).toEqual({ pending: 0, deadEnds: [] });
      expect.soft(retries, `${what}: can be loaded again`).toBeGreaterThan(0);
      await page.evaluate(retryAll, CONTENT);
      expect.soft(await read(), `${what}: loaded again`).toEqual(fresh);
    }
    // The last one, because it ends the session.
    await stage.breakCalls(failed(401));
    await page.evaluate(reopen, pageName);
    await page.evaluate(endRetries, PENDING);
    await expect.soft(page.getByLabel('Email'), '401: leads to the sign-in').toBeEditable();
  });
}

const everyFault = Object.assign({}, always, ...alike, { 401: failed(401) });

for (const [what, fault] of Object.entries<FaultKind>(everyFault)) {
  test(`the first screen of the login box loads while every call fails: ${what}`, async ({ stage }) => {
    const { page } = stage;
    await stage.show({ screen: 'login-box/preLogin', state: 'default', fault });
    await page.evaluate(endRetries, '.portico-step :is([data-pending], .portico-spinner)');
    const { title, alert, waits } = await page.evaluate(readStep);
    expect.soft({ alert, waits }).toEqual({ alert: '', waits: false });
    await fillIn(page);
    await press(page);
    await expect(page.locator('.portico-step h1')).not.toHaveText(title);
  });
}
