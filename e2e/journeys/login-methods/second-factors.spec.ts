import { DEMO_PASSWORD } from '@portico/mock-backend';
import type { HostSite } from '../../setup/host-site';
import { expect } from '../../setup/live-host';
import { addDevice } from '../../setup/virtual-device';
import { expectSignedIn, type Journey, testJourney } from './journey';
import { giveCodeTwice, keepRecoveryCode, signOut } from './second-factor';
import { CODE, giveCode, givePassword } from './sign-in-steps';
import { addMailFactor, appCode, demandSecondFactor, mailedCode, setPolicy, textedCode } from './world-rows';

const AUTH = 'POST /identity/resources/auth/v1/user';
const [ADA, BEN, CHLOE, DANIEL] = ['ada@acme.test', 'ben@acme.test', 'chloe@acme.test', 'daniel@acme.test'];
const REMEMBERED_DAYS = 14;
const DAY_MS = 86_400_000;

const recoveryCodeOf = async ({ page }: HostSite) => (await page.locator('.portico-recovery code').textContent()) ?? '';

/** Enrols a key where the policy enforces one, and uses it at the next sign-in. */
const byKey = (title: string, kind: 'WebAuthnPlatform' | 'WebAuthnCrossPlatform', name: RegExp): Journey => ({
  title,
  prepare: (site) => demandSecondFactor(site, [kind]),
  fault: `${AUTH}/mfa/webauthn/enroll/verify`,
  async walk(user, site) {
    await addDevice(site.page, kind === 'WebAuthnPlatform' ? 'internal' : 'usb-key');
    await givePassword(user, site, ADA);
    await user.press(name, { failsOnce: true });
    await keepRecoveryCode(user, site, ADA);
    await signOut(site);
    await givePassword(user, site, ADA);
    await expect(site.page.getByRole('heading', { name: 'Confirm it is you' })).toBeFocused();
    await user.press(name);
    await expectSignedIn(site, ADA);
  },
});

const journeys: Journey[] = [
  {
    title: 'a second factor by authenticator app',
    fault: `${AUTH}/mfa/authenticator/{deviceId}/verify`,
    async walk(user, site) {
      await givePassword(user, site, BEN);
      await expect(site.page.getByLabel(CODE)).toBeFocused();
      await giveCodeTwice(user, site, await appCode(site, BEN), 'Verify');
      await expectSignedIn(site, BEN);
    },
  },
  {
    title: 'a second factor by text message, that could not be sent at first',
    fault: `${AUTH}/mfa/sms/{deviceId}`,
    async walk(user, site) {
      await givePassword(user, site, CHLOE);
      await expect(site.page.getByRole('alert')).toBeVisible();
      await user.press(/^Text message/);
      await expect(site.page.getByLabel(CODE)).toBeFocused();
      await giveCode(user, site, textedCode);
      await expectSignedIn(site, CHLOE);
    },
  },
  {
    title: 'a second factor by mail',
    prepare: (site) => addMailFactor(site, ADA),
    fault: `${AUTH}/mfa/emailcode/verify`,
    async walk(user, site) {
      await givePassword(user, site, ADA);
      await expect(site.page.getByLabel(CODE)).toBeFocused();
      await giveCodeTwice(user, site, await mailedCode(site), 'Verify');
      await expectSignedIn(site, ADA);
    },
  },
  {
    title: 'a second factor chosen among several, on a device that is remembered for its time',
    alsoInPage: true,
    fault: `${AUTH}/mfa/sms/{deviceId}`,
    async walk(user, site) {
      await givePassword(user, site, DANIEL);
      await user.press(/^Text message/, { failsOnce: true });
      await user.tick(`Do not ask again on this device for ${REMEMBERED_DAYS} days`);
      await giveCode(user, site, textedCode);
      await expectSignedIn(site, DANIEL);
      await signOut(site);
      await givePassword(user, site, DANIEL);
      await expectSignedIn(site, DANIEL);
      await signOut(site);
      await site.inWorld((world, ms) => world.clock.advance(ms), REMEMBERED_DAYS * DAY_MS);
      await givePassword(user, site, DANIEL);
      await expect(site.page.getByRole('heading', { name: 'Confirm it is you' })).toBeFocused();
    },
  },
  {
    title: 'an authenticator app that has to be set up, and its recovery code when it is lost',
    prepare: (site) => demandSecondFactor(site, ['AuthenticatorApp']),
    fault: `${AUTH}/mfa/recover`,
    async walk(user, site) {
      await givePassword(user, site, ADA);
      await expect(site.page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
      await user.fill(CODE, await appCode(site, ADA));
      const recoveryCode = await recoveryCodeOf(site);
      await keepRecoveryCode(user, site, ADA);
      await signOut(site);
      await setPolicy(site, 'mfa', {});
      await givePassword(user, site, ADA);
      await user.press(/^Use a recovery code/);
      await user.fill('Recovery code', recoveryCode);
      await user.press('Turn off the second step and sign in', { failsOnce: true });
      await user.fill('Password', DEMO_PASSWORD);
      await user.press('Sign in');
      await expectSignedIn(site, ADA);
    },
  },
  {
    title: 'an authenticator app that has to be set up',
    prepare: (site) => demandSecondFactor(site, ['AuthenticatorApp']),
    fault: `${AUTH}/mfa/authenticator/enroll/verify`,
    async walk(user, site) {
      await givePassword(user, site, ADA);
      await expect(site.page.getByLabel(CODE)).toBeFocused();
      await giveCodeTwice(user, site, await appCode(site, ADA), 'Verify');
      await keepRecoveryCode(user, site, ADA);
    },
  },
  {
    title: 'a phone that has to be set up',
    prepare: (site) => demandSecondFactor(site, ['SMS']),
    fault: `${AUTH}/mfa/sms/enroll`,
    async walk(user, site) {
      await givePassword(user, site, ADA);
      await user.fill('Phone number', '+12025550188');
      await user.press('Send the code', { failsOnce: true });
      await expect(site.page.getByLabel(CODE)).toBeFocused();
      await giveCode(user, site, textedCode);
      await keepRecoveryCode(user, site, ADA);
    },
  },
  {
    title: 'a mailbox that is chosen to be set up',
    prepare: (site) => demandSecondFactor(site, ['SMS', 'EmailCode']),
    fault: `${AUTH}/mfa/emailcode`,
    async walk(user, site) {
      await givePassword(user, site, ADA);
      await expect(site.page.getByRole('heading', { name: 'Set up a second step' })).toBeFocused();
      await user.press(/^Email/, { failsOnce: true });
      await expect(site.page.getByLabel(CODE)).toBeFocused();
      await giveCode(user, site, mailedCode);
      await keepRecoveryCode(user, site, ADA);
    },
  },
  byKey('this device as second factor, set up and shown', 'WebAuthnPlatform', /^This device/),
  byKey('a security key as second factor, set up and shown', 'WebAuthnCrossPlatform', /^Security key/),
];

journeys.forEach(testJourney);
