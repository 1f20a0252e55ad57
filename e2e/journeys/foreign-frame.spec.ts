import type { Page } from '@playwright/test';
import { expect, test } from '../setup/live-host';
import { siteUrl } from '../setup/serve';

const HOST = siteUrl('spa-demo');

/** Opens a page that shows a page of the host in a frame. */
async function openFramed(page: Page, holder: string, path: string) {
  await page.goto(holder);
  await page.evaluate((source) => {
    const frame = Object.assign(document.createElement('iframe'), { src: source, width: '800', height: '700' });
    document.body.replaceChildren(frame);
  }, HOST + path);
  return page.frameLocator('iframe');
}

/** Another name of the same machine, and so another origin. */
const FOREIGN = siteUrl('form').replace('localhost', '127.0.0.1');

for (const path of ['/account/login', '/account/step-up?maxAge=60']) {
  test(`asks for nothing in a frame of another origin: ${path}`, async ({ page }) => {
    const frame = await openFramed(page, FOREIGN, path);
    await expect(frame.getByRole('heading', { name: 'Open this page in its own window' })).toBeVisible();
    await expect(frame.getByRole('textbox')).toHaveCount(0);
    await expect(frame.getByRole('main').getByRole('button')).toHaveCount(0);
  });
}

test('opens the login page in the whole window from a frame of another origin', async ({ page }) => {
  const frame = await openFramed(page, FOREIGN, '/account/login');
  await frame.getByRole('link', { name: 'Open in this window' }).click();
  await page.waitForURL(`${HOST}/account/login`);
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('signs in as ever in a frame of its own origin', async ({ page }) => {
  const frame = await openFramed(page, HOST, '/account/login');
  await expect(frame.getByLabel('Email')).toBeVisible();
});
