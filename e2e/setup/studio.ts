import type { Page } from '@playwright/test';
import { siteUrl } from './serve';

/** Name of the database in which the studio keeps its designs. */
export const STUDIO_DATABASE = 'portico-studio';

/** Opens the studio at a place and returns the frame of its screen. */
export async function openStudio(page: Page, place = '') {
  await page.goto(`${siteUrl('studio')}/#${place}`);
  return page.frameLocator('iframe').first();
}

/** The field of the primary colour, which these tests change. */
export function primaryColor(page: Page) {
  return page.getByLabel('Primary', { exact: true });
}

/** The status in the top bar that says whether the design is saved. */
export function savedNote(page: Page) {
  return page.locator('.studio-saved');
}

/** Imports a file, as a vendor does in the file dialog. */
export async function importFile(page: Page, name: string, text: string) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import metadata' }).click();
  await (await chooser).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}
