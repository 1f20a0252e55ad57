import type { Page } from '@playwright/test';
import { expect, test } from '../setup/live-host';
import { keyboard, pointer } from '../setup/user-actions';
import { signIn } from './login-methods/sign-in-steps';

const ADDRESSES = '/identity/resources/configurations/v1/restrictions/ip';

const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog')).last();
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save', exact: true });

test('an officer limits idle sessions, requires a second factor, and restricts addresses and domains', async ({
  live: { page, world, open },
  watch,
}) => {
  // The console names the failed call.
  watch.allow(/Simulated failure 500/);
  const user = pointer(page);
  await open('/account/login');
  await signIn(user, 'ada@acme.test');
  await user.press('Open the admin portal');
  await page.getByRole('navigation').getByText('Security', { exact: true }).click();

  await page.getByRole('button', { name: 'Edit: Idle session timeout' }).click();
  await dialog(page).getByRole('switch', { name: 'Sign out idle users' }).check();
  await dialog(page).getByLabel('Duration').fill('30');
  const fault = world.faults.add({
    call: 'POST /identity/resources/configurations/sessions/v1',
    kind: 'status',
    status: 500,
  });
  await save(page).click();
  await expect(dialog(page).getByText('Something went wrong on our side.')).toBeVisible();
  world.faults.remove(fault);
  await save(page).click();
  await expect(page.getByText('Sign out after 30 minutes without activity')).toBeVisible();

  await page.getByRole('tab', { name: 'General' }).click();
  await page.getByRole('button', { name: 'Edit: Two-factor authentication' }).click();
  await dialog(page).getByRole('radio', { name: 'Required for all' }).check();
  await expect(dialog(page).getByText(/no second factor yet/)).toBeVisible();
  await save(page).click();
  await expect(page.getByText('All users need a second factor')).toBeVisible();

  await page.getByRole('tab', { name: 'IP addresses' }).click();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'IP addresses' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Edit: IP address restriction' }).click();
  await dialog(page).getByRole('radio', { name: 'Only the allow list' }).check();
  await save(page).click();
  // The browser's own address is not on the list.
  await expect(dialog(page).getByText('You would lock yourself out')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Add my address' }).click();
  await dialog(page).getByLabel('Description').fill('My desk');
  await save(page).click();
  await expect(page.getByText('1–4 of 6')).toBeVisible();
  await page.getByRole('button', { name: 'Edit: IP address restriction' }).click();
  await dialog(page).getByRole('radio', { name: 'Only the allow list' }).check();
  await save(page).click();
  await expect(page.getByText('Users may come only from addresses on the allow list')).toBeVisible();
  expect(world.journal.list().some(({ path }) => path === `${ADDRESSES}/verify/allow`)).toBe(true);

  await page.getByRole('tab', { name: 'Email domains' }).click();
  await page.getByRole('button', { name: 'Block list' }).click();
  await page.getByRole('button', { name: 'Add domains' }).click();
  await dialog(page).getByLabel('Domains').fill('spam.example');
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('spam.example')).toBeVisible();
});

test('an officer chooses countries by keyboard alone', async ({ live: { page, open } }) => {
  const user = keyboard(page);
  await open('/account/login');
  await signIn(user, 'ada@acme.test');
  await user.press('Open the admin portal');
  await user.press('Security');
  await page.getByRole('tab', { name: 'Sessions' }).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await user.press('Choose countries');
  await user.fill('Search countries', 'germ');
  await user.tick('Germany');
  await user.press('Save');
  await expect(page.getByRole('listitem').filter({ hasText: 'Germany' })).toBeVisible();
});
