// @vitest-environment jsdom
import { createWorld, type World } from '@portico/mock-backend';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { userIdOf } from '../../../app/test-app';
import { collectDownloads } from '../../test-downloads';
import { preparePage, renderPortal, type TestPortalOptions } from '../../test-portal';

preparePage();

const LIST = 'GET /identity/resources/sub-tenants/users/v1';
const OSLO = 'tenant-tidewater-oslo';

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0, scenario: 'reseller' });
  world.clock.follow(() => performance.now());
  world.publish({ navigation: { allUsers: { visibility: 'byPermissions' } } });
});
afterEach(cleanup);

async function mount(options: TestPortalOptions = {}) {
  const opened = await renderPortal(world, { page: 'allUsers', ...options });
  await screen.findByRole('heading', { level: 1, name: 'All users', hidden: true });
  return opened;
}

const row = async (email: string) => (await screen.findByText(email)).closest('tr')!;
const leif = 'leif@tidewater-oslo.test';

it('lists the users of all accounts, twenty a page, each with the path of the account', async () => {
  await mount({ params: { search: 'leif' } });
  const cells = within(await row(leif));
  expect(await cells.findByText('Tidewater Freight Oslo')).toBeTruthy();
  expect(cells.getByText('Tidewater Freight')).toBeTruthy();
  cleanup();
  await mount();
  expect(await screen.findByText(`1–20 of ${world.people().length}`)).toBeTruthy();
  expect(screen.getAllByRole('rowheader')).toHaveLength(20);
});

it('finds a user two levels below, and writes search, account and sort into the address', async () => {
  const { app, user } = await mount();
  await user.type(screen.getByLabelText('Search by name or email'), 'leif');
  await row(leif);
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  await user.click(screen.getByRole('button', { name: 'Account' }));
  await user.type(await screen.findByRole('combobox'), 'oslo{Enter}');
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Joined' }));
  await waitFor(() =>
    expect(app.portal.getState().params).toMatchObject({ account: OSLO, sort: 'createdAt', search: '' }),
  );
  await user.click(screen.getByRole('button', { name: 'Remove filter Account' }));
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(20));
});

it('keeps a failed list on the page, and loads it again', async () => {
  const fault = world.faults.add({ call: LIST, kind: 'status', status: 500 });
  const { user } = await mount({ params: { search: 'leif' } });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  world.faults.remove(fault);
  await user.click(retry);
  await row(leif);
});

