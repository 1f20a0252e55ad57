import { createWorld, type World } from '@portico/mock-backend';
import { beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestAppOptions, userIdOf } from '../../../app/test-app';
import type { Transport } from '../../../core/transport';
import type { UsersStore } from './users-state';
import { createUsersStore } from './users-store';

const SEARCH_PAUSE_MS = 300;

const MEMBERS = '/team/resources/members/v1';

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
});

async function open(options: TestAppOptions = {}) {
  const app = createTestApp(world, { signedInAs: 'ada@acme.test', ...options });
  await app.start();
  const store = createUsersStore(app);
  await passing(store.getState().start());
  return { app, users: () => store.getState() };
}

function page(users: UsersStore) {
  if (users.listing.phase !== 'ready') throw new Error(`the listing is ${users.listing.phase}`);
  return users.listing.page;
}
const withStatus = (status: string) => ({ field: 'status', operator: 'is', values: [status] }) as const;
const names = (users: UsersStore) => page(users).items.map(({ name }) => name);
const rowOf = (users: UsersStore, email: string) => page(users).items.find((member) => member.email === email)!;
const asked = () => world.journal.list().filter(({ method, path }) => method === 'GET' && path.includes(MEMBERS));
const tick = () => new Promise((resolve) => setTimeout(resolve));

/** Advances the world's clock until the promise settles. */
async function passing<T>(work: Promise<T>): Promise<T> {
  let pending = true;
  const done = () => {
    pending = false;
  };
  work.then(done, done);
  while (pending) {
    await tick();
    world.clock.advance(500);
  }
  return work;
}

it('asks for pages of twenty rows', async () => {
  const { users } = await open();
  expect(page(users())).toMatchObject({ totalItems: 10, totalPages: 1 });
  expect(asked().at(-1)?.path).toContain('pageSize=20');
});

it('shows the first page of the team as the service returns it', async () => {
  const { users } = await open();
  await users().setPageSize(5);
  expect(page(users())).toMatchObject({ totalItems: 10, totalPages: 2 });
  expect(names(users())).toEqual(['Ada Moreno', 'Ben Okafor', 'Chloe Lindqvist', 'Daniel Reyes', 'Elif Kaya']);
});

it('loads another page from the service', async () => {
  const { users } = await open();
  await users().setPageSize(5);
  await users().goToPage(1);
  expect(names(users())).toEqual(['Farid Haddad', 'Grace Nwosu', 'Hugo Martens', 'Ines Carvalho', 'Jonas Weber']);
});

it('sorts by a column, and in reverse order the second time', async () => {
  const { users } = await open();
  await users().goToPage(1);
  await users().sortBy('name');
  expect(users().query).toMatchObject({ page: 0, sort: { key: 'name', direction: 'desc' } });
  expect(names(users())[0]).toBe('Jonas Weber');
  await users().sortBy('createdAt');
  expect(users().query.sort).toEqual({ key: 'createdAt', direction: 'asc' });
});

it('sends one search after typing has paused', async () => {
  const { users } = await open();
  const before = asked().length;
  const typing = ['h', 'hu', 'hugo '].map((text) => users().typeSearch(text));
  world.clock.advance(SEARCH_PAUSE_MS - 1);
  await tick();
  expect(asked()).toHaveLength(before);
  world.clock.advance(1);
  await Promise.all(typing);
  expect(asked()).toHaveLength(before + 1);
  expect(names(users())).toEqual(['Hugo Martens']);
});

it('filters by roles or by a status', async () => {
  const { users } = await open();
  const support = users().roles!.find(({ name }) => name === 'Support')!;
  await users().setFilter('roleIds', { field: 'roleIds', operator: 'in_list', values: [support.id] });
  expect(names(users())).toEqual(['Chloe Lindqvist', 'Farid Haddad', 'Hugo Martens', 'Jonas Weber']);
  await users().setFilter('status', withStatus('disabled'));
  expect(names(users())).toEqual(['Farid Haddad']);
  await users().clearFilters();
  expect(page(users()).totalItems).toBe(10);
});

it.each([
  ['active', 7],
  ['pending', 1],
  ['disabled', 1],
  ['locked', 1],
] as const)('filters by status: %s', async (status, count) => {
  const { users } = await open();
  await users().setFilter('status', withStatus(status));
  expect(page(users()).totalItems).toBe(count);
});

