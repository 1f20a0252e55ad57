import { expect, type Page } from '@playwright/test';
import type { Hands } from './hands';

/** Another site that the page has left for: a provider's, or a company's. */
export interface Elsewhere {
  /** Presses the button of this name there; whatever it leads to comes next, in the end the host's own page. */
  press(name: string | RegExp): Promise<void>;
  /** Waits until the page has left for the service's own sign-in page. */
  arrive(): Promise<void>;
}

/** The page itself is there. */
export const elsewhereOf = (hands: Hands): Elsewhere => ({
  press: (name) => hands.press(name),
  arrive: () => Promise.resolve(),
});

/**
 * Sites of a world that lives inside of the page: they stand over the host's page. The service's own sign-in page is a
 * host of its own, which the demo mounts beside itself.
 *
 * @param service Where the page believes the world to be.
 */
export async function elsewhereInPage(page: Page, service: string): Promise<Elsewhere> {
  let wanted: string | undefined;
  await page.route(`${service}/**`, async (route) => {
    wanted = route.request().url();
    // Without content the browser stays where it is.
    await route.fulfill({ status: 204 });
  });
  const site = page.frameLocator('portico-preview-site iframe');
  return {
    press: (name) => site.getByRole('button', { name, exact: true }).click(),
    async arrive() {
      await expect.poll(() => wanted, 'the page leaves for the service').toBeDefined();
      const address = await page.evaluate(redirectOf, wanted ?? '');
      wanted = undefined;
      await page.evaluate((there) => window.demo.openHostedPage(there), address);
    },
  };
}

/** Where the world sends whoever comes to an address of its own; runs in the page. */
async function redirectOf(address: string): Promise<string> {
  const answer = await window.demo.transport(new Request(address));
  return new URL(answer.headers.get('location') ?? '', address).href;
}
