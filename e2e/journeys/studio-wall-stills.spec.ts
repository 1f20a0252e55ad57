import type { Page } from '@playwright/test';
import { expect, test } from '../setup/live-host';
import { withRefusals } from '../setup/refuse-storage';
import { importFile, primaryColor } from '../setup/studio';
import { cardNamed, cardsOf, openWall, placeInWindow } from '../setup/wall';

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
    await placeInWindow(password.locator('[data-panel="0"]')),
    await placeInWindow(password.locator('[data-panel="1"]')),
  ];
  expect(phone.x).toBeGreaterThanOrEqual(desktop.x + desktop.width);
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
