import { errorCodes } from '@portico/sdk/contract';
import { describe, expect, it } from 'vitest';
import { login } from '../../../sdk/src/api/auth';
import { listPermissions, listRoles } from '../../../sdk/src/api/roles-permissions';
import { revokeSessions } from '../../../sdk/src/api/sessions';
import * as api from '../../../sdk/src/api/team';
import { getMe } from '../../../sdk/src/api/users';
import { DEMO_PASSWORD } from '../db/cast';
import { expectRefusal, openBrowser, quickWorld, refusal, signIn, userIdOf } from './testing/browser';

const ADA = 'ada@acme.test';
const BEN = 'ben@acme.test';
const INES = 'ines@acme.test';
const JONAS = 'jonas@acme.test';
const KIRA = 'kira@brightwater.test';
const NEWCOMER = 'nora@acme.test';
const ADMIN = 'role-admin';
const READ_ONLY = 'role-read-only';
const DAY_SECONDS = 86_400;

async function asAdmin() {
  const world = quickWorld();
  const { http } = await signIn(world, ADA);
  return { world, http, id: (email: string) => userIdOf(world, email) };
}
const emails = (page: { items: { email: string }[] }) => page.items.map((user) => user.email);

describe('list of users', () => {
  it('shows the demo team of ten on two pages', async () => {
    const { http } = await asAdmin();
    const [first, second, third] = await Promise.all([0, 1, 2].map((_offset) => api.listUsers(http, { _offset })));
    expect(first!._metadata).toEqual({ totalItems: 10, totalPages: 2 });
    expect(new Set([...emails(first!), ...emails(second!)]).size).toBe(10);
    expect(third).toMatchObject({ items: [], _metadata: { totalItems: 10, totalPages: 2 } });
    expect(first!.items[0]).toMatchObject({ tenantId: 'tenant-acme', roles: [{ name: 'Admin' }] });
  });

  it('filters by part of a name or an address, and counts what is left', async () => {
    const { http } = await asAdmin();
    const page = await api.listUsers(http, { _filter: ' LIND ' });
    expect(emails(page)).toEqual(['chloe@acme.test']);
    expect(page._metadata).toEqual({ totalItems: 1, totalPages: 1 });
    expect((await api.listUsers(http, { _filter: 'unknown' }))._metadata).toEqual({ totalItems: 0, totalPages: 0 });
  });

  it('sorts in both directions, over all pages', async () => {
    const { http } = await asAdmin();
    const query = { _limit: 100, _sortBy: 'name' } as const;
    const up = emails(await api.listUsers(http, { ...query, _order: 'ASC' }));
    expect(up[0]).toBe(ADA);
    expect(emails(await api.listUsers(http, { ...query, _order: 'DESC' }))).toEqual(up.toReversed());
    const lockedFirst = await api.listUsers(http, { _limit: 1, _sortBy: 'isLocked', _order: 'DESC' });
    expect(emails(lockedFirst)).toEqual(['elif@acme.test']);
  });

  it('finds users by id', async () => {
    const { http, id } = await asAdmin();
    const ids = [id(BEN), id(INES), id(KIRA), 'unknown'];
    expect(emails(await api.listUsers(http, { ids: ids.join(',') }))).toEqual([BEN, INES]);
    const roles = await api.listRolesOfUsers(http, ids);
    expect(roles.map((row) => [row.userId, row.roleIds])).toEqual([
      [id(BEN), [ADMIN]],
      [id(INES), [READ_ONLY]],
    ]);
    expect((await api.listGroupsOfUsers(http, ids)).map((row) => row.groupIds)).toEqual([['group-founders-acme'], []]);
  });

  it('lists by preset', async () => {
    const { http } = await asAdmin();
    const unenrolled = await api.listUsersV3(http, { _preset: 'mfa-unenrolled', _limit: 50 });
    expect(emails(unenrolled)).not.toContain(BEN);
    expect(unenrolled._metadata.totalItems).toBe(7);
    expect(emails(await api.listUsersV3(http, { _preset: 'inactive', _limit: 50 }))).toEqual(['grace@acme.test']);
    expect((await api.listUsersV3(http, { _preset: 'breached-passwords' })).items).toEqual([]);
    expect(emails(await api.listUsersV3(http, { _email: 'BEN@', _namePrefix: 'ben' }))).toEqual([BEN]);
    await expectRefusal(api.listUsersV3(http, { _tenantId: 'tenant-brightwater' }), 403, errorCodes.forbidden);
  });

  it('lists members in the older form, with filters by field', async () => {
    const { http } = await asAdmin();
    const page = await api.listMembers(http, { pageOffset: 0, sortBy: 'name', sortDirection: 'desc' });
    expect(page).toMatchObject({ totalItems: 10, totalPages: 2 });
    expect(emails(page)[0]).toBe(JONAS);
    const locked = await api.listMembers(http, { pageOffset: 0, pageSize: 50, isLocked: true });
    expect(emails(locked)).toEqual(['elif@acme.test']);
    const chosen = await api.listMembers(http, { pageOffset: 0, roleIds: 'role-admin,role-other', _filter: 'BEN' });
    expect(emails(chosen)).toEqual([BEN]);
    const pending = await api.listMembers(http, { pageOffset: 0, activatedForTenant: false, unknownField: 'x' });
    expect(emails(pending)).toEqual(['grace@acme.test']);
  });

  it.each([
    ['name[starts_with]', 'be,ch', [BEN, 'chloe@acme.test']],
    ['email[ends_with]', 'es@acme.test', [INES]],
    ['email[in_list]', `${BEN},${INES}`, [BEN, INES]],
    ['name[matches]', '^j.*r$', [JONAS]],
    ['name[matches]', '(', []],
    ['name[contains]', 'b%2Cx,lind', ['chloe@acme.test']],
    ['isLocked[is]', 'true', ['elif@acme.test']],
    ['roleCount[equal]', '0', []],
    ['roleCount[between_numeric]', '5,x', []],
    ['createdAt[on_or_after]', '2199-01-01', []],
    ['createdAt[on]', 'soon', []],
    ['createdAt[unknown]', '1', []],
    ['name[contains]', '%E0%A4%A', []],
  ])('filters members by %s=%s', async (filter, value, expected) => {
    const { http } = await asAdmin();
    const page = await api.listMembers(http, { pageOffset: 0, pageSize: 50, sortBy: 'name', [filter]: value });
    expect(emails(page)).toEqual(expected);
  });

  it('filters members by numbers and by days', async () => {
    const { http } = await asAdmin();
    const count = async (filter: string, value: string) =>
      (await api.listMembers(http, { pageOffset: 0, [filter]: value })).totalItems;
    expect(await count('roleCount[greater_than_equal]', '1')).toBe(10);
    expect(await count('roleCount[lower_than]', '1')).toBe(0);
    expect(await count('createdAt[between_date]', '2000-01-01,2100-01-01')).toBe(10);
    expect(await count('createdAt[on_or_before]', '2000-01-01')).toBe(0);
  });

  it('takes the text "undefined" for an absent parameter, and refuses what it cannot read', async () => {
    const { http } = await asAdmin();
    const path = '/identity/resources/users/v2';
    const page = await http.send<{ items: unknown[] }>({ method: 'GET', path, query: { _limit: 'undefined' } });
    expect(page.items).toHaveLength(5);
    for (const query of [{ _limit: 0 }, { _limit: 1e9 }, { _offset: -1 }, { _sortBy: 'password' }, { _order: 'up' }]) {
      await expectRefusal(http.send({ method: 'GET', path, query }), 400, errorCodes.invalidRequest);
    }
  });

  it('counts the team', async () => {
    const { http } = await asAdmin();
    expect(await api.getTeamStats(http)).toEqual({ totalItems: 10, addedThisWeek: 1, superAdmins: 0 });
  });

  it('never shows another tenant', async () => {
    const world = quickWorld();
    const { http } = await signIn(world, KIRA);
    const page = await api.listUsers(http, { _limit: 50 });
    expect(emails(page).sort()).toEqual([ADA, KIRA, 'liam@brightwater.test']);
    for (const call of [
      api.deleteMember(http, userIdOf(world, BEN)),
      api.disableUser(http, userIdOf(world, BEN)),
      api.updateMember(http, { id: userIdOf(world, BEN), name: 'Mine' }),
      api.lockUser(http, userIdOf(world, BEN)),
      api.setTemporaryUser(http, userIdOf(world, BEN), { expirationInSeconds: 60 }),
      revokeSessions(http, { userId: userIdOf(world, BEN) }),
    ]) {
      await expectRefusal(call, 404, errorCodes.userNotFound);
    }
  });
});

