import { createWorld, type World } from '@portico/mock-backend';
import { beforeEach, expect, it } from 'vitest';
import { createTestApp, userIdOf } from '../../../app/test-app';
import { roleIdsIn } from './account-user';
import { firstQuery } from './all-users-query';
import { createAllUsersStore } from './all-users-store';

const OSLO = 'tenant-tidewater-oslo';
const leif = 'leif@tidewater-oslo.test';

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0, scenario: 'reseller' });
  world.clock.follow(() => performance.now());
});

async function open() {
  const app = createTestApp(world, { signedInAs: 'ada@acme.test' });
  await app.start();
  const store = createAllUsersStore(app);
  await store.getState().start({ ...firstQuery, search: 'leif' });
  const users = () => store.getState();
  const rolesShown = () => {
    const { listing } = users();
    return listing.phase === 'ready' ? roleIdsIn(listing.page.items[0], OSLO) : undefined;
  };
  return { users, rolesShown };
}

it('warns a user who changes roles in an account that another administrator has changed, and replaces them only after that', async () => {
  const { users, rolesShown } = await open();
  const base = rolesShown();
  const { users: others } = await open();
  await others().setRoles(userIdOf(world, leif), OSLO, ['role-read-only']);
  const refused = users().setRoles(userIdOf(world, leif), OSLO, ['role-support'], base);
  await expect(refused).rejects.toMatchObject({ statusCode: 412 });
  expect(rolesShown()).toEqual(['role-read-only']);
  await users().setRoles(userIdOf(world, leif), OSLO, ['role-support'], rolesShown());
  expect(rolesShown()).toEqual(['role-support']);
});

it('refuses to undo over roles that another administrator has chosen since', async () => {
  const { users } = await open();
  const undo = await users().setRoles(userIdOf(world, leif), OSLO, ['role-read-only']);
  const { users: others, rolesShown } = await open();
  await others().setRoles(userIdOf(world, leif), OSLO, ['role-support']);
  await expect(undo?.()).rejects.toMatchObject({ statusCode: 412 });
  expect(rolesShown()).toEqual(['role-support']);
});

it('reports that a user is no longer in the account', async () => {
  const { users, rolesShown } = await open();
  const base = rolesShown();
  const userId = userIdOf(world, leif);
  const { users: others } = await open();
  await others().removeFrom(userId, [OSLO]);
  await expect(users().setRoles(userId, OSLO, ['role-support'], base)).rejects.toMatchObject({ statusCode: 404 });
  expect(rolesShown()).toEqual(base);
});

it('forgets the removed users of a selection if the service refuses others', async () => {
  const { users } = await open();
  await users().show({ ...firstQuery, account: 'tenant-fernhill' });
  await users().selectEveryone(undefined);
  const before = Object.values(users().others).flatMap((known) => (known.phase === 'ready' && known.data) || []);
  world.faults.add({ call: 'DELETE /identity/resources/sub-tenants/users/v1', kind: 'status', status: 500, times: 1 });
  await expect(users().removeUsers(before)).rejects.toMatchObject({ statusCode: 500 });
  expect(before.length).toBeGreaterThan(1);
  expect(Object.keys(users().others)).toEqual([...users().selected]);
  expect(users().selected.size).toBe(1);
});

it('removes a user from the other accounts if another administrator has removed them from one', async () => {
  const { users } = await open();
  const accountIds = [OSLO, 'tenant-tidewater-porto'];
  await users().invite({ email: leif, name: '', accountIds: accountIds.slice(1), roleIds: [] });
  const { users: others } = await open();
  await others().removeFrom(userIdOf(world, leif), [OSLO]);
  await users().removeFrom(userIdOf(world, leif), accountIds);
  expect(users().listing).toMatchObject({ phase: 'ready', page: { items: [] } });
});

it('leaves no user selected whom another administrator has removed meanwhile', async () => {
  const { users } = await open();
  await users().selectEveryone(undefined);
  const selected = Object.values(users().others).flatMap((known) => (known.phase === 'ready' && known.data) || []);
  const { users: others } = await open();
  await others().removeFrom(userIdOf(world, leif), [OSLO]);
  await users().removeUsers(selected);
  expect(selected).toHaveLength(1);
  expect(users().selected.size).toBe(0);
});
