import { errorCodes } from '@portico/sdk/contract';
import fc from 'fast-check';
import * as groupApi from '../../../../../sdk/src/api/groups';
import { createRole, deleteRole } from '../../../../../sdk/src/api/roles-permissions';
import { revokeSessions } from '../../../../../sdk/src/api/sessions';
import * as accountApi from '../../../../../sdk/src/api/sub-accounts';
import * as teamApi from '../../../../../sdk/src/api/team';
import { signIn } from '../browser';
import {
  branchOf,
  endSessions,
  findPerson,
  forgetRole,
  leave,
  type Person,
  type PlainModel,
  positionOf,
  teamOf,
} from './plain-model';
import { outcome, type RealWorld, readers } from './real-world';

type Command = fc.AsyncCommand<PlainModel, RealWorld>;
type Run = (model: PlainModel, real: RealWorld) => Promise<unknown>;

const PRODUCT_ROLES = ['role-admin', 'role-support'];
const NEWCOMERS = ['nora@acme.test', 'otto@acme.test'];
/** People with a password and without a second factor. */
const SIGNING_IN = ['ines@acme.test', 'jonas@acme.test'];
const NAMES = ['North', 'South', 'West'];

/** A call by name, with numbers that stand for whatever is there when it is made. */
function command(name: string, numbers: readonly unknown[], run: Run, check = (_: PlainModel) => true): Command {
  return {
    check,
    run: async (model, real) => {
      await run(model, real);
    },
    toString: () => `${name}(${numbers.join(', ')})`,
  };
}

function pick<T>(items: readonly T[], number: number): T {
  return items[number % items.length] as T;
}

const hasGroups = ({ groups }: PlainModel) => groups.size > 0;
const hasAccounts = ({ accounts }: PlainModel) => accounts.size > 0;

/** The users acted upon: few of the team, so that much happens to each. There is always one. */
function others(model: PlainModel): Person[] {
  const acted = [...SIGNING_IN, ...NEWCOMERS];
  const there = teamOf(model).filter(({ email }) => acted.includes(email));
  return there.length > 0 ? there : teamOf(model).filter(({ email }) => email !== model.administrator);
}

function roleIdsOf(model: PlainModel, numbers: readonly number[]): string[] {
  const all = [...model.roles.keys(), ...PRODUCT_ROLES];
  return [...new Set(numbers.map((number) => pick(all, number)))];
}

function enter(model: PlainModel, id: string, email: string, account: string, roleIds: string[]): void {
  const person = model.people.get(email) ?? { id, email, isLocked: false, hasPassword: false, places: new Map() };
  person.places.set(account, { roleIds, isActive: false, isDisabled: false });
  model.people.set(email, person);
}

const invite = (who: number, roles: number[]) =>
  command('invite', [who, `[${roles}]`], async (model, { http }) => {
    const email = pick([...NEWCOMERS, ...SIGNING_IN], who);
    const roleIds = roleIdsOf(model, roles);
    const known = model.people.get(email)?.places.has(model.top) ? errorCodes.userExists : undefined;
    const user = await outcome(teamApi.inviteUser(http, { email, name: email, roleIds }), known);
    if (user) enter(model, user.id, email, model.top, roleIds);
  });

const setRoles = (who: number, roles: number[]) =>
  command('setRoles', [who, `[${roles}]`], async (model, { http }) => {
    const person = pick(others(model), who);
    const roleIds = roleIdsOf(model, roles);
    await teamApi.updateMember(http, { id: person.id, roleIds });
    positionOf(model, person).roleIds = roleIds;
  });

const shutOut = (how: 'disable' | 'lock' | 'remove', who: number) =>
  command(how, [who], async (model, { http }) => {
    const person = pick([...others(model), findPerson(model, model.administrator)], who);
    const call = { disable: teamApi.disableUser, lock: teamApi.lockUser, remove: teamApi.deleteMember }[how];
    const isOwn = person.email === model.administrator;
    await outcome<unknown>(call(http, person.id), isOwn ? errorCodes.ownAccount : undefined);
    if (isOwn) return;
    endSessions(model, person);
    if (how === 'lock') person.isLocked = true;
    if (how === 'disable') positionOf(model, person).isDisabled = true;
    if (how === 'remove') leave(model, person, model.top);
  });

