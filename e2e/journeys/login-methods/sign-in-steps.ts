import { DEMO_PASSWORD } from '@portico/mock-backend';
import type { HostSite } from '../../setup/host-site';
import { expect } from '../../setup/live-host';
import type { Attempt, UserActions } from '../../setup/user-actions';

/** The label of every field for a one-time code. */
export const CODE = '6-digit code';

export interface Password {
  /** Default: the password of every user in the demo. */
  password?: string;
  /** Options of the press of "Sign in". */
  attempt?: Attempt;
}

/** Completes the first step, which asks for the identifier. */
export async function giveEmail(user: UserActions, email: string, attempt?: Attempt) {
  await user.fill('Email', email);
  await user.press('Continue', attempt);
}

/** Both steps of a sign-in by password, from the first. */
export async function signIn(user: UserActions, email: string, { password = DEMO_PASSWORD, attempt }: Password = {}) {
  await giveEmail(user, email);
  await user.fill('Password', password);
  await user.press('Sign in', attempt);
}

/** A sign-in by password, from the login page's own address. */
export async function givePassword(user: UserActions, site: HostSite, email: string, password?: Password) {
  await site.open('/account/login');
  await signIn(user, email, password);
}

/** Fills in the name, the address and the company of a new user. */
export async function introduce(user: UserActions, email: string) {
  await user.fill('Full name', 'Mia Tran');
  await user.fill('Work email', email);
  await user.fill('Company', 'New Harbor');
}

/** Fills in a new password and its repetition. */
export async function choosePassword(user: UserActions, password: string) {
  await user.fill('New password', password);
  await user.fill('Repeat the new password', password);
}

/** Fills in the code that was sent. Waits for the field first: before, the code may not be sent yet. */
export async function giveCode(user: UserActions, site: HostSite, read: (site: HostSite) => Promise<string>) {
  await expect(site.page.getByLabel(CODE)).toBeVisible();
  await user.fill(CODE, await read(site));
}

/** Expects that the failure has the focus, and retries. */
export async function tryAgain(user: UserActions, { page }: HostSite) {
  await expect(page.getByRole('alert')).toBeFocused();
  await user.press('Try again');
}

/** Expects the step with this title. */
export const expectStep = ({ page }: HostSite, title: string) =>
  expect(page.getByRole('heading', { name: title })).toBeVisible();

/** Opens the login page with a direct action, as a host that redirects the user there does. */
export async function openDirectly(site: HostSite, action: { type: string; data?: string }) {
  const text = Buffer.from(JSON.stringify(action)).toString('base64');
  await site.open(`/account/login?${new URLSearchParams({ login_direct_action: text })}`);
}
