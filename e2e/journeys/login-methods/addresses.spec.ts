import { expect } from '../../setup/live-host';
import { throughCompany, toCompany } from './company';
import { expectSignedIn, type Journey, testJourney } from './journey';
import { expectStep, giveEmail, givePassword, introduce, signIn, tryAgain } from './moves';
import { signOut } from './second-factor';
import { offer, setPolicy } from './world-rows';

const ADA = 'ada@acme.test';
const INES = 'ines@acme.test';
const MIA = 'mia@new.example';
const SIGN_IN = 'POST /identity/resources/auth/v1/user';
const atFirst = { attempt: { failsOnce: true } };

const journeys: Journey[] = [
  {
    title: 'a page with parameters of its own, and back to it',
    alsoInPage: true,
    fault: SIGN_IN,
    async walk(hands, home) {
      const wanted = '/reports?view=open&name=Bell%26Co';
      await home.open(wanted);
      await hands.press('Sign in');
      await expect(home.page).toHaveURL(/\/account\/login\?redirectUrl=http%3A[^&]+%26name%3DBell%2526Co$/);
      await signIn(hands, ADA, atFirst);
      await expectSignedIn(home, ADA);
      expect(home.page.url()).toMatch(/\/reports\?view=open&name=Bell%26Co$/);
    },
  },
  {
    title: 'a login address with foreign parameters next to redirectUrl',
    fault: SIGN_IN,
    async walk(hands, home) {
      const redirectUrl = '/reports?view=open';
      await home.open(`/account/login?${new URLSearchParams({ utm_source: 'mail', redirectUrl, lang: 'en' })}`);
      await hands.press('Create an account');
      await hands.press('Sign in');
      await signIn(hands, ADA, atFirst);
      await expectSignedIn(home, ADA);
      await expect(home.page).toHaveURL(/\/reports\?view=open$/);
    },
  },
  {
    title: 'an account that the address names, which has a company sign-in of its own',
    async prepare(home) {
      await throughCompany({})(home);
      await offer(home, ['EmailAndPassword']);
    },
    fault: 'POST /identity/resources/auth/v1/user/saml/postlogin',
    async walk(hands, home) {
      // Brightwater has no company sign-in, so the same user signs in there by password.
      await home.open('/account/login?tenantId=tenant-brightwater');
      await giveEmail(hands, INES);
      await expect(home.page.getByLabel('Password', { exact: true })).toBeFocused();
      await home.open('/');
      await home.open('/account/login?tenantId=tenant-acme');
      await toCompany(hands, INES);
      await home.elsewhere(hands).press(/ines@acme\.test/);
      await home.elsewhere(hands).press('Continue');
      await tryAgain(hands, home);
      await expectSignedIn(home, INES);
    },
  },
  {
    title: 'the `signUpSuccessUrl` of the host after a sign-up',
    host: { authOptions: { routes: { signUpSuccessUrl: '/welcome?tour=yes' } } },
    prepare: (home) => setPolicy(home, 'sign-up', { allowed: true, verifyEmail: false }),
    fault: 'POST /identity/resources/users/v1/signUp',
    async walk(hands, home) {
      await home.open('/account/sign-up');
      await introduce(hands, MIA);
      await hands.fill('Password', 'Winter-Garden-77');
      await hands.press('Create account', { failsOnce: true });
      await expectSignedIn(home, MIA);
      await expect(home.page).toHaveURL(/\/welcome\?tour=yes$/);
    },
  },
  {
    title: 'a login page and a place afterwards that the host has chosen',
    host: {
      authOptions: { routes: { customLoginUrl: '/account/login?brand=acme', customLoginAuthenticatedUrl: '/harbor' } },
    },
    fault: SIGN_IN,
    async walk(hands, home) {
      await givePassword(hands, home, ADA, atFirst);
      await expectSignedIn(home, ADA);
      await expect(home.page).toHaveURL(/\/harbor$/);
      await signOut(home);
      await home.open('/reports');
      await hands.press('Sign in');
      await expect(home.page).toHaveURL(/\/account\/login\?brand=acme&redirectUrl=/);
      await signIn(hands, ADA);
      await expectSignedIn(home, ADA);
      await expect(home.page).toHaveURL(/\/reports$/);
    },
  },
  {
    title: 'a host below a base name, by way of a forgotten password',
    alsoInPage: true,
    host: { basename: '/app' },
    fault: SIGN_IN,
    async walk(hands, home) {
      await home.open('/app/reports?view=open');
      await hands.press('Sign in');
      await expect(home.page).toHaveURL(/\/app\/account\/login\?redirectUrl=/);
      await hands.fill('Email', ADA);
      await hands.press('Continue');
      await hands.press('Forgot your password?');
      await expect(home.page).toHaveURL(/\/app\/account\/forget-password/);
      await hands.press('Back to sign in');
      await signIn(hands, ADA, atFirst);
      await expectSignedIn(home, ADA);
      await expect(home.page).toHaveURL(/\/app\/reports\?view=open$/);
    },
  },
  {
    title: 'a sign-out that the service does not hear at first',
    alsoInPage: true,
    fault: 'POST /identity/resources/auth/v1/logout',
    async walk(hands, home) {
      await givePassword(hands, home, ADA);
      await expectSignedIn(home, ADA);
      await home.open('/account/logout');
      await expectStep(home, 'Sign in');
      await home.open('/');
      await hands.press('Sign in');
      await signIn(hands, INES);
      await expectSignedIn(home, INES);
      await hands.press('Sign out');
      await expect(home.page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    },
  },
];

journeys.forEach(testJourney);
