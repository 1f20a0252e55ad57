import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../setup/live-host';
import { cardNamed, expectZoom, openWall, placeInWindow, wallView } from '../setup/wall';

const liveScreen = (page: Page) => page.frameLocator('.wall-frame[data-shown] iframe');
const liveFrames = (page: Page) => page.locator('.wall-frame[data-shown]');
/** A place of a card without controls. */
const corner = { position: { x: 40, y: 60 } };

/** Rests the pointer on a card. A live screen soon covers the card, which a hover of the card itself would wait for. */
async function pointAt(page: Page, element: Locator): Promise<void> {
  const { x, y } = await placeInWindow(element);
  await page.mouse.move(x + corner.position.x, y + corner.position.y);
}

test('wakes a card by a click, keeps what it shows when it falls asleep, and resets it', async ({
  page,
  watch: _watch,
}) => {
  await openWall(page, 'camera=900,900,50');
  const email = cardNamed(page, 'Email: Default');
  await email.click(corner);
  await liveScreen(page).getByLabel('Email').fill('ada@acme.test');
  await liveScreen(page).getByRole('button', { name: 'Continue' }).click();
  await expect(liveScreen(page).getByLabel('Password', { exact: true })).toBeVisible();

  await cardNamed(page, 'Password: Default').click(corner);
  await expect(email.locator('.still')).toContainText('Enter your password');
  await expect(page.locator('.wall-frame[data-card="login-box/preLogin/default"]')).toBeHidden();
  await email.click(corner);
  await liveScreen(page).getByRole('button', { name: 'Change' }).click();
  await expect(liveScreen(page).getByLabel('Email')).toHaveValue('ada@acme.test');

  await cardNamed(page, 'Password: Default').click(corner);
  // Until the screen is copied, the still shows the step before.
  await expect(email.locator('.still')).toContainText('Enter your email address');
  await expect(email.locator('.still input')).toHaveValue('ada@acme.test');
  await email.getByRole('button', { name: 'Reset Email to its state' }).click();
  await expect(email.locator('.still')).toContainText('Enter your email address');
  await expect(email.getByRole('button', { name: /^Reset/ })).toHaveCount(0);
});

test('wakes the card that the pointer rests on, but none that is small', async ({ page, watch: _watch }) => {
  await openWall(page, 'camera=900,900,50');
  await pointAt(page, cardNamed(page, 'Email: Default'));
  await liveScreen(page).getByLabel('Email').click();
  await page.keyboard.type('ada@acme.test');
  await expect(liveScreen(page).getByLabel('Email')).toHaveValue('ada@acme.test');
  await expect(cardNamed(page, 'Email: Default')).toHaveAttribute('aria-selected', 'true');
  await pointAt(page, cardNamed(page, 'Password: Default'));
  await expect(liveFrames(page)).toHaveCount(2);
  await page.locator('.wall-bar').hover();
  await expect(liveFrames(page)).toHaveCount(1);

  await page.getByRole('gridcell', { name: 'Email: Default', exact: true }).focus();
  await page.keyboard.press('Escape');
  await expect(liveFrames(page)).toHaveCount(0);
  for (let press = 0; press < 3; press++) await page.keyboard.press('-');
  await expectZoom(page, 26);
  await pointAt(page, cardNamed(page, 'Password: Default'));
  await expect(page.locator('.wall-frame:not([data-shown])')).not.toHaveCount(0);
  await expect(liveFrames(page)).toHaveCount(0);
});

test('wakes the focused card by Enter and leaves it by Escape', async ({ page, watch: _watch }) => {
  await openWall(page, 'camera=900,900,50');
  const email = cardNamed(page, 'Email: Default');
  await expect(email).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.wall-frame[data-shown] iframe')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('ada@acme.test');
  await expect(liveScreen(page).getByLabel('Email')).toHaveValue('ada@acme.test');
  await page.keyboard.press('Escape');
  await expect(email).toBeFocused();
  await expect(liveFrames(page)).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(liveFrames(page)).toHaveCount(0);
  await expect(email.locator('.still input')).toHaveValue('ada@acme.test');
});

test('moves the wall by the gestures that a live screen does not use, and opens Focus by a double click on it', async ({
  page,
  watch: _watch,
}) => {
  await openWall(page, 'camera=2001,900,50');
  const password = cardNamed(page, 'Password: Default');
  const at = await placeInWindow(password);
  const expectMoved = (x: number, y: number) =>
    expect.poll(() => placeInWindow(password)).toMatchObject({ x: at.x + x, y: at.y + y });
  await pointAt(page, password);
  await expect(liveFrames(page)).toHaveCount(1);
  await page.mouse.wheel(10, 20);
  await expectMoved(-10, -20);

  await liveScreen(page).locator('body').click(corner);
  await expect(liveFrames(page).locator('iframe')).toBeFocused();
  await page.mouse.wheel(-10, -20);
  await expectMoved(0, 0);
  await page.mouse.down({ button: 'middle' });
  await page.mouse.move(at.x + 60, at.y + 80);
  await page.mouse.move(at.x + 90, at.y + 90);
  await page.mouse.up({ button: 'middle' });
  await expectMoved(60, 50);
  await expect(wallView(page)).not.toHaveAttribute('data-moving');
  await page.keyboard.down('Space');
  await page.mouse.down();
  await page.mouse.move(at.x + 60, at.y + 80);
  await page.mouse.up();
  await page.keyboard.up('Space');
  await expectMoved(30, 40);

  await liveScreen(page).locator('body').dblclick(corner);
  await expect(page.getByRole('button', { name: /^Screen: Password\./ })).toBeVisible();
});

test('scrolls a live screen in use by the wheel, and moves the wall once it is at its end', async ({
  page,
  watch: _watch,
}) => {
  await openWall(page, 'camera=900,900,50');
  const email = cardNamed(page, 'Email: Default');
  await email.click(corner);
  await expect(liveFrames(page)).toHaveCount(1);
  const { y } = await placeInWindow(email);
  const top = () =>
    liveScreen(page)
      .locator('html')
      .evaluate(({ scrollTop }) => scrollTop);
  await page.mouse.wheel(0, 200);
  await expect.poll(top).toBeGreaterThan(0);
  expect((await placeInWindow(email)).y).toBe(y);
  await page.mouse.wheel(0, 20);
  await expect.poll(async () => (await placeInWindow(email)).y).toBe(y - 20);
});
