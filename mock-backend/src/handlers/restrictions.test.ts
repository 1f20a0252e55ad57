import { errorCodes } from '@portico/sdk/contract';
import { beforeEach, expect, it } from 'vitest';
import { login, refreshToken } from '../../../sdk/src/api/auth';
import * as api from '../../../sdk/src/api/restrictions';
import { inviteUser } from '../../../sdk/src/api/team';
import { switchTenant } from '../../../sdk/src/api/users';
import { changeMyEmail } from '../../../sdk/src/api/users-contacts';
import { signUp } from '../../../sdk/src/api/users-joining';
import type { World } from '../core/types';
import { DEMO_PASSWORD } from '../db/cast';
import { expectRefusal, openBrowser, quickWorld, signIn, type TestBrowser } from './testing/browser';
import { setVendorPolicy } from './testing/policies';

/** Where browsers of a world are unless they say otherwise. */
const HERE = '203.0.113.10';
const ELSEWHERE = '192.0.2.66';
/** What the portal shows on a page (portal spec §9), and what preview mode does. */
const PORTAL_PAGE = 4;
const PREVIEW_PAGE = 50;

let world: World;
let admin: TestBrowser;
let kira: TestBrowser;

beforeEach(async () => {
  world = quickWorld();
  admin = await signIn(world, 'ada@acme.test');
  kira = await signIn(world, 'kira@brightwater.test');
});

/** The answer to a signed-in user who calls from another address. */
async function callFrom(headers: Record<string, string>, { token, fetch }: TestBrowser = admin): Promise<number> {
  const path = '/frontegg/identity/resources/users/v2/me';
  return (await fetch(path, { headers: { authorization: `Bearer ${token}`, ...headers } })).status;
}

/** The answer to a sign-in from there. */
async function signInFrom(headers: Record<string, string>, email = 'ines@acme.test'): Promise<number> {
  const { fetch } = openBrowser(world);
  const body = JSON.stringify({ email, password: DEMO_PASSWORD });
  const path = '/frontegg/identity/resources/auth/v1/user';
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  return response.status;
}

const from = (ip: string) => ({ 'x-forwarded-for': ip });

it('lists addresses by page and by list, and finds them by a part of their text', async () => {
  const first = await api.listIpRestrictions(admin.http);
  expect(first.items).toHaveLength(PORTAL_PAGE);
  expect(first._metadata).toEqual({ totalItems: 6, totalPages: 2 });
  expect((await api.listIpRestrictions(admin.http, { _offset: 1 })).items).toHaveLength(2);
  const allowed = await api.listIpRestrictions(admin.http, { _offset: 0, _limit: PREVIEW_PAGE, _filter: 'allow' });
  expect(new Set(allowed.items.map((row) => row.strategy))).toEqual(new Set(['ALLOW']));
  expect(allowed._metadata).toEqual({ totalItems: 5, totalPages: 1 });
  expect((await api.listIpRestrictions(admin.http, { _filter: 'head OFFICE' }))._metadata.totalItems).toBe(2);
  expect((await api.listIpRestrictions(admin.http, { _filter: '198.51' }))._metadata.totalItems).toBe(2);
  expect((await api.listIpRestrictions(kira.http)).items).toEqual([]);
});

it('adds, replaces and removes addresses of its own tenant', async () => {
  await api.createIpRestriction(kira.http, { ip: '10.0.0.0/8', description: 'Workshop' });
  world.clock.advance(1_000);
  await api.createIpRestriction(kira.http, { ip: '10.7.7.7/8', strategy: 'BLOCK', isActive: false });
  const { items } = await api.listIpRestrictions(kira.http);
  expect(items).toMatchObject([{ ip: '10.7.7.7/8', strategy: 'BLOCK', isActive: false }]);
  expect(Date.parse(items[0]!.updatedAt) - Date.parse(items[0]!.createdAt)).toBe(1_000);
  const { id } = items[0]!;
  await expectRefusal(api.deleteIpRestriction(admin.http, id), 404, errorCodes.notFound);
  await api.deleteIpRestriction(kira.http, id);
  expect((await api.listIpRestrictions(kira.http)).items).toEqual([]);
});

