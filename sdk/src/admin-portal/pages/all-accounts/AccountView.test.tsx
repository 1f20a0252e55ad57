// @vitest-environment jsdom
import { createWorld, type World } from '@portico/mock-backend';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { preparePage, renderPortal, type TestPortalOptions } from '../../test-portal';

preparePage();

const FERNHILL = 'tenant-fernhill';
const USERS = '/identity/resources/sub-tenants/users';

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0, scenario: 'reseller' });
  world.clock.follow(() => performance.now());
});
afterEach(cleanup);

const mount = (options: TestPortalOptions = {}) =>
  renderPortal(world, { page: 'allAccounts', params: { account: FERNHILL }, ...options });
type User = Awaited<ReturnType<typeof mount>>['user'];
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const userRow = async (email: string) => (await screen.findByText(email)).closest('tr')!;

async function choose(user: User, email: string, action: string) {
  await user.click(within(await userRow(email)).getByRole('button', { name: /^Actions for/ }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

it('shows an account with its users, their roles and the accounts below', async () => {
  await mount({ params: { account: 'tenant-tidewater' } });
  await heading('Tidewater Freight');
  expect(await within(await userRow('marco@tidewater.test')).findByText('Admin')).toBeTruthy();
  expect(await screen.findByText('Tidewater Freight Izmir')).toBeTruthy();
  expect(screen.getByText('tenant-tidewater')).toBeTruthy();
});

it('says that an account of others is not theirs, and leads back', async () => {
  const { user } = await mount({ params: { account: 'tenant-unknown' } });
  await user.click(await screen.findByRole('button', { name: 'Go to all accounts' }));
  expect(await heading('All accounts')).toBeTruthy();
});

it('invites several users, names wrong addresses, and puts a refusal to the field', async () => {
  const { user } = await mount({ dialog: { kind: 'addAccountUsers', accountId: FERNHILL } });
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite users to Fernhill Clinics' }));
  const field = await dialog.findByLabelText('Email addresses');
  await dialog.findByRole('checkbox', { name: 'Read Only' });
  const send = dialog.getByRole('button', { name: 'Send invitations' });
  await user.type(field, 'nora@fernhill.test, nope');
  await user.click(send);
  expect(dialog.getByText('Not an email address: nope')).toBeTruthy();
  await user.clear(field);
  await user.type(field, 'nora@fernhill.test MAYA@fernhill.test');
  await user.click(send);
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(field);
  await user.clear(field);
  await user.type(field, 'nora@fernhill.test');
  await user.click(dialog.getByRole('checkbox', { name: 'Read Only' }));
  await user.click(send);
  expect(await within(await userRow('nora@fernhill.test')).findByText('Read Only')).toBeTruthy();
  expect(world.inbox.list().map(({ to }) => to)).toEqual(['nora@fernhill.test']);
});

it('edits the roles of a user, at least one of them', async () => {
  const { user } = await mount();
  await choose(user, 'omar@fernhill.test', 'Edit roles');
  const dialog = within(await screen.findByRole('dialog', { name: 'Roles of Omar Rahimi' }));
  await user.click(await dialog.findByRole('checkbox', { name: 'Read Only' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Choose at least one role.')).toBeTruthy();
  await user.click(dialog.getByRole('checkbox', { name: 'Support' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await within(await userRow('omar@fernhill.test')).findByText('Support')).toBeTruthy();
});

it('removes a user, and keeps them while the service fails', async () => {
  const { user } = await mount();
  await choose(user, 'omar@fernhill.test', 'Remove from account');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove Omar Rahimi?' }));
  expect(dialog.getByText(/has no other account, so the user is deleted/)).toBeTruthy();
  world.faults.add({ call: `DELETE ${USERS}/v1`, kind: 'status', status: 500 });
  await user.click(dialog.getByRole('button', { name: 'Remove user' }));
  expect(await dialog.findByRole('alert')).toBeTruthy();
  world.faults.clear();
  await user.click(dialog.getByRole('button', { name: 'Remove user' }));
  await waitFor(() => expect(screen.queryByText('omar@fernhill.test')).toBeNull());
});

it('switches into an account below, and back', async () => {
  const { user, app } = await mount();
  await heading('Fernhill Clinics');
  await user.click(screen.getByRole('button', { name: 'Actions for Fernhill Clinics' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Switch to this account' }));
  expect(await screen.findByText('You are working in Fernhill Clinics, an account below yours.')).toBeTruthy();
  expect(await heading('Users')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Back to your own account' }));
  expect(await heading('All accounts')).toBeTruthy();
  expect(app.session.store.getState().activeTenant?.tenantId).toBe('tenant-acme');
  expect(screen.queryByRole('button', { name: 'Back to your own account' })).toBeNull();
});
