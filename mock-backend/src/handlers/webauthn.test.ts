import { errorCodes } from '@portico/sdk/contract';
import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { listAudits } from '../../../sdk/src/api/audits';
import {
  createPasskey,
  deletePasskey,
  listMyPasskeys,
  verifyPasskey,
  webAuthnPostLogin,
  webAuthnPreLogin,
} from '../../../sdk/src/api/passwordless-and-webauthn';
import { getMe } from '../../../sdk/src/api/users';
import type { World } from '../core/types';
import { tenantAdminEmail } from '../db/cast';
import { createSoftwareKey, type Quirks, type SoftwareKey } from '../world/software-key';
import { expectRefusal, openBrowser, quickWorld, signIn, type TestBrowser, userIdOf } from './testing/browser';
import { MULTI_FACTOR_ACR, WEBAUTHN_SECONDS } from './testing/spec-numbers';

const BEN = 'ben@acme.test';

async function register({ http }: TestBrowser, key: SoftwareKey, quirks: Quirks = {}): Promise<void> {
  const { options } = await createPasskey(http);
  await verifyPasskey(http, { ...(await key.create(options, quirks)), deviceType: 'Platform' });
}

async function withPasskey(email = tenantAdminEmail, settings?: { verifiesUser: boolean }) {
  const world = quickWorld();
  const owner = await signIn(world, email);
  const key = await createSoftwareKey(settings);
  await register(owner, key);
  return { world, owner, key, browser: openBrowser(world) };
}

async function useKey({ http }: TestBrowser, key: SoftwareKey, quirks: Quirks = {}, email = tenantAdminEmail) {
  const { options } = await webAuthnPreLogin(http, { email });
  return webAuthnPostLogin(http, await key.get(options, quirks));
}

function keysOf(world: World) {
  return world.snapshot().tables.webAuthnKeys as { counter: number }[];
}

