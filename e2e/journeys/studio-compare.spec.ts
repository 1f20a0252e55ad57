import { expect, test } from '../setup/live-host';
import { openStudio, primaryColor } from '../setup/studio';

test('compares both schemes and up to three languages, all live', async ({ page, watch: _watch }) => {
  await openStudio(page);
  await page.getByRole('button', { name: 'Compare schemes, devices or languages' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Light and dark' }).click();
  await page.keyboard.press('Escape');
  const light = page.frameLocator('iframe[title$="Light"]');
  const dark = page.frameLocator('iframe[title$="Dark"]');
  await expect(dark.locator('.portico-login-box')).toHaveAttribute('data-portico-scheme', 'dark');
  await expect(light.locator('.portico-login-box')).toHaveAttribute('data-portico-scheme', 'light');

  await primaryColor(page).fill('#204060');
  await expect(light.getByRole('button', { name: 'Continue' })).toHaveCSS('background-color', 'rgb(32, 64, 96)');

  await page.getByRole('button', { name: /^Compared: Light and dark/ }).click();
  await page.getByRole('menuitemcheckbox', { name: 'German' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Hebrew' }).click();
  await page.keyboard.press('Escape');
  const hebrew = page.frameLocator('iframe[title$="Hebrew"]');
  await expect(hebrew.locator('.portico-root')).toHaveAttribute('dir', 'rtl');
  await expect(dark.locator('.portico-root')).toHaveCount(0);
  const german = page.frameLocator('iframe[title$="German"]');
  await german.getByLabel('E-Mail-Adresse').fill('ada@acme.test');
  await german.getByRole('button', { name: 'Weiter', exact: true }).click();
  await expect(german.getByLabel('Passwort', { exact: true })).toBeVisible();
  await expect(hebrew.getByRole('textbox')).toHaveCount(1);
  await expect(page).toHaveURL(/compare=de,he/);

  await page.reload();
  await expect(page.frameLocator('iframe[title$="German"]').getByLabel('E-Mail-Adresse')).toBeVisible();
});

test('shows a phone next to a desktop, at the same scale', async ({ page, watch: _watch }) => {
  await openStudio(page, 'screen=admin-portal/users&state=default');
  await page.getByRole('button', { name: 'Compare schemes, devices or languages' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Desktop and phone' }).click();
  await page.keyboard.press('Escape');
  const widthOf = (device: string) =>
    page
      .frameLocator(`iframe[title$="${device}"]`)
      .locator('html')
      .evaluate(() => innerWidth);
  expect(await widthOf('Phone')).toBe(390);
  expect(await widthOf('Desktop')).toBe(1440);
  await expect(page.frameLocator('iframe[title$="Phone"]').getByRole('heading', { name: 'Users' })).toBeVisible();
});

test('compares schemes in every card of the wall, each screen live on its own, by keyboard too', async ({
  page,
  watch: _watch,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStudio(page, 'view=wall&area=login-box&camera=1000,700,40');
  await page.getByRole('button', { name: 'Compare schemes, devices or languages' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Light and dark' }).click();
  await page.keyboard.press('Escape');
  const card = page.getByRole('gridcell', { name: 'Email: Default', exact: true });
  const schemeOf = (panel: number) =>
    card.locator(`[data-panel="${panel}"] [data-portico-scheme]`).first().getAttribute('data-portico-scheme');
  await expect.poll(() => schemeOf(0)).toBe('light');
  await expect.poll(() => schemeOf(1)).toBe('dark');

  await card.focus();
  await page.keyboard.press('Shift+Enter');
  const dark = page.frameLocator('.wall-frame[data-shown] iframe[title="Email: Default, Dark"]');
  await expect(dark.locator('.portico-login-box')).toHaveAttribute('data-portico-scheme', 'dark');
  await dark.getByLabel('Email').fill('ada@acme.test');
  await page.keyboard.press('Enter');
  await expect(dark.getByLabel('Password', { exact: true })).toBeVisible();
  await expect(page.locator('.wall-frame[data-shown]')).toHaveCount(1);

  await page.reload();
  await expect(page).toHaveURL(/compare=schemes/);
  await expect.poll(() => schemeOf(1)).toBe('dark');
});

test('rotates a phone, and gives a desktop 1,440 pixels', async ({ page, watch: _watch }) => {
  const frame = await openStudio(page, 'device=phone');
  const size = () => frame.locator('html').evaluate(() => [innerWidth, innerHeight]);
  await expect.poll(size).toEqual([390, 844]);
  await page.getByRole('button', { name: 'Rotate to landscape' }).click();
  await expect.poll(size).toEqual([844, 390]);
  await page.getByRole('radio', { name: 'Desktop, 1440 px' }).check({ force: true });
  await expect.poll(async () => (await size())[0]).toBe(1440);
  await expect(page.getByRole('button', { name: /Rotate/ })).toHaveCount(0);
});

test('gives a frame a free size by fields and by keys, and keeps it in the address', async ({
  page,
  watch: _watch,
}) => {
  const frame = await openStudio(page, 'device=free');
  const size = () => frame.locator('html').evaluate(() => [innerWidth, innerHeight]);
  await page.getByRole('spinbutton', { name: 'Width in pixels' }).fill('500');
  await page.keyboard.press('Enter');
  await page.getByRole('spinbutton', { name: 'Height in pixels' }).fill('400');
  await page.keyboard.press('Enter');
  await expect.poll(size).toEqual([500, 400]);
  await page.getByRole('separator', { name: 'Height of the frame' }).press('ArrowDown');
  await page.getByRole('separator', { name: 'Width of the frame' }).press('ArrowLeft');
  await expect.poll(size).toEqual([490, 410]);
  await expect(page).toHaveURL(/width=490&height=410/);
  await page.getByRole('spinbutton', { name: 'Height in pixels' }).fill('');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await size())[1]).toBeGreaterThan(600);
});
