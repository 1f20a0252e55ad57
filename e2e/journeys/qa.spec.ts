import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createWorld, DEMO_PASSWORD, type World } from '@portico/mock-backend';
import { connectPage } from '@portico/mock-backend/playwright';
import { expect, test } from '../setup/live-host';
import { siteUrl } from '../setup/serve';

const SERVICE = 'http://localhost:4600';
const HOUR_MS = 3_600_000;

/** One seeded story: a fault, a retry, an hour later a dead link. Returns what the world remembers of it. */
async function story(page: Page, world: World) {
  const disconnect = await connectPage(page, world, { baseUrl: SERVICE });
  world.faults.add({ call: 'POST /identity/resources/auth/v1/user', kind: 'status', status: 503, times: 1 });
  await page.goto(`${siteUrl('spa')}/account/login`);
  await page.getByLabel('Email').fill('ada@acme.test');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Signed in as ada@acme.test')).toBeVisible();

  await page.goto(`${siteUrl('spa')}/account/forget-password`);
  await page.getByLabel('Email').fill('ada@acme.test');
  await page.getByRole('button', { name: /send/i }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  world.clock.advance(2 * HOUR_MS);
  await page.goto(siteUrl('spa') + (world.inbox.list()[0]?.link ?? ''));
  await expect(page.getByRole('button', { name: /new link|send/i })).toBeVisible();
  await disconnect();
  return { mails: world.inbox.list(), faults: world.faults.list(), now: world.clock.now() };
}

test('a seeded world, a fault and a jump of the clock give the same story twice', async ({ page, watch }) => {
  watch.allow(/Simulated failure 503/);
  const make = () => createWorld({ scenario: 'small-team', seed: 7, latency: 0 });
  const first = await story(page, make());
  await page.context().clearCookies();
  const second = await story(page, make());
  expect(second).toEqual(first);
});

test('a world file carries a situation from one machine to another', async ({ page, watch: _watch }) => {
  const world = createWorld({ scenario: 'small-team', seed: 3, latency: 0 });
  world.faults.add({ call: '*', kind: 'offline' });
  const file = JSON.parse(JSON.stringify(world.snapshot()));
  const elsewhere = createWorld({ latency: 0 });
  elsewhere.restore(file);
  await connectPage(page, elsewhere, { baseUrl: SERVICE });
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
  const [, example = ''] = /^```ts\nimport .+\/playwright';\n([\s\S]*?)^```$/m.exec(readme) ?? [];
  const AsyncFunction = (async () => undefined).constructor as FunctionConstructor;
  await page.goto(`${siteUrl('spa')}/account/login`);
  await new AsyncFunction('createWorld', 'connectPage', 'page', example)(createWorld, connectPage, page);
  const [, service] = /baseUrl: '(.+)'/.exec(example) ?? [];
  const flags = await page.evaluate(async (url) => (await fetch(`${url}/flags`)).json(), service);
  expect(flags).toMatchObject({ 'temporary-users': 'on' });
});
