import type { Page } from '@playwright/test';
import { createWorld, DEMO_PASSWORD } from '@portico/mock-backend';
import { test as base, expect, type LiveHost } from '../setup/live-host';
import { siteUrl } from '../setup/serve';
import { addDevice, type Device } from '../setup/virtual-device';

const EMAIL = 'ada@acme.test';

const test = base.extend<{ device: Device; vendor: LiveHost }>({
  device: async ({ page }, use) => use(await addDevice(page)),
  /** The sample host over HTTP, with a vendor who offers passkeys. */
  vendor: async ({ live }, use) => {
    live.world.restore(createWorld({ scenario: 'passkeys-first', latency: 0 }).snapshot());
    await use(live);
  },
});

async function signInByPassword(page: Page) {
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

const signedIn = (page: Page) => expect(page.getByText(`Signed in as ${EMAIL}`)).toBeVisible();

/** Creates a passkey after the password and signs out. The device then confirms no request from autofill by itself. */
async function comeBack(page: Page, device: Device) {
  await signInByPassword(page);
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  await signedIn(page);
  await device.attend(false);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
}

test('nothing is in the way of the password while a passkey is offered', async ({ vendor: { page, open }, device }) => {
  await open('/account/login');
  await comeBack(page, device);
  await signInByPassword(page);
  await signedIn(page);
});

test('a user who declines passkeys is not asked again', async ({ vendor: { page, open }, device: _device }) => {
  await open('/account/login');
  await signInByPassword(page);
  await page.getByRole('button', { name: 'Do not ask again' }).click();
  await signedIn(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await signInByPassword(page);
  await signedIn(page);
});

test('the answer of a passkey serves once, in a world inside of the page', async ({ page, device: _device }) => {
  await page.goto(siteUrl('world'));
  const story = await page.evaluate(() => window.signInWithPasskey('ada@acme.test'));
  expect(story).toEqual({ made: 200, signedIn: 200, replayed: 410 });
});
