import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { createWorld, DEMO_PASSWORD, type World } from '@portico/mock-backend';
import { startServer } from '@portico/mock-backend/node';
import { test as base, expect } from '../setup/live-host';
import { mountWith } from '../setup/mount-with';
import { siteUrl } from '../setup/serve';

const verifier = 'v'.repeat(43);
const CODE_IN_HISTORY = /^authorization code in address \(history\)/;

interface Hosted {
  world: World;
  url: string;
  /** Opens the authorization endpoint, as a client does to sign a user in. */
  start(changes?: Record<string, string>): Promise<void>;
  /** The parameters of the callback to the client. */
  answer(): Promise<URLSearchParams>;
}

/** A served world with the built hosted login page, and a client that only waits for the callback. */
const test = base.extend<{ hosted: Hosted }>({
  hosted: async ({ page, leaks }, use) => {
    // The client is another application, and this one leaves the code in its address.
    leaks.allow(CODE_IN_HISTORY);
    const world = createWorld({ scenario: 'small-team', latency: 0 });
    const server = await startServer({ world });
    const client = createServer((_, response) => response.end('The client')).listen(0, 'localhost');
    await once(client, 'listening');
    const callback = `http://localhost:${(client.address() as AddressInfo).port}/oauth/callback`;
    const start = async (changes: Record<string, string> = {}) => {
      const query = new URLSearchParams({
        response_type: 'code',
        client_id: 'demo-client-id',
        scope: 'openid email profile',
        redirect_uri: callback,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        state: 's-1',
        ...changes,
      });
      await page.goto(`${server.url}/frontegg/oauth/authorize?${query}`);
    };
    const answer = async () => {
      await page.waitForURL((url) => url.href.startsWith(`${callback}?`));
      return new URL(page.url()).searchParams;
    };
    await use({ world, url: server.url, start, answer });
    client.close();
    client.closeAllConnections();
    await server.stop();
  },
});

async function signIn(page: Page) {
  await page.getByLabel('Email').fill('ada@acme.test');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('signs in on the hosted page and goes back to the client, with a code for its tokens', async ({
  page,
  hosted,
}) => {
  await hosted.start();
  await signIn(page);
  const answer = await hosted.answer();
  expect(answer.get('state')).toBe('s-1');
  const tokens = await fetch(`${hosted.url}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ grant_type: 'authorization_code', code: answer.get('code'), code_verifier: verifier }),
  });
  expect(await tokens.json()).toMatchObject({ token_type: 'Bearer', expires_in: 300 });
});

test('asks a signed-in user again only when the client requests it', async ({ page, hosted }) => {
  await hosted.start();
  await signIn(page);
  await hosted.answer();
  await hosted.start({ state: 's-2' });
  expect((await hosted.answer()).get('state')).toBe('s-2');
  await hosted.start({ state: 's-3', prompt: 'login' });
  await expect(page.getByLabel('Email')).toBeVisible();
  await signIn(page);
  expect((await hosted.answer()).get('state')).toBe('s-3');
});

test('goes back to the client after a detour by a forgotten password', async ({ page, hosted }) => {
  await hosted.start();
  await page.getByLabel('Email').fill('ada@acme.test');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('link', { name: /forgot/i }).click();
  await expect(page).toHaveURL(/forget-password/);
  await page.goto(`${hosted.url}/account/login`);
  await signIn(page);
  expect((await hosted.answer()).get('code')).toBeTruthy();
});

test('opens the hosted portal in a page of its own', async ({ page, hosted }) => {
  await page.goto(`${hosted.url}/oauth/portal`);
  await signIn(page);
  await expect(
    page.getByRole('heading', { name: 'Ada Moreno' }).or(page.getByText('Ada Moreno')).first(),
  ).toBeVisible();
});

/** The sample host with hosted login. */
async function openHost(page: Page, address = '/') {
  await mountWith(page, { hostedLoginBox: true });
  await page.goto(siteUrl('spa') + address);
}

test('a host signs its users in on the hosted page, finds them again, and signs them out there', async ({
  live: { page },
}) => {
  await openHost(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/redirectUrl=%2Foauth%2Fauthorize/);
  await signIn(page);
  await expect(page.getByText('Signed in as ada@acme.test')).toBeVisible();
  await expect(page).toHaveURL(`${siteUrl('spa')}/`);
  await page.reload();
  await expect(page.getByText('Signed in as ada@acme.test')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('a code is traded again after a fault, and never twice', async ({ live: { page, world }, watch, leaks }) => {
  watch.allow(/Simulated failure/);
  // The test opens the address with the used code itself.
  leaks.allow(CODE_IN_HISTORY);
  world.faults.add({ call: 'POST /oauth/token', kind: 'status', status: 503, times: 1 });
  await openHost(page, '/account/login');
  // Of the request, because the host removes the code from its address.
  const callback = page.waitForRequest(/\/oauth\/callback\?/);
  await signIn(page);
  const answer = (await callback).url();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Signed in as ada@acme.test')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.goto(answer);
  await expect(page.getByText('it was used before')).toBeVisible();
  await page.getByRole('button', { name: 'Sign in' }).press('Enter');
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('a reload after a failed exchange starts the login again', async ({ live: { page, world }, watch }) => {
  watch.allow(/Simulated failure/);
  world.faults.add({ call: 'POST /oauth/token', kind: 'status', status: 503, times: 1 });
  await openHost(page, '/account/login');
  await signIn(page);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Signed in as ada@acme.test')).toBeVisible();
});
