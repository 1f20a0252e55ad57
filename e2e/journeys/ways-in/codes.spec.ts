import { DEMO_PASSWORD } from '@portico/mock-backend';
import { expect } from '../../setup/live-host';
import { expectSignedIn, type Journey, testJourney } from './journey';
import { changePerson, mailedCode, offer, textedCode } from './world-rows';

const ADA = 'ada@acme.test';
const SIGN_IN = 'POST /identity/resources/auth/v1/user';
const ASK = 'POST /identity/resources/auth/v1/passwordless/{type}/prelogin';

const journeys: Journey[] = [
  {
    title: 'e-mail and password',
    fault: SIGN_IN,
    async walk(hands, home) {
      await home.open('/account/login');
      await hands.fill('Email', ADA);
      await hands.press('Continue');
      await hands.fill('Password', DEMO_PASSWORD);
      await hands.press('Sign in', { failsOnce: true });
      await expectSignedIn(home, ADA);
    },
  },
  {
    title: 'a mailed code',
    prepare: (home) => offer(home, ['Code']),
    fault: ASK,
    async walk(hands, home) {
      await home.open('/account/login');
      await hands.fill('Email', ADA);
      await hands.press('Continue', { failsOnce: true });
      await expect(home.page.getByLabel('6-digit code')).toBeFocused();
      await hands.fill('6-digit code', await mailedCode(home));
      await expectSignedIn(home, ADA);
    },
  },
  {
    title: 'a user name and a texted code',
    async prepare(home) {
      await offer(home, ['UsernameAndSms']);
      await changePerson(home, ADA, { username: 'harbor-ada' });
    },
    fault: ASK,
    async walk(hands, home) {
      await home.open('/account/login');
      await hands.fill('Username or phone number', 'harbor-ada');
      await hands.press('Continue', { failsOnce: true });
      await expect(home.page.getByLabel('6-digit code')).toBeFocused();
      await hands.fill('6-digit code', await textedCode(home));
      await expectSignedIn(home, ADA);
    },
  },
];

journeys.forEach(testJourney);