it('drops the answer to an older query', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const through =
    (transport: Transport): Transport =>
    async (request) => {
      const answer = await transport(request);
      if (request.url.includes('pageOffset=1')) await released;
      return answer;
    };
  const { users } = await open({ through });
  const slow = users().goToPage(1);
  await users().sortBy('name');
  release();
  await slow;
  expect(names(users())[0]).toBe('Jonas Weber');
  expect(users().listing).toMatchObject({ phase: 'ready', busy: false });
});

it('reports that the team could not be loaded, and loads it on a retry', async () => {
  const fault = world.faults.add({ call: `GET ${MEMBERS}`, kind: 'status', status: 503 });
  const { users } = await open();
  expect(users().listing).toMatchObject({ phase: 'failed', error: { statusCode: 503 } });
  world.faults.remove(fault);
  await users().reload();
  expect(page(users()).totalItems).toBe(10);
});

it('also loads the roles on a retry, which the filter needs', async () => {
  for (const path of [MEMBERS, '/team/resources/roles/v1']) world.faults.add({ call: `GET ${path}`, kind: 'offline' });
  const { users } = await open();
  expect(users()).toMatchObject({ listing: { phase: 'failed' }, roles: null });
  world.faults.clear();
  await users().reload();
  expect(users().roles?.map(({ name }) => name)).toContain('Support');
});

it('keeps the rows if a later load fails', async () => {
  const { users } = await open();
  world.faults.add({ call: `GET ${MEMBERS}`, kind: 'offline' });
  await passing(users().goToPage(1));
  expect(users().listing).toMatchObject({ phase: 'ready', busy: false, error: { name: 'ApiError' } });
  expect(names(users())[0]).toBe('Ada Moreno');
});

it('puts an invited user on top and counts them', async () => {
  const { users } = await open();
  await users().invite({ email: 'zoe@acme.test', name: 'Zoe Adler', roleIds: [] });
  expect(names(users())[0]).toBe('Zoe Adler');
  expect(page(users()).totalItems).toBe(11);
  expect(world.inbox.list().some(({ to }) => to === 'zoe@acme.test')).toBe(true);
});

it('invites a user with temporary access', async () => {
  const { users } = await open();
  await users().invite({ email: 'zoe@acme.test', roleIds: [], expirationInSeconds: 86_400 });
  expect(Date.parse(rowOf(users(), 'zoe@acme.test').temporaryExpirationDate!)).toBe(world.clock.now() + 86_400_000);
});

it('refuses to invite a user twice and does not change the list', async () => {
  const { users } = await open();
  await expect(users().invite({ email: 'ben@acme.test', roleIds: [] })).rejects.toMatchObject({
    errorCode: 'ER-USER-EXISTS',
  });
  expect(page(users()).totalItems).toBe(10);
});

it('shows a user whose invitation got no answer, once a second attempt is refused', async () => {
  const { users } = await open();
  world.faults.add({ call: 'POST /identity/resources/users/v2', kind: 'cut', times: 1 });
  const zoe = { email: 'zoe@acme.test', name: 'Zoe Adler', roleIds: [] };
  await expect(users().invite(zoe)).rejects.toThrow();
  await expect(passing(users().invite(zoe))).rejects.toMatchObject({ errorCode: 'ER-USER-EXISTS' });
  expect(names(users())).toContain('Zoe Adler');
});

it('sends one empty role id if every role is removed', async () => {
  const { users } = await open();
  await users().setRoles(userIdOf(world, 'chloe@acme.test'), []);
  expect(world.journal.list().at(-1)?.requestBody).toMatchObject({ roleIds: [''] });
  expect(rowOf(users(), 'chloe@acme.test').roles).toEqual([]);
});

it('limits access in time, and removes the limit', async () => {
  const { users } = await open();
  const userId = userIdOf(world, 'ben@acme.test');
  await users().setAccessTime(userId, 3 * 86_400);
  expect(Date.parse(rowOf(users(), 'ben@acme.test').temporaryExpirationDate!)).toBe(world.clock.now() + 259_200_000);
  await users().makePermanent(userId);
  expect(rowOf(users(), 'ben@acme.test').temporaryExpirationDate).toBeUndefined();
});