it('adds many addresses, or none when one is wrong', async () => {
  const wrong = { ips: [{ ip: '10.0.0.1' }, { ip: '10.0.0.256' }] };
  await expectRefusal(api.bulkCreateIpRestrictions(kira.http, wrong), 400, errorCodes.invalidRequest);
  expect((await api.listIpRestrictions(kira.http)).items).toEqual([]);
  const ips = Array.from({ length: 10 }, (_, index) => ({ ip: `10.0.0.${index}`, strategy: 'BLOCK' as const }));
  await api.bulkCreateIpRestrictions(kira.http, { ips });
  expect((await api.listIpRestrictions(kira.http, { _limit: PREVIEW_PAGE })).items).toHaveLength(10);
  for (const ip of ['', 'office', '10.0.0.0/33', '::1/129', '1.2.3', '1.2.3.4/']) {
    await expectRefusal(api.createIpRestriction(kira.http, { ip }), 400, errorCodes.invalidRequest);
  }
});

it('accepts only addresses of the allow list, at the sign-in and at every call', async () => {
  expect(await api.getIpRestrictionConfig(admin.http)).toEqual({ isActive: false, strategy: 'ALLOW' });
  expect(await api.checkIp(admin.http)).toEqual({ valid: true });
  expect(await api.checkIpInAllowList(admin.http)).toEqual({ valid: true });
  expect([await callFrom(from(ELSEWHERE)), await signInFrom(from(ELSEWHERE))]).toEqual([200, 200]);

  await api.saveIpRestrictionConfig(admin.http, { isActive: true, strategy: 'ALLOW' });
  expect(await callFrom(from(ELSEWHERE))).toBe(403);
  expect(await signInFrom(from(ELSEWHERE))).toBe(403);
  for (const ip of [
    HERE,
    '203.0.113.255',
    '198.51.100.17',
    '198.51.100.200',
    '2001:db8:42:7::1',
    '::ffff:203.0.113.9',
  ]) {
    expect([ip, await callFrom(from(ip)), await signInFrom(from(ip))]).toEqual([ip, 200, 200]);
  }
  for (const ip of ['203.0.114.1', '198.51.100.18', '198.51.100.127', '2001:db8:43::1', 'nonsense']) {
    expect([ip, await callFrom(from(ip))]).toEqual([ip, 403]);
  }
  expect(await callFrom(from(ELSEWHERE), kira)).toBe(200);
});

it('refuses a user who switches on a list that lacks their address, until they call from elsewhere', async () => {
  const [first] = (await api.listIpRestrictions(admin.http)).items;
  await api.deleteIpRestriction(admin.http, first!.id);
  expect(await api.checkIpInAllowList(admin.http)).toEqual({ valid: false });
  await api.saveIpRestrictionConfig(admin.http, { isActive: true, strategy: 'ALLOW' });
  await expectRefusal(api.getIpRestrictionConfig(admin.http), 403, errorCodes.placeNotAllowed);
  await expectRefusal(refreshToken(admin.http, { tenantId: null }), 403, errorCodes.placeNotAllowed);
  expect(await callFrom(from('198.51.100.17'))).toBe(200);
});

it('refuses only the addresses of the deny list', async () => {
  await api.saveIpRestrictionConfig(admin.http, { isActive: true, strategy: 'BLOCK' });
  expect([await callFrom(from(ELSEWHERE)), await signInFrom(from(ELSEWHERE))]).toEqual([403, 403]);
  expect([await callFrom(from('192.0.2.67')), await signInFrom(from('192.0.2.67'))]).toEqual([200, 200]);
  await api.createIpRestriction(admin.http, { ip: ELSEWHERE, strategy: 'BLOCK', isActive: false });
  expect(await callFrom(from(ELSEWHERE))).toBe(200);
  await api.saveIpRestrictionConfig(admin.http, { isActive: false });
  expect(await api.getIpRestrictionConfig(admin.http)).toEqual({ isActive: false, strategy: 'BLOCK' });
});

