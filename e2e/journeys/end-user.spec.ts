import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '@portico/mock-backend';
import { expect } from '../setup/live-host';
import { test } from '../setup/shared-context';

/** Types into whatever has the focus; journeys by keyboard alone never click. */
async function type(page: Page, text: string) {
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

test('signs in with a texted code, by keyboard alone', async ({ live: { page, world, open } }) => {
  await open('/account/login');
  await expect(page.getByLabel('Email')).toBeFocused();
  await type(page, 'chloe@acme.test');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await type(page, DEMO_PASSWORD);
  await expect(page.getByLabel('6-digit code')).toBeFocused();
  await page.keyboard.type(world.phone.list()[0]?.code ?? '');
  await expect(page.getByText('Signed in as chloe@acme.test')).toBeVisible();
});

test('shows what was wrong, keeps the typed text, and signs in at the second attempt', async ({
  live: { page, open },
}) => {
  await open('/account/login');
  await page.getByLabel('Email').fill('ada@acme.test');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Password', { exact: true }).fill('not my password');
  await page.getByRole('button', { name: 'Sign in' }).dblclick();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByText('ada@acme.test')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Signed in as ada@acme.test')).toBeVisible();
});

test('stays signed in over a reload and signs out of every tab', async ({ live: { page, world: _world, open } }) => {
  await open('/account/login');
  await page.getByLabel('Email').fill('ada@acme.test');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Signed in as ada@acme.test')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Signed in as ada@acme.test')).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain('eyJ');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: /sign in|continue/i })).toBeVisible();
});

test('edits the profile and invites a colleague in the portal', async ({ live: { page, world, open } }) => {
  await open('/account/login');
  await page.getByLabel('Email').fill('ada@acme.test');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Open the admin portal' }).click();

  await page.getByRole('button', { name: /edit job title/i }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Head of Harbours');
  await page.getByRole('dialog').getByRole('button', { name: /save/i }).click();
  await expect(page.getByText('Head of Harbours')).toBeVisible();

  await page.getByRole('navigation').getByText('Users').click();
  await page.getByRole('button', { name: 'Invite user' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a user' });
  await dialog.getByLabel(/name/i).first().fill('Nora Example');
  await dialog.getByLabel(/email/i).fill('nora@acme.test');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('table').getByText('nora@acme.test')).toBeVisible();
  expect(world.inbox.list()[0]?.to).toBe('nora@acme.test');
});

test('joins by a mailed link that a mail scanner has opened first, with a password of their own', async ({
  live: { page, world, open },
}) => {
  await open('/account/activate');
  await expect(page.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
  await page.getByLabel('Email').fill('grace@acme.test');
  await page.getByRole('button', { name: 'Send another link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  const [mail] = world.inbox.list();
  await world.inbox.scan(mail?.id ?? '');
  await open(mail?.link);
  await page.getByLabel('New password', { exact: true }).fill('Winter-Garden-77');
  await page.getByLabel('Repeat the new password').fill('Winter-Garden-77');
  await page.getByRole('button', { name: 'Activate my account' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Your account is active' })).toBeVisible();
  await page.getByRole('button', { name: 'Go now' }).click();
  await expect(page.getByText('Signed in as grace@acme.test')).toBeVisible();
});
