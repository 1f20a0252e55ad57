// @vitest-environment jsdom
import { createWorld, type World } from '@portico/mock-backend';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { preparePage, renderPortal, type TestPortalOptions } from '../../test-portal';

preparePage();

const GROUPS = '/identity/resources/groups/v1';
const SUPPORT = 'group-support-acme';
const shown = { navigation: { groups: { visibility: 'byPermissions' } } } as const;

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
  world.clock.follow(() => performance.now());
});
afterEach(cleanup);

type Row = { id: string } & Record<string, unknown>;

/** Changes the groups or users, as another administrator or a directory would. */
function change(edit: (rows: Row[]) => Row[], table: 'groups' | 'users' = 'groups') {
  const { tables, ...snapshot } = world.snapshot();
  world.restore({ ...snapshot, tables: { ...tables, [table]: edit(tables[table] as Row[]) } });
}
const changeSupport = (more: Record<string, unknown>) =>
  change((groups) => groups.map((row) => (row.id === SUPPORT ? { ...row, ...more } : row)));

const mount = (options: TestPortalOptions = {}) => renderPortal(world, { page: 'groups', metadata: shown, ...options });
const sent = (method: string) =>
  world.journal.list().filter((entry) => entry.method === method && entry.path.startsWith(GROUPS));
const rows = async () => {
  await screen.findByRole('table');
  return screen.getAllByRole('rowheader').map((cell) => cell.textContent);
};
const panel = async (name: string) => within(await screen.findByRole('dialog', { name }));

it('lists the groups with their members and roles', async () => {
  await mount();
  expect(await rows()).toEqual([expect.stringContaining('Support desk'), expect.stringContaining('Founders')]);
  const row = screen.getByRole('button', { name: 'Support desk' }).closest('tr')!;
  expect(within(row).getByText('4 members')).toBeTruthy();
  expect(within(row).getByText('Support')).toBeTruthy();
});

it('creates a group, and shows it so that members and roles can be added', async () => {
  const { user } = await mount();
  await user.click(await screen.findByRole('button', { name: 'Create group' }));
  const form = await panel('Create a group');
  await user.type(form.getByLabelText('Name'), ' Night shift ');
  await user.click(form.getByRole('radio', { name: 'Teal' }));
  await user.click(form.getByRole('button', { name: 'Create group' }));
  expect(await panel('Night shift')).toBeTruthy();
  expect(sent('POST').at(-1)?.requestBody).toEqual({ name: 'Night shift', description: '', color: '#0f766e' });
});

it('says at the field that another group has the name, and keeps the other values', async () => {
  const { user } = await mount({ dialog: { kind: 'createGroup' } });
  const form = await panel('Create a group');
  await user.type(form.getByLabelText('Description'), 'Answers at night.');
  await user.type(form.getByLabelText('Name'), 'founders{Enter}');
  const description = 'Another group has this name. Choose a different one.';
  await form.findByRole('textbox', { name: 'Name', description });
  await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText('Name')));
  expect(form.getByLabelText<HTMLTextAreaElement>('Description').value).toBe('Answers at night.');
});

it('asks before Escape discards what was typed, and keeps it on request; cancel does not ask', async () => {
  const { app, user } = await mount({ dialog: { kind: 'createGroup' } });
  const form = await panel('Create a group');
  await user.type(form.getByLabelText('Name'), 'Night shift{Escape}');
  const question = within(await screen.findByRole('alertdialog', { name: 'Discard your changes?' }));
  await user.click(question.getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const name = form.getByLabelText<HTMLInputElement>('Name');
  expect(name.value).toBe('Night shift');
  await waitFor(() => expect(document.activeElement).toBe(name));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(app.portal.getState()).toMatchObject({ dialog: { kind: 'none' }, unsavedForms: 0 }));
  await user.click(screen.getByRole('button', { name: 'Create group' }));
  await user.type((await panel('Create a group')).getByLabelText('Name'), 'Day shift');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(app.portal.getState()).toMatchObject({ dialog: { kind: 'none' }, unsavedForms: 0 }));
});

