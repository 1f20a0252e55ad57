import type { Page } from '@playwright/test';
import type { Attempt, Hands } from '../../setup/hands';
import type { Home } from '../../setup/home';
import { expect } from '../../setup/live-host';
import { addDevice, type Device, type DeviceKind } from '../../setup/virtual-device';
import { expectSignedIn, type Journey, testJourney } from './journey';
import { CODE, giveCode, giveEmail, givePassword, signIn } from './moves';
import { changePerson, offer, textedCode } from './world-rows';

const ADA = 'ada@acme.test';
const KEEP = 'POST /identity/resources/users/webauthn/v1/devices/verify';
const SIGN_IN = 'POST /identity/resources/auth/v1/user';
const ANSWER = 'POST /identity/resources/auth/v1/webauthn/postlogin';
const TEXT = 'POST /identity/resources/auth/v1/passwordless/{type}/prelogin';

/** Creates a passkey at the prompt after the password, and signs out. The device then confirms no request by itself. */
async function leaveWithPasskey(
  hands: Hands,
  home: Home,
  attempt?: Attempt,
  atPassword: Attempt = {},
): Promise<Device> {
  const device = await addDevice(home.page);
  await givePassword(hands, home, ADA, { attempt: atPassword });
  await expect(home.page.getByRole('heading', { name: 'Sign in without a password' })).toBeFocused();
  await hands.press('Create a passkey', attempt);
  await expectSignedIn(home, ADA);
  await device.attend(false);
  await home.open('/account/logout');
  await expect(home.page.getByLabel('Email')).toBeVisible();
  return device;
}

/** Turns off passkeys in autofill: the virtual device would confirm that request before the test presses the button. */
async function offerNothingBelowFields(page: Page) {
  // An empty page, such as the first one, has no passkey API.
  const forget = () => {
    if ('PublicKeyCredential' in window) PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  };
  await page.addInitScript(forget);
  await page.evaluate(forget);
}

const withPasskeys = (home: Home) => offer(home, ['EmailAndPassword'], ['Passkeys']);

/** Sets up quick login after the password, and signs in with it. */
const quickly = (title: string, strategy: string, kind: DeviceKind, name: RegExp, heading: string): Journey => ({
  title,
  prepare: (home) => offer(home, ['EmailAndPassword'], [strategy]),
  fault: KEEP,
  async walk(hands, home) {
    await addDevice(home.page, kind);
    await givePassword(hands, home, ADA);
    await expect(home.page.getByRole('heading', { name: 'Sign in faster next time' })).toBeFocused();
    await hands.press(name, { failsOnce: true });
    await expectSignedIn(home, ADA);
    await home.open('/account/logout');
    await expect(home.page.getByRole('heading', { name: heading })).toBeVisible();
    await hands.press('Sign in');
    await expectSignedIn(home, ADA);
  },
});

const journeys: Journey[] = [
  {
    title: 'a passkey made after the password, and its button',
    alsoInPage: true,
    prepare: withPasskeys,
    fault: KEEP,
    async walk(hands, home) {
      await offerNothingBelowFields(home.page);
      const device = await leaveWithPasskey(hands, home, { failsOnce: true });
      await device.attend(true);
      await hands.press('Sign in with a passkey');
      await expectSignedIn(home, ADA);
    },
  },
  {
    title: 'the password, on a device that has lost its passkey',
    prepare: withPasskeys,
    fault: SIGN_IN,
    async walk(hands, home) {
      const device = await leaveWithPasskey(hands, home, {}, { failsOnce: true });
      await expect(home.page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
      await device.forget();
      await device.attend(true);
      await hands.press('Sign in with a passkey');
      await expect(home.page.getByRole('alert')).toContainText('Your device did not confirm.');
      await signIn(hands, ADA);
      await expectSignedIn(home, ADA);
    },
  },
  {
    title: 'a passkey in place of the password',
    prepare: withPasskeys,
    fault: ANSWER,
    async walk(hands, home) {
      const device = await leaveWithPasskey(hands, home);
      await giveEmail(hands, ADA);
      await expect(home.page.getByLabel('Password', { exact: true })).toBeFocused();
      await device.attend(true);
      await hands.press('Use a passkey instead', { failsOnce: true });
      await expectSignedIn(home, ADA);
    },
  },
  {
    title: 'a passkey where the vendor has passkeys in the first place',
    prepare: withPasskeys,
    fault: ANSWER,
    async walk(hands, home) {
      await offerNothingBelowFields(home.page);
      const device = await leaveWithPasskey(hands, home);
      await offer(home, ['WebAuthN', 'EmailAndPassword']);
      await home.open('/');
      await hands.press('Sign in');
      await device.attend(true);
      await hands.press('Sign in with a passkey', { failsOnce: true });
      await expectSignedIn(home, ADA);
    },
  },
  {
    title: 'a passkey chosen below the field',
    prepare: withPasskeys,
    fault: KEEP,
    async walk(hands, home) {
      const device = await leaveWithPasskey(hands, home, { failsOnce: true });
      await home.open('/');
      // Chromium's virtual authenticator accepts the offer at once.
      await device.attend(true);
      await home.open('/account/login');
      await expectSignedIn(home, ADA);
    },
  },
  quickly('this device, the quick way', 'WebAuthnPlatform', 'internal', /^This device/, 'Sign in with this device'),
  quickly(
    'an Android phone, the quick way',
    'WebAuthnPlatform',
    'android',
    /^Android device/,
    'Sign in with your Android device',
  ),
  quickly(
    'a security key, the quick way',
    'WebAuthnCrossPlatform',
    'usb-key',
    /^Security key/,
    'Sign in with your security key',
  ),
  {
    title: 'quick login by text message',
    prepare: (home) => offer(home, ['EmailAndPassword'], ['SmsCode']),
    fault: TEXT,
    async walk(hands, home) {
      await givePassword(hands, home, ADA);
      await hands.press(/^Text message/, { failsOnce: true });
      await giveCode(hands, home, textedCode);
      await expectSignedIn(home, ADA);
      await home.open('/account/logout');
      await hands.press('Send the code');
      await expect(home.page.getByLabel(CODE)).toBeFocused();
      await giveCode(hands, home, textedCode);
      await expectSignedIn(home, ADA);
    },
  },
  {
    title: 'quick login by text message, with a number that is new to the account',
    async prepare(home) {
      await offer(home, ['EmailAndPassword'], ['SmsCode']);
      await changePerson(home, ADA, { phoneNumber: null });
    },
    fault: 'POST /identity/resources/users/v1/phone/verify',
    async walk(hands, home) {
      await givePassword(hands, home, ADA);
      await hands.press(/^Text message/);
      await expect(home.page.getByRole('heading', { name: 'Which phone gets the codes?' })).toBeVisible();
      await hands.fill('Phone number', '+12025550143');
      await hands.press('Send the code');
      await expect(home.page.getByLabel(CODE)).toBeFocused();
      await giveCode(hands, home, textedCode);
      await expect(home.page.getByRole('alert')).toBeFocused();
      await hands.press('Continue');
      await expectSignedIn(home, ADA);
    },
  },
];

journeys.forEach(testJourney);