const letIn = (how: 'enable' | 'unlock', who: number) =>
  command(how, [who], async (model, { http }) => {
    const person = pick(others(model), who);
    if (how === 'enable') await teamApi.enableUser(http, person.id);
    else await teamApi.unlockUser(http, person.id);
    if (how === 'enable') positionOf(model, person).isDisabled = false;
    else person.isLocked = false;
  });

const makeRole = (name: number) =>
  command('makeRole', [name], async (model, { http }) => {
    const key = pick(NAMES, name).toLowerCase();
    const taken = [...model.roles.values()].includes(key) ? errorCodes.alreadyExists : undefined;
    const body = { key, name: key, description: '', isDefault: false, level: 3, permissions: [] };
    const role = await outcome(createRole(http, body), taken);
    if (role) model.roles.set(role.id, key);
  });

const removeRole = (which: number) =>
  command('removeRole', [which], async (model, { http }) => {
    const [roleId = ''] = roleIdsOf(model, [which]);
    const builtIn = PRODUCT_ROLES.includes(roleId) ? errorCodes.roleBuiltIn : undefined;
    if (await outcome(deleteRole(http, roleId), builtIn)) forgetRole(model, roleId);
  });

const makeGroup = (number: number) =>
  command('makeGroup', [number], async (model, { http }) => {
    const name = pick(NAMES, number);
    const taken = [...model.groups.values()].some((group) => group.name === name);
    const group = await outcome(groupApi.createGroup(http, { name }), taken ? errorCodes.alreadyExists : undefined);
    if (group) model.groups.set(group.id, { name, roleIds: [], userIds: [] });
  });

const removeGroup = (which: number) =>
  command(
    'removeGroup',
    [which],
    async (model, { http }) => {
      const id = pick([...model.groups.keys()], which);
      await groupApi.deleteGroup(http, id);
      model.groups.delete(id);
    },
    hasGroups,
  );

const changeGroupRoles = (how: 'add' | 'remove', which: number, role: number) =>
  command(
    `${how}GroupRole`,
    [which, role],
    async (model, { http }) => {
      const [id, group] = pick([...model.groups], which);
      const roleIds = roleIdsOf(model, [role]);
      if (how === 'add') await groupApi.addRolesToGroup(http, id, roleIds);
      else await groupApi.removeRolesFromGroup(http, id, roleIds);
      group.roleIds = changed(group.roleIds, how, roleIds);
    },
    hasGroups,
  );

const changeGroupUsers = (how: 'add' | 'remove', which: number, who: number) =>
  command(
    `${how}GroupUser`,
    [which, who],
    async (model, { http }) => {
      const [id, group] = pick([...model.groups], which);
      const person = pick([...model.people.values()], who);
      const isStranger = how === 'add' && !person.places.has(model.top);
      const call = how === 'add' ? groupApi.addUsersToGroup : groupApi.removeUsersFromGroup;
      const done = await outcome(call(http, id, [person.id]), isStranger ? errorCodes.userNotFound : undefined);
      if (done) group.userIds = changed(group.userIds, how, [person.id]);
    },
    hasGroups,
  );

function changed(before: string[], how: 'add' | 'remove', ids: string[]): string[] {
  return how === 'add' ? [...new Set([...before, ...ids])] : before.filter((id) => !ids.includes(id));
}

const makeAccount = (above: number) =>
  command('makeAccount', [above], async (model, { http }) => {
    const parentTenantId = pick([model.top, ...model.accounts.keys()], above);
    const { tenantId } = await accountApi.createSubTenant(http, { name: 'Branch', parentTenantId });
    model.accounts.set(tenantId, parentTenantId);
  });

const moveAccount = (which: number, above: number) =>
  command(
    'moveAccount',
    [which, above],
    async (model, { http }) => {
      const id = pick([...model.accounts.keys()], which);
      const parentTenantId = pick([model.top, ...model.accounts.keys()], above);
      const isRing = branchOf(model, id).includes(parentTenantId);
      const call = accountApi.updateSubTenant(http, id, { parentTenantId });
      if (await outcome(call, isRing ? errorCodes.invalidRequest : undefined)) model.accounts.set(id, parentTenantId);
    },
    hasAccounts,
  );

