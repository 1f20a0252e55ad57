// @vitest-environment jsdom
import { createWorld, type World } from '@portico/mock-backend';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { preparePage, renderPortal, type TestPortalOptions } from '../../../test-portal';

preparePage();

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
  world.clock.follow(() => performance.now());
});
afterEach(cleanup);

async function mount(options: TestPortalOptions) {
  const opened = await renderPortal(world, { page: 'users', ...options });
  await screen.findByRole('table', { hidden: true });
  return opened;
}

const invited = () =>
  world.journal.list().filter(({ method, path }) => method === 'POST' && path.endsWith('/identity/resources/users/v2'));

it('invites the good lines of a CSV file with roles, names the bad ones, and those already in the team', async () => {
  const { user } = await mount({ dialog: { kind: 'inviteUsers' } });
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite several users' }));
  const csv = 'name,email\nZoe Adler,zoe@acme.test\nNobody,nowhere\nBen,ben@acme.test\nNia,nia@acme.test\n';
  await user.upload(dialog.getByLabelText('Choose a CSV file'), new File([csv], 'team.csv', { type: 'text/csv' }));
  expect(await dialog.findByText('3 addresses · 1 entry left out')).toBeTruthy();
  expect(dialog.getByText('nowhere').closest('li')?.textContent).toContain('Line 3:');
  await user.click(dialog.getByRole('checkbox', { name: 'Support' }));
  await user.click(dialog.getByRole('button', { name: 'Invite 3 users' }));
  expect(await dialog.findByText('2 invitations are on their way.')).toBeTruthy();
  expect(dialog.getByText('ben@acme.test')).toBeTruthy();
  expect(invited().map(({ requestBody }) => requestBody)).toContainEqual(
    expect.objectContaining({ email: 'zoe@acme.test', name: 'Zoe Adler', roleIds: ['role-support'] }),
  );
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText('Zoe Adler')).toBeTruthy();
});

it('says so if the code that reads a CSV file can not be loaded, keeps the list, and reads the file later', async () => {
  const { user } = await mount({ dialog: { kind: 'inviteUsers' } });
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite several users' }));
  const field = dialog.getByLabelText<HTMLTextAreaElement>('Email addresses');
  await user.type(field, 'zoe@acme.test');
  const choose = () =>
    user.upload(dialog.getByLabelText('Choose a CSV file'), new File(['email\nnia@acme.test\n'], 'team.csv'));
  vi.doMock('papaparse', () => Promise.reject(new TypeError('Failed to fetch')));
  await choose();
  expect(await screen.findByText(/^The service could not be reached\./)).toBeTruthy();
  expect(field.value).toBe('zoe@acme.test');
  vi.doUnmock('papaparse');
  await choose();
  await waitFor(() => expect(field.value).toBe('nia@acme.test'));
});

it('reads names with accents from a CSV file that Excel has saved', async () => {
  const { user } = await mount({ dialog: { kind: 'inviteUsers' } });
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite several users' }));
  const csv = Uint8Array.from('Name;Email\r\nJörg Müller;joerg@x.test\r\n', (character) => character.charCodeAt(0));
  await user.upload(dialog.getByLabelText('Choose a CSV file'), new File([csv], 'team.csv', { type: 'text/csv' }));
  expect(await dialog.findByDisplayValue('Jörg Müller <joerg@x.test>')).toBeTruthy();
});

it('lists only the entries that are in the text, though a word was twice in a line before', async () => {
  const { user } = await mount({ dialog: { kind: 'inviteUsers' } });
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite several users' }));
  const field = dialog.getByLabelText<HTMLTextAreaElement>('Email addresses');
  await user.click(field);
  await user.paste('Ada Park, Ben Park');
  field.select();
  await user.paste('Kim');
  expect(dialog.getAllByText(/^Line \d/).map((line) => line.nextElementSibling?.textContent)).toEqual(['Kim']);
});

