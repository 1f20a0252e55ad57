// @vitest-environment jsdom
import { createWorld, type World } from '@portico/mock-backend';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLockoutPolicy, updateLockoutPolicy } from '../../../../api/policies';
import { saveSessionConfigurations } from '../../../../api/sessions';
import { inviteUser, listUsersV3 } from '../../../../api/team';
import { createTestApp } from '../../../../app/test-app';
import { preparePage, renderPortal, type TestPortalOptions } from '../../../test-portal';

preparePage();

const ADVICE = 'GET /security-center/resources/recommendations/v1';
const INSIGHTS = 'GET /security-center/resources/insights/v1';
const USERS = 'GET /identity/resources/users/v3';
const BULK = '/identity/resources/users/v1/passwords/breached/reset/bulk';

let world: World;
beforeEach(() => start('small-team'));
afterEach(cleanup);

function start(scenario: 'small-team' | 'breached') {
  world = createWorld({ scenario, latency: 0 });
  world.clock.follow(() => performance.now());
}

const mount = ({ params, ...options }: TestPortalOptions = {}) =>
  renderPortal(world, { page: 'security', params: { view: 'centre', ...params }, ...options });

const score = async () => Number(/(\d+) of 100/.exec((await ring()).getAttribute('aria-label') ?? '')?.[1]);
const ring = () => screen.findByRole('img', { name: /^Security score/ });
const advice = () => screen.findByRole('region', { name: 'Recommended actions' });
const button = (name: string) => screen.findByRole('button', { name });
const table = (name: string) => screen.findByRole('table', { name });
const sent = (path: string) => world.journal.list().filter((call) => call.path === path && call.method === 'POST');

it('rates the account and says what lowers the score', async () => {
  await mount();
  expect((await ring()).getAttribute('aria-label')).toMatch(/of 100, weak$/);
  expect(screen.getByText('Your account’s security is weak')).toBeTruthy();
  const rows = within(await advice()).getAllByRole('listitem');
  expect(rows[0]?.textContent).toMatch(/^SevereTwo-factor authenticationRequire two-factor authentication/);
  expect(screen.getByRole('tab', { name: 'Security centre' }).getAttribute('aria-selected')).toBe('true');
});

it('sets a limit to the advised value with one click, and takes it back', async () => {
  const { user } = await mount();
  const before = await score();
  await user.click(await button('After 1 hour'));
  await waitFor(async () => expect(await score()).toBeGreaterThan(before));
  expect(screen.queryByRole('button', { name: 'After 1 hour' })).toBeNull();
  await user.click(await button('Undo'));
  expect(await button('After 1 hour')).toBeTruthy();
  expect(await score()).toBe(before);
});

it('sets a policy of passwords, which may have no id yet, and takes it back', async () => {
  const { user } = await mount();
  await user.click(await button('Refuse the last 3'));
  await user.click(await button('Undo'));
  expect(await button('Refuse the last 3')).toBeTruthy();
});

it('never loosens what another administrator has made stricter meanwhile', async () => {
  const { user } = await mount();
  const apply = await button('After 1 hour');
  const other = createTestApp(world, { signedInAs: 'ben@acme.test' });
  await other.start();
  const strict = { isActive: true, timeout: 300 };
  await saveSessionConfigurations(other.http, { sessionIdleTimeoutConfiguration: strict });
  await user.click(apply);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'After 1 hour' })).toBeNull());
  expect(
    world.journal.list().filter(({ path, method }) => path.includes('sessions/v1') && method === 'POST'),
  ).toHaveLength(1);
});

