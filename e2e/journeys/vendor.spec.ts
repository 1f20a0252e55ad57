import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '@portico/mock-backend';
import { expect, test } from '../setup/live-host';
import { siteUrl } from '../setup/serve';

/** Opens the studio at a place and returns the frame of its screen. */
async function openStudio(page: Page, place = '') {
  await page.goto(`${siteUrl('studio')}/#${place}`);
  return page.frameLocator('iframe').first();
}

test('changes a colour, sees it at once, keeps what was typed, takes it back, and finds it after a reload', async ({
  page,
  watch: _watch,
}) => {
  const frame = await openStudio(page);
  await frame.getByLabel('Email').fill('half typed');
  const button = frame.getByRole('button', { name: 'Continue' });
  const primary = page.getByLabel('Primary', { exact: true });
  await primary.fill('#0a7b3c');
  await expect(button).toHaveCSS('background-color', 'rgb(10, 123, 60)');
  await expect(frame.getByLabel('Email')).toHaveValue('half typed');

  await page.getByRole('button', { name: /^undo/i }).click();
  await expect(button).toHaveCSS('background-color', 'rgb(79, 70, 229)');
  await page.getByRole('button', { name: /^redo/i }).click();
  await expect(button).toHaveCSS('background-color', 'rgb(10, 123, 60)');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await page.reload();
  await expect(button).toHaveCSS('background-color', 'rgb(10, 123, 60)');
});

test('gives half of the page to values, finds their texts, and sets the providers as icons over the form', async ({
  page,
  watch: _watch,
}) => {
  const frame = await openStudio(page);
  const choose = (group: string, choice: string) =>
    page.getByRole('group', { name: group }).getByText(choice, { exact: true }).click();
  await choose('Place of the login box', 'Left');
  await choose('Next to the login box', 'Values');
  await expect(frame.getByText('Protected by a second step')).toBeVisible();
  await choose('Next to the login box', 'Nothing');
  await expect(frame.getByText('Protected by a second step')).toHaveCount(0);

  const google = frame.getByRole('button', { name: /Google/ });
  await expect(google).toHaveText('Google');
  await choose('Style of the provider buttons', 'Icons only');
  await expect(google).toHaveText('');
  await choose('Place of the provider buttons', 'Above it');
  const topOf = async (of: typeof google) => (await of.boundingBox())?.y ?? 0;
  const email = frame.getByLabel('Email');
  await expect.poll(async () => (await topOf(google)) < (await topOf(email))).toBe(true);

  await page.getByRole('button', { name: 'Change the texts next to the login box' }).click();
  await expect(page.getByText('titleDescriptionComponent.titleBeforeCompanyName')).toBeInViewport();
});

