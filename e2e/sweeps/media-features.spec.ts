import type { Page } from '@playwright/test';
import { expect, test } from '../setup/stage';

const recoveryCode = { screen: 'login-box/forceTwoFactor', state: 'recoveryCode' };
const code = { screen: 'login-box/loginWithOtc', state: 'default' };

/** One value of the computed style of the first element found. */
const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test('prints a recovery code and its purpose in black on white, without buttons', async ({ stage }) => {
  await stage.show({ ...recoveryCode, scheme: 'dark', metadata: { themeV2: { loginBox: { themeName: 'vivid' } } } });
  await stage.page.emulateMedia({ media: 'print' });
  await expect(stage.page.getByText('Use it to sign in when you do not have your device.')).toBeVisible();
  await expect(stage.page.locator('.portico-recovery')).toContainText('ada@acme.test');
  expect(await styleOf(stage.page, '.portico-recovery > code', 'color')).toBe('rgb(0, 0, 0)');
  expect(await styleOf(stage.page, '.portico-login-box', 'background-color')).toBe('rgb(255, 255, 255)');
  await expect(stage.page.getByRole('button')).toHaveCount(0);
  await stage.page.emulateMedia({ media: null });
});

test('shows which cell of a code is next, and no caret between them, in forced colours', async ({ stage }) => {
  await stage.page.emulateMedia({ forcedColors: 'active' });
  await stage.show(code);
  const [next, other] = ['.portico-code-cell[data-active]', '.portico-code-cell:not([data-active])'];
  expect(await styleOf(stage.page, next, 'border-top-width')).toBe('2px');
  expect(await styleOf(stage.page, other, 'border-top-width')).toBe('1px');
  expect(await styleOf(stage.page, '.portico-code-input', 'caret-color')).toBe('rgba(0, 0, 0, 0)');
  await stage.page.emulateMedia({ forcedColors: null });
});

test('fills the main action alone in forced colours', async ({ stage }) => {
  await stage.page.emulateMedia({ forcedColors: 'active' });
  await stage.show({ screen: 'login-box/approvalFlowForm', state: 'default' });
  const [main, other] = ['primary', 'secondary'].map((variant) => `.portico-button[data-variant='${variant}']`);
  expect(await styleOf(stage.page, main ?? '', 'background-color')).not.toBe(
    await styleOf(stage.page, other ?? '', 'background-color'),
  );
  await stage.page.emulateMedia({ forcedColors: null });
});

test('sets every text in the full text colour when the user prefers more contrast', async ({ stage }) => {
  await stage.page.emulateMedia({ contrast: 'more' });
  await stage.show(code);
  const text = await styleOf(stage.page, '.portico-title', 'color');
  expect(await styleOf(stage.page, '.portico-message', 'color')).toBe(text);
  await stage.page.emulateMedia({ contrast: null });
});

for (const themeName of ['modern', 'classic', 'vivid', 'dark'] as const) {
  for (const scheme of ['light', 'dark'] as const) {
    test(`draws the picture to scan in black on white: ${themeName}, ${scheme}`, async ({ stage }) => {
      const metadata = { themeV2: { loginBox: { themeName } } };
      await stage.show({ screen: 'login-box/forceTwoFactor', state: 'app', scheme, metadata });
      expect(await styleOf(stage.page, '.portico-qr', 'fill')).toBe('rgb(0, 0, 0)');
      expect(await styleOf(stage.page, '.portico-qr', 'background-color')).toBe('rgb(255, 255, 255)');
    });
  }
}

test('fades a step in, and moves nothing', async ({ stage }) => {
  await stage.show({ screen: 'login-box/preLogin', state: 'default' });
  await stage.page.getByLabel('Email').fill('ada@acme.test');
  await stage.page.keyboard.press('Enter');
  await expect(stage.page.getByLabel('Password', { exact: true })).toBeFocused();
  expect(await styleOf(stage.page, '.portico-step', 'animation-name')).toBe('portico-appear');
});
