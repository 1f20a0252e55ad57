import type { Page } from '@playwright/test';

/** Navigates as the host's router does: changes the address without a page load. */
export async function goWithinPage(page: Page, address: string) {
  await page.evaluate((place) => {
    history.pushState(null, '', place);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}
