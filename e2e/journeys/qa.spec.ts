import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createWorld, DEMO_PASSWORD, type World } from '@portico/mock-backend';
import { connectContext } from '@portico/mock-backend/playwright';
import { expect, test } from '../setup/live-host';
import { siteUrl } from '../setup/serve';

const SERVICE = 'http://localhost:4600';
const HOUR_MS = 3_600_000;

async function signInByPassword(page: Page) {
  await page.getByLabel('Email').fill('ada@acme.test');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Waits for the session's last call: otherwise, the pending calls of a page would depend on the timing. */
async function sessionLoaded(world: World, times: number) {
  const isLast = ({ path }: { path: string }) => path === '/identity/resources/users/v3/me/tenants';
  await expect.poll(() => world.journal.list().filter(isLast).length).toBe(times);
}

/** One seeded story: a fault, a retry, and a link that has expired later. Returns the snapshot without its journal. */
async function story(page: Page, world: World) {
  const { disconnect, clockSettled } = await connectContext(page.context(), world, { baseUrl: SERVICE });
  world.faults.add({ call: 'POST /identity/resources/auth/v1/user', kind: 'status', status: 503, times: 1 });
  await page.goto(`${siteUrl('spa')}/account/login`);
  await signInByPassword(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Signed in as ada@acme.test')).toBeVisible();
  await sessionLoaded(world, 1);

  await page.goto(`${siteUrl('spa')}/account/forget-password`);
  await sessionLoaded(world, 2);
  await page.getByLabel('Email').fill('ada@acme.test');
  await page.getByRole('button', { name: /send/i }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  world.clock.advance(2 * HOUR_MS);
  await clockSettled();
  await page.goto(siteUrl('spa') + (world.inbox.list()[0]?.link ?? ''));
  await expect(page.getByRole('button', { name: /new link|send/i })).toBeVisible();
  await sessionLoaded(world, 3);
  await disconnect();
  // The order of two screens' calls depends on the timing; the rows afterwards do not.
  return JSON.stringify({ ...world.snapshot(), journal: [] });
}

test('a seeded world, a fault and a jump of the clock give the same story twice', async ({ page, watch }) => {
  watch.allow(/Simulated failure 503/);
  const make = () => createWorld({ scenario: 'small-team', seed: 7, latency: 0 });
  const first = await story(page, make());
  await page.context().clearCookies();
  const second = await story(page, make());
  expect(second === first, 'whether both worlds hold the same bytes').toBe(true);
});

/** Calls that draw from the seed, write rows and need a signature checked, all at once, as pages send them when they load. */
async function callAtOnce(page: Page, world: World) {
  const { disconnect } = await connectContext(page.context(), world, { baseUrl: SERVICE });
  // A page that calls nothing by itself.
  await page.goto(siteUrl('form'));
  await page.evaluate(
    async ([service, password]) => {
      const json = { 'content-type': 'application/json' };
      const send = (path: string, body?: object, headers: Record<string, string> = json) =>
        fetch(service + path, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) });
      const credentials = { email: 'ada@acme.test', password };
      const signIn = () => send('/identity/resources/auth/v1/user', credentials);
      const { accessToken } = await (await signIn()).json();
      const signedIn = { ...json, authorization: `Bearer ${accessToken}` };
      const burst = Array.from({ length: 8 }, (_, index) => [
        send('/identity/resources/users/api-tokens/v1', { description: `Export ${index}` }, signedIn),
        send('/flags', undefined, {}),
        send('/identity/resources/users/v1/passwords/reset', { email: 'ben@acme.test' }),
        signIn(),
        send('/identity/resources/users/v2/me', undefined, signedIn),
      ]);
      await Promise.all(burst.flat());
    },
    [SERVICE, DEMO_PASSWORD] as const,
  );
  await disconnect();
  return JSON.stringify(world.snapshot());
}

test('calls that a page sends at once leave the same world each time', async ({ page, watch: _watch }) => {
  const snapshots = new Set<string>();
  for (let round = 0; round < 4; round++) {
    snapshots.add(await callAtOnce(page, createWorld({ seed: 7, latency: 0 })));
    await page.context().clearCookies();
  }
  expect(snapshots.size).toBe(1);
});

test('an uploaded picture is shown, by a live host and in a world in the page', async ({ page, watch: _watch }) => {
  const world = createWorld({ latency: 0 });
  await connectContext(page.context(), world, { baseUrl: SERVICE, signedInAs: 'ada@acme.test' });
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const file = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') };
  for (const [site, address] of [
    ['spa', new RegExp(`^${SERVICE}/frontegg/`)],
    ['spa-demo', /^data:image\/png;base64,/],
  ] as const) {
    await page.goto(`${siteUrl(site)}/?latency=0`);
    if (site === 'spa-demo') {
      await page.getByRole('button', { name: 'Sign in' }).click();
      await signInByPassword(page);
    }
    await page.getByRole('button', { name: 'Open the admin portal' }).click();
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: 'Use this picture' }).click();
    const picture = page.locator('.portico-picture img');
    await expect(picture).toHaveAttribute('src', address);
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(1);
  }
});

