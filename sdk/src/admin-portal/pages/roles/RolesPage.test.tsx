// @vitest-environment jsdom
import { createWorld, type World } from '@portico/mock-backend';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { userIdOf } from '../../../app/test-app';
import { preparePage, renderPortal, type TestPortalOptions } from '../../test-portal';

preparePage();

const ROLES = '/identity/resources/roles/v1';
const shown = { navigation: { roles: { visibility: 'byPermissions' } } } as const;
const JANUARY = '2026-01-01T00:00:00.000Z';

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
  world.clock.follow(() => performance.now());
});
afterEach(cleanup);

type Row = { id: string } & Record<string, unknown>;

/** Changes the rows of a table, as another administrator would. */
function change(table: string, edit: (rows: Row[]) => Row[]) {
  const { tables, ...snapshot } = world.snapshot();
  world.restore({ ...snapshot, tables: { ...tables, [table]: edit(tables[table] as Row[]) } });
}

const tenantId = () => {
  const { memberships } = world.snapshot().tables as Record<string, { userId: string; tenantId: string }[]>;
  const ada = userIdOf(world, 'ada@acme.test');
  return memberships!.find(({ userId }) => userId === ada)!.tenantId;
};

/** Adds a role of the tenant's own. */
function addRole(more: Record<string, unknown> = {}) {
  const row = {
    id: 'role-auditor',
    key: 'auditor',
    name: 'Auditor',
    description: 'Reads.',
    level: 2,
    vendorId: 'vendor-portico',
    tenantId: tenantId(),
    isDefault: false,
    permissionIds: ['permission-fe.secure.read.audits'],
    createdAt: JANUARY,
    updatedAt: JANUARY,
    ...more,
  };
  change('roles', (rows) => [...rows, row]);
}

async function mount(options: TestPortalOptions = {}) {
  const opened = await renderPortal(world, { page: 'roles', metadata: shown, ...options });
  await screen.findByRole('tab', { name: 'Roles', selected: true, hidden: true });
  return opened;
}

const sent = (method: string) =>
  world.journal.list().filter((entry) => entry.method === method && entry.path.includes('/resources/'));
const rows = async () => {
  await screen.findByRole('table');
  return screen.getAllByRole('rowheader').map((cell) => cell.textContent);
};
const panel = async (name: string) => within(await screen.findByRole('dialog', { name }));

async function choose(user: UserEvent, name: string, action: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

it('lists the roles, finds one by its key, and keeps the search in the address', async () => {
  addRole();
  const { user, app } = await mount();
  expect(await rows()).toHaveLength(4);
  await user.type(screen.getByLabelText('Search roles'), 'audit');
  expect(await rows()).toEqual([expect.stringContaining('Auditor')]);
  expect(app.portal.getState().params).toMatchObject({ search: 'audit' });
});

it('shows the texts of the tenant in their own direction', async () => {
  addRole({ name: 'Acme Inc.', description: 'Reads.' });
  await mount();
  for (const text of ['Acme Inc.', 'Reads.']) {
    expect((await screen.findByText(text)).tagName).toBe('BDI');
  }
});

it('says why a built-in or a default role cannot be deleted', async () => {
  addRole({ isDefault: true });
  const { user } = await mount();
  await user.click(await screen.findByRole('button', { name: 'Actions for Admin' }));
  expect((await screen.findByRole('menuitem', { name: 'Delete role' })).textContent).toContain(
    'comes with the product',
  );
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Actions for Auditor' }));
  expect((await screen.findByRole('menuitem', { name: 'Delete role' })).textContent).toContain(
    'New users get this role',
  );
});

it('creates a role with permissions found by a search, and its key follows the name', async () => {
  const { user } = await mount();
  await user.click(screen.getByRole('button', { name: 'Create role' }));
  const form = await panel('Create a role');
  await user.type(form.getByLabelText('Name'), 'Night shïft');
  expect(form.getByLabelText<HTMLInputElement>('Key').value).toBe('night-shift');
  await user.type(form.getByLabelText('Search permissions'), 'audit');
  await user.click(await form.findByRole('checkbox', { name: 'See audit logs' }));
  await user.click(form.getByRole('button', { name: 'Create role' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await rows()).toContainEqual(expect.stringContaining('Night shïft'));
  expect(sent('POST').at(-1)?.requestBody).toMatchObject({
    key: 'night-shift',
    permissions: ['permission-fe.secure.read.audits'],
  });
});

it('refuses a name and a key that another role has, each at its field', async () => {
  const { user } = await mount();
  await user.click(screen.getByRole('button', { name: 'Create role' }));
  const form = await panel('Create a role');
  await user.type(form.getByLabelText('Name'), 'admin');
  await user.click(form.getByRole('button', { name: 'Create role' }));
  expect(await form.findByText('Another role has this name. Choose a different one.')).toBeTruthy();
  await user.clear(form.getByLabelText('Name'));
  await user.type(form.getByLabelText('Name'), 'Boss');
  await user.clear(form.getByLabelText('Key'));
  await user.type(form.getByLabelText('Key'), 'admin{Enter}');
  const description = 'Another role has this key. Choose a different one.';
  await form.findByRole('textbox', { name: 'Key', description });
  await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText('Key')));
  expect(form.getByLabelText<HTMLInputElement>('Name').value).toBe('Boss');
});

it('chooses all permissions of a category, and shows a part of it as mixed', async () => {
  const { user } = await mount({ dialog: { kind: 'createRole' } });
  const form = await panel('Create a role');
  const all = form.getByRole<HTMLInputElement>('checkbox', { name: 'All of Billing' });
  await user.click(all);
  expect(all.checked).toBe(true);
  await user.click(form.getByRole('button', { name: /^Billing/ }));
  await user.click(await form.findByRole('checkbox', { name: 'See the subscription' }));
  expect([all.checked, all.indeterminate]).toEqual([false, true]);
  expect(form.getByRole('button', { name: /^Billing/ }).textContent).toContain('3 of 4');
});

it('sends only what has changed', async () => {
  addRole();
  const { user } = await mount({ dialog: { kind: 'editRole', roleId: 'role-auditor' } });
  const form = await panel('Edit Auditor');
  await user.type(form.getByLabelText('Description'), ' Writes nothing.');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('PATCH').map(({ requestBody }) => requestBody)).toEqual([{ description: 'Reads. Writes nothing.' }]);
});

