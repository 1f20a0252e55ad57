import type { Home } from '../../setup/home';
import { expect } from '../../setup/live-host';
import { addDevice } from '../../setup/virtual-device';
import { expectSignedIn, type Journey, testJourney } from './journey';
import { CODE, giveCode, givePassword, signIn } from './moves';
import { giveCodeTwice, keepRecoveryCode } from './second-factor';
import { addMailFactor, appCode, demandSecondFactor, mailedCode, textedCode } from './world-rows';

const AUTH = 'POST /identity/resources/auth/v1/user';
const [ADA, BEN, CHLOE, DANIEL] = ['ada@acme.test', 'ben@acme.test', 'chloe@acme.test', 'daniel@acme.test'];
const PAYMENTS = /\/payments\?id=7$/;
/** The maximum age of the second factor for the host's page. */
const MAX_AGE_SECONDS = 60;

/** Opens a page that needs a step-up when the second factor of the session is too old for it. */
async function wantPayments({ inWorld, open }: Home) {
  await inWorld((world, ms) => world.clock.advance(ms), (MAX_AGE_SECONDS + 30) * 1000);
  await open(`/account/step-up?maxAge=${MAX_AGE_SECONDS}&redirectUrl=%2Fpayments%3Fid%3D7`);
}

async function expectPayments(home: Home, email: string) {
  await expectSignedIn(home, email);
  await expect(home.page).toHaveURL(PAYMENTS);
}

/** Enrols a key at the sign-in, and uses it for a step-up. */
const byKey = (title: string, kind: 'WebAuthnPlatform' | 'WebAuthnCrossPlatform', name: RegExp): Journey => ({
  title,
  prepare: (home) => demandSecondFactor(home, [kind]),
  fault: `${AUTH}/mfa/webauthn/{deviceId}/verify`,
  async walk(hands, home) {
    await addDevice(home.page, kind === 'WebAuthnPlatform' ? 'internal' : 'usb-key');
    await givePassword(hands, home, ADA);
    await hands.press(name);
    await keepRecoveryCode(hands, home, ADA);
    await wantPayments(home);
    await hands.press(name, { failsOnce: true });
    await expectPayments(home, ADA);
  },
});

const journeys: Journey[] = [
  {
    title: 'a step-up by authenticator app',
    alsoInPage: true,
    fault: `${AUTH}/step-up/generate`,
    async walk(hands, home) {
      await givePassword(hands, home, BEN);
      await hands.fill(CODE, await appCode(home, BEN));
      await expectSignedIn(home, BEN);
      // After the failure, the user signs in again. The new code is recent enough for the pending step-up.
      await wantPayments(home);
      await signIn(hands, BEN);
      await hands.fill(CODE, await appCode(home, BEN));
      await expectPayments(home, BEN);
      await wantPayments(home);
      await hands.fill(CODE, await appCode(home, BEN));
      await expectPayments(home, BEN);
    },
  },
  {
    title: 'a step-up by text message',
    fault: `${AUTH}/mfa/sms/{deviceId}/verify`,
    async walk(hands, home) {
      await givePassword(hands, home, CHLOE);
      await expect(home.page.getByLabel(CODE)).toBeFocused();
      await giveCodeTwice(hands, home, await textedCode(home), 'Verify');
      await expectSignedIn(home, CHLOE);
      await wantPayments(home);
      await expect(home.page.getByLabel(CODE)).toBeFocused();
      await giveCode(hands, home, textedCode);
      await expectPayments(home, CHLOE);
    },
  },
  {
    title: 'a step-up by mail',
    fault: `${AUTH}/mfa/emailcode/verify`,
    prepare: (home) => addMailFactor(home, ADA),
    async walk(hands, home) {
      await givePassword(hands, home, ADA);
      await expect(home.page.getByLabel(CODE)).toBeFocused();
      await giveCodeTwice(hands, home, await mailedCode(home), 'Verify');
      await expectSignedIn(home, ADA);
      await wantPayments(home);
      await expect(home.page.getByLabel(CODE)).toBeFocused();
      await giveCode(hands, home, mailedCode);
      await expectPayments(home, ADA);
    },
  },
  {
    title: 'a step-up by one of several methods',
    fault: `${AUTH}/mfa/sms/{deviceId}`,
    async walk(hands, home) {
      await givePassword(hands, home, DANIEL);
      await hands.press(/^Authenticator app/);
      await hands.fill(CODE, await appCode(home, DANIEL));
      await expectSignedIn(home, DANIEL);
      await wantPayments(home);
      await hands.press(/^Text message/, { failsOnce: true });
      await expect(home.page.getByLabel(CODE)).toBeFocused();
      await giveCode(hands, home, textedCode);
      await expectPayments(home, DANIEL);
    },
  },
  {
    title: 'a step-up that finds no second factor',
    fault: 'POST /identity/resources/auth/v1/user',
    async walk(hands, home) {
      await givePassword(hands, home, ADA, { attempt: { failsOnce: true } });
      await expectSignedIn(home, ADA);
      await wantPayments(home);
      await expect(home.page.getByRole('heading', { name: 'You need a second step first' })).toBeFocused();
      await hands.press('Back to the application');
      await expectSignedIn(home, ADA);
      await expect(home.page).not.toHaveURL(/payments|step-up/);
    },
  },
  byKey('a step-up by this device', 'WebAuthnPlatform', /^This device/),
  byKey('a step-up by security key', 'WebAuthnCrossPlatform', /^Security key/),
];

journeys.forEach(testJourney);
