import { DEMO_PASSWORD } from '@portico/mock-backend';
import { expect } from '../../setup/live-host';
import { expectSignedIn, type Journey, testJourney } from './journey';

const ADA = 'ada@acme.test';
/** The host draws its own screens in place of the login box. */
const host = { customLoginBox: true };

const journeys: Journey[] = [
  {
    title: 'a password on screens of the host’s own',
    alsoInPage: true,
    host,
    fault: 'POST /identity/resources/auth/v1/user',
    async walk(user, site) {
      await site.open('/account/login');
      await expect(site.page.locator('.portico-root')).toHaveCount(0);
      await user.fill('Who is there?', ADA);
      await user.press('Next');
      await user.fill('Secret word', 'not my password');
      await user.press('Come in', { failsOnce: true });
      await expect(site.page.getByRole('alert')).toContainText('That did not work');
      await user.fill('Secret word', DEMO_PASSWORD);
      await user.press('Come in');
      await expectSignedIn(site, ADA);
    },
  },
];

for (const journey of journeys) testJourney(journey);
