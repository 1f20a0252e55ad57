import { DEMO_PASSWORD } from '@portico/mock-backend';
import type { Attempt, Hands } from '../../setup/hands';
import type { Home } from '../../setup/home';
import { expect } from '../../setup/live-host';

/** The label of every field for a one-time code. */
export const CODE = '6-digit code';

export interface Password {
  /** Default: the password of every user in the demo. */
  password?: string;
  /** Options of the press of "Sign in". */
  attempt?: Attempt;
}

/** Completes the first step, which asks for the identifier. */
export async function giveEmail(hands: Hands, email: string, attempt?: Attempt) {
  await hands.fill('Email', email);
  await hands.press('Continue', attempt);
}

/** Both steps of a sign-in by password, from the first. */
export async function signIn(hands: Hands, email: string, { password = DEMO_PASSWORD, attempt }: Password = {}) {
  await giveEmail(hands, email);
  await hands.fill('Password', password);
  await hands.press('Sign in', attempt);
}

/** A sign-in by password, from the login page's own address. */
export async function givePassword(hands: Hands, home: Home, email: string, password?: Password) {
  await home.open('/account/login');
  await signIn(hands, email, password);
}

/** Fills in the name, the address and the company of a new user. */
export async function introduce(hands: Hands, email: string) {
  await hands.fill('Full name', 'Mia Tran');
  await hands.fill('Work email', email);
  await hands.fill('Company', 'New Harbor');
}

/** Fills in a new password and its repetition. */
export async function choosePassword(hands: Hands, password: string) {
  await hands.fill('New password', password);
  await hands.fill('Repeat the new password', password);
}

/** Fills in the code that was sent. Waits for the field first: before, the code may not be sent yet. */
export async function giveCode(hands: Hands, home: Home, read: (home: Home) => Promise<string>) {
  await expect(home.page.getByLabel(CODE)).toBeVisible();
  await hands.fill(CODE, await read(home));
}

/** Expects that the failure has the focus, and retries. */
export async function tryAgain(hands: Hands, { page }: Home) {
  await expect(page.getByRole('alert')).toBeFocused();
  await hands.press('Try again');
}

/** Expects the step with this title. */
export const expectStep = ({ page }: Home, title: string) =>
  expect(page.getByRole('heading', { name: title })).toBeVisible();

/** Opens the login page with a direct action, as a host that redirects the user there does. */
export async function openDirectly(home: Home, action: { type: string; data?: string }) {
  const text = Buffer.from(JSON.stringify(action)).toString('base64');
  await home.open(`/account/login?${new URLSearchParams({ login_direct_action: text })}`);
}
