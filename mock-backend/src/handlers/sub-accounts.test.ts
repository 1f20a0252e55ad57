import { errorCodes } from '@portico/sdk/contract';
import { describe, expect, it } from 'vitest';
import { getAccountSettings } from '../../../sdk/src/api/account-settings';
import { refreshToken } from '../../../sdk/src/api/auth';
import { createGroup } from '../../../sdk/src/api/groups';
import { createRole } from '../../../sdk/src/api/roles-permissions';
import * as api from '../../../sdk/src/api/sub-accounts';
import { listUsers } from '../../../sdk/src/api/team';
import { createTenantAccessToken } from '../../../sdk/src/api/tokens';
import { getMe, switchTenant } from '../../../sdk/src/api/users';
import type { HttpClient } from '../../../sdk/src/core/http-client';
import type { World } from '../core/types';
import { asReseller, expectRefusal, openBrowser, signIn, type TestBrowser, userIdOf } from './testing/browser';

const ADA = 'ada@acme.test';
const MARCO = 'marco@tidewater.test';
const READ_ONLY = 'role-read-only';
/** Accounts of a page (portal spec §9). */
const PAGE_SIZE = 50;

/** The same person in another account. */
async function enter(browser: TestBrowser, tenantId: string): Promise<string> {
  return (await refreshToken(browser.http, { tenantId })).accessToken ?? '';
}

/** A client that sends this token. */
function actingWith(world: World, token: string): HttpClient {
  return Object.assign(openBrowser(world), { token }).http;
}

const names = (page: { items: { name: string }[] }) => page.items.map(({ name }) => name);

describe('the tree', () => {
  it('contains every account below, however deep', async () => {
    const { http } = await asReseller();
    const flat = await api.listSubTenants(http);
    expect(flat).toHaveLength(11);
    expect(flat.filter(({ level }) => level === 2).map(({ tenantId }) => tenantId)).toEqual([
      'tenant-tidewater-oslo',
      'tenant-tidewater-porto',
      'tenant-tidewater-izmir',
    ]);
    const tree = await api.getSubTenantTree(http);
    expect(tree).toMatchObject({ tenantId: 'tenant-acme', tenantName: 'Acme Harbor' });
    expect(tree.children).toHaveLength(8);
    const tidewater = tree.children.find(({ tenantId }) => tenantId === 'tenant-tidewater');
    expect(tidewater?.children.map(({ tenantName }) => tenantName)).toContain('Tidewater Freight Oslo');
  });

  it('returns one level at a time, by page, filtered and sorted', async () => {
    const { http } = await asReseller();
    const first = await api.searchSubTenants(http);
    expect(first._metadata).toEqual({ totalItems: 8, totalPages: 1 });
    expect(first._links).toMatchObject({ next: '', prev: '' });
    const parents = first.items.filter(({ metadata }) => metadata.isParent).map(({ tenantId }) => tenantId);
    expect(parents).toEqual(['tenant-tidewater']);

    const below = await api.searchSubTenants(http, {
      _subTenantId: 'tenant-tidewater',
      _sortBy: 'name',
      _order: 'DESC',
    });
    expect(names(below)).toEqual(['Tidewater Freight Porto', 'Tidewater Freight Oslo', 'Tidewater Freight Izmir']);
    expect(names(await api.searchSubTenants(http, { subTenantId: 'tenant-tidewater' }))).toHaveLength(3);
    expect((await api.searchSubTenants(http, { _filter: ' FREIGHT ' }))._metadata.totalItems).toBe(4);

    const page = await api.searchSubTenants(http, { _limit: 3, _offset: 1, _sortBy: 'tenantId' });
    expect(page._metadata).toEqual({ totalItems: 8, totalPages: 3 });
    expect(page.items).toHaveLength(3);
    expect(page._links.next).toContain('_offset=2');
    expect(page._links.prev).toContain('_offset=0');
    const byOtherNames = await api.searchSubTenants(http, { limit: 3, offset: 1, _sortBy: 'tenantId' });
    expect(byOtherNames.items).toEqual(page.items);
  });

  it('shows 50 accounts of a page', async () => {
    const { http } = await asReseller();
    for (let number = 1; number <= PAGE_SIZE; number++) await api.createSubTenant(http, { name: `Branch ${number}` });
    const { items, _metadata } = await api.searchSubTenants(http);
    expect(items).toHaveLength(PAGE_SIZE);
    expect(_metadata).toEqual({ totalItems: PAGE_SIZE + 8, totalPages: 2 });
  });

  it('returns the accounts above a branch', async () => {
    const { world, http } = await asReseller();
    const above = await api.listParentTenantsOf(http, 'tenant-tidewater-oslo');
    expect(above.map(({ tenantId, level }) => [tenantId, level])).toEqual([
      ['tenant-tidewater', 1],
      ['tenant-acme', 2],
    ]);
    expect(await api.listParentTenants(http)).toEqual([]);
    const marco = await signIn(world, MARCO);
    expect((await api.listParentTenants(marco.http)).map(({ tenantName }) => tenantName)).toEqual(['Acme Harbor']);
    await expectRefusal(api.listParentTenantsOf(marco.http, 'tenant-lumen'), 404, errorCodes.notFound);
  });

  it('counts accounts and users, of those below only', async () => {
    const { world, http } = await asReseller();
    expect(
      await api.getHierarchyMetadata(http, ['tenant-acme', 'tenant-tidewater', 'tenant-lumen', 'nowhere']),
    ).toEqual([
      { tenantId: 'tenant-acme', totalSubTenants: 11, isParent: true },
      { tenantId: 'tenant-tidewater', totalSubTenants: 3, isParent: true },
      { tenantId: 'tenant-lumen', totalSubTenants: 0, isParent: false },
    ]);
    const counts = await api.countTenantUsers(http, { tenantIds: ['tenant-saltmarsh', 'tenant-acme', 'nowhere'] });
    expect(counts).toEqual([
      { tenantId: 'tenant-saltmarsh', totalUsers: 3, totalAccessAllowedUsers: 0 },
      { tenantId: 'tenant-acme', totalUsers: 10, totalAccessAllowedUsers: 2 },
    ]);
    const marco = await signIn(world, MARCO);
    expect(await api.countTenantUsers(marco.http, { tenantIds: ['tenant-acme', 'tenant-lumen'] })).toEqual([]);
  });
});

