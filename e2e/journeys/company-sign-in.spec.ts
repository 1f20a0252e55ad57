import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createWorld } from '@portico/mock-backend';
import { startServer } from '@portico/mock-backend/node';
import { test as base, expect } from '../setup/live-host';
import { siteUrl } from '../setup/serve';

interface Company {
  /** Sends a user to their provider, as a host does. */
  start(email: string): Promise<void>;
  /** The answer of the service to the callback of the host. */
  finish(): Promise<{ status: number; body: unknown }>;
}

/** A served world in which companies sign their users in, and a host that only waits for the callback. */
const test = base.extend<{ company: Company }>({
  company: async ({ page }, use) => {
    const server = await startServer({ world: createWorld({ scenario: 'sso-only', latency: 0 }) });
    const host = createServer((_, response) => response.end('The host')).listen(0, 'localhost');
    await once(host, 'listening');
    const origin = `http://localhost:${(host.address() as AddressInfo).port}`;
    const url = server.url.replace('127.0.0.1', 'localhost');
    const post = (path: string, data: object) => page.request.post(url + path, { data, headers: { origin } });

    await use({
      start: async (email) => {
        const answer = await post('/identity/resources/auth/v2/user/sso/prelogin', { email });
        await page.goto((await answer.json()).address);
      },
      finish: async () => {
        await page.waitForURL(`${origin}/account/saml/callback?**`);
        const data = Object.fromEntries(new URL(page.url()).searchParams);
        const answer = await post('/identity/resources/auth/v1/user/saml/postlogin', data);
        return { status: answer.status(), body: await answer.json() };
      },
    });
    host.close();
    host.closeAllConnections();
    await server.stop();
  },
});

test('a user chooses an account at the company and comes back signed in', async ({ page, company }) => {
  await company.start('ines@acme.test');
  await expect(page.getByRole('heading', { name: 'Sign in with Acme Harbor' })).toBeVisible();
  await page.getByRole('button', { name: 'Ines Carvalho' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  expect(await company.finish()).toMatchObject({ status: 200, body: { mfaRequired: false } });
});

test('a new user types an address, is in a group, and waits for a slow company', async ({ page, company }) => {
  await company.start('zoe@acme.test');
  await page.getByLabel('Help desk').check();
  await page.getByLabel('Answer after 5 seconds').check();
  await page.getByLabel('Another e-mail address').fill('zoe@acme.test');
  await page.getByLabel('Name', { exact: true }).fill('Zoe Park');
  await page.getByRole('button', { name: 'Use this address' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  expect(await company.finish()).toMatchObject({ status: 200, body: { userEmail: 'zoe@acme.test' } });
});

test('a manipulated assertion does not sign the user in', async ({ page, company }) => {
  await company.start('ines@acme.test');
  await page.getByRole('combobox').selectOption('changed after it was signed');
  await page.getByRole('button', { name: 'Ines Carvalho' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  expect(await company.finish()).toMatchObject({ status: 401, body: { context: { reason: 'signature' } } });
});

test('a world inside of a page signs and checks as one that is served', async ({ page }) => {
  await page.goto(siteUrl('world'));
  expect(await page.evaluate(() => window.signInAtCompany('ines@acme.test'))).toBe(200);
});
