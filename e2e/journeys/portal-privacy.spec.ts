import type { Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '@portico/mock-backend';
import { expect, test } from '../setup/live-host';
import { keyboard, pointer } from '../setup/user-actions';
import { signIn } from './login-methods/sign-in-steps';

const ADA = 'ada@acme.test';
const NEW_PASSWORD = 'Quiet-Meadow-73';
/** An authenticator app shows another code after this time. */
const CODE_STEP_MS = 30_000;

const wrong = (code: string) => code.replace(/./g, (digit) => String((Number(digit) + 5) % 10));
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** From the host's page to the page about the user's own security. */
async function openPrivacy(page: Page) {
  await signIn(pointer(page), ADA);
  await button(page, 'Open the admin portal').click();
  await page
    .getByRole('navigation', { name: 'Pages', exact: true })
    .getByRole('button', { name: 'Privacy & security' })
    .click();
  await expect(page.getByRole('heading', { name: 'Privacy & security', level: 1 })).toBeVisible();
}

test('changes the password, with a wrong current one first', async ({ live: { page, open } }) => {
  await open('/account/login');
  await openPrivacy(page);
  await button(page, 'Change password').click();
  const dialog = page.getByRole('dialog', { name: 'Change your password' });
  const current = dialog.getByLabel('Current password');
  await expect(current).toBeFocused();
  await current.fill('wrong-password');
  await dialog.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await dialog.getByLabel('Repeat the new password').fill(NEW_PASSWORD);
  await dialog.getByRole('button', { name: 'Change password' }).dblclick();
  await expect(current).toBeFocused();
  await expect(current).toHaveAccessibleDescription(/current password is not right/);
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your password is changed. All other devices are signed out.')).toBeVisible();
  await expect(button(page, 'Change password')).toBeFocused();
});

test('sets up an authenticator app, copies the recovery code and turns it off again, by keyboard alone', async ({
  live: { page, world, open },
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/account/login');
  await openPrivacy(page);
  const user = keyboard(page);
  const card = page.getByRole('heading', { name: 'Two-factor authentication' });
  await expect(page.getByText('Protected by one factor only')).toBeVisible();
  await user.press('Set up an authenticator app');
  const field = page.getByLabel('6-digit code');
  await expect(field).toBeFocused();
  const code = world.authenticator.code(ADA);
  await page.keyboard.type(wrong(code));
  await expect(field).toHaveAccessibleDescription(/code is not right/);
  await expect(field).toBeFocused();
  await page.keyboard.type(code);

  const step = page.getByRole('dialog', { name: 'Save your recovery code' });
  await expect(step.locator('code')).toHaveText(/^\w{16}$/);
  const copy = step.getByRole('button', { name: /^Copy / });
  for (let stops = 0; stops < 10 && !(await isFocused(copy)); stops++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\w{16}$/);
  await page.keyboard.press('Escape');
  const stored = step.getByRole('checkbox', { name: 'I have saved the recovery code' });
  await expect(stored).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Protected by two factors')).toBeVisible();
  await expect(card).toBeFocused();

  await user.press('Turn off: Authenticator app');
  await expect(field).toBeFocused();
  world.clock.advance(CODE_STEP_MS);
  await page.keyboard.type(world.authenticator.code(ADA));
  await expect(page.getByText('Protected by one factor only')).toBeVisible();
  await expect(card).toBeFocused();
  await expect(button(page, 'Set up an authenticator app')).toBeVisible();
});
