import type { Page } from '@playwright/test';
import { siteInPage } from '../setup/host-site';
import { expect, test } from '../setup/live-host';
import { pointer } from '../setup/user-actions';
import { expectSignedIn } from './login-methods/journey';
import { keepRecoveryCode, signOut } from './login-methods/second-factor';
import {
  choosePassword,
  expectStep,
  giveCode,
  giveEmail,
  givePassword,
  introduce,
  signIn,
} from './login-methods/sign-in-steps';
import { appCode, demandSecondFactor, mailedCode, mailedLink } from './login-methods/world-rows';

const [ADA, MIA, NORA] = ['ada@acme.test', 'mia@new.example', 'nora@brightwater.test'];
const PASSWORD = 'Winter-Garden-77';
const NEW_PASSWORD = 'Quiet-Meadow-17';

/** The addresses of every request that the page sends to a network from now on. */
function networkRequests(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('http')) addresses.push(request.url());
  });
  return addresses;
}

/** Opens the demo as a user does, waits until it is loaded, and disconnects it. */
async function openOffline(page: Page) {
  const site = await siteInPage(page);
  await page.evaluate(() => window.demo.loaded);
  await page.context().setOffline(true);
  return { site, user: pointer(page), requests: networkRequests(page) };
}

test('a demo signs up, enrols a second factor and steps up without a network', async ({ page, watch: _watch }) => {
  const { site, user, requests } = await openOffline(page);
  await site.open('/account/login');
  await user.press('Create an account');
  await introduce(user, MIA);
  await user.fill('Password', PASSWORD);
  await user.press('Create account');
  await giveCode(user, site, mailedCode);
  await user.press('Go now');
  await expectSignedIn(site, MIA);
  await signOut(site);

  await demandSecondFactor(site, ['AuthenticatorApp']);
  await givePassword(user, site, MIA, { password: PASSWORD });
  await giveCode(user, site, () => appCode(site, MIA));
  await keepRecoveryCode(user, site, MIA);
  await site.inWorld((world, ms) => world.clock.advance(ms), 90_000);
  await site.open('/account/step-up?maxAge=60&redirectUrl=%2Fpayments');
  await giveCode(user, site, () => appCode(site, MIA));
  await expect(page).toHaveURL(/\/payments$/);
  expect(requests).toEqual([]);
});

test('a demo recovers a password without a network', async ({ page, watch: _watch }) => {
  const { site, user, requests } = await openOffline(page);
  await site.open('/account/login');
  await giveEmail(user, ADA);
  await user.press('Forgot your password?');
  await user.fill('Email', ADA);
  await user.press('Send the link');
  await expectStep(site, 'Check your inbox');
  await site.open(await mailedLink(site));
  await choosePassword(user, NEW_PASSWORD);
  await user.press('Save the new password');
  await expectStep(site, 'Your password is changed');
  await user.press('Sign in');
  await signIn(user, ADA, { password: NEW_PASSWORD });
  await expectSignedIn(site, ADA);
  expect(requests).toEqual([]);
});

test('a demo switches the tenant, invites a user and reads the audit log without a network', async ({
  page,
  watch: _watch,
}) => {
  const { site, user, requests } = await openOffline(page);
  const choosePage = (name: string) =>
    page.getByRole('navigation', { name: 'Pages', exact: true }).getByRole('button', { name }).click();
  await site.open('/account/login');
  await signIn(user, ADA);
  await user.press('Open the admin portal');
  await user.press('Switch account: Acme Harbor');
  await page.getByRole('menuitem', { name: 'Brightwater Studio' }).click();
  await expect(page.getByRole('button', { name: 'Switch account: Brightwater Studio' })).toBeVisible();

  await choosePage('Users');
  await user.press('Invite user');
  const invitation = page.getByRole('dialog', { name: 'Invite a user' });
  await invitation.getByLabel('Name').fill('Nora Example');
  await invitation.getByLabel('Email').fill(NORA);
  await invitation.getByRole('button', { name: 'Send invitation' }).click();
  const users = page.getByRole('table', { name: 'Users' });
  await expect(users.getByText(NORA)).toBeVisible();
  await expect(users.getByText('liam@brightwater.test')).toBeVisible();
  expect(await site.inWorld((world) => world.inbox.list()[0]?.to, null)).toBe(NORA);

  await choosePage('Audit logs');
  await page.getByRole('button', { name: 'User invited' }).first().click();
  await expect(page.getByRole('dialog', { name: 'User invited' })).toContainText(NORA);
  expect(requests).toEqual([]);
});