const READ_USERS = 'permission-fe.secure.read.users';

async function permissionRoles() {
  addRole();
  addRole({ id: 'role-clerk', key: 'clerk', name: 'Clerk', permissionIds: [] });
  const { user } = await mount({ dialog: { kind: 'editPermissionRoles', permissionId: READ_USERS } });
  const form = await panel('Roles with this permission');
  const box = (name: string) => form.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name}`) });
  await user.click(box('Auditor'));
  return { user, form, box, save: (name = 'Save') => user.click(form.getByRole('button', { name })) };
}

it('says that another administrator has changed which roles have a permission, and saves the choice on request', async () => {
  const { form, box, save } = await permissionRoles();
  change('roles', (all) => all.map((row) => (row.id === 'role-clerk' ? { ...row, permissionIds: [READ_USERS] } : row)));
  await save();
  expect(await form.findByText('Another administrator changed this')).toBeTruthy();
  expect([box('Auditor').checked, box('Clerk').checked]).toEqual([true, false]);
  expect(sent('PUT')).toEqual([]);
  const call = 'PUT /identity/resources/permissions/v1/{permissionId}/roles';
  world.faults.add({ call, kind: 'status', status: 409, errorCode: 'ER-LAST-ADMIN', times: 1 });
  await save('Save anyway');
  expect(
    await form.findByText('The team needs at least one administrator. Make another user an administrator first.'),
  ).toBeTruthy();
  expect(form.queryByText('Another administrator changed this')).toBeNull();
  await save('Save anyway');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('PUT').at(-1)?.requestBody).toEqual({ roleIds: expect.not.arrayContaining(['role-clerk']) });
});

it('loads the roles of now for a permission, without one that was deleted', async () => {
  const { user, form, save } = await permissionRoles();
  change('roles', (all) => all.filter(({ id }) => id !== 'role-auditor'));
  await save();
  await user.click(await form.findByRole('button', { name: 'Load the current version' }));
  const current = await panel('Roles with this permission');
  expect(current.queryByText('Auditor')).toBeNull();
  expect(current.queryByRole('alert')).toBeNull();
});

it('edits a role after the user’s own change of a permission, without a conflict', async () => {
  const { user, save } = await permissionRoles();
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Actions for Auditor' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit role' }));
  const form = await panel('Edit Auditor');
  await user.type(form.getByLabelText('Description'), ' Writes nothing.');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says that another administrator has changed the role, keeps the entries, and saves them on request', async () => {
  addRole();
  const { user } = await mount({ dialog: { kind: 'editRole', roleId: 'role-auditor' } });
  const form = await panel('Edit Auditor');
  await user.clear(form.getByLabelText('Name'));
  await user.type(form.getByLabelText('Name'), 'Inspector');
  change('roles', (all) =>
    all.map((row) =>
      row.id === 'role-auditor' ? { ...row, name: 'Controller', updatedAt: '2026-02-01T00:00:00.000Z' } : row,
    ),
  );
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Another administrator changed this role')).toBeTruthy();
  expect(form.getByLabelText<HTMLInputElement>('Name').value).toBe('Inspector');
  expect(sent('PATCH')).toEqual([]);
  await user.click(form.getByRole('button', { name: 'Save anyway' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await rows()).toContainEqual(expect.stringContaining('Inspector'));
});

it('loads the current version of a role that another administrator has changed', async () => {
  addRole();
  const { user } = await mount({ dialog: { kind: 'editRole', roleId: 'role-auditor' } });
  await panel('Edit Auditor');
  change('roles', (all) =>
    all.map((row) =>
      row.id === 'role-auditor' ? { ...row, name: 'Controller', updatedAt: '2026-02-01T00:00:00.000Z' } : row,
    ),
  );
  await user.click((await panel('Edit Auditor')).getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Load the current version' }));
  const form = await panel('Edit Controller');
  expect(form.getByLabelText<HTMLInputElement>('Name').value).toBe('Controller');
  expect(form.queryByText('Another administrator changed this role')).toBeNull();
});

it('creates the role again that another administrator has deleted meanwhile', async () => {
  addRole();
  const { user } = await mount({ dialog: { kind: 'editRole', roleId: 'role-auditor' } });
  const form = await panel('Edit Auditor');
  change('roles', (all) => all.filter(({ id }) => id !== 'role-auditor'));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Another administrator deleted this role')).toBeTruthy();
  await user.click(form.getByRole('button', { name: 'Create role' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await rows()).toContainEqual(expect.stringContaining('Auditor'));
});

it('names who loses a role before it is deleted', async () => {
  addRole();
  change('memberships', (all) => all.map((row) => ({ ...row, roleIds: ['role-admin', 'role-auditor'] })));
  const { user } = await mount();
  await choose(user, 'Auditor', 'Delete role');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete the role Auditor?' }));
  expect(await dialog.findByText(/Ada Moreno, .*, and 5 more users will lose this role/)).toBeTruthy();
  await user.dblClick(dialog.getByRole('button', { name: 'Delete role' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent('DELETE')).toHaveLength(1);
  expect(await rows()).not.toContainEqual(expect.stringContaining('Auditor'));
});

it('makes a role the default at once, and reverts it if the service refuses', async () => {
  addRole();
  const { user } = await mount();
  world.faults.add({ call: `PATCH ${ROLES}/{roleId}`, kind: 'status', status: 500, times: 1 });
  await choose(user, 'Auditor', 'Make default');
  expect(await screen.findByText('Something went wrong on our side. Try again in a moment.')).toBeTruthy();
  expect(await rows()).not.toContainEqual(expect.stringContaining('AuditorDefault'));
  await choose(user, 'Auditor', 'Make default');
  expect(await screen.findByText('New users get the role Auditor.')).toBeTruthy();
  expect(await rows()).toContainEqual(expect.stringContaining('AuditorDefault'));
});

it('compares two roles in the matrix, and counts what a wider permission includes', async () => {
  addRole();
  const params = { view: 'matrix', compare: 'role-read-only,role-auditor', differences: 'on' };
  await renderPortal(world, { page: 'roles', metadata: shown, params });
  const table = within(await screen.findByRole('table'));
  expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Permission',
    'Read Only',
    'Auditor',
  ]);
  expect(table.queryByRole('button', { name: 'Roles with “See audit logs”' })).toBeNull();
  const row = table.getByRole('button', { name: 'Roles with “See the team”' }).closest('tr')!;
  expect(within(row).getByText('Allowed by “See everything about security and team”')).toBeTruthy();
  expect(within(row).getByText('Not allowed')).toBeTruthy();
});

it('sets the roles that have a permission', async () => {
  addRole();
  const { user } = await mount({
    dialog: { kind: 'editPermissionRoles', permissionId: 'permission-fe.secure.read.users' },
  });
  const dialog = await panel('Roles with this permission');
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Admin' }).disabled).toBe(true);
  await user.click(dialog.getByRole('checkbox', { name: 'Auditor' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('PUT').at(-1)?.requestBody).toEqual({ roleIds: ['role-auditor'] });
});

it('offers no changes to a user who may only read', async () => {
  addRole();
  const { user } = await mount({ signedInAs: 'daniel@acme.test' });
  await rows();
  expect(screen.queryByRole('button', { name: 'Create role' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Actions for Auditor' }));
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['Show details']);
});

it('says that the roles could not be loaded, and loads them again', async () => {
  world.faults.add({ call: `GET ${ROLES}`, kind: 'offline' });
  const { user } = await mount();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  world.faults.clear();
  await user.click(retry);
  expect(await rows()).toHaveLength(3);
});
