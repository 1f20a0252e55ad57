// @vitest-environment jsdom
import { createWorld, type World } from '@portico/mock-backend';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDirectoryConnectionRequestSchema } from '../../../contract';
import { preparePage, renderPortal, type TestPortalOptions } from '../../test-portal';
import { MAX_NAME_LENGTH } from './provisioning-constants';

preparePage();

const CONNECTIONS = '/directory/resources/v1/configurations/scim2';
const metadata = { navigation: { provisioning: { visibility: 'byPermissions' as const } } };

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
  world.clock.follow(() => performance.now());
});
afterEach(cleanup);

const mount = (options: TestPortalOptions = {}) => renderPortal(world, { page: 'provisioning', metadata, ...options });
const rowsOf = (table: string) => world.snapshot().tables[table] as Record<string, unknown>[];
const membersByDirectory = () => rowsOf('memberships').filter(({ managedBy }) => managedBy === 'scim2');
const sent = (method: string) =>
  world.journal.list().filter((entry) => entry.method === method && entry.path.startsWith(CONNECTIONS));
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

/** Puts a connection of the tenant into the world. */
function addConnection(more: Record<string, unknown> = {}) {
  const { tables, ...snapshot } = world.snapshot();
  const { tenantId } = (tables.memberships as { tenantId: string }[])[0]!;
  const connection = {
    id: 'connection-1',
    tenantId,
    connectionName: 'Head office',
    source: 'okta',
    syncToUserManagement: true,
    token: 'token-of-1',
    createdAt: new Date(world.clock.now()).toISOString(),
    lastSync: null,
    ...more,
  };
  const directoryConnections = [...(tables.directoryConnections as unknown[]), connection];
  world.restore({ ...snapshot, tables: { ...tables, directoryConnections } });
}

/** Changes the connections, as another administrator would. */
function changeConnections(more: Record<string, unknown>) {
  const { tables, ...snapshot } = world.snapshot();
  const directoryConnections = (tables.directoryConnections as object[]).map((row) => ({ ...row, ...more }));
  world.restore({ ...snapshot, tables: { ...tables, directoryConnections } });
}

function removeConnections() {
  const { tables, ...snapshot } = world.snapshot();
  world.restore({ ...snapshot, tables: { ...tables, directoryConnections: [] } });
}

const arrive = (name: string) =>
  world.directory.push('connection-1', { email: `${name}@acme.test`.toLowerCase(), name: `${name} Vega` });

async function openForm(user: UserEvent) {
  await user.click((await screen.findAllByRole('button', { name: 'Connect a directory' }))[0]!);
  return within(await screen.findByRole('dialog', { name: 'Connect a directory' }));
}

