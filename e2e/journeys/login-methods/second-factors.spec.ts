import { DEMO_PASSWORD } from '@portico/mock-backend';
import type { Home } from '../../setup/home';
import { expect } from '../../setup/live-host';
import { addDevice } from '../../setup/virtual-device';
import { expectSignedIn, type Journey, testJourney } from './journey';
import { CODE, giveCode, givePassword } from './moves';
import { giveCodeTwice, keepRecoveryCode, signOut } from './second-factor';
import { addMailFactor, appCode, demandSecondFactor, mailedCode, setPolicy, textedCode } from './world-rows';

const AUTH = 'POST /identity/resources/auth/v1/user';
const [ADA, BEN, CHLOE, DANIEL] = ['ada@acme.test', 'ben@acme.test', 'chloe@acme.test', 'daniel@acme.test'];
const REMEMBERED_DAYS = 14;
const DAY_MS = 86_400_000;

const recoveryCodeOf = async ({ page }: Home) => (await page.locator('.portico-recovery code').textContent()) ?? '';

/** Enrols a key where the policy enforces one, and uses it at the next sign-in. */
const byKey = (title: string, kind: 'WebAuthnPlatform' | 'WebAuthnCrossPlatform', name: RegExp): Journey => ({
  title,
  prepare: (home) => demandSecondFactor(home, [kind]),
  fault: `${AUTH}/mfa/webauthn/enroll/verify`,
  async walk(hands, home) {
    await addDevice(home.page, kind === 'WebAuthnPlatform' ? 'internal' : 'usb-key');
    await givePassword(hands, home, ADA);
    await hands.press(name, { failsOnce: true });
    await keepRecoveryCode(hands, home, ADA);
    await signOut(home);
    await givePassword(hands, home, ADA);
    await expect(home.page.getByRole('heading', { name: 'Confirm it is you' })).toBeFocused();
    await hands.press(name);
    await expectSignedIn(home, ADA);
  },
});

const journeys: Journey[] = [
  {
    title: 'a second factor by authenticator app',
    fault: `${AUTH}/mfa/authenticator/{deviceId}/verify`,
    async walk(hands, home) {
      await givePassword(hands, home, BEN);
      await expect(home.page.getByLabel(CODE)).toBeFocused();
      await giveCodeTwice(hands, home, await appCode(home, BEN), 'Verify');
      await expectSignedIn(home, BEN);
    },
  },
  {
    title: 'a second factor by text message, that could not be sent at first',
    fault: `${AUTH}/mfa/sms/{deviceId}`,
    async walk(hands, home) {
      await givePassword(hands, home, CHLOE);
      await expect(home.page.getByRole('alert')).toBeVisible();
      await hands.press(/^Text message/);
      await expect(home.page.getByLabel(CODE)).toBeFocused();
      await giveCode(hands, home, textedCode);
      await expectSignedIn(home, CHLOE);
    },
  },
  {
    title: 'a second factor by mail',
    prepare: (home) => addMailFactor(home, ADA),
    fault: `${AUTH}/mfa/emailcode/verify`,
    async walk(hands, home) {
      await givePassword(hands, home, ADA);
      await expect(home.page.getByLabel(CODE)).toBeFocused();
      await giveCodeTwice(hands, home, await mailedCode(home), 'Verify');
      await expectSignedIn(home, ADA);
    },
  },
  {
    title: 'a second factor chosen among several, on a device that is remembered for its time',
    alsoInPage: true,
    fault: `${AUTH}/mfa/sms/{deviceId}`,
    async walk(hands, home) {
      await givePassword(hands, home, DANIEL);
      await hands.press(/^Text message/, { failsOnce: true });
      await hands.tick(`Do not ask again on this device for ${REMEMBERED_DAYS} days`);
      await giveCode(hands, home, textedCode);
      await expectSignedIn(home, DANIEL);
      await signOut(home);
      await givePassword(hands, home, DANIEL);
      await expectSignedIn(home, DANIEL);
      await signOut(home);
      await home.inWorld((world, ms) => world.clock.advance(ms), REMEMBERED_DAYS * DAY_MS);
      await givePassword(hands, home, DANIEL);
      await expect(home.page.getByRole('heading', { name: 'Confirm it is you' })).toBeFocused();
    },
  },
  {
    title: 'an authenticator app that has to be set up, and its recovery code when it is lost',
    prepare: (home) => demandSecondFactor(home, ['AuthenticatorApp']),
    fault: `${AUTH}/mfa/recover`,
    async walk(hands, home) {
      await givePassword(hands, home, ADA);
      await expect(home.page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
      await hands.fill(CODE, await appCode(home, ADA));
      const recoveryCode = await recoveryCodeOf(home);
      await keepRecoveryCode(hands, home, ADA);
      await signOut(home);
      await setPolicy(home, 'mfa', {});
      await givePassword(hands, home, ADA);
      await hands.press(/^Use a recovery code/);
      await hands.fill('Recovery code', recoveryCode);
      await hands.press('Turn off the second step and sign in', { failsOnce: true });
      await hands.fill('Password', DEMO_PASSWORD);
      await hands.press('Sign in');
      await expectSignedIn(home, ADA);
    },
  },
  {
    title: 'an authenticator app that has to be set up',
    prepare: (home) => demandSecondFactor(home, ['AuthenticatorApp']),
    fault: `${AUTH}/mfa/authenticator/enroll/verify`,
    async walk(hands, home) {
      await givePassword(hands, home, ADA);
      await expect(home.page.getByLabel(CODE)).toBeFocused();
      await giveCodeTwice(hands, home, await appCode(home, ADA), 'Verify');
      await keepRecoveryCode(hands, home, ADA);
    },
  },
  {
    title: 'a phone that has to be set up',
    prepare: (home) => demandSecondFactor(home, ['SMS']),
    fault: `${AUTH}/mfa/sms/enroll`,
    async walk(hands, home) {
      await givePassword(hands, home, ADA);
      await hands.fill('Phone number', '+12025550188');
      await hands.press('Send the code', { failsOnce: true });
      await expect(home.page.getByLabel(CODE)).toBeFocused();
      await giveCode(hands, home, textedCode);
      await keepRecoveryCode(hands, home, ADA);
    },
  },
  {
    title: 'a mailbox that is chosen to be set up',
    prepare: (home) => demandSecondFactor(home, ['SMS', 'EmailCode']),
    fault: `${AUTH}/mfa/emailcode`,
    async walk(hands, home) {
      await givePassword(hands, home, ADA);
      await expect(home.page.getByRole('heading', { name: 'Set up a second step' })).toBeFocused();
      await hands.press(/^Email/, { failsOnce: true });
      await expect(home.page.getByLabel(CODE)).toBeFocused();
      await giveCode(hands, home, mailedCode);
      await keepRecoveryCode(hands, home, ADA);
    },
  },
  byKey('this device as second factor, set up and shown', 'WebAuthnPlatform', /^This device/),
  byKey('a security key as second factor, set up and shown', 'WebAuthnCrossPlatform', /^Security key/),
];

journeys.forEach(testJourney);