describe('an account', () => {
  it('is created below another account, and found there', async () => {
    const { http } = await asReseller();
    const made = await api.createSubTenant(http, {
      name: ' Lumen Lab ',
      tenantId: 'lumen-lab',
      parentTenantId: 'tenant-lumen',
      website: 'https://lab.lumen.test',
    });
    expect(made).toMatchObject({ tenantId: 'lumen-lab', name: 'Lumen Lab', website: 'https://lab.lumen.test' });
    expect(names(await api.searchSubTenants(http, { _subTenantId: 'tenant-lumen' }))).toEqual(['Lumen Lab']);
    const again = api.createSubTenant(http, { name: 'Other', tenantId: 'lumen-lab' });
    await expectRefusal(again, 409, errorCodes.alreadyExists);
    const lost = api.createSubTenant(http, { name: 'Lost', parentTenantId: 'nowhere' });
    await expectRefusal(lost, 404, errorCodes.notFound);
    expect(await api.listSubTenants(http)).toHaveLength(12);
  });

  it('has an administrator from the start when one is named', async () => {
    const { world, http } = await asReseller();
    await api.createSubTenant(http, {
      name: 'Pier',
      tenantId: 'pier',
      creatorEmail: 'Pia@Pier.test',
      creatorName: 'Pia',
    });
    expect(world.inbox.list()[0]).toMatchObject({ to: 'pia@pier.test', subject: 'You are invited to Pier' });
    expect(world.people().at(-1)).toMatchObject({ email: 'pia@pier.test', name: 'Pia', role: 'Admin' });
  });

  it('gets another name', async () => {
    const { world, browser, http } = await asReseller();
    world.clock.advance(1_000);
    await api.updateSubTenant(http, 'tenant-lumen', { name: 'Lumen Group' });
    expect(names(await api.searchSubTenants(http, { _filter: 'tenant-lumen' }))).toEqual(['Lumen Group']);
    const token = await enter(browser, 'tenant-oakline');
    await api.updateSubTenant(http, 'tenant-oakline', { name: 'Oakline' }, token);
    expect(names(await api.searchSubTenants(http, { _filter: 'oakline' }))).toEqual(['Oakline']);
    for (const body of [{ name: ' ' }, { name: 'x'.repeat(201) }]) {
      await expectRefusal(api.updateSubTenant(http, 'tenant-lumen', body), 400, errorCodes.invalidRequest);
    }
  });

  it('moves with all below it, but never below itself', async () => {
    const { http } = await asReseller();
    await api.updateSubTenant(http, 'tenant-tidewater', { parentTenantId: 'tenant-lumen' });
    const above = await api.listParentTenantsOf(http, 'tenant-tidewater-oslo');
    expect(above.map(({ tenantId }) => tenantId)).toEqual(['tenant-tidewater', 'tenant-lumen', 'tenant-acme']);
    expect(names(await api.searchSubTenants(http, { _subTenantId: 'tenant-lumen' }))).toEqual(['Tidewater Freight']);
    for (const parentTenantId of ['tenant-tidewater', 'tenant-tidewater-oslo']) {
      const ring = api.updateSubTenant(http, 'tenant-tidewater', { parentTenantId });
      await expectRefusal(ring, 400, errorCodes.invalidRequest);
    }
    expect(await api.listSubTenants(http)).toHaveLength(11);
  });

  it('manages accounts of its own once it is a reseller', async () => {
    const { world, http } = await asReseller();
    const marco = await signIn(world, MARCO);
    const make = () => api.createSubTenant(marco.http, { name: 'Tidewater Cadiz' });
    await expectRefusal(make(), 403, errorCodes.forbidden);
    await expectRefusal(api.deleteSubTenant(marco.http, 'tenant-tidewater-oslo'), 403, errorCodes.forbidden);
    await api.updateSubTenantManagement(http, 'tenant-tidewater', { isReseller: true });
    await make();
    expect(names(await api.searchSubTenants(marco.http))).toContain('Tidewater Cadiz');
    await expectRefusal(api.deleteSubTenant(marco.http, 'tenant-lumen'), 404, errorCodes.notFound);
    await expectRefusal(api.deleteSubTenant(marco.http, 'tenant-acme'), 404, errorCodes.notFound);
    await api.updateSubTenantManagement(http, 'tenant-tidewater', { isReseller: false });
    await expectRefusal(make(), 403, errorCodes.forbidden);
  });
});

