import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, type World } from '@portico/mock-backend';
import { expect } from '../setup/live-host';
import { test } from '../setup/shared-context';

const MIA = 'mia@new.example';
const PASSWORD = 'Winter-Garden-77';
const CAPTCHA_SCRIPT = 'https://www.google.com/recaptcha/**';

/** Settings that only the vendor has. */
function setPolicy(world: World, name: string, value: Record<string, unknown>) {
  const snapshot = world.snapshot();
  const row = { id: `policy-${name}`, name, tenantId: null, value };
  world.restore({ ...snapshot, tables: { ...snapshot.tables, policies: [...(snapshot.tables.policies ?? []), row] } });
}

async function fillIn(page: Page, email = MIA) {
  await page.getByLabel('Full name').fill('Mia Tran');
  await page.getByLabel('Work email').fill(email);
  await page.getByLabel('Company').fill('New Harbor');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
}

const create = (page: Page) => page.getByRole('button', { name: 'Create account' });

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

test('shows the same page whether or not the address is taken', async ({ live: { page, world, open } }) => {
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

test('shows a message when the captcha is blocked, and signs up once it loads', async ({
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