it('undoes a limit of access, its removal and a change of it, but not the renewal of access that was over', async () => {
  const { users } = await open();
  const userId = userIdOf(world, 'ben@acme.test');
  const end = () => rowOf(users(), 'ben@acme.test').temporaryExpirationDate;
  const undoLimit = await users().setAccessTime(userId, 3 * 86_400);
  const first = end();
  const undoChange = await users().setAccessTime(userId, 86_400);
  await undoChange?.();
  expect(end()).toBe(first);
  const undoRemoval = await users().makePermanent(userId);
  await undoRemoval?.();
  expect(end()).toBe(first);
  await undoLimit?.();
  expect(end()).toBeUndefined();
  await users().setAccessTime(userId, 60);
  world.clock.advance(60_000);
  expect(await users().setAccessTime(userId, 86_400)).toBeUndefined();
});

it.each([-1, 1])('restores the same end of access if the clock of the machine is wrong by a day: %i', async (days) => {
  const clock = { ...world.clock, now: () => world.clock.now() + days * 86_400_000 };
  const { users } = await open({ clock });
  const userId = userIdOf(world, 'ben@acme.test');
  const end = () => rowOf(users(), 'ben@acme.test').temporaryExpirationDate;
  await users().setAccessTime(userId, 2 * 86_400);
  const first = end();
  const undo = await users().makePermanent(userId);
  await undo?.();
  expect(end()).toBe(first);
});

it('undoes changes of roles and groups exactly', async () => {
  const { users } = await open();
  const chloe = () => rowOf(users(), 'chloe@acme.test');
  const groups = () => users().affiliations.groups.ofUser.get(chloe().id);
  await users().loadAffiliations('groups', [chloe().id]);
  const before = { roles: chloe().roles, groups: groups() };
  expect(before.groups).not.toEqual([]);
  const undoRoles = await users().setRoles(chloe().id, ['role-read-only']);
  const undoGroups = await users().setAffiliations('groups', chloe(), { added: [], removed: before.groups ?? [] });
  expect([chloe().roles.map(({ id }) => id), groups()]).toEqual([['role-read-only'], []]);
  await undoRoles?.();
  await undoGroups();
  expect({ roles: chloe().roles, groups: groups() }).toEqual(before);
});

it('warns a user who changes roles that another administrator has changed, and replaces them only after that', async () => {
  const { users } = await open();
  const chloe = () => rowOf(users(), 'chloe@acme.test');
  const rolesOf = () => chloe().roles.map(({ id }) => id);
  const base = rolesOf();
  const { users: others } = await open();
  await others().setRoles(chloe().id, ['role-read-only']);
  await expect(users().setRoles(chloe().id, ['role-admin'], base)).rejects.toMatchObject({ statusCode: 412 });
  expect(rolesOf()).toEqual(['role-read-only']);
  await users().setRoles(chloe().id, ['role-admin'], rolesOf());
  expect(rolesOf()).toEqual(['role-admin']);
});

it('adds to groups and removes from others, and keeps what another administrator has changed meanwhile', async () => {
  const { users } = await open();
  const chloe = () => rowOf(users(), 'chloe@acme.test');
  const groupsOf = ({ affiliations }: UsersStore) => affiliations.groups.ofUser.get(chloe().id);
  await users().loadAffiliations('groups', [chloe().id]);
  const [own = ''] = groupsOf(users()) ?? [];
  const [other = ''] = [...users().affiliations.groups.names.keys()].filter((id) => id !== own);
  const { users: others } = await open();
  await others().setAffiliations('groups', chloe(), { added: [other], removed: [] });
  await users().setAffiliations('groups', chloe(), { added: [], removed: [own] });
  expect(groupsOf(users())).toEqual([other]);
});

it('warns a user who adds a user to a group that another administrator has deleted, and no longer offers it', async () => {
  const { users } = await open();
  const chloe = rowOf(users(), 'chloe@acme.test');
  await users().loadAffiliations('groups', [chloe.id]);
  const ids = [...users().affiliations.groups.names.keys()];
  const { tables, ...rest } = world.snapshot();
  world.restore({ ...rest, tables: { ...tables, groups: [] } });
  const added = users().setAffiliations('groups', chloe, { added: ids, removed: [] });
  await expect(added).rejects.toMatchObject({ statusCode: 412 });
  expect(users().affiliations.groups.names.size).toBe(0);
});