describe('invitation', () => {
  it('adds a user and invites them by mail', async () => {
    const { world, http } = await asAdmin();
    const user = await api.inviteUser(http, {
      email: ` ${NEWCOMER.toUpperCase()} `,
      name: 'Nora',
      roleIds: [READ_ONLY],
    });
    expect(user).toMatchObject({ email: NEWCOMER, name: 'Nora', roleIds: [READ_ONLY], activatedForTenant: false });
    expect(world.inbox.list()[0]).toMatchObject({ to: NEWCOMER });
    expect(world.inbox.list()[0]?.link).toMatch(/^\/account\/activate\?userId=/);
    expect((await api.listUsers(http))._metadata.totalItems).toBe(11);
    const soon = login(openBrowser(world).http, { email: NEWCOMER, password: DEMO_PASSWORD });
    await expectRefusal(soon, 401, errorCodes.invalidCredentials);
  });

  it('gives the default role, and none for an empty role id', async () => {
    const { http } = await asAdmin();
    expect((await api.inviteUser(http, { email: NEWCOMER })).roleIds).toEqual([READ_ONLY]);
    expect((await api.inviteUser(http, { email: 'second@acme.test', roleIds: [''] })).roleIds).toEqual([]);
  });

  it('refuses a user who is in the team, whatever the case of the address', async () => {
    const { world, http } = await asAdmin();
    const twice = api.inviteUser(http, { email: 'Ben@Acme.Test', name: 'Ben', roleIds: [] });
    await expectRefusal(twice, 409, errorCodes.userExists);
    expect(world.inbox.list()).toEqual([]);
  });

  it('adds a user of another tenant, who joins with the password they have', async () => {
    const { world, http } = await asAdmin();
    await api.inviteUser(http, { email: KIRA, name: 'Kira', roleIds: [READ_ONLY] });
    expect(world.inbox.list()[0]?.link).toMatch(/^\/account\/invitation\/accept\?/);
    const kira = await signIn(world, KIRA);
    expect(await getMe(kira.http)).toMatchObject({ tenantId: 'tenant-brightwater', name: 'Kira Novak' });
    await expectRefusal(
      kira.http.send({
        method: 'POST',
        path: '/identity/resources/auth/v1/user/token/refresh',
        body: { tenantId: 'tenant-acme' },
      }),
      403,
      errorCodes.invitationPending,
    );
  });

  it('is sent again on request to users who have not joined', async () => {
    const { world, http, id } = await asAdmin();
    await api.resendActivationEmail(http, id('grace@acme.test'));
    await api.inviteUser(http, { email: 'grace@acme.test' });
    expect(world.inbox.list().map((mail) => mail.to)).toEqual(['grace@acme.test', 'grace@acme.test']);
    await expectRefusal(api.resendActivationEmail(http, id(BEN)), 409, errorCodes.userAlreadyActive);
    await expectRefusal(api.resendActivationEmail(http, 'unknown'), 404, errorCodes.userNotFound);
  });

  it('may have an end', async () => {
    const { world, http } = await asAdmin();
    const user = await api.inviteUser(http, { email: NEWCOMER, expirationInSeconds: DAY_SECONDS });
    expect(Date.parse(user.temporaryExpirationDate!)).toBe(world.clock.now() + DAY_SECONDS * 1000);
  });

  it('invites an address with letters of any script, to which the invitation goes', async () => {
    const { world, http } = await asAdmin();
    const { email } = await api.inviteUser(http, { email: 'jörg@bücher.example' });
    expect(email).toBe('jörg@bücher.example');
    expect(world.inbox.list()[0]?.to).toBe(email);
  });

  it.each([
    [{ email: 'no address', roleIds: [] }, errorCodes.invalidRequest],
    [{ email: '', roleIds: [] }, errorCodes.invalidRequest],
    [{ email: 'jörg@bücher', roleIds: [] }, errorCodes.invalidRequest],
    [{ email: NEWCOMER, name: 'x'.repeat(201) }, errorCodes.invalidRequest],
    [{ email: NEWCOMER, expirationInSeconds: 1 }, errorCodes.invalidRequest],
    [{ email: NEWCOMER, roleIds: ['unknown'] }, errorCodes.roleNotFound],
  ])('refuses %j', async (body, code) => {
    const { http } = await asAdmin();
    await expectRefusal(api.inviteUser(http, body), 400, code);
    expect((await api.listUsers(http))._metadata.totalItems).toBe(10);
  });
});

