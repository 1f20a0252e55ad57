import type { HostSite } from '../../setup/host-site';
import { expect } from '../../setup/live-host';
import { invite } from './invite';
import { expectSignedIn, type Journey, testJourney } from './journey';
import { CODE, choosePassword, expectStep, giveCode, givePassword, signIn, tryAgain } from './sign-in-steps';
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
const withCodes = (site: HostSite) => setPolicy(site, 'invitations', { withCode: true });

const journeys: Journey[] = [
  {
    title: 'an invitation into another team, accepted by one press',
    alsoInPage: true,
    fault: `${USERS}/invitation/accept`,
    async walk(user, site) {
      await site.open(await invite(site, LIAM));
      await expectStep(site, 'Join Acme Harbor');
      await user.press('Accept the invitation', { failsOnce: true });
      await expectStep(site, 'Welcome to Acme Harbor');
      await user.press('Sign in now');
      await signIn(user, LIAM);
      await expectSignedIn(site, LIAM);
    },
  },
  {
    title: 'an invitation with a code, opened twice, which is wrong at first',
    prepare: withCodes,
    fault: 'GET /identity/resources/users/v1/activate/strategy',
    async walk(user, site) {
      const link = await invite(site, LIAM);
      await site.open(link);
      await user.press('Try again');
      await expect(site.page.getByLabel(CODE)).toBeVisible();
      // Mail scanners open links before the user does.
      await site.open(link);
      await user.fill(CODE, '000000');
      await expect(site.page.getByLabel(CODE)).toHaveAccessibleDescription(/This code is not right/);
      await giveCode(user, site, mailedCode);
      await expectStep(site, 'Welcome to Acme Harbor');
      await user.press('Sign in now');
      await signIn(user, LIAM);
      await expectSignedIn(site, LIAM);
    },
  },
  {
    title: 'an invitation of a new user, whose first password is too simple',
    prepare: (site) => setPolicy(site, 'password-history', { enabled: true, historySize: 2 }),
    fault: `${USERS}/activate`,
    async walk(user, site) {
      const link = await invite(site, MIA);
      await site.open(link.replace('/account/activate', '/account/invitation/accept'));
      await user.fill('New password', 'short');
      await user.fill('Repeat the new password', 'short');
      await user.press('Accept the invitation');
      await expect(site.page.getByLabel('New password', { exact: true })).toBeFocused();
      await choosePassword(user, FIRST_PASSWORD);
      await user.press('Accept the invitation', { failsOnce: true });
      await user.press('Go now');
      await expectSignedIn(site, MIA);
    },
  },
  {
    title: 'an account activated by the link in the mail',
    fault: `${USERS}/activate`,
    async walk(user, site) {
      await site.open(await invite(site, MIA));
      await expectStep(site, 'Activate your account');
      await choosePassword(user, FIRST_PASSWORD);
      await user.press('Activate my account', { failsOnce: true });
      await expectStep(site, 'Your account is active');
      await user.press('Go now');
      await expectSignedIn(site, MIA);
    },
  },
  {
    title: 'an account activated by the code in the mail',
    prepare: withCodes,
    fault: `${USERS}/activate/code`,
    async walk(user, site) {
      await site.open(await invite(site, MIA));
      await giveCode(user, site, mailedCode);
      await expect(site.page.getByLabel('New password', { exact: true })).toBeFocused();
      await choosePassword(user, FIRST_PASSWORD);
      await user.press('Activate my account', { failsOnce: true });
      await user.press('Go now');
      await expectSignedIn(site, MIA);
    },
  },
  {
    title: 'an account without a password, activated by one press',
    prepare: (site) => offer(site, ['Code']),
    fault: `${USERS}/activate`,
    async walk(user, site) {
      await site.open(await invite(site, MIA));
      await user.press('Activate my account', { failsOnce: true });
      await user.press('Go now');
      await expectSignedIn(site, MIA);
    },
  },
  {
    title: 'an account activated by a provider, in place of a password',
    alsoInPage: true,
    fault: 'POST /identity/resources/auth/v1/user/sso/{provider}/postlogin',
    async walk(user, site) {
      await site.open(await invite(site, NORA));
      await user.press('Activate with Google');
      await site.otherSite(user).press(/nora@outside\.test/);
      await tryAgain(user, site);
      await expectSignedIn(site, NORA);
    },
  },
  {
    title: 'a broken activation link, and another one by mail',
    fault: `${USERS}/activate/reset`,
    async walk(user, site) {
      await invite(site, MIA);
      await site.open('/account/activate?userId=unknown&token=cut-off');
      await expectStep(site, 'This link no longer works');
      await user.fill('Email', MIA);
      await user.press('Send another link', { failsOnce: true });
      await expectStep(site, 'Check your inbox');
      await site.open(await mailedLink(site));
      await choosePassword(user, FIRST_PASSWORD);
      await user.press('Activate my account');
      await user.press('Go now');
      await expectSignedIn(site, MIA);
    },
  },
  {
    title: 'an invitation that a newer one has replaced, with another user signed in',
    fault: `${USERS}/invitation/reset`,
    async walk(user, site) {
      const old = await invite(site, LIAM);
      await givePassword(user, site, INES);
      await expectSignedIn(site, INES);
      await site.open(old.replace(/token=[^&]*/, 'token=gone'));
      await expectStep(site, 'This invitation no longer works');
      await user.fill('Email', LIAM);
      await user.press('Send another invitation', { failsOnce: true });
      await expectStep(site, 'Check your inbox');
      await site.open(await mailedLink(site));
      await user.press('Sign out and continue');
      await user.press('Accept the invitation');
      await expectStep(site, 'Welcome to Acme Harbor');
    },
  },
];

journeys.forEach(testJourney);
