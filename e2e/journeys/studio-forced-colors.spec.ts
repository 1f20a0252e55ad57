import type { Locator } from '@playwright/test';
import { expect, test } from '../setup/live-host';
import { openStudio, primaryColor } from '../setup/studio';

/** The background that the browser paints, also in forced colours. */
const background = (element: Locator, pseudo?: string) =>
  element.evaluate((node, part) => getComputedStyle(node, part).backgroundColor, pseudo);

test('shows the colours of the design and what is chosen in forced colours', async ({ page, watch: _watch }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openStudio(page, 'screen=login-box/preLogin&state=default');
  await primaryColor(page).fill('#10a010');
  await expect(page.getByRole('button', { name: 'Pick Primary' })).toHaveCSS('background-color', 'rgb(16, 160, 16)');
  const panel = await background(page.locator('.studio-panel'));
  expect(await background(page.getByRole('button', { name: 'Reset Primary' }), '::before')).not.toBe(panel);

  await expect(page.locator('.device')).toHaveCSS('outline-style', 'solid');

  const option = (name: string) =>
    page.locator('label').filter({ has: page.getByRole('radio', { name, exact: true }) });
  expect(await background(option('Login box'))).not.toBe(await background(option('Admin portal')));
  const editor = (name: RegExp) => page.getByRole('navigation', { name: 'Editors' }).getByRole('button', { name });
  expect(await background(editor(/^Theme/))).not.toBe(await background(editor(/^Texts/)));
  await editor(/^Navigation/).click();
  const row = (name: string) => page.getByRole('row', { name });
  await expect(row('Users').first()).toBeVisible();
  expect(await background(page.locator('.studio-page[data-selected]'))).not.toBe(await background(row('Profile')));

  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('Clock').click();
  await expect(page.getByText('+30 days')).toBeVisible();
  await expect(tab('Clock')).toHaveCSS(
    'background-color',
    await background(page.locator('.studio-page[data-selected]')),
  );
});
