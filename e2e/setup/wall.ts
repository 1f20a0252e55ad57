import type { Page } from '@playwright/test';
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