describe('who may enter a sub-account', () => {
  const types = [
    { type: 'defaultOff', byDefault: false, afterPermission: true, afterRefusal: false },
    { type: 'defaultOn', byDefault: true, afterPermission: true, afterRefusal: false },
    { type: 'alwaysOn', byDefault: true, afterPermission: true, afterRefusal: true },
  ] as const;

  it.each(types)("follows the account with $type, and the user's own setting", async ({ type, ...expected }) => {
    const { world, http } = await asReseller();
    const marco = await signIn(world, MARCO);
    await api.updateHierarchySettings(http, 'tenant-tidewater', { subAccountAccessType: type });
    const canEnter = async () => {
      const entered = await enter(marco, 'tenant-tidewater-oslo').catch(() => '');
      return entered !== '' && (await getMe(actingWith(world, entered))).tenantId === 'tenant-tidewater-oslo';
    };
    expect(await canEnter()).toBe(expected.byDefault);
    const id = userIdOf(world, MARCO);
    await api.setSubAccountAccess(marco.http, id, { allowAccess: true });
    expect(await canEnter()).toBe(expected.afterPermission);
    await api.setSubAccountAccess(marco.http, id, { allowAccess: false });
    expect(await canEnter()).toBe(expected.afterRefusal);
  });

  it('ends with the access, also for a token that has been handed out', async () => {
    const { world, browser, http } = await asReseller();
    const token = await enter(browser, 'tenant-tidewater-porto');
    const below = actingWith(world, token);
    expect((await getAccountSettings(below)).name).toBe('Tidewater Freight Porto');
    await api.setSubAccountAccess(http, userIdOf(world, ADA), { allowAccess: false });
    await expectRefusal(getMe(below), 401, errorCodes.unauthorized);
    await expectRefusal(enter(browser, 'tenant-lumen'), 404, errorCodes.tenantNotFound);
  });

  it('has the roles of the own tenant, without a membership', async () => {
    const { world, browser } = await asReseller();
    const below = actingWith(world, await enter(browser, 'tenant-tidewater-porto'));
    expect((await getMe(below)).roles.map(({ name }) => name)).toEqual(['Admin']);
    expect((await listUsers(below)).items.map(({ email }) => email)).toEqual(['paloma@tidewater-porto.test']);
    await api.createSubTenant(below, { name: 'Porto Docks' });
  });

  it('also decides when a page names an account in its address', async () => {
    const { world, http } = await asReseller();
    const scoped = (client: HttpClient, tenantId: string): HttpClient => ({
      ...client,
      send: (call) => client.send({ ...call, headers: { 'frontegg-scoped-tenant': tenantId } }),
    });
    for (const tenantId of ['tenant-brightwater', 'tenant-tidewater-oslo']) {
      expect((await getMe(scoped(http, tenantId))).tenantId).toBe(tenantId);
    }
    expect((await getMe(http)).tenantId).toBe('tenant-acme');
    const ines = await signIn(world, 'ines@acme.test');
    for (const tenantId of ['tenant-brightwater', 'tenant-lumen', 'nowhere']) {
      await expectRefusal(getMe(scoped(ines.http, tenantId)), 403, errorCodes.forbidden);
    }
  });

  it('gives no access to accounts above or next to the own one', async () => {
    const { world } = await asReseller();
    const marco = await signIn(world, MARCO);
    await api.setSubAccountAccess(marco.http, userIdOf(world, MARCO), { allowAccess: true });
    for (const tenantId of ['tenant-acme', 'tenant-lumen']) {
      await expectRefusal(enter(marco, tenantId), 404, errorCodes.tenantNotFound);
    }
  });
});

