import { DEMO_PASSWORD } from '@portico/mock-backend';
import type { Home } from '../../setup/home';
import { expect } from '../../setup/live-host';
import { expectSignedIn, type Journey, testJourney } from './journey';
import { choosePassword, givePassword } from './moves';
import { changePerson, mailedLink, setPolicy } from './world-rows';

const ADA = 'ada@acme.test';
const LEAKED = 'Password1';
const NEW_PASSWORD = 'Quiet-Meadow-17';
const USERS = 'POST /identity/resources/users';

const heading = ({ page }: Home, name: string | RegExp) => expect(page.getByRole('heading', { name })).toBeFocused();

/** Sets the lifetime of passwords in days, and the notification period at its end. */
const rotate = (home: Home, rotationPeriod: number, notificationPeriod: number) =>
  setPolicy(home, 'password-rotation', { isActive: true, rotationPeriod, notificationPeriod });

const journeys: Journey[] = [
  {
    title: 'a password that expires soon, changed during the sign-in',
    prepare: (home) => rotate(home, 1_000, 1_825),
    fault: `${USERS}/v1/passwords/change`,
    async walk(hands, home) {
      await givePassword(hands, home, ADA);
      await expect(home.page.getByRole('heading', { name: /^Your password expires/ })).toBeVisible();
      await hands.fill('Current password', 'not my password');
      await choosePassword(hands, NEW_PASSWORD);
      await hands.press('Change password', { failsOnce: true });
      await expect(home.page.getByRole('alert')).toContainText('Your current password is not right.');
      await hands.fill('Current password', DEMO_PASSWORD);
      await hands.press('Change password');
      await heading(home, 'Your password is changed');
      await hands.press('Continue');
      await expectSignedIn(home, ADA);
    },
  },
  {
    title: 'a password that expires soon, kept for now',
    prepare: (home) => rotate(home, 1_000, 1_825),
    fault: 'POST /identity/resources/auth/v1/user',
    async walk(hands, home) {
      await givePassword(hands, home, ADA);
      await expect(home.page.getByRole('alert')).toBeFocused();
      await hands.press('Sign in');
      await hands.press('Remind me later');
      await expectSignedIn(home, ADA);
    },
  },
  {
    title: 'a password that is too old',
    prepare: (home) => rotate(home, 10, 2),
    fault: `${USERS}/v1/passwords/reset/verify`,
    async walk(hands, home) {
      await givePassword(hands, home, ADA);
      await choosePassword(hands, NEW_PASSWORD);
      await hands.press('Save the new password', { failsOnce: true });
      await expectSignedIn(home, ADA);
    },
  },
  {
    title: 'a password that has leaked',
    host: { overrideFeatureFlags: { 'security-center-show-login-flows': 'on' } },
    prepare: (home) => changePerson(home, ADA, { password: LEAKED }),
    fault: `${USERS}/v1/passwords/reset`,
    async walk(hands, home) {
      await givePassword(hands, home, ADA, { password: LEAKED });
      await heading(home, 'Choose a new password');
      await hands.press('Email me a reset link', { failsOnce: true });
      await heading(home, 'Check your inbox');
      await home.open(await mailedLink(home));
      await choosePassword(hands, NEW_PASSWORD);
      await hands.press('Save the new password');
      await heading(home, 'Your password is changed');
    },
  },
];

journeys.forEach(testJourney);