it('refuses a dropped folder, which the browser cannot read, and keeps the list', async () => {
  const { user } = await mount({ dialog: { kind: 'inviteUsers' } });
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite several users' }));
  const field = dialog.getByLabelText<HTMLTextAreaElement>('Email addresses');
  await user.type(field, 'zoe@acme.test');
  const folder = new File([], 'team');
  folder.arrayBuffer = () => Promise.reject(new DOMException('A requested file could not be found.', 'NotFoundError'));
  fireEvent.drop(field, { dataTransfer: { files: [folder] } });
  expect((await dialog.findByRole('alert')).textContent).toContain('“team” is not a text file.');
  expect(field.value).toBe('zoe@acme.test');
});

it('says which files can be read when a workbook is chosen, and keeps the list', async () => {
  const { user } = await mount({ dialog: { kind: 'inviteUsers' } });
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite several users' }));
  const field = dialog.getByLabelText<HTMLTextAreaElement>('Email addresses');
  await user.type(field, 'zoe@acme.test');
  const archive = new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x14, 0x00, 0x06, 0x00, 0x08, 0x00, 0x40, 0x0a]);
  await user.upload(dialog.getByLabelText('Choose a CSV file'), new File([archive], 'team.csv', { type: 'text/csv' }));
  const alert = await dialog.findByRole('alert');
  expect(alert.textContent).toContain('“team.csv” is not a text file.');
  expect(alert.textContent).toContain('Save the list as CSV');
  await waitFor(() => expect(document.activeElement).toBe(alert));
  expect(field.value).toBe('zoe@acme.test');
  await user.type(field, ' kim@acme.test');
  expect(dialog.queryByRole('alert')).toBeNull();
  expect(dialog.getByRole('button', { name: 'Invite 2 users' })).toBeTruthy();
});

it('sends nothing without an address or a valid number of days, and says so at the fields', async () => {
  const { user } = await mount({ dialog: { kind: 'inviteUsers' } });
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite several users' }));
  await user.type(dialog.getByLabelText('Email addresses'), 'no-address');
  await user.click(dialog.getByRole('switch', { name: 'Limit access to a period' }));
  await user.clear(dialog.getByLabelText('Days of access'));
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
  expect(dialog.getByText('Enter at least one email address.')).toBeTruthy();
  expect(dialog.getByText('Enter a whole number from 1 to 3,650.')).toBeTruthy();
  expect(invited()).toEqual([]);
  await user.clear(dialog.getByLabelText('Email addresses'));
  await user.click(dialog.getByLabelText('Email addresses'));
  await user.paste('zoe@acme.test');
  expect(dialog.queryByText('Enter at least one email address.')).toBeNull();
});

it('asks before Escape discards a typed list; cancel does not ask', async () => {
  const { user } = await mount({ dialog: { kind: 'inviteUsers' } });
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite several users' }));
  await user.type(dialog.getByLabelText('Email addresses'), 'zoe@acme.test');
  await user.tab();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Email addresses').value).toBe('zoe@acme.test');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('goes on with many users when a list is pasted into the dialog for one, with the chosen roles', async () => {
  const { user } = await mount({ dialog: { kind: 'inviteUser' } });
  const one = within(await screen.findByRole('dialog', { name: 'Invite a user' }));
  await user.click(await one.findByRole('checkbox', { name: 'Support' }));
  await user.type(one.getByLabelText('Email'), 'zoe@acme.test');
  await user.paste('Nia Berg <nia@acme.test>; kim@acme.test');
  const many = within(await screen.findByRole('dialog', { name: 'Invite several users' }));
  await user.click(many.getByRole('button', { name: 'Invite 3 users' }));
  expect(await many.findByText('3 invitations are on their way.')).toBeTruthy();
  expect(invited().map(({ requestBody }) => requestBody)).toContainEqual(
    expect.objectContaining({ email: 'nia@acme.test', name: 'Nia Berg', roleIds: ['role-support'] }),
  );
});

it('leaves one pasted address in the dialog for one', async () => {
  const { user } = await mount({ dialog: { kind: 'inviteUser' } });
  const one = within(await screen.findByRole('dialog', { name: 'Invite a user' }));
  await user.click(one.getByLabelText('Email'));
  await user.paste('zoe@acme.test');
  expect(one.getByLabelText<HTMLInputElement>('Email').value).toBe('zoe@acme.test');
});

