import { DEMO_PASSWORD } from '@portico/mock-backend';
import type { Hands } from '../../setup/hands';
import type { Home } from '../../setup/home';
import { expect } from '../../setup/live-host';
import { invite } from './invite';
import { expectSignedIn, type Journey, testJourney } from './journey';
import { mailedCode, mailedLink, offer, setPolicy } from './world-rows';

/** Works elsewhere, and has a password. */
const LIAM = 'liam@brightwater.test';
/** Has never been here. */
const MIA = 'mia@newharbor.test';
const FIRST_PASSWORD = 'Winter-Garden-77';
const USERS = 'POST /identity/resources/users/v1';

const heading = ({ page }: Home, name: string) => expect(page.getByRole('heading', { name })).toBeVisible();

async function signIn(hands: Hands, home: Home, email: string) {
  await hands.fill('Email', email);
  await hands.press('Continue');
  await hands.fill('Password', DEMO_PASSWORD);
  await hands.press('Sign in');
  await expectSignedIn(home, email);
}

async function choosePassword(hands: Hands) {
  await hands.fill('New password', FIRST_PASSWORD);
  await hands.fill('Repeat the new password', FIRST_PASSWORD);
}

/** Every invitation carries a code. */
const withCodes = (home: Home) => setPolicy(home, 'invitations', { withCode: true });

const journeys: Journey[] = [
  {
    title: 'an invitation into another team, accepted by one press',
    fault: `${USERS}/invitation/accept`,
    async walk(hands, home) {
      await home.open(await invite(home, LIAM));
      await heading(home, 'Join Acme Harbor');
      await hands.press('Accept the invitation', { failsOnce: true });
      await heading(home, 'Welcome to Acme Harbor');
      await hands.press('Sign in now');
      await signIn(hands, home, LIAM);
    },
  },
  {
    title: 'an invitation with a code, opened twice, which is wrong at first',
    prepare: withCodes,
    fault: 'GET /identity/resources/users/v1/activate/strategy',
    async walk(hands, home) {
      const link = await invite(home, LIAM);
      await home.open(link);
      await hands.press('Try again');
      await expect(home.page.getByLabel('6-digit code')).toBeVisible();
      // Programs that look into mails open links before their reader does.
      await home.open(link);
      await hands.fill('6-digit code', '000000');
      await expect(home.page.getByLabel('6-digit code')).toHaveAccessibleDescription(/This code is not right/);
      await hands.fill('6-digit code', await mailedCode(home));
      await heading(home, 'Welcome to Acme Harbor');
      await hands.press('Sign in now');
      await signIn(hands, home, LIAM);
    },
  },
  {
    title: 'an invitation of somebody new, with a first password that is too simple at first',
    prepare: (home) => setPolicy(home, 'password-history', { enabled: true, historySize: 2 }),
    fault: `${USERS}/activate`,
    async walk(hands, home) {
      const link = await invite(home, MIA);
      await home.open(link.replace('/account/activate', '/account/invitation/accept'));
      await hands.fill('New password', 'short');
      await hands.fill('Repeat the new password', 'short');
      await hands.press('Accept the invitation');
      await expect(home.page.getByLabel('New password', { exact: true })).toBeFocused();
      await choosePassword(hands);
      await hands.press('Accept the invitation', { failsOnce: true });
      await hands.press('Go now');
      await expectSignedIn(home, MIA);
    },
  },
  {
    title: 'an account activated by the link in the mail',
    fault: `${USERS}/activate`,
    async walk(hands, home) {
      await home.open(await invite(home, MIA));
      await heading(home, 'Activate your account');
      await choosePassword(hands);
      await hands.press('Activate my account', { failsOnce: true });
      await heading(home, 'Your account is active');
      await hands.press('Go now');
      await expectSignedIn(home, MIA);
    },
  },
  {
    title: 'an account activated by the code in the mail',
    prepare: withCodes,
    fault: `${USERS}/activate/code`,
    async walk(hands, home) {
      await home.open(await invite(home, MIA));
      await hands.fill('6-digit code', await mailedCode(home));
      await expect(home.page.getByLabel('New password', { exact: true })).toBeFocused();
      await choosePassword(hands);
      await hands.press('Activate my account', { failsOnce: true });
      await hands.press('Go now');
      await expectSignedIn(home, MIA);
    },
  },
  {
    title: 'an account without a password, activated by one press',
    prepare: (home) => offer(home, ['Code']),
    fault: `${USERS}/activate`,
    async walk(hands, home) {
      await home.open(await invite(home, MIA));
      await hands.press('Activate my account', { failsOnce: true });
      await hands.press('Go now');
      await expectSignedIn(home, MIA);
    },
  },
  {
    title: 'a broken activation link, and another one by mail',
    fault: `${USERS}/activate/reset`,
    async walk(hands, home) {
      await invite(home, MIA);
      await home.open('/account/activate?userId=nobody&token=cut-off');
      await heading(home, 'This link no longer works');
      await hands.fill('Email', MIA);
      await hands.press('Send another link', { failsOnce: true });
      await heading(home, 'Check your inbox');
      await home.open(await mailedLink(home));
      await choosePassword(hands);
      await hands.press('Activate my account');
      await hands.press('Go now');
      await expectSignedIn(home, MIA);
    },
  },
  {
    title: 'an invitation that a newer one has replaced, with somebody else signed in',
    fault: `${USERS}/invitation/reset`,
    async walk(hands, home) {
      const old = await invite(home, LIAM);
      await home.open('/account/login');
      await signIn(hands, home, 'ines@acme.test');
      await home.open(old.replace(/token=[^&]*/, 'token=gone'));
      await heading(home, 'This invitation no longer works');
      await hands.fill('Email', LIAM);
      await hands.press('Send another invitation', { failsOnce: true });
      await heading(home, 'Check your inbox');
      await home.open(await mailedLink(home));
      await hands.press('Sign out and go on');
      await hands.press('Accept the invitation');
      await heading(home, 'Welcome to Acme Harbor');
    },
  },
];

journeys.forEach(testJourney);
