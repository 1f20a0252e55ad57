import { DEMO_PASSWORD } from '@portico/mock-backend';
import type { HostSite } from '../../setup/host-site';
import { expect } from '../../setup/live-host';
import { expectSignedIn, type Journey, testJourney } from './journey';
import { choosePassword, givePassword } from './sign-in-steps';
import { changePerson, mailedLink, setPolicy } from './world-rows';

const ADA = 'ada@acme.test';
const LEAKED = 'Password1';
const NEW_PASSWORD = 'Quiet-Meadow-17';
const USERS = 'POST /identity/resources/users';

const heading = ({ page }: HostSite, name: string | RegExp) =>
  expect(page.getByRole('heading', { name })).toBeFocused();

/** Sets the lifetime of passwords in days, and the notification period at its end. */
const rotate = (site: HostSite, rotationPeriod: number, notificationPeriod: number) =>
  setPolicy(site, 'password-rotation', { isActive: true, rotationPeriod, notificationPeriod });

const journeys: Journey[] = [
  {
    title: 'a password that expires soon, changed during the sign-in',
    prepare: (site) => rotate(site, 1_000, 1_825),
    fault: `${USERS}/v1/passwords/change`,
    async walk(user, site) {
      await givePassword(user, site, ADA);
      await expect(site.page.getByRole('heading', { name: /^Your password expires/ })).toBeVisible();
      await user.fill('Current password', 'not my password');
      await choosePassword(user, NEW_PASSWORD);
      await user.press('Change password', { failsOnce: true });
      await expect(site.page.getByRole('alert')).toContainText('Your current password is not right.');
      await user.fill('Current password', DEMO_PASSWORD);
      await user.press('Change password');
      await heading(site, 'Your password is changed');
      await user.press('Continue');
      await expectSignedIn(site, ADA);
    },
  },
  {
    title: 'a password that expires soon, not changed yet',
    prepare: (site) => rotate(site, 1_000, 1_825),
    fault: 'POST /identity/resources/auth/v1/user',
    async walk(user, site) {
      await givePassword(user, site, ADA);
      await expect(site.page.getByRole('alert')).toBeFocused();
      await user.press('Sign in');
      await user.press('Remind me later');
      await expectSignedIn(site, ADA);
    },
  },
  {
    title: 'a password that is too old',
    prepare: (site) => rotate(site, 10, 2),
    fault: `${USERS}/v1/passwords/reset/verify`,
    async walk(user, site) {
      await givePassword(user, site, ADA);
      await choosePassword(user, NEW_PASSWORD);
      await user.press('Save the new password', { failsOnce: true });
      await expectSignedIn(site, ADA);
    },
  },
  {
    title: 'a password that has leaked',
    host: { overrideFeatureFlags: { 'security-center-show-login-flows': 'on' } },
    prepare: (site) => changePerson(site, ADA, { password: LEAKED }),
    fault: `${USERS}/v1/passwords/reset`,
    async walk(user, site) {
      await givePassword(user, site, ADA, { password: LEAKED });
      await heading(site, 'Choose a new password');
      await user.press('Email me a reset link', { failsOnce: true });
      await heading(site, 'Check your inbox');
      await site.open(await mailedLink(site));
      await choosePassword(user, NEW_PASSWORD);
      await user.press('Save the new password');
      await heading(site, 'Your password is changed');
    },
  },
];

journeys.forEach(testJourney);
