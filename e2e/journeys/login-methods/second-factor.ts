import type { Hands } from '../../setup/hands';
import type { Home } from '../../setup/home';
import { expect } from '../../setup/live-host';
import { expectSignedIn } from './journey';
import { CODE } from './moves';

/** Enters a code, which its last digit sends. After the failure, the button sends it again. */
export async function giveCodeTwice(hands: Hands, { page }: Home, code: string, submit: string) {
  await hands.fill(CODE, code);
  await expect(page.getByRole('alert')).toBeFocused();
  await hands.press(submit);
}

/** Completes the last step of an enrolment. */
export async function keepRecoveryCode(hands: Hands, home: Home, email: string) {
  await expect(home.page.getByRole('heading', { name: 'Save your recovery code' })).toBeFocused();
  await hands.press('I have saved it');
  await expectSignedIn(home, email);
}

export async function signOut({ page, open }: Home) {
  await open('/account/logout');
  await expect(page.getByLabel('Email')).toBeVisible();
}
