import { DEMO_PASSWORD, type World } from '@portico/mock-backend';
import { expect, test } from '../setup/live-host';

const EMAIL = 'ada@acme.test';
const NEW_PASSWORD = 'Quiet-Meadow-17';

/** Passwords hold for so long that they are near their end, and not over. */
function rotate(world: World) {
  const snapshot = JSON.parse(JSON.stringify(world.snapshot()));
  const value = { isActive: true, rotationPeriod: 1_000, notificationPeriod: 1_825 };
  snapshot.tables.policies.push({ id: 'policy-password-rotation', name: 'password-rotation', tenantId: null, value });
  world.restore(snapshot);
}

test('a password that expires soon is changed on the way in, by keyboard alone', async ({ live }) => {
  const { page, world, open } = live;
  rotate(world);
  await open('/account/login');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(`${EMAIL}\n`);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(`${DEMO_PASSWORD}\n`);
  await expect(page.getByLabel('Current password')).toBeFocused();
  for (const typed of ['not my password', NEW_PASSWORD]) {
    await page.keyboard.type(typed);
    // Past the button that shows what was typed.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type(`${NEW_PASSWORD}\n`);
  await expect(page.getByRole('alert')).toContainText('Your current password is not right.');
  await page.getByLabel('Current password').fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).press('Enter');
  await expect(page.getByText(`Signed in as ${EMAIL}`)).toBeVisible();
  expect(world.people().find(({ email }) => email === EMAIL)?.password).toBe(NEW_PASSWORD);
});

test('the warning about a password can wait', async ({ live: { page, world, open } }) => {
  rotate(world);
  await open('/account/login');
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: 'Remind me later' }).click();
  await expect(page.getByText(`Signed in as ${EMAIL}`)).toBeVisible();
});
