import type { Page } from '@playwright/test';
import type { Hands } from './hands';

/** Another site that the page has redirected to: of a provider or a company. */
export interface Elsewhere {
  /** Presses the button with this name. It leads to the next page of the site, or back to the host. */
  press(name: string | RegExp): Promise<void>;
}

/** Over HTTP, the page itself is at the other site. */
export const elsewhereOf = (hands: Hands): Elsewhere => ({ press: (name) => hands.press(name) });

/** With a world inside the page, the other site is shown over the host's page. */
export function elsewhereInPage(page: Page): Elsewhere {
  const site = page.frameLocator('portico-preview-site iframe');
  return { press: (name) => site.getByRole('button', { name, exact: true }).click() };
}
