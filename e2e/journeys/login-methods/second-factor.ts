import type { HostSite } from '../../setup/host-site';
import { expect } from '../../setup/live-host';
import type { UserActions } from '../../setup/user-actions';
import { expectSignedIn } from './journey';
import { CODE } from './sign-in-steps';

/** Enters a code, which its last digit sends. After the failure, the button sends it again. */
export async function giveCodeTwice(user: UserActions, { page }: HostSite, code: string, submit: string) {
  await user.fill(CODE, code);
  await expect(page.getByRole('alert')).toBeFocused();
  await user.press(submit);
}

/** Completes the last step of an enrolment. */
export async function keepRecoveryCode(user: UserActions, site: HostSite, email: string) {
  await expect(site.page.getByRole('heading', { name: 'Save your recovery code' })).toBeFocused();
  await user.press('I have saved it');
  await expectSignedIn(site, email);
}

export async function signOut({ page, open }: HostSite) {
  await open('/account/logout');
  await expect(page.getByLabel('Email')).toBeVisible();
}
