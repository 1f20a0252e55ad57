import { errorCodes } from '@portico/sdk/contract';
import { describe, expect, it } from 'vitest';
import { login, refreshToken } from '../../../sdk/src/api/auth';
import { createUsername, deleteUsername, getMyUsername } from '../../../sdk/src/api/usernames-and-emails';
import * as api from '../../../sdk/src/api/users';
import type { World } from '../core/types';
import { DEMO_PASSWORD } from '../db/cast';
import { expectRefusal, openBrowser, quickWorld, refusal, signIn, userIdOf } from './testing/browser';
import { MAX_PICTURE_BYTES, RESET_LINK_SECONDS } from './testing/spec-numbers';

const ADA = 'ada@acme.test';
const INES = 'ines@acme.test';
const NEW_PASSWORD = 'Second-Harbor-7';

/** The parameters of the newest link in the inbox. */
function linkIn(world: World): { userId: string; token: string } {
  const newest = [...world.inbox.list()].sort((a, b) => b.sentAt.localeCompare(a.sentAt))[0];
  const query = new URL(newest?.link ?? '', 'https://host.test').searchParams;
  return { userId: query.get('userId') ?? '', token: query.get('token') ?? '' };
}

describe('forgotten password', () => {
  it('is replaced through a link in a mail, which works once', async () => {
    const world = quickWorld();
    const { http } = openBrowser(world);
    await api.sendPasswordResetEmail(http, { identifier: ` ${INES.toUpperCase()} `, identifierType: 'email' });
    const [mail] = world.inbox.list();
    expect(mail).toMatchObject({ to: INES, read: false });
    expect(mail?.link).toMatch(/^\/account\/reset-password\?userId=.+&token=.+/);
    expect(mail?.text).toContain(mail?.link);

    const link = linkIn(world);
    await api.validateResetToken(http, link);
    await api.validateResetToken(http, link);
    await api.resetPassword(http, { ...link, password: NEW_PASSWORD });
    await expectRefusal(api.validateResetToken(http, link), 400, errorCodes.resetLinkInvalid);
    const again = api.resetPassword(http, { ...link, password: NEW_PASSWORD });
    await expectRefusal(again, 400, errorCodes.resetLinkInvalid);

    await expectRefusal(login(http, { email: INES, password: DEMO_PASSWORD }), 401, errorCodes.invalidCredentials);
    expect((await login(http, { email: INES, password: NEW_PASSWORD })).accessToken).toBeTruthy();
  });

  it('does not reveal who has an account', async () => {
    const world = quickWorld();
    const { http } = openBrowser(world);
    expect(await api.sendPasswordReset(http, { email: 'unknown@acme.test' })).toEqual({});
    expect(world.inbox.list()).toEqual([]);
    expect(await api.sendPasswordReset(http, { email: INES })).toEqual({});
    expect(world.inbox.list()).toHaveLength(1);
  });

  it('mails the invitation again to a user without a password', async () => {
    const world = quickWorld();
    await api.sendPasswordReset(openBrowser(world).http, { email: 'grace@acme.test' });
    expect(world.inbox.list()[0]?.link).toMatch(/^\/account\/activate\?/);
  });

  it('is chosen for the first time by a user without one, found by a phone number, too', async () => {
    const world = quickWorld();
    const { http } = openBrowser(world);
    const snapshot = world.snapshot();
    const users = snapshot.tables.users as { email: string; password: string | null; phoneNumber: string }[];
    const ines = users.find((user) => user.email === INES)!;
    ines.password = null;
    world.restore(snapshot);
    await api.sendPasswordResetEmail(http, { identifier: ines.phoneNumber, identifierType: 'phoneNumber' });
    await api.resetPassword(http, { ...linkIn(world), password: NEW_PASSWORD });
    await signIn(world, INES, NEW_PASSWORD);
  });

  it('ends every session and every lockout of the user', async () => {
    const world = quickWorld();
    const browser = await signIn(world, INES);
    for (let attempt = 0; attempt < 5; attempt++) {
      await refusal(login(openBrowser(world).http, { email: INES, password: 'wrong' }));
    }
    await api.sendPasswordReset(browser.http, { email: INES });
    await api.resetPassword(browser.http, { ...linkIn(world), password: NEW_PASSWORD });
    await expectRefusal(api.getMe(browser.http), 401, errorCodes.unauthorized);
    await expectRefusal(refreshToken(browser.http, { tenantId: null }), 401, errorCodes.sessionExpired);
    await signIn(world, INES, NEW_PASSWORD);
  });

  it('needs a link of its own user that is the newest and not too old', async () => {
    const world = quickWorld();
    const { http } = openBrowser(world);
    await api.sendPasswordReset(http, { email: INES });
    const first = linkIn(world);
    const foreign = { ...first, userId: userIdOf(world, ADA) };
    await expectRefusal(api.validateResetToken(http, foreign), 400, errorCodes.resetLinkInvalid);

    world.clock.advance(1_000);
    await api.sendPasswordReset(http, { email: INES });
    await expectRefusal(api.validateResetToken(http, first), 400, errorCodes.resetLinkInvalid);
    world.clock.advance(RESET_LINK_SECONDS * 1000);
    await expectRefusal(api.validateResetToken(http, linkIn(world)), 410, errorCodes.resetLinkExpired);
  });

  it.each([
    ['12345', errorCodes.passwordTooShort, { minLength: 6 }],
    ['\u{1f511}'.repeat(5), errorCodes.passwordTooShort, { minLength: 6 }],
    ['x'.repeat(129), errorCodes.passwordTooLong, { maxLength: 128 }],
  ])('refuses the new password %s and keeps the link', async (password, code, context) => {
    const world = quickWorld();
    const { http } = openBrowser(world);
    await api.sendPasswordReset(http, { email: INES });
    const error = await refusal(api.resetPassword(http, { ...linkIn(world), password }));
    expect(error).toMatchObject({ statusCode: 400, errorCode: code, errorContext: context });
    await api.validateResetToken(http, linkIn(world));
  });

  it('asks for kinds of characters where phrases do not count', async () => {
    const world = quickWorld();
    const snapshot = world.snapshot();
    const policies = snapshot.tables.policies as { name: string; value: Record<string, unknown> }[];
    const strict = {
      allowPassphrases: false,
      minOptionalTestsToPass: 3,
      requiredTests: { checkThreeRepeatedChars: true },
    };
    policies.find((row) => row.name === 'password')!.value = strict;
    world.restore(snapshot);
    const { http } = openBrowser(world);
    expect(await api.getPasswordConfig(http)).toMatchObject({ ...strict, minLength: 6 });
    await api.sendPasswordReset(http, { email: INES });
    for (const password of ['onlylower', 'Aaaa-1111']) {
      const call = api.resetPassword(http, { ...linkIn(world), password });
      await expectRefusal(call, 400, errorCodes.passwordTooWeak);
    }
    await api.resetPassword(http, { ...linkIn(world), password: NEW_PASSWORD });
  });

  it('is offered by mail, under the published rules', async () => {
    const { http } = openBrowser(quickWorld());
    const strategies = await api.listPasswordRecoveryStrategies(http);
    expect(strategies.filter((row) => row.isActive).map((row) => row.strategy)).toEqual(['email']);
    const config = {
      allowPassphrases: true,
      minLength: 6,
      maxLength: 128,
      minPhraseLength: 6,
      minOptionalTestsToPass: 1,
    };
    expect(await api.getPasswordConfig(http, 'any-user')).toMatchObject(config);
    expect((await api.listSignUpStrategies(http)).length).toBeGreaterThan(0);
  });
});

