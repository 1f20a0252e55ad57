import type { Page } from '@playwright/test';
import type { HostSite } from '../../setup/host-site';
import { expect } from '../../setup/live-host';
import type { Attempt, UserActions } from '../../setup/user-actions';
import { addDevice, type Device, type DeviceKind } from '../../setup/virtual-device';
import { expectSignedIn, type Journey, testJourney } from './journey';
import { CODE, giveCode, giveEmail, givePassword, signIn } from './sign-in-steps';
import { changePerson, offer, textedCode } from './world-rows';

const ADA = 'ada@acme.test';
const KEEP = 'POST /identity/resources/users/webauthn/v1/devices/verify';
const SIGN_IN = 'POST /identity/resources/auth/v1/user';
const ANSWER = 'POST /identity/resources/auth/v1/webauthn/postlogin';
const TEXT = 'POST /identity/resources/auth/v1/passwordless/{type}/prelogin';

/** Creates a passkey at the prompt after the password, and signs out. The device then confirms no request by itself. */
async function leaveWithPasskey(
  user: UserActions,
  site: HostSite,
  attempt?: Attempt,
  atPassword: Attempt = {},
): Promise<Device> {
  const device = await addDevice(site.page);
  await givePassword(user, site, ADA, { attempt: atPassword });
  await expect(site.page.getByRole('heading', { name: 'Sign in without a password' })).toBeFocused();
  await user.press('Create a passkey', attempt);
  await expectSignedIn(site, ADA);
  await device.attend(false);
  await site.open('/account/logout');
  await expect(site.page.getByLabel('Email')).toBeVisible();
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

const withPasskeys = (site: HostSite) => offer(site, ['EmailAndPassword'], ['Passkeys']);

/** Sets up quick login after the password, and signs in with it. */
const quickly = (title: string, strategy: string, kind: DeviceKind, name: RegExp, heading: string): Journey => ({
  title,
  prepare: (site) => offer(site, ['EmailAndPassword'], [strategy]),
  fault: KEEP,
  async walk(user, site) {
    await addDevice(site.page, kind);
    await givePassword(user, site, ADA);
    await expect(site.page.getByRole('heading', { name: 'Sign in faster next time' })).toBeFocused();
    await user.press(name, { failsOnce: true });
    await expectSignedIn(site, ADA);
    await site.open('/account/logout');
    await expect(site.page.getByRole('heading', { name: heading })).toBeVisible();
    await user.press('Sign in');
    await expectSignedIn(site, ADA);
  },
});

const journeys: Journey[] = [
  {
    title: 'a passkey made after the password, and its button',
    alsoInPage: true,
    prepare: withPasskeys,
    fault: KEEP,
    async walk(user, site) {
      await offerNothingBelowFields(site.page);
      const device = await leaveWithPasskey(user, site, { failsOnce: true });
      await device.attend(true);
      await user.press('Sign in with a passkey');
      await expectSignedIn(site, ADA);
    },
  },
  {
    title: 'the password, on a device that has lost its passkey',
    prepare: withPasskeys,
    fault: SIGN_IN,
    async walk(user, site) {
      const device = await leaveWithPasskey(user, site, {}, { failsOnce: true });
      await expect(site.page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
      await device.forget();
      await device.attend(true);
      await user.press('Sign in with a passkey');
      await expect(site.page.getByRole('alert')).toContainText('Your device did not confirm.');
      await signIn(user, ADA);
      await expectSignedIn(site, ADA);
    },
  },
  {
    title: 'a passkey in place of the password',
    prepare: withPasskeys,
    fault: ANSWER,
    async walk(user, site) {
      const device = await leaveWithPasskey(user, site);
      await giveEmail(user, ADA);
      await expect(site.page.getByLabel('Password', { exact: true })).toBeFocused();
      await device.attend(true);
      await user.press('Use a passkey instead', { failsOnce: true });
      await expectSignedIn(site, ADA);
    },
  },
  {
    title: 'a passkey where the vendor has passkeys in the first place',
    prepare: withPasskeys,
    fault: ANSWER,
    async walk(user, site) {
      await offerNothingBelowFields(site.page);
      const device = await leaveWithPasskey(user, site);
      await offer(site, ['WebAuthN', 'EmailAndPassword']);
      await site.open('/');
      await user.press('Sign in');
      await device.attend(true);
      await user.press('Sign in with a passkey', { failsOnce: true });
      await expectSignedIn(site, ADA);
    },
  },
  {
    title: 'a passkey chosen below the field',
    prepare: withPasskeys,
    fault: KEEP,
    async walk(user, site) {
      const device = await leaveWithPasskey(user, site, { failsOnce: true });
      await site.open('/');
      // Chromium's virtual authenticator accepts the offer at once.
      await device.attend(true);
      await site.open('/account/login');
      await expectSignedIn(site, ADA);
    },
  },
  quickly('this device, by quick login', 'WebAuthnPlatform', 'internal', /^This device/, 'Sign in with this device'),
  quickly(
    'an Android phone, by quick login',
    'WebAuthnPlatform',
    'android',
    /^Android device/,
    'Sign in with your Android device',
  ),
  quickly(
    'a security key, by quick login',
    'WebAuthnCrossPlatform',
    'usb-key',
    /^Security key/,
    'Sign in with your security key',
  ),
  {
    title: 'quick login by text message',
    prepare: (site) => offer(site, ['EmailAndPassword'], ['SmsCode']),
    fault: TEXT,
    async walk(user, site) {
      await givePassword(user, site, ADA);
      await user.press(/^Text message/, { failsOnce: true });
      await giveCode(user, site, textedCode);
      await expectSignedIn(site, ADA);
      await site.open('/account/logout');
      await user.press('Send the code');
      await expect(site.page.getByLabel(CODE)).toBeFocused();
      await giveCode(user, site, textedCode);
      await expectSignedIn(site, ADA);
    },
  },
  {
    title: 'quick login by text message, with a number that is new to the account',
    async prepare(site) {
      await offer(site, ['EmailAndPassword'], ['SmsCode']);
      await changePerson(site, ADA, { phoneNumber: null });
    },
    fault: 'POST /identity/resources/users/v1/phone/verify',
    async walk(user, site) {
      await givePassword(user, site, ADA);
      await user.press(/^Text message/);
      await expect(site.page.getByRole('heading', { name: 'Which phone gets the codes?' })).toBeVisible();
      await user.fill('Phone number', '+12025550143');
      await user.press('Send the code');
      await expect(site.page.getByLabel(CODE)).toBeFocused();
      await giveCode(user, site, textedCode);
      await expect(site.page.getByRole('alert')).toBeFocused();
      await user.press('Continue');
      await expectSignedIn(site, ADA);
    },
  },
];

journeys.forEach(testJourney);
