// @vitest-environment jsdom
import { createWorld, type World } from '@portico/mock-backend';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { updateMfaPolicy } from '../../../api/policies';
import { saveSessionConfigurations } from '../../../api/sessions';
import { createTestApp } from '../../../app/test-app';
import { preparePage, renderPortal, type TestPortalOptions } from '../../test-portal';

preparePage();

const SESSIONS = '/identity/resources/configurations/sessions/v1';

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
  world.clock.follow(() => performance.now());
});
afterEach(cleanup);

async function mount(options: TestPortalOptions = {}) {
  const opened = await renderPortal(world, { page: 'security', ...options });
  await screen.findByRole('heading', { name: 'Security' });
  return opened;
}

const general = { params: { tab: 'generalSettings' } };
const edit = (policy: string) => screen.findByRole('button', { name: `Edit: ${policy}` });
const dialog = () => within(screen.getByRole('dialog'));
const save = () => dialog().getByRole('button', { name: 'Save' });
const bodiesOf = (path: string) =>
  world.journal
    .list()
    .filter((call) => call.path === path && call.method !== 'GET')
    .map(({ requestBody }) => requestBody);

/** Another administrator, in a session of their own. */
async function otherAdmin() {
  const other = createTestApp(world, { signedInAs: 'ada@acme.test' });
  await other.start();
  return other.http;
}

it('shows each limit of sessions as a sentence, and changes one of them', async () => {
  const { user } = await mount();
  expect(await screen.findByText('No sign-out, however long a user is idle')).toBeTruthy();
  await user.click(await edit('Idle session timeout'));
  await user.click(await screen.findByRole('switch', { name: 'Sign out idle users' }));
  await user.clear(dialog().getByLabelText('Duration'));
  await user.type(dialog().getByLabelText('Duration'), '2');
  await user.selectOptions(dialog().getByLabelText('Unit'), 'Hours');
  await user.click(save());
  expect(await screen.findByText('Sign out after 2 hours without activity')).toBeTruthy();
  expect(bodiesOf(SESSIONS)).toEqual([{ sessionIdleTimeoutConfiguration: { isActive: true, timeout: 7_200 } }]);
});

it('refuses a duration beyond its limits, in the unit of the user', async () => {
  const { user } = await mount();
  await user.click(await edit('Forced re-login'));
  await user.click(await screen.findByRole('switch', { name: 'Ask for a new sign-in' }));
  await user.clear(dialog().getByLabelText('Duration'));
  await user.type(dialog().getByLabelText('Duration'), '366');
  await user.click(save());
  expect(screen.getByText('Enter a whole number from 1 to 365.')).toBeTruthy();
  expect(bodiesOf(SESSIONS)).toEqual([]);
});

it('warns the second of two administrators; saving again overwrites', async () => {
  const { user } = await mount();
  await user.click(await edit('Concurrent sessions'));
  await user.click(await screen.findByRole('switch', { name: 'Limit the sessions of a user' }));
  await saveSessionConfigurations(await otherAdmin(), {
    sessionConcurrentConfiguration: { isActive: true, maxSessions: 9 },
  });
  await user.click(save());
  expect(await screen.findByText('Another administrator changed this')).toBeTruthy();
  await user.click(dialog().getByRole('button', { name: 'Save anyway' }));
  expect(await screen.findByText('At most 5 sessions of each user at a time')).toBeTruthy();
});

it('requires a second factor, and says before how many users have none', async () => {
  const { user } = await mount(general);
  await user.click(await edit('Two-factor authentication'));
  await user.click(await screen.findByRole('radio', { name: 'Required for all' }));
  expect(await screen.findByText(/users have no second factor yet/)).toBeTruthy();
  await user.click(save());
  expect(await screen.findByText('All users need a second factor')).toBeTruthy();
  expect(screen.getByText('Your vendor’s default: Users choose whether they use a second factor.')).toBeTruthy();
});

it('loads the current second factor policy after a conflict, if the user wants it', async () => {
  const { user } = await mount(general);
  await user.click(await edit('Two-factor authentication'));
  await user.click(await screen.findByRole('radio', { name: 'Required for all' }));
  await updateMfaPolicy(await otherAdmin(), { enforceMFAType: 'ForceExceptSAML' });
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Load the current version' }));
  const chosen = await screen.findByRole<HTMLInputElement>('radio', { name: 'Required, except with single sign-on' });
  expect(chosen.checked).toBe(true);
});