it('says why a fix failed, and fixes at the next click', async () => {
  const { user } = await mount();
  const call = 'POST /identity/resources/configurations/sessions/v1';
  world.faults.add({ call, kind: 'status', status: 500, times: 1 });
  await user.click(await button('Allow 5 sessions'));
  expect(await screen.findByText(/Something went wrong on our side/)).toBeTruthy();
  await user.click(await button('Allow 5 sessions'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Allow 5 sessions' })).toBeNull());
});

it('requires a second factor in the dialog, then rates the account again', async () => {
  const { user } = await mount();
  const before = await score();
  await user.click(await button('Require'));
  await user.click(await screen.findByRole('radio', { name: 'Required for all' }));
  await user.click(await button('Save'));
  await waitFor(async () => expect(await score()).toBeGreaterThan(before));
  expect(screen.getByText('All users need a second factor.')).toBeTruthy();
});

it('opens the dialog of a policy from its address', async () => {
  await mount({ dialog: { kind: 'editPolicy', policy: 'userLockout' } });
  expect(await screen.findByRole('dialog', { name: 'Edit user lockout' })).toBeTruthy();
});

it('advises a stricter lockout with another value', async () => {
  const other = createTestApp(world, { signedInAs: 'ada@acme.test' });
  await other.start();
  const { id } = await createLockoutPolicy(other.http, { enabled: true, maxAttempts: 50 });
  const { user } = await mount();
  await user.click(await button('Other value: Lock users earlier'));
  expect(await screen.findByRole('dialog', { name: 'Edit user lockout' })).toBeTruthy();
  await user.click(await button('Cancel'));
  await user.click(await button('Lock after 5 attempts'));
  await waitFor(() => expect(screen.queryByText('Lock users earlier')).toBeNull());
  await updateLockoutPolicy(other.http, { id, enabled: true, maxAttempts: 5 });
});

it('leads to the restrictions, whose lists come first', async () => {
  const { user, app } = await mount();
  await user.click(await button('Open countries'));
  expect(await screen.findByRole('tab', { name: 'Countries', selected: true })).toBeTruthy();
  expect(app.portal.getState().params).toMatchObject({ tab: 'countryRestrictions' });
});

it('shows the users in a chart with a table, and a sentence about each subject', async () => {
  await mount();
  const chart = within(await table('Users and their protection'));
  expect(chart.getByRole('row', { name: 'All users 10' })).toBeTruthy();
  expect(screen.getByText('Sessions have no limit.')).toBeTruthy();
});

it('lists users without a second factor by ten, and leads to each', async () => {
  const { user, app } = await mount({ params: { list: 'inactiveUsers' } });
  expect(await table('Inactive')).toBeTruthy();
  await user.click(await screen.findByRole('tab', { name: 'No second factor' }));
  const rows = within(await table('No second factor')).getAllByRole('row');
  expect(rows.length).toBeLessThanOrEqual(11);
  await user.click(await button('Ada Moreno'));
  expect(app.portal.getState()).toMatchObject({ page: 'users', dialog: { kind: 'user' } });
});

it('mails users with a leaked password, one or all', async () => {
  start('breached');
  const { user } = await mount();
  await table('Leaked passwords');
  const [menu] = await screen.findAllByRole('button', { name: /^Actions for/ });
  await user.click(menu as HTMLElement);
  await user.click(await screen.findByRole('menuitem', { name: 'Send reset email' }));
  expect(await screen.findByText(/^An email to reset the password goes to .*@acme\.test\.$/)).toBeTruthy();
  world.faults.add({ call: `POST ${BULK}`, kind: 'status', status: 500, times: 1 });
  await user.click(await button('Send reset emails to all'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Send emails' }));
  expect(await dialog.findByRole('alert')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Send emails' }));
  expect(await screen.findByText('Users with a leaked password get an email.')).toBeTruthy();
  expect(sent(BULK)).toHaveLength(2);
});

const EMAIL = '/identity/resources/users/v1/passwords/reset';
const select = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
const status = (name: string) => screen.getByRole('row', { name: new RegExp(name) }).textContent;

it('mails the selected users, and after a failure only those who have got no email', async () => {
  start('breached');
  const { user } = await mount();
  await table('Leaked passwords');
  for (const name of ['Ben Okafor', 'Chloe Lindqvist', 'Daniel Reyes']) await select(user, name);
  expect(screen.getByText('3 users selected')).toBeTruthy();
  await user.click(await button('Email reset links'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send reset emails to 3 users?' }));
  world.faults.add({ call: `POST ${EMAIL}`, kind: 'status', status: 500, times: 1 });
  await user.click(dialog.getByRole('button', { name: 'Send emails' }));
  expect(await dialog.findByRole('alert')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Send emails' }));
  expect(await screen.findByText('3 users get an email to reset the password.')).toBeTruthy();
  expect(sent(EMAIL)).toHaveLength(4);
});

it('disables the selected users, but never the signed-in one, and takes it back', async () => {
  const { user } = await mount({ params: { list: 'unenrolledMfaUsers' } });
  await table('No second factor');
  expect(screen.queryByRole('checkbox', { name: 'Select Ada Moreno' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Select all users on this page' }));
  await user.click(await button('Disable'));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Disable 6 users?' }));
  await user.click(dialog.getByRole('button', { name: 'Disable users' }));
  await user.click(await button('Undo'));
  await waitFor(() => expect(status('Jonas')).toMatch(/Active/));
  // He was disabled before.
  expect(status('Farid')).toMatch(/Disabled/);
});

it('removes inactive users after the name of the team is typed, and rates the account again', async () => {
  const { user } = await mount({ params: { list: 'inactiveUsers' } });
  await table('Inactive');
  await user.click(screen.getByRole('checkbox', { name: 'Select all users on this page' }));
  await user.click(await button('Remove'));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove 1 user?' }));
  await user.type(dialog.getByRole('textbox'), 'Acme Harbor');
  await user.click(dialog.getByRole('button', { name: 'Remove users' }));
  expect(await screen.findByText('No inactive users')).toBeTruthy();
  const chart = within(await table('Users and their protection'));
  expect(await chart.findByRole('row', { name: 'All users 9' })).toBeTruthy();
});

it('acts on the users of all pages of a list', async () => {
  const admin = createTestApp(world, { signedInAs: 'ada@acme.test' });
  await admin.start();
  const invited = Array.from({ length: 11 }, (_, index) => `guest-${index}@acme.test`);
  await Promise.all(invited.map((email) => inviteUser(admin.http, { email })));
  const { user } = await mount({ params: { list: 'inactiveUsers' } });
  await table('Inactive');
  await user.click(screen.getByRole('checkbox', { name: 'Select all users on this page' }));
  await user.click(await button('Select all 12'));
  expect(await screen.findByText('12 users selected')).toBeTruthy();
  await user.click(await button('Disable'));
  expect(await screen.findByRole('alertdialog', { name: 'Disable 12 users?' })).toBeTruthy();
});

it('opens a dialog from its address only for what the list offers to the user', async () => {
  start('breached');
  const admin = createTestApp(world, { signedInAs: 'ada@acme.test' });
  await admin.start();
  const { items } = await listUsersV3(admin.http, { _preset: 'breached-passwords', _limit: 10 });
  const userIds = items.map(({ id }) => id);
  // First, so that the script of the dialogs is there when the other one must not open.
  await mount({ dialog: { kind: 'disableUsersAtRisk', userIds } });
  expect(await screen.findByRole('alertdialog', { name: 'Disable 8 users?' })).toBeTruthy();
  cleanup();
  await mount({ dialog: { kind: 'deleteUsersAtRisk', userIds } });
  await table('Leaked passwords');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('says what the policies mean for a sign-in only behind the flag', async () => {
  await mount();
  await screen.findByText('Sessions have no limit.');
  expect(screen.queryByText('What this means at sign-in')).toBeNull();
  cleanup();
  start('breached');
  await mount();
  expect(await screen.findByText('What this means at sign-in')).toBeTruthy();
});

it.each([
  [ADVICE, 'The security score could not be loaded', 'Your account’s security is weak'],
  [INSIGHTS, 'The insights could not be loaded', 'Sessions have no limit.'],
  [USERS, 'The users could not be loaded', 'No leaked passwords'],
])('loads %s again after a failure, apart from the other parts', async (call, failure, content) => {
  world.faults.add({ call, kind: 'status', status: 400 });
  const { user } = await mount();
  expect(await screen.findByText(failure)).toBeTruthy();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  world.faults.clear();
  await user.click(await button('Try again'));
  expect(await screen.findByText(content)).toBeTruthy();
});

it('shows a reader the score without remedies', async () => {
  await mount({ signedInAs: 'ines@acme.test' });
  expect(await ring()).toBeTruthy();
  expect(screen.getByText(/You may read these settings/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Require' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'After 1 hour' })).toBeNull();
});