describe('change of a member', () => {
  it('sets roles, one or many or none', async () => {
    const { http, id } = await asAdmin();
    const update = async (roleIds: string[]) => (await api.updateMember(http, { id: id(INES), roleIds })).item.roleIds;
    expect(await update([ADMIN, READ_ONLY, ADMIN])).toEqual([ADMIN, READ_ONLY]);
    expect(await update([])).toEqual([]);
    await expectRefusal(api.updateMember(http, { id: id(INES), roleIds: ['x'] }), 400, errorCodes.roleNotFound);
  });

  it('locks and unlocks', async () => {
    const { world, http, id } = await asAdmin();
    const ines = await signIn(world, INES);
    expect((await api.lockUser(http, id(INES))).item.isLocked).toBe(true);
    await expectRefusal(getMe(ines.http), 401, errorCodes.unauthorized);
    await expectRefusal(signIn(world, INES), 403, errorCodes.accountLocked);
    expect((await api.unlockUser(http, id(INES))).item.isLocked).toBe(false);
    await signIn(world, INES);
  });

  it('lists a user who has typed too many wrong passwords as locked, until the lock is over or ended', async () => {
    const { world, http, id } = await asAdmin();
    const lockOut = async () => {
      for (let attempt = 0; attempt < 5; attempt++) await refusal(signIn(world, INES, 'wrong'));
    };
    const locked = async () => {
      const [first] = (await api.listUsers(http, { _filter: INES })).items;
      const [byPreset] = (await api.listUsersV3(http, { _email: INES })).items;
      const { items } = await api.listMembers(http, { pageOffset: 0, pageSize: 50, isLocked: true });
      return [first?.isLocked, byPreset?.isLocked, items.some(({ email }) => email === INES)];
    };
    await lockOut();
    expect(await locked()).toEqual([true, true, true]);
    expect(world.people().find(({ email }) => email === INES)?.status).toBe('locked');
    expect((await api.unlockUser(http, id(INES))).item.isLocked).toBe(false);
    await signIn(world, INES);
    await lockOut();
    world.clock.advance(15 * 60_000);
    const { http: later } = await signIn(world, ADA);
    expect((await api.listUsers(later, { _filter: INES })).items[0]?.isLocked).toBe(false);
  });

  it('disables and enables', async () => {
    const { world, http, id } = await asAdmin();
    const ines = await signIn(world, INES);
    await api.disableUser(http, id(INES));
    await expectRefusal(getMe(ines.http), 401, errorCodes.unauthorized);
    await expectRefusal(signIn(world, INES), 403, errorCodes.accountDisabled);
    await api.enableUser(http, id(INES));
    await expectRefusal(getMe(ines.http), 401, errorCodes.unauthorized);
    await signIn(world, INES);
  });

  it('deletes a member, and the user with their last tenant', async () => {
    const { world, http, id } = await asAdmin();
    const ines = id(INES);
    await api.deleteMember(http, ines);
    await expectRefusal(signIn(world, INES), 401, errorCodes.invalidCredentials);
    await expectRefusal(api.deleteMember(http, ines), 404, errorCodes.userNotFound);
    expect(world.people().some((person) => person.email === INES)).toBe(false);
    await api.inviteUser(http, { email: INES });

    const ben = await signIn(world, BEN);
    await api.deleteMember(ben.http, id(ADA));
    expect(await getMe((await signIn(world, ADA)).http)).toMatchObject({ tenantId: 'tenant-brightwater' });
  });

  it('leaves no rows of a deleted user', async () => {
    const { world, http, id } = await asAdmin();
    const ben = id(BEN);
    await signIn(world, BEN);
    await refusal(login(openBrowser(world).http, { email: BEN, password: 'wrong' }));
    await api.deleteMember(http, ben);
    expect(JSON.stringify(world.snapshot().tables)).not.toContain(ben);
    expect(world.authenticator.accounts().map((account) => account.email)).not.toContain(BEN);
  });

  it('limits the access of a member in time, and removes the limit', async () => {
    const { world, http, id } = await asAdmin();
    const { temporaryExpirationDate } = await api.setTemporaryUser(http, id(INES), { expirationInSeconds: 3_600 });
    expect(Date.parse(temporaryExpirationDate)).toBe(world.clock.now() + 3_600_000);
    await signIn(world, INES);
    world.clock.advance(3_600_000);
    await expectRefusal(signIn(world, INES), 403, errorCodes.accountExpired);
    const ada = await signIn(world, ADA);
    await api.makeUserPermanent(ada.http, id(INES));
    await signIn(world, INES);
    await expectRefusal(
      api.setTemporaryUser(ada.http, id(INES), { expirationInSeconds: 0 }),
      400,
      errorCodes.invalidRequest,
    );
    expect(await api.getTemporaryUserConfiguration(ada.http)).toEqual({ enabled: true });
  });

  it('ends the sessions of a member', async () => {
    const { world, http, id } = await asAdmin();
    const ines = await signIn(world, INES);
    await revokeSessions(http, { userId: id(INES) });
    await expectRefusal(getMe(ines.http), 401, errorCodes.unauthorized);
  });
});

