import { errorCodes } from '@portico/sdk/contract';
import { decodeJwt } from 'jose';
import { beforeEach, expect, it } from 'vitest';
import { preLogin, samlPostLogin, samlPreLogin } from '../../../sdk/src/api/auth';
import { listSsoConfigurations, setSsoDefaultRoles, updateSsoConfiguration } from '../../../sdk/src/api/sso';
import { listMembers } from '../../../sdk/src/api/team';
import { getMe } from '../../../sdk/src/api/users';
import type { SaveSsoConfigurationRequest } from '../../../sdk/src/contract/sso';
import { providerCertificate } from '../core/provider-certificate';
import type { World } from '../core/types';
import { roleId } from '../db/catalogue';
import { decodeText, encodeText } from './rules/saml/encoding';
import { expectRefusal, openBrowser, quickWorld, refusal, signIn, type TestBrowser } from './testing/browser';
import {
  answerAtSamlProvider,
  providerAddressOf,
  readForm,
  signInWithSaml,
  submitChoice,
} from './testing/identity-provider';

const ORIGIN = 'https://identity.portico.test';
const MINUTE_MS = 60_000;
/** How long a user may take at their provider. */
const ATTEMPT_MINUTES = 10;
/** How long an assertion is good for, with what clocks may differ by. */
const ASSERTION_MINUTES = 5 + 1;

let world: World;
let admin: TestBrowser;
let browser: TestBrowser;
let configurationId: string;

/** The demo tenant signs in through its provider. */
beforeEach(async () => {
  world = quickWorld();
  admin = await signIn(world, 'ada@acme.test');
  browser = openBrowser(world);
  configurationId = (await listSsoConfigurations(admin.http))[0]!.id;
  await change({ enabled: true });
});

const change = (body: SaveSsoConfigurationRequest) => updateSsoConfiguration(admin.http, configurationId, body);
const roleKeys = async () => (await getMe(browser.http)).roles.map(({ key }) => key);

/** Why an answer was not believed. */
async function reasonFor(call: Promise<unknown>): Promise<unknown> {
  const error = await refusal(call);
  expect(error).toMatchObject({ statusCode: 401, errorCode: errorCodes.ssoFailed });
  return (error.errorContext as { reason: string }).reason;
}

/** Changes the text of an answer. */
async function tampered(edit: (xml: string) => string, email = 'ines@acme.test') {
  const { SAMLResponse, RelayState } = await answerAtSamlProvider(browser, email);
  const before = decodeText(SAMLResponse) ?? '';
  const after = edit(before);
  expect(after).not.toBe(before);
  return samlPostLogin(browser.http, { RelayState, SAMLResponse: encodeText(after) });
}

it('sends only users of a proved domain to their provider', async () => {
  const { address, idpType, addressType } = await preLogin(browser.http, { email: 'Ines@ACME.test' });
  expect([idpType, addressType]).toEqual(['saml', 'sso']);
  const url = new URL(address!);
  expect(url.origin + url.pathname).toBe(`${ORIGIN}/simulated/sso/acme/saml`);
  expect([...url.searchParams.keys()]).toEqual(['SAMLRequest', 'RelayState']);
  expect(await preLogin(browser.http, { email: 'unknown@acme.test' })).toMatchObject({ idpType: 'saml' });
  expect(await samlPreLogin(browser.http, { email: 'ines@acme.test' })).toMatchObject({ idpType: 'saml' });

  expect(await preLogin(browser.http, { email: 'kira@brightwater.test' })).toEqual({});
  expect(await preLogin(browser.http, { email: 'ines@acme.test', tenantId: 'tenant-brightwater' })).toEqual({});
  await change({ enabled: false });
  expect(await preLogin(browser.http, { email: 'ines@acme.test' })).toEqual({});
});

it('shows a page to choose an account on, and signs the chosen one in', async () => {
  const address = await providerAddressOf(browser, 'ines@acme.test');
  const page = await (await browser.fetch(address.slice(ORIGIN.length))).text();
  expect(page).toContain('Sign in with Acme Harbor');
  expect(page).toContain('ines@acme.test');
  expect(page).toContain('Administrators');

  const { accessToken, mfaRequired } = await signInWithSaml(browser, 'ines@acme.test');
  expect(mfaRequired).toBe(false);
  expect(decodeJwt(accessToken!)).toMatchObject({ email: 'ines@acme.test', tenantId: 'tenant-acme', amr: ['sso'] });
  expect(await getMe(browser.http)).toMatchObject({ email: 'ines@acme.test' });
});