it('refuses no address by an empty list', async () => {
  await api.saveIpRestrictionConfig(kira.http, { isActive: true, strategy: 'ALLOW' });
  expect(await callFrom(from(ELSEWHERE), kira)).toBe(200);
});

it('stores domains of its own tenant, each once', async () => {
  const { items } = await api.listDomainRestrictions(admin.http);
  expect(items).toHaveLength(3);
  const again = api.createDomainRestriction(admin.http, { domain: 'Partner.Example', type: 'BLOCK' });
  await expectRefusal(again, 409, errorCodes.alreadyExists);
  const added = await api.createDomainRestriction(kira.http, { domain: ' Partner.Example ', type: 'ALLOW' });
  expect(added).toMatchObject({ domain: 'partner.example', type: 'ALLOW' });
  expect(await api.listDomainRestrictions(kira.http)).toEqual({ items: [added] });
  await expectRefusal(api.deleteDomainRestriction(admin.http, added.id), 404, errorCodes.notFound);
  const twice = { domains: ['one.example', 'one.example'].map((domain) => ({ domain, type: 'ALLOW' as const })) };
  await expectRefusal(api.bulkCreateDomainRestrictions(kira.http, twice), 409, errorCodes.alreadyExists);
  await api.bulkCreateDomainRestrictions(kira.http, { domains: twice.domains.slice(1) });
  await api.deleteDomainRestriction(kira.http, added.id);
  expect((await api.listDomainRestrictions(kira.http)).items).toMatchObject([{ domain: 'one.example' }]);
  for (const domain of ['', 'localhost', 'a..b', 'mail@one.example', '-a.example', 'a b.example']) {
    const wrong = api.createDomainRestriction(kira.http, { domain, type: 'ALLOW' });
    await expectRefusal(wrong, 400, errorCodes.invalidRequest);
  }
});

it('lets only users of the allowed domains join', async () => {
  const notAllowed = errorCodes.emailDomainNotAllowed;
  expect(await api.getDomainRestrictionConfig(admin.http)).toEqual({
    active: false,
    listType: 'ALLOW',
    blockPublicDomains: false,
  });
  await inviteUser(admin.http, { email: 'before@elsewhere.example' });
  await api.saveDomainRestrictionConfig(admin.http, { active: true, type: 'ALLOW' });
  await expectRefusal(inviteUser(admin.http, { email: 'new@elsewhere.example' }), 403, notAllowed);
  await expectRefusal(inviteUser(admin.http, { email: 'new@sub.partner.example' }), 403, notAllowed);
  await inviteUser(admin.http, { email: 'new@PARTNER.example' });
  await inviteUser(kira.http, { email: 'new@elsewhere.example' });
});

it('refuses users of the blocked domains and of public providers', async () => {
  const config = await api.saveDomainRestrictionConfig(admin.http, {
    active: true,
    type: 'BLOCK',
    blockPublicDomains: true,
  });
  expect(config).toEqual({ active: true, listType: 'BLOCK', blockPublicDomains: true });
  for (const email of ['new@throwaway.example', 'new@freemail.example', 'new@gmail.com']) {
    await expectRefusal(inviteUser(admin.http, { email }), 403, errorCodes.emailDomainNotAllowed);
  }
  await inviteUser(admin.http, { email: 'new@elsewhere.example' });
  expect(await api.saveDomainRestrictionConfig(admin.http, { active: true })).toEqual(config);
});

it('checks the domain wherever a user gets an address', async () => {
  await api.saveDomainRestrictionConfig(admin.http, { active: true, type: 'ALLOW' });
  const notAllowed = errorCodes.emailDomainNotAllowed;
  await expectRefusal(changeMyEmail(admin.http, { email: 'ada@elsewhere.example' }), 403, notAllowed);
  await changeMyEmail(admin.http, { email: 'ada@partner.example' });
  setVendorPolicy(world, 'domain-restrictions', { active: true, listType: 'BLOCK', blockPublicDomains: true });
  const { http } = openBrowser(world);
  const newcomer = { companyName: 'New', password: DEMO_PASSWORD };
  await expectRefusal(signUp(http, { ...newcomer, email: 'new@freemail.example' }), 403, notAllowed);
  expect((await signUp(http, { ...newcomer, email: 'new@elsewhere.example' })).shouldActivate).toBe(true);
});