describe('the end of an account', () => {
  /** All tables except mails and messages: those that were sent stay with their recipients. */
  function tablesOf(world: World): [table: string, rows: Record<string, unknown>[]][] {
    const { mails: _, messages: __, ...tables } = world.snapshot().tables;
    return Object.entries(tables) as [string, Record<string, unknown>[]][];
  }

  /** Ids of these tenants, and of every row that refers to them, itself or through other rows. */
  function everythingOf(world: World, tenantIds: readonly string[]): Set<unknown> {
    const ids = new Set<unknown>(tenantIds);
    const rows = tablesOf(world).flatMap(([table, list]) => (table === 'users' ? [] : list));
    for (let known = 0; known < ids.size; ) {
      known = ids.size;
      for (const row of rows) if (keysOf(row).some((key) => ids.has(key))) ids.add(row.id);
    }
    return ids;
  }

  function keysOf(row: Record<string, unknown>): unknown[] {
    return Object.entries(row).flatMap(([name, value]) => (name.endsWith('Id') ? [value] : []));
  }

  it('removes the accounts below, their users and every row too', async () => {
    const { world, browser, http } = await asReseller();
    const ids = [MARCO, 'ingrid@tidewater.test', 'leif@tidewater-oslo.test'].map((email) => userIdOf(world, email));
    const marco = await signIn(world, MARCO);
    await createGroup(marco.http, { name: 'Drivers' });
    await createTenantAccessToken(marco.http, { description: 'Lorry', expiresInMinutes: null, roleIds: [READ_ONLY] });
    const role = { key: 'driver', name: 'Driver', description: '', isDefault: false, level: 3, permissions: [] };
    await createRole(marco.http, role);
    const branch = ['', '-oslo', '-porto', '-izmir'].map((end) => `tenant-tidewater${end}`);
    const gone = everythingOf(world, branch);
    expect(gone.size).toBeGreaterThan(50);
    await api.deleteSubTenant(http, 'tenant-tidewater', await enter(browser, 'tenant-tidewater'));

    await expectRefusal(getMe(marco.http), 401, errorCodes.unauthorized);
    expect(await api.listSubTenants(http)).toHaveLength(7);
    for (const [table, rows] of tablesOf(world)) {
      const left = rows.filter((row) =>
        [row.id, ...keysOf(row)].some((key) => gone.has(key) || ids.includes(String(key))),
      );
      expect([table, left]).toEqual([table, []]);
      const text = JSON.stringify(rows);
      for (const id of [...ids, 'tenant-tidewater']) expect([table, text.includes(`"${id}`)]).toEqual([table, false]);
    }
  });

  it('keeps users with other memberships, and returns guests to their own account', async () => {
    const { browser, http } = await asReseller();
    await api.addUserToSubTenants(http, { user: { email: MARCO }, subTenants: [{ tenantId: 'tenant-lumen' }] });
    await switchTenant(http, { tenantId: 'tenant-tidewater' });
    browser.token = await enter(browser, 'tenant-tidewater');
    expect((await getMe(http)).tenantId).toBe('tenant-tidewater');
    await api.deleteSubTenant(http, 'tenant-tidewater');
    await expectRefusal(getMe(http), 401, errorCodes.unauthorized);
    browser.token = (await refreshToken(http, {})).accessToken ?? '';
    expect((await getMe(http)).tenantId).toBe('tenant-acme');
    const marco = (await api.listSubTenantUsers(http, { _filter: MARCO })).items[0];
    expect(marco?.tenantIds).toEqual(['tenant-lumen']);
  });
});
