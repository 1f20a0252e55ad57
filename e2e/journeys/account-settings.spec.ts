import type { Page } from '@playwright/test';
import { expect, test } from '../setup/live-host';
import { pointer } from '../setup/user-actions';
import { signIn } from './login-methods/sign-in-steps';

const ADA = 'ada@acme.test';
const SETTINGS = 'PUT /tenants/resources/account-settings/v1';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const company = (page: Page) => page.getByRole('region', { name: 'Company' });
const choosePage = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Pages', exact: true }).getByRole('button', { name }).click();

/** Signs the administrator in and opens the account page over the host. */
async function openAccount(page: Page, open: (address: string) => Promise<void>) {
  await open('/account/login');
  await signIn(pointer(page), ADA);
  await page.getByRole('button', { name: 'Open the admin portal' }).click();
  await choosePage(page, 'Account details');
  await expect(company(page)).toBeVisible();
}

test('an administrator changes the settings; a refused field and a failed call lose nothing', async ({
  live,
  watch,
}) => {
  // The console names the failed call.
  watch.allow(/Simulated failure 503/);
  const { page, world, open } = live;
  await openAccount(page, open);
  await page.getByLabel('Company name').fill('Acme Harbor Ltd');
  // The page permits the letter, the service does not: its rules are its own.
  await page.getByLabel('Website').fill('ümlaut.example');
  await company(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByLabel('Website')).toBeFocused();
  await expect(company(page).getByText('This value was not accepted.')).toBeVisible();
  await page.getByLabel('Website').fill('www.acme-harbor.example');
  world.faults.add({ call: SETTINGS, kind: 'status', status: 503, times: 1 });
  await company(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(company(page).getByRole('alert')).toBeFocused();
  await company(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(company(page).getByRole('button', { name: 'Save changes' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Switch account: Acme Harbor Ltd' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Company name')).toHaveValue('Acme Harbor Ltd');
  await expect(page.getByLabel('Website')).toHaveValue('www.acme-harbor.example');
});

test('Back asks before unsaved changes are lost, and the user can stay or leave', async ({ live }) => {
  const { page, open } = live;
  await openAccount(page, open);
  await page.getByLabel('Address').fill('1 Pier Road');
  await page.goBack();
  const dialog = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Address')).toHaveValue('1 Pier Road');
  await page.goBack();
  await dialog.getByRole('button', { name: 'Discard changes' }).click();
  await expect(heading(page, 'Profile')).toBeVisible();
  await choosePage(page, 'Account details');
  await expect(page.getByLabel('Address')).toHaveValue('12 Quay Street, Portland');
});

test('the browser asks before a page with unsaved changes is closed', async ({ live }) => {
  const { page, open } = live;
  await openAccount(page, open);
  await page.getByLabel('Address').fill('1 Pier Road');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(page.getByLabel('Address')).toHaveValue('1 Pier Road');
});

test('a chosen picture is cropped with the keyboard and uploaded', async ({ live }) => {
  const { page, world, open } = live;
  await open('/account/login');
  await signIn(pointer(page), ADA);
  await page.getByRole('button', { name: 'Open the admin portal' }).click();
  await expect(heading(page, 'Profile')).toBeVisible();
  const picture = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 200 });
    canvas.getContext('2d')?.fillRect(0, 0, 200, 200);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  await page
    .getByLabel('Upload a picture')
    .and(page.locator('input'))
    .setInputFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: Buffer.from(picture, 'base64'),
    });
  const dialog = page.getByRole('dialog', { name: 'Choose a part of the picture' });
  await dialog.getByRole('slider', { name: 'Left or right' }).press('Home');
  await expect(dialog.getByRole('slider', { name: 'Left or right' })).toHaveValue('0');
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(dialog).toHaveCount(0);
  const uploads = world.journal.list().filter(({ path }) => path.endsWith('/image/v1'));
  expect(uploads.map(({ status }) => status)).toEqual([200]);
});
