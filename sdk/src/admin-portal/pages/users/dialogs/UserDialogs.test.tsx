// @vitest-environment jsdom
import { createWorld, type World } from '@portico/mock-backend';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { userIdOf } from '../../../../app/test-app';
import { preparePage } from '../../../test-portal';
import { chooseAction, openUsers, rowOf } from '../test-users';

preparePage();

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
  world.clock.follow(() => performance.now());
});
afterEach(cleanup);

const sent = (method: string) => world.journal.list().filter((entry) => entry.method === method);

it('removes a user and keeps the focus on the page', async () => {
  const { user } = await openUsers(world);
  await chooseAction(user, 'Chloe Lindqvist', 'Remove');
  await user.click(await screen.findByRole('button', { name: 'Remove user' }));
  await waitFor(() => expect(screen.queryByText('Chloe Lindqvist')).toBeNull());
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Users'));
});

it('changes roles and restores the focus to the menu', async () => {
  const { user } = await openUsers(world);
  await chooseAction(user, 'Chloe Lindqvist', 'Edit roles');
  const dialog = await screen.findByRole('dialog', { name: 'Roles of Chloe Lindqvist' });
  await user.click(within(dialog).getByRole('checkbox', { name: 'Admin' }));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(within(rowOf('Chloe')).getByText('Admin')).toBeTruthy();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actions for Chloe Lindqvist' })),
  );
});

it('sends one request for two clicks', async () => {
  const { user } = await openUsers(world, {
    dialog: { kind: 'disableUser', userId: userIdOf(world, 'ben@acme.test') },
  });
  const confirm = await screen.findByRole('button', { name: 'Disable user' });
  await user.dblClick(confirm);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent('POST').filter(({ path }) => path.endsWith('/disable'))).toHaveLength(1);
  expect(within(rowOf('Ben Okafor')).getByText('Disabled')).toBeTruthy();
});

it('shows in the dialog why the request was refused', async () => {
  const { user } = await openUsers(world, { dialog: { kind: 'deleteUser', userId: userIdOf(world, 'ben@acme.test') } });
  world.faults.add({ call: '*', kind: 'status', status: 500 });
  await user.click(await screen.findByRole('button', { name: 'Remove user' }));
  const dialog = await screen.findByRole('alertdialog');
  const alert = await within(dialog).findByRole('alert');
  expect(within(alert).getByText('Trace ID')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(alert));
});