describe('making a passkey', () => {
  it('offers everything the browser needs, in both places where clients look', async () => {
    const { owner, key } = await withPasskey();
    const { options, ...atTheTop } = await createPasskey(owner.http);
    expect(atTheTop).toEqual(options);
    expect(options.rp).toEqual({ id: 'identity.portico.test', name: 'Acme Cloud' });
    expect(options.user.name).toBe(tenantAdminEmail);
    expect(options.pubKeyCredParams.map(({ alg }) => alg)).toContain(-7);
    expect(options.excludeCredentials).toEqual([{ type: 'public-key', id: key.id }]);
    expect(options.timeout).toBe(WEBAUTHN_SECONDS * 1000);
  });

  it('draws challenges from the seed, a new one each time', async () => {
    const challengesOf = async () => {
      const { http } = await signIn(quickWorld({ seed: 7 }), tenantAdminEmail);
      return [(await createPasskey(http)).challenge, (await createPasskey(http)).challenge];
    };
    const [first, second] = await challengesOf();
    expect(first).not.toBe(second);
    expect(await challengesOf()).toEqual([first, second]);
  });

  it('lists it with its kind, and forgets it on demand', async () => {
    const { world, owner, key, browser } = await withPasskey();
    const { devices } = await listMyPasskeys(owner.http);
    const createdAt = new Date(world.clock.now()).toISOString();
    expect(devices).toEqual([{ id: expect.any(String), deviceType: 'Platform', createdAt }]);
    await deletePasskey(owner.http, devices[0]!.id);
    expect((await listMyPasskeys(owner.http)).devices).toEqual([]);
    await expectRefusal(useKey(browser, key), 401, errorCodes.passkeyRefused);
    await expectRefusal(deletePasskey(owner.http, devices[0]!.id), 404, errorCodes.notFound);
  });

  it('leaves a trace when one comes or goes', async () => {
    const { owner } = await withPasskey();
    const { devices } = await listMyPasskeys(owner.http);
    await deletePasskey(owner.http, devices[0]!.id);
    const { data } = await listAudits(owner.http, { count: 2 });
    expect(data.map((row) => row.action)).toEqual(['Passkey removed', 'Passkey added']);
  });

  it('reads the kinds as the specification spells them', async () => {
    const { owner } = await withPasskey();
    const key = await createSoftwareKey();
    const { options } = await createPasskey(owner.http);
    const body = JSON.stringify({ ...(await key.create(options)), deviceType: 'cross-platform' });
    const headers = { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' };
    const path = '/frontegg/identity/resources/users/webauthn/v1/devices/verify';
    expect((await owner.fetch(path, { method: 'POST', headers, body })).status).toBe(200);
    const { devices } = await listMyPasskeys(owner.http);
    expect(devices.map(({ deviceType }) => deviceType)).toEqual(['Platform', 'CrossPlatform']);
  });

  it.each<[string, Quirks]>([
    ['another page', { origin: 'https://evil.test' }],
    ['another site', { rpId: 'evil.test' }],
  ])('is refused on %s', async (_, quirks) => {
    const owner = await signIn(quickWorld(), tenantAdminEmail);
    await expectRefusal(register(owner, await createSoftwareKey(), quirks), 400, errorCodes.passkeyRefused);
    expect((await listMyPasskeys(owner.http)).devices).toEqual([]);
  });

  it('is refused with an attestation that is none', async () => {
    const { http } = await signIn(quickWorld(), tenantAdminEmail);
    const { options } = await createPasskey(http);
    const { id, response } = await (await createSoftwareKey()).create(options);
    const body = { id, response: { ...response, attestationObject: 'AAAA' } };
    await expectRefusal(verifyPasskey(http, body), 400, errorCodes.passkeyRefused);
  });

  it('uses a challenge once, for its owner, while it is fresh', async () => {
    const world = quickWorld();
    const { http } = await signIn(world, tenantAdminEmail);
    const other = await signIn(world, 'jonas@acme.test');
    const { options } = await createPasskey(http);
    const made = await (await createSoftwareKey()).create(options);
    await expectRefusal(verifyPasskey(other.http, made), 410, errorCodes.passkeyExpired);
    await verifyPasskey(http, made);
    await expectRefusal(verifyPasskey(http, made), 410, errorCodes.passkeyExpired);

    const late = await (await createSoftwareKey()).create((await createPasskey(http)).options);
    world.clock.advance((WEBAUTHN_SECONDS - 1) * 1000);
    expect((await listMyPasskeys((await signIn(world, tenantAdminEmail)).http)).devices).toHaveLength(1);
    world.clock.advance(1000);
    const again = await signIn(world, tenantAdminEmail);
    await expectRefusal(verifyPasskey(again.http, late), 410, errorCodes.passkeyExpired);
  });

  it('does not take the same key twice', async () => {
    const { owner, key } = await withPasskey();
    await expectRefusal(register(owner, key), 409, errorCodes.alreadyExists);
  });
});

describe('signing in with a passkey', () => {
  it('opens a session of its owner', async () => {
    const { key, browser } = await withPasskey();
    const answer = await useKey(browser, key);
    browser.token = answer.accessToken!;
    expect(await getMe(browser.http)).toMatchObject({ email: tenantAdminEmail });
  });

  it('needs no name where the browser knows whose passkey it is', async () => {
    const { world, key, browser } = await withPasskey();
    const { options } = await webAuthnPreLogin(browser.http, {});
    expect(options.allowCredentials).toEqual([]);
    const userHandle = userIdOf(world, tenantAdminEmail);
    expect((await webAuthnPostLogin(browser.http, await key.get(options, { userHandle }))).accessToken).toBeTruthy();
  });

  it('goes by the id that a quick login remembers, too', async () => {
    const { world, key, browser } = await withPasskey();
    const { options } = await webAuthnPreLogin(browser.http, { userId: userIdOf(world, tenantAdminEmail) });
    expect(options.allowCredentials).toEqual([{ type: 'public-key', id: key.id }]);
    expect((await webAuthnPostLogin(browser.http, await key.get(options))).accessToken).toBeTruthy();
  });

  it('is both factors at once when the key has checked its user', async () => {
    const { key, browser } = await withPasskey(BEN);
    const answer = await useKey(browser, key, {}, BEN);
    expect(decodeJwt(answer.accessToken!)).toMatchObject({ amr: ['hwk', 'mfa'], acr: MULTI_FACTOR_ACR });
  });

  it('still asks for the second factor when the key has not', async () => {
    const { key, browser } = await withPasskey(BEN, { verifiesUser: false });
    expect(await useKey(browser, key, {}, BEN)).toMatchObject({ mfaRequired: true, mfaEnrolled: true });
  });

  it.each<[string, Quirks]>([
    ['another page', { origin: 'https://evil.test' }],
    ['another site', { rpId: 'evil.test' }],
    ['a changed signature', { tamper: (signature) => signature.set([signature.at(-1)! ^ 1], signature.length - 1) }],
    ['a counter that went back', { counter: 0 }],
    ['a counter that does not increase', { counter: 1 }],
    ['the name of another user', { userHandle: 'another-user' }],
  ])('is refused with %s', async (_, quirks) => {
    const { world, key, browser } = await withPasskey();
    await useKey(browser, key);
    await expectRefusal(useKey(browser, key, quirks), 401, errorCodes.passkeyRefused);
    expect(keysOf(world)).toMatchObject([{ counter: 1 }]);
    expect((await useKey(browser, key)).accessToken).toBeTruthy();
    expect(keysOf(world)[0]!.counter).toBeGreaterThan(1);
  });

  it('is refused with a key that is not registered, or one made for another page', async () => {
    const { browser, owner, world } = await withPasskey();
    await expectRefusal(useKey(browser, await createSoftwareKey()), 401, errorCodes.passkeyRefused);

    const elsewhere = openBrowser(world, undefined, 'https://other.portico.test');
    elsewhere.token = owner.token;
    const key = await createSoftwareKey();
    await register(elsewhere, key);
    await expectRefusal(useKey(browser, key), 401, errorCodes.passkeyRefused);
    expect((await useKey(elsewhere, key)).accessToken).toBeTruthy();
  });

  it('uses a challenge once, also when the answer was wrong, and while it is fresh', async () => {
    const { world, key, browser } = await withPasskey();
    const { options } = await webAuthnPreLogin(browser.http, { email: tenantAdminEmail });
    const answer = await key.get(options);
    await webAuthnPostLogin(browser.http, answer);
    await expectRefusal(webAuthnPostLogin(browser.http, answer), 410, errorCodes.passkeyExpired);

    const next = await webAuthnPreLogin(browser.http, { email: tenantAdminEmail });
    const wrong = await key.get(next.options, { origin: 'https://evil.test' });
    await expectRefusal(webAuthnPostLogin(browser.http, wrong), 401, errorCodes.passkeyRefused);
    const late = webAuthnPostLogin(browser.http, await key.get(next.options));
    await expectRefusal(late, 410, errorCodes.passkeyExpired);

    const slow = await webAuthnPreLogin(browser.http, { email: tenantAdminEmail });
    world.clock.advance(WEBAUTHN_SECONDS * 1000);
    await expectRefusal(webAuthnPostLogin(browser.http, await key.get(slow.options)), 410, errorCodes.passkeyExpired);
  });

  it('does not take an answer to a challenge of another kind', async () => {
    const { owner, key, browser } = await withPasskey();
    const { challenge, rp } = (await createPasskey(owner.http)).options;
    const answer = await key.get({ challenge, rpId: rp.id });
    await expectRefusal(webAuthnPostLogin(browser.http, answer), 410, errorCodes.passkeyExpired);
  });

  it('asks a user who is unknown, or without a passkey, for a made-up key', async () => {
    const { world } = await withPasskey();
    const { http } = openBrowser(world);
    for (const email of ['unknown@acme.test', 'ines@acme.test']) {
      const first = (await webAuthnPreLogin(http, { email })).allowCredentials;
      expect(first).toEqual([{ type: 'public-key', id: expect.stringMatching(/^[\w-]{43}$/) }]);
      expect((await webAuthnPreLogin(http, { email })).allowCredentials).toEqual(first);
    }
  });

  it('reads what older clients send in plain base64', async () => {
    const { key, browser } = await withPasskey();
    const { options } = await webAuthnPreLogin(browser.http, { email: tenantAdminEmail });
    const { id, response } = await key.get(options);
    const plain = (text: string) => Buffer.from(text, 'base64url').toString('base64');
    const { clientDataJSON, authenticatorData, signature } = response;
    const body = {
      id,
      response: {
        clientDataJSON: plain(clientDataJSON),
        authenticatorData: plain(authenticatorData),
        signature: plain(signature),
      },
    };
    expect((await webAuthnPostLogin(browser.http, body)).accessToken).toBeTruthy();
  });

  it('keeps out who is locked', async () => {
    const { world, key, browser } = await withPasskey();
    const snapshot = world.snapshot();
    const users = (snapshot.tables.users as { email: string }[]).map((user) => {
      return user.email === tenantAdminEmail ? { ...user, isLocked: true } : user;
    });
    world.restore({ ...snapshot, tables: { ...snapshot.tables, users } });
    await expectRefusal(useKey(browser, key), 403, errorCodes.accountLocked);
  });
});
