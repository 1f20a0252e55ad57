import { expect, type Page } from '@playwright/test';
import type { World } from '@portico/mock-backend';
import { goWithinPage } from './go-within-page';
import type { LiveHost } from './live-host';
import { type OtherSite, otherSiteInPage, otherSiteOverHttp } from './other-site';
import { siteUrl } from './serve';
import type { UserActions } from './user-actions';

/** Where a journey takes place: the sample host's page, and the world that answers it. */
export interface HostSite {
  page: Page;
  /** Opens an address of the host, as a link in a mail does. */
  open(address: string): Promise<void>;
  /** The other site that the page has redirected to. */
  otherSite(user: UserActions): OtherSite;
  /**
   * Runs a function on the world, in the test or in the page. The function is passed as text: it sees its arguments and
   * nothing of the file around it.
   */
  inWorld<Given, Result>(work: (world: World, given: Given) => Result, given: Given): Promise<Result>;
}

/** The production build of the host over HTTP. */
export function siteOverHttp({ page, world, open }: LiveHost): HostSite {
  return { page, open, otherSite: otherSiteOverHttp, inWorld: async (work, given) => work(world, given) };
}

/** The same host with the prop `preview`. Its world is inside the page, so addresses change without a page load. */
export async function siteInPage(page: Page): Promise<HostSite> {
  await page.goto(`${siteUrl('spa-demo')}/?latency=0`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  async function open(address: string) {
    const { pathname, search, hash } = new URL(address, siteUrl('spa-demo'));
    await goWithinPage(page, pathname + search + hash);
  }
  return {
    page,
    open,
    otherSite: () => otherSiteInPage(page),
    inWorld: (work, given) =>
      page.evaluate<never>(`window.demo.world.then((world) => (${work})(world, ${JSON.stringify(given)}))`),
  };
}
