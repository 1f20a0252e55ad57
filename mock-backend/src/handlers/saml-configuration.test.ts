import { errorCodes } from '@portico/sdk/contract';
import { beforeEach, expect, it } from 'vitest';
import * as api from '../../../sdk/src/api/saml';
import { listSsoConfigurations } from '../../../sdk/src/api/sso';
import { providerCertificate } from '../core/provider-certificate';
import type { World } from '../core/types';
import { roleId } from '../db/catalogue';
import { describeProvider } from './rules/saml/describe-provider';
import { expectRefusal, quickWorld, signIn, type TestBrowser } from './testing/browser';

const ENDPOINT = 'https://login.provider.test/saml';

let world: World;
let admin: TestBrowser;

/** An administrator of a tenant that has no provider yet. */
beforeEach(async () => {
  world = quickWorld({ scenario: 'fresh-vendor' });
  admin = await signIn(world, 'ada@acme.test');
});

it('is disabled, and has no other value, before there is a configuration', async () => {
  expect(await api.getSamlConfiguration(admin.http)).toEqual({ enabled: false });
  expect(await api.getSamlDefaultRoles(admin.http)).toEqual({ roleIds: [] });
  expect(await api.listSamlGroups(admin.http)).toEqual([]);
  await expectRefusal(api.validateSamlDomain(admin.http), 404, errorCodes.notFound);
  await expectRefusal(api.setSamlDefaultRoles(admin.http, []), 404, errorCodes.notFound);
  await expectRefusal(api.createSamlGroup(admin.http, { group: 'Pilots' }), 404, errorCodes.notFound);
});

it('needs a domain the first time', async () => {
  await expectRefusal(api.saveSamlConfiguration(admin.http, { enabled: true }), 400, errorCodes.invalidRequest);
  const body = { enabled: true, domain: 'acme.test', ssoEndpoint: ENDPOINT, type: 'okta' };
  const saved = await api.saveSamlConfiguration(admin.http, body);
  expect(saved).toMatchObject({ ...body, validated: false, isSamlActive: true });
  expect(await api.getSamlConfiguration(admin.http)).toEqual(saved);
  expect(await api.saveSamlConfiguration(admin.http, { enabled: false })).toMatchObject({ ...body, enabled: false });
});

it('clears endpoint, certificate and signing when the domain changes', async () => {
  const settings = { ssoEndpoint: ENDPOINT, publicCertificate: providerCertificate, signRequest: true };
  await api.saveSamlConfiguration(admin.http, { enabled: true, domain: 'acme.test', ...settings });
  const same = await api.saveSamlConfiguration(admin.http, { enabled: true, domain: 'ACME.test' });
  expect(same).toMatchObject({ domain: 'acme.test', ...settings });
  world.dns.publish({ domain: 'acme.test', text: same.generatedVerification! });
  expect(await api.validateSamlDomain(admin.http)).toMatchObject({ validated: true });

  const moved = await api.saveSamlConfiguration(admin.http, { enabled: true, domain: 'acme.example', ...settings });
  const cleared = { ssoEndpoint: '', publicCertificate: '', signRequest: false };
  expect(moved).toMatchObject({ domain: 'acme.example', validated: false, ...cleared });
  expect((await listSsoConfigurations(admin.http))[0]?.domains).toHaveLength(1);
});

it('looks in the DNS for the text that it shows', async () => {
  const saved = await api.saveSamlConfiguration(admin.http, { enabled: true, domain: 'acme.test' });
  await expectRefusal(api.validateSamlDomain(admin.http), 409, errorCodes.ssoDomainNotVerified);
  world.dns.publish({ domain: 'acme.test', text: saved.generatedVerification! });
  expect(await api.validateSamlDomain(admin.http)).toMatchObject({ validated: true });
});

it('reads a metadata file and enables what it describes', async () => {
  await api.saveSamlConfiguration(admin.http, { enabled: false, domain: 'acme.test' });
  const saved = await api.saveSamlMetadata(admin.http, describeProvider('urn:provider', ENDPOINT));
  expect(saved).toMatchObject({ enabled: true, domain: 'acme.test', ssoEndpoint: ENDPOINT });
  await expectRefusal(api.saveSamlMetadata(admin.http, '<nothing/>'), 400, errorCodes.ssoMetadataInvalid);
});

it('returns the first configuration of the team in another form', async () => {
  await api.saveSamlConfiguration(admin.http, { enabled: true, domain: 'acme.test', isSamlActive: false });
  await api.setSamlDefaultRoles(admin.http, [roleId('support')]);
  await api.createSamlGroup(admin.http, { group: 'Pilots', roleIds: [roleId('admin')] });
  const [configuration] = await listSsoConfigurations(admin.http);
  expect(configuration).toMatchObject({ enabled: true, type: 'oidc', roleIds: [roleId('support')] });
  expect(await api.getSamlDefaultRoles(admin.http)).toEqual({ roleIds: [roleId('support')] });
  const [group] = await api.listSamlGroups(admin.http);
  expect(configuration?.groups).toEqual([group]);
  await api.updateSamlGroup(admin.http, group!.id, { group: 'Captains', roleIds: [] });
  expect(await api.listSamlGroups(admin.http)).toEqual([{ id: group!.id, group: 'Captains', roleIds: [] }]);
  await api.deleteSamlGroup(admin.http, group!.id);
  expect(await api.listSamlGroups(admin.http)).toEqual([]);
});

it('returns what a provider needs to know about the service', async () => {
  const provider = { acsUrl: 'https://identity.portico.test/auth/saml/callback', spEntityId: 'demo-client-id' };
  expect(await api.getSamlServiceProvider(admin.http)).toEqual(provider);
  const redirectUri = 'http://localhost:3000/account/oidc/callback';
  expect(await api.getOidcConfiguration(admin.http)).toEqual({ active: true, redirectUri });
  await api.saveSamlConfiguration(admin.http, { enabled: false, domain: 'acme.test', type: 'oidc' });
  expect(await api.getOidcConfiguration(admin.http)).toEqual({ active: false, redirectUri });
});
