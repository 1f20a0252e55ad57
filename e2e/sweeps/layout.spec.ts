import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../setup/stage';

const LAPTOP = { width: 1280, height: 800 };
const NARROW = { width: 320, height: 800 };

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  return box;
};

const lineCounts = (texts: Locator) =>
  texts.evaluateAll((elements) =>
    elements.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    }),
  );

for (const language of ['en', 'de', 'he']) {
  test(`the set-up of the authenticator fits 800 px in ${language}`, async ({ stage }) => {
    await stage.show({ screen: 'login-box/forceTwoFactor', state: 'app', language }, LAPTOP);
    expect(await stage.page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(LAPTOP.height);
    const text = await boxOf(stage.page, '.portico-authenticator p');
    const code = await boxOf(stage.page, '.portico-qr');
    expect(code.y).toBe(text.y);
  });
}

test('the QR code is below its sentence on a narrow page', async ({ stage }) => {
  await stage.show({ screen: 'login-box/forceTwoFactor', state: 'app' }, NARROW);
  const text = await boxOf(stage.page, '.portico-authenticator p');
  const code = await boxOf(stage.page, '.portico-qr');
  expect(code.y).toBeGreaterThanOrEqual(text.y + text.height);
});

test('the buttons of a recovery code break no word on a narrow page', async ({ stage }) => {
  await stage.show({ screen: 'admin-portal/privacy', state: 'one' }, NARROW);
  const { page } = stage;
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  const code = await page.evaluate(() => window.stage.world()?.authenticator.code('ada@acme.test') ?? '');
  await page.getByRole('textbox', { name: '6-digit code' }).fill(code);
  await page.getByText('I have saved the recovery code').waitFor();
  expect(await lineCounts(page.locator('.portico-recovery-actions > .portico-button span'))).toEqual([1, 1, 1]);
});

test('providers fill their rows, folded and unfolded', async ({ stage }) => {
  await stage.show({ screen: 'login-box/preLogin', state: 'default' }, LAPTOP);
  const widths = () =>
    stage.page
      .locator('.portico-social-list > li')
      .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().width)));
  expect(new Set(await widths()).size).toBe(1);
  expect(await widths()).toHaveLength(4);
  await stage.page.getByRole('button', { name: 'More' }).click();
  const lists = await stage.page.locator('.portico-social-list').evaluateAll((found) =>
    found.map((list) => ({
      items: list.children.length,
      rows: new Set([...list.children].map((item) => Math.round(item.getBoundingClientRect().top))).size,
    })),
  );
  // Five do not fill rows of two, so they are in one column.
  expect(lists).toEqual([
    { items: 4, rows: 2 },
    { items: 5, rows: 5 },
  ]);
});

test('the users table begins with the avatar, whose place the box to tick takes under the pointer', async ({
  stage,
}) => {
  await stage.show({ screen: 'admin-portal/users', state: 'many' }, LAPTOP);
  const { page } = stage;
  const row = page.locator('tbody tr').nth(1);
  const table = await boxOf(page, '.portico-table');
  const avatar = row.locator('.portico-avatar');
  expect(((await avatar.boundingBox())?.x ?? 0) - table.x).toBeLessThanOrEqual(12);
  const tick = row.getByRole('checkbox');
  await expect(tick).toHaveCSS('opacity', '0');
  await row.hover();
  await expect(tick).toHaveCSS('opacity', '1');
  await expect(avatar).toHaveCSS('visibility', 'hidden');
  await tick.check();
  await expect(page.getByRole('status').filter({ hasText: '1 user' })).toBeVisible();
  await expect(page.locator('tbody tr')).toHaveCount(20);
});

test('no text of a long table covers the next column', async ({ stage }) => {
  await stage.show({ screen: 'admin-portal/apiTokens', state: 'many' }, LAPTOP);
  await expect(stage.page.locator('.portico-table[data-long]')).toBeVisible();
  const wide = await stage.page
    .locator('tbody td')
    .evaluateAll((cells) =>
      cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
    );
  expect(wide).toEqual([]);
});

test('a long key of a role leaves room for the counts of permissions', async ({ stage }) => {
  await stage.show({ screen: 'admin-portal/roles', state: 'longText' }, LAPTOP);
  const counts = stage.page.locator('td[data-column="permissions"]');
  expect(new Set(await lineCounts(counts))).toEqual(new Set([1]));
});

test('a toast leaves the buttons of a dialog free on a phone', async ({ stage }) => {
  await stage.show({ screen: 'admin-portal/users', state: 'default' }, { width: 375, height: 667 });
  const { page } = stage;
  await page.getByRole('button', { name: 'Invite user' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill('mia@acme.test');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('The invitation to mia@acme.test is on its way.')).toBeVisible();
  await page.getByRole('button', { name: 'Invite user' }).click();
  await expect(page.getByRole('button', { name: 'Send invitation' })).toBeInViewport();
  const [toast, buttons] = [await boxOf(page, '.portico-toast'), await boxOf(page, '.portico-dialog-actions')];
  expect(toast.y + toast.height).toBeLessThanOrEqual(buttons.y);
});
