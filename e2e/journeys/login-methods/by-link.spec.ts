import type { Page } from '@playwright/test';
import type { Hands } from '../../setup/hands';
import type { Home } from '../../setup/home';
import { expect } from '../../setup/live-host';
import { expectSignedIn, type Journey, testJourney } from './journey';
import { expectStep, givePassword, signIn } from './moves';
import { demandSecondFactor, mailedLink, setPolicy, teamLink } from './world-rows';

const ADA = 'ada@acme.test';
const INES = 'ines@acme.test';
const MIA = 'mia@new.example';
const PASSWORD = 'Winter-Garden-77';

const DECIDE = 'POST /identity/resources/approval-flows/v1/approver-action';

/** A team with a public invite link that approves each user who joins by it. */
async function askingTeam(home: Home) {
  await teamLink(home);
  await setPolicy(home, 'sign-up', { allowed: true, verifyEmail: false });
  await setPolicy(home, 'approval-flows', { joining: true });
}

async function askToJoin(hands: Hands, home: Home) {
  await home.open('/account/sign-up?invitationToken=link-acme');
  await hands.fill('Full name', 'Mia Tran');
  await hands.fill('Work email', MIA);
  await hands.fill('Password', PASSWORD);
  await hands.press('Join the team');
  await expectStep(home, 'Your request is on its way');
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
    async walk(hands, home) {
      const address = await home.inWorld(async (world, email) => {
        const { transport } = world.connect({ signedInAs: 'ada@acme.test' });
        const headers = { 'content-type': 'application/json' };
        const url = 'https://id.portico.test/identity/resources/auth/v1/user/token/refresh';
        const answer = await transport(new Request(url, { method: 'POST', headers, body: '{}' }));
        const { accessToken: actorToken } = await answer.json();
        const users = world.snapshot().tables.users as readonly { id: string; email: string }[];
        const impersonatedUserId = users.find((user) => user.email === email)?.id ?? '';
        return `/account/impersonate?${new URLSearchParams({ impersonatedUserId, actorToken })}`;
      }, INES);
      await home.open(address);
      await hands.press('Continue as this user', { failsOnce: true });
      await expectSignedIn(home, INES);
      await expect(home.page.getByText(/You are acting as .*ines@acme.test/)).toBeVisible();
      await hands.press('Stop');
      await expect(home.page.getByLabel('Email')).toBeVisible();
    },
  },
  {
    title: 'a team whose administrator approves a user by mail',
    alsoInPage: true,
    prepare: askingTeam,
    fault: DECIDE,
    async walk(hands, home) {
      await askToJoin(hands, home);
      await home.open(await mailedLink(home));
      await hands.press('Approve', { failsOnce: true });
      await expectStep(home, 'Approved');
      await hands.press('Back to sign in');
      await signIn(hands, MIA, { password: PASSWORD });
      await expectSignedIn(home, MIA);
    },
  },
  {
    title: 'a team whose administrator declines a user',
    prepare: askingTeam,
    fault: DECIDE,
    async walk(hands, home) {
      await askToJoin(hands, home);
      const link = await mailedLink(home);
      await home.open(link);
      await hands.press('Decline', { failsOnce: true });
      await expectStep(home, 'Declined');
      await hands.press('Back to sign in');
      await home.open(link);
      await expectStep(home, 'This request is no longer open');
      await hands.press('Back to sign in');
      await signIn(hands, MIA, { password: PASSWORD });
      await expect(home.page.getByLabel('Password', { exact: true })).toBeFocused();
      await expect(home.page.getByRole('alert')).toHaveText(/is not right/);
    },
  },
  {
    title: 'an app on the phone, which does not open at first',
    alsoInPage: true,
    host: { enableOpenAppRoute: true },
    async walk(hands, home) {
      const { page } = home;
      await home.open('/account/redirect?redirectUrl=https%3A%2F%2Fevil.test%2F');
      await expectStep(home, 'We cannot open this address');
      await hands.press('Back to sign in');
      await expect(page.getByLabel('Email')).toBeVisible();

      // An address of the host's own that a phone gives to the app, where it is installed.
      const address = new URL('/in-the-app?order=7', page.url()).href;
      await page.route(address, (route) => route.fulfill({ status: 204 }), { times: 1 });
      await home.open(`/account/redirect?${new URLSearchParams({ redirectUrl: address })}`);
      await expectStep(home, 'The app did not open');
      await hands.press('Open the app');
      await expect(page).toHaveURL(address);
    },
  },
  {
    title: 'an authenticator app on the phone in one’s hand, after a link that was cut off',
    prepare: (home) => demandSecondFactor(home, ['AuthenticatorApp']),
    async walk(hands, home) {
      await givePassword(hands, home, ADA);
      const toApp = home.page.getByRole('link', { name: 'Open the app on this device' });
      const otpauth = (await toApp.getAttribute('href')) ?? '';
      await home.open(addAccount(otpauth.slice(0, 20)));
      await expectStep(home, 'This page cannot add an account');
      await hands.press('Back to sign in');
      await home.open(addAccount(otpauth));
      await expectStep(home, 'Add this account to your authenticator app');
      await expect(home.page).not.toHaveURL(/secret/);
      const left = await watchLeaving(home.page);
      await hands.press('Open my authenticator app');
      expect(await left.address).toMatch(/^otpauth:\/\/totp\/.*secret=/);
    },
  },
];

journeys.forEach(testJourney);
