import type { Page } from '@playwright/test';
import type { HostSite } from '../../setup/host-site';
import { expect } from '../../setup/live-host';
import type { UserActions } from '../../setup/user-actions';
import { expectSignedIn, type Journey, testJourney } from './journey';
import { expectStep, givePassword, signIn } from './sign-in-steps';
import { demandSecondFactor, mailedLink, setPolicy, teamLink } from './world-rows';

const ADA = 'ada@acme.test';
const INES = 'ines@acme.test';
const MIA = 'mia@new.example';
const PASSWORD = 'Winter-Garden-77';

const DECIDE = 'POST /identity/resources/approval-flows/v1/approver-action';

/** A team with a public invite link that approves each user who joins by it. */
async function askingTeam(site: HostSite) {
  await teamLink(site);
  await setPolicy(site, 'sign-up', { allowed: true, verifyEmail: false });
  await setPolicy(site, 'approval-flows', { joining: true });
}

async function askToJoin(user: UserActions, site: HostSite) {
  await site.open('/account/sign-up?invitationToken=link-acme');
  await user.fill('Full name', 'Mia Tran');
  await user.fill('Work email', MIA);
  await user.fill('Password', PASSWORD);
  await user.press('Join the team');
  await expectStep(site, 'Your request is on its way');
}

const addAccount = (otpauth: string) => `/account/mfa-mobile-authenticator?${new URLSearchParams({ otpauth })}`;

/** Watches for the next address that the page navigates to, on any origin. */
async function watchLeaving(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.enable');
  const address = new Promise<string>((leaves) => {
    devTools.once('Page.frameRequestedNavigation', ({ url }) => leaves(url));
  });
  return { address };
}

const journeys: Journey[] = [
  {
    title: 'an impersonated session, and its end',
    alsoInPage: true,
    fault: 'POST /identity/resources/impersonation/v1',
    async walk(user, site) {
      const address = await site.inWorld(async (world, email) => {
        const { transport } = world.connect({ signedInAs: 'ada@acme.test' });
        const headers = { 'content-type': 'application/json' };
        const url = 'https://id.portico.test/identity/resources/auth/v1/user/token/refresh';
        const answer = await transport(new Request(url, { method: 'POST', headers, body: '{}' }));
        const { accessToken: actorToken } = await answer.json();
        const users = world.snapshot().tables.users as readonly { id: string; email: string }[];
        const impersonatedUserId = users.find((row) => row.email === email)?.id ?? '';
        return `/account/impersonate?${new URLSearchParams({ impersonatedUserId, actorToken })}`;
      }, INES);
      await site.open(address);
      await user.press('Continue as this user', { failsOnce: true });
      await expectSignedIn(site, INES);
      await expect(site.page.getByText(/You are acting as .*ines@acme.test/)).toBeVisible();
      await user.press('Stop');
      await expect(site.page.getByLabel('Email')).toBeVisible();
    },
  },
  {
    title: 'a team whose administrator approves a user by mail',
    alsoInPage: true,
    prepare: askingTeam,
    fault: DECIDE,
    async walk(user, site) {
      await askToJoin(user, site);
      await site.open(await mailedLink(site));
      await user.press('Approve', { failsOnce: true });
      await expectStep(site, 'Approved');
      await user.press('Back to sign in');
      await signIn(user, MIA, { password: PASSWORD });
      await expectSignedIn(site, MIA);
    },
  },
  {
    title: 'a team whose administrator declines a user',
    prepare: askingTeam,
    fault: DECIDE,
    async walk(user, site) {
      await askToJoin(user, site);
      const link = await mailedLink(site);
      await site.open(link);
      await user.press('Decline', { failsOnce: true });
      await expectStep(site, 'Declined');
      await user.press('Back to sign in');
      await site.open(link);
      await expectStep(site, 'This request is no longer open');
      await user.press('Back to sign in');
      await signIn(user, MIA, { password: PASSWORD });
      await expect(site.page.getByLabel('Password', { exact: true })).toBeFocused();
      await expect(site.page.getByRole('alert')).toHaveText(/is not right/);
    },
  },
  {
    title: 'an app on the phone, which does not open at first',
    alsoInPage: true,
    host: { enableOpenAppRoute: true },
    async walk(user, site) {
      const { page } = site;
      await site.open('/account/redirect?redirectUrl=https%3A%2F%2Fevil.test%2F');
      await expectStep(site, 'We cannot open this address');
      await user.press('Back to sign in');
      await expect(page.getByLabel('Email')).toBeVisible();

      // An address of the host's own that a phone gives to the app, where it is installed.
      const address = new URL('/in-the-app?order=7', page.url()).href;
      await page.route(address, (route) => route.fulfill({ status: 204 }), { times: 1 });
      await site.open(`/account/redirect?${new URLSearchParams({ redirectUrl: address })}`);
      await expectStep(site, 'The app did not open');
      await user.press('Open the app');
      await expect(page).toHaveURL(address);
    },
  },
  {
    title: 'an authenticator app on the phone in one’s hand, after a link that was cut off',
    prepare: (site) => demandSecondFactor(site, ['AuthenticatorApp']),
    async walk(user, site) {
      await givePassword(user, site, ADA);
      const toApp = site.page.getByRole('link', { name: 'Open the app on this device' });
      const otpauth = (await toApp.getAttribute('href')) ?? '';
      await site.open(addAccount(otpauth.slice(0, 20)));
      await expectStep(site, 'This page cannot add an account');
      await user.press('Back to sign in');
      await site.open(addAccount(otpauth));
      await expectStep(site, 'Add this account to your authenticator app');
      await expect(site.page).not.toHaveURL(/secret/);
      const left = await watchLeaving(site.page);
      await user.press('Open my authenticator app');
      expect(await left.address).toMatch(/^otpauth:\/\/totp\/.*secret=/);
    },
  },
];

journeys.forEach(testJourney);
