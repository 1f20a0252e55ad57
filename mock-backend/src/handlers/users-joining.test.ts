import { errorCodes, type SignUpRequest } from '@portico/sdk/contract';
import { describe, expect, it } from 'vitest';
import { login } from '../../../sdk/src/api/auth';
import { getPublicConfiguration } from '../../../sdk/src/api/configurations';
import { verifyAuthenticator } from '../../../sdk/src/api/mfa';
import { passwordlessPostLogin, passwordlessPreLogin } from '../../../sdk/src/api/passwordless-and-webauthn';
import { listMyPhoneNumbers } from '../../../sdk/src/api/phone-numbers';
import { listUsers } from '../../../sdk/src/api/team';
import { getMe, getMyTenants, listSignUpStrategies, sendPasswordReset } from '../../../sdk/src/api/users';
import * as api from '../../../sdk/src/api/users-joining';
import type { World } from '../core/types';
import { DEMO_PASSWORD, tenantAdminEmail } from '../db/cast';
import { expectRefusal, openBrowser, quickWorld, refusal, signIn, userIdOf } from './testing/browser';
import { codeOf, lastMailTo, linkOf, otherThan } from './testing/mails';
import { offerMethods, setVendorPolicy } from './testing/policies';
import { lockTenant, putRows } from './testing/rows';
import { ACTIVATION_SECONDS, CODE_MAX_ATTEMPTS, INVITATION_MINUTES } from './testing/spec-numbers';

const MIA = 'mia@newharbor.test';
const LIAM = 'liam@brightwater.test';
const PASSWORD = 'Second-Harbor-7';
const newAccount: SignUpRequest = { email: MIA, name: 'Mia Tran', companyName: 'New Harbor', password: PASSWORD };
const openPhone = { isActive: true, isRequired: true };

function inviteLink(world: World, link: { tenantId?: string; roleIds?: string[] } = {}): string {
  const now = world.clock.now();
  putRows(world, 'inviteLinks', [
    {
      ...{ tenantId: 'tenant-acme', userId: userIdOf(world, tenantAdminEmail), roleIds: ['role-support'], ...link },
      ...{ id: 'link', token: 'join-us', shouldSendEmail: false, createdAt: new Date(now).toISOString() },
      ...{ expiresAt: new Date(now + INVITATION_MINUTES * 60_000).toISOString() },
    },
  ]);
  return 'join-us';
}

