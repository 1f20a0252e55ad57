import type { Page } from '@playwright/test';
import { expect, type LiveHost } from '../setup/live-host';
import { pointer } from '../setup/user-actions';
import { signIn } from './login-methods/sign-in-steps';

const ADA = 'ada@acme.test';

/** The menu of the portal. */
const menu = (page: Page) => page.getByRole('navigation', { name: 'Pages', exact: true });

/** Signs in an administrator at this address of the portal, in each of two browsers. Returns the page of the second. */
export async function twoAdmins({ page, open, openElsewhere }: LiveHost, address: string) {
  await open(address);
  const other = await openElsewhere(address);
  for (const one of [page, other]) {
    await signIn(pointer(one), ADA);
    await expect(menu(one)).toBeVisible();
  }
  return other;
}
