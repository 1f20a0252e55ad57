import { expect, test } from '@portico/mock-backend/playwright';
import { siteUrl } from '../setup/serve';

test.use({ baseURL: siteUrl('spa'), serviceUrl: 'http://localhost:4600' });

test('a user who has forgotten the password chooses a new one', async ({ page, mail }) => {
  await page.goto('/account/forget-password');
  await page.getByLabel('Email').fill('ada@acme.test');
  await page.getByRole('button', { name: 'Send the link' }).click();
  const { link = '' } = await mail('ada@acme.test');
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('Quiet-Morning-17');
  await page.getByLabel('Repeat the new password').fill('Quiet-Morning-17');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();
});

test('a link in a mail is too old after a day', async ({ page, mail, advance }) => {
  await page.goto('/account/forget-password');
  await page.getByLabel('Email').fill('ada@acme.test');
  await page.getByRole('button', { name: 'Send the link' }).click();
  const { link = '' } = await mail('ada@acme.test');
  await advance(24 * 60 * 60 * 1000);
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Send a new link' })).toBeVisible();
});

test('a session reaches every tab', async ({ page, context, signIn, world }) => {
  await signIn('ada@acme.test');
  await page.goto('/');
  await expect(page.getByText('Signed in as ada@acme.test')).toBeVisible();
  const second = await context.newPage();
  await second.goto('/');
  await expect(second.getByText('Signed in as ada@acme.test')).toBeVisible();
  expect(world.journal.list().filter(({ status }) => status >= 400)).toEqual([]);
});

test.describe('when the service is down', () => {
  test.use({ worldOptions: { scenario: 'small-team', seed: 7 } });

  test('a user can try again', async ({ page, world }) => {
    world.faults.add({ call: 'POST /identity/resources/auth/v1/user', kind: 'status', status: 503, times: 1 });
    await page.goto('/account/login');
    await page.getByLabel('Email').fill('ada@acme.test');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Password', { exact: true }).fill('Harbor-Light-42');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Signed in as ada@acme.test')).toBeVisible();
  });
});
