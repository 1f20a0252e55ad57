import type { Page } from '@playwright/test';
import { expect, test } from '../setup/live-host';
import { siteUrl } from '../setup/serve';

/** From the host's first page to a provider's, by a button of the login box. */
async function goTo(page: Page, provider: string) {
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: `Sign in with ${provider}` }).click();
  await expect(page.getByRole('heading', { name: `Sign in with ${provider}` })).toBeVisible();
}

test('signs in with a provider, and is reminded of it the next time', async ({ live: { page, open } }) => {
  await open();
  await goTo(page, 'Google');
  await page.getByRole('button', { name: /ada@acme\.test/ }).click();
  await expect(page.getByText('Signed in as ada@acme.test')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Sign in with Google (Last used)' })).toBeVisible();
});

test('says that the user is not signed in after cancelling, and leads back', async ({ live: { page, open } }) => {
  await open();
  await goTo(page, 'GitHub');
  const cancelled = page.getByRole('heading', { name: 'You are not signed in' });
  await page.getByRole('button', { name: /cancel/i }).click();
  await expect(cancelled).toBeVisible();
  await expect(page).toHaveURL(/\/account\/social\/success$/);
  await page.reload();
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page).toHaveURL(/\/account\/login$/);
  await page.getByRole('button', { name: 'Sign in with GitHub' }).click();
  await page.getByRole('button', { name: /cancel/i }).click();
  await expect(cancelled).toBeVisible();
  await page.getByRole('button', { name: 'Back to sign in' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page).toHaveURL(/\/account\/login$/);
});

test('rejects a callback that another browser started, in a page with its own world', async ({
  page,
  watch: _watch,
}) => {
  await page.goto(`${siteUrl('spa-demo')}/account/social/success?adapter=in-page&code=stolen&state=foreign`);
  await expect(page.getByText('This sign-in was not started in this browser')).toBeVisible();
  await page.getByRole('button', { name: 'Back to sign in' }).click();
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
});

test('a world inside of a page trades a code for its own verifier, and once', async ({ page }) => {
  await page.goto(siteUrl('world'));
  const story = await page.evaluate(() => window.signInWithProvider('ada@acme.test'));
  expect(story).toEqual({ withoutVerifier: 401, signedIn: 200, replayed: 401 });
});
