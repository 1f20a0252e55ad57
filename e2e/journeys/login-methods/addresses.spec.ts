import { expect } from '../../setup/live-host';
import { throughCompany, toCompany } from './company';
import { expectSignedIn, type Journey, testJourney } from './journey';
import { signOut } from './second-factor';
import { expectStep, giveEmail, givePassword, introduce, signIn, tryAgain } from './sign-in-steps';
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
    async walk(user, site) {
      const wanted = '/reports?view=open&name=Bell%26Co';
      await site.open(wanted);
      await user.press('Sign in');
      await expect(site.page).toHaveURL(/\/account\/login\?redirectUrl=http%3A[^&]+%26name%3DBell%2526Co$/);
      await signIn(user, ADA, atFirst);
      await expectSignedIn(site, ADA);
      expect(site.page.url()).toMatch(/\/reports\?view=open&name=Bell%26Co$/);
    },
  },
  {
    title: 'a login address with foreign parameters next to redirectUrl',
    fault: SIGN_IN,
    async walk(user, site) {
      const redirectUrl = '/reports?view=open';
      await site.open(`/account/login?${new URLSearchParams({ utm_source: 'mail', redirectUrl, lang: 'en' })}`);
      await user.press('Create an account');
      await user.press('Sign in');
      await signIn(user, ADA, atFirst);
      await expectSignedIn(site, ADA);
      await expect(site.page).toHaveURL(/\/reports\?view=open$/);
    },
  },
  {
    title: 'an account that the address names, which has a company sign-in of its own',
    async prepare(site) {
      await throughCompany({})(site);
      await offer(site, ['EmailAndPassword']);
    },
    fault: 'POST /identity/resources/auth/v1/user/saml/postlogin',
    async walk(user, site) {
      // Brightwater has no company sign-in, so the same user signs in there by password.
      await site.open('/account/login?tenantId=tenant-brightwater');
      await giveEmail(user, INES);
      await expect(site.page.getByLabel('Password', { exact: true })).toBeFocused();
      await site.open('/');
      await site.open('/account/login?tenantId=tenant-acme');
      await toCompany(user, INES);
      await site.otherSite(user).press(/ines@acme\.test/);
      await site.otherSite(user).press('Continue');
      await tryAgain(user, site);
      await expectSignedIn(site, INES);
    },
  },
  {
    title: 'the `signUpSuccessUrl` of the host after a sign-up',
    host: { authOptions: { routes: { signUpSuccessUrl: '/welcome?tour=yes' } } },
    prepare: (site) => setPolicy(site, 'sign-up', { allowed: true, verifyEmail: false }),
    fault: 'POST /identity/resources/users/v1/signUp',
    async walk(user, site) {
      await site.open('/account/sign-up');
      await introduce(user, MIA);
      await user.fill('Password', 'Winter-Garden-77');
      await user.press('Create account', { failsOnce: true });
      await expectSignedIn(site, MIA);
      await expect(site.page).toHaveURL(/\/welcome\?tour=yes$/);
    },
  },
  {
    title: 'a login page and a place afterwards that the host has chosen',
    host: {
      authOptions: { routes: { customLoginUrl: '/account/login?brand=acme', customLoginAuthenticatedUrl: '/harbor' } },
    },
    fault: SIGN_IN,
    async walk(user, site) {
      await givePassword(user, site, ADA, atFirst);
      await expectSignedIn(site, ADA);
      await expect(site.page).toHaveURL(/\/harbor$/);
      await signOut(site);
      await site.open('/reports');
      await user.press('Sign in');
      await expect(site.page).toHaveURL(/\/account\/login\?brand=acme&redirectUrl=/);
      await signIn(user, ADA);
      await expectSignedIn(site, ADA);
      await expect(site.page).toHaveURL(/\/reports$/);
    },
  },
  {
    title: 'a host below a base name, by way of a forgotten password',
    alsoInPage: true,
    host: { basename: '/app' },
    fault: SIGN_IN,
    async walk(user, site) {
      await site.open('/app/reports?view=open');
      await user.press('Sign in');
      await expect(site.page).toHaveURL(/\/app\/account\/login\?redirectUrl=/);
      await user.fill('Email', ADA);
      await user.press('Continue');
      await user.press('Forgot your password?');
      await expect(site.page).toHaveURL(/\/app\/account\/forget-password/);
      await user.press('Back to sign in');
      await signIn(user, ADA, atFirst);
      await expectSignedIn(site, ADA);
      await expect(site.page).toHaveURL(/\/app\/reports\?view=open$/);
    },
  },
  {
    title: 'a sign-out that the service does not hear at first',
    alsoInPage: true,
    fault: 'POST /identity/resources/auth/v1/logout',
    async walk(user, site) {
      await givePassword(user, site, ADA);
      await expectSignedIn(site, ADA);
      await site.open('/account/logout');
      await expectStep(site, 'Sign in');
      await site.open('/');
      await user.press('Sign in');
      await signIn(user, INES);
      await expectSignedIn(site, INES);
      await user.press('Sign out');
      await expect(site.page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    },
  },
];

journeys.forEach(testJourney);
