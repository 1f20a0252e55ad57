import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../setup/live-host';
import { importFile } from '../setup/studio';
import { cardNamed, cardsOf, openWall, wallView } from '../setup/wall';

const map = (page: Page) => page.locator('.wall-map svg');
const filter = (page: Page) => page.getByRole('combobox', { name: 'Filter' });
const percentOf = async (page: Page) => Number.parseInt((await page.locator('.wall-percent').textContent()) ?? '', 10);
/** The middle of the view in pixels of the wall, which the address names once the camera rests. */
const cameraOf = (page: Page) => /camera=(-?\d+),(-?\d+)/.exec(page.url())?.slice(1).map(Number) ?? [];

test('moves the view by a press and a drag on the map, and by the keyboard', async ({ page, watch: _watch }) => {
  await openWall(page, 'camera=500,700,25');
  const { x, y, width, height } = (await map(page).boundingBox())!;
  await page.mouse.move(x + width - 4, y + height / 2);
  await page.mouse.down();
  await expect.poll(() => cameraOf(page)[0]).toBeGreaterThan(10_000);
  const [, pressed = 0] = cameraOf(page);
  await page.mouse.move(x + width / 2, y + height - 4);
  await page.mouse.up();
  await expect.poll(() => cameraOf(page)[1]).toBeGreaterThan(pressed);

  await cardNamed(page, 'Email: Default').focus();
  const [before = 0] = cameraOf(page);
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(() => cameraOf(page)[0]).toBeLessThan(before);
});

test.describe('with a touchscreen', () => {
  test.use({ hasTouch: true });

  test('zooms by a pinch on a touchpad and on a touchscreen, over a live screen too', async ({
    page,
    watch: _watch,
  }) => {
    await openWall(page, 'camera=1500,1000,25');
    const { x, y, width, height } = (await wallView(page).boundingBox())!;
    const middle = { x: x + width / 2, y: y + height / 2 };
    await page.mouse.move(middle.x, middle.y);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -30);
    await page.keyboard.up('Control');
    await expect.poll(() => percentOf(page)).toBeGreaterThan(25);
    // A turn of the wheel ends after a pause, and with it every gesture that began before.
    await expect(wallView(page)).not.toHaveAttribute('data-moving');

    const before = await percentOf(page);
    const browser = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', distance?: number) =>
      browser.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          distance === undefined ? [] : [-distance, distance].map((by, id) => ({ ...middle, x: middle.x + by, id })),
      });
    const pinch = async (...distances: number[]) => {
      await touch('touchStart', 60);
      for (const distance of distances) await touch('touchMove', distance);
      await touch('touchEnd');
    };
    await pinch(80, 100, 120);
    await expect.poll(() => percentOf(page)).toBeGreaterThan(before * 1.6);

    await page.touchscreen.tap(middle.x, middle.y);
    await expect(page.locator('.wall-frame[data-shown]')).toHaveCount(1);
    await pinch(50, 40, 30);
    await expect.poll(() => percentOf(page)).toBeLessThan(before * 1.6);
  });
});

test('shows what has changed since the studio was opened', async ({ page, watch: _watch }) => {
  // It renders every screen.
  test.slow();
  await openWall(page, 'area=login-box');
  await filter(page).selectOption('Changed since opening');
  await expect(page.getByText('Nothing has changed')).toBeVisible({ timeout: 60_000 });
  await importFile(
    page,
    'texts.json',
    JSON.stringify({ localizations: { en: { loginBox: { login: { passwordTitle: 'Open the harbour' } } } } }),
  );
  const password = cardNamed(page, 'Password: Default');
  await expect(password).toBeInViewport();
  await expect(cardsOf(page)).toHaveCount(1);
  await expect(password.getByRole('img', { name: 'Changed since the studio was opened' })).toBeVisible();
  expect(page.url()).toContain('filter=changed');

  await page.getByRole('button', { name: 'Undo', exact: false }).first().click();
  await page.getByRole('button', { name: 'Clear the filter' }).click();
  await expect(cardNamed(page, 'Email: Default')).toBeVisible();
});

test('shows the screens with too little contrast', async ({ page, watch: _watch }) => {
  test.slow();
  await openWall(page, 'search=password&area=login-box&filter=contrast');
  await expect(page.getByText('Every text can be read')).toBeVisible({ timeout: 60_000 });
  const faint = { themeV2: { palette: { text: { secondary: '#bbbbbb' } } } };
  await importFile(page, 'faint.json', JSON.stringify(faint));
  const password = cardNamed(page, 'Password: Default');
  await expect(password.getByRole('img', { name: /^Too little contrast: “.*” has \d/ })).toBeVisible();
});

async function exportWall(page: Page, format: string): Promise<{ name: string; bytes: Buffer }> {
  await page.getByRole('button', { name: 'Export as a picture or PDF' }).click();
  await page.getByRole('radio', { name: format }).check({ force: true });
  const download = page.waitForEvent('download', { timeout: 60_000 });
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const file = await download;
  await expect(page.getByText('The file is in your downloads.')).toBeVisible();
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('exports the cards that the filters show as one picture', async ({ page, watch: _watch }) => {
  test.slow();
  await openWall(page, 'search=waiting for the team');
  const { name, bytes } = await exportWall(page, 'One picture (PNG)');
  expect(name).toMatch(/^untitled-project-screens-\d{4}-\d\d-\d\d\.png$/);
  const { width, height, colors } = await page.evaluate(
    async (picture) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(picture)]));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext('2d')!;
      context.drawImage(bitmap, 0, 0);
      const pixels = new Uint32Array(context.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer);
      return { width: bitmap.width, height: bitmap.height, colors: new Set(pixels).size };
    },
    [...bytes],
  );
  expect(width).toBeGreaterThan(1_024 / 2);
  expect(height).toBeGreaterThan(704 / 2);
  // A blank card has two.
  expect(colors).toBeGreaterThan(100);
});

test('exports the cards as the pages of a PDF, and cancels', async ({ page, watch: _watch }) => {
  test.slow();
  await openWall(page, 'search=passkey');
  await page.getByRole('button', { name: 'Export as a picture or PDF' }).click();
  const all = await page
    .getByRole('radio', { name: /^All \d+ cards on the wall/ })
    .locator('..')
    .textContent();
  const cardCount = Number(/\d+/.exec(all ?? '')?.[0]);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const progress = page.getByRole('progressbar', { name: 'Export' });
  await expect(progress).toHaveJSProperty('max', cardCount);
  await expect(progress).not.toHaveJSProperty('value', 0);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(progress).toHaveCount(0);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  const { name, bytes } = await exportWall(page, 'Pages (PDF)');
  expect(name).toMatch(/\.pdf$/);
  const text = bytes.toString('latin1');
  const groups = await page.locator('.wall-title[data-level="1"]').count();
  expect(text.startsWith('%PDF-')).toBe(true);
  expect(text.match(/\/Type \/Page\b/g)?.length).toBeGreaterThanOrEqual(groups);
});
