import { errorCodes } from '@portico/sdk/contract';
import { expect } from 'vitest';
import { listGroups } from '../../../../../sdk/src/api/groups';
import { listRoles } from '../../../../../sdk/src/api/roles-permissions';
import { listSubTenants, listSubTenantUsers } from '../../../../../sdk/src/api/sub-accounts';
import { listMembers, listUsers } from '../../../../../sdk/src/api/team';
import { getMe } from '../../../../../sdk/src/api/users';
import type { HttpClient } from '../../../../../sdk/src/core/http-client';
import type { World } from '../../../core/types';
import { tenantAdminEmail } from '../../../db/cast';
import type { GroupRow, TenantRow } from '../../../db/tables';
import { expectRefusal, quickWorld, refusal, signIn } from '../browser';
import { effectiveRoleIds, type PlainModel, positionOf, teamOf } from './plain-model';

/** The service as the administrator of an account reaches it. */
export interface RealWorld {
  world: World;
  http: HttpClient;
  /** One for each session of the model. */
  browsers: HttpClient[];
}

const TOP = 'tenant-acme';
const WHOLE_TEAM = 200;
/** Users of another account, whom no call may change. */
const NEIGHBOURS = ['kira@brightwater.test', 'liam@brightwater.test'];

/** A small team, and the model of it. */
export async function setUp(): Promise<{ model: PlainModel; real: RealWorld }> {
  const world = quickWorld({ checkAnswers: false });
  const { http } = await signIn(world, tenantAdminEmail);
  const { items } = await listMembers(http, { pageOffset: 0, pageSize: WHOLE_TEAM });
  const people = items.map(({ id, email, roleIds, isLocked = false, isDisabled = false, activatedForTenant }) => {
    const places = new Map([[TOP, { roleIds, isActive: activatedForTenant, isDisabled }]]);
    return [email, { id, email, isLocked, hasPassword: activatedForTenant, places }] as const;
  });
  const groups = (await listGroups(http, 'rolesAndUsers')).map(({ id, name, roles = [], users = [] }) => {
    return [id, { name, roleIds: roles.map((role) => role.id), userIds: users.map((user) => user.id) }] as const;
  });
  const model: PlainModel = {
    top: TOP,
    administrator: tenantAdminEmail,
    people: new Map(people),
    roles: new Map(),
    groups: new Map(groups),
    accounts: new Map(),
    sessions: [],
  };
  return { model, real: { world, http, browsers: [] } };
}

/** Compares everything that the calls return with the model. */
export const readers = { team, groups, roles, accounts, sessions };

async function team(model: PlainModel, { http }: RealWorld): Promise<void> {
  const [members, users] = await Promise.all([
    listMembers(http, { pageOffset: 0, pageSize: WHOLE_TEAM }),
    listUsers(http, { _limit: WHOLE_TEAM }),
  ]);
  expect(members.totalItems).toBe(teamOf(model).length);
  const shown = members.items.map(({ id, email, roleIds, isLocked, isDisabled, activatedForTenant }) => {
    return { id, email, roleIds: roleIds.toSorted(), isLocked, isDisabled, activatedForTenant };
  });
  const expected = teamOf(model).map((person) => {
    const { id, email, isLocked } = person;
    const { roleIds, isDisabled, isActive } = positionOf(model, person);
    return { id, email, roleIds: roleIds.toSorted(), isLocked, isDisabled, activatedForTenant: isActive };
  });
  expect(byKey(shown, 'email')).toEqual(byKey(expected, 'email'));
  const roleIdsOfUsers = users.items.map(({ email, roleIds = [] }) => [email, roleIds.toSorted()]);
  expect(Object.fromEntries(roleIdsOfUsers)).toEqual(
    Object.fromEntries(teamOf(model).map((person) => [person.email, effectiveRoleIds(model, person).toSorted()])),
  );
}

async function groups(model: PlainModel, { world, http }: RealWorld): Promise<void> {
  const shown = (await listGroups(http, 'rolesAndUsers')).map(({ id, name, roles = [], users = [] }) => {
    return { id, name, roleIds: idsOf(roles), userIds: idsOf(users) };
  });
  const expected = [...model.groups].map(([id, { name, roleIds, userIds }]) => {
    return { id, name, roleIds: roleIds.toSorted(), userIds: userIds.toSorted() };
  });
  expect(byKey(shown, 'id')).toEqual(byKey(expected, 'id'));
  // Calls leave out what is gone; a world must not hold it at all, lest it come back.
  const rows = rowsOf<GroupRow>(world, 'groups').map(({ id, name, roleIds, userIds }) => {
    return { id, name, roleIds: roleIds.toSorted(), userIds: userIds.toSorted() };
  });
  expect(byKey(rows, 'id')).toEqual(byKey(expected, 'id'));
}

async function roles(model: PlainModel, { http }: RealWorld): Promise<void> {
  const own = (await listRoles(http)).filter(({ tenantId }) => tenantId !== undefined);
  expect(new Map(own.map(({ id, key }) => [id, key]))).toEqual(model.roles);
}

async function accounts(model: PlainModel, { world, http }: RealWorld): Promise<void> {
  const below = (await listSubTenants(http)).map(({ tenantId }) => tenantId);
  expect(below.toSorted()).toEqual([...model.accounts.keys()].toSorted());
  const rows = rowsOf<TenantRow>(world, 'tenants').filter(({ parentTenantId }) => parentTenantId !== null);
  expect(Object.fromEntries(rows.map(({ id, parentTenantId }) => [id, parentTenantId]))).toEqual(
    Object.fromEntries(model.accounts),
  );
  const { items } = await listSubTenantUsers(http, { _limit: WHOLE_TEAM });
  const shown = items.map(({ email, tenantIds }) => [email, tenantIds.toSorted()]);
  const expected = [...model.people.values()].map(({ email, places }) => [email, [...places.keys()].toSorted()]);
  expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(expected));
  const strangers = world.people().filter(({ email }) => !model.people.has(email));
  expect(strangers.map(({ email }) => email)).toEqual(NEIGHBOURS);
}

async function sessions(model: PlainModel, { browsers }: RealWorld): Promise<void> {
  expect(browsers).toHaveLength(model.sessions.length);
  for (const [index, browser] of browsers.entries()) {
    const { email, isOpen } = model.sessions[index] ?? {};
    const call = getMe(browser);
    if (isOpen) expect((await call).email).toBe(email);
    else await expectRefusal(call, 401, errorCodes.unauthorized);
  }
}

/** What the call answers; `undefined` once it was refused as it should be. */
export async function outcome<T>(call: Promise<T>, ...codes: (string | undefined)[]): Promise<T | undefined> {
  const expected = codes.filter((code) => code !== undefined);
  if (expected.length === 0) return call;
  expect(expected).toContain((await refusal(call)).errorCode);
  return undefined;
}

function rowsOf<T>(world: World, table: string): T[] {
  return (world.snapshot().tables[table] ?? []) as T[];
}

function idsOf(rows: { id: string }[]): string[] {
  return rows.map(({ id }) => id).toSorted();
}

function byKey<T extends Record<K, string>, K extends string>(rows: T[], key: K): T[] {
  return rows.toSorted((a, b) => a[key].localeCompare(b[key]));
}