const removeAccount = (which: number) =>
  command(
    'removeAccount',
    [which],
    async (model, { http }) => {
      const gone = branchOf(model, pick([...model.accounts.keys()], which));
      await accountApi.deleteSubTenant(http, gone[0] ?? '');
      for (const account of gone) {
        for (const person of [...model.people.values()]) if (person.places.has(account)) leave(model, person, account);
        model.accounts.delete(account);
      }
    },
    hasAccounts,
  );

const addToAccount = (who: number, which: number) =>
  command(
    'addToAccount',
    [who, which],
    async (model, { http }) => {
      const email = pick([...NEWCOMERS, ...SIGNING_IN], who);
      const tenantId = pick([...model.accounts.keys()], which);
      const isThere = model.people.get(email)?.places.has(tenantId) ? errorCodes.userExists : undefined;
      const body = { users: [{ email }], tenantId, roleIds: ['role-read-only'] };
      if (!(await outcome(accountApi.addUsersToSubTenant(http, body), isThere))) return;
      const { items } = await accountApi.listSubTenantUsers(http, { _filter: email });
      enter(model, items[0]?.id ?? '', email, tenantId, body.roleIds);
    },
    hasAccounts,
  );

const startSession = (who: number) =>
  command(
    'signIn',
    [who],
    async (model, { world, browsers }) => {
      const person = findPerson(model, pick(SIGNING_IN, who));
      const isIn = [...person.places.values()].some((place) => place.isActive && !place.isDisabled);
      const shut = isIn ? [] : [errorCodes.accountDisabled, errorCodes.invitationPending];
      const refusals = person.isLocked ? [errorCodes.accountLocked] : shut;
      const browser = await outcome(signIn(world, person.email), ...refusals);
      if (!browser) return;
      browsers.push(browser.http);
      model.sessions.push({ email: person.email, isOpen: true });
    },
    ({ people }) => people.get(pick(SIGNING_IN, who))?.hasPassword === true,
  );

const endTheirSessions = (who: number) =>
  command('endSessions', [who], async (model, { http }) => {
    const person = pick(others(model), who);
    await revokeSessions(http, { userId: person.id });
    endSessions(model, person);
  });

const readAgain = (at: keyof typeof readers) => command(`lookAt ${at}`, [], readers[at]);

/** Small, so that many calls meet at the same row. */
const number = fc.nat({ max: 5 });
const numbers = fc.array(number, { maxLength: 3 });
const addOrRemove = fc.constantFrom('add' as const, 'remove' as const);

/** More often than the others: what ends a session shows only after another sign-in. */
const comingAndGoing: fc.Arbitrary<Command>[] = [
  fc.tuple(fc.constantFrom('disable' as const, 'lock' as const), number).map((args) => shutOut(...args)),
  fc.tuple(fc.constantFrom('enable' as const, 'unlock' as const), number).map((args) => letIn(...args)),
  number.map(startSession),
];

/** Any call of an administrator to team, roles, groups, sub-accounts and sessions, followed by a comparison with the model. */
export const commands: fc.Arbitrary<Command>[] = [
  fc.tuple(number, numbers).map((args) => invite(...args)),
  fc.tuple(number, numbers).map((args) => setRoles(...args)),
  number.map((who) => shutOut('remove', who)),
  ...comingAndGoing,
  ...comingAndGoing,
  ...comingAndGoing,
  number.map(makeRole),
  number.map(removeRole),
  number.map(makeGroup),
  number.map(removeGroup),
  fc.tuple(addOrRemove, number, number).map((args) => changeGroupRoles(...args)),
  fc.tuple(addOrRemove, number, number).map((args) => changeGroupUsers(...args)),
  number.map(makeAccount),
  fc.tuple(number, number).map((args) => moveAccount(...args)),
  number.map(removeAccount),
  fc.tuple(number, number).map((args) => addToAccount(...args)),
  number.map(endTheirSessions),
  fc.constantFrom(...(Object.keys(readers) as (keyof typeof readers)[])).map(readAgain),
];
