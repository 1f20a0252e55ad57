import { createWorld, type World } from '@portico/mock-backend';
import { beforeEach, expect, it } from 'vitest';
import { createTestApp, userIdOf } from '../../../app/test-app';
import { rolesIn } from './account/roles-in';
import { createAccountsStore } from './accounts-store';

const FERNHILL = 'tenant-fernhill';

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0, scenario: 'reseller' });
  world.clock.follow(() => performance.now());
});

async function open() {
  const app = createTestApp(world, { signedInAs: 'ada@acme.test' });
  await app.start();
  const { http, clock } = app;
  const store = createAccountsStore({ http, clock, ownId: 'tenant-acme', search: '', expanded: new Set() });
  await store.getState().start();
  await store.getState().listUsers({ accountId: FERNHILL });
  return {
    accounts: () => store.getState(),
    fernhill: () => store.getState().accounts.get(FERNHILL)!,
    rolesOfOmar: () => {
      const { users } = store.getState();
      const omar = users.phase === 'ready' && users.data.items.find(({ email }) => email === 'omar@fernhill.test');
      return omar ? rolesIn(omar, FERNHILL).map(({ id }) => id) : [];
    },
  };
}

const omar = () => ({
  accountId: FERNHILL,
  userId: userIdOf(world, 'omar@fernhill.test'),
});

it('warns a user who renames an account that another administrator has renamed, and replaces the name only after that', async () => {
  const { accounts, fernhill } = await open();
  const base = fernhill();
  const { accounts: others } = await open();
  await others().rename(base, 'Fernhill Practices');
  await expect(accounts().rename(base, 'Fernhill Care')).rejects.toMatchObject({ statusCode: 412 });
  expect(fernhill().name).toBe('Fernhill Practices');
  await accounts().rename(fernhill(), 'Fernhill Care');
  expect(fernhill().name).toBe('Fernhill Care');
});

it('keeps another change of the account', async () => {
  const { accounts, fernhill } = await open();
  const { accounts: others, fernhill: theirs } = await open();
  await others().setAccessType(theirs(), 'alwaysOn');
  await accounts().rename(fernhill(), 'Fernhill Care');
  await accounts().find(FERNHILL);
  await others().loadBranch('tenant-acme');
  expect(theirs()).toMatchObject({ name: 'Fernhill Care', subAccountAccessType: 'alwaysOn' });
});

it('warns a user who sets the access to accounts below that another administrator has set', async () => {
  const { accounts, fernhill } = await open();
  const base = fernhill();
  const { accounts: others } = await open();
  await others().setAccessType(base, 'alwaysOn');
  await expect(accounts().setAccessType(base, 'defaultOn')).rejects.toMatchObject({ statusCode: 412 });
  expect(fernhill().subAccountAccessType).toBe('alwaysOn');
  await accounts().setAccessType(fernhill(), 'defaultOn');
  expect(fernhill().subAccountAccessType).toBe('defaultOn');
});

it('warns a user who moves an account that another administrator has moved, and shows it where it is now', async () => {
  const { accounts } = await open();
  const { accounts: others } = await open();
  await others().move(FERNHILL, 'tenant-tidewater', 'tenant-acme');
  await expect(accounts().move(FERNHILL, 'tenant-oakline', 'tenant-acme')).rejects.toMatchObject({ statusCode: 412 });
  expect(accounts().tree?.get(FERNHILL)?.parentId).toBe('tenant-tidewater');
  await accounts().move(FERNHILL, 'tenant-oakline', 'tenant-tidewater');
  await accounts().loadTree();
  expect(accounts().tree?.get(FERNHILL)?.parentId).toBe('tenant-oakline');
});

it('warns a user who changes roles in an account that another administrator has changed, and replaces them only after that', async () => {
  const { accounts, rolesOfOmar } = await open();
  const base = rolesOfOmar();
  const { accounts: others } = await open();
  await others().setUserRoles(omar(), ['role-support'], base);
  const refused = accounts().setUserRoles(omar(), ['role-admin'], base);
  await expect(refused).rejects.toMatchObject({ statusCode: 412 });
  expect(rolesOfOmar()).toEqual(['role-support']);
  await accounts().setUserRoles(omar(), ['role-admin'], rolesOfOmar());
  expect(rolesOfOmar()).toEqual(['role-admin']);
});

it('reports that an account, or a user of it, is gone', async () => {
  const { accounts, fernhill, rolesOfOmar } = await open();
  const [gone, userOfIt] = [fernhill(), omar()];
  const { accounts: others } = await open();
  await others().removeUser(FERNHILL, userOfIt.userId);
  await expect(accounts().setUserRoles(userOfIt, [], rolesOfOmar())).rejects.toMatchObject({ statusCode: 404 });
  await others().remove(FERNHILL);
  await expect(accounts().rename(gone, 'Fernhill Care')).rejects.toMatchObject({ statusCode: 404 });
  await expect(accounts().setAccessType(gone, 'alwaysOn')).rejects.toMatchObject({ statusCode: 404 });
});