it('changes lockout, history and rotation, and keeps what is typed when saving fails', async () => {
  const { user } = await mount(general);
  await user.click(await edit('User lockout'));
  const attempts = await screen.findByLabelText<HTMLInputElement>('Wrong passwords in a row');
  await user.clear(attempts);
  await user.type(attempts, '3');
  const call = 'PATCH /identity/resources/configurations/v1/lockout-policy';
  world.faults.add({ call, kind: 'status', status: 500, times: 1 });
  await user.click(save());
  expect(await dialog().findByRole('alert')).toBeTruthy();
  await user.click(save());
  expect(await screen.findByText('Lock a user after 3 wrong passwords in a row')).toBeTruthy();

  await user.click(await edit('Password history'));
  await user.click(await screen.findByRole('switch', { name: 'Refuse old passwords' }));
  await user.click(save());
  expect(await screen.findByText('The last 3 passwords can’t be chosen again')).toBeTruthy();

  await user.click(await edit('Password rotation'));
  await user.click(await screen.findByRole('switch', { name: 'Let passwords expire' }));
  await user.clear(dialog().getByLabelText('Days of notice'));
  await user.type(dialog().getByLabelText('Days of notice'), '90');
  await user.click(save());
  expect(screen.getByText('Enter fewer days than the password is valid.')).toBeTruthy();
  await user.type(dialog().getByLabelText('Days of notice'), '{Backspace}');
  await user.click(save());
  expect(await screen.findByText('Passwords expire after 90 days')).toBeTruthy();
});

it('shows values without buttons to a user who may only read them', async () => {
  await mount({ signedInAs: 'ines@acme.test' });
  expect(await screen.findByText('Any number of sessions of each user')).toBeTruthy();
  expect(screen.getByText(/You may read these settings/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
});

it('follows the vendor: hidden tabs and policies, and those to view', async () => {
  const tabsProperties = {
    sessionManagement: {
      fieldsProperties: {
        idleSessionTimeout: { appearance: 'viewOnly' },
        forceReLogin: { appearance: 'hidden' },
      },
    },
    generalSettings: { appearance: 'hidden' },
  } as const;
  await mount({ metadata: { themeV2: { adminPortal: { pages: { security: { tabsProperties } } } } } });
  expect(await edit('Concurrent sessions')).toBeTruthy();
  expect(screen.getByText('Idle session timeout')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Edit: Idle session timeout' })).toBeNull();
  expect(screen.queryByText('Forced re-login')).toBeNull();
  expect(screen.queryByRole('tab', { name: 'General' })).toBeNull();
});

it('shows why the policies could not be loaded, and loads them again', async () => {
  world.faults.add({ call: `GET ${SESSIONS}`, kind: 'offline' });
  const { user } = await mount();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  world.faults.clear();
  await user.click(retry);
  expect(await screen.findByText('Idle session timeout')).toBeTruthy();
});

/** Opens a tab while the answers of a path have another body, and loads it again once they are sound. */
async function openTwice(title: string, path: string, body: string, options: TestPortalOptions) {
  let isBroken = true;
  const { user } = await mount({
    ...options,
    through: (transport) => async (request) => {
      const answer = await transport(request);
      return isBroken && request.url.endsWith(path) ? new Response(body, answer) : answer;
    },
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText(title)).toBeNull();
  isBroken = false;
  await user.click(retry);
  expect(await screen.findByText(title)).toBeTruthy();
}

it.each([
  ['lockout-policy', '{}'],
  ['lockout-policy/vendor', '{"enabled":"yes","maxAttempts":5}'],
  ['lockout-policy', '{"enabled":true}'],
  ['password-history-policy', '{"enabled":true,"historySize":"many"}'],
  ['password-history-policy/vendor', '[]'],
  ['mfa-policy', '{"enforceMFAType":"Never"}'],
  ['password-rotation', '{"isActive":"no"}'],
])('shows a malformed answer about %s as a failure, not as a policy: %s', (policy, body) =>
  openTwice('User lockout', `/v1/${policy}`, body, general),
);

it.each([
  ['a page of HTML', '<p>Welcome</p>'],
  ['an object of something else', '{"items":[]}'],
  ['a broken object', '{"sessionIdle'],
  ['a list', '[]'],
  ['a text', '"off"'],
  ['a malformed limit', '{"sessionIdleTimeoutConfiguration":{"timeout":"never"}}'],
  ['null', 'null'],
])('shows %s as a failure, not as no limits, and loads again', (_what, body) =>
  openTwice('Idle session timeout', SESSIONS, body, {}),
);
