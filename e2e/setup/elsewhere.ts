import type { Page } from '@playwright/test';
import type { Hands } from './hands';

/** Another site that the page has left for: a provider's, or a company's. */
export interface Elsewhere {
  /** Presses the button of this name there; whatever it leads to comes next, in the end the host's own page. */
  press(name: string | RegExp): Promise<void>;
}

/** The page itself is there. */
export const elsewhereOf = (hands: Hands): Elsewhere => ({ press: (name) => hands.press(name) });

/** Sites of a world that lives inside of the page: they stand over the host's page. */
export function elsewhereInPage(page: Page): Elsewhere {
  const site = page.frameLocator('portico-preview-site iframe');
  return { press: (name) => site.getByRole('button', { name, exact: true }).click() };
}