test('signs in inside the preview with the code of the simulated authenticator', async ({ page, watch: _watch }) => {
  const frame = await openStudio(page);
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
  await expect(frame.getByRole('button', { name: 'Sign out' })).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('goes back from step to step by the device bar, at one address', async ({ page, watch: _watch }) => {
  const frame = await openStudio(page, 'screen=login-box/preLogin&state=default');
  const back = page.getByRole('button', { name: 'Back', exact: true });
  await frame.getByLabel('Email').fill('ben@acme.test');
  await expect(back).toBeDisabled();
  await frame.getByRole('button', { name: 'Continue' }).click();
  await frame.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await frame.getByRole('button', { name: 'Sign in' }).click();
  await expect(frame.getByLabel('6-digit code')).toBeVisible();
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('/account/login');
  await back.click();
  await expect(frame.getByLabel('Password', { exact: true })).toBeVisible();
  await back.click();
  // Not by the label alone: the step before has a button to change the email.
  await expect(frame.getByRole('textbox', { name: 'Email' })).toHaveValue('ben@acme.test');
  await expect(back).toBeDisabled();
});

test('chooses another state without the frame loading its page again', async ({ page, watch: _watch }) => {
  const frame = await openStudio(page);
  await expect(frame.getByLabel('Email')).toBeVisible();
  const inner = page.frames().find((candidate) => candidate.url().includes('frame.html'));
  await inner?.evaluate(() => document.documentElement.setAttribute('data-seen', ''));
  await page.getByRole('button', { name: /^State: / }).click();
  await page.getByRole('menuitemradio', { name: 'Too many attempts' }).click();
  await expect(frame.getByRole('alert')).toBeVisible();
  expect(await inner?.evaluate(() => document.documentElement.hasAttribute('data-seen'))).toBe(true);
});

test('changes a sentence and a menu entry and sees both', async ({ page, watch: _watch }) => {
  const frame = await openStudio(page, 'screen=login-box/preLogin&editor=texts');
  await page.getByLabel('Find a text').fill('loginBox.login.title');
  await page.locator('textarea').first().fill('Come on board');
  await expect(frame.getByRole('heading', { name: 'Come on board' })).toBeVisible();

  await openStudio(page, 'screen=admin-portal/profile&editor=navigation');
  await expect(frame.getByRole('navigation').getByText('Users')).toBeVisible();
  await page.getByRole('row', { name: 'Users', exact: true }).click();
  await page.getByLabel('Visibility').selectOption('hidden');
  await expect(frame.getByRole('navigation').getByText('Users')).toHaveCount(0);
});

test('refuses a broken and a hostile file with a sentence, and loses nothing', async ({ page, watch: _watch }) => {
  const frame = await openStudio(page);
  await page.getByLabel('Primary', { exact: true }).fill('#0a7b3c');
  for (const text of ['{ "themeV2": ', '{ "__proto__": { "polluted": true } }']) {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Import metadata' }).click();
    await (await chooser).setFiles({ name: 'broken.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await expect(page.getByText(/broken\.json cannot be used as metadata/).last()).toBeVisible();
  }
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
  await expect(frame.getByRole('button', { name: 'Continue' })).toHaveCSS('background-color', 'rgb(10, 123, 60)');
});

test('takes a design out, into another browser and into a host', async ({
  openBrowser,
  live: { page, world, open },
}) => {
  await openStudio(page);
  await page.getByLabel('Primary', { exact: true }).fill('#0a7b3c');
  await openStudio(page, 'screen=login-box/preLogin&editor=texts');
  await page.getByLabel('Find a text').fill('loginBox.login.title');
  await page.locator('textarea').first().fill('Come on board');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export metadata' }).click();
  const file = await (await download).path();

  const elsewhere = await openBrowser();
  const frame = await openStudio(elsewhere);
  const chooser = elsewhere.waitForEvent('filechooser');
  await elsewhere.getByRole('button', { name: 'Import metadata' }).click();
  await (await chooser).setFiles(file);
  await expect(frame.getByRole('heading', { name: 'Come on board' })).toBeVisible();
  await expect(frame.getByRole('button', { name: 'Continue' })).toHaveCSS('background-color', 'rgb(10, 123, 60)');

  world.publish(JSON.parse(await readFile(file, 'utf8')));
  await open('/account/login');
  await expect(page.getByRole('heading', { name: 'Come on board' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveCSS('background-color', 'rgb(10, 123, 60)');
});

/** Replaces the document in the code editor, as a vendor who pastes one does. */
async function pasteCode(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'Editor content' }).focus();
  await page.evaluate((code) => navigator.clipboard.writeText(code), text);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
}

test('keeps the last good preview while the code is wrong, and marks the line', async ({
  page,
  context,
  watch: _watch,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const frame = await openStudio(page, 'screen=login-box/preLogin&editor=code');
  const button = frame.getByRole('button', { name: 'Continue' });
  await pasteCode(page, '{"themeV2": {"loginBox": {"palette": {"primary": {"main": "#0a7b3c"}}}}}');
  await expect(button).toHaveCSS('background-color', 'rgb(10, 123, 60)');

  await pasteCode(page, '{\n  "themeV2": oops\n}');
  await expect(page.getByText(/keeps the last document that was right/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go to line 2' })).toBeVisible();
  await expect(button).toHaveCSS('background-color', 'rgb(10, 123, 60)');
});
