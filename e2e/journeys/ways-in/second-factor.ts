import { DEMO_PASSWORD } from '@portico/mock-backend';
import type { Hands } from '../../setup/hands';
import type { Home } from '../../setup/home';
import { expect } from '../../setup/live-host';
import { expectSignedIn } from './journey';

/** What every field for a one-time code is called. */
export const CODE = '6-digit code';

/** Up to the second factor of somebody, by the password. */
export async function givePassword(hands: Hands, home: Home, email: string) {
  await home.open('/account/login');
  await hands.fill('Email', email);
  await hands.press('Continue');
  await hands.fill('Password', DEMO_PASSWORD);
  await hands.press('Sign in');
}

/** The last digit sends a code; the failure is said, and the button sends it again. */
export async function giveCodeTwice(hands: Hands, { page }: Home, code: string, submit: string) {
  await hands.fill(CODE, code);
  await expect(page.getByRole('alert')).toBeFocused();
  await hands.press(submit);
}

/** The step that an enrolment ends with, and on. */
export async function keepRecoveryCode(hands: Hands, home: Home, email: string) {
  await expect(home.page.getByRole('heading', { name: 'Save your recovery code' })).toBeFocused();
  await hands.press('I have saved it');
  await expectSignedIn(home, email);
}

export async function signOut({ page, open }: Home) {
  await open('/account/logout');
  await expect(page.getByLabel('Email')).toBeVisible();
}
