import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { DEMO_PASSWORD } from '@portico/mock-backend';
import { expect, test } from '../setup/live-host';
import { folderOf } from '../setup/serve';
import { primaryColor, savedNote } from '../setup/studio';

/** What `npm start -- --host` serves to another machine: neither https nor localhost, so no secure context. */
const SITE = 'http://studio.test';

async function serveStudio(context: BrowserContext) {
  await context.route(`${SITE}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const file = join(folderOf('studio'), pathname === '/' ? 'index.html' : pathname);
    return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
  });
}

test.beforeEach(async ({ page, context, watch }) => {
  watch.allow(/^left the machine: http:\/\/studio\.test\//);
  await serveStudio(context);
  await page.goto(SITE);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
});

test('saves, and copies the link of a design, on a page without https', async ({ page }) => {
  await primaryColor(page).fill('#10a010');
  await expect(savedNote(page)).toHaveText(/^Saved/);
  await page.reload();
  await expect(primaryColor(page)).toHaveValue('#10a010');

  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Link')).toHaveValue(/share=/);
  const link = await dialog.getByLabel('Link').inputValue();
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Find anything' }).click();
  const search = page.getByRole('dialog').getByRole('combobox');
  await search.press('ControlOrMeta+v');
  await expect(search).toHaveValue(link);
});

test('signs in with a code inside the preview, on a page without https', async ({ page }) => {
  const frame = page.frameLocator('iframe').first();
  await frame.getByLabel('Email').fill('ben@acme.test');
  await frame.getByRole('button', { name: 'Continue' }).click();
  await frame.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await frame.getByRole('button', { name: 'Sign in' }).click();
  await expect(frame.getByLabel('6-digit code')).toBeVisible();
  await page.getByText('Codes', { exact: true }).click();
  await page
    .getByRole('button', { name: /ben@acme\.test/ })
    .first()
    .click();
  await expect(frame.getByText(/Signed in as/)).toBeVisible();
});

test('signs in with a provider inside the preview, on a page without https', async ({ page }) => {
  const screen = page.frameLocator('iframe').first();
  await screen.getByRole('button', { name: 'Sign in with Google' }).click();
  const provider = screen.frameLocator('iframe[title="Sign in with Google"]');
  await provider.getByRole('button', { name: /ada@acme\.test/ }).click();
  await expect(screen.getByRole('heading', { name: 'Signed in as Ada' })).toBeVisible();
});
