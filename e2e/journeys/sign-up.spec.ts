import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, type World } from '@portico/mock-backend';
import { expect, test } from '../setup/live-host';
import { siteUrl } from '../setup/serve';

const MIA = 'mia@new.example';
const PASSWORD = 'Winter-Garden-77';
const CAPTCHA_SCRIPT = 'https://www.google.com/recaptcha/**';

/** What only the vendor can say. */
function setPolicy(world: World, name: string, value: Record<string, unknown>) {
  const snapshot = world.snapshot();
  const row = { id: `policy-${name}`, name, tenantId: null, value };
  world.restore({ ...snapshot, tables: { ...snapshot.tables, policies: [...(snapshot.tables.policies ?? []), row] } });
}

/** The code that a mail asks to type. */
function codeOf(text = '') {
  return /\b\d{6}\b/.exec(text)?.[0] ?? '';
}

async function fillIn(page: Page, email = MIA) {
  await page.getByLabel('Full name').fill('Mia Tran');
  await page.getByLabel('Work email').fill(email);
  await page.getByLabel('Company').fill('New Harbor');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
}

const create = (page: Page) => page.getByRole('button', { name: 'Create account' });

test('signs up with the code in the mail, over HTTP', async ({ live: { page, world, open } }) => {
  await open('/account/login');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await fillIn(page);
  await create(page).click();
  await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
  await page.getByLabel('6-digit code').fill(codeOf(world.inbox.list()[0]?.text));
  await expect(page.getByRole('heading', { name: 'Your account is active' })).toBeVisible();
  await page.getByRole('button', { name: 'Go now' }).click();
  await expect(page.getByText(`Signed in as ${MIA}`)).toBeVisible();
});

test('signs up with the code in the mail, in the page', async ({ page, watch: _watch }) => {
  await page.goto(siteUrl('stage'));
  await page.waitForFunction(() => 'stage' in window);
  await page.evaluate(() => window.stage.show({ screen: 'login-box/SignUp', state: 'default' }));
  await fillIn(page);
  await create(page).click();
  await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
  const mail = await page.evaluate(() => window.stage.world()?.inbox.list()[0]?.text);
  await page.getByLabel('6-digit code').fill(codeOf(mail));
  await expect(page.getByRole('heading', { name: 'Your account is active' })).toBeVisible();
});

test('is signed in directly, after a failure that loses nothing, by keyboard alone', async ({
  live: { page, world, open },
  watch,
}) => {
  watch.allow(/Simulated failure/);
  setPolicy(world, 'sign-up', { allowed: true, verifyEmail: false });
  world.faults.add({ call: 'POST /identity/resources/users/v1/signUp', kind: 'status', status: 503, times: 1 });
  await open('/account/sign-up');
  await expect(page.getByLabel('Full name')).toBeFocused();
  for (const text of ['Mia Tran', MIA, 'New Harbor']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByLabel('Work email')).toHaveValue(MIA);
  await page.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Signed in as ${MIA}`)).toBeVisible();
});

test('signs up by phone, and keeps what was typed over a reload', async ({ live: { page, world, open } }) => {
  const active = { isActive: true, isRequired: true };
  setPolicy(world, 'sign-up', { allowed: true, phoneNumber: active, email: { isActive: true, isRequired: false } });
  await open('/account/sign-up');
  await page.getByLabel('Full name').fill('Mia Tran');
  await page.getByLabel('Company').fill('New Harbor');
  await page.reload();
  await expect(page.getByLabel('Company')).toHaveValue('New Harbor');
  await page.getByRole('textbox', { name: 'Phone number' }).fill('+12025550000');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await create(page).click();
  await expect(page.getByRole('heading', { name: 'Check your phone' })).toBeVisible();
  await page.getByLabel('6-digit code').fill(world.phone.list()[0]?.code ?? '');
  await expect(page.getByText('Signed in as')).toBeVisible();
});

test('shows the same to a stranger, whoever has the address', async ({ live: { page, world, open } }) => {
  const seen: (string | null)[] = [];
  for (const email of ['ada@acme.test', MIA]) {
    await open('/account/sign-up');
    await fillIn(page, email);
    await create(page).click();
    await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
    seen.push(await page.locator('.portico-box').textContent());
  }
  expect(seen[0]).toBe(seen[1]);
  expect(world.inbox.list().map(({ to }) => to)).toEqual([MIA, 'ada@acme.test']);
});

test('is told when the captcha is blocked, and gets in once it is not', async ({
  live: { page, world, open },
  watch,
}) => {
  watch.allow(/left the machine: https:\/\/www\.google\.com\/recaptcha/);
  setPolicy(world, 'captcha', { enabled: true, siteKey: 'simulated' });
  await page.route(CAPTCHA_SCRIPT, (route) => route.abort());
  await open('/account/login');
  await page.getByLabel('Email').fill('ada@acme.test');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('content blocker');

  await page.unroute(CAPTCHA_SCRIPT);
  const body = 'window.grecaptcha = { ready: (run) => run(), execute: async () => "captcha-pass" };';
  await page.route(CAPTCHA_SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Signed in as ada@acme.test')).toBeVisible();
});
