import type { HostSite } from '../../setup/host-site';
import { expect } from '../../setup/live-host';
import { addDevice } from '../../setup/virtual-device';
import { expectSignedIn, type Journey, testJourney } from './journey';
import { giveCodeTwice, keepRecoveryCode } from './second-factor';
import { CODE, giveCode, givePassword, signIn } from './sign-in-steps';
import { addMailFactor, appCode, demandSecondFactor, mailedCode, textedCode } from './world-rows';

const AUTH = 'POST /identity/resources/auth/v1/user';
const [ADA, BEN, CHLOE, DANIEL] = ['ada@acme.test', 'ben@acme.test', 'chloe@acme.test', 'daniel@acme.test'];
const PAYMENTS = /\/payments\?id=7$/;
/** The maximum age of the second factor for the host's page. */
const MAX_AGE_SECONDS = 60;

/** Opens a page that needs a step-up when the second factor of the session is too old for it. */
async function wantPayments({ inWorld, open }: HostSite) {
  await inWorld((world, ms) => world.clock.advance(ms), (MAX_AGE_SECONDS + 30) * 1000);
  await open(`/account/step-up?maxAge=${MAX_AGE_SECONDS}&redirectUrl=%2Fpayments%3Fid%3D7`);
}

async function expectPayments(site: HostSite, email: string) {
  await expectSignedIn(site, email);
  await expect(site.page).toHaveURL(PAYMENTS);
}

/** Enrols a key at the sign-in, and uses it for a step-up. */
const byKey = (title: string, kind: 'WebAuthnPlatform' | 'WebAuthnCrossPlatform', name: RegExp): Journey => ({
  title,
  prepare: (site) => demandSecondFactor(site, [kind]),
  fault: `${AUTH}/mfa/webauthn/{deviceId}/verify`,
  async walk(user, site) {
    await addDevice(site.page, kind === 'WebAuthnPlatform' ? 'internal' : 'usb-key');
    await givePassword(user, site, ADA);
    await user.press(name);
    await keepRecoveryCode(user, site, ADA);
    await wantPayments(site);
    await user.press(name, { failsOnce: true });
    await expectPayments(site, ADA);
  },
});

const journeys: Journey[] = [
  {
    title: 'a step-up by authenticator app',
    alsoInPage: true,
    fault: `${AUTH}/step-up/generate`,
    async walk(user, site) {
      await givePassword(user, site, BEN);
      await user.fill(CODE, await appCode(site, BEN));
      await expectSignedIn(site, BEN);
      // After the failure, the user signs in again. The new code is recent enough for the pending step-up.
      await wantPayments(site);
      await signIn(user, BEN);
      await user.fill(CODE, await appCode(site, BEN));
      await expectPayments(site, BEN);
      await wantPayments(site);
      await user.fill(CODE, await appCode(site, BEN));
      await expectPayments(site, BEN);
    },
  },
  {
    title: 'a step-up by text message',
    fault: `${AUTH}/mfa/sms/{deviceId}/verify`,
    async walk(user, site) {
      await givePassword(user, site, CHLOE);
      await expect(site.page.getByLabel(CODE)).toBeFocused();
      await giveCodeTwice(user, site, await textedCode(site), 'Verify');
      await expectSignedIn(site, CHLOE);
      await wantPayments(site);
      await expect(site.page.getByLabel(CODE)).toBeFocused();
      await giveCode(user, site, textedCode);
      await expectPayments(site, CHLOE);
    },
  },
  {
    title: 'a step-up by mail',
    fault: `${AUTH}/mfa/emailcode/verify`,
    prepare: (site) => addMailFactor(site, ADA),
    async walk(user, site) {
      await givePassword(user, site, ADA);
      await expect(site.page.getByLabel(CODE)).toBeFocused();
      await giveCodeTwice(user, site, await mailedCode(site), 'Verify');
      await expectSignedIn(site, ADA);
      await wantPayments(site);
      await expect(site.page.getByLabel(CODE)).toBeFocused();
      await giveCode(user, site, mailedCode);
      await expectPayments(site, ADA);
    },
  },
  {
    title: 'a step-up by one of several methods',
    fault: `${AUTH}/mfa/sms/{deviceId}`,
    async walk(user, site) {
      await givePassword(user, site, DANIEL);
      await user.press(/^Authenticator app/);
      await user.fill(CODE, await appCode(site, DANIEL));
      await expectSignedIn(site, DANIEL);
      await wantPayments(site);
      await user.press(/^Text message/, { failsOnce: true });
      await expect(site.page.getByLabel(CODE)).toBeFocused();
      await giveCode(user, site, textedCode);
      await expectPayments(site, DANIEL);
    },
  },
  {
    title: 'a step-up that finds no second factor',
    fault: 'POST /identity/resources/auth/v1/user',
    async walk(user, site) {
      await givePassword(user, site, ADA, { attempt: { failsOnce: true } });
      await expectSignedIn(site, ADA);
      await wantPayments(site);
      await expect(site.page.getByRole('heading', { name: 'You need a second step first' })).toBeFocused();
      await user.press('Back to the application');
      await expectSignedIn(site, ADA);
      await expect(site.page).not.toHaveURL(/payments|step-up/);
    },
  },
  byKey('a step-up by this device', 'WebAuthnPlatform', /^This device/),
  byKey('a step-up by security key', 'WebAuthnCrossPlatform', /^Security key/),
];

journeys.forEach(testJourney);
