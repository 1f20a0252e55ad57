import type { Browser, Page } from '@playwright/test';
import { expect, type LiveHost } from '../setup/live-host';
import { pointer } from '../setup/user-actions';
import { signIn } from './login-methods/sign-in-steps';

const ADA = 'ada@acme.test';

/** The menu of the portal. */
const menu = (page: Page) => page.getByRole('navigation', { name: 'Pages', exact: true });

/** Two browsers, each with an administrator at this address of the portal. */
export async function twoAdmins({ page, open, openElsewhere }: LiveHost, browser: Browser, address: string) {
  await open(address);
  const other = await openElsewhere(browser, address);
  for (const one of [page, other]) {
    await signIn(pointer(one), ADA);
    await expect(menu(one)).toBeVisible();
  }
  return { other, close: () => other.context().close() };
}
