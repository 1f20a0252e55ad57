import type { Page } from '@playwright/test';

/** As the host's own router would: the page stays, and only its address changes. */
export async function goWithinPage(page: Page, address: string) {
  await page.evaluate((place) => {
    history.pushState(null, '', place);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}
