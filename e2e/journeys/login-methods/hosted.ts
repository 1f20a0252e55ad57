import type { Hands } from '../../setup/hands';
import type { Home } from '../../setup/home';
import { expect } from '../../setup/live-host';
import { expectSignedIn } from './journey';
import { signIn, tryAgain } from './moves';

const ADA = 'ada@acme.test';

/** Signs in from the host's page through hosted login, with a failure of the callback, and signs out at the service. */
export async function throughHosted(hands: Hands, home: Home) {
  await home.open('/');
  await hands.press('Sign in');
  await expect(home.page.getByLabel('Email')).toBeFocused();
  await signIn(hands, ADA);
  await tryAgain(hands, home);
  await expectSignedIn(home, ADA);
  await hands.press('Sign out');
  await expect(home.page.getByRole('button', { name: 'Sign in' })).toBeVisible();
}
