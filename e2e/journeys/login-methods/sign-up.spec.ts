import { expect } from '../../setup/live-host';
import { expectSignedIn, type Journey, testJourney } from './journey';
import { CODE, expectStep, giveCode, introduce, tryAgain } from './moves';
import { giveCodeTwice } from './second-factor';
import { mailedCode, membersOf, offer, setPolicy, teamLink, textedCode } from './world-rows';

const MIA = 'mia@new.example';
const PASSWORD = 'Winter-Garden-77';
const SIGN_UP = 'POST /identity/resources/users/v1/signUp';

const journeys: Journey[] = [
  {
    title: 'a new account, confirmed by the code in the mail',
    alsoInPage: true,
    fault: SIGN_UP,
    async walk(hands, home) {
      await home.open('/account/login');
      await hands.press('Create an account');
      await introduce(hands, MIA);
      await hands.fill('Password', PASSWORD);
      await hands.press('Create account', { failsOnce: true });
      await expectStep(home, 'Confirm your email address');
      await giveCode(hands, home, mailedCode);
      await expectStep(home, 'Your account is active');
      await hands.press('Go now');
      await expectSignedIn(home, MIA);
    },
  },
  {
    title: 'a new account that is signed in at once, after an address that is taken',
    prepare: (home) => setPolicy(home, 'sign-up', { allowed: true, verifyEmail: false }),
    fault: SIGN_UP,
    async walk(hands, home) {
      await home.open('/account/sign-up');
      await introduce(hands, 'ada@acme.test');
      await hands.fill('Password', PASSWORD);
      await hands.press('Create account', { failsOnce: true });
      const email = home.page.getByLabel('Work email');
      await expect(email).toBeFocused();
      await expect(email).toHaveAccessibleDescription(/This email address already has an account/);
      await hands.fill('Work email', MIA);
      await hands.press('Create account');
      await expectSignedIn(home, MIA);
    },
  },
  {
    title: 'a new account without a password',
    prepare: (home) => offer(home, ['Code']),
    fault: SIGN_UP,
    async walk(hands, home) {
      await home.open('/account/sign-up');
      await introduce(hands, MIA);
      await hands.press('Create account', { failsOnce: true });
      await expectStep(home, 'Confirm your email address');
      await giveCode(hands, home, mailedCode);
      await hands.press('Go now');
      await expectSignedIn(home, MIA);
    },
  },
  {
    title: 'a new account by phone',
    prepare: (home) =>
      setPolicy(home, 'sign-up', {
        allowed: true,
        phoneNumber: { isActive: true, isRequired: true },
        email: { isActive: true, isRequired: false },
      }),
    fault: `${SIGN_UP}/phoneNumber`,
    async walk(hands, home) {
      await home.open('/account/sign-up');
      await hands.fill('Full name', 'Mia Tran');
      await hands.fill('Company', 'New Harbor');
      await hands.fill('Phone number', '+12025550000');
      await hands.fill('Password', PASSWORD);
      await hands.press('Create account', { failsOnce: true });
      await expect(home.page.getByLabel(CODE)).toBeFocused();
      await hands.fill(CODE, '000000');
      await expect(home.page.getByLabel(CODE)).toHaveAccessibleDescription(/not right|not work/);
      await giveCode(hands, home, textedCode);
      await expect(home.page.getByText('Signed in as')).toBeVisible();
    },
  },
  {
    title: 'a new account by phone and e-mail, after a number that was left out',
    prepare: (home) =>
      setPolicy(home, 'sign-up', {
        allowed: true,
        phoneNumber: { isActive: true, isRequired: true },
        email: { isActive: true, isRequired: true },
      }),
    fault: 'POST /identity/resources/auth/v1/passwordless/{type}/postlogin',
    async walk(hands, home) {
      await home.open('/account/sign-up');
      await introduce(hands, MIA);
      await hands.fill('Password', PASSWORD);
      await hands.press('Create account');
      const number = home.page.getByLabel('Phone number', { exact: true });
      await expect(number).toBeFocused();
      await expect(number).toHaveAccessibleDescription(/Enter your phone number/);
      await hands.fill('Phone number', '+12025550000');
      await hands.press('Create account');
      await expect(home.page.getByLabel(CODE)).toBeFocused();
      await giveCodeTwice(hands, home, await textedCode(home), 'Verify');
      await expectSignedIn(home, MIA);
    },
  },
  {
    title: 'a new account by user name, and back in by it',
    async prepare(home) {
      await offer(home, ['UsernameAndPassword']);
      await setPolicy(home, 'sign-up', {
        allowed: true,
        username: { isActive: true, isRequired: true },
        email: { isActive: false, isRequired: false },
      });
    },
    fault: `${SIGN_UP}/username`,
    async walk(hands, home) {
      await home.open('/account/sign-up');
      await hands.fill('Full name', 'Mia Tran');
      await hands.fill('Company', 'New Harbor');
      await hands.fill('Username', 'mia.tran');
      await hands.fill('Password', PASSWORD);
      await hands.press('Create account', { failsOnce: true });
      await expect(home.page.getByText('Signed in as')).toBeVisible();
      await home.open('/account/logout');
      await hands.fill('Username', 'mia.tran');
      await hands.press('Continue');
      await hands.fill('Password', PASSWORD);
      await hands.press('Sign in');
      await expect(home.page.getByText('Signed in as')).toBeVisible();
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
    async walk(hands, home) {
      await home.open('/account/sign-up');
      await hands.fill('First name', 'Mia');
      await hands.fill('Last name', 'Tran');
      await hands.fill('Work email', MIA);
      await hands.fill('Password', PASSWORD);
      await hands.fill('Repeat the password', `${PASSWORD}8`);
      await hands.press('Create account');
      await expect(home.page.getByLabel('Repeat the password')).toHaveAccessibleDescription(/not the same/);
      await hands.fill('Repeat the password', PASSWORD);
      await hands.tick(/^I agree to the/);
      await hands.press('Create account', { failsOnce: true });
      await giveCode(hands, home, mailedCode);
      await hands.press('Go now');
      await expectSignedIn(home, MIA);
    },
  },
  {
    title: 'a new account by a provider, in the team that gave its link away',
    alsoInPage: true,
    prepare: teamLink,
    fault: 'POST /identity/resources/auth/v1/user/sso/{provider}/postlogin',
    async walk(hands, home) {
      await home.open('/account/sign-up?invitationToken=link-acme');
      await hands.press('Sign up with Google');
      await home.elsewhere(hands).press(/nora@outside\.test/);
      await tryAgain(hands, home);
      await expectSignedIn(home, 'nora@outside.test');
      expect(await membersOf(home, 'tenant-acme')).toContain('nora@outside.test');
    },
  },
  {
    title: 'a new account in the team that gave its link away',
    prepare: teamLink,
    fault: SIGN_UP,
    async walk(hands, home) {
      await home.open('/account/sign-up?invitationToken=link-acme');
      await expectStep(home, 'Join Acme Harbor');
      await hands.fill('Full name', 'Mia Tran');
      await hands.fill('Work email', MIA);
      await hands.fill('Password', PASSWORD);
      await hands.press('Join the team', { failsOnce: true });
      await giveCode(hands, home, mailedCode);
      await hands.press('Go now');
      await expectSignedIn(home, MIA);
    },
  },
];

journeys.forEach(testJourney);
