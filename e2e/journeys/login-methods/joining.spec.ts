import type { Home } from '../../setup/home';
import { expect } from '../../setup/live-host';
import { invite } from './invite';
import { expectSignedIn, type Journey, testJourney } from './journey';
import { CODE, choosePassword, expectStep, giveCode, givePassword, signIn, tryAgain } from './moves';
import { mailedCode, mailedLink, offer, setPolicy } from './world-rows';

/** A user of another tenant, with a password. */
const LIAM = 'liam@brightwater.test';
/** A user who has never signed in. */
const MIA = 'mia@newharbor.test';
/** A user with an account at a provider. */
const NORA = 'nora@outside.test';
const INES = 'ines@acme.test';
const FIRST_PASSWORD = 'Winter-Garden-77';
const USERS = 'POST /identity/resources/users/v1';

/** Every invitation carries a code. */
const withCodes = (home: Home) => setPolicy(home, 'invitations', { withCode: true });

const journeys: Journey[] = [
  {
    title: 'an invitation into another team, accepted by one press',
    alsoInPage: true,
    fault: `${USERS}/invitation/accept`,
    async walk(hands, home) {
      await home.open(await invite(home, LIAM));
      await expectStep(home, 'Join Acme Harbor');
      await hands.press('Accept the invitation', { failsOnce: true });
      await expectStep(home, 'Welcome to Acme Harbor');
      await hands.press('Sign in now');
      await signIn(hands, LIAM);
      await expectSignedIn(home, LIAM);
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
      await expect(home.page.getByLabel(CODE)).toBeVisible();
      // Mail scanners open links before the user does.
      await home.open(link);
      await hands.fill(CODE, '000000');
      await expect(home.page.getByLabel(CODE)).toHaveAccessibleDescription(/This code is not right/);
      await giveCode(hands, home, mailedCode);
      await expectStep(home, 'Welcome to Acme Harbor');
      await hands.press('Sign in now');
      await signIn(hands, LIAM);
      await expectSignedIn(home, LIAM);
    },
  },
  {
    title: 'an invitation of a new user, whose first password is too simple',
    prepare: (home) => setPolicy(home, 'password-history', { enabled: true, historySize: 2 }),
    fault: `${USERS}/activate`,
    async walk(hands, home) {
      const link = await invite(home, MIA);
      await home.open(link.replace('/account/activate', '/account/invitation/accept'));
      await hands.fill('New password', 'short');
      await hands.fill('Repeat the new password', 'short');
      await hands.press('Accept the invitation');
      await expect(home.page.getByLabel('New password', { exact: true })).toBeFocused();
      await choosePassword(hands, FIRST_PASSWORD);
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
      await expectStep(home, 'Activate your account');
      await choosePassword(hands, FIRST_PASSWORD);
      await hands.press('Activate my account', { failsOnce: true });
      await expectStep(home, 'Your account is active');
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
      await giveCode(hands, home, mailedCode);
      await expect(home.page.getByLabel('New password', { exact: true })).toBeFocused();
      await choosePassword(hands, FIRST_PASSWORD);
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
    title: 'an account activated by a provider, in place of a password',
    alsoInPage: true,
    fault: 'POST /identity/resources/auth/v1/user/sso/{provider}/postlogin',
    async walk(hands, home) {
      await home.open(await invite(home, NORA));
      await hands.press('Activate with Google');
      await home.elsewhere(hands).press(/nora@outside\.test/);
      await tryAgain(hands, home);
      await expectSignedIn(home, NORA);
    },
  },
  {
    title: 'a broken activation link, and another one by mail',
    fault: `${USERS}/activate/reset`,
    async walk(hands, home) {
      await invite(home, MIA);
      await home.open('/account/activate?userId=unknown&token=cut-off');
      await expectStep(home, 'This link no longer works');
      await hands.fill('Email', MIA);
      await hands.press('Send another link', { failsOnce: true });
      await expectStep(home, 'Check your inbox');
      await home.open(await mailedLink(home));
      await choosePassword(hands, FIRST_PASSWORD);
      await hands.press('Activate my account');
      await hands.press('Go now');
      await expectSignedIn(home, MIA);
    },
  },
  {
    title: 'an invitation that a newer one has replaced, with another user signed in',
    fault: `${USERS}/invitation/reset`,
    async walk(hands, home) {
      const old = await invite(home, LIAM);
      await givePassword(hands, home, INES);
      await expectSignedIn(home, INES);
      await home.open(old.replace(/token=[^&]*/, 'token=gone'));
      await expectStep(home, 'This invitation no longer works');
      await hands.fill('Email', LIAM);
      await hands.press('Send another invitation', { failsOnce: true });
      await expectStep(home, 'Check your inbox');
      await home.open(await mailedLink(home));
      await hands.press('Sign out and continue');
      await hands.press('Accept the invitation');
      await expectStep(home, 'Welcome to Acme Harbor');
    },
  },
];

journeys.forEach(testJourney);
