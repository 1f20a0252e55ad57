import { screenById, screens } from '@portico/fixtures';
import { expect, test } from '../setup/live-host';
import { cardNamed, cardsOf, expectZoom, openWall, placeInWindow, wallView } from '../setup/wall';

const emailStates = Object.keys(screenById('login-box/preLogin')?.states ?? {}).length;
const portalScreens = screens.filter(({ area }) => area === 'admin-portal').length;

for (const zoom of [5, 12, 25, 100, 200]) {
  test(`nothing on the wall overlaps at ${zoom} %`, async ({ page, watch: _watch }) => {
    await openWall(page, `unfolded=login-box/preLogin&camera=2000,4200,${zoom}`);
    await expectZoom(page, zoom);
    const overlapping = await wallView(page).evaluate((root) => {
      const boxes = [...root.querySelectorAll('.wall-glass, .wall-caption, .wall-title:not([data-hidden])')]
        .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect(), element }))
        // A title at the edge of the view covers the cards that it names.
        .filter(
          ({ box, element }) =>
            box.width > 0 && !(element.matches('.wall-title') && box.top < root.getBoundingClientRect().top + 70),
        );
      const apart = (a: DOMRect, b: DOMRect) =>
        a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
      return boxes.flatMap((one, index) =>
        boxes.slice(index + 1).flatMap((other) => (apart(one.box, other.box) ? [] : [`${one.name} / ${other.name}`])),
      );
    });
    expect(overlapping).toEqual([]);
  });
}

test('shows a screen at its own size at 100 %', async ({ page, watch: _watch }) => {
  await openWall(page, 'camera=500,700,100');
  expect((await placeInWindow(cardNamed(page, 'Email: Default'))).width).toBe(1024);
});

test('writes captions in the same size at every zoom at which there is room for them', async ({
  page,
  watch: _watch,
}) => {
  const heights: number[] = [];
  for (const zoom of [40, 100, 150]) {
    await openWall(page, `camera=500,700,${zoom}`);
    await expectZoom(page, zoom);
    const caption = cardNamed(page, 'Email: Default').locator('.wall-caption');
    heights.push(Math.round((await caption.boundingBox())!.height));
  }
  expect(heights).toEqual([30, 30, 30]);
});

test('unfolds the states of a screen by kind, and folds them and a group', async ({ page, watch: _watch }) => {
  await openWall(page, '');
  await page.getByRole('button', { name: `Show all ${emailStates} states of Email` }).click();
  await expect(page.getByRole('heading', { name: /^Normal/ })).toBeVisible();
  await expect(cardNamed(page, 'Email: Default')).toBeFocused();
  await page.getByRole('button', { name: `Email ${emailStates}` }).click();
  await expect(page.getByRole('heading', { name: /^Normal/ })).toHaveCount(0);
  await page.getByRole('button', { name: /^Login box · Sign in/ }).click();
  await expect(cardNamed(page, 'Email: Default')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Login box · Sign in/ })).toHaveAttribute('aria-expanded', 'false');
});

test('finds screens and states, and offers a way back from no result', async ({ page, watch: _watch }) => {
  await openWall(page, '');
  const search = page.getByRole('searchbox', { name: 'Search screens and states' });
  await search.fill('unknown user');
  await expect(cardNamed(page, 'Password: Unknown user')).toBeInViewport();
  await expect(cardsOf(page)).toHaveCount(1);
  await search.fill('xyzzy');
  await page.getByRole('button', { name: 'Show every screen' }).click();
  await expect(search).toHaveValue('');
  await expect(cardNamed(page, 'Email: Default')).toBeVisible();
});

test('shows only errors, and only one area', async ({ page, watch: _watch }) => {
  await openWall(page, '');
  await page.getByRole('combobox', { name: 'Area' }).selectOption('Admin portal');
  await expect(page.locator('.wall-count')).toHaveText(`${portalScreens} screens`);
  await page.getByRole('radio', { name: 'Errors' }).check({ force: true });
  await expect(page.locator('.wall-dot[data-kind="errors"]').first()).toBeAttached();
  await expect(page.locator('.wall-dot:not([data-kind="errors"])')).toHaveCount(0);
});

test('has only the cards around the view in the page', async ({ page, watch: _watch }) => {
  await openWall(page, 'show=all&camera=500,700,100');
  await expect(page.locator('.wall-count')).toHaveText(`${screens.length} screens`);
  // Of more than a thousand: two by two in the view, the next ones around them, and the selected card.
  expect(await cardsOf(page).count()).toBeLessThanOrEqual(10);
  await openWall(page, 'show=all&camera=500,60000,100');
  await expect(cardNamed(page, 'Email: Request takes long')).toHaveCount(0);
  expect(await cardsOf(page).count()).toBeLessThanOrEqual(10);
});
