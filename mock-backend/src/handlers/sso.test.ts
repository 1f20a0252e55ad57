import { errorCodes } from '@portico/sdk/contract';
import { beforeEach, expect, it } from 'vitest';
import { createRole, deleteRole } from '../../../sdk/src/api/roles-permissions';
import * as api from '../../../sdk/src/api/sso';
import { providerCertificate } from '../core/provider-certificate';
import type { World } from '../core/types';
import { roleId } from '../db/catalogue';
import { describeProvider } from './rules/saml/describe-provider';
import { expectRefusal, quickWorld, refusal, signIn, type TestBrowser } from './testing/browser';

const ORIGIN = 'https://identity.portico.test';
const ENDPOINT = 'https://login.provider.test/saml';

let world: World;
let admin: TestBrowser;

beforeEach(async () => {
  world = quickWorld();
  admin = await signIn(world, 'ada@acme.test');
});

/** The configuration of the demo tenant. */
const demo = async () => (await api.listSsoConfigurations(admin.http))[0]!;
const types = async () => (await api.listSsoConfigurations(admin.http)).map(({ type }) => type);

it('lists what was added, changes it and removes it with the rows that belong to it', async () => {
  expect(await types()).toEqual(['okta']);
  const { id, generatedVerification, ...created } = await api.createSsoConfiguration(admin.http, { type: 'AZURE' });
  expect(created).toMatchObject({
    enabled: false,
    type: 'azure',
    ssoEndpoint: '',
    domains: [],
    roleIds: [],
    groups: [],
  });
  expect(created).toMatchObject({ acsUrl: `${ORIGIN}/auth/saml/callback`, spEntityId: 'demo-client-id' });
  expect(await types()).toEqual(['okta', 'azure']);

  world.clock.advance(60_000);
  const changed = await api.updateSsoConfiguration(admin.http, id, { ssoEndpoint: ENDPOINT, signRequest: true });
  expect(changed).toMatchObject({ id, generatedVerification, type: 'azure', ssoEndpoint: ENDPOINT, signRequest: true });
  expect(Date.parse(changed.updatedAt!) - Date.parse(changed.createdAt!)).toBe(60_000);

  await api.addSsoDomain(admin.http, id, 'acme.example');
  await api.createSsoGroup(admin.http, id, { group: 'Engineers' });
  await api.deleteSsoConfiguration(admin.http, id);
  expect(await types()).toEqual(['okta']);
  const { ssoDomains, ssoGroups } = world.snapshot().tables;
  expect(JSON.stringify([ssoDomains, ssoGroups])).not.toContain(id);
  await expectRefusal(api.updateSsoConfiguration(admin.http, id, {}), 404, errorCodes.notFound);
});

it('replaces roles and groups that come with a configuration, and refuses what they must not be', async () => {
  const groups = [{ group: 'Engineers', roleIds: [roleId('support')] }];
  const { id, ...created } = await api.createSsoConfiguration(admin.http, { roleIds: [roleId('support')], groups });
  expect(created).toMatchObject({ roleIds: [roleId('support')], groups });
  const changed = await api.updateSsoConfiguration(admin.http, id, { roleIds: [], groups: [{ group: 'Pilots' }] });
  expect(changed).toMatchObject({ roleIds: [], groups: [{ group: 'Pilots', roleIds: [] }] });
  expect(changed.groups).toHaveLength(1);

  const twice = [{ group: 'Pilots' }, { group: 'Pilots' }];
  await expectRefusal(api.updateSsoConfiguration(admin.http, id, { groups: twice }), 409, errorCodes.alreadyExists);
  const unknown = { roleIds: ['no-such-role'] };
  await expectRefusal(api.createSsoConfiguration(admin.http, unknown), 400, errorCodes.roleNotFound);
  const script = { ssoEndpoint: 'javascript:alert(1)' };
  await expectRefusal(api.updateSsoConfiguration(admin.http, id, script), 400, errorCodes.invalidRequest);
  const other = { type: 'smoke-signals' };
  await expectRefusal(api.updateSsoConfiguration(admin.http, id, other), 400, errorCodes.invalidRequest);
});

it('accepts a domain once the DNS proves its owner', async () => {
  const { id, generatedVerification } = await api.createSsoConfiguration(admin.http, {});
  const domain = await api.addSsoDomain(admin.http, id, ' Acme.Example ');
  expect(domain).toMatchObject({ domain: 'acme.example', validated: false, txtRecord: generatedVerification });
  const early = await refusal(api.validateSsoDomain(admin.http, id, domain.id));
  expect(early).toMatchObject({ statusCode: 409, errorCode: errorCodes.ssoDomainNotVerified });

  world.dns.publish({ domain: 'acme.example', text: 'something else' });
  await expectRefusal(api.validateSsoDomainV1(admin.http, id, domain.id), 409, errorCodes.ssoDomainNotVerified);
  world.dns.publish({ domain: 'ACME.example', text: domain.txtRecord });
  await api.validateSsoDomain(admin.http, id, domain.id);
  const [, saved] = await api.listSsoConfigurations(admin.http);
  expect(saved?.domains).toEqual([{ ...domain, validated: true }]);

  await api.deleteSsoDomain(admin.http, id, domain.id);
  await expectRefusal(api.validateSsoDomain(admin.http, id, domain.id), 404, errorCodes.notFound);
});

