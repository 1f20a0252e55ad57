import { DEMO_PASSWORD } from '@portico/mock-backend';
import type { AuthStrategy } from '@portico/sdk/contract';
import type { Home } from '../../setup/home';
import { expect } from '../../setup/live-host';
import { expectSignedIn, type Journey, testJourney } from './journey';
import { CODE } from './moves';
import { changePerson, mailedCode, offer, textedCode } from './world-rows';

const ADA = 'ada@acme.test';
const USERNAME = 'harbor-ada';
const SIGN_IN = 'POST /identity/resources/auth/v1/user';
const ASK = 'POST /identity/resources/auth/v1/passwordless/{type}/prelogin';
const ANSWER = 'POST /identity/resources/auth/v1/passwordless/{type}/postlogin';
const PHONE = '+12025550111';

/** A login method by code: the identifier of the user, and where the code arrives. */
interface ByCode {
  title: string;
  strategy: AuthStrategy;
  label: string;
  name: string;
  sent: (home: Home) => Promise<string>;
  /** The call that fails: sending the code, or verifying it. */
  fault: typeof ASK | typeof ANSWER;
}

const byCode = ({ title, strategy, label, name, sent, fault }: ByCode): Journey => ({
  title,
  async prepare(home) {
    await offer(home, [strategy]);
    await changePerson(home, ADA, { username: USERNAME });
  },
  fault,
  async walk(hands, home) {
    const code = home.page.getByLabel(CODE);
    await home.open('/account/login');
    await hands.fill(label, name);
    await hands.press('Continue', { failsOnce: fault === ASK });
    await expect(code).toBeFocused();
    await hands.fill(CODE, await sent(home));
    if (fault === ANSWER) {
      await expect(home.page.getByRole('alert')).toBeFocused();
      await hands.press('Continue');
    }
    await expectSignedIn(home, ADA);
  },
});

const byPassword = (title: string, strategy: AuthStrategy, label: string, name: string): Journey => ({
  title,
  async prepare(home) {
    await offer(home, [strategy]);
    await changePerson(home, ADA, { username: USERNAME });
  },
  fault: SIGN_IN,
  async walk(hands, home) {
    await home.open('/account/login');
    await hands.fill(label, name);
    await hands.press('Continue');
    await hands.fill('Password', DEMO_PASSWORD);
    await hands.press('Sign in', { failsOnce: true });
    await expectSignedIn(home, ADA);
  },
});

const EMAIL_OR_PHONE = 'Email or phone number';
const USERNAME_OR_PHONE = 'Username or phone number';

const journeys: Journey[] = [
  { ...byPassword('e-mail and password', 'EmailAndPassword', 'Email', ADA), alsoInPage: true },
  byPassword('a user name and a password', 'UsernameAndPassword', 'Username', USERNAME),
  ...[
    { title: 'a mailed code', strategy: 'Code', label: 'Email', name: ADA, sent: mailedCode, fault: ASK } as const,
    {
      title: 'a user name and a mailed code',
      strategy: 'UsernameAndCode',
      label: 'Username',
      name: USERNAME,
      sent: mailedCode,
      fault: ANSWER,
    } as const,
    {
      title: 'a texted code, by e-mail address',
      strategy: 'SmsCode',
      label: EMAIL_OR_PHONE,
      name: ADA,
      sent: textedCode,
      fault: ANSWER,
    } as const,
    {
      title: 'a texted code, by phone number',
      strategy: 'SmsCode',
      label: EMAIL_OR_PHONE,
      name: PHONE,
      sent: textedCode,
      fault: ASK,
    } as const,
    {
      title: 'a user name and a texted code',
      strategy: 'UsernameAndSms',
      label: USERNAME_OR_PHONE,
      name: USERNAME,
      sent: textedCode,
      fault: ASK,
    } as const,
  ].map(byCode),
];

journeys.forEach(testJourney);