it('warns a user who limits the access of a user that another administrator has limited, and replaces it only after that', async () => {
  const { users } = await open();
  const ben = () => rowOf(users(), 'ben@acme.test');
  const base = ben();
  const { users: others } = await open();
  await others().setAccessTime(base.id, 86_400);
  await expect(users().setAccessTime(base.id, 3 * 86_400, base)).rejects.toMatchObject({ statusCode: 412 });
  const end = ben().temporaryExpirationDate;
  expect(end).toBe(rowOf(others(), 'ben@acme.test').temporaryExpirationDate);
  await users().setAccessTime(base.id, 3 * 86_400, ben());
  expect(ben().temporaryExpirationDate).not.toBe(end);
  await others().makePermanent(base.id);
  await expect(users().setAccessTime(base.id, 86_400, ben())).rejects.toMatchObject({ statusCode: 412 });
  expect(ben().temporaryExpirationDate).toBeUndefined();
});

it('refuses to undo over roles that another administrator has chosen since', async () => {
  const { users } = await open();
  const chloe = () => rowOf(users(), 'chloe@acme.test');
  const undo = await users().setRoles(chloe().id, ['role-read-only']);
  const { users: others } = await open();
  await others().setRoles(chloe().id, ['role-admin']);
  await expect(undo?.()).rejects.toMatchObject({ statusCode: 412 });
  expect(chloe().roles.map(({ id }) => id)).toEqual(['role-admin']);
});

it('reports that a user to change is no longer in the team', async () => {
  const { users } = await open();
  const chloe = rowOf(users(), 'chloe@acme.test');
  const { users: others } = await open();
  await others().remove([chloe.id]);
  await expect(users().setRoles(chloe.id, ['role-admin'], [])).rejects.toMatchObject({ statusCode: 404 });
  await expect(users().setAccessTime(chloe.id, 60, chloe)).rejects.toMatchObject({ statusCode: 404 });
});

it('forgets the removed users of a selection if the service refuses the others', async () => {
  const { users } = await open();
  await users().selectEveryone(undefined);
  const [ada, chloe] = [userIdOf(world, 'ada@acme.test'), userIdOf(world, 'chloe@acme.test')];
  await expect(users().remove([ada, chloe])).rejects.toMatchObject({ errorCode: 'ER-OWN-ACCOUNT' });
  expect(Object.keys(users().others)).toContain(ada);
  expect(Object.keys(users().others)).not.toContain(chloe);
});

it('keeps those of a selection selected whom the service refuses to remove, and selects no other user', async () => {
  const { users } = await open();
  const [ada, chloe] = [userIdOf(world, 'ada@acme.test'), userIdOf(world, 'chloe@acme.test')];
  await expect(users().remove([ada])).rejects.toMatchObject({ errorCode: 'ER-OWN-ACCOUNT' });
  expect([...users().selected]).toEqual([]);
  users().select(new Set([ada, chloe]));
  await expect(users().remove([ada, chloe])).rejects.toMatchObject({ errorCode: 'ER-OWN-ACCOUNT' });
  expect([...users().selected]).toEqual([ada]);
});

it('removes the users of a selection of whom another administrator has removed one', async () => {
  const { users } = await open();
  const both = [rowOf(users(), 'chloe@acme.test').id, rowOf(users(), 'hugo@acme.test').id];
  const { users: others } = await open();
  await others().remove(both.slice(1));
  await users().remove(both);
  expect(users().selected.size).toBe(0);
  expect(page(users()).items.filter(({ id }) => both.includes(id))).toEqual([]);
});

it('reverts an optimistic change that the service refuses', async () => {
  const { users } = await open();
  const userId = userIdOf(world, 'ben@acme.test');
  await users().setAccessTime(userId, 86_400);
  const limited = rowOf(users(), 'ben@acme.test');
  world.faults.add({ call: '*', kind: 'status', status: 500 });
  const refused = users().makePermanent(userId);
  expect(rowOf(users(), 'ben@acme.test').temporaryExpirationDate).toBeUndefined();
  await expect(refused).rejects.toMatchObject({ statusCode: 500 });
  expect(rowOf(users(), 'ben@acme.test')).toEqual(limited);
});

