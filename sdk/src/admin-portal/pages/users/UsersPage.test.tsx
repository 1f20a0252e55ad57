// @vitest-environment jsdom
import { createWorld, type World } from '@portico/mock-backend';
import { act, cleanup, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setTemporaryUser } from '../../../api/team';
import { userIdOf } from '../../../app/test-app';
import { createMemoryStorage } from '../../../core/key-value-store';
import { collectDownloads } from '../../test-downloads';
import { preparePage } from '../../test-portal';
import { chooseAction, openUsers, rowOf } from './test-users';

preparePage();

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
  world.clock.follow(() => performance.now());
});
afterEach(cleanup);

const sent = (method: string) => world.journal.list().filter((entry) => entry.method === method);

/** Adds members to the team; their names sort after all others. */
function addMembers(count: number) {
  const snapshot = world.snapshot();
  const { users = [], memberships = [] } = snapshot.tables as Record<
    string,
    { id: string; email: string; userId: string }[]
  >;
  const user = users.find(({ email }) => email === 'jonas@acme.test')!;
  const membership = memberships.find(({ userId }) => userId === user.id)!;
  const numbers = Array.from({ length: count }, (_, index) => String(index + 1).padStart(2, '0'));
  const tables = {
    ...snapshot.tables,
    users: [...users, ...numbers.map((n) => ({ ...user, id: `u${n}`, email: `z${n}@acme.test`, name: `Zoe ${n}` }))],
    memberships: [...memberships, ...numbers.map((n) => ({ ...membership, id: `m${n}`, userId: `u${n}` }))],
  };
  world.restore({ ...snapshot, tables });
}

it('counts the days of access by the clock of the service, if that of the machine is wrong', async () => {
  const clock = { ...world.clock, now: () => world.clock.now() + 5 * 86_400_000 };
  const { app } = await openUsers(world, { clock });
  await setTemporaryUser(app.http, userIdOf(world, 'ben@acme.test'), { expirationInSeconds: 3 * 86_400 });
  cleanup();
  await openUsers(world, { clock });
  expect(within(rowOf('Ben')).getByText('3 days left')).toBeTruthy();
});

it('names a user whose name shows nothing by the email address', async () => {
  const snapshot = world.snapshot();
  const { users = [] } = snapshot.tables as Record<string, { id: string; email: string; name: string }[]>;
  const renamed = users.map((user) => (user.email === 'jonas@acme.test' ? { ...user, name: ' \u200B' } : user));
  world.restore({ ...snapshot, tables: { ...snapshot.tables, users: renamed } });
  const { user } = await openUsers(world);
  await chooseAction(user, 'jonas@acme.test', 'Remove');
  expect(await screen.findByRole('alertdialog', { name: 'Remove jonas@acme.test?' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'jonas@acme.test' }));
  expect(await screen.findByRole('dialog', { name: 'jonas@acme.test' })).toBeTruthy();
});

