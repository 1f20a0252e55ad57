import type { AppOptions } from '@portico/sdk';
import { type HostSite, siteInPage, siteOverHttp } from '../../setup/host-site';
import { expect } from '../../setup/live-host';
import { mountWith } from '../../setup/mount-with';
import { test } from '../../setup/shared-context';
import { keyboard, pointer, type UserActions } from '../../setup/user-actions';

/** One journey through a login method. It runs over HTTP by keyboard. */
export interface Journey {
  title: string;
  /**
   * Runs also in the page, by pointer. Set in one journey for each kind of transition that works differently there:
   * leaving for another site, opening a link, changing the address, and what the browser stores. The steps themselves
   * are the same in both: the parity sweep compares them.
   */
  alsoInPage?: boolean;
  /** What the host's developer has set up. */
  host?: Partial<AppOptions>;
  /** What no JSON can hold of it, as `window.appOptions`; runs in the page. */
  hostCode?(): void;
  /** What the operator of the service has set up before. */
  prepare?(site: HostSite): Promise<void>;
  /**
   * The call that fails once: `METHOD /path/of/the/contract`. The press that sends it passes `failsOnce`. A journey
   * that sends no call simulates its failure in `walk`.
   */
  fault?: string;
  /** Walks from the first address to the end of the journey, which is a signed-in user in most cases. */
  walk(user: UserActions, site: HostSite): Promise<void>;
}

/** Prepares the world, adds the fault, and walks the journey. */
async function walk({ prepare, fault, walk: go }: Journey, user: UserActions, site: HostSite) {
  await prepare?.(site);
  if (fault) {
    await site.inWorld(
      (world, call) => world.faults.add({ call, kind: 'status', status: 503, errors: ['Simulated failure'], times: 1 }),
      fault,
    );
  }
  await go(user, site);
}

/** Expects that the host shows the signed-in user. */
export const expectSignedIn = ({ page }: HostSite, email: string) =>
  expect(page.getByText(`Signed in as ${email}`)).toBeVisible();

/** Tests a journey with the service over HTTP by keyboard alone, and with a world inside the page by pointer. */
export function testJourney(journey: Journey) {
  test(`${journey.title}, over HTTP, by keyboard alone, after a failure`, async ({ live, watch }) => {
    watch.allow(/Simulated failure|status of 503/);
    await mountWith(live.page, journey.host ?? {}, journey.hostCode);
    await walk(journey, keyboard(live.page), siteOverHttp(live));
  });

  if (!journey.alsoInPage) return;
  test(`${journey.title}, in the page, by pointer, after a failure`, async ({ page, watch }) => {
    watch.allow(/Simulated failure|status of 503/);
    await mountWith(page, journey.host ?? {}, journey.hostCode);
    await walk(journey, pointer(page), await siteInPage(page));
  });
}
