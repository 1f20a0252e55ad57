import { expect } from '../../setup/live-host';
import { expectSignedIn, type Journey, testJourney } from './journey';
import { mailedLink, setPolicy, teamLink } from './world-rows';

const INES = 'ines@acme.test';
const MIA = 'mia@new.example';
const PASSWORD = 'Winter-Garden-77';

const journeys: Journey[] = [
  {
    title: 'a session as somebody else, and out of it',
    fault: 'POST /identity/resources/impersonation/v1',
    async walk(hands, home) {
      const address = await home.inWorld(async (world, email) => {
        const { transport } = world.connect({ signedInAs: 'ada@acme.test' });
        const headers = { 'content-type': 'application/json' };
        const url = 'https://id.portico.test/identity/resources/auth/v1/user/token/refresh';
        const answer = await transport(new Request(url, { method: 'POST', headers, body: '{}' }));
        const { accessToken: actorToken } = await answer.json();
        const users = world.snapshot().tables.users as readonly { id: string; email: string }[];
        const impersonatedUserId = users.find((user) => user.email === email)?.id ?? '';
        return `/account/impersonate?${new URLSearchParams({ impersonatedUserId, actorToken })}`;
      }, INES);
      await home.open(address);
      await hands.press('Continue as this user', { failsOnce: true });
      await expectSignedIn(home, INES);
      await expect(home.page.getByText(/You are acting as .*ines@acme.test/)).toBeVisible();
      await hands.press('Stop');
      await expect(home.page.getByLabel('Email')).toBeVisible();
    },
  },
  {
    title: 'a team that is asked first, and lets somebody in by mail',
    async prepare(home) {
      await teamLink(home);
      await setPolicy(home, 'sign-up', { allowed: true, verifyEmail: false });
      await setPolicy(home, 'approval-flows', { joining: true });
    },
    fault: 'POST /identity/resources/approval-flows/v1/approver-action',
    async walk(hands, home) {
      await home.open('/account/sign-up?invitationToken=link-acme');
      await hands.fill('Full name', 'Mia Tran');
      await hands.fill('Work email', MIA);
      await hands.fill('Password', PASSWORD);
      await hands.press('Join the team');
      await expect(home.page.getByRole('heading', { name: 'Your request is on its way' })).toBeVisible();
      await home.open(await mailedLink(home));
      await hands.press('Approve', { failsOnce: true });
      await expect(home.page.getByRole('heading', { name: 'Approved' })).toBeVisible();
      await hands.press('Back to sign in');
      await hands.fill('Email', MIA);
      await hands.press('Continue');
      await hands.fill('Password', PASSWORD);
      await hands.press('Sign in');
      await expectSignedIn(home, MIA);
    },
  },
];

journeys.forEach(testJourney);
