import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, type World } from '@portico/mock-backend';
import { expect, test } from '../setup/live-host';
import { siteUrl } from '../setup/serve';

const LIAM = 'liam@brightwater.test';
const MIA = 'mia@newharbor.test';
const FIRST_PASSWORD = 'Winter-Garden-77';

/** Ada invites somebody; the mail's link. */
async function invite(world: World, email: string): Promise<string> {
  const { transport } = world.connect({ signedInAs: 'ada@acme.test' });
  const send = (path: string, token: string, body: object) =>
    transport(
      new Request(`https://id.portico.test/identity/resources/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify(body),
      }),
    );
  const { accessToken } = await (await send('auth/v1/user/token/refresh', '', {})).json();
  await send('users/v2', accessToken, { email, name: 'Mia', roleIds: ['role-support'], provider: 'local' });
  return mailTo(world, email).link ?? '';
}

function mailTo(world: World, email: string) {
  const mail = world.inbox.list().find(({ to }) => to === email);
  if (!mail) throw new Error(`nothing was mailed to ${email}`);
  return mail;
}

/** Has every invitation carry a code. */
function sendCodes(world: World) {
  const snapshot = world.snapshot();
  const policy = { id: 'policy-invitations', name: 'invitations', tenantId: null, value: { withCode: true } };
  world.restore({ ...snapshot, tables: { ...snapshot.tables, policies: [policy] } });
}

async function signIn(page: Page, email: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
}

test('somebody invited accepts by keyboard alone, after a failure, and signs in', async ({
  live: { page, world, open },
  watch,
}) => {
  watch.allow(/Simulated failure/);
  const link = await invite(world, LIAM);
  const call = 'POST /identity/resources/users/v1/invitation/accept';
  world.faults.add({ call, kind: 'status', status: 503, times: 1 });
  await open(link);
  await expect(page.getByRole('heading', { name: 'Join Acme Harbor' })).toBeVisible();
  await expect(page).toHaveTitle(/Join Acme Harbor/);
  const accept = page.getByRole('button', { name: 'Accept the invitation' });
  while (!(await accept.evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeFocused();
  while (!(await accept.evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Welcome to Acme Harbor' })).toBeVisible();
  const now = page.getByRole('button', { name: 'Sign in now' });
  while (!(await now.evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await signIn(page, LIAM);
});

test('somebody new chooses a password and is in', async ({ live: { page, world, open } }) => {
  const link = await invite(world, MIA);
  await open(link.replace('/account/activate', '/account/invitation/accept'));
  await page.getByLabel('New password', { exact: true }).fill(FIRST_PASSWORD);
  await page.getByLabel('Repeat the new password').fill(FIRST_PASSWORD);
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await page.getByRole('button', { name: 'Go now' }).click();
  await expect(page.getByText(`Signed in as ${MIA}`)).toBeVisible();
});

test('a code from the mail goes with the link, and a reload uses nothing up', async ({
  live: { page, world, open },
}) => {
  sendCodes(world);
  await open(await invite(world, LIAM));
  await page.reload();
  const [code = ''] = /\b\d{6}\b/.exec(mailTo(world, LIAM).text) ?? [];
  // The last digit sends it.
  await page.getByLabel('6-digit code').fill(code);
  await expect(page.getByRole('heading', { name: 'Welcome to Acme Harbor' })).toBeVisible();
});

test('whoever else is signed in is asked first, and an old invitation is sent again', async ({
  live: { page, world, open },
}) => {
  const link = await invite(world, LIAM);
  await open('/account/login');
  await signIn(page, 'ines@acme.test');
  await open(link);
  await page.getByRole('button', { name: 'Sign out and go on' }).click();
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome to Acme Harbor' })).toBeVisible();

  await open(link);
  await expect(page.getByRole('heading', { name: 'This invitation no longer works' })).toBeVisible();
  await page.getByLabel('Email').fill(LIAM);
  await page.getByRole('button', { name: 'Send another invitation' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
});

test('an invitation is accepted against a world inside of the page', async ({ page, watch: _watch }) => {
  await page.goto(siteUrl('stage'));
  await page.waitForFunction(() => 'stage' in window);
  await page.evaluate(() => window.stage.show({ screen: 'login-box/acceptInvitationPending', state: 'default' }));
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome to Acme Harbor' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in now' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
});
