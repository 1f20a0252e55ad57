import { expect } from '../../setup/live-host';
import { expectSignedIn, type Journey, testJourney } from './journey';
import { giveCodeTwice } from './second-factor';
import { CODE, expectStep, giveCode, introduce, tryAgain } from './sign-in-steps';
import { mailedCode, membersOf, offer, setPolicy, teamLink, textedCode } from './world-rows';

const MIA = 'mia@new.example';
const PASSWORD = 'Winter-Garden-77';
const SIGN_UP = 'POST /identity/resources/users/v1/signUp';

const journeys: Journey[] = [
  {
    title: 'a new account, confirmed by the code in the mail',
    alsoInPage: true,
    fault: SIGN_UP,
    async walk(user, site) {
      await site.open('/account/login');
      await user.press('Create an account');
      await introduce(user, MIA);
      await user.fill('Password', PASSWORD);
      await user.press('Create account', { failsOnce: true });
      await expectStep(site, 'Confirm your email address');
      await giveCode(user, site, mailedCode);
      await expectStep(site, 'Your account is active');
      await user.press('Go now');
      await expectSignedIn(site, MIA);
    },
  },
  {
    title: 'a new account that is signed in at once, after an address that is taken',
    prepare: (site) => setPolicy(site, 'sign-up', { allowed: true, verifyEmail: false }),
    fault: SIGN_UP,
    async walk(user, site) {
      await site.open('/account/sign-up');
      await introduce(user, 'ada@acme.test');
      await user.fill('Password', PASSWORD);
      await user.press('Create account', { failsOnce: true });
      const email = site.page.getByLabel('Work email');
      await expect(email).toBeFocused();
      await expect(email).toHaveAccessibleDescription(/This email address already has an account/);
      await user.fill('Work email', MIA);
      await user.press('Create account');
      await expectSignedIn(site, MIA);
    },
  },
  {
    title: 'a new account without a password',
    prepare: (site) => offer(site, ['Code']),
    fault: SIGN_UP,
    async walk(user, site) {
      await site.open('/account/sign-up');
      await introduce(user, MIA);
      await user.press('Create account', { failsOnce: true });
      await expectStep(site, 'Confirm your email address');
      await giveCode(user, site, mailedCode);
      await user.press('Go now');
      await expectSignedIn(site, MIA);
    },
  },
  {
    title: 'a new account by phone',
    prepare: (site) =>
      setPolicy(site, 'sign-up', {
        allowed: true,
        phoneNumber: { isActive: true, isRequired: true },
        email: { isActive: true, isRequired: false },
      }),
    fault: `${SIGN_UP}/phoneNumber`,
    async walk(user, site) {
      await site.open('/account/sign-up');
      await user.fill('Full name', 'Mia Tran');
      await user.fill('Company', 'New Harbor');
      await user.fill('Phone number', '+12025550000');
      await user.fill('Password', PASSWORD);
      await user.press('Create account', { failsOnce: true });
      await expect(site.page.getByLabel(CODE)).toBeFocused();
      await user.fill(CODE, '000000');
      await expect(site.page.getByLabel(CODE)).toHaveAccessibleDescription(/not right|not work/);
      await giveCode(user, site, textedCode);
      await expect(site.page.getByText('Signed in as')).toBeVisible();
    },
  },
  {
    title: 'a new account by phone and e-mail, after a number that was left out',
    prepare: (site) =>
      setPolicy(site, 'sign-up', {
        allowed: true,
        phoneNumber: { isActive: true, isRequired: true },
        email: { isActive: true, isRequired: true },
      }),
    fault: 'POST /identity/resources/auth/v1/passwordless/{type}/postlogin',
    async walk(user, site) {
      await site.open('/account/sign-up');
      await introduce(user, MIA);
      await user.fill('Password', PASSWORD);
      await user.press('Create account');
      const number = site.page.getByLabel('Phone number', { exact: true });
      await expect(number).toBeFocused();
      await expect(number).toHaveAccessibleDescription(/Enter your phone number/);
      await user.fill('Phone number', '+12025550000');
      await user.press('Create account');
      await expect(site.page.getByLabel(CODE)).toBeFocused();
      await giveCodeTwice(user, site, await textedCode(site), 'Verify');
      await expectSignedIn(site, MIA);
    },
  },
  {
    title: 'a new account by user name, and back in by it',
    async prepare(site) {
      await offer(site, ['UsernameAndPassword']);
      await setPolicy(site, 'sign-up', {
        allowed: true,
        username: { isActive: true, isRequired: true },
        email: { isActive: false, isRequired: false },
      });
    },
    fault: `${SIGN_UP}/username`,
    async walk(user, site) {
      await site.open('/account/sign-up');
      await user.fill('Full name', 'Mia Tran');
      await user.fill('Company', 'New Harbor');
      await user.fill('Username', 'mia.tran');
      await user.fill('Password', PASSWORD);
      await user.press('Create account', { failsOnce: true });
      await expect(site.page.getByText('Signed in as')).toBeVisible();
      await site.open('/account/logout');
      await user.fill('Username', 'mia.tran');
      await user.press('Continue');
      await user.fill('Password', PASSWORD);
      await user.press('Sign in');
      await expect(site.page.getByText('Signed in as')).toBeVisible();
    },
  },
  {
    title: 'a new account on a form with two names, the password twice, and terms to agree to',
    host: {
      themeOptions: {
        loginBox: {
          signup: {
            splitFullName: true,
            requirePasswordConfirmation: true,
            hideSignUpFields: { hideCompanyName: true },
            disclaimer: { hasCheckbox: true, terms: { enabled: true } },
          },
        },
      },
    },
    fault: SIGN_UP,
    async walk(user, site) {
      await site.open('/account/sign-up');
      await user.fill('First name', 'Mia');
      await user.fill('Last name', 'Tran');
      await user.fill('Work email', MIA);
      await user.fill('Password', PASSWORD);
      await user.fill('Repeat the password', `${PASSWORD}8`);
      await user.press('Create account');
      await expect(site.page.getByLabel('Repeat the password')).toHaveAccessibleDescription(/not the same/);
      await user.fill('Repeat the password', PASSWORD);
      await user.tick(/^I agree to the/);
      await user.press('Create account', { failsOnce: true });
      await giveCode(user, site, mailedCode);
      await user.press('Go now');
      await expectSignedIn(site, MIA);
    },
  },
  {
    title: 'a new account by a provider, in the team that gave its link away',
    alsoInPage: true,
    prepare: teamLink,
    fault: 'POST /identity/resources/auth/v1/user/sso/{provider}/postlogin',
    async walk(user, site) {
      await site.open('/account/sign-up?invitationToken=link-acme');
      await user.press('Sign up with Google');
      await site.otherSite(user).press(/nora@outside\.test/);
      await tryAgain(user, site);
      await expectSignedIn(site, 'nora@outside.test');
      expect(await membersOf(site, 'tenant-acme')).toContain('nora@outside.test');
    },
  },
  {
    title: 'a new account in the team that gave its link away',
    prepare: teamLink,
    fault: SIGN_UP,
    async walk(user, site) {
      await site.open('/account/sign-up?invitationToken=link-acme');
      await expectStep(site, 'Join Acme Harbor');
      await user.fill('Full name', 'Mia Tran');
      await user.fill('Work email', MIA);
      await user.fill('Password', PASSWORD);
      await user.press('Join the team', { failsOnce: true });
      await giveCode(user, site, mailedCode);
      await user.press('Go now');
      await expectSignedIn(site, MIA);
    },
  },
];

journeys.forEach(testJourney);
