import type { Page } from '@playwright/test';
import type { UserActions } from './user-actions';

/** Another site that the page has redirected to: of a provider or a company. */
export interface OtherSite {
  /** Presses the button with this name. It leads to the next page of the site, or back to the host. */
  press(name: string | RegExp): Promise<void>;
}

/** Over HTTP, the page itself is at the other site. */
export const otherSiteOverHttp = (user: UserActions): OtherSite => ({ press: (name) => user.press(name) });

/** With a world inside the page, the other site is shown over the host's page. */
export function otherSiteInPage(page: Page): OtherSite {
  const frame = page.frameLocator('portico-preview-site iframe');
  return { press: (name) => frame.getByRole('button', { name, exact: true }).click() };
}