it('closes a form without changes at once', async () => {
  const { user } = await mount({ dialog: { kind: 'createGroup' } });
  await panel('Create a group');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('sends only what has changed', async () => {
  const { user } = await mount({ dialog: { kind: 'editGroup', groupId: SUPPORT } });
  const form = await panel('Edit Support desk');
  await user.click(form.getByRole('radio', { name: 'Red' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('PATCH').map(({ requestBody }) => requestBody)).toEqual([{ color: '#b91c1c' }]);
});

it('says that another administrator has changed the group, keeps the entries, and saves them on request', async () => {
  const { user } = await mount({ dialog: { kind: 'editGroup', groupId: SUPPORT } });
  const form = await panel('Edit Support desk');
  await user.clear(form.getByLabelText('Name'));
  await user.type(form.getByLabelText('Name'), 'Help desk');
  changeSupport({ name: 'Front desk' });
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Another administrator changed this group')).toBeTruthy();
  expect(form.getByLabelText<HTMLInputElement>('Name').value).toBe('Help desk');
  await user.click(form.getByRole('button', { name: 'Save anyway' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await rows()).toContainEqual(expect.stringContaining('Help desk'));
});

it('loads the current version of a group that another administrator has changed', async () => {
  const { user } = await mount({ dialog: { kind: 'editGroup', groupId: SUPPORT } });
  await panel('Edit Support desk');
  changeSupport({ name: 'Front desk' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Load the current version' }));
  expect((await panel('Edit Front desk')).getByLabelText<HTMLInputElement>('Name').value).toBe('Front desk');
});

it('creates the group again that another administrator has deleted meanwhile', async () => {
  const { user } = await mount({ dialog: { kind: 'editGroup', groupId: SUPPORT } });
  const form = await panel('Edit Support desk');
  change((groups) => groups.filter(({ id }) => id !== SUPPORT));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Another administrator deleted this group')).toBeTruthy();
  await user.click(form.getByRole('button', { name: 'Create group' }));
  await waitFor(() => expect(sent('POST')).toHaveLength(1));
  expect(await screen.findByText('The group Support desk was created. Now add members and roles.')).toBeTruthy();
});

it('adds members found by a search, and keeps the choice while another search is typed', async () => {
  const { user } = await mount({ dialog: { kind: 'addGroupMembers', groupId: SUPPORT } });
  const form = await panel('Add members to Support desk');
  await user.click(await form.findByRole('checkbox', { name: 'Ada Moreno' }));
  await user.type(form.getByLabelText('Search by name or email'), 'daniel');
  await waitFor(() => expect(form.queryByRole('checkbox', { name: 'Ada Moreno' })).toBeNull());
  await user.click(await form.findByRole('checkbox', { name: 'Daniel Reyes' }));
  expect(form.getByText('2 users chosen')).toBeTruthy();
  await user.click(form.getByRole('button', { name: 'Add members' }));
  const group = await panel('Support desk');
  expect(group.getByText('Ada Moreno')).toBeTruthy();
  expect(group.getByText('Daniel Reyes')).toBeTruthy();
});

it('asks to choose a user before anything is sent', async () => {
  const { user } = await mount({ dialog: { kind: 'addGroupMembers', groupId: SUPPORT } });
  const form = await panel('Add members to Support desk');
  await user.click(form.getByRole('button', { name: 'Add members' }));
  expect(form.getByText('Choose at least one user.')).toBeTruthy();
  expect(sent('POST')).toEqual([]);
});

it('shows the roles that a member holds: their own and those of the group', async () => {
  await mount({ dialog: { kind: 'showGroup', groupId: 'group-founders-acme' } });
  const group = await panel('Founders');
  expect((await group.findAllByText('Roles: Admin')).length).toBeGreaterThan(0);
  cleanup();
  change((groups) =>
    groups.map((row) => (row.id === 'group-founders-acme' ? { ...row, roleIds: ['role-support'] } : row)),
  );
  await mount({ dialog: { kind: 'showGroup', groupId: 'group-founders-acme' } });
  expect((await (await panel('Founders')).findAllByText('Roles: Admin, Support')).length).toBeGreaterThan(0);
});

it('names a member whose name shows nothing by the email address, once', async () => {
  change((users) => users.map((row) => (row.email === 'chloe@acme.test' ? { ...row, name: ' \u200B' } : row)), 'users');
  await mount({ dialog: { kind: 'showGroup', groupId: SUPPORT } });
  const group = await panel('Support desk');
  expect(await group.findAllByText('chloe@acme.test')).toHaveLength(1);
});

it('moves the focus to the heading of the members after one is removed, so that Escape closes the panel', async () => {
  const { app, user } = await mount({ dialog: { kind: 'showGroup', groupId: SUPPORT } });
  const group = await panel('Support desk');
  await user.click(await group.findByRole('button', { name: 'Remove Chloe Lindqvist' }));
  await waitFor(() => expect(document.activeElement).toBe(group.getByRole('heading', { name: 'Members' })));
  expect(group.queryByText('Chloe Lindqvist')).toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(app.portal.getState()).toMatchObject({ dialog: { kind: 'none' } }));
});

it('removes a member at once, and returns the row if the service refuses', async () => {
  const { user } = await mount({ dialog: { kind: 'showGroup', groupId: SUPPORT } });
  const group = await panel('Support desk');
  world.faults.add({ call: `DELETE ${GROUPS}/{groupId}/users`, kind: 'status', status: 500, times: 1 });
  await user.click(group.getByRole('button', { name: 'Remove Chloe Lindqvist' }));
  expect(await screen.findByText('Something went wrong on our side. Try again in a moment.')).toBeTruthy();
  await user.click(await group.findByRole('button', { name: 'Remove Chloe Lindqvist' }));
  expect(await screen.findByText('Chloe Lindqvist was removed from Support desk.')).toBeTruthy();
  expect(group.queryByText('Chloe Lindqvist')).toBeNull();
});

it('sends only the roles to add and to remove, and says how many permissions they give', async () => {
  const { user } = await mount({ dialog: { kind: 'editGroupRoles', groupId: SUPPORT } });
  const dialog = await panel('Roles of Support desk');
  await user.click(await dialog.findByRole('checkbox', { name: 'Read Only' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Support' }));
  expect(dialog.getByText('Together these roles give 1 permission.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await panel('Support desk')).getByText('Read Only')).toBeTruthy();
  expect(sent('POST').map(({ requestBody }) => requestBody)).toEqual([{ roleIds: ['role-read-only'] }]);
  expect(sent('DELETE').map(({ requestBody }) => requestBody)).toEqual([{ roleIds: ['role-support'] }]);
});

it('shows the added roles of a group if the service does not remove the others', async () => {
  const { user } = await mount({ dialog: { kind: 'editGroupRoles', groupId: SUPPORT } });
  const form = await panel('Roles of Support desk');
  await user.click(await form.findByRole('checkbox', { name: 'Read Only' }));
  await user.click(form.getByRole('checkbox', { name: 'Support' }));
  world.faults.add({ call: `DELETE ${GROUPS}/{groupId}/roles`, kind: 'status', status: 500, times: 1 });
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByRole('alert')).toBeTruthy();
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  const group = await panel('Support desk');
  for (const role of ['Read Only', 'Support']) expect(group.getAllByText(role)).not.toHaveLength(0);
});

it('keeps the roles that another administrator has added meanwhile', async () => {
  const { user } = await mount({ dialog: { kind: 'editGroupRoles', groupId: SUPPORT } });
  const form = await panel('Roles of Support desk');
  await user.click(await form.findByRole('checkbox', { name: 'Read Only' }));
  changeSupport({ roleIds: ['role-support', 'role-admin'] });
  await user.click(form.getByRole('button', { name: 'Save' }));
  const group = await panel('Support desk');
  for (const role of ['Admin', 'Read Only', 'Support']) expect(group.getAllByText(role)).not.toHaveLength(0);
});

it('says that the group was deleted meanwhile, keeps the choice, and leads back to the list', async () => {
  const { user } = await mount({ dialog: { kind: 'editGroupRoles', groupId: SUPPORT } });
  const form = await panel('Roles of Support desk');
  const role = await form.findByRole<HTMLInputElement>('checkbox', { name: 'Read Only' });
  await user.click(role);
  change(() => []);
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Your entries are still here, but can no longer be saved.')).toBeTruthy();
  expect(role.checked).toBe(true);
  expect(form.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  await user.click(form.getByRole('button', { name: 'Close and reload the list' }));
  expect(await screen.findByText('No groups yet')).toBeTruthy();
});

it('says that the group was deleted while members were chosen, keeps the choice, and leads back to the list', async () => {
  const { user } = await mount({ dialog: { kind: 'addGroupMembers', groupId: SUPPORT } });
  const form = await panel('Add members to Support desk');
  const ada = await form.findByRole<HTMLInputElement>('checkbox', { name: 'Ada Moreno' });
  await user.click(ada);
  change(() => []);
  await user.click(form.getByRole('button', { name: 'Add members' }));
  expect(await form.findByText('Your entries are still here, but can no longer be saved.')).toBeTruthy();
  expect(ada.checked).toBe(true);
  await user.click(form.getByRole('button', { name: 'Close and reload the list' }));
  expect(await screen.findByText('No groups yet')).toBeTruthy();
});

it('says that the group was deleted when a member is removed from it', async () => {
  const { user } = await mount({ dialog: { kind: 'showGroup', groupId: SUPPORT } });
  const group = await panel('Support desk');
  change((groups) => groups.filter(({ id }) => id !== SUPPORT));
  await user.click(group.getByRole('button', { name: 'Remove Chloe Lindqvist' }));
  const gone = await panel('This group is no longer here');
  await user.click(gone.getAllByRole('button', { name: 'Close' }).at(-1)!);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await rows()).not.toContainEqual(expect.stringContaining('Support desk'));
});

it('can add the others if one of the chosen users was deleted', async () => {
  const { user } = await mount({ dialog: { kind: 'addGroupMembers', groupId: SUPPORT } });
  const form = await panel('Add members to Support desk');
  const ada = await form.findByRole('checkbox', { name: 'Ada Moreno' });
  await user.click(ada);
  await user.click(form.getByRole('checkbox', { name: 'Daniel Reyes' }));
  const { tables, ...rest } = world.snapshot();
  const me = (tables.users as { id: string; name: string }[]).find(({ name }) => name === 'Daniel Reyes')!.id;
  const memberships = (tables.memberships as { userId: string }[]).filter(({ userId }) => userId !== me);
  world.restore({ ...rest, tables: { ...tables, memberships } });
  await user.click(form.getByRole('button', { name: 'Add members' }));
  expect(await form.findByRole('alert')).toBeTruthy();
  expect(form.queryByText('Your entries are still here, but can no longer be saved.')).toBeNull();
  await user.click(form.getByRole('checkbox', { name: 'Daniel Reyes' }));
  await user.click(form.getByRole('button', { name: 'Add members' }));
  expect((await panel('Support desk')).getByText('Ada Moreno')).toBeTruthy();
});

it('undoes a removed member and changed roles exactly', async () => {
  const { user } = await mount({ dialog: { kind: 'showGroup', groupId: SUPPORT } });
  const before = world.snapshot().tables.groups;
  const group = await panel('Support desk');
  const undo = async () => {
    await user.click(await screen.findByText('Undo'));
    await screen.findByText('The change was undone.');
    const [now, was] = [world.snapshot().tables.groups, before].map((groups) => (groups as Row[])[0]!);
    expect([...(now!.userIds as string[])].sort()).toEqual([...(was!.userIds as string[])].sort());
    expect(now!.roleIds).toEqual(was!.roleIds);
  };
  await user.click(group.getByRole('button', { name: 'Remove Chloe Lindqvist' }));
  await undo();
  expect(await group.findByText('Chloe Lindqvist')).toBeTruthy();

  await user.click(group.getByRole('button', { name: 'Edit roles' }));
  const roles = await panel('Roles of Support desk');
  await user.click(await roles.findByRole('checkbox', { name: 'Read Only' }));
  await user.click(roles.getByRole('button', { name: 'Save' }));
  await undo();
  expect((await panel('Support desk')).queryByText('Read Only')).toBeNull();
});

async function renameSupport(name: string) {
  const { user } = await mount({ dialog: { kind: 'editGroup', groupId: SUPPORT } });
  const form = await panel('Edit Support desk');
  await user.clear(form.getByLabelText('Name'));
  await user.type(form.getByLabelText('Name'), `${name}{Enter}`);
  return { user, undo: await screen.findByText('Undo') };
}

it('undoes a changed name', async () => {
  const { user, undo } = await renameSupport('Help desk');
  await user.click(undo);
  expect(await screen.findByText('The change was undone.')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Support desk' })).toBeTruthy();
  expect(sent('PATCH').at(-1)?.requestBody).toEqual({ name: 'Support desk' });
});

it('does not undo over the changes of another administrator, and says so', async () => {
  const { user, undo } = await renameSupport('Help desk');
  changeSupport({ name: 'Care desk' });
  await user.click(undo);
  expect(await screen.findByRole('button', { name: 'Care desk' })).toBeTruthy();
  expect(await screen.findByText('Not undone: another administrator has changed it since.')).toBeTruthy();
  expect(sent('PATCH')).toHaveLength(1);
});

it('says what members lose before a group is deleted', async () => {
  const { user } = await mount({ dialog: { kind: 'deleteGroup', groupId: SUPPORT } });
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete the group Support desk?' }));
  expect(dialog.getByText(/4 members of Support desk lose its roles: Support/)).toBeTruthy();
  await user.dblClick(dialog.getByRole('button', { name: 'Delete group' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent('DELETE')).toHaveLength(1);
  expect(await rows()).toEqual([expect.stringContaining('Founders')]);
});

it('changes no group that a directory manages, and says why', async () => {
  changeSupport({ managedBy: 'scim2' });
  const { user, app } = await mount();
  await user.click(await screen.findByRole('button', { name: 'Actions for Support desk' }));
  const item = await screen.findByRole('menuitem', { name: 'Edit group' });
  expect(item.textContent).toContain('Your directory manages this group');
  await user.click(item);
  expect(app.portal.getState().dialog).toEqual({ kind: 'none' });
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Support desk' }));
  const group = await panel('Support desk');
  expect(group.getByText('Your directory manages this group. Change it there.')).toBeTruthy();
  expect(group.queryByRole('button', { name: /Remove|Add|Edit/ })).toBeNull();
});

it('opens no dialog for a change to a user who may only read', async () => {
  await mount({ signedInAs: 'daniel@acme.test', dialog: { kind: 'editGroup', groupId: SUPPORT } });
  expect(await rows()).toHaveLength(2);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Create group' })).toBeNull();
});

it('says that the groups could not be loaded, and loads them again', async () => {
  world.faults.add({ call: `GET ${GROUPS}`, kind: 'offline' });
  const { user } = await mount();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  world.faults.clear();
  await user.click(retry);
  expect(await rows()).toHaveLength(2);
});
