import { DEMO_PASSWORD } from '@portico/mock-backend';
import type { AuthStrategy } from '@portico/sdk/contract';
import type { HostSite } from '../../setup/host-site';
import { expect } from '../../setup/live-host';
import { expectSignedIn, type Journey, testJourney } from './journey';
import { CODE } from './sign-in-steps';
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
  sent: (site: HostSite) => Promise<string>;
  /** The call that fails: sending the code, or verifying it. */
  fault: typeof ASK | typeof ANSWER;
}

const byCode = ({ title, strategy, label, name, sent, fault }: ByCode): Journey => ({
  title,
  async prepare(site) {
    await offer(site, [strategy]);
    await changePerson(site, ADA, { username: USERNAME });
  },
  fault,
  async walk(user, site) {
    const code = site.page.getByLabel(CODE);
    await site.open('/account/login');
    await user.fill(label, name);
    await user.press('Continue', { failsOnce: fault === ASK });
    await expect(code).toBeFocused();
    await user.fill(CODE, await sent(site));
    if (fault === ANSWER) {
      await expect(site.page.getByRole('alert')).toBeFocused();
      await user.press('Continue');
    }
    await expectSignedIn(site, ADA);
  },
});

const byPassword = (title: string, strategy: AuthStrategy, label: string, name: string): Journey => ({
  title,
  async prepare(site) {
    await offer(site, [strategy]);
    await changePerson(site, ADA, { username: USERNAME });
  },
  fault: SIGN_IN,
  async walk(user, site) {
    await site.open('/account/login');
    await user.fill(label, name);
    await user.press('Continue');
    await user.fill('Password', DEMO_PASSWORD);
    await user.press('Sign in', { failsOnce: true });
    await expectSignedIn(site, ADA);
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
