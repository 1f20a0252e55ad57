import { createWorld } from '@portico/mock-backend';
import { expect, it } from 'vitest';
import { createGate, ME, sessionTests } from '../app/test-session';
import { createMemoryStorage } from '../core/key-value-store';

const { calls, current, open, signedIn } = sessionTests(createWorld);

it('switches the tenant and refreshes afterwards', async () => {
  const { session, state } = await signedIn();
  const other = state().tenants.find(({ tenantId }) => tenantId !== state().activeTenant?.tenantId)!;
  await session.switchTenant(other.tenantId);
  expect(state()).toMatchObject({ activeTenant: { tenantId: other.tenantId }, user: { tenantId: other.tenantId } });
});

it('keeps the user until that of the other tenant is loaded', async () => {
  const gate = createGate(ME);
  const { session, state } = await signedIn({ through: gate.through });
  const { user: before, tenants } = state();
  const other = tenants.find(({ tenantId }) => tenantId !== before?.tenantId)!;
  gate.hold();
  const switched = session.switchTenant(other.tenantId);
  await gate.arrived();
  expect(state()).toMatchObject({ status: 'signedIn', user: before });
  gate.release();
  await switched;
});

it('keeps the active tenant when the service refuses another', async () => {
  const { session, state } = await signedIn();
  const before = state();
  await expect(session.switchTenant('unknown-tenant')).rejects.toMatchObject({ statusCode: 404 });
  expect(state()).toBe(before);
});

it('keeps a separate tenant for each tab with `enableSessionPerTenant`', async () => {
  const authOptions = { enableSessionPerTenant: true };
  const { app, session, state } = await signedIn({ authOptions });
  const other = state().tenants.find(({ tenantId }) => tenantId !== state().activeTenant?.tenantId)!;
  expect(app.storage.session.get('FRONTEGG_SEPARATE_TABS_BY_TENANT')).toBe(state().activeTenant?.tenantId);
  await session.switchTenant(other.tenantId);
  expect(app.storage.session.get('FRONTEGG_SEPARATE_TABS_BY_TENANT')).toBe(other.tenantId);
  await session.refresh();
  expect(state().activeTenant?.tenantId).toBe(other.tenantId);
  expect(calls('/v1/me/tenants').length).toBeGreaterThan(0);
});

/** Creates two tabs of one browser, with shared cookies and separate session storages. */
async function twoTabs(authOptions = { enableSessionPerTenant: true }, gate = createGate(ME)) {
  const { transport } = current().connect({ signedInAs: 'ada@acme.test' });
  const openTab = async (storage = createMemoryStorage()) => {
    const opened = open({ authOptions, storage, through: () => gate.through(transport) });
    await opened.app.start();
    return { ...opened, storage, tenant: () => opened.state().user?.tenantId };
  };
  const [one, other] = [await openTab(), await openTab()];
  const elsewhere = one.state().tenants.find(({ tenantId }) => tenantId !== one.tenant())!.tenantId;
  return { one, other, elsewhere, openTab };
}

it('keeps the tenant of a tab when another tab switches, through refreshes and reloads', async () => {
  const { one, other, elsewhere, openTab } = await twoTabs();
  const home = one.tenant();
  await other.session.switchTenant(elsewhere);
  for (let round = 0; round < 2; round += 1) {
    expect(await one.session.refresh()).toBe(true);
    expect([one.tenant(), one.state().activeTenant?.tenantId]).toEqual([home, home]);
    expect(await other.session.refresh()).toBe(true);
    expect([other.tenant(), other.state().activeTenant?.tenantId]).toEqual([elsewhere, elsewhere]);
  }
  const reloaded = [await openTab(one.storage), await openTab(other.storage)];
  expect(reloaded.map(({ tenant }) => tenant())).toEqual([home, elsewhere]);
});

it('finds the session in another tenant after the user has lost access to the tab’s tenant', async () => {
  const { one, other, elsewhere, openTab } = await twoTabs();
  await other.session.switchTenant(elsewhere);
  const { tables, ...rest } = current().snapshot();
  const memberships = (tables.memberships as { tenantId: string }[]).filter(({ tenantId }) => tenantId !== elsewhere);
  current().restore({ ...rest, tables: { ...tables, memberships } });
  expect(await other.session.refresh()).toBe(false);
  expect((await openTab(other.storage)).tenant()).toBe(one.tenant());
});

it('shows no page of a tenant after another tab has switched, while the user of the other tenant is loaded', async () => {
  const gate = createGate(ME);
  const { one, other, elsewhere } = await twoTabs({ enableSessionPerTenant: false }, gate);
  await one.session.switchTenant(one.tenant()!);
  await other.session.switchTenant(elsewhere);
  gate.hold();
  const refreshed = one.session.refresh();
  await gate.arrived();
  expect(one.state()).toMatchObject({ status: 'loading', user: null });
  gate.release();
  await refreshed;
  expect(one.state()).toMatchObject({ status: 'signedIn', user: { tenantId: elsewhere } });
});

it('signs out when another tab has switched the tenant and the user cannot be loaded', async () => {
  const { one, other, elsewhere } = await twoTabs({ enableSessionPerTenant: false });
  await other.session.switchTenant(elsewhere);
  current().faults.add({ call: `GET ${ME}`, kind: 'status', status: 500 });
  expect(await one.session.refresh()).toBe(false);
  expect(one.state()).toMatchObject({ status: 'signedOut', user: null });
});

it('switches the tenant of all tabs without `enableSessionPerTenant`', async () => {
  const { one, other, elsewhere } = await twoTabs({ enableSessionPerTenant: false });
  await other.session.switchTenant(elsewhere);
  await one.session.refresh();
  expect(one.tenant()).toBe(elsewhere);
  for (const { storage } of [one, other]) {
    expect(storage.session.get('FRONTEGG_SEPARATE_TABS_BY_TENANT')).toBeNull();
  }
});