it('redirects to the host that sent the request, if the vendor has registered it', async () => {
  const origins: Record<string, string> = {
    'http://localhost:5173': 'http://localhost:5173',
    [ORIGIN]: ORIGIN,
    'https://evil.test': 'http://localhost:3000',
  };
  for (const [origin, expected] of Object.entries(origins)) {
    const body = JSON.stringify({ email: 'ines@acme.test' });
    const headers = { origin, 'content-type': 'application/json' };
    const url = `${ORIGIN}/frontegg/identity/resources/auth/v2/user/sso/prelogin`;
    const reply = await world.answer({ method: 'POST', url, headers, body: new TextEncoder().encode(body) });
    const page = await submitChoice(browser, JSON.parse(String(reply.body)).address, { account: 'ines@acme.test' });
    const { fields } = readForm(await page.text());
    const back = await browser.fetch('/auth/saml/callback', { method: 'POST', body: new URLSearchParams(fields) });
    expect(new URL(back.headers.get('location')!).origin).toBe(expected);
  }
});

it('adds a new user to the team, with the default roles and those of their groups', async () => {
  const choice = { other: 'zoe@acme.test', name: 'Zoe Park', group: ['Help desk', 'Unmapped'] };
  await signInWithSaml(browser, 'zoe@acme.test', choice);
  expect(await roleKeys()).toEqual(['read-only', 'support']);
  const { items } = await listMembers(admin.http, { pageOffset: 0, _filter: 'zoe' });
  expect(items).toMatchObject([{ email: 'zoe@acme.test', name: 'Zoe Park', verified: true, activatedForTenant: true }]);
  expect(world.snapshot().tables.users!.at(-1)).toMatchObject({ provider: 'saml', password: null });
});

it('gives and takes the roles of groups at each sign-in, and leaves the others', async () => {
  await signInWithSaml(browser, 'ines@acme.test', { account: 'ines@acme.test', group: ['Administrators'] });
  expect(await roleKeys()).toEqual(['read-only', 'admin']);
  await signInWithSaml(browser, 'ines@acme.test');
  expect(await roleKeys()).toEqual(['read-only', 'admin']);
  await signInWithSaml(browser, 'ines@acme.test', { account: 'ines@acme.test', group: ['Help desk'] });
  expect(await roleKeys()).toEqual(['read-only', 'support']);
});

it('never removes the last administrator of a team', async () => {
  const snapshot = world.snapshot();
  const users = snapshot.tables.users as { id: string; email: string; isLocked: boolean }[];
  users.find(({ email }) => email === 'ben@acme.test')!.isLocked = true;
  world.restore(snapshot);
  await signInWithSaml(browser, 'ada@acme.test', { account: 'ada@acme.test', group: ['Help desk'] });
  expect(await roleKeys()).toEqual(['admin']);
});

it('asks for a second factor where one is set up', async () => {
  expect(await signInWithSaml(browser, 'ben@acme.test')).toMatchObject({ mfaRequired: true });
});

it('refuses users who may not sign in', async () => {
  await expectRefusal(signInWithSaml(browser, 'elif@acme.test'), 403, errorCodes.accountLocked);
  await expectRefusal(signInWithSaml(browser, 'farid@acme.test'), 403, errorCodes.accountDisabled);
});

it('accepts a user who was invited without a mail', async () => {
  await signInWithSaml(browser, 'grace@acme.test');
  expect(await getMe(browser.http)).toMatchObject({ verified: true, activatedForTenant: true });
});

it.each(['cancel', 'deny'] as const)('refuses the sign-in with ER-SSO-DENIED after %s', async (outcome) => {
  const denied = await answerAtSamlProvider(browser, 'ines@acme.test', { outcome });
  await expectRefusal(samlPostLogin(browser.http, denied), 403, errorCodes.ssoDenied);
});

it('refuses the sign-in when the provider fails', async () => {
  const failed = await answerAtSamlProvider(browser, 'ines@acme.test', { outcome: 'error' });
  expect(await reasonFor(samlPostLogin(browser.http, failed))).toBe('provider');
});

it('keeps users waiting at a slow provider', async () => {
  const address = await providerAddressOf(browser, 'ines@acme.test');
  const page = await submitChoice(browser, address, { account: 'ines@acme.test', ...{ slow: 'yes' } });
  const [, next = ''] = /^5;url=(.*)$/.exec(page.headers.get('refresh') ?? '') ?? [];
  const { fields } = readForm(await (await browser.fetch(next)).text());
  const { SAMLResponse = '', RelayState = '' } = fields;
  expect(await samlPostLogin(browser.http, { SAMLResponse, RelayState })).toMatchObject({ mfaRequired: false });
});

it.each(['expired', 'audience', 'unsigned'])('refuses a wrong answer: %s', async (fault) => {
  const call = signInWithSaml(browser, 'ines@acme.test', { account: 'ines@acme.test', fault });
  expect(await reasonFor(call)).toBe(fault);
});

