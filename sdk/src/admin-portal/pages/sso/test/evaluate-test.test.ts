// @vitest-environment jsdom
import { createWorld, type World } from '@portico/mock-backend';
import { beforeEach, describe, expect, it } from 'vitest';
import { preLogin } from '../../../../api/auth-start';
import { listSsoConfigurations } from '../../../../api/sso';
import { createTestBrowser } from '../../../../app/test-app';
import type { SsoConfiguration } from '../../../../contract';
import { preparePage } from '../../../test-portal';
import { evaluateTest } from './evaluate-test';
import { hasPassed, type TestResult } from './test-result';

preparePage();

const EMAIL = 'ines@acme.test';
const MINUTE_MS = 60_000;
const field = /<input type="hidden" name="SAMLResponse" value="([^"]*)">/;

let world: World;
let connection: SsoConfiguration;
let openSite: ReturnType<typeof createTestBrowser>['openSite'];
let answerAt: () => Promise<string>;

beforeEach(async () => {
  world = createWorld({ scenario: 'sso-only', latency: 0 });
  const { app, ...browser } = createTestBrowser(world, { signedInAs: 'ada@acme.test' });
  openSite = browser.openSite;
  await app.session.refresh();
  const [first] = await listSsoConfigurations(app.http);
  connection = first as SsoConfiguration;
  answerAt = async () => (await preLogin(app.http, { email: EMAIL })).address ?? '';
});

/** What the simulated provider answers after a choice on its page. */
async function answer(choice: Record<string, string> = {}, more: readonly [string, string][] = []): Promise<string> {
  const chosen = new URLSearchParams([...Object.entries({ chosen: '', account: EMAIL, ...choice }), ...more]);
  const page = await openSite(new Request(`${await answerAt()}&${chosen}`));
  return field.exec(await page.text())?.[1] ?? '';
}

const evaluate = (SAMLResponse: string, change: Partial<SsoConfiguration> = {}) =>
  evaluateTest({ ...connection, ...change }, { SAMLResponse }, world.clock.now());
const edited = (encoded: string, edit: (xml: string) => string) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(edit(atob(encoded)))));
const outcomes = ({ parts }: TestResult) => parts.filter(({ outcome }) => outcome !== 'passed');