describe('own profile', () => {
  it('carries roles, permissions and tenants, and nothing that is null', async () => {
    const { http } = await signIn(quickWorld(), ADA);
    const me = await api.getMe(http);
    expect(me).toMatchObject({ email: ADA, tenantId: 'tenant-acme', tenantIds: ['tenant-acme', 'tenant-brightwater'] });
    expect(me.roles.map((role) => role.name)).toEqual(['Admin']);
    expect(me.permissions.map((permission) => permission.key)).toContain('fe.secure.*');
    expect(Object.values(me)).not.toContain(null);
    expect(me).not.toHaveProperty('superUser');
    const authorization = await api.getMyAuthorization(http);
    expect(authorization).toEqual({ roles: me.roles, permissions: me.permissions });
    const { tenants, activeTenant } = await api.getMyTenants(http);
    expect(activeTenant).toMatchObject({ tenantId: 'tenant-acme', deletedAt: null, isReseller: false });
    expect(await api.listMyTenantsV2(http)).toEqual(tenants);
    expect(await api.getMyTenantsV1(http)).toEqual({ tenants, activeTenant });
  });

  it('changes only what is sent, and keeps what the vendor has put into the metadata', async () => {
    const { http } = await signIn(quickWorld(), ADA);
    const before = await api.getMe(http);
    const metadata = JSON.stringify({ address: ' 7 Pier Road ', jobTitle: 'Captain', crm: { id: 3 } });
    await api.updateMe(http, { name: '  Ada M. ', metadata });
    const after = await api.updateMe(http, { phoneNumber: '+49 151 2345 678' });
    expect(after).toMatchObject({ name: 'Ada M.', email: ADA, phoneNumber: '+49 151 2345 678' });
    expect(after.profilePictureUrl).toBe(before.profilePictureUrl);
    expect(JSON.parse(after.metadata)).toEqual({ address: '7 Pier Road', jobTitle: 'Captain', crm: { id: 3 } });
    expect(await api.getMe(http)).toEqual(after);
    // Published clients send the whole profile back, with members that cannot be changed.
    expect(await api.updateMe(http, { ...after })).toEqual(after);
  });

  it.each(['', '   ', null])('clears the phone number by %j', async (phoneNumber) => {
    const { http } = await signIn(quickWorld(), ADA);
    await api.updateMe(http, { phoneNumber: '+49 151 2345 678' });
    expect((await api.updateMe(http, { phoneNumber })).phoneNumber).toBeUndefined();
    expect((await api.getMe(http)).phoneNumber).toBeUndefined();
  });

  it.each([
    [{ name: ' ' }],
    [{ name: 'x'.repeat(201) }],
    [{ phoneNumber: 'call me' }],
    [{ phoneNumber: '123' }],
    [{ metadata: '[1]' }],
    [{ metadata: '{' }],
    [{ profilePictureUrl: 'javascript:alert(1)' }],
    [{ profilePictureUrl: 'data:text/html;base64,PHA+' }],
  ])('refuses %j', async (body) => {
    const { http } = await signIn(quickWorld(), ADA);
    await expectRefusal(api.updateMe(http, body), 400, errorCodes.invalidRequest);
  });

  it('has a user name that no other user has', async () => {
    const world = quickWorld();
    const { http } = await signIn(world, ADA);
    expect(await getMyUsername(http)).toEqual({});
    await createUsername(http, { username: 'ada.m' });
    expect(await getMyUsername(http)).toMatchObject({ username: 'ada.m' });
    expect(
      (await login(openBrowser(world).http, { username: 'ada.m', password: DEMO_PASSWORD })).accessToken,
    ).toBeTruthy();

    const other = await signIn(world, INES);
    await expectRefusal(createUsername(other.http, { username: 'ada.m' }), 409, errorCodes.usernameTaken);
    await expectRefusal(createUsername(other.http, { username: 'a b' }), 400, errorCodes.invalidRequest);
    await expectRefusal(deleteUsername(other.http, 'ada.m'), 404, errorCodes.usernameNotFound);
    await deleteUsername(http, 'ada.m');
    await createUsername(other.http, { username: 'ada.m' });
  });
});

