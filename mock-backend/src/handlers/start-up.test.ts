import { errorCodes } from '@portico/sdk/contract';
import { expect, it } from 'vitest';
import { getAccountSettings, getPublicAccountSettings } from '../../../sdk/src/api/account-settings';
import * as configurations from '../../../sdk/src/api/configurations';
import { getUserEntitlements } from '../../../sdk/src/api/entitlements';
import { getFeatureFlags, getPortalMetadata, getSamlMetadata } from '../../../sdk/src/api/portal-and-flags';
import * as sessions from '../../../sdk/src/api/sessions';
import { listCustomSocialProviders, listSocialProviders } from '../../../sdk/src/api/social-login';
import { getPublicSsoConfiguration } from '../../../sdk/src/api/sso';
import { getMe } from '../../../sdk/src/api/users';
import { getVendorPublicInfo } from '../../../sdk/src/api/vendor';
import { expectRefusal, openBrowser, quickWorld, signIn } from './testing/browser';
import { setVendorPolicy } from './testing/policies';

const ADA = 'ada@acme.test';

it('switches on the flags that a preview shows', async () => {
  expect(await getFeatureFlags(openBrowser(quickWorld()).http)).toEqual({
    admin_portal_ip_restrictions: 'on',
    admin_portal_domain_restrictions: 'on',
    'new-mfa-pages': 'on',
    'show-passkeys-new': 'on',
    'groups-admin-box-new': 'on',
    'msp-all-accounts-new': 'on',
    'temporary-users': 'on',
  });
});

it('serves the metadata that was published last', async () => {
  const world = quickWorld();
  const { http } = openBrowser(world);
  world.publish({ navigation: { users: { visibility: 'hidden' } } });
  const { rows } = await getPortalMetadata(http);
  expect(rows[0]?.configuration).toEqual({ navigation: { users: { visibility: 'hidden' } } });
  expect((await getSamlMetadata(http)).rows[0]).toMatchObject({ entityName: 'saml', isActive: false });
  const unknown = http.send({ method: 'GET', path: '/metadata', query: { entityName: 'other' } });
  await expectRefusal(unknown, 400, errorCodes.invalidRequest);
});

it('lists the login methods without a session', async () => {
  const { http } = openBrowser(quickWorld());
  const strategies = await configurations.getPublicAuthStrategies(http);
  expect(strategies.mainAuthStrategies).toEqual([{ strategy: 'EmailAndPassword' }]);
  expect(await configurations.getPublicConfiguration(http)).toMatchObject({ authStrategy: 'EmailAndPassword' });
  expect(await configurations.getPasswordPolicy(http)).toMatchObject({ minLength: 6, maxLength: 128 });
  expect(await configurations.getCaptchaPolicy(http)).toMatchObject({ enabled: false });
  expect(await getPublicSsoConfiguration(http)).toEqual({ isActive: false });
  expect(await listSocialProviders(http)).toHaveLength(7);
  expect((await listCustomSocialProviders(http)).providers).toHaveLength(2);
  expect(await getVendorPublicInfo(http)).toMatchObject({ name: 'Acme Cloud', whiteLabelMode: false });
});

it('says which other login methods the vendor allows', async () => {
  const world = quickWorld();
  const strategies = {
    mainAuthStrategies: [{ strategy: 'MagicLink' as const }],
    secondaryAuthStrategies: [{ strategy: 'Passkeys' as const, isActive: true }],
  };
  setVendorPolicy(world, 'auth-strategies', strategies);
  const { http } = openBrowser(world);
  expect(await configurations.getPublicAuthStrategies(http)).toEqual(strategies);
  expect(await configurations.getPublicConfiguration(http)).toMatchObject({ authStrategy: 'MagicLink' });
});

it('describes the tenant to signed-in users', async () => {
  const { http } = await signIn(quickWorld(), ADA);
  expect(await getAccountSettings(http)).toMatchObject({ tenantId: 'tenant-acme', name: 'Acme Harbor' });
  expect(await configurations.getAuthStrategies(http)).toEqual(await configurations.getPublicAuthStrategies(http));
  expect((await getUserEntitlements(http)).permissions).toMatchObject({ 'fe.secure.*': true });
});

it('finds a tenant by its alias', async () => {
  const world = quickWorld();
  const known = openBrowser(world, 'brightwater');
  expect(await getPublicAccountSettings(known.http)).toEqual({ tenantId: 'tenant-brightwater' });
  for (const alias of [undefined, 'unknown']) {
    const call = getPublicAccountSettings(openBrowser(world, alias).http);
    await expectRefusal(call, 404, errorCodes.tenantNotFound);
  }
});

it('lists the own sessions, newest first, and ends them', async () => {
  const world = quickWorld();
  const first = await signIn(world, ADA);
  world.clock.advance(1_000);
  const second = await signIn(world, ADA);
  world.clock.advance(1_000);
  const third = await signIn(world, ADA);
  await signIn(world, 'ines@acme.test');

  const list = await sessions.listMySessions(third.http);
  expect(list.map((session) => session.current)).toEqual([true, false, false]);
  expect(await sessions.getMyCurrentSession(third.http)).toEqual(list[0]);
  await sessions.deleteMySession(third.http, list[1]!.id);
  await expectRefusal(getMe(second.http), 401, errorCodes.unauthorized);
  await getMe(first.http);
  await expectRefusal(sessions.deleteMySession(third.http, list[1]!.id), 404, errorCodes.sessionNotFound);
  await sessions.deleteAllMySessions(third.http);
  await expectRefusal(getMe(first.http), 401, errorCodes.unauthorized);
  expect(await sessions.listMySessions(third.http)).toHaveLength(1);
});