describe('of a SAML provider', () => {
  it('passes all parts of an answer that a sign-in would accept, and says which roles it gives', async () => {
    const result = await evaluate(await answer({}, [['group', 'Help desk']]));
    expect(outcomes(result)).toEqual([]);
    expect(result.parts).toContainEqual({ part: 'email', outcome: 'passed', found: EMAIL });
    expect(result.roleIds).toEqual(['role-read-only', 'role-support']);
    expect(result.attributes.map(({ field }) => field)).toEqual(['name', 'groups']);
  });

  it.each([
    ['unsigned', 'signature', 'unsigned'],
    ['tampered', 'signature', 'changed'],
    ['audience', 'audience', 'otherAudience'],
    ['expired', 'time', 'late'],
  ])('names the part of an answer that is %s', async (fault, part, problem) => {
    const result = await evaluate(await answer({ fault }));
    expect(result.parts.find(({ outcome }) => outcome === 'failed')).toMatchObject({ part, problem });
    expect(hasPassed(result)).toBe(false);
  });

  it.each([
    ['deny', 'denied', 'RequestDenied'],
    ['cancel', 'denied', 'AuthnFailed'],
    ['error', 'refusedRequest', 'Responder'],
  ])('stops at an answer with the outcome %s', async (outcome, problem, found) => {
    const result = await evaluate(await answer({ outcome }));
    expect(outcomes(result).slice(0, 2)).toEqual([
      { part: 'answer', outcome: 'failed', problem, found },
      { part: 'signature', outcome: 'skipped' },
    ]);
  });

  it.each([
    ['nothing', '', 'noAnswer'],
    ['no base64', '%', 'unreadable'],
    ['no XML', btoa('hello'), 'unreadable'],
    ['a document type', btoa('<!DOCTYPE a [<!ENTITY b "c">]><a/>'), 'unreadable'],
  ])('refuses %s', async (_, encoded, problem) => {
    expect(outcomes(await evaluate(encoded))[0]).toMatchObject({ part: 'answer', problem });
  });

  it('refuses a signature by another key, or of another kind', async () => {
    const right = await answer();
    const { publicKey } = await crypto.subtle.generateKey(
      { name: 'RSASSA-PKCS1-v1_5', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
      true,
      ['sign', 'verify'],
    );
    const other = new Uint8Array(await crypto.subtle.exportKey('spki', publicKey));
    const publicCertificate = withKey(connection.publicCertificate, other);
    const weak = edited(right, (xml) => xml.replace('xmldsig-more#rsa-sha256', 'xmldsig#rsa-sha1'));
    expect(outcomes(await evaluate(right, { publicCertificate }))[0]).toMatchObject({ problem: 'otherKey' });
    expect(outcomes(await evaluate(right, { publicCertificate: 'AAAA' }))[0]).toMatchObject({ problem: 'otherKey' });
    expect(outcomes(await evaluate(weak))[0]).toMatchObject({ problem: 'unsupportedSignature' });
  });

  it('reads a signature whatever space and quotes the provider writes around it', async () => {
    const spaced = edited(await answer(), (xml) => xml.replace('<samlp:Status>', '\n  <samlp:Status >'));
    expect(outcomes(await evaluate(spaced)).map(({ part }) => part)).not.toContain('signature');
  });

  it('refuses an address outside of the verified domains, unless the connection may name any', async () => {
    const foreign = await answer({ account: '', other: 'zoe@elsewhere.test', name: 'Zoe' });
    const problem = { part: 'domain', problem: 'foreignDomain', found: 'elsewhere.test' };
    expect(outcomes(await evaluate(foreign))).toContainEqual({ ...problem, outcome: 'failed' });
    expect(hasPassed(await evaluate(foreign, { skipEmailDomainValidation: true }))).toBe(true);
  });

  it('warns of a missing name and of groups without roles', async () => {
    const plain = { account: '', other: 'new@acme.test' };
    expect(outcomes(await evaluate(await answer(plain)))).toMatchObject([
      { problem: 'noName' },
      { problem: 'noGroups' },
    ]);
    const result = await evaluate(await answer({}, [['group', 'Pilots']]));
    expect(outcomes(result)).toMatchObject([{ problem: 'unknownGroups', found: 'Pilots' }]);
    expect(hasPassed(result)).toBe(true);
  });

  it('takes an answer until a minute after it has expired, as clocks differ', async () => {
    const encoded = await answer({}, [['group', 'Help desk']]);
    const at = (minutes: number) =>
      evaluateTest(connection, { SAMLResponse: encoded }, world.clock.now() + minutes * MINUTE_MS);
    expect(hasPassed(await at(5.9))).toBe(true);
    expect(outcomes(await at(6))).toMatchObject([{ problem: 'late' }]);
  });
});

describe('of an OpenID provider', () => {
  const oidc = (parameters: Record<string, string>) =>
    evaluateTest({ ...connection, type: 'oidc' }, parameters, world.clock.now());

  it('leaves to a sign-in what only the service can read', async () => {
    const result = await oidc({ code: 'c', state: 's' });
    expect(result.parts.slice(0, 3)).toEqual([
      { part: 'reached', outcome: 'passed' },
      { part: 'answer', outcome: 'passed' },
      { part: 'signature', outcome: 'skipped' },
    ]);
    expect(hasPassed(result)).toBe(true);
  });

  it.each([
    [{ error: 'access_denied' }, 'denied'],
    [{ error: 'invalid_scope', error_description: 'No such scope' }, 'refusedRequest'],
    [{}, 'noAnswer'],
  ])('names the problem of %j', async (parameters, problem) => {
    expect(outcomes(await oidc(parameters))[0]).toMatchObject({ part: 'answer', outcome: 'failed', problem });
  });
});

/** A certificate with another key of the same length. */
function withKey(certificate: string, key: Uint8Array): string {
  const bytes = Uint8Array.from(atob(certificate.replace(/-----[^-]+-----|\s/g, '')), (one) => one.charCodeAt(0));
  const head = [...key.subarray(0, 24)].join();
  const at = bytes.findIndex((_, index) => [...bytes.subarray(index, index + 24)].join() === head);
  bytes.set(key, at);
  return btoa(String.fromCharCode(...bytes));
}
