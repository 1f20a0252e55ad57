import type { Locator, Page } from '@playwright/test';
import { screenById, screens } from '@portico/fixtures';
import { expect, test } from '../setup/live-host';
import { withRefusals } from '../setup/refuse-storage';
import { importFile, primaryColor } from '../setup/studio';
import { cardNamed, cardsOf, openWall } from '../setup/wall';

const emailStates = Object.keys(screenById('login-box/preLogin')?.states ?? {}).length;
const portalScreens = screens.filter(({ area }) => area === 'admin-portal').length;

const view = (page: Page) => page.locator('.wall-view');
const zoomIs = (page: Page, percent: number) =>
  expect(page.getByRole('button', { name: `${percent} %: zoom to 100 %` })).toBeVisible();
/** Position in the window, in whole pixels; the camera rests when the address names its place. */
async function placeOf(element: Locator): Promise<{ x: number; y: number; width: number }> {
  const { x, y, width } = (await element.boundingBox())!;
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width) };
}

for (const zoom of [5, 12, 25, 100, 200]) {
  test(`nothing on the wall overlaps at ${zoom} %`, async ({ page, watch: _watch }) => {
    await openWall(page, `unfolded=login-box/preLogin&camera=2000,4200,${zoom}`);
    await zoomIs(page, zoom);
    const overlapping = await view(page).evaluate((root) => {
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
  expect((await placeOf(cardNamed(page, 'Email: Default'))).width).toBe(1024);
});

test('writes captions in the same size at every zoom at which there is room for them', async ({
  page,
  watch: _watch,
}) => {
  const heights: number[] = [];
  for (const zoom of [40, 100, 150]) {
    await openWall(page, `camera=500,700,${zoom}`);
    await zoomIs(page, zoom);
    const caption = cardNamed(page, 'Email: Default').locator('.wall-caption');
    heights.push(Math.round((await caption.boundingBox())!.height));
  }
  expect(heights).toEqual([30, 30, 30]);
});

test('pans by the wheel and by a drag, which selects nothing, and zooms to the pointer', async ({
  page,
  watch: _watch,
}) => {
  await openWall(page, 'camera=1500,1000,25');
  const first = cardNamed(page, 'Email: Default');
  const password = cardNamed(page, 'Password: Default');
  const before = await placeOf(first);

  await view(page).hover();
  await page.mouse.wheel(30, 40);
  await expect.poll(() => placeOf(first)).toMatchObject({ x: before.x - 30, y: before.y - 40 });
  await password.hover();
  await page.mouse.down();
  const from = await placeOf(password);
  await page.mouse.move(from.x + 20, from.y + 20);
  const dragged = await placeOf(first);
  await page.mouse.move(from.x + 70, from.y + 50);
  await page.mouse.up();
  await expect.poll(() => placeOf(first)).toMatchObject({ x: dragged.x + 50, y: dragged.y + 30 });
  await expect(password).toHaveAttribute('aria-selected', 'false');

  const corner = await placeOf(password);
  await page.mouse.move(corner.x, corner.y);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -30);
  await page.keyboard.up('Control');
  await expect.poll(async () => (await placeOf(password)).width).toBeGreaterThan(corner.width);
  const zoomed = await placeOf(password);
  expect(Math.abs(zoomed.x - corner.x) + Math.abs(zoomed.y - corner.y)).toBeLessThanOrEqual(2);
});

test('drags by the middle button, and with Space', async ({ page, watch: _watch }) => {
  await openWall(page, 'camera=1500,1500,25');
  const first = cardNamed(page, 'Email: Default');
  for (const button of ['middle', 'left'] as const) {
    const before = await placeOf(first);
    await view(page).hover();
    if (button === 'left') await page.keyboard.down('Space');
    await page.mouse.down({ button });
    const { x, y } = (await view(page).boundingBox())!;
    await page.mouse.move(x + 300, y + 300);
    await page.mouse.up({ button });
    if (button === 'left') await page.keyboard.up('Space');
    await expect.poll(() => placeOf(first)).not.toMatchObject({ x: before.x, y: before.y });
  }
});

test('fits the wall and the selected card, and zooms by keys', async ({ page, watch: _watch }) => {
  await openWall(page, '');
  await cardNamed(page, 'Email: Default').focus();
  await page.keyboard.press('1');
  await zoomIs(page, 100);
  await page.keyboard.press('-');
  await zoomIs(page, 80);
  await page.keyboard.press('+');
  await zoomIs(page, 100);
  await page.keyboard.press('0');
  const wall = (await view(page).boundingBox())!;
  const cards = cardsOf(page);
  await expect(cards).toHaveCount(screens.length);
  for (const box of [await placeOf(cards.first()), await placeOf(cards.last())]) {
    expect(box.x).toBeGreaterThanOrEqual(Math.floor(wall.x));
    expect(box.x + box.width).toBeLessThanOrEqual(Math.ceil(wall.x + wall.width));
  }
  await page.keyboard.press('2');
  await expect
    .poll(async () => (await placeOf(cardNamed(page, 'Email: Default'))).width)
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
  const place = await placeOf(last);

  await page.keyboard.press('f');
  await expect(page.getByRole('button', { name: new RegExp(`^Screen: ${title}`) })).toBeVisible();
  await page.goBack();
  await expect(last).toHaveAttribute('aria-label', ofLast);
  await expect.poll(() => placeOf(last)).toEqual(place);
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

test('fills every card, and follows edits of colours and texts, and the scheme', async ({ page, watch: _watch }) => {
  // A part of the wall: every screen would take minutes, and the sweep of the stills renders them all.
  await openWall(page, 'search=Password');
  // The wall receives keys once it has the focus.
  await expect(cardNamed(page, 'Password: Default')).toBeFocused();
  await page.keyboard.press('0');
  const cards = cardsOf(page);
  const screenCount = Number.parseInt((await page.locator('.wall-count').textContent()) ?? '', 10);
  await expect(async () => {
    const cardCount = await cards.count();
    expect(cardCount).toBeGreaterThanOrEqual(screenCount);
    expect(await cards.locator('.portico-root').count()).toBe(cardCount);
  }).toPass();
  for (const area of ['login-box', 'portal']) await expect(cards.locator(`.portico-${area}`)).not.toHaveCount(0);
  await expect(page.locator('.wall-failed')).toHaveCount(0);

  const password = cardNamed(page, 'Password: Default').locator('.still');
  const submit = password.locator('.portico-button[type="submit"]');
  await primaryColor(page).fill('#204060');
  await expect(submit).toHaveCSS('background-color', 'rgb(32, 64, 96)');
  await page.getByRole('button', { name: 'Preview is light: make it dark' }).click();
  await expect(password.locator('.portico-login-box')).toHaveAttribute('data-portico-scheme', 'dark');

  await importFile(
    page,
    'texts.json',
    JSON.stringify({ localizations: { en: { loginBox: { login: { passwordTitle: 'Open the harbour' } } } } }),
  );
  await expect(password).toContainText('Open the harbour');
});

/** The pages in the stills of all cards in and near the view, of a language or with something in them. */
const pagesOf = (page: Page, selector = '.still-page') => cardsOf(page).locator(`.still ${selector}`);

test('shows the whole wall in another language, on another device and with another menu', async ({
  page,
  watch: _watch,
}) => {
  await openWall(page, 'search=profile&area=admin-portal');
  const menu = cardNamed(page, 'Profile: Default').locator('.still nav');
  await expect(menu).toContainText('Users');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await expect(menu).toContainText('Benutzer');
  await expect(pagesOf(page, '.still-page:not([lang="de"])')).toHaveCount(0);

  await importFile(page, 'menu.json', JSON.stringify({ navigation: { users: { visibility: 'hidden' } } }));
  await expect(menu).not.toContainText('Benutzer');
  await expect(menu).toContainText('Kontodaten');
  await expect(cardsOf(page).locator('.still nav').filter({ hasText: 'Benutzer' })).toHaveCount(0);

  await page.getByRole('radio', { name: /^Phone/ }).check({ force: true });
  await expect.poll(() => pagesOf(page).count()).toBe(await cardsOf(page).count());
  for (const still of await cardsOf(page).locator('.still').all()) await expect(still).toHaveCSS('width', '390px');
});

test('shows a desktop and a phone in each card', async ({ page, watch: _watch }) => {
  await openWall(page, 'search=Password&area=login-box&camera=900,700,40&compare=devices');
  const password = cardNamed(page, 'Password: Default');
  for (const [panel, width] of [1024, 390].entries()) {
    const still = password.locator(`[data-panel="${panel}"] .still`);
    await expect(still).toContainText('Enter your password');
    await expect(still).toHaveCSS('width', `${width}px`);
  }
  const [desktop, phone] = [
    await placeOf(password.locator('[data-panel="0"]')),
    await placeOf(password.locator('[data-panel="1"]')),
  ];
  expect(phone.x).toBeGreaterThanOrEqual(desktop.x + desktop.width);
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

/** Runs in the page. */
function countStoredStills(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('portico-stills');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const counting = opening.result.transaction('stills').objectStore('stills').count();
      counting.onsuccess = () => resolve(counting.result);
    };
  });
}

test('opens complete at a later visit, from the cache alone', async ({ page, watch: _watch }) => {
  await openWall(page, 'search=Password&area=login-box');
  const cards = cardsOf(page);
  await expect.poll(() => pagesOf(page).count()).toBe(await cards.count());
  const shown = await cards.locator('.still').allInnerTexts();
  await expect.poll(() => page.evaluate(countStoredStills)).toBeGreaterThanOrEqual(shown.length);

  await page.route('**/frame.html', (route) => route.abort());
  await page.reload();
  await expect(pagesOf(page)).toHaveCount(shown.length);
  expect(await cards.locator('.still').allInnerTexts()).toEqual(shown);
  await expect(page.locator('.wall-waiting, .wall-failed')).toHaveCount(0);
});

test('fills and follows edits when the storage is full', async ({ page, watch: _watch }) => {
  await withRefusals(page, 'QuotaExceededError');
  await openWall(page, 'search=Password');
  const button = cardNamed(page, 'Password: Default').locator('.still .portico-button[type="submit"]');
  await primaryColor(page).fill('#204060');
  await expect(button).toHaveCSS('background-color', 'rgb(32, 64, 96)');
  await expect(page.getByText(/no room left for the design/)).toBeVisible();
  expect(await page.evaluate(countStoredStills)).toBe(0);
  await expect(page.locator('.wall-failed')).toHaveCount(0);
});

const liveScreen = (page: Page) => page.frameLocator('.wall-frame[data-shown] iframe');
const liveFrames = (page: Page) => page.locator('.wall-frame[data-shown]');
/** A place of a card without controls. */
const corner = { position: { x: 40, y: 60 } };

/** Rests the pointer on a card. A live screen soon covers the card, which a hover of the card itself would wait for. */
async function pointAt(page: Page, element: Locator): Promise<void> {
  const { x, y } = await placeOf(element);
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
  await zoomIs(page, 26);
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

test('moves the wall by the wheel over a live screen, and opens Focus by a double click on it', async ({
  page,
  watch: _watch,
}) => {
  await openWall(page, 'camera=900,900,50');
  const email = cardNamed(page, 'Email: Default');
  await pointAt(page, email);
  await expect(liveFrames(page)).toHaveCount(1);
  const before = await placeOf(email);
  await page.mouse.wheel(10, 20);
  await expect.poll(() => placeOf(email)).toMatchObject({ x: before.x - 10, y: before.y - 20 });
  await liveScreen(page).locator('body').dblclick(corner);
  await expect(page.getByRole('button', { name: /^Screen: Email\./ })).toBeVisible();
});
