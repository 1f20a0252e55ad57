import { errorCodes } from '@portico/sdk/contract';
import { describe, expect, it } from 'vitest';
import * as api from '../../../sdk/src/api/sub-accounts';
import { listUsers, listUsersV3 } from '../../../sdk/src/api/team';
import { getMe } from '../../../sdk/src/api/users';
import type { HttpClient } from '../../../sdk/src/core/http-client';
import { asReseller, expectRefusal, signIn, userIdOf } from './testing/browser';

const ADA = 'ada@acme.test';
const OMAR = 'omar@fernhill.test';
const MARCO = 'marco@tidewater.test';
const ADMIN = 'role-admin';
const READ_ONLY = 'role-read-only';
/** People of a page (portal spec §9). */
const USER_PAGE_SIZE = 10;

const listAllUsers = async (http: HttpClient) => (await api.listSubTenantUsers(http, { _limit: 200 })).items;
const find = async (http: HttpClient, email: string) => (await listAllUsers(http)).find((user) => user.email === email);

describe('users below accounts', () => {
  it('are listed once each, ten of a page', async () => {
    const { world, http } = await asReseller();
    const page = await api.listSubTenantUsers(http);
    expect(page.items).toHaveLength(USER_PAGE_SIZE);
    expect(page._metadata.totalItems).toBe(world.people().length);
    const emails = (await listAllUsers(http)).map(({ email }) => email);
    expect(new Set(emails).size).toBe(world.people().length);
    const ada = await find(http, ADA);
    expect(ada?.tenantIds).toEqual(['tenant-acme', 'tenant-brightwater']);
    expect(ada?.tenants[1]?.roles[0]).toMatchObject({
      key: 'admin',
      tenantId: 'tenant-brightwater',
      firstUserRole: true,
    });
    const freight = await api.listSubTenantUsers(http, { _filter: '@tidewater', _sortBy: 'name', _order: 'DESC' });
    expect(freight.items.map(({ name }) => name)).toEqual([
      'Zeynep Yilmaz',
      'Paloma Pereira',
      'Marco Rossi',
      'Leif Jansen',
      'Ingrid Bergstrom',
    ]);
  });

  it('are in the lists of the team when those ask for them', async () => {
    const { world, http } = await asReseller();
    const all = await listUsers(http, { _includeSubTenants: true, _limit: 100 });
    expect(all._metadata.totalItems).toBe(world.people().length);
    expect((await listUsers(http, { _includeSubTenants: false }))._metadata.totalItems).toBe(10);
    const branch = await listUsersV3(http, { _tenantId: 'tenant-tidewater', _includeSubTenants: true });
    expect(branch._metadata.totalItems).toBe(5);
    expect((await listUsersV3(http, { _tenantId: 'tenant-tidewater' }))._metadata.totalItems).toBe(2);
    const marco = await signIn(world, MARCO);
    const aside = listUsersV3(marco.http, { _tenantId: 'tenant-lumen' });
    await expectRefusal(aside, 403, errorCodes.forbidden);
  });

  it('are invited into many accounts, or into none', async () => {
    const { world, http } = await asReseller();
    const user = { email: 'nora@acme.test', name: 'Nora' };
    const refused = api.addUserToSubTenants(http, {
      user,
      subTenants: [{ tenantId: 'tenant-lumen' }, { tenantId: 'nowhere' }],
    });
    await expectRefusal(refused, 404, errorCodes.notFound);
    expect(await find(http, user.email)).toBeUndefined();
    await api.addUserToSubTenants(http, {
      user,
      subTenants: [{ tenantId: 'tenant-lumen', roleIds: [ADMIN] }, { tenantId: 'tenant-quarry' }],
    });
    const nora = await find(http, user.email);
    expect(nora?.tenants.map(({ tenantId, roles, activated }) => [tenantId, roles[0]?.id, activated])).toEqual([
      ['tenant-lumen', ADMIN, false],
      ['tenant-quarry', READ_ONLY, false],
    ]);
    expect(world.inbox.list().map(({ to }) => to)).toEqual([user.email, user.email]);
    const again = api.addUserToSubTenants(http, { user, subTenants: [{ tenantId: 'tenant-lumen' }] });
    await expectRefusal(again, 409, errorCodes.userExists);
  });

  it('are invited together, with or without access to what is below', async () => {
    const { http } = await asReseller();
    const users = [{ email: 'one@lumen.test' }, { email: 'two@lumen.test', name: 'Two' }];
    const body = { users, tenantId: 'tenant-lumen', roleIds: [READ_ONLY] };
    await api.addUsersToSubTenant(http, { ...body, allowSubAccountAccess: true });
    const counts = await api.countTenantUsers(http, { tenantIds: ['tenant-lumen'] });
    // A user can't enter the tenants below before they have joined.
    expect(counts).toEqual([{ tenantId: 'tenant-lumen', totalUsers: 3, totalAccessAllowedUsers: 0 }]);
    const twice = { ...body, users: [{ email: 'three@lumen.test' }, { email: 'Three@Lumen.test' }] };
    await expectRefusal(api.addUsersToSubTenant(http, twice), 409, errorCodes.userExists);
    expect(await find(http, 'three@lumen.test')).toBeUndefined();
  });

  it('get roles, account by account', async () => {
    const { world, http } = await asReseller();
    const id = userIdOf(world, OMAR);
    const roles = (...roleIds: string[]) => ({ subTenantsRoles: [{ tenantId: 'tenant-fernhill', roleIds }] });
    const assigned = async () => (await find(http, OMAR))?.tenants[0]?.roles.map((role) => role.id);
    await api.addSubTenantRoles(http, id, roles(ADMIN));
    expect(await assigned()).toEqual([READ_ONLY, ADMIN]);
    await api.removeSubTenantRoles(http, id, roles(READ_ONLY));
    expect(await assigned()).toEqual([ADMIN]);
    await api.setSubTenantRoles(http, id, roles('role-support'));
    expect(await assigned()).toEqual(['role-support']);
    await expectRefusal(api.addSubTenantRoles(http, id, roles('unknown')), 400, errorCodes.roleNotFound);
    const elsewhere = { subTenantsRoles: [{ tenantId: 'tenant-lumen', roleIds: [ADMIN] }] };
    await expectRefusal(api.setSubTenantRoles(http, id, elsewhere), 404, errorCodes.userNotFound);
    const own = { subTenantsRoles: [{ tenantId: 'tenant-acme', roleIds: [] }] };
    await api.setSubTenantRoles(http, userIdOf(world, 'ben@acme.test'), own);
    await expectRefusal(api.setSubTenantRoles(http, userIdOf(world, ADA), own), 409, errorCodes.lastAdmin);
  });

  it('are removed from one account, or from all of them', async () => {
    const { world, http } = await asReseller();
    const remove = (email: string, ...tenantIds: string[]) =>
      api.removeUserFromSubTenants(http, {
        userId: userIdOf(world, email),
        subTenants: tenantIds.map((tenantId) => ({ tenantId })),
      });
    const omar = await signIn(world, OMAR);
    await remove(OMAR, 'tenant-fernhill');
    await expectRefusal(getMe(omar.http), 401, errorCodes.unauthorized);
    expect(world.people().map(({ email }) => email)).not.toContain(OMAR);
    await expectRefusal(remove(MARCO, 'tenant-tidewater', 'tenant-lumen'), 404, errorCodes.userNotFound);
    expect(await find(http, MARCO)).toBeDefined();
    await expectRefusal(remove(ADA, 'tenant-brightwater'), 409, errorCodes.ownAccount);
  });
});