it('changes the roles of a user in one account, and keeps the choice when the service refuses', async () => {
  const dialog = { kind: 'editRolesInAccount', memberId: userIdOf(world, leif), inAccountId: OSLO } as const;
  const { user } = await mount({ params: { search: 'leif' }, dialog });
  const form = within(await screen.findByRole('dialog', { name: 'Roles of Leif Jansen in Tidewater Freight Oslo' }));
  await user.click(await form.findByRole('checkbox', { name: 'Support' }));
  const call = 'PATCH /identity/resources/sub-tenants/users/v1/{userId}/roles';
  const fault = world.faults.add({ call, kind: 'status', status: 500 });
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByRole('alert')).toBeTruthy();
  world.faults.remove(fault);
  await user.click(form.getByRole('button', { name: 'Save' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Leif Jansen' }));
  expect(panel.getByText('Support')).toBeTruthy();
});

it('invites a user into several accounts, and says at the field that one has them already', async () => {
  const { user } = await mount({ dialog: { kind: 'inviteToAccounts', email: leif } });
  const form = within(await screen.findByRole('dialog', { name: 'Invite a user to accounts' }));
  const send = form.getByRole('button', { name: 'Send invitation' });
  await user.click(send);
  expect(form.getByText('Choose at least one account.')).toBeTruthy();
  await user.click(await form.findByRole('checkbox', { name: /^Tidewater Freight Oslo/ }));
  await user.click(send);
  await waitFor(() => expect(form.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(form.getByLabelText('Email'));
  await user.click(form.getByRole('checkbox', { name: /^Tidewater Freight Oslo/ }));
  await user.click(form.getByRole('checkbox', { name: /^Lumen Lighting/ }));
  await user.click(form.getByRole('checkbox', { name: /^Quarry Road School/ }));
  expect(form.getByText('2 accounts chosen')).toBeTruthy();
  await user.click(send);
  expect(await within(await row(leif)).findByText('and 2 more')).toBeTruthy();
  expect(world.inbox.list().map(({ to }) => to)).toEqual([leif, leif]);
});

it.each([
  ['no address', '', 'Enter the email address.'],
  ['half an address', 'zoe@', 'Enter a complete email address, such as name@company.com.'],
  ['a long address', `${'z'.repeat(250)}@acme.test`, 'Use at most 254 characters.'],
])('sends no invitation to %s', async (_, email, error) => {
  const { user } = await mount({ dialog: { kind: 'inviteToAccounts', email: '' } });
  const form = within(await screen.findByRole('dialog', { name: 'Invite a user to accounts' }));
  if (email) await user.click(form.getByLabelText('Email'));
  await user.paste(email);
  await user.click(form.getByLabelText('Full name'));
  await user.paste('z'.repeat(201));
  await user.click(form.getByRole('button', { name: 'Send invitation' }));
  expect(form.getByText(error)).toBeTruthy();
  expect(form.getByText('Use at most 200 characters.')).toBeTruthy();
});

it('removes a user from all accounts once the address is typed', async () => {
  const { user } = await mount({
    params: { search: 'leif' },
    dialog: { kind: 'removeFromAccounts', memberId: userIdOf(world, leif) },
  });
  const form = within(await screen.findByRole('alertdialog'));
  expect(form.getByText(/loses access at once to: Tidewater Freight Oslo\./)).toBeTruthy();
  await user.type(form.getByRole('textbox'), leif);
  await user.click(form.getByRole('button', { name: 'Remove user' }));
  expect(await screen.findByText('No users found')).toBeTruthy();
  expect(world.people().map(({ email }) => email)).not.toContain(leif);
});

it('removes the selected users, and leaves those who can’t be removed', async () => {
  const { user } = await mount({ params: { search: 'tidewater' } });
  await row(leif);
  await user.click(screen.getByRole('checkbox', { name: 'Select Leif Jansen' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Paloma Pereira' }));
  await user.click(screen.getByRole('button', { name: 'Remove from all accounts' }));
  const form = within(await screen.findByRole('alertdialog', { name: 'Remove 2 users from all accounts?' }));
  await user.type(form.getByRole('textbox'), 'Acme Harbor');
  await user.click(form.getByRole('button', { name: 'Remove user' }));
  await waitFor(() => expect(screen.queryByText(leif)).toBeNull());
  expect(await screen.findByText('marco@tidewater.test')).toBeTruthy();
});

it('selects the users of all pages, and keeps those selected whom the service does not remove', async () => {
  const { app, user } = await mount();
  await user.click(await screen.findByRole('checkbox', { name: /^Select all/ }));
  const count = world.people().length;
  await user.click(screen.getByRole('button', { name: `Select all ${count}` }));
  expect(await screen.findByText(`${count - 1} users selected`)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove from all accounts' }));
  expect(app.portal.getState().dialog).toEqual({ kind: 'removeUsersFromAccounts', memberIds: ['selected'] });
  const title = `Remove ${count - 1} users from all accounts?`;
  const form = within(await screen.findByRole('alertdialog', { name: title }));
  world.faults.add({ call: 'DELETE /identity/resources/sub-tenants/users/v1', kind: 'status', status: 500, times: 1 });
  await user.type(form.getByRole('textbox'), 'Acme Harbor');
  await user.click(form.getByRole('button', { name: 'Remove user' }));
  expect(await screen.findByRole('alertdialog', { name: 'Remove 1 user from all accounts?' })).toBeTruthy();
  await user.click(form.getByRole('button', { name: 'Remove user' }));
  await waitFor(() => expect(world.people()).toHaveLength(1));
});

it('switches into an account, and opens the user there', async () => {
  const { app, user } = await mount({
    dialog: { kind: 'accountUser', memberId: userIdOf(world, leif) },
    params: { search: 'leif' },
  });
  const panel = within(await screen.findByRole('dialog', { name: 'Leif Jansen' }));
  await user.click(await panel.findByRole('button', { name: 'Actions in Tidewater Freight Oslo' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Switch to this account' }));
  await waitFor(() => expect(app.portal.getState().page).toBe('users'));
  const member = within(await screen.findByRole('dialog', { name: 'Leif Jansen' }));
  expect(await member.findByRole('button', { name: 'Lock' })).toBeTruthy();
});

it('exports all pages as a file in which no name is a formula', async () => {
  const snapshot = world.snapshot();
  const users = snapshot.tables.users as { email: string; name: string }[];
  const renamed = users.map((one) => (one.email === leif ? { ...one, name: '=cmd()' } : one));
  world.restore({ ...snapshot, tables: { ...snapshot.tables, users: renamed } });
  const downloads = collectDownloads();
  const { user } = await mount();
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  const text = await downloads[0]!.file.text();
  expect(text.trimEnd().split('\r\n')).toHaveLength(world.people().length + 1);
  expect(text).toContain("'=cmd()");
  expect(text).toContain('Tidewater Freight Oslo');
});

it('exports a selection without loading the users of the list again', async () => {
  const downloads = collectDownloads();
  const { user } = await mount({ params: { search: 'tidewater' } });
  await user.click(await screen.findByRole('checkbox', { name: 'Select Leif Jansen' }));
  const before = world.journal.list().length;
  await user.click(screen.getByRole('button', { name: 'Export selection' }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  const text = await downloads[0]!.file.text();
  expect(text.trimEnd().split('\r\n')).toHaveLength(2);
  expect(text).toContain(leif);
  expect(world.journal.list()).toHaveLength(before);
});

it('says that a user is in none of the accounts', async () => {
  await mount({ dialog: { kind: 'accountUser', memberId: 'user-unknown' } });
  expect(await screen.findByText('This user is in none of your accounts')).toBeTruthy();
});

it('offers a reader no changes', async () => {
  const { user } = await mount({ signedInAs: 'ines@acme.test', params: { search: 'leif' } });
  const menu = within(await row(leif)).getByRole('button', { name: 'Actions for Leif Jansen' });
  expect(screen.queryByRole('button', { name: 'Invite user' })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(menu);
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Details and accounts',
  ]);
});

it('refuses a user without the permission, whatever the navigation of the document says', async () => {
  takePermissions();
  await mount({ signedInAs: 'ines@acme.test' });
  expect(await screen.findByText('You do not have access to this page')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

/** Takes all permissions from the role of plain members. */
function takePermissions() {
  const snapshot = world.snapshot();
  const roles = snapshot.tables.roles as { id: string; permissionIds: string[] }[];
  const reduced = roles.map((role) => (role.id === 'role-read-only' ? { ...role, permissionIds: [] } : role));
  world.restore({ ...snapshot, tables: { ...snapshot.tables, roles: reduced } });
}