it('chooses the text of the proof itself', async () => {
  const stolen = { generatedVerification: 'already-published-by-another-tenant' };
  const { id, generatedVerification } = await api.createSsoConfiguration(admin.http, stolen);
  expect(generatedVerification).toMatch(/^portico-verification=\w{32}$/);
  expect(await api.updateSsoConfiguration(admin.http, id, stolen)).toMatchObject({ generatedVerification });
});

it('gives a domain to the tenant that proves it first', async () => {
  const kira = await signIn(world, 'kira@brightwater.test');
  const { id } = await api.createSsoConfiguration(kira.http, {});
  const claimed = await api.addSsoDomain(kira.http, id, 'acme.test');
  world.dns.publish({ domain: 'acme.test', text: claimed.txtRecord });
  await expectRefusal(api.validateSsoDomain(kira.http, id, claimed.id), 409, errorCodes.alreadyExists);
  const own = await demo();
  await api.deleteSsoDomain(admin.http, own.id, own.domains[0]!.id);
  await api.validateSsoDomain(kira.http, id, claimed.id);

  await expectRefusal(api.addSsoDomain(kira.http, id, 'acme.test'), 409, errorCodes.alreadyExists);
  for (const domain of ['', 'acme', 'https://acme.test', 'a b.test', '-a.test']) {
    await expectRefusal(api.addSsoDomain(kira.http, id, domain), 400, errorCodes.invalidRequest);
  }
});

it('maps groups of the provider to roles', async () => {
  const { id } = await api.createSsoConfiguration(admin.http, {});
  await api.createSsoGroup(admin.http, id, { group: 'Engineers' });
  await expectRefusal(api.createSsoGroup(admin.http, id, { group: 'Engineers' }), 409, errorCodes.alreadyExists);
  const [engineers] = await api.listSsoGroups(admin.http, id);
  const change = { group: 'Engineering', roleIds: [roleId('support')] };
  await api.updateSsoGroup(admin.http, id, engineers!.id, change);
  expect(await api.listSsoGroups(admin.http, id)).toEqual([{ id: engineers!.id, ...change }]);
  await api.deleteSsoGroup(admin.http, id, engineers!.id);
  expect(await api.listSsoGroups(admin.http, id)).toEqual([]);
  await expectRefusal(api.deleteSsoGroup(admin.http, id, engineers!.id), 404, errorCodes.notFound);
});

it('stores the default roles of new users', async () => {
  const { id } = await demo();
  expect(await api.getSsoDefaultRoles(admin.http, id)).toEqual({ roleIds: [roleId('read-only')] });
  await api.setSsoDefaultRoles(admin.http, id, [roleId('support')]);
  expect(await api.getSsoDefaultRoles(admin.http, id)).toEqual({ roleIds: [roleId('support')] });
  await expectRefusal(api.setSsoDefaultRoles(admin.http, id, ['none']), 400, errorCodes.roleNotFound);
});

it('gives no role that has been deleted', async () => {
  const role = await createRole(admin.http, {
    name: 'Pilot',
    key: 'pilot',
    description: '',
    isDefault: false,
    level: 5,
    permissions: [],
  });
  const { id } = await demo();
  await api.setSsoDefaultRoles(admin.http, id, [role.id]);
  await api.createSsoGroup(admin.http, id, { group: 'Pilots', roleIds: [role.id] });
  await deleteRole(admin.http, role.id);
  expect(await api.getSsoDefaultRoles(admin.http, id)).toEqual({ roleIds: [] });
  expect((await api.listSsoGroups(admin.http, id)).at(-1)).toMatchObject({ group: 'Pilots', roleIds: [] });
});

it('reads a metadata file', async () => {
  const file = describeProvider('urn:provider', ENDPOINT);
  const { id, ...created } = await api.createSsoConfigurationFromMetadata(admin.http, file);
  const read = { ssoEndpoint: ENDPOINT, publicCertificate: providerCertificate, signRequest: false };
  expect(created).toMatchObject({ enabled: false, type: 'saml', ...read });
  const signing = file.replace('WantAuthnRequestsSigned="false"', 'WantAuthnRequestsSigned="true"');
  const changed = await api.updateSsoConfigurationFromMetadata(admin.http, id, signing);
  expect(changed).toMatchObject({ ...read, signRequest: true });
});

