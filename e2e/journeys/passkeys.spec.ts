import type { Page } from '@playwright/test';
import { createWorld, DEMO_PASSWORD } from '@portico/mock-backend';
import { test as base, expect, type LiveHost } from '../setup/live-host';
import { siteUrl } from '../setup/serve';
import { addDevice, type Device } from '../setup/virtual-device';

const EMAIL = 'ada@acme.test';
const KEEP_PASSKEY = 'POST /identity/resources/users/webauthn/v1/devices/verify';

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

/** Makes a passkey after the password and signs out; with nobody at the device, an offer below the field stays one. */
async function comeBack(page: Page, device: Device) {
  await signInByPassword(page);
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  await signedIn(page);
  await device.attend(false);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
}

test('a passkey made after the password signs in by its button', async ({ vendor: { page, open }, device }) => {
  await open('/account/login');
  await comeBack(page, device);
  await device.attend(true);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await signedIn(page);
});

test('a passkey chosen below the field signs in without a press', async ({ vendor, device: _device }) => {
  const { page, open } = vendor;
  await open('/account/login');
  await signInByPassword(page);
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  await signedIn(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in' }).click();
  // Chromium's own device takes what is offered at once.
  await signedIn(page);
});

test('a passkey is made and used by keyboard alone', async ({ vendor: { page, open }, device }) => {
  await open('/account/login');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(`${EMAIL}\n`);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(`${DEMO_PASSWORD}\n`);
  await expect(page.getByRole('heading', { name: 'Sign in without a password' })).toBeFocused();
  await device.attend(false);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Create a passkey' })).toBeFocused();
  await device.attend(true);
  await page.keyboard.press('Enter');
  await signedIn(page);

  await device.attend(false);
  await page.getByRole('button', { name: 'Sign out' }).press('Enter');
  await page.getByRole('button', { name: 'Sign in' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeFocused();
  await device.attend(true);
  await page.keyboard.press('Enter');
  await signedIn(page);
});

test('nothing is in the way of the password while a passkey is offered', async ({ vendor: { page, open }, device }) => {
  await open('/account/login');
  await comeBack(page, device);
  await signInByPassword(page);
  await signedIn(page);
});

test('a device without the passkey says so, and the password is still there', async ({ vendor, device }) => {
  const { page, open } = vendor;
  await open('/account/login');
  await comeBack(page, device);
  await device.forget();
  await device.attend(true);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('Your device did not confirm.');
  await signInByPassword(page);
  await signedIn(page);
});

test('a passkey that the service could not keep is made at the second try', async ({ vendor, device, watch }) => {
  const { page, open, world } = vendor;
  watch.allow(/503/);
  await device.attend(true);
  world.faults.add({ call: KEEP_PASSKEY, kind: 'status', status: 503, times: 1 });
  await open('/account/login');
  await signInByPassword(page);
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  await signedIn(page);
});

test('whoever does not want a passkey is not asked again', async ({ vendor: { page, open }, device: _device }) => {
  await open('/account/login');
  await signInByPassword(page);
  await page.getByRole('button', { name: 'Do not ask again' }).click();
  await signedIn(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await signInByPassword(page);
  await signedIn(page);
});

test('a world inside of the page makes a passkey and lets it in', async ({ page, device, watch: _watch }) => {
  await page.goto(`${siteUrl('spa-demo')}/?scenario=passkeys-first`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await comeBack(page, device);
  await device.attend(true);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await signedIn(page);
});

test('the answer of a passkey serves once, in a world inside of the page', async ({ page, device: _device }) => {
  await page.goto(siteUrl('world'));
  const story = await page.evaluate(() => window.signInWithPasskey('ada@acme.test'));
  expect(story).toEqual({ made: 200, signedIn: 200, replayed: 410 });
});