it('refuses the switch to an account that does not allow the address', async () => {
  await api.createIpRestriction(kira.http, { ip: ELSEWHERE });
  await api.saveIpRestrictionConfig(kira.http, { isActive: true, strategy: 'ALLOW' });
  const refused = switchTenant(admin.http, { tenantId: 'tenant-brightwater' });
  await expectRefusal(refused, 403, errorCodes.placeNotAllowed);
  expect(await callFrom({})).toBe(200);
});

it('stores the list of countries that was sent last', async () => {
  const both = { countries: [{ countryCode: 'us' }, { countryCode: 'DE' }, { countryCode: 'US' }] };
  await api.saveCountryRestrictions(admin.http, both);
  const before = await api.listCountryRestrictions(admin.http);
  expect(before.map((row) => row.countryCode)).toEqual(['US', 'DE']);
  await api.saveCountryRestrictions(admin.http, { countries: [{ countryCode: 'DE' }, { countryCode: 'GB' }] });
  const after = await api.listCountryRestrictions(admin.http);
  expect(after).toMatchObject([before[1]!, { countryCode: 'GB' }]);
  expect(await api.listCountryRestrictions(kira.http)).toEqual([]);
  const wrong = api.saveCountryRestrictions(admin.http, { countries: [{ countryCode: 'Germany' }] });
  await expectRefusal(wrong, 400, errorCodes.invalidRequest);
});

const block = { enabled: true, action: 'BLOCK', failStrategy: 'ALLOW', shouldSendRestrictionEmail: true } as const;

it('refuses countries on the block list, and mails the user about a refused sign-in', async () => {
  await api.saveCountryRestrictions(admin.http, { countries: [{ countryCode: 'DE' }] });
  expect(await signInFrom(from(ELSEWHERE))).toBe(200);
  await api.saveCountryRestrictionConfig(admin.http, block);
  expect(await api.getCountryRestrictionConfig(admin.http)).toMatchObject(block);
  expect([await callFrom(from(ELSEWHERE)), await signInFrom(from(ELSEWHERE))]).toEqual([403, 403]);
  expect(world.inbox.list()).toMatchObject([{ to: 'ines@acme.test', subject: 'A sign-in was refused' }]);
  expect(await callFrom({ 'cf-ipcountry': 'de' })).toBe(403);
  expect([await callFrom(from('198.51.100.1')), await callFrom(from('10.0.0.1'))]).toEqual([200, 200]);
});

it('accepts only some countries, and decides about unknown ones by the setting', async () => {
  await api.saveCountryRestrictions(admin.http, { countries: [{ countryCode: 'US' }] });
  await api.saveCountryRestrictionConfig(admin.http, { ...block, action: 'ALLOW', failStrategy: 'BLOCK' });
  expect([await callFrom(from(HERE)), await callFrom(from(ELSEWHERE))]).toEqual([200, 403]);
  expect(await callFrom(from('10.0.0.1'))).toBe(403);
  await api.saveCountryRestrictionConfig(admin.http, { ...block, action: 'ALLOW', failStrategy: 'ALLOW' });
  expect(await callFrom(from('10.0.0.1'))).toBe(200);
});

it('refuses a place after the password and before the second factor', async () => {
  await api.saveIpRestrictionConfig(admin.http, { isActive: true, strategy: 'BLOCK' });
  const { fetch } = openBrowser(world);
  const wrong = await fetch('/frontegg/identity/resources/auth/v1/user', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...from(ELSEWHERE) },
    body: JSON.stringify({ email: 'ines@acme.test', password: 'wrong' }),
  });
  expect(wrong.status).toBe(401);
  const second = await login(openBrowser(world).http, { email: 'ben@acme.test', password: DEMO_PASSWORD });
  expect(second.mfaRequired).toBe(true);
  expect(await signInFrom(from(ELSEWHERE), 'ben@acme.test')).toBe(403);
});