const file = describeProvider('urn:provider', ENDPOINT);
const brokenFiles: Record<string, string> = {
  'no XML': 'Hello',
  'half a file': file.slice(0, -30),
  'another document': '<html xmlns="http://www.w3.org/1999/xhtml"/>',
  'a document type': file.replace('<md:', '<!DOCTYPE x [<!ENTITY a "b">]><md:'),
  'no certificate': file.replace(providerCertificate, ''),
  'no endpoint': file.replace(/<md:SingleSignOnService.*?>/, ''),
  'a script as endpoint': file.replace(ENDPOINT, 'javascript:alert(1)'),
  'two providers': file.replace(/<md:IDPSSODescriptor.*<\/md:IDPSSODescriptor>/s, '$&$&'),
};

it.each(Object.entries(brokenFiles))('refuses a metadata file that has %s', async (_, metadata) => {
  const call = api.createSsoConfigurationFromMetadata(admin.http, metadata);
  await expectRefusal(call, 400, errorCodes.ssoMetadataInvalid);
  expect(await types()).toEqual(['okta']);
});

it('reads metadata from the address of a provider of the world, and from no other address', async () => {
  const url = `${ORIGIN}/simulated/sso/acme/saml/metadata`;
  const { id, ...created } = await api.createSsoConfigurationFromUrl(admin.http, {
    url,
    configMetadata: { type: 'google' },
  });
  const ssoEndpoint = `${ORIGIN}/simulated/sso/acme/saml`;
  expect(created).toMatchObject({ type: 'google', ssoEndpoint, publicCertificate: providerCertificate });
  await api.updateSsoConfiguration(admin.http, id, { ssoEndpoint: ENDPOINT });
  expect(await api.updateSsoConfigurationFromUrl(admin.http, id, { url })).toMatchObject({
    type: 'google',
    ssoEndpoint,
  });
  for (const elsewhere of ['https://provider.test/metadata', `${ORIGIN}/flags`]) {
    const call = api.createSsoConfigurationFromUrl(admin.http, { url: elsewhere });
    await expectRefusal(call, 400, errorCodes.ssoMetadataInvalid);
  }
});

it('says that users sign in elsewhere once a provider is enabled, complete and has a proved domain', async () => {
  const isActive = async () => (await api.getPublicSsoConfiguration(admin.http)).isActive;
  const { id, domains } = await demo();
  expect(await isActive()).toBe(false);
  await api.updateSsoConfiguration(admin.http, id, { enabled: true });
  expect(await isActive()).toBe(true);
  await api.updateSsoConfiguration(admin.http, id, { publicCertificate: '' });
  expect(await isActive()).toBe(false);
  await api.updateSsoConfiguration(admin.http, id, { type: 'oidc', oidcClientId: 'portico', oidcSecret: 's3cret' });
  expect(await isActive()).toBe(true);
  await api.deleteSsoDomain(admin.http, id, domains[0]!.id);
  expect(await isActive()).toBe(false);
});

it('gives no role above the own one', async () => {
  const snapshot = world.snapshot();
  const roles = snapshot.tables.roles as { id: string; permissionIds: string[] }[];
  roles.find(({ id }) => id === roleId('support'))!.permissionIds.push('permission-fe.secure.write.samlConfiguration');
  world.restore(snapshot);
  const jonas = await signIn(world, 'jonas@acme.test');
  const { id } = await demo();
  const admins = [roleId('admin')];
  await expectRefusal(api.setSsoDefaultRoles(jonas.http, id, admins), 403, errorCodes.roleAboveOwn);
  const group = { group: 'Mine', roleIds: admins };
  await expectRefusal(api.createSsoGroup(jonas.http, id, group), 403, errorCodes.roleAboveOwn);
  await expectRefusal(api.updateSsoConfiguration(jonas.http, id, { groups: [group] }), 403, errorCodes.roleAboveOwn);
});

it('shows nothing to another tenant', async () => {
  const { id, domains, groups } = await demo();
  const kira = await signIn(world, 'kira@brightwater.test');
  expect(await api.listSsoConfigurations(kira.http)).toEqual([]);
  const own = await api.createSsoConfiguration(kira.http, {});
  const calls = [
    api.updateSsoConfiguration(kira.http, id, { enabled: true }),
    api.deleteSsoConfiguration(kira.http, id),
    api.addSsoDomain(kira.http, id, 'brightwater.test'),
    api.listSsoGroups(kira.http, id),
    api.deleteSsoDomain(kira.http, own.id, domains[0]!.id),
    api.deleteSsoGroup(kira.http, own.id, groups[0]!.id),
  ];
  for (const call of calls) await expectRefusal(call, 404, errorCodes.notFound);
});

it('writes no secret into the journal', async () => {
  await api.createSsoConfiguration(admin.http, { type: 'oidc', oidcSecret: 'very-secret-text' });
  expect(JSON.stringify(world.journal.list())).not.toContain('very-secret-text');
});
