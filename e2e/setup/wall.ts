import { expect, type Locator, type Page } from '@playwright/test';
import { openStudio } from './studio';

/** Opens the wall at a place, without motion, and waits until its cards have their places. */
export async function openWall(page: Page, place: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStudio(page, `view=wall&${place}`);
  await page.locator('.wall-plane[data-placed] .wall-card, .wall-empty').first().waitFor();
}

/** The cards in and near the view. */
export function cardsOf(page: Page) {
  return page.locator('.wall-card');
}

/** The card of a state, by its name: `Email: Default`. */
export function cardNamed(page: Page, name: string) {
  return page.getByRole('gridcell', { name, exact: true });
}

/** The part of the wall that the window shows, which a drag and the wheel move. */
export function wallView(page: Page) {
  return page.locator('.wall-view');
}

/** Expects that the wall shows its cards at a zoom, in percent. */
export function expectZoom(page: Page, percent: number): Promise<void> {
  return expect(page.getByRole('button', { name: `${percent} %: zoom to 100 %` })).toBeVisible();
}

/** Position in the window, in whole pixels; the camera rests when the address names its place. */
export async function placeInWindow(element: Locator): Promise<{ x: number; y: number; width: number }> {
  const { x, y, width } = (await element.boundingBox())!;
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width) };
}
