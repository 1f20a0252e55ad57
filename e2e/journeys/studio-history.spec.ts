import { expect, test } from '../setup/live-host';
import { openStudio, primaryColor, savedNote } from '../setup/studio';

test('goes back and forward through editor, wall, screen and state, past what was typed', async ({
  page,
  watch: _watch,
}) => {
  const frame = await openStudio(page, 'screen=login-box/preLogin&state=default');
  await primaryColor(page).fill('#10a010');
  await expect(savedNote(page)).toHaveText(/^Saved/);
  await page.getByRole('button', { name: /^State: / }).click();
  await page.getByRole('menuitemradio', { name: 'Too many attempts' }).click();
  await expect(frame.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: /^Texts/ }).click();
  await page.getByLabel('Find a text').pressSequentially('loginBox.login.title');
  await page.locator('textarea').first().pressSequentially(' on board');
  await page.keyboard.press('Alt+w');
  await expect(page.locator('.wall-card').first()).toBeVisible();

  await page.goBack();
  await expect(page.locator('.wall-card')).toHaveCount(0);
  await expect(page.getByLabel('Find a text')).toBeVisible();
  await page.goBack();
  await expect(primaryColor(page)).toHaveValue('#10a010');
  await expect(frame.getByRole('alert')).toBeVisible();
  await page.goBack();
  await expect(frame.getByRole('alert')).toHaveCount(0);
  await expect(frame.getByLabel('Email')).toBeVisible();

  await page.goForward();
  await expect(frame.getByRole('alert')).toBeVisible();
  await page.goForward();
  await page.goForward();
  await expect(page.locator('.wall-card').first()).toBeVisible();
});

test('leaves undo to fields that are not part of the design', async ({ page, watch: _watch }) => {
  await openStudio(page, 'screen=login-box/preLogin&state=default&device=free');
  await primaryColor(page).fill('#10a010');
  await expect(savedNote(page)).toHaveText(/^Saved/);

  const address = page.getByLabel('Address', { exact: true });
  await address.press('End');
  await address.pressSequentially('/typo');
  await address.press('Control+z');
  await expect(address).toHaveValue('/account/login');
  const width = page.getByLabel('Width in pixels');
  await width.press('End');
  await width.pressSequentially('9');
  await width.press('Control+z');
  await expect(width).toHaveValue('1024');
  await page.keyboard.press('Alt+3');
  const permission = page.getByPlaceholder('Add a permission');
  await permission.pressSequentially('typo');
  await permission.press('Control+z');
  await expect(permission).toHaveValue('');
  await page.keyboard.press('Alt+1');
  await expect(primaryColor(page)).toHaveValue('#10a010');

  // Without typed text, the field of the permissions has nothing of its own to undo.
  await page.keyboard.press('Alt+3');
  await permission.press('Control+z');
  await page.keyboard.press('Alt+1');
  await expect(primaryColor(page)).not.toHaveValue('#10a010');
});

test('keeps a name in its field while an input method composes it', async ({ page, watch: _watch }) => {
  await openStudio(page, 'screen=login-box/preLogin&state=default');
  const name = page.getByRole('textbox', { name: 'Project name' });
  await name.selectText();
  const browser = await page.context().newCDPSession(page);
  await browser.send('Input.imeSetComposition', { selectionStart: 2, selectionEnd: 2, text: 'にほ' });
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 };
  await browser.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter });
  await browser.send('Input.insertText', { text: '日本' });
  await browser.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
  await name.pressSequentially('の');
  await expect(name).toHaveValue('日本の');
  await name.press('Enter');
  await expect(name).not.toBeFocused();
});