test('a second tab and a popup share the cookies and the clock of the first', async ({ page, watch: _watch }) => {
  const world = createWorld({ latency: 0, now: '2031-05-04T10:00:00Z' });
  const options = { baseUrl: SERVICE, signedInAs: 'ada@acme.test' };
  const { clockSettled } = await connectContext(page.context(), world, options);
  await page.goto(siteUrl('spa'));
  await expect(page.getByText('Signed in as ada@acme.test')).toBeVisible();
  const popups = page.context().waitForEvent('page');
  await page.evaluate(() => window.open('/', '_blank', 'noopener'));
  for (const tab of [await popups, await page.context().newPage()]) {
    await tab.goto(siteUrl('spa'));
    await expect(tab.getByText('Signed in as ada@acme.test')).toBeVisible();
  }
  const due = page.evaluate((ms) => new Promise((resolve) => setTimeout(() => resolve(Date.now()), ms)), HOUR_MS);
  world.clock.advance(HOUR_MS);
  await clockSettled();
  const expected = Date.parse('2031-05-04T11:00:00Z');
  expect(await due).toBeGreaterThanOrEqual(expected);
  for (const tab of page.context().pages()) {
    const behind = (await tab.evaluate(() => Date.now())) - expected;
    expect(behind >= 0 && behind < HOUR_MS).toBe(true);
  }
});

test('a world file moves a state from one machine to another', async ({ page, watch: _watch }) => {
  const world = createWorld({ scenario: 'small-team', seed: 3, latency: 0 });
  world.faults.add({ call: '*', kind: 'offline' });
  const file = JSON.parse(JSON.stringify(world.snapshot()));
  const elsewhere = createWorld({ latency: 0 });
  elsewhere.restore(file);
  await connectContext(page.context(), elsewhere, { baseUrl: SERVICE });
  await page.goto(`${siteUrl('spa')}/account/login`);
  await page.getByLabel('Email').fill('ada@acme.test');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  elsewhere.faults.clear();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Signed in as ada@acme.test')).toBeVisible();
});

test('the example in the README of the mock backend serves a page', async ({ page, watch }) => {
  // The browser asks; the test answers, so that nothing leaves.
  watch.allow(/^left the machine: https:\/\/identity\.portico\.test\/flags$/);
  const readme = await readFile(new URL('../../mock-backend/README.md', import.meta.url), 'utf8');
  const [, example = ''] = /^import \{ connectContext \} from .+;\n([\s\S]*?)^```$/m.exec(readme) ?? [];
  const AsyncFunction = (async () => undefined).constructor as FunctionConstructor;
  await page.goto(`${siteUrl('spa')}/account/login`);
  await new AsyncFunction('createWorld', 'connectContext', 'page', example)(createWorld, connectContext, page);
  const [, service] = /baseUrl: '(.+)'/.exec(example) ?? [];
  const flags = await page.evaluate(async (url) => (await fetch(`${url}/flags`)).json(), service);
  expect(flags).toMatchObject({ 'temporary-users': 'on' });
});
