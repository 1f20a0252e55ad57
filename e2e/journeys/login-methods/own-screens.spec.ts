import { DEMO_PASSWORD } from '@portico/mock-backend';
import { expect } from '../../setup/live-host';
import { expectSignedIn, type Journey, testJourney } from './journey';

const ADA = 'ada@acme.test';
/** The host draws its own screens where the login box would stand. */
const host = { customLoginBox: true };

const journeys: Journey[] = [
  {
    title: 'a password on screens of the host’s own',
    alsoInPage: true,
    host,
    fault: 'POST /identity/resources/auth/v1/user',
    async walk(hands, home) {
      await home.open('/account/login');
      await expect(home.page.locator('.portico-root')).toHaveCount(0);
      await hands.fill('Who is there?', ADA);
      await hands.press('Next');
      await hands.fill('Secret word', 'not my password');
      await hands.press('Come in', { failsOnce: true });
      await expect(home.page.getByRole('alert')).toContainText('That did not work');
      await hands.fill('Secret word', DEMO_PASSWORD);
      await hands.press('Come in');
      await expectSignedIn(home, ADA);
    },
  },
];

for (const journey of journeys) testJourney(journey);