describe('sign-up', () => {
  it('opens an account that its founder manages, once the code from the mail is typed', async () => {
    const world = quickWorld();
    const browser = openBrowser(world);
    const result = await api.signUp(browser.http, { ...newAccount, email: ` ${MIA.toUpperCase()} ` });
    expect(result).toMatchObject({ shouldActivate: true });
    expect(result).not.toHaveProperty('authResponse');
    const mail = lastMailTo(world, MIA);
    const typed = { userId: result.userId!, token: result.activationToken! };
    expect(linkOf(mail)).toEqual(typed);
    await expectRefusal(login(browser.http, { email: MIA, password: PASSWORD }), 403, errorCodes.accountNotVerified);
    expect(await api.getActivationStrategy(browser.http, typed)).toEqual({ shouldSetPassword: false });

    const { accessToken, emailVerified } = await api.activateAccountWithCode(browser.http, {
      ...typed,
      code: ` ${codeOf(mail).replace(/^.../, '$& ')} `,
    });
    expect(emailVerified).toBe(true);
    browser.token = accessToken!;
    const me = await getMe(browser.http);
    expect(me).toMatchObject({ id: result.userId, email: MIA, name: 'Mia Tran', tenantId: result.tenantId });
    expect(me.roles.map((role) => role.name)).toEqual(['Admin']);
    expect((await getMyTenants(browser.http)).activeTenant).toMatchObject({ name: 'New Harbor', alias: 'new-harbor' });
    expect((await listUsers(browser.http)).items.map((user) => user.email)).toEqual([MIA]);
    const again = api.activateAccountWithCode(browser.http, { ...typed, code: codeOf(mail) });
    await expectRefusal(again, 400, errorCodes.resetLinkInvalid);
    await signIn(world, MIA, PASSWORD);
  });

  it.each([
    // by, address, password, addresses are confirmed → a code is mailed
    ['email', true, true, true, true],
    ['email', true, true, false, false],
    ['email', true, false, true, true],
    ['email', true, false, false, true],
    ['username', true, true, true, true],
    ['username', true, true, false, false],
    ['username', false, true, true, false],
    ['username', false, true, false, false],
    ['phoneNumber', true, true, true, false],
    ['phoneNumber', true, true, false, false],
    ['phoneNumber', true, false, true, false],
    ['phoneNumber', true, false, false, false],
    ['phoneNumber', false, true, true, false],
    ['phoneNumber', false, true, false, false],
    ['phoneNumber', false, false, true, false],
    ['phoneNumber', false, false, false, false],
  ] as const)(
    'asks for a code by %s, with an address %s, with a password %s, where addresses are confirmed %s: %s',
    async (by, hasEmail, hasPassword, verifyEmail, asks) => {
      const world = quickWorld();
      const optional = { isActive: true, isRequired: false };
      setVendorPolicy(world, 'sign-up', { verifyEmail, email: optional, phoneNumber: optional, username: optional });
      const send = { email: api.signUp, username: api.signUpWithUsername, phoneNumber: api.signUpWithPhoneNumber }[by];
      const result = await send(openBrowser(world).http, {
        companyName: 'New Harbor',
        ...(hasEmail && { email: MIA }),
        ...(hasPassword && { password: PASSWORD }),
        ...(by === 'username' && { username: 'mia.t' }),
        ...(by === 'phoneNumber' && { phoneNumber: '+12025550142' }),
      });
      const mails = world.inbox.list().map(({ to }) => to);
      expect([result.shouldActivate, 'activationToken' in result, mails]).toEqual([asks, asks, asks ? [MIA] : []]);
    },
  );

  it('signs in at once where no address has to be confirmed', async () => {
    const world = quickWorld();
    setVendorPolicy(world, 'sign-up', { verifyEmail: false });
    const browser = openBrowser(world);
    const result = await api.signUp(browser.http, newAccount);
    expect(result).toMatchObject({ shouldActivate: false, authResponse: { userId: result.userId } });
    browser.token = result.authResponse!.accessToken!;
    expect(await getMe(browser.http)).toMatchObject({ email: MIA, verified: false });
    await signIn(world, MIA, PASSWORD);
  });

  it('leaves the choice of a password for the page that asks for the code', async () => {
    const world = quickWorld();
    const { http } = openBrowser(world);
    const result = await api.signUp(http, { email: MIA, companyName: '' });
    const link = { userId: result.userId!, token: result.activationToken! };
    expect(await api.getActivationStrategy(http, link)).toEqual({ shouldSetPassword: true });
    const typed = { ...link, code: codeOf(lastMailTo(world, MIA)) };
    await expectRefusal(api.activateAccountWithCode(http, typed), 400, errorCodes.invalidRequest);
    const short = api.activateAccountWithCode(http, { ...typed, password: 'short' });
    await expectRefusal(short, 400, errorCodes.passwordTooShort);
    await api.activateAccountWithCode(http, { ...typed, password: PASSWORD, lastTermsCheck: '2030-01-02' });
    const me = await getMe((await signIn(world, MIA, PASSWORD)).http);
    expect(JSON.parse(me.metadata)).toMatchObject({ lastTermsCheck: '2030-01-02' });
  });

  it('does not reveal who has an account', async () => {
    const world = quickWorld();
    const { http } = openBrowser(world);
    const people = world.people();
    const result = await api.signUp(http, { ...newAccount, email: LIAM });
    expect(Object.keys(result)).toEqual(Object.keys(await api.signUp(http, newAccount)));
    expect(people.map((person) => person.userId)).not.toContain(result.userId);
    expect(lastMailTo(world, LIAM).link).toBe('/account/login');
    const link = { userId: result.userId!, token: result.activationToken! };
    expect(await api.getActivationStrategy(http, link)).toEqual({ shouldSetPassword: false });
    const wrong = await refusal(api.activateAccountWithCode(http, { ...link, code: 'xxxxxx' }));
    expect(wrong).toMatchObject({ statusCode: 400, errorContext: { attemptsLeft: CODE_MAX_ATTEMPTS - 1 } });
    await signIn(world, LIAM);
  });

  it('says that an address is taken only where it cannot be hidden', async () => {
    const world = quickWorld();
    setVendorPolicy(world, 'sign-up', { verifyEmail: false });
    const call = api.signUp(openBrowser(world).http, { ...newAccount, email: LIAM });
    await expectRefusal(call, 409, errorCodes.alreadyExists);
  });

  it('refuses a code after too many attempts, and accepts the next one on the same page', async () => {
    const world = quickWorld();
    const { http } = openBrowser(world);
    const { userId, activationToken } = await api.signUp(http, newAccount);
    const code = codeOf(lastMailTo(world, MIA));
    const typed = { userId: userId!, token: activationToken!, code: otherThan(code) };
    for (let left = CODE_MAX_ATTEMPTS - 1; left > 0; left--) {
      const error = await refusal(api.activateAccountWithCode(http, typed));
      expect(error).toMatchObject({ errorCode: errorCodes.mfaCodeInvalid, errorContext: { attemptsLeft: left } });
    }
    await expectRefusal(api.activateAccountWithCode(http, typed), 429, errorCodes.mfaTooManyAttempts);
    await expectRefusal(api.activateAccountWithCode(http, { ...typed, code }), 429, errorCodes.mfaTooManyAttempts);
    await expectRefusal(api.activateAccount(http, typed), 400, errorCodes.resetLinkInvalid);
    await api.resendActivationEmailTo(http, { email: MIA });
    await api.activateAccountWithCode(http, { ...typed, code: codeOf(lastMailTo(world, MIA)) });
  });

  it('waits a day for the code', async () => {
    const world = quickWorld();
    const { http } = openBrowser(world);
    const { userId, activationToken } = await api.signUp(http, newAccount);
    const typed = { userId: userId!, token: activationToken!, code: codeOf(lastMailTo(world, MIA)) };
    world.clock.advance(ACTIVATION_SECONDS * 1000);
    await expectRefusal(api.activateAccountWithCode(http, typed), 410, errorCodes.resetLinkExpired);
    await sendPasswordReset(http, { email: MIA });
    expect(lastMailTo(world, MIA).link).toMatch(/^\/account\/reset-password\?/);
  });

  it('gives accounts of the same name different aliases', async () => {
    const world = quickWorld();
    setVendorPolicy(world, 'sign-up', { verifyEmail: false });
    const browser = openBrowser(world);
    for (const email of ['a@a.test', 'b@b.test']) {
      const { authResponse } = await api.signUp(browser.http, { ...newAccount, email, companyName: 'Acme!' });
      browser.token = authResponse!.accessToken!;
    }
    expect((await getMyTenants(browser.http)).activeTenant.alias).toBe('acme-3');
  });

  it.each<[string, Partial<SignUpRequest>, string]>([
    ['no address', { email: '' }, errorCodes.invalidRequest],
    ['an address that is none', { email: 'mia' }, errorCodes.invalidRequest],
    ['a weak password', { password: 'short' }, errorCodes.passwordTooShort],
    ['metadata that is no object', { metadata: '[]' }, errorCodes.invalidRequest],
    ['an unknown role', { roleIds: ['role-unknown'] }, errorCodes.roleNotFound],
    ['an unknown invitation', { invitationToken: 'nothing' }, errorCodes.resetLinkInvalid],
  ])('is refused with %s', async (_, change, code) => {
    const world = quickWorld();
    const before = world.snapshot().tables;
    await expectRefusal(api.signUp(openBrowser(world).http, { ...newAccount, ...change }), 400, code);
    expect(world.snapshot().tables).toEqual(before);
  });

  it('is closed to strangers where the vendor says so, not to those with a link', async () => {
    const world = quickWorld();
    setVendorPolicy(world, 'sign-up', { allowed: false });
    const { http } = openBrowser(world);
    expect(await getPublicConfiguration(http)).toMatchObject({ allowSignups: false });
    await expectRefusal(api.signUp(http, newAccount), 403, errorCodes.signUpClosed);
    await api.signUp(http, { ...newAccount, invitationToken: inviteLink(world) });
  });
});

