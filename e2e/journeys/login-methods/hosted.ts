import type { HostSite } from '../../setup/host-site';
import { expect } from '../../setup/live-host';
import type { UserActions } from '../../setup/user-actions';
import { expectSignedIn } from './journey';
import { signIn, tryAgain } from './sign-in-steps';

const ADA = 'ada@acme.test';

/** Signs in from the host's page through hosted login, with a failure of the callback, and signs out at the service. */
export async function throughHosted(user: UserActions, site: HostSite) {
  await site.open('/');
  await user.press('Sign in');
  await expect(site.page.getByLabel('Email')).toBeFocused();
  await signIn(user, ADA);
  await tryAgain(user, site);
  await expectSignedIn(site, ADA);
  await user.press('Sign out');
  await expect(site.page.getByRole('button', { name: 'Sign in' })).toBeVisible();
}