describe('protection', () => {
  it('keeps users from locking themselves out', async () => {
    const { http, id } = await asAdmin();
    const self = id(ADA);
    for (const call of [
      () => api.deleteMember(http, self),
      () => api.disableUser(http, self),
      () => api.lockUser(http, self),
      () => api.setTemporaryUser(http, self, { expirationInSeconds: 60 }),
    ]) {
      await expectRefusal(call(), 409, errorCodes.ownAccount);
    }
  });

  it('does not remove the last administrator', async () => {
    const { http, id } = await asAdmin();
    await api.updateMember(http, { id: id(BEN), roleIds: [READ_ONLY] });
    const call = api.updateMember(http, { id: id(ADA), roleIds: [READ_ONLY] });
    await expectRefusal(call, 409, errorCodes.lastAdmin);
  });

  it('does not count an administrator who cannot sign in', async () => {
    const { http, id } = await asAdmin();
    await api.lockUser(http, id(BEN));
    const call = api.updateMember(http, { id: id(ADA), roleIds: [] });
    await expectRefusal(call, 409, errorCodes.lastAdmin);
  });

  it('lets no user assign, or act on, more than they hold', async () => {
    const world = quickWorld();
    const { http } = await signIn(world, JONAS);
    const invitation = api.inviteUser(http, { email: NEWCOMER, roleIds: [ADMIN] });
    await expectRefusal(invitation, 403, errorCodes.roleAboveOwn);
    const revocation = revokeSessions(http, { userId: userIdOf(world, ADA) });
    await expectRefusal(revocation, 403, errorCodes.roleAboveOwn);
    expect((await api.inviteUser(http, { email: NEWCOMER, roleIds: [READ_ONLY] })).roleIds).toEqual([READ_ONLY]);
  });

  it('lets readers read and change nothing', async () => {
    const world = quickWorld();
    const { http } = await signIn(world, INES);
    const jonas = userIdOf(world, JONAS);
    await api.listUsers(http);
    expect((await api.listTeamRoles(http)).items.map((role) => role.name).sort()).toEqual([
      'Admin',
      'Read Only',
      'Support',
    ]);
    expect((await listRoles(http)).map((role) => role.name).sort()).toEqual(['Admin', 'Read Only', 'Support']);
    expect((await listPermissions(http)).length).toBeGreaterThan(10);
    const calls = [
      api.inviteUser(http, { email: NEWCOMER }),
      api.updateMember(http, { id: jonas, name: 'Other' }),
      api.updateMember(http, { id: jonas, roleIds: [] }),
      api.lockUser(http, jonas),
      api.deleteMember(http, jonas),
      api.disableUser(http, jonas),
      api.enableUser(http, jonas),
      api.setTemporaryUser(http, jonas, { expirationInSeconds: 60 }),
      api.makeUserPermanent(http, jonas),
      api.resendActivationEmail(http, jonas),
      revokeSessions(http, { userId: jonas }),
    ];
    for (const call of calls) {
      const error = await refusal(call);
      expect(error).toMatchObject({ statusCode: 403, errorCode: errorCodes.forbidden });
      expect(error.errorContext).toHaveProperty('permission');
    }
  });
});
