import { describe, expect, it } from 'vitest';
import { login, preLogin } from '../../../../sdk/src/api/auth';
import { listManagedSubscriptions } from '../../../../sdk/src/api/billing';
import { getPublicAuthStrategies, getPublicConfiguration } from '../../../../sdk/src/api/configurations';
import { listGroups } from '../../../../sdk/src/api/groups';
import { getFeatureFlags } from '../../../../sdk/src/api/portal-and-flags';
import { listSocialProviders } from '../../../../sdk/src/api/social-login';
import { getMyAuthorization, listMyTenantsV2 } from '../../../../sdk/src/api/users';
import type { ScenarioName } from '../../core/types';
import type { MembershipRow, TenantRow } from '../../db/tables';
import { covers, permissionKeys } from '../../handlers/rules/team/permissions';
import { openBrowser, quickWorld, signIn } from '../../handlers/testing/browser';
import { readScenario, scenarioNames, scenarios } from '.';

/** The enterprise takes seconds to generate. */
const TIMEOUT_MS = 60_000;

describe.each(scenarioNames)('%s', { timeout: TIMEOUT_MS }, (scenario) => {
  it('has an administrator of two accounts who has every permission and needs no second factor', async () => {
    const world = quickWorld({ scenario });
    world.faults.clear();
    const { http, token } = await signIn(world, 'ada@acme.test');
    expect(token).not.toBeNull();
    expect(await listMyTenantsV2(http)).toHaveLength(2);
    const granted = (await getMyAuthorization(http)).permissions.map(({ key }) => key);
    expect(Object.values(permissionKeys).filter((key) => !covers(granted, key))).toEqual([]);
    expect(world.people()[0]).toMatchObject({ role: 'Admin', secondFactor: 'none', status: 'active' });
  });

  it('is restored byte for byte on reset', async () => {
    const world = quickWorld({ scenario });
    const first = JSON.stringify(world.snapshot());
    world.faults.clear();
    await signIn(world, 'ada@acme.test');
    world.reset();
    expect(JSON.stringify(world.snapshot()) === first).toBe(true);
  });

  it('has a title and a description', () => {
    const { title, description } = scenarios[scenario];
    expect(title).toMatch(/^[A-Z]\S*( \S+)*$/);
    expect(description).toMatch(/^[A-Z1].{20,}\.$/);
  });
});

it('puts scenarios on top of a seed', async () => {
  const world = quickWorld({ scenario: ['everything-off', 'fresh-vendor', 'everything-failing'] });
  expect(world.origin().scenario).toEqual(['fresh-vendor', 'everything-off', 'everything-failing']);
  expect(world.people().map(({ email }) => email)).toEqual(['ada@acme.test']);
  expect(world.faults.list().map(({ id, kind }) => `${id} ${kind}`)).toContain('fault-4 offline');
  world.faults.clear();
  const flags = await (await (await signIn(world, 'ada@acme.test')).fetch('/flags')).json();
  expect(new Set(Object.values(flags))).toEqual(new Set(['off']));
});

it('starts a scenario from the small team', () => {
  expect(readScenario('locked-out')).toEqual(['small-team', 'locked-out']);
  expect(readScenario()).toEqual(['small-team']);
  expect(readScenario(['locked-out', 'locked-out', 'enterprise'])).toEqual(['enterprise', 'locked-out']);
});

it('refuses two seeds and unknown names', () => {
  expect(() => readScenario(['enterprise', 'small-team'])).toThrow('one seed, not enterprise and small-team');
  expect(() => readScenario('nowhere' as never)).toThrow('no scenario "nowhere"');
});

it('locks every user but the administrator', () => {
  const [ada, ...others] = quickWorld({ scenario: 'locked-out' }).people();
  expect(ada?.status).toBe('active');
  expect(new Set(others.map(({ status }) => status))).toEqual(new Set(['locked']));
});

it('gives trials three days, and charges cards that are declined', async () => {
  const statusIn = async (scenario: ScenarioName) => {
    const { http } = await signIn(quickWorld({ scenario }), 'ada@acme.test');
    return (await listManagedSubscriptions(http))[0]?.status;
  };
  expect([await statusIn('trial-ending'), await statusIn('past-due')]).toEqual(['trialing', 'incomplete']);
});

it('refuses leaked passwords of every user but the administrator', async () => {
  const world = quickWorld({ scenario: 'breached' });
  const { password = '' } = world.people().find(({ email }) => email === 'ines@acme.test') ?? {};
  const { http } = openBrowser(world);
  const answer = await login(http, { email: 'ines@acme.test', password });
  expect(answer).toMatchObject({ isBreachedPassword: true });
  expect(await getFeatureFlags(http)).toMatchObject({ 'security-center-show-login-flows': 'on' });
  expect(answer.accessToken).toBeUndefined();
});

it('redirects every user to their identity provider if no other login method is enabled', async () => {
  const { http } = openBrowser(quickWorld({ scenario: 'sso-only' }));
  expect((await preLogin(http, { email: 'ines@acme.test' })).address).toMatch(/^https:.+SAMLRequest=/);
  expect((await getPublicAuthStrategies(http)).mainAuthStrategies).toEqual([{ strategy: 'NoLocalAuthentication' }]);
});

it('offers passkeys first', async () => {
  const { http } = openBrowser(quickWorld({ scenario: 'passkeys-first' }));
  const { secondaryAuthStrategies } = await getPublicAuthStrategies(http);
  expect(secondaryAuthStrategies[0]).toEqual({ strategy: 'Passkeys', isActive: true });
});

it('refuses every sign-up if everything is disabled', async () => {
  const { http } = openBrowser(quickWorld({ scenario: 'everything-off' }));
  expect((await getPublicConfiguration(http)).allowSignups).toBe(false);
  expect((await listSocialProviders(http)).filter(({ active }) => active)).toEqual([]);
});

it('puts a reseller above customers with branches', () => {
  const tenants = quickWorld({ scenario: 'reseller' }).snapshot().tables.tenants as TenantRow[];
  const below = (id: string) => tenants.filter((tenant) => tenant.parentTenantId === id).map(({ alias }) => alias);
  expect(tenants.filter((tenant) => tenant.isReseller).map(({ alias }) => alias)).toEqual(['acme']);
  expect(below('tenant-acme')).toHaveLength(8);
  expect(below('tenant-tidewater')).toHaveLength(3);
});

it('has an enterprise of 100,000 users', { timeout: TIMEOUT_MS }, async () => {
  const world = quickWorld({ scenario: 'enterprise' });
  expect(world.people()).toHaveLength(100_000);
  const { tables } = world.snapshot();
  expect([tables.roles?.length, tables.groups?.length]).toEqual([500, 200]);
  const below = (tables.tenants as TenantRow[]).filter((tenant) => tenant.parentTenantId !== null);
  expect([below.length, below.filter((tenant) => tenant.parentTenantId === 'tenant-acme').length]).toEqual([2_000, 15]);
  const members = tables.memberships as MembershipRow[];
  expect(members.filter((member) => member.tenantId === below.at(-1)?.id)).toHaveLength(2);
  expect(await listGroups((await signIn(world, 'ada@acme.test')).http)).toHaveLength(200);
});
