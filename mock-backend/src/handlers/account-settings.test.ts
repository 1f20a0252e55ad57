import { errorCodes } from '@portico/sdk/contract';
import { describe, expect, it } from 'vitest';
import * as api from '../../../sdk/src/api/account-settings';
import { getMfaStrategies, getUserEmailPolicy } from '../../../sdk/src/api/configurations';
import { getIpMetadata, getOwnIpMetadata } from '../../../sdk/src/api/ip-metadata';
import { getMetadataOverride, getPortalMetadata } from '../../../sdk/src/api/portal-and-flags';
import { getMyTenants } from '../../../sdk/src/api/users';
import type { World } from '../core/types';
import { expectRefusal, openBrowser, quickWorld, signIn } from './testing/browser';

const ADA = 'ada@acme.test';

async function asAdmin(world = quickWorld()) {
  return { world, http: (await signIn(world, ADA)).http };
}

/** The world with further rows in one table. */
function putRows(world: World, table: string, rows: readonly unknown[]): void {
  const snapshot = world.snapshot();
  snapshot.tables[table] = [...(snapshot.tables[table] ?? []), ...rows];
  world.restore(snapshot);
}

describe('account settings', () => {
  it('change one by one, for this account only', async () => {
    const { world, http } = await asAdmin();
    const before = await api.getAccountSettings(http);
    const changed = await api.updateAccountSettings(http, { website: 'https://acme.test', timezone: 'Asia/Tokyo' });
    expect(changed).toEqual({ ...before, website: 'https://acme.test', timezone: 'Asia/Tokyo' });
    expect(await api.getAccountSettings(http)).toEqual(changed);
    const cleared = await api.updateAccountSettings(http, {
      website: '',
      name: ' Acme Quay ',
      tenantId: 'tenant-acme',
    });
    expect(cleared).toEqual({ ...before, timezone: 'Asia/Tokyo', name: 'Acme Quay' });
    const kira = await signIn(world, 'kira@brightwater.test');
    expect(await api.getAccountSettings(kira.http)).toMatchObject({
      name: 'Brightwater Studio',
      timezone: 'Europe/London',
    });
    const aside = api.updateAccountSettings(http, { tenantId: 'tenant-brightwater', name: 'Mine' });
    await expectRefusal(aside, 404, errorCodes.notFound);
  });

  it("return the address of the account's own login, also without a session", async () => {
    const { world, http } = await asAdmin();
    expect((await getMyTenants(http)).activeTenant).not.toHaveProperty('hasCustomLogin');
    const addresses = { applicationUrl: '{host}/acme?from=app', loginUrl: 'localhost:3000/login' };
    await api.updateAccountSettings(http, addresses);
    const guest = openBrowser(world, 'acme');
    expect(await api.getPublicAccountSettings(guest.http)).toEqual({ tenantId: 'tenant-acme', ...addresses });
    expect((await getMyTenants(http)).activeTenant).toMatchObject({ hasCustomLogin: true, ...addresses });
  });

  it.each([
    { name: ' ' },
    { applicationUrl: 'javascript:alert(1)' },
    { loginUrl: 'data:text/html,hello' },
    { website: 'not an address' },
    { logo: 'javascript:alert(1)' },
    { logo: 'data:text/html;base64,AAAA' },
  ])('refuse %j', async (body) => {
    const { http } = await asAdmin();
    await expectRefusal(api.updateAccountSettings(http, body), 400, errorCodes.invalidRequest);
  });
});

