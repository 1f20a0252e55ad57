import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, type World } from '@portico/mock-backend';
import { expect, test } from '../setup/live-host';
import { test as onStage } from '../setup/stage';
import { addDevice } from '../setup/virtual-device';

type Rows = Record<string, ({ id: string } & Record<string, unknown>)[]>;

/** The code that the fixture's text message has brought. */
const TEXTED_CODE = '284613';

/** Puts rows into the world of a served identity service, as its operator would. */
function putRows(world: World, change: (rows: Rows) => void) {
  const snapshot = JSON.parse(JSON.stringify(world.snapshot())) as { tables: Rows };
  change(snapshot.tables);
  world.restore(snapshot);
}

/** Nobody gets in without a second factor any more, of these kinds only. */
function demandSecondFactor(world: World, ...allowed: string[]) {
  const kinds = ['AuthenticatorApp', 'SMS', 'EmailCode', 'WebAuthnPlatform', 'WebAuthnCrossPlatform'];
  const switches = Object.fromEntries(kinds.map((kind) => [kind, allowed.includes(kind)]));
  putRows(world, (rows) => {
    rows.policies = [
      ...(rows.policies ?? []).filter((row) => row.id !== 'policy-mfa' && row.id !== 'policy-mfa-strategies'),
      { id: 'policy-mfa', name: 'mfa', tenantId: null, value: { enforceMFAType: 'Force', rememberDays: 14 } },
      { id: 'policy-mfa-strategies', name: 'mfa-strategies', tenantId: null, value: switches },
    ];
  });
}

async function givePassword(page: Page, email: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const mailedCode = (world: World) => /\d{6}/.exec(world.inbox.list()[0]?.text ?? '')?.[0] ?? '';

test('sets an app up where one is demanded, and gets in by its recovery code later', async ({
  live: { page, world, open },
}) => {
  demandSecondFactor(world, 'AuthenticatorApp');
  await open('/account/login');
  await givePassword(page, 'ada@acme.test');
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await page.getByLabel('6-digit code').fill(world.authenticator.code('ada@acme.test'));
  await expect(page.getByRole('heading', { name: 'Save your recovery code' })).toBeVisible();
  const recoveryCode = (await page.locator('.portico-recovery code').textContent()) ?? '';
  await page.getByRole('button', { name: 'I have saved it' }).click();
  await expect(page.getByText('Signed in as ada@acme.test')).toBeVisible();

  await open('/account/logout');
  await givePassword(page, 'ada@acme.test');
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code', { exact: true }).fill(recoveryCode);
  await page.getByRole('button', { name: 'Turn off the second step and sign in' }).click();
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Set up your authenticator app' })).toBeVisible();
});

test('sets a mailbox up by keyboard alone, after the service failed once', async ({
  live: { page, world, open },
  watch,
}) => {
  demandSecondFactor(world, 'SMS', 'EmailCode');
  watch.allow(/Simulated failure|status of 503/);
  await open('/account/login');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type('ada@acme.test\n');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(`${DEMO_PASSWORD}\n`);
  await expect(page.getByRole('heading', { name: 'Set up a second step' })).toBeFocused();
  const call = 'POST /identity/resources/auth/v1/user/mfa/emailcode';
  world.faults.add({ call, kind: 'status', status: 503, times: 1 });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Email' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeFocused();
  // Past the button that copies the trace id, and past text messages.
  for (let step = 0; step < 3; step++) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Email' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('6-digit code')).toBeFocused();
  await page.keyboard.type(mailedCode(world));
  await expect(page.getByRole('heading', { name: 'Save your recovery code' })).toBeFocused();
  for (let step = 0; step < 3; step++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Signed in as ada@acme.test')).toBeVisible();
});

test('chooses a text message among several ways, and the device is remembered', async ({
  live: { page, world, open },
}) => {
  await open('/account/login');
  await givePassword(page, 'daniel@acme.test');
  await expect(page.getByRole('heading', { name: 'Confirm it is you' })).toBeVisible();
  expect(world.phone.list()).toHaveLength(0);
  await page.getByRole('button', { name: 'Text message' }).click();
  await page.getByLabel('Do not ask again on this device for 14 days').check();
  await page.getByLabel('6-digit code').fill(world.phone.list()[0]?.code ?? '');
  await expect(page.getByText('Signed in as daniel@acme.test')).toBeVisible();
  await open('/account/logout');
  await givePassword(page, 'daniel@acme.test');
  await expect(page.getByText('Signed in as daniel@acme.test')).toBeVisible();
});

test('confirms with a key of this device, set up where one is demanded', async ({ live: { page, world, open } }) => {
  await addDevice(page);
  demandSecondFactor(world, 'WebAuthnPlatform');
  await open('/account/login');
  await givePassword(page, 'ada@acme.test');
  await page.getByRole('button', { name: 'This device' }).click();
  await page.getByRole('button', { name: 'I have saved it' }).click();
  await expect(page.getByText('Signed in as ada@acme.test')).toBeVisible();
  await open('/account/logout');
  await givePassword(page, 'ada@acme.test');
  await expect(page.getByRole('heading', { name: 'Confirm it is you' })).toBeVisible();
  await page.getByRole('button', { name: 'This device' }).click();
  await expect(page.getByText('Signed in as ada@acme.test')).toBeVisible();
});

test('steps up for something that matters, and comes back to it', async ({ live: { page, world, open } }) => {
  await open('/account/login');
  await givePassword(page, 'ben@acme.test');
  await page.getByLabel('6-digit code').fill(world.authenticator.code('ben@acme.test'));
  await expect(page.getByText('Signed in as ben@acme.test')).toBeVisible();
  world.clock.advance(90_000);
  await open('/account/step-up?maxAge=60&redirectUrl=%2Fpayments%3Fid%3D7');
  await expect(page.getByRole('heading', { name: 'Confirm with your authenticator app' })).toBeVisible();
  await page.getByLabel('6-digit code').fill(world.authenticator.code('ben@acme.test'));
  await expect(page.getByText('Signed in as ben@acme.test')).toBeVisible();
  await expect(page).toHaveURL(/\/payments\?id=7$/);
});

onStage('a world inside of a page sets a phone up and shows the recovery code', async ({ stage: { page, show } }) => {
  await show({ screen: 'login-box/forceTwoFactor', state: 'phoneCode' });
  await page.getByLabel('6-digit code').fill(TEXTED_CODE);
  await expect(page.getByRole('heading', { name: 'Save your recovery code' })).toBeVisible();
});