describe('profile picture', () => {
  const pathWithQuery = (address: string) => new URL(address).pathname + new URL(address).search;
  const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  const picture = (start: number[], length = 64) => {
    const bytes = new Uint8Array(length);
    bytes.set(start);
    return new Blob([bytes], { type: 'image/png' });
  };

  it('is answered as an address that the profile then takes', async () => {
    const { http } = await signIn(quickWorld(), ADA);
    const before = await api.getMe(http);
    const address = await api.uploadProfilePicture(http, picture(png));
    expect(address).toMatch(/^https:\/\/identity\.portico\.test\/frontegg\/.+/);
    expect((await api.getMe(http)).profilePictureUrl).toBe(before.profilePictureUrl);
    expect((await api.updateMe(http, { profilePictureUrl: address })).profilePictureUrl).toBe(address);
    expect((await api.updateMe(http, { profilePictureUrl: null })).profilePictureUrl).toBeNull();
  });

  it('may be as large as 1 MB, and a JPEG whatever its type says', async () => {
    const world = quickWorld();
    const { http } = await signIn(world, ADA);
    const address = await api.uploadProfilePicture(http, picture([0xff, 0xd8, 0xff], MAX_PICTURE_BYTES));
    expect((await api.updateMe(http, { profilePictureUrl: address })).profilePictureUrl).toBe(address);
    const answer = await openBrowser(world).fetch(pathWithQuery(address));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await answer.arrayBuffer()).byteLength).toBe(MAX_PICTURE_BYTES);
  });

  it('is fetched by every browser as it was uploaded, whatever follows in the query', async () => {
    const world = quickWorld();
    const { http } = await signIn(world, ADA);
    const address = `${await api.uploadProfilePicture(http, picture(png))}?t=1`;
    await api.updateMe(http, { profilePictureUrl: address });
    const { fetch } = openBrowser(world);
    const answer = await fetch(pathWithQuery(address));
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(new Uint8Array(await picture(png).arrayBuffer()));
    expect((await fetch(`${pathWithQuery(address).replace(/\?.*/, '')}0`)).status).toBe(404);
  });

  it('keeps the picture that is shown and the newest one', async () => {
    const world = quickWorld();
    const { http } = await signIn(world, ADA);
    const shown = await api.uploadProfilePicture(http, picture(png));
    await api.updateMe(http, { profilePictureUrl: shown });
    const [first, second] = [
      await api.uploadProfilePicture(http, picture(png)),
      await api.uploadProfilePicture(http, picture(png)),
    ];
    const { fetch } = openBrowser(world);
    const statuses = [];
    for (const address of [shown, first, second]) statuses.push((await fetch(pathWithQuery(address))).status);
    expect(statuses).toEqual([200, 404, 200]);
  });

  it('moves with its world to another host', async () => {
    const world = quickWorld();
    const { http } = await signIn(world, ADA);
    await api.updateMe(http, { profilePictureUrl: await api.uploadProfilePicture(http, picture(png)) });
    const moved = quickWorld();
    moved.restore(world.snapshot());
    const { transport } = moved.connect({ signedInAs: ADA });
    const there = 'http://127.0.0.1:4400/frontegg';
    const renewed = await transport(
      new Request(`${there}/identity/resources/auth/v1/user/token/refresh`, { method: 'POST' }),
    );
    const { accessToken } = await renewed.json();
    const headers = { authorization: `Bearer ${accessToken}` };
    const me = await (await transport(new Request(`${there}/identity/resources/users/v2/me`, { headers }))).json();
    expect(me.profilePictureUrl).toMatch(/^http:\/\/127\.0\.0\.1:4400\/frontegg\/./);
    expect((await transport(new Request(me.profilePictureUrl))).status).toBe(200);
  });

  it('stays out of the token, which travels in a header', async () => {
    const browser = await signIn(quickWorld(), ADA);
    const address = await api.uploadProfilePicture(browser.http, picture(png, MAX_PICTURE_BYTES));
    await api.updateMe(browser.http, { profilePictureUrl: address });
    const { accessToken } = await refreshToken(browser.http, { tenantId: null });
    expect(accessToken!.length).toBeLessThan(4_000);
  });

  it.each([
    ['above 1 MB', picture(png, MAX_PICTURE_BYTES + 1), 413],
    ['that is none, in spite of its type', picture([0x3c, 0x73, 0x76, 0x67]), 415],
    ['without content', new Blob([]), 400],
  ])('is refused %s', async (_, blob, status) => {
    const { http } = await signIn(quickWorld(), ADA);
    expect(await refusal(api.uploadProfilePicture(http, blob))).toMatchObject({ statusCode: status });
  });

  it('is refused outside a form', async () => {
    const { http } = await signIn(quickWorld(), ADA);
    const call = http.send({ method: 'PUT', path: '/team/resources/profile/me/image/v1', body: { image: 'x' } });
    await expectRefusal(call, 400, errorCodes.invalidRequest);
  });
});