it('refuses an answer that was changed in transit', async () => {
  const byProvider = signInWithSaml(browser, 'ines@acme.test', { account: 'ines@acme.test', fault: 'tampered' });
  expect(await reasonFor(byProvider)).toBe('signature');
  const edits = [
    (xml: string) => xml.replace('>ines@acme.test<', '>ada@acme.test<'),
    (xml: string) => xml.replace(/(<ds:DigestValue>)./, '$1A'),
    (xml: string) => xml.replace(/(<ds:SignatureValue>)..../, '$1AAAA'),
    (xml: string) => xml.replaceAll('rsa-sha256', 'rsa-sha1'),
    (xml: string) => xml.replace('xmldsig#enveloped-signature', 'xmldsig#base64'),
  ];
  for (const edit of edits) expect(await reasonFor(tampered(edit))).toBe('signature');
});

/** Ways of adding a second assertion to a signed one (XML signature wrapping). */
const wrappings: Record<string, (xml: string, signed: string, forged: string) => string> = {
  'a forged one before it': (xml, signed, forged) => xml.replace(signed, forged + signed),
  'a forged one behind it': (xml, signed, forged) => xml.replace(signed, signed + forged),
  'a forged one around it': (xml, signed, forged) =>
    xml.replace(signed, forged.replace('</saml:Assertion>', `${signed}</saml:Assertion>`)),
  'the signed one hidden in an extension': (xml, signed, forged) =>
    xml
      .replace(signed, forged)
      .replace('<samlp:Status>', `<samlp:Extensions>${signed}</samlp:Extensions><samlp:Status>`),
  'the signed one hidden in the signature': (xml, signed, forged) => {
    const [signature = ''] = /<ds:Signature .*<\/ds:Signature>/s.exec(signed) ?? [];
    const holder = signature.replace(
      '</ds:Signature>',
      `<ds:Object>${signed.replace(signature, '')}</ds:Object></ds:Signature>`,
    );
    return xml.replace(signed, forged.replace('<saml:Subject>', `${holder}<saml:Subject>`));
  },
};

it.each(Object.entries(wrappings))('does not fall for %s', async (_, wrap) => {
  const edit = (keepId: boolean) => (xml: string) => {
    const [signed = ''] = /<saml:Assertion.*<\/saml:Assertion>/s.exec(xml) ?? [];
    const bare = signed.replace(/<ds:Signature .*<\/ds:Signature>/s, '').replace('>ines@acme.test<', '>ada@acme.test<');
    const forged = keepId ? bare : bare.replace(/ ID="[^"]+"/, ' ID="_forged"');
    return wrap(xml, signed, forged);
  };
  for (const keepId of [true, false]) {
    expect(['structure', 'signature']).toContain(await reasonFor(tampered(edit(keepId))));
  }
});

it('refuses answers with comments, document types or the wrong root', async () => {
  const edits = [
    (xml: string) => xml.replace('ines@acme.test', 'ines@acme.test<!-- -->'),
    (xml: string) => `<!DOCTYPE x [<!ENTITY a "b">]>${xml}`,
    (xml: string) => xml.replaceAll('samlp:Response', 'samlp:Answer'),
    (xml: string) => xml.slice(0, -20),
    () => 'no XML at all',
  ];
  for (const edit of edits) expect(await reasonFor(tampered(edit))).toBe('structure');
});

it('does not verify a message by the key that it contains', async () => {
  await change({ publicCertificate: `${providerCertificate.slice(0, 400)}AAAA${providerCertificate.slice(404)}` });
  expect(await reasonFor(signInWithSaml(browser, 'ines@acme.test'))).toBe('signature');
  await change({ publicCertificate: 'no certificate at all' });
  expect(await reasonFor(signInWithSaml(browser, 'ines@acme.test'))).toBe('signature');
  await change({ publicCertificate: `-----BEGIN CERTIFICATE-----\n${providerCertificate}\n-----END CERTIFICATE-----` });
  expect(await signInWithSaml(browser, 'ines@acme.test')).toMatchObject({ mfaRequired: false });
});

it('accepts each answer once', async () => {
  const answer = await answerAtSamlProvider(browser, 'ines@acme.test');
  await samlPostLogin(browser.http, answer);
  expect(await reasonFor(samlPostLogin(browser.http, answer))).toBe('replayed');
  const other = await answerAtSamlProvider(browser, 'ines@acme.test');
  const elsewhere = { ...answer, RelayState: other.RelayState };
  expect(await reasonFor(samlPostLogin(browser.http, elsewhere))).toBe('request');
});