it('disables, enables, locks and unlocks', async () => {
  const { users } = await open();
  const userId = userIdOf(world, 'chloe@acme.test');
  const chloe = () => rowOf(users(), 'chloe@acme.test');
  await users().disable([userId]);
  expect(chloe().isDisabled).toBe(true);
  await users().enable([userId]);
  expect(chloe().isDisabled).toBe(false);
  await users().lock(userId);
  expect(chloe().isLocked).toBe(true);
  await users().unlock(userId);
  expect(chloe().isLocked).toBe(false);
});

it('changes the other users if the service refuses one', async () => {
  const { users } = await open();
  const both = [userIdOf(world, 'ada@acme.test'), userIdOf(world, 'chloe@acme.test')];
  await expect(users().disable(both)).rejects.toMatchObject({ errorCode: 'ER-OWN-ACCOUNT' });
  expect(rowOf(users(), 'chloe@acme.test').isDisabled).toBe(true);
  expect(rowOf(users(), 'ada@acme.test').isDisabled).toBe(false);
});

it('goes to the previous page when the last one is empty', async () => {
  const { users } = await open();
  await users().setPageSize(5);
  await users().goToPage(1);
  await users().remove(page(users()).items.map(({ id }) => id));
  expect(users().query.page).toBe(0);
  expect(page(users())).toMatchObject({ totalItems: 5, totalPages: 1 });
});

it('sends the invitation again', async () => {
  const { users } = await open();
  await users().resendActivation(userIdOf(world, 'grace@acme.test'));
  expect(world.inbox.list().some(({ to }) => to === 'grace@acme.test')).toBe(true);
});

it('clears the selection when other rows are shown', async () => {
  const { users } = await open();
  users().select(new Set([userIdOf(world, 'ben@acme.test')]));
  await users().goToPage(1);
  expect(users().selected.size).toBe(0);
});

it('shows a malformed answer as a failure, and loads again', async () => {
  const { users } = await open();
  world.faults.add({ call: `GET ${MEMBERS}`, kind: 'malformed', times: 1 });
  await users().reload();
  expect(users().listing).toMatchObject({ phase: 'ready', busy: false, error: { statusCode: 500 } });
  await users().reload();
  expect(users().listing).toMatchObject({ error: null });
});

it('loads the team again after an invitation with a malformed answer', async () => {
  const { users } = await open();
  world.faults.add({ call: 'POST /identity/resources/users/v2', kind: 'malformed' });
  await users().invite({ email: 'nora@acme.test', roleIds: [] });
  expect(names(users())).not.toContain(undefined);
});

it('loads the list of groups once for an export, and the groups of as many users at once as the service returns', async () => {
  const { tables, ...snapshot } = world.snapshot();
  const { memberships, users: people } = tables as Record<string, { id: string }[]>;
  const numbers = Array.from({ length: 441 }, (_, index) => index);
  const further = {
    users: numbers.map((n) => ({ ...people!.at(-1), id: `user-${n}`, email: `user-${n}@acme.test` })),
    memberships: numbers.map((n) => ({ ...memberships![0], id: `member-${n}`, userId: `user-${n}` })),
  };
  const more = { users: [...people!, ...further.users], memberships: [...memberships!, ...further.memberships] };
  world.restore({ ...snapshot, tables: { ...tables, ...more } });
  const { users } = await open();
  world.journal.clear();
  const members = await passing(users().loadForExport(['groups'], undefined));
  expect(members).toHaveLength(451);
  expect(members.every(({ id }) => users().affiliations.groups.ofUser.has(id))).toBe(true);
  const paths = world.journal.list().map(({ path }) => path.split('?')[0]!);
  expect(paths.filter((path) => path.endsWith('/groups/v1'))).toHaveLength(1);
  expect(paths.filter((path) => path.endsWith('/users/v3/groups'))).toHaveLength(3);
});

it('asks for no groups for an export without users', async () => {
  const { users } = await open();
  const support = users().roles!.find(({ name }) => name === 'Support')!;
  await users().setFilter('roleIds', { field: 'roleIds', operator: 'in_list', values: [support.id] });
  await users().setFilter('status', withStatus('pending'));
  world.journal.clear();
  expect(await users().loadForExport(['groups'], undefined)).toEqual([]);
  expect(world.journal.list().filter(({ path }) => path.includes('groups'))).toEqual([]);
});