describe('sign-up by other names', () => {
  it('takes a user name with a password, where the vendor offers it', async () => {
    const world = quickWorld();
    const closed = api.signUpWithUsername(openBrowser(world).http, { username: 'mia.t', password: PASSWORD });
    await expectRefusal(closed, 403, errorCodes.signUpClosed);
    setVendorPolicy(world, 'sign-up', { username: openPhone, email: { isActive: false, isRequired: false } });
    const browser = openBrowser(world);
    const { authResponse } = await api.signUpWithUsername(browser.http, { username: 'mia.t', password: PASSWORD });
    browser.token = authResponse!.accessToken!;
    expect(await getMe(browser.http)).toMatchObject({ username: 'mia.t', email: '' });
    await login(openBrowser(world).http, { username: 'mia.t', password: PASSWORD });
    const again = api.signUpWithUsername(browser.http, { username: 'mia.t', password: PASSWORD });
    await expectRefusal(again, 409, errorCodes.usernameTaken);
    const bare = api.signUpWithUsername(browser.http, { username: 'nia.t' });
    await expectRefusal(bare, 400, errorCodes.invalidRequest);
    await expectRefusal(login(browser.http, { email: ' ', password: PASSWORD }), 401, errorCodes.invalidCredentials);
  });

  it('takes a phone number, and leaves the rest to the sign-in by text message', async () => {
    const world = quickWorld();
    setVendorPolicy(world, 'sign-up', { phoneNumber: openPhone, email: { isActive: true, isRequired: false } });
    const { http } = openBrowser(world);
    expect(await listSignUpStrategies(http)).toContainEqual({ strategy: 'phoneNumber', ...openPhone });
    await expectRefusal(api.signUpWithPhoneNumber(http, { email: MIA }), 400, errorCodes.invalidRequest);
    const result = await api.signUpWithPhoneNumber(http, { name: 'Mia', phoneNumber: '+1 (202) 555-0000' });
    expect(result).toEqual({ shouldActivate: false, userId: expect.any(String), tenantId: expect.any(String) });
    const numbers = world.snapshot().tables.phoneNumbers as { userId: string; phoneNumber: string }[];
    expect(numbers.find((row) => row.userId === result.userId)).toMatchObject({
      phoneNumber: '+12025550000',
      verified: false,
    });
    const taken = await api.signUpWithPhoneNumber(http, { name: 'Eve', phoneNumber: '+12025550000' });
    expect(Object.keys(taken)).toEqual(Object.keys(result));
    expect(world.people().map((person) => person.name)).not.toContain('Eve');

    const browser = openBrowser(world);
    await passwordlessPreLogin(browser.http, 'smscode', { phoneNumber: '+1 202 555 0000' });
    const { code: token = '', to } = world.phone.list()[0]!;
    expect(to).toBe('+12025550000');
    browser.token = (await passwordlessPostLogin(browser.http, 'smscode', { token: token! })).accessToken!;
    expect(await getMe(browser.http)).toMatchObject({ id: result.userId, name: 'Mia' });
    expect(await listMyPhoneNumbers(browser.http)).toMatchObject([{ phoneNumber: to, verified: true }]);
  });
});