it('invites a user', async () => {
  const { user } = await openUsers(world);
  await user.click(screen.getByRole('button', { name: 'Invite user' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite a user' }));
  await user.type(dialog.getByLabelText(/Full name/), 'Zoe Adler');
  await user.type(dialog.getByLabelText('Email'), ' zoe@acme.test ');
  await user.click(dialog.getByRole('checkbox', { name: 'Support' }));
  await user.click(dialog.getByRole('switch', { name: 'Limit access to a period' }));
  await user.clear(dialog.getByLabelText('Days of access'));
  await user.type(dialog.getByLabelText('Days of access'), '7{Enter}');
  expect(await screen.findByText('The invitation to zoe@acme.test is on its way.')).toBeTruthy();
  expect(within(rowOf('Zoe Adler')).getByText('Invited')).toBeTruthy();
  expect(sent('POST').at(-1)?.requestBody).toMatchObject({ email: 'zoe@acme.test', expirationInSeconds: 604_800 });
});

it('sets an access period of whole days only', async () => {
  const { user } = await openUsers(world, {
    dialog: { kind: 'editAccessTime', userId: userIdOf(world, 'ben@acme.test') },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Access period of Ben Okafor' }));
  await user.clear(dialog.getByLabelText('Days of access'));
  await user.type(dialog.getByLabelText('Days of access'), '1.5{Enter}');
  expect(dialog.getByText('Enter a whole number from 1 to 3,650.')).toBeTruthy();
  await user.clear(dialog.getByLabelText('Days of access'));
  await user.type(dialog.getByLabelText('Days of access'), '7');
  expect(dialog.queryByText('Enter a whole number from 1 to 3,650.')).toBeNull();
  await user.type(dialog.getByLabelText('Days of access'), '{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says at the field that the user is already in the team, and keeps the other values', async () => {
  const { user } = await openUsers(world, { dialog: { kind: 'inviteUser' } });
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite a user' }));
  await user.type(dialog.getByLabelText(/Full name/), 'Ben');
  await user.type(dialog.getByLabelText('Email'), 'ben@acme.test{Enter}');
  await waitFor(() => expect(dialog.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(dialog.getByLabelText('Email'));
  expect(dialog.getByLabelText<HTMLInputElement>(/Full name/).value).toBe('Ben');
});

it.each([
  ['mandatory', 'Phone number', 'Enter the phone number.'],
  ['optional', 'Phone number (optional)', null],
  [true, 'Phone number (optional)', null],
  [false, null, null],
] as const)('asks for the phone number as the vendor sets: %s', async (phoneNumberField, label, problem) => {
  const metadata = { navigation: { users: { inviteDialog: { phoneNumberField } } } };
  const { user } = await openUsers(world, { dialog: { kind: 'inviteUser' }, metadata });
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite a user' }));
  if (label) await dialog.findByLabelText(label);
  else expect(dialog.queryByLabelText(/Phone number/)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
  expect(dialog.getByText('Enter the email address.')).toBeTruthy();
  expect(dialog.queryByText('Enter the phone number.') !== null).toBe(problem !== null);
});

it('sends the phone number with its country code, and only if it is complete', async () => {
  const { user } = await openUsers(world, { dialog: { kind: 'inviteUser' } });
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite a user' }));
  await user.type(dialog.getByLabelText('Email'), 'zoe@acme.test');
  const phone = await dialog.findByLabelText(/Phone number/);
  expect(phone.getAttribute('autocomplete')).toBe('off');
  await user.type(phone, '+49 151{Enter}');
  expect(dialog.getByText(/This phone number is not complete/)).toBeTruthy();
  await user.type(phone, '23456789{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('POST').at(-1)?.requestBody).toMatchObject({ email: 'zoe@acme.test', phone: '+4915123456789' });
});

it.each([
  ['without a top-level domain', 'zoe@acme'],
  ['with an empty part', 'zoe@acme..test'],
  ['longer than mail permits', `${'z'.repeat(250)}@acme.test`],
])('sends no invitation to an address %s', async (_, email) => {
  const { user } = await openUsers(world, { dialog: { kind: 'inviteUser' } });
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite a user' }));
  await user.click(dialog.getByLabelText('Email'));
  await user.paste(email);
  await user.keyboard('{Enter}');
  expect(dialog.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
  expect(sent('POST').filter(({ path }) => path.endsWith('/users/v2'))).toEqual([]);
});

it.each([
  ['Lock', 'Lock user', 'Locked'],
  ['Disable', 'Disable user', 'Disabled'],
])('undoes "%s" for one user', async (action, confirm, status) => {
  const { user } = await openUsers(world);
  await chooseAction(user, 'Ben Okafor', action);
  await user.click(await screen.findByRole('button', { name: confirm }));
  await waitFor(() => expect(within(rowOf('Ben Okafor')).getByText(status)).toBeTruthy());
  await user.click(await screen.findByText('Undo'));
  await waitFor(() => expect(within(rowOf('Ben Okafor')).getByText('Active')).toBeTruthy());
});

it('says that the user of a dialog is no longer in the team, keeps the choice, and leads back to the list', async () => {
  const { user } = await openUsers(world);
  await chooseAction(user, 'Chloe Lindqvist', 'Edit roles');
  const form = within(await screen.findByRole('dialog', { name: 'Roles of Chloe Lindqvist' }));
  const role = await form.findByRole<HTMLInputElement>('checkbox', { name: 'Read Only' });
  await user.click(role);
  const { tables, ...rest } = world.snapshot();
  const memberships = (tables.memberships ?? []) as { userId: string }[];
  const chloe = userIdOf(world, 'chloe@acme.test');
  world.restore({ ...rest, tables: { ...tables, memberships: memberships.filter(({ userId }) => userId !== chloe) } });
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('This user is no longer in the team.')).toBeTruthy();
  expect(role.checked).toBe(true);
  await user.click(form.getByRole('button', { name: 'Close and reload the list' }));
  await waitFor(() => expect(screen.queryByText('Chloe Lindqvist')).toBeNull());
});
