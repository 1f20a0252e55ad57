import type { Page } from '@playwright/test';
import { screens } from '@portico/fixtures';
import { expect, test } from '../setup/live-host';
import { cardNamed, cardsOf, expectZoom, openWall, placeInWindow, wallView } from '../setup/wall';

test('pans by the wheel and by a drag, which selects nothing, and zooms to the pointer', async ({
  page,
  watch: _watch,
}) => {
  await openWall(page, 'camera=1500,1000,25');
  const first = cardNamed(page, 'Email: Default');
  const password = cardNamed(page, 'Password: Default');
  const before = await placeInWindow(first);

  await wallView(page).hover();
  await page.mouse.wheel(30, 40);
  await expect.poll(() => placeInWindow(first)).toMatchObject({ x: before.x - 30, y: before.y - 40 });
  await password.hover();
  await page.mouse.down();
  const from = await placeInWindow(password);
  await page.mouse.move(from.x + 20, from.y + 20);
  const dragged = await placeInWindow(first);
  await page.mouse.move(from.x + 70, from.y + 50);
  await page.mouse.up();
  await expect.poll(() => placeInWindow(first)).toMatchObject({ x: dragged.x + 50, y: dragged.y + 30 });
  await expect(password).toHaveAttribute('aria-selected', 'false');

  const corner = await placeInWindow(password);
  await page.mouse.move(corner.x, corner.y);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -30);
  await page.keyboard.up('Control');
  await expect.poll(async () => (await placeInWindow(password)).width).toBeGreaterThan(corner.width);
  const zoomed = await placeInWindow(password);
  expect(Math.abs(zoomed.x - corner.x) + Math.abs(zoomed.y - corner.y)).toBeLessThanOrEqual(2);
});

test('drags by the middle button, and with Space', async ({ page, watch: _watch }) => {
  await openWall(page, 'camera=1500,1500,25');
  const first = cardNamed(page, 'Email: Default');
  for (const button of ['middle', 'left'] as const) {
    const before = await placeInWindow(first);
    await wallView(page).hover();
    if (button === 'left') await page.keyboard.down('Space');
    await page.mouse.down({ button });
    const { x, y } = (await wallView(page).boundingBox())!;
    await page.mouse.move(x + 300, y + 300);
    await page.mouse.up({ button });
    if (button === 'left') await page.keyboard.up('Space');
    await expect.poll(() => placeInWindow(first)).not.toMatchObject({ x: before.x, y: before.y });
  }
});

test('fits the wall and the selected card, and zooms by keys', async ({ page, watch: _watch }) => {
  await openWall(page, '');
  await cardNamed(page, 'Email: Default').focus();
  await page.keyboard.press('1');
  await expectZoom(page, 100);
  await page.keyboard.press('-');
  await expectZoom(page, 80);
  await page.keyboard.press('+');
  await expectZoom(page, 100);
  await page.keyboard.press('0');
  const wall = (await wallView(page).boundingBox())!;
  const cards = cardsOf(page);
  await expect(cards).toHaveCount(screens.length);
  for (const box of [await placeInWindow(cards.first()), await placeInWindow(cards.last())]) {
    expect(box.x).toBeGreaterThanOrEqual(Math.floor(wall.x));
    expect(box.x + box.width).toBeLessThanOrEqual(Math.ceil(wall.x + wall.width));
  }
  await page.keyboard.press('2');
  await expect
    .poll(async () => (await placeInWindow(cardNamed(page, 'Email: Default'))).width)
    .toBeGreaterThan(wall.width / 2);
});

test('moves between cards by arrows, opens one by F, and returns to the same place', async ({
  page,
  watch: _watch,
}) => {
  await openWall(page, '');
  await expect(cardNamed(page, 'Email: Default')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(cardNamed(page, 'Password: Default')).toBeFocused();
  await page.keyboard.press('End');
  const last = page.locator('.wall-card:focus');
  const title = screens.at(-1)?.title ?? '';
  const ofLast = new RegExp(`^${title}`);
  await expect(last).toHaveAttribute('aria-label', ofLast);
  await expect(last).toBeInViewport();
  const place = await placeInWindow(last);

  await page.keyboard.press('f');
  await expect(page.getByRole('button', { name: new RegExp(`^Screen: ${title}`) })).toBeFocused();
  await page.goBack();
  await expect(last).toHaveAttribute('aria-label', ofLast);
  await expect.poll(() => placeInWindow(last)).toEqual(place);
});

/** The pictures of the screen that slide now: as it was, and as it is. */
const slidingPictures = (page: Page) =>
  page.evaluate(() => {
    const names = document
      .getAnimations()
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? (effect.pseudoElement ?? []) : []));
    return [...new Set(names)].filter((name) => /-(old|new)\(studio-screen\)/.test(name)).sort();
  });

test('slides the screen out of its card into Focus and back, unless the user wants no motion', async ({
  page,
  watch: _watch,
}) => {
  await openWall(page, '');
  await page.addStyleTag({ content: '::view-transition-old(*), ::view-transition-new(*) { animation-duration: 30s }' });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const pictures = ['::view-transition-new(studio-screen)', '::view-transition-old(studio-screen)'];
  await cardNamed(page, 'Email: Default').press('f');
  await expect.poll(() => slidingPictures(page)).toEqual(pictures);
  await page.keyboard.press('Alt+w');
  await expect(cardNamed(page, 'Email: Default')).toBeInViewport();
  await expect.poll(() => slidingPictures(page)).toEqual(pictures);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await cardNamed(page, 'Email: Default').press('f');
  await expect(page.getByRole('button', { name: /^Screen: Email\./ })).toBeVisible();
  expect(await slidingPictures(page)).toEqual([]);
});

test('opens the card of a double click', async ({ page, watch: _watch }) => {
  await openWall(page, '');
  await cardNamed(page, 'Password: Default').dblclick();
  await expect(page.getByRole('button', { name: /^Screen: Password\./ })).toBeVisible();
});
