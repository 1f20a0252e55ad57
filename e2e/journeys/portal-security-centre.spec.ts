import type { Page } from '@playwright/test';
import { expect, test } from '../setup/live-host';
import { keyboard, pointer } from '../setup/user-actions';
import { signIn } from './login-methods/sign-in-steps';

const ring = (page: Page) => page.getByRole('img', { name: /^Security score/ });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('an officer turns a weak score into a strong one by its recommendations', async ({
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
  await page.getByRole('tab', { name: 'Security centre' }).click();
  await expect(ring(page)).toHaveAccessibleName(/weak$/);

  const fault = world.faults.add({
    call: 'POST /identity/resources/configurations/sessions/v1',
    kind: 'status',
    status: 500,
  });
  await button(page, 'After 1 hour').click();
  await expect(page.getByText('Something went wrong on our side.')).toBeVisible();
  world.faults.remove(fault);
  await button(page, 'After 1 hour').click();
  await expect(button(page, 'After 1 hour')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(button(page, 'After 1 hour')).toBeVisible();

  for (const name of ['After 1 hour', 'After 7 days', 'Allow 5 sessions', 'Refuse the last 3']) {
    await button(page, name).click();
    await expect(button(page, name)).toBeHidden();
  }
  await expect(ring(page)).toHaveAccessibleName(/fair$/);

  await button(page, 'Require').click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Required for all' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(ring(page)).toHaveAccessibleName(/strong$/);

  await page.reload();
  await expect(ring(page)).toHaveAccessibleName(/strong$/);
  await page.getByRole('tab', { name: 'No second factor' }).click();
  await button(page, 'Ada Moreno').click();
  await expect(page.getByRole('dialog', { name: 'Ada Moreno' })).toBeVisible();
});

test('a reader sees the score by keyboard alone, without its remedies', async ({ live: { page, open } }) => {
  const user = keyboard(page);
  await open('/account/login');
  await signIn(user, 'ines@acme.test');
  await user.press('Open the admin portal');
  await user.press('Security');
  await page.getByRole('tab', { name: 'Sessions' }).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(ring(page)).toBeVisible();
  await expect(page.getByText('You may read these settings.')).toBeVisible();
  await expect(button(page, 'Require')).toBeHidden();
});
