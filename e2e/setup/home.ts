import { expect, type Page } from '@playwright/test';
import type { World } from '@portico/mock-backend';
import { type Elsewhere, elsewhereInPage, elsewhereOf } from './elsewhere';
import { goWithinPage } from './go-within-page';
import type { Hands } from './hands';
import type { LiveHost } from './live-host';
import { siteUrl } from './serve';

/** Where a journey takes place: the sample host's page, and the world that answers it. */
export interface Home {
  page: Page;
  /** Opens an address of the host, as a link in a mail does. */
  open(address: string): Promise<void>;
  /** The other site that the page has redirected to. */
  elsewhere(hands: Hands): Elsewhere;
  /**
   * Runs a function on the world, in the test or in the page. The function is passed as text: it sees its arguments and
   * nothing of the file around it.
   */
  inWorld<Given, Result>(work: (world: World, given: Given) => Result, given: Given): Promise<Result>;
}

/** The production build of the host over HTTP. */
export function homeOverHttp({ page, world, open }: LiveHost): Home {
  return { page, open, elsewhere: elsewhereOf, inWorld: async (work, given) => work(world, given) };
}

/** The same host with the prop `preview`. Its world is inside the page, so addresses change without a page load. */
export async function homeInPage(page: Page): Promise<Home> {
  await page.goto(`${siteUrl('spa-demo')}/?latency=0`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  async function open(address: string) {
    const { pathname, search, hash } = new URL(address, siteUrl('spa-demo'));
    await goWithinPage(page, pathname + search + hash);
  }
  return {
    page,
    open,
    elsewhere: () => elsewhereInPage(page),
    inWorld: (work, given) =>
      page.evaluate<never>(`window.demo.world.then((world) => (${work})(world, ${JSON.stringify(given)}))`),
  };
}