/** Opens a dialog from the menu of a connection. */
async function choose(user: UserEvent, item: string) {
  await row('Head office');
  await user.click(screen.getByRole('button', { name: 'Actions for Head office' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

it('connects a directory, and shows its address and its token once', async () => {
  const { user, app } = await mount();
  const form = await openForm(user);
  await user.click(form.getByRole('radio', { name: 'Microsoft Entra ID' }));
  await user.type(form.getByLabelText('Name'), '  Head office ');
  await user.dblClick(form.getByRole('button', { name: 'Connect' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Set up the directory' }));

  const [{ id, token }] = rowsOf('directoryConnections') as [{ id: string; token: string }];
  expect(sent('POST').map(({ requestBody }) => requestBody)).toEqual([
    { source: 'azure-ad', connectionName: 'Head office', syncToUserManagement: true },
  ]);
  expect(shown.getByText(`https://id.portico.test/frontegg/directory/resources/scim/v2.0/${id}`)).toBeTruthy();
  expect(shown.getByRole('heading', { name: 'In Microsoft Entra ID' })).toBeTruthy();
  expect(document.body.innerHTML).not.toContain(token);
  await user.click(shown.getByRole('button', { name: 'Copy Token' }));
  expect(await navigator.clipboard.readText()).toBe(token);
  expect(JSON.stringify([app.portal.getState().dialog, window.history.state])).not.toContain(token);

  await user.click(shown.getByRole('button', { name: 'Done' }));
  expect(await shown.findByRole('alert')).toBeTruthy();
  await user.click(shown.getByRole('checkbox', { name: /I have stored it/ }));
  await user.click(shown.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await row('Head office')).textContent).toMatch(/Waiting.*0.*Not yet/);
  expect(app.portal.getState().created).toBeUndefined();
});

it('closes a dialog about a token that is not shown any more', async () => {
  addConnection();
  const { app } = await mount({ dialog: { kind: 'connectDirectory', connectionId: 'connection-1' } });
  await row('Head office');
  await waitFor(() => expect(app.portal.getState().dialog).toEqual({ kind: 'none' }));
});

it('asks for a name that fits and that no other connection has', async () => {
  expect(createDirectoryConnectionRequestSchema.shape.connectionName.unwrap().maxLength).toBe(MAX_NAME_LENGTH);
  addConnection();
  const { user } = await mount();
  const form = await openForm(user);
  const name = form.getByLabelText('Name');
  await user.click(form.getByRole('button', { name: 'Connect' }));
  expect(form.getByText('Enter a name.')).toBeTruthy();
  await user.click(name);
  await user.paste('x'.repeat(MAX_NAME_LENGTH + 1));
  expect(form.getByText(`Use at most ${MAX_NAME_LENGTH} characters.`)).toBeTruthy();
  await user.clear(name);
  await user.type(name, 'HEAD OFFICE');
  await user.click(form.getByRole('button', { name: 'Connect' }));
  expect(await form.findByRole('alert')).toBeTruthy();
  expect(form.getAllByText(/Another connection has this name/)).not.toEqual([]);
  expect(document.activeElement).toBe(name);
});

it('keeps what is typed when the call fails, and starts a connection paused on request', async () => {
  const { user } = await mount();
  const form = await openForm(user);
  await user.type(form.getByLabelText('Name'), 'Head office');
  await user.click(form.getByRole('checkbox', { name: 'Add its users and groups to the team' }));
  world.faults.add({ call: `POST ${CONNECTIONS}`, kind: 'status', status: 500, times: 1 });
  await user.click(form.getByRole('button', { name: 'Connect' }));
  expect(await form.findByText('Something went wrong on our side. Try again in a moment.')).toBeTruthy();
  await user.click(form.getByRole('button', { name: 'Connect' }));
  await screen.findByRole('dialog', { name: 'Set up the directory' });
  expect(rowsOf('directoryConnections')[0]).toMatchObject({ syncToUserManagement: false });
});

it('shows how a connection is doing, with the users that arrive while its panel opens', async () => {
  addConnection();
  const { user } = await mount();
  expect((await row('Head office')).textContent).toMatch(/Okta.*Waiting/);
  await arrive('Nora');
  await user.click(screen.getByRole('button', { name: 'Head office' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Head office' }));
  await waitFor(() => expect(panel.getByText('Users').parentElement?.textContent).toBe('Users1'));
  expect(panel.getByText('Connected', { selector: '.portico-chip-text' })).toBeTruthy();
  expect(panel.getByRole('heading', { name: 'In Okta' })).toBeTruthy();
  expect(panel.getAllByRole('listitem')).toHaveLength(4);
});

it('leads to the users that directories have brought, once there are any', async () => {
  addConnection();
  const { user } = await mount();
  await row('Head office');
  await user.click(screen.getByRole('button', { name: 'Head office' }));
  await waitFor(async () => expect((await screen.findByRole('dialog')).textContent).toContain('Users0'));
  expect(screen.queryByRole('button', { name: 'Show users from directories' })).toBeNull();
  cleanup();
  await arrive('Nora');
  const later = await mount({ dialog: { kind: 'showDirectory', connectionId: 'connection-1' } });
  await later.user.click(await screen.findByRole('button', { name: 'Show users from directories' }));
  const table = within(await screen.findByRole('table', { name: 'Users' }));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    expect.any(String),
    expect.stringContaining('Nora Vega'),
  ]);
});

it('loads what has arrived when the administrator comes back to the page', async () => {
  addConnection();
  await mount();
  expect((await row('Head office')).textContent).toContain('Waiting');
  await arrive('Nora');
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(async () => expect((await row('Head office')).textContent).toMatch(/Connected.*1/));
});

it('pauses a connection and says how many users lose access, and resumes it', async () => {
  addConnection();
  await arrive('Nora');
  await arrive('Otto');
  expect(membersByDirectory()).toHaveLength(2);
  const { user } = await mount();
  await choose(user, 'Pause');
  const pause = within(await screen.findByRole('alertdialog', { name: 'Pause “Head office”?' }));
  expect(await pause.findByText('2 users lose access at once.')).toBeTruthy();
  await user.click(pause.getByRole('button', { name: 'Pause connection' }));
  await waitFor(async () => expect((await row('Head office')).textContent).toContain('Paused'));
  expect(membersByDirectory()).toEqual([]);

  await choose(user, 'Resume');
  const resume = within(await screen.findByRole('dialog', { name: 'Resume “Head office”?' }));
  await user.click(resume.getByRole('button', { name: 'Resume connection' }));
  await waitFor(async () => expect((await row('Head office')).textContent).toContain('Connected'));
  expect(membersByDirectory()).toHaveLength(2);
  expect(sent('PATCH').map(({ requestBody }) => requestBody)).toEqual([
    { syncToUserManagement: false },
    { syncToUserManagement: true },
  ]);
});

it('returns the focus to the row when a question that the panel has asked is closed', async () => {
  addConnection();
  const { user } = await mount();
  await row('Head office');
  await user.click(screen.getByRole('button', { name: 'Head office' }));
  await user.click(await screen.findByRole('button', { name: 'Pause' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Head office' })));
});

it('sends nothing when another administrator has paused the connection already', async () => {
  addConnection();
  const { user } = await mount();
  await choose(user, 'Pause');
  const dialog = within(await screen.findByRole('alertdialog'));
  changeConnections({ syncToUserManagement: false });
  await user.click(dialog.getByRole('button', { name: 'Pause connection' }));
  await waitFor(async () => expect((await row('Head office')).textContent).toContain('Paused'));
  expect(sent('PATCH')).toEqual([]);
});

it('warns the second of two administrators before a connection is paused', async () => {
  addConnection();
  const { user } = await mount();
  await choose(user, 'Pause');
  const dialog = within(await screen.findByRole('alertdialog'));
  changeConnections({ connectionName: 'New office' });
  await user.click(dialog.getByRole('button', { name: 'Pause connection' }));
  await dialog.findByText(/Another administrator changed this/);
  await dialog.findByText('Pause “New office”?');
  expect(sent('PATCH')).toEqual([]);
});

it('says that a connection to pause was deleted meanwhile', async () => {
  addConnection();
  const { user } = await mount();
  await choose(user, 'Pause');
  const dialog = within(await screen.findByRole('alertdialog'));
  removeConnections();
  await user.click(dialog.getByRole('button', { name: 'Pause connection' }));
  expect(await dialog.findByText(/no longer here/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('No directory connected yet')).toBeTruthy();
});

it('deletes a connection and leaves its users in the team', async () => {
  addConnection();
  await arrive('Nora');
  const { user } = await mount();
  await choose(user, 'Delete');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete “Head office”?' }));
  expect(await dialog.findByText(/^1 user stays in the team/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Delete connection' }));
  expect(await screen.findByText('No directory connected yet')).toBeTruthy();
  expect(rowsOf('users').some(({ email }) => email === 'nora@acme.test')).toBe(true);
  expect(membersByDirectory()).toEqual([]);
});

it('deletes a connection with its users', async () => {
  addConnection();
  await arrive('Nora');
  const { user } = await mount();
  const members = rowsOf('memberships').length;
  await choose(user, 'Delete');
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('checkbox', { name: /Also delete the users/ }));
  expect(await dialog.findByText('1 user is removed from the team and signed out.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Delete with users' }));
  expect(await screen.findByText('No directory connected yet')).toBeTruthy();
  expect(sent('DELETE').map(({ requestBody }) => requestBody)).toEqual([{ deleteAll: true }]);
  expect(rowsOf('memberships')).toHaveLength(members - 1);
});

it('is done when another administrator has deleted the connection', async () => {
  addConnection();
  const { user } = await mount();
  await choose(user, 'Delete');
  const dialog = within(await screen.findByRole('alertdialog'));
  removeConnections();
  await user.click(dialog.getByRole('button', { name: 'Delete connection' }));
  expect(await screen.findByText('No directory connected yet')).toBeTruthy();
  expect(sent('DELETE').map(({ status }) => status)).toEqual([404]);
});

it('says of a deletion what happens to the users if their number is not known', async () => {
  addConnection();
  world.faults.add({ call: 'GET /directory/resources/scim/temp/{id}/Users/count', kind: 'status', status: 404 });
  const { user } = await mount();
  await choose(user, 'Delete');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/^Its users stay in the team/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Not known')).toBeTruthy();
});

it('searches the names', async () => {
  addConnection();
  addConnection({ id: 'connection-2', connectionName: 'Warehouses', token: 'token-of-2' });
  const { user, app } = await mount();
  await row('Warehouses');
  await user.type(screen.getByRole('searchbox', { name: 'Search connections' }), 'ware');
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Warehouses']);
  expect(app.portal.getState().params).toEqual({ search: 'ware' });
});

it('lets a user without the permissions see, but neither connect, pause nor delete', async () => {
  addConnection();
  const { user } = await mount({ signedInAs: 'ines@acme.test' });
  await row('Head office');
  expect(screen.queryByRole('button', { name: 'Connect a directory' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Actions for Head office' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Show details']);
  await user.click(screen.getByRole('menuitem'));
  const panel = within(await screen.findByRole('dialog', { name: 'Head office' }));
  expect(panel.queryByRole('button', { name: /Pause|Delete/ })).toBeNull();
});

it('says why it shows nothing to a user who may not see the directories, and loads nothing', async () => {
  const { tables, ...snapshot } = world.snapshot();
  const roles = (tables.roles as { id: string }[]).map((role) => ({ ...role, permissionIds: [] }));
  world.restore({ ...snapshot, tables: { ...tables, roles } });
  await mount({ metadata: { navigation: { provisioning: { visibility: 'always' } } } });
  expect(await screen.findByText('You do not have access to this page')).toBeTruthy();
  expect(sent('GET')).toEqual([]);
});

it('says that the connections could not be loaded, and loads them again', async () => {
  addConnection();
  world.faults.add({ call: `GET ${CONNECTIONS}`, kind: 'offline' });
  const { user } = await mount();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  world.faults.clear();
  await user.click(retry);
  expect(await row('Head office')).toBeTruthy();
});