describe('invite links', () => {
  it('name the team, and add users who sign up to it with the roles of the link', async () => {
    const world = quickWorld();
    setVendorPolicy(world, 'sign-up', { verifyEmail: false });
    const invitationToken = inviteLink(world);
    const browser = openBrowser(world);
    expect(await api.verifyInviteLink(browser.http, { token: invitationToken })).toEqual({ name: 'Acme Harbor' });
    const body = { ...newAccount, invitationToken, roleIds: ['role-admin'] };
    browser.token = (await api.signUp(browser.http, body)).authResponse!.accessToken!;
    const me = await getMe(browser.http);
    expect(me).toMatchObject({ tenantId: 'tenant-acme', tenantIds: ['tenant-acme'] });
    expect(me.roles.map((role) => role.name)).toEqual(['Support']);
    const ada = await signIn(world, tenantAdminEmail);
    expect((await listUsers(ada.http, { _filter: MIA })).items).toHaveLength(1);
  });

  it('add a user who signs in with one', async () => {
    const world = quickWorld();
    const browser = openBrowser(world);
    const invitationToken = inviteLink(world);
    const { accessToken } = await login(browser.http, { email: LIAM, password: DEMO_PASSWORD, invitationToken });
    browser.token = accessToken!;
    const me = await getMe(browser.http);
    expect(me).toMatchObject({ tenantId: 'tenant-acme', tenantIds: ['tenant-brightwater', 'tenant-acme'] });
    const kira = openBrowser(offerMethods(world, 'Code'));
    await passwordlessPreLogin(kira.http, 'code', { email: 'kira@brightwater.test' });
    const code = codeOf(lastMailTo(world, 'kira@brightwater.test'));
    const nothing = passwordlessPostLogin(kira.http, 'code', { token: code, invitationToken: 'nothing' });
    await expectRefusal(nothing, 400, errorCodes.resetLinkInvalid);
    const answer = await passwordlessPostLogin(kira.http, 'code', { token: code, invitationToken });
    const { mfaToken = '', mfaDevices } = answer;
    const value = world.authenticator.code('kira@brightwater.test');
    const device = mfaDevices!.authenticators[0]!.id;
    kira.token = (await verifyAuthenticator(kira.http, device, { mfaToken, value })).accessToken!;
    expect(await getMe(kira.http)).toMatchObject({ tenantId: 'tenant-acme' });
    const broken = login(browser.http, { email: LIAM, password: DEMO_PASSWORD, invitationToken: 'nothing' });
    await expectRefusal(broken, 400, errorCodes.resetLinkInvalid);
  });

  it('end after 30 days, and while the account is locked', async () => {
    const world = quickWorld();
    const { http } = openBrowser(world);
    const token = inviteLink(world);
    lockTenant(world, 'tenant-acme');
    await expectRefusal(api.verifyInviteLink(http, { token }), 400, errorCodes.invitationTenantLocked);
    world.clock.advance(INVITATION_MINUTES * 60_000);
    await expectRefusal(api.verifyInviteLink(http, { token }), 410, errorCodes.resetLinkExpired);
    await expectRefusal(api.verifyInviteLink(http, { token: 'other' }), 400, errorCodes.resetLinkInvalid);
  });
});