describe('the login box of an account', () => {
  const action = (type: string, payload: unknown) => ({ actions: [{ type, payload }] }) as never;

  it('changes leaf by leaf', async () => {
    const { world, http } = await asAdmin();
    expect(await api.getCustomLoginMetadata(http)).toEqual({ configuration: {} });
    await api.updateCustomLoginMetadata(http, action('loginBox/logo/image', 'https://acme.test/logo.png'));
    await api.updateCustomLoginMetadata(http, action('loginBox/logo/placement', 'page'));
    await api.updateCustomLoginMetadata(http, action('loginBox/title', 'Welcome'));
    const logo = { image: 'https://acme.test/logo.png', placement: 'page' };
    expect(await api.getCustomLoginMetadata(http)).toEqual({ configuration: { loginBox: { logo, title: 'Welcome' } } });
    await api.updateCustomLoginMetadata(http, action('loginBox/logo', null));
    expect(await api.getCustomLoginMetadata(http)).toEqual({ configuration: { loginBox: { title: 'Welcome' } } });
    const kira = await signIn(world, 'kira@brightwater.test');
    expect(await api.getCustomLoginMetadata(kira.http)).toEqual({ configuration: {} });
  });

  it('overrides the one of the vendor if the address names the account', async () => {
    const { world, http } = await asAdmin();
    world.publish({ theme: { button: { color: 'red' } }, localizations: { en: { title: 'Hello' } } } as never);
    await api.updateCustomLoginMetadata(http, action('theme/button/radius', 4));
    const documentFor = async (alias?: string) =>
      (await getPortalMetadata(openBrowser(world, alias).http)).rows[0]?.configuration;
    expect(await documentFor('acme')).toMatchObject({
      theme: { button: { color: 'red', radius: 4 } },
      localizations: { en: { title: 'Hello' } },
    });
    for (const alias of [undefined, 'brightwater', 'unknown']) {
      expect(await documentFor(alias)).toMatchObject({ theme: { button: { color: 'red' } } });
      expect(JSON.stringify(await documentFor(alias))).not.toContain('radius');
    }
  });

  it('refuses a path outside of the document, and an empty change', async () => {
    const { http } = await asAdmin();
    const paths = ['__proto__/admin', 'a/constructor/b', '', '/a', 'a//b', `${'a/'.repeat(20)}a`];
    for (const path of paths) {
      await expectRefusal(api.updateCustomLoginMetadata(http, action(path, 1)), 400, errorCodes.invalidRequest);
    }
    await expectRefusal(api.updateCustomLoginMetadata(http, { actions: [] }), 400, errorCodes.invalidRequest);
  });
});

describe('what the vendor says', () => {
  it('returns the place of the own address to a browser without a session', async () => {
    expect(await getOwnIpMetadata(openBrowser(quickWorld()).http)).toMatchObject({ ip: '203.0.113.10' });
  });

  it('returns the place of an address if it is known', async () => {
    const { http } = await asAdmin();
    expect(await getOwnIpMetadata(http)).toMatchObject({ ip: '203.0.113.10', city: 'Portland', country_code: 'US' });
    expect(await getIpMetadata(http, '198.51.100.7')).toMatchObject({ country_name: 'United Kingdom' });
    expect(await getIpMetadata(http, '2001:DB8::1')).toMatchObject({ city: 'Boston' });
    expect(await getIpMetadata(http, '10.0.0.1')).toMatchObject({ ip: '10.0.0.1', city: null, country_code: null });
    for (const text of ['nowhere', '300.1.1.1', '1.2.3']) {
      await expectRefusal(getIpMetadata(http, text), 404, errorCodes.notFound);
    }
  });

  it('keeps an override when there is one', async () => {
    const { world, http } = await asAdmin();
    await expectRefusal(getMetadataOverride(http), 404, errorCodes.notFound);
    putRows(world, 'metadata', [{ id: 'overrides', configuration: { theme: { dark: true } } }]);
    expect(await getMetadataOverride(openBrowser(world).http)).toEqual({ theme: { dark: true } });
  });

  it('offers every second factor that it has not switched off', async () => {
    const world = quickWorld();
    const { http } = openBrowser(world);
    const active = async () =>
      (await getMfaStrategies(http)).strategies.flatMap(({ strategy, isActive }) => (isActive ? [strategy] : []));
    expect(await active()).toEqual([
      'AuthenticatorApp',
      'WebAuthnPlatform',
      'WebAuthnCrossPlatform',
      'SMS',
      'EmailCode',
    ]);
    const off = { SMS: false, EmailCode: false };
    putRows(world, 'policies', [{ id: 'policy-mfa-strategies', name: 'mfa-strategies', tenantId: null, value: off }]);
    expect(await active()).toEqual(['AuthenticatorApp', 'WebAuthnPlatform', 'WebAuthnCrossPlatform']);
  });

  it('lets users change their e-mail address unless the account does not', async () => {
    const { world, http } = await asAdmin();
    expect(await getUserEmailPolicy(http)).toEqual({ allowEmailChange: true });
    const value = { allowEmailChange: false };
    putRows(world, 'policies', [
      { id: 'policy-user-emails-tenant-acme', name: 'user-emails', tenantId: 'tenant-acme', value },
    ]);
    expect(await getUserEmailPolicy(http)).toEqual({ allowEmailChange: false });
  });
});