it('announces the sort order, and sorts by keyboard', async () => {
  const { user } = await openUsers(world);
  expect(screen.getByRole('columnheader', { name: 'User' }).getAttribute('aria-sort')).toBe('ascending');
  screen.getByRole('button', { name: 'User' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Jonas Weber')).toBeTruthy();
  expect(screen.getByRole('columnheader', { name: 'User' }).getAttribute('aria-sort')).toBe('descending');
});

it('shows twenty rows per page, goes to the next page, and shows the range of rows', async () => {
  addMembers(15);
  const { user } = await openUsers(world);
  expect(screen.getAllByRole('rowheader')).toHaveLength(20);
  expect(screen.getByText('Page 1 of 2')).toBeTruthy();
  expect(screen.getByText('1–20 of 25')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('Zoe 15')).toBeTruthy();
  expect(screen.getByText('21–25 of 25')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Next page' }).getAttribute('aria-disabled')).toBe('true');
});

it('shows the chosen number of rows', async () => {
  addMembers(15);
  const { user } = await openUsers(world);
  await user.click(screen.getByRole('button', { name: 'Rows: 20 per page' }));
  await user.click(await screen.findByRole('menuitem', { name: '50 per page' }));
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(25));
  expect(screen.getByText('25 users', { selector: '.portico-pagination-summary' })).toBeTruthy();
});

it('uses the checkboxes of the SDK in the table and in dialogs', async () => {
  const { user } = await openUsers(world);
  expect(screen.getByRole('checkbox', { name: /^Select all/ }).className).toBe('portico-checkbox-input');
  await chooseAction(user, 'Ben Okafor', 'Edit roles');
  const dialog = await screen.findByRole('dialog');
  for (const box of within(dialog).getAllByRole('checkbox')) expect(box.className).toBe('portico-checkbox-input');
});

it('says so if no user matches, and shows all users again', async () => {
  const { user } = await openUsers(world);
  await user.type(screen.getByLabelText('Search by name or email'), 'no such user');
  expect(await screen.findByText('No users found')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('Ben Okafor')).toBeTruthy();
});

it('filters by status from a chip and clears the filter', async () => {
  const { user } = await openUsers(world);
  await user.click(screen.getByRole('button', { name: 'Status' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Locked' }));
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Remove filter Status' }));
  expect(await screen.findByText('Ben Okafor')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Status' }));
});

it('finds a role among many for the filter, and clears the filter', async () => {
  const snapshot = world.snapshot();
  const roles = snapshot.tables.roles as object[];
  const added = Array.from({ length: 200 }, (_, index) => ({
    ...roles[0],
    id: `role-${index}`,
    name: `Team ${index}`,
  }));
  world.restore({ ...snapshot, tables: { ...snapshot.tables, roles: [...roles, ...added] } });
  const { user } = await openUsers(world);
  await user.click(await screen.findByRole('button', { name: 'Role' }));
  const form = within(await screen.findByRole('dialog', { name: 'Role' }));
  await user.type(await form.findByRole('searchbox', { name: 'Search roles' }), 'suppórt');
  await waitFor(() => expect(form.getAllByRole('checkbox')).toHaveLength(1));
  await user.click(form.getByRole('checkbox', { name: 'Support' }));
  expect(await screen.findByText('Role is Support')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Ben Okafor')).toBeNull());
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Remove filter Role' }));
  expect(await screen.findByText('Ben Okafor')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Role' }));
});

it('keeps the focus in the page when the bar of a selection, or a filter, disappears', async () => {
  const { user } = await openUsers(world, { params: { name: 'contains:ben' } });
  const isInPage = () => expect(document.activeElement?.getAttribute('aria-label')).toBe('Users');
  await user.click(within(rowOf('Ben Okafor')).getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  await waitFor(isInPage);
  await user.click(screen.getByRole('button', { name: /^Remove filter/ }));
  await waitFor(isInPage);
});

it('shows the rows of its address, and writes search, filter, sort and page into it', async () => {
  const params = { roleIds: 'in_list:role-support', sort: '-name' };
  const { app, user } = await openUsers(world, { params });
  expect(await screen.findByRole('button', { name: 'Role is Support' })).toBeTruthy();
  expect(screen.getAllByRole('rowheader')[0]?.textContent).toContain('Jonas Weber');
  await user.type(screen.getByLabelText('Search by name or email'), 'chl');
  await waitFor(() => expect(app.portal.getState().params).toMatchObject({ ...params, search: 'chl' }));
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
  act(() => app.portal.setState({ params: { status: 'is:locked' } }));
  expect(await screen.findByText('Elif Kaya')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Search by name or email').value).toBe('');
  expect(screen.getByRole('button', { name: 'Status is Locked' })).toBeTruthy();
});

it('adds a filter by any field as a sentence, changes it and clears all', async () => {
  const { app, user } = await openUsers(world);
  await user.click(screen.getByRole('button', { name: 'Add filter' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add filter' }));
  await user.selectOptions(await form.findByLabelText('Condition'), 'starts with');
  await user.click(form.getByRole('button', { name: 'Apply filter' }));
  expect(form.getByText('Enter a value.')).toBeTruthy();
  await user.type(form.getByLabelText('Value'), 'b{Enter}');
  const chip = await screen.findByRole('button', { name: 'Full name starts with b' });
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
  await user.click(chip);
  const again = within(await screen.findByRole('dialog', { name: 'Full name' }));
  expect(again.queryByLabelText('Filter by')).toBeNull();
  await user.clear(await again.findByLabelText('Value'));
  await user.type(again.getByLabelText('Value'), 'c{Enter}');
  expect(await screen.findByText('Chloe Lindqvist')).toBeTruthy();
  expect(app.portal.getState().params).toMatchObject({ name: 'starts_with:c' });
  await user.click(screen.getByRole('button', { name: 'Status' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Active' }));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(10));
});

it.each([
  ['Full name', 'matches the pattern', '(', 'Enter a valid pattern.'],
  ['Number of roles', 'is more than', '', 'Enter a number.'],
  ['Number of roles', 'is between', '2', 'Enter a start and an end that is not before it.'],
  ['Joined', 'on', '', 'Enter a date.'],
])('says what a filter by %s that %s lacks', async (field, condition, value, problem) => {
  const { user } = await openUsers(world);
  await user.click(screen.getByRole('button', { name: 'Add filter' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add filter' }));
  await user.selectOptions(await form.findByLabelText('Filter by'), field);
  await user.selectOptions(form.getByLabelText('Condition'), condition);
  if (value) await user.type(form.getByLabelText(/^(Value|From)$/), value);
  await user.click(form.getByRole('button', { name: 'Apply filter' }));
  expect(form.getByText(problem)).toBeTruthy();
});

it('focuses the search by Ctrl+F, and leaves the browser’s own search to a second press', async () => {
  const { user } = await openUsers(world);
  const search = screen.getByLabelText('Search by name or email');
  fireEvent.keyDown(document.body, { key: 'כ', code: 'KeyF', ctrlKey: true });
  expect(document.activeElement).toBe(search);
  search.blur();
  await user.keyboard('{Control>}f{/Control}');
  expect(document.activeElement).toBe(search);
  const second = createEvent.keyDown(search, { key: 'f', ctrlKey: true });
  fireEvent(search, second);
  expect(second.defaultPrevented).toBe(false);
});

it('disables several users at once', async () => {
  const { user } = await openUsers(world);
  await user.click(screen.getByRole('checkbox', { name: 'Select Ben Okafor' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Chloe Lindqvist' }));
  expect(screen.getByText('2 users selected')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Disable' }));
  await user.click(await screen.findByRole('button', { name: 'Disable users' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(within(rowOf('Ben Okafor')).getByText('Disabled')).toBeTruthy();
  expect(within(rowOf('Chloe')).getByText('Disabled')).toBeTruthy();
});

it('undoes a bulk change for those whom it has changed', async () => {
  const { user } = await openUsers(world);
  const disableSelected = async () => {
    await user.click(screen.getByRole('button', { name: 'Disable' }));
    await user.click(await screen.findByRole('button', { name: 'Disable users' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  };
  await user.click(screen.getByRole('checkbox', { name: 'Select Chloe Lindqvist' }));
  await disableSelected();
  await user.click(screen.getByRole('checkbox', { name: 'Select Ben Okafor' }));
  await disableSelected();
  await user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText('The change was undone.')).toBeTruthy();
  expect(within(rowOf('Ben Okafor')).getByText('Active')).toBeTruthy();
  expect(within(rowOf('Chloe')).getByText('Disabled')).toBeTruthy();
});

it('marks the signed-in user and explains which actions are unavailable', async () => {
  const { user } = await openUsers(world);
  expect(within(rowOf('Ada Moreno')).getByText('You')).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: 'Select Ada Moreno' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Actions for Ada Moreno' }));
  const item = await screen.findByRole('menuitem', { name: 'Remove' });
  await user.click(item);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(item.textContent).toContain('You cannot do this to your own account.');
});

it('offers no action to a user with read permission only', async () => {
  await openUsers(world, { signedInAs: 'daniel@acme.test' });
  expect(screen.queryByRole('button', { name: 'Invite user' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Actions for/ })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('omits the columns that the vendor hides', async () => {
  const tableColumns = { joinedAt: { appearance: 'hidden' }, managedBy: { visibility: 'hidden' } } as const;
  await openUsers(world, {
    metadata: { themeV2: { adminPortal: { pages: { users: { fieldsProperties: { tableColumns } } } } } },
  });
  expect(screen.queryByRole('columnheader', { name: 'Joined' })).toBeNull();
  expect(screen.queryByRole('columnheader', { name: 'Managed by' })).toBeNull();
  expect(screen.getByRole('columnheader', { name: 'Last seen' })).toBeTruthy();
});

it('shows the columns that the user chooses, in the chosen order, also the next time', async () => {
  const storage = createMemoryStorage();
  const { user } = await openUsers(world, { storage });
  const titles = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(titles()).toEqual(expect.arrayContaining(['Groups', 'Managed by']));
  await user.click(screen.getByRole('button', { name: 'Columns and density' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Columns and density' }));
  await user.click(menu.getByRole('checkbox', { name: 'Managed by' }));
  await user.click(menu.getByRole('checkbox', { name: 'Phone number' }));
  await user.click(menu.getByRole('button', { name: 'Move Groups up' }));
  await user.click(menu.getByRole('switch', { name: 'Compact rows' }));
  cleanup();
  await openUsers(world, { storage });
  expect(titles()).not.toContain('Managed by');
  expect(titles()).toContain('Phone number');
  expect(titles().indexOf('Groups')).toBeLessThan(titles().indexOf('Status'));
  expect(screen.getByRole('table').dataset.density).toBe('compact');
  await user.click(screen.getByRole('button', { name: 'Columns and density' }));
  await user.click(await screen.findByRole('button', { name: 'Reset to default' }));
  await waitFor(() => expect(screen.getByRole('table', { hidden: true }).dataset.density).toBe('comfortable'));
});

it('selects the users of all pages, and removes them once the name of the team is typed', async () => {
  addMembers(15);
  const { app, user } = await openUsers(world);
  await user.click(screen.getByRole('checkbox', { name: /^Select all/ }));
  await user.click(screen.getByRole('button', { name: 'Select all 25' }));
  expect(await screen.findByText('24 users selected')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(app.portal.getState().dialog).toEqual({ kind: 'deleteUsers', userIds: ['selected'] });
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove 24 users?' }));
  await user.click(dialog.getByRole('button', { name: 'Remove users' }));
  expect(dialog.getByText('This is not the name of the team.')).toBeTruthy();
  expect(sent('DELETE')).toEqual([]);
  await user.type(dialog.getByLabelText(/^Type .* to confirm$/), app.session.store.getState().activeTenant!.name);
  await user.click(dialog.getByRole('button', { name: 'Remove users' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
});

it('exports the rows of all pages as a file in which no name is a formula', async () => {
  addMembers(15);
  const snapshot = world.snapshot();
  const users = snapshot.tables.users as { id: string; name: string }[];
  const renamed = users.map((row) => (row.id === 'u15' ? { ...row, name: '=cmd()' } : row));
  world.restore({ ...snapshot, tables: { ...snapshot.tables, users: renamed } });
  const downloads = collectDownloads();
  const { user } = await openUsers(world);
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('25 rows are in the file.')).toBeTruthy();
  const text = await downloads[0]!.file.text();
  expect(text.trimEnd().split('\r\n')).toHaveLength(26);
  expect(text).toContain("'=cmd()");
  expect(text).toContain('Founders');
});

it('exports a selection without loading the other users', async () => {
  addMembers(15);
  const downloads = collectDownloads();
  const { user } = await openUsers(world);
  await user.click(within(rowOf('Ben Okafor')).getByRole('checkbox'));
  const before = sent('GET').length;
  await user.click(screen.getByRole('button', { name: 'Export selection' }));
  expect(await screen.findByText('1 row is in the file.')).toBeTruthy();
  const text = await downloads[0]!.file.text();
  expect(text.trimEnd().split('\r\n')).toHaveLength(2);
  expect(text).toContain('ben@acme.test');
  expect(text).toContain('Founders');
  const paths = sent('GET')
    .slice(before)
    .map(({ path }) => path);
  expect(paths.filter((path) => path.startsWith('/team/resources/members/'))).toEqual([]);
});

it('shows the groups of the rows', async () => {
  await openUsers(world);
  expect(await within(rowOf('Ben Okafor')).findByText('Founders')).toBeTruthy();
});

it('opens the panel of a user by the name, and runs an action from it', async () => {
  const { app, user } = await openUsers(world);
  await user.click(screen.getByRole('button', { name: 'Chloe Lindqvist' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Chloe Lindqvist' }));
  expect(app.portal.getState().dialog).toEqual({ kind: 'user', userId: userIdOf(world, 'chloe@acme.test') });
  expect(panel.getByText('chloe@acme.test')).toBeTruthy();
  await user.click(panel.getByRole('button', { name: 'Edit groups' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Groups of Chloe Lindqvist' }));
  await user.click(await dialog.findByRole('checkbox', { name: 'Founders' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(within(rowOf('Chloe')).getByText('Founders')).toBeTruthy();
});

it('finds one of many groups without its accents, and says that none has the text', async () => {
  const { tables, ...snapshot } = world.snapshot();
  const [group] = tables.groups as { id: string; name: string }[];
  const crews = Array.from({ length: 9 }, (_, at) => ({ ...group, id: `crew-${at}`, name: `Équipe ${at}` }));
  world.restore({ ...snapshot, tables: { ...tables, groups: crews } });
  const { user } = await openUsers(world, {
    dialog: { kind: 'editGroups', userId: userIdOf(world, 'chloe@acme.test') },
  });
  const search = await screen.findByRole('searchbox', { name: 'Search groups' });
  await user.type(search, 'equipe 7');
  await waitFor(() => expect(screen.getAllByRole('checkbox', { name: /Équipe/ })).toHaveLength(1));
  await user.type(search, '7');
  expect(await screen.findByText('Nothing found')).toBeTruthy();
});

it('opens the panel of a user who is on another page', async () => {
  addMembers(15);
  await openUsers(world, { dialog: { kind: 'user', userId: 'u15' } });
  expect(await screen.findByRole('dialog', { name: 'Zoe 15' })).toBeTruthy();
});

it('says that a user is not in the team, also in place of a dialog about them', async () => {
  const { user } = await openUsers(world, { dialog: { kind: 'lockUser', userId: 'user-unknown' } });
  const panel = within(await screen.findByRole('dialog', { name: 'User' }));
  expect(panel.getByText('This user is not in the team')).toBeTruthy();
  await user.click(panel.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('does not say so of a user who could not be loaded, and loads them again', async () => {
  addMembers(15);
  const list = { call: 'GET /team/resources/members/v1', kind: 'status', status: 500 } as const;
  const { user, app } = await openUsers(world);
  const fault = world.faults.add(list);
  act(() => app.portal.setState({ dialog: { kind: 'user', userId: 'u15' } }));
  const panel = within(await screen.findByRole('dialog', { name: 'User' }));
  const retry = await panel.findByRole('button', { name: 'Try again' });
  world.faults.remove(fault);
  await user.click(retry);
  expect(await screen.findByRole('dialog', { name: 'Zoe 15' })).toBeTruthy();
});

it('says that groups could not be loaded, not that there are none', async () => {
  const fault = world.faults.add({ call: 'GET /identity/resources/users/v3/groups', kind: 'status', status: 500 });
  const { user } = await openUsers(world, { dialog: { kind: 'user', userId: userIdOf(world, 'ben@acme.test') } });
  const panel = within(await screen.findByRole('dialog', { name: 'Ben Okafor' }));
  const retry = await panel.findByRole('button', { name: 'Try again' });
  expect(panel.queryByText('No groups')).toBeNull();
  world.faults.remove(fault);
  await user.click(retry);
  expect(await panel.findByText('Founders')).toBeTruthy();
});

it('goes through the rows by keyboard: Space selects, Enter opens', async () => {
  const { user } = await openUsers(world);
  act(() => rowOf('Ada Moreno').focus());
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(rowOf('Chloe'));
  await user.keyboard(' ');
  expect(screen.getByText('1 user selected')).toBeTruthy();
  await user.keyboard('{End}{Home}');
  expect(document.activeElement).toBe(rowOf('Ada Moreno'));
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Ada Moreno' })).toBeTruthy();
});

it('opens the menu of a row by a right click', async () => {
  await openUsers(world);
  fireEvent.contextMenu(within(rowOf('Chloe')).getByText('chloe@acme.test'));
  expect(await screen.findByRole('menuitem', { name: 'Edit roles' })).toBeTruthy();
});
