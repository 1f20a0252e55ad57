import type { HostSite } from '../../setup/host-site';
import { expect } from '../../setup/live-host';
import type { UserActions } from '../../setup/user-actions';
import { expectSignedIn, type Journey, testJourney } from './journey';
import { CODE, choosePassword, expectStep, giveCode, giveEmail, signIn } from './sign-in-steps';
import { mailedCode, mailedLink, offer, setPolicy, textedCode } from './world-rows';

/** Has a phone. */
const INES = 'ines@acme.test';
const ADA = 'ada@acme.test';
const NEW_PASSWORD = 'Quiet-Meadow-17';
const RESET = 'POST /identity/resources/users/v2/passwords/reset';

/** Signs in with the new password, from the screen that says it is changed. */
async function signInWithNewPassword(user: UserActions, site: HostSite, email: string) {
  await expectStep(site, 'Your password is changed');
  await user.press('Sign in');
  await signIn(user, email, { password: NEW_PASSWORD });
  await expectSignedIn(site, email);
}

const journeys: Journey[] = [
  {
    title: 'a forgotten password, by the link in the mail',
    alsoInPage: true,
    fault: `${RESET}/email`,
    async walk(user, site) {
      await site.open('/account/login');
      await giveEmail(user, ADA);
      await user.press('Forgot your password?');
      await user.fill('Email', ADA);
      await user.press('Send the link', { failsOnce: true });
      await expectStep(site, 'Check your inbox');
      await site.open(await mailedLink(site));
      await choosePassword(user, NEW_PASSWORD);
      await user.press('Save the new password');
      await signInWithNewPassword(user, site, ADA);
    },
  },
  {
    title: 'a forgotten password, by a text message as the only method',
    prepare: (site) => setPolicy(site, 'password-recovery', { email: false, sms: true }),
    fault: `${RESET}/sms`,
    async walk(user, site) {
      await site.open('/account/forget-password');
      await user.fill('Email', INES);
      await user.press('Send the link', { failsOnce: true });
      await user.fill(CODE, '000000');
      await expect(site.page.getByLabel(CODE)).toHaveAccessibleDescription(/This code is not right/);
      await giveCode(user, site, textedCode);
      await choosePassword(user, NEW_PASSWORD);
      await user.press('Save the new password');
      await signInWithNewPassword(user, site, INES);
    },
  },
  {
    title: 'a forgotten password, where the user chooses the text message',
    prepare: (site) => setPolicy(site, 'password-recovery', { email: true, sms: true }),
    fault: `${RESET}/sms`,
    async walk(user, site) {
      await site.open('/account/forget-password');
      await user.fill('Email', INES);
      await user.press('Send the link');
      await expectStep(site, 'Reset your password');
      await user.press(/^By text message/, { failsOnce: true });
      await expect(site.page.getByLabel(CODE)).toBeFocused();
      await user.press('Try another way');
      await user.press(/^By email/);
      await expectStep(site, 'Check your inbox');
      await site.open(await mailedLink(site));
      await choosePassword(user, NEW_PASSWORD);
      await user.press('Save the new password');
      await signInWithNewPassword(user, site, INES);
    },
  },
  {
    title: 'a link to a new password that was used already',
    fault: 'POST /identity/resources/users/v1/passwords/reset/verify',
    async walk(user, site) {
      await site.open('/account/forget-password');
      await user.fill('Email', ADA);
      await user.press('Send the link');
      await expectStep(site, 'Check your inbox');
      const link = await mailedLink(site);
      await site.open(link);
      await choosePassword(user, NEW_PASSWORD);
      await user.press('Save the new password', { failsOnce: true });
      await expectStep(site, 'Your password is changed');
      await user.press('Sign in');
      await expect(site.page.getByLabel('Email')).toBeVisible();
      await site.open(link);
      await user.press('Send a new link');
      await expect(site.page.getByLabel('Email')).toBeVisible();
    },
  },
  {
    title: 'a locked account, opened by the link in the mail',
    fault: 'POST /identity/resources/users/v3/me/unlock',
    async walk(user, site) {
      await site.open('/account/login');
      await giveEmail(user, ADA);
      const field = site.page.getByLabel('Password', { exact: true });
      const alert = site.page.getByRole('alert');
      for (const focused of [field, field, field, field, alert]) {
        await user.fill('Password', 'wrong');
        await user.press('Sign in');
        await expect(focused).toBeFocused();
      }
      await site.open(await mailedLink(site));
      await user.press('Unlock my account', { failsOnce: true });
      await expectStep(site, 'Your account is unlocked');
      await user.press('Go now');
      await signIn(user, ADA);
      await expectSignedIn(site, ADA);
    },
  },
  {
    title: 'a lost phone number, after a number that another user has',
    prepare: (site) => offer(site, ['EmailAndPassword'], ['SmsCode']),
    fault: 'POST /identity/resources/users/v1/phone/reset',
    async walk(user, site) {
      await site.open('/account/reset-phone-number');
      await user.fill('Email', INES);
      await user.press('Continue', { failsOnce: true });
      await user.fill(CODE, '000000');
      await expect(site.page.getByLabel(CODE)).toHaveAccessibleDescription(/This code is not right/);
      await giveCode(user, site, mailedCode);
      await user.fill('Phone number', '+12025550000');
      await user.press('Continue');
      await expect(site.page.getByLabel(CODE)).toBeFocused();
      await giveCode(user, site, textedCode);
      await expectSignedIn(site, INES);
    },
  },
];

journeys.forEach(testJourney);