it('refuses an answer that was not requested', async () => {
  const { SAMLResponse } = await answerAtSamlProvider(browser, 'ines@acme.test');
  expect(await reasonFor(samlPostLogin(browser.http, { SAMLResponse, RelayState: 'invented' }))).toBe('state');
  const answer = await answerAtSamlProvider(browser, 'ines@acme.test');
  await change({ enabled: false });
  expect(await reasonFor(samlPostLogin(browser.http, answer))).toBe('state');
});

it('accepts an answer in the browser that sent the request, in which several tabs may send one', async () => {
  const answer = await answerAtSamlProvider(browser, 'ines@acme.test');
  await providerAddressOf(browser, 'jonas@acme.test');
  const victim = openBrowser(world);
  await providerAddressOf(victim, 'jonas@acme.test');
  expect(await reasonFor(samlPostLogin(victim.http, answer))).toBe('browser');
  expect(await samlPostLogin(browser.http, answer)).toMatchObject({ mfaRequired: false });
});

it('removes attempts that ended long ago', async () => {
  await providerAddressOf(browser, 'ines@acme.test');
  world.clock.advance((ATTEMPT_MINUTES + 61) * MINUTE_MS);
  await providerAddressOf(browser, 'ines@acme.test');
  expect(world.snapshot().tables.ssoAttempts).toHaveLength(1);
});

it('waits for an answer until the attempt ends, and accepts it until the assertion ends', async () => {
  const inTime = await answerAtSamlProvider(browser, 'ines@acme.test');
  world.clock.advance(ASSERTION_MINUTES * MINUTE_MS - 1);
  expect(await samlPostLogin(browser.http, inTime)).toMatchObject({ mfaRequired: false });
  const late = await answerAtSamlProvider(browser, 'ines@acme.test');
  world.clock.advance(ASSERTION_MINUTES * MINUTE_MS);
  expect(await reasonFor(samlPostLogin(browser.http, late))).toBe('expired');

  const address = await providerAddressOf(browser, 'ines@acme.test');
  world.clock.advance(ATTEMPT_MINUTES * MINUTE_MS);
  const page = await submitChoice(browser, address, { account: 'ines@acme.test' });
  const { SAMLResponse = '', RelayState = '' } = readForm(await page.text()).fields;
  expect(await reasonFor(samlPostLogin(browser.http, { SAMLResponse, RelayState }))).toBe('expired');
});

it('accepts addresses in the domains of the tenant only', async () => {
  const choice = { other: 'kira@brightwater.test' };
  expect(await reasonFor(signInWithSaml(browser, 'ines@acme.test', choice))).toBe('domain');
  await change({ skipEmailDomainValidation: true });
  expect(await reasonFor(signInWithSaml(browser, 'ines@acme.test', choice))).toBe('domain');
  const guest = { other: 'guest@elsewhere.test', name: 'Guest' };
  expect(await signInWithSaml(browser, 'ines@acme.test', guest)).toMatchObject({ mfaRequired: false });
});

it('signs its requests if the provider requires it, and the provider checks', async () => {
  await change({ signRequest: true });
  const address = await providerAddressOf(browser, 'ines@acme.test');
  expect([...new URL(address).searchParams.keys()]).toEqual(['SAMLRequest', 'RelayState', 'SigAlg', 'Signature']);
  const path = address.slice(ORIGIN.length);
  expect((await browser.fetch(path)).status).toBe(200);
  expect((await browser.fetch(path.replace(/RelayState=../, 'RelayState=xx'))).status).toBe(400);
});

it('refuses, as the provider, a request that is not of the service', async () => {
  for (const query of ['', '?SAMLRequest=nonsense', `?SAMLRequest=${encodeURIComponent(encodeText('<a/>'))}`]) {
    expect((await browser.fetch(`/simulated/sso/acme/saml${query}`)).status).toBe(400);
  }
  expect((await browser.fetch('/simulated/sso/unknown/saml')).status).toBe(404);
  expect((await browser.fetch('/auth/saml/callback', { method: 'POST', body: new URLSearchParams() })).status).toBe(
    400,
  );
});

it('gives new default roles to users who join later', async () => {
  await setSsoDefaultRoles(admin.http, configurationId, [roleId('support')]);
  await signInWithSaml(browser, 'zoe@acme.test', { other: 'zoe@acme.test' });
  expect(await roleKeys()).toEqual(['support']);
});

it('keeps the answer out of the journal', async () => {
  const { SAMLResponse, RelayState } = await answerAtSamlProvider(browser, 'ines@acme.test');
  await samlPostLogin(browser.http, { SAMLResponse, RelayState });
  const journal = JSON.stringify(world.journal.list());
  expect(journal).not.toContain(SAMLResponse.slice(0, 60));
});
