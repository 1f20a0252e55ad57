import type { Hands } from '../../setup/hands';
import type { Home } from '../../setup/home';
import { expect } from '../../setup/live-host';
import { expectSignedIn, type Journey, testJourney } from './journey';
import { CODE, choosePassword, expectStep, giveCode, giveEmail, signIn } from './moves';
import { mailedCode, mailedLink, offer, setPolicy, textedCode } from './world-rows';

/** Has a phone. */
const INES = 'ines@acme.test';
const ADA = 'ada@acme.test';
const NEW_PASSWORD = 'Quiet-Meadow-17';
const RESET = 'POST /identity/resources/users/v2/passwords/reset';

/** Signs in with the new password, from the screen that says it is changed. */
async function signInAnew(hands: Hands, home: Home, email: string) {
  await expectStep(home, 'Your password is changed');
  await hands.press('Sign in');
  await signIn(hands, email, { password: NEW_PASSWORD });
  await expectSignedIn(home, email);
}

const journeys: Journey[] = [
  {
    title: 'a forgotten password, by the link in the mail',
    alsoInPage: true,
    fault: `${RESET}/email`,
    async walk(hands, home) {
      await home.open('/account/login');
      await giveEmail(hands, ADA);
      await hands.press('Forgot your password?');
      await hands.fill('Email', ADA);
      await hands.press('Send the link', { failsOnce: true });
      await expectStep(home, 'Check your inbox');
      await home.open(await mailedLink(home));
      await choosePassword(hands, NEW_PASSWORD);
      await hands.press('Save the new password');
      await signInAnew(hands, home, ADA);
    },
  },
  {
    title: 'a forgotten password, by a text message as the only method',
    prepare: (home) => setPolicy(home, 'password-recovery', { email: false, sms: true }),
    fault: `${RESET}/sms`,
    async walk(hands, home) {
      await home.open('/account/forget-password');
      await hands.fill('Email', INES);
      await hands.press('Send the link', { failsOnce: true });
      await hands.fill(CODE, '000000');
      await expect(home.page.getByLabel(CODE)).toHaveAccessibleDescription(/This code is not right/);
      await giveCode(hands, home, textedCode);
      await choosePassword(hands, NEW_PASSWORD);
      await hands.press('Save the new password');
      await signInAnew(hands, home, INES);
    },
  },
  {
    title: 'a forgotten password, where the user chooses the text message',
    prepare: (home) => setPolicy(home, 'password-recovery', { email: true, sms: true }),
    fault: `${RESET}/sms`,
    async walk(hands, home) {
      await home.open('/account/forget-password');
      await hands.fill('Email', INES);
      await hands.press('Send the link');
      await expectStep(home, 'Reset your password');
      await hands.press(/^By text message/, { failsOnce: true });
      await expect(home.page.getByLabel(CODE)).toBeFocused();
      await hands.press('Try another way');
      await hands.press(/^By email/);
      await expectStep(home, 'Check your inbox');
      await home.open(await mailedLink(home));
      await choosePassword(hands, NEW_PASSWORD);
      await hands.press('Save the new password');
      await signInAnew(hands, home, INES);
    },
  },
  {
    title: 'a link to a new password that was used already',
    fault: 'POST /identity/resources/users/v1/passwords/reset/verify',
    async walk(hands, home) {
      await home.open('/account/forget-password');
      await hands.fill('Email', ADA);
      await hands.press('Send the link');
      await expectStep(home, 'Check your inbox');
      const link = await mailedLink(home);
      await home.open(link);
      await choosePassword(hands, NEW_PASSWORD);
      await hands.press('Save the new password', { failsOnce: true });
      await expectStep(home, 'Your password is changed');
      await hands.press('Sign in');
      await expect(home.page.getByLabel('Email')).toBeVisible();
      await home.open(link);
      await hands.press('Send a new link');
      await expect(home.page.getByLabel('Email')).toBeVisible();
    },
  },
  {
    title: 'a locked account, opened by the link in the mail',
    fault: 'POST /identity/resources/users/v3/me/unlock',
    async walk(hands, home) {
      await home.open('/account/login');
      await giveEmail(hands, ADA);
      const field = home.page.getByLabel('Password', { exact: true });
      const alert = home.page.getByRole('alert');
      for (const focused of [field, field, field, field, alert]) {
        await hands.fill('Password', 'wrong');
        await hands.press('Sign in');
        await expect(focused).toBeFocused();
      }
      await home.open(await mailedLink(home));
      await hands.press('Unlock my account', { failsOnce: true });
      await expectStep(home, 'Your account is unlocked');
      await hands.press('Go now');
      await signIn(hands, ADA);
      await expectSignedIn(home, ADA);
    },
  },
  {
    title: 'a lost phone number, after a number that another user has',
    prepare: (home) => offer(home, ['EmailAndPassword'], ['SmsCode']),
    fault: 'POST /identity/resources/users/v1/phone/reset',
    async walk(hands, home) {
      await home.open('/account/reset-phone-number');
      await hands.fill('Email', INES);
      await hands.press('Continue', { failsOnce: true });
      await hands.fill(CODE, '000000');
      await expect(home.page.getByLabel(CODE)).toHaveAccessibleDescription(/This code is not right/);
      await giveCode(hands, home, mailedCode);
      await hands.fill('Phone number', '+12025550000');
      await hands.press('Continue');
      await expect(home.page.getByLabel(CODE)).toBeFocused();
      await giveCode(hands, home, textedCode);
      await expectSignedIn(home, INES);
    },
  },
];

journeys.forEach(testJourney);