it('stops on request, and sends the rest later', async () => {
  world = createWorld({ latency: 0 });
  const { user } = await mount({ dialog: { kind: 'inviteUsers' } });
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite several users' }));
  await user.click(dialog.getByLabelText('Email addresses'));
  await user.paste(Array.from({ length: 12 }, (_, index) => `u${index}@acme.test`).join(', '));
  const fault = world.faults.add({ call: 'POST /identity/resources/users/v2', kind: 'hang' });
  await user.click(dialog.getByRole('button', { name: 'Invite 12 users' }));
  expect(await dialog.findByText('0 of 12 invited')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  world.faults.remove(fault);
  world.clock.advance(60_000);
  expect(await dialog.findByText('You stopped before 6 invitations were sent.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Try 12 again' }));
  expect(await dialog.findByText('12 invitations are on their way.')).toBeTruthy();
});

it('sends no further invitations after the user has left the dialog by Back', async () => {
  world = createWorld({ latency: 0 });
  const { app, user } = await mount({ dialog: { kind: 'inviteUsers' } });
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite several users' }));
  await user.click(dialog.getByLabelText('Email addresses'));
  await user.paste(Array.from({ length: 12 }, (_, index) => `u${index}@acme.test`).join(', '));
  world.faults.add({ call: 'POST /identity/resources/users/v2', kind: 'delay', ms: 1_000 });
  await user.click(dialog.getByRole('button', { name: 'Invite 12 users' }));
  expect(await dialog.findByText('0 of 12 invited')).toBeTruthy();
  act(() => app.portal.setState({ dialog: { kind: 'none' } }));
  world.faults.clear();
  world.clock.advance(1_000);
  // The list is loaded again once no further invitation is sent.
  expect(await screen.findByText('u5@acme.test')).toBeTruthy();
  expect(invited()).toHaveLength(6);
});

it('creates an invite link for 30 days, changes it and deactivates it', async () => {
  const { user } = await mount({ dialog: { kind: 'inviteLink' } });
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite by link' }));
  const create = await dialog.findByRole('button', { name: 'Create link' });
  // 404 is the usual answer before there is a link: it is not waited for three times.
  expect(world.journal.list().filter(({ path }) => path.endsWith('/invites/v1/user'))).toHaveLength(1);
  await user.click(create);
  expect((await dialog.findByText(/invitationToken=/)).textContent).toContain('/account/sign-up?');
  const created = world.journal.list().findLast(({ method, path }) => method === 'POST' && path.includes('/invites/'));
  expect(created?.requestBody).toMatchObject({ expiresInMinutes: 43_200 });
  await user.click(dialog.getByRole('button', { name: 'Edit' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Support' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Users who join get: Support')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Deactivate link' }));
  await user.click(dialog.getByRole('button', { name: 'Deactivate link' }));
  expect(await dialog.findByRole('button', { name: 'Create link' })).toBeTruthy();
});

it.each([
  ['below the base name', { basename: '/app' }, '/app/account/sign-up'],
  ['behind the hash', { urlStrategy: 'hash' as const }, '/app/#/account/sign-up'],
])('shows an invite link to the sign-up page %s', async (_, options, page) => {
  window.history.replaceState(null, '', '/app/');
  const { transport } = world.connect({ signedInAs: 'ada@acme.test' });
  const preview = { transport, ready: Promise.resolve(), clock: world.clock };
  const { user } = await mount({ dialog: { kind: 'inviteLink' }, preview, ...options });
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite by link' }));
  await user.click(await dialog.findByRole('button', { name: 'Create link' }));
  const link = (await dialog.findByText(/invitationToken=/)).textContent;
  expect(link).toContain(`${window.location.origin}${page}?invitationToken=`);
});

it('mails a reset link to users with a leaked password after a confirmation', async () => {
  const { user } = await mount({});
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Reset leaked passwords' }));
  await user.click(await screen.findByRole('button', { name: 'Send emails' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(world.journal.list().some(({ path }) => path.endsWith('/breached/reset/bulk'))).toBe(true);
});
