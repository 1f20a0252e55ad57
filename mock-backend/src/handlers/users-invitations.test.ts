import { errorCodes } from '@portico/sdk/contract';
import { describe, expect, it } from 'vitest';
import { login } from '../../../sdk/src/api/auth';
import { passwordlessPostLogin, passwordlessPreLogin } from '../../../sdk/src/api/passwordless-and-webauthn';
import { listMyPhoneNumbers, listPhoneNumbers } from '../../../sdk/src/api/phone-numbers';
import { inviteUser } from '../../../sdk/src/api/team';
import { getMe, sendPasswordReset } from '../../../sdk/src/api/users';
import * as api from '../../../sdk/src/api/users-joining';
import type { World } from '../core/types';
import { tenantAdminEmail } from '../db/cast';
import { expectRefusal, openBrowser, quickWorld, signIn, userIdOf } from './testing/browser';
import { codeOf, lastMailTo, linkOf, otherThan } from './testing/mails';
import { offerMethods, setVendorPolicy } from './testing/policies';
import { lockTenant } from './testing/rows';
import { INVITATION_MINUTES, RESEND_SECONDS } from './testing/spec-numbers';

const MIA = 'mia@newharbor.test';
const GRACE = 'grace@acme.test';
const LIAM = 'liam@brightwater.test';
const PASSWORD = 'Second-Harbor-7';

const invite = async (world: World, email: string) =>
  inviteUser((await signIn(world, tenantAdminEmail)).http, { email, name: 'Mia', roleIds: ['role-support'] });

describe('invitations by mail', () => {
  it('let a new user choose a password and sign in', async () => {
    const world = quickWorld();
    await invite(world, MIA);
    const link = linkOf(lastMailTo(world, MIA));
    const browser = openBrowser(world);
    expect(await api.getActivationStrategy(browser.http, link)).toEqual({ shouldSetPassword: true });
    await expectRefusal(api.acceptInvitation(browser.http, link), 400, errorCodes.resetLinkInvalid);
    const { accessToken } = await api.activateAccount(browser.http, { ...link, password: PASSWORD });
    browser.token = accessToken!;
    expect(await getMe(browser.http)).toMatchObject({ verified: true, activatedForTenant: true });
    const again = api.activateAccount(browser.http, { ...link, password: PASSWORD });
    await expectRefusal(again, 400, errorCodes.resetLinkInvalid);
  });

  it('let a user with an account accept', async () => {
    const world = quickWorld();
    await invite(world, LIAM);
    const link = linkOf(lastMailTo(world, LIAM));
    const { http } = openBrowser(world);
    await expectRefusal(api.activateAccount(http, link), 400, errorCodes.resetLinkInvalid);
    const foreign = { ...link, userId: userIdOf(world, GRACE) };
    await expectRefusal(api.acceptInvitation(http, foreign), 400, errorCodes.resetLinkInvalid);
    await api.acceptInvitation(http, link);
    expect((await getMe((await signIn(world, LIAM)).http)).tenantIds).toEqual(['tenant-brightwater', 'tenant-acme']);
    await expectRefusal(api.acceptInvitation(http, link), 400, errorCodes.resetLinkInvalid);
  });

  it.each([MIA, LIAM])('say who invites %s, and whether a password is to be chosen', async (email) => {
    const world = quickWorld();
    await invite(world, email);
    const link = linkOf(lastMailTo(world, email));
    const { http } = openBrowser(world);
    expect(await api.verifyInviteLink(http, link)).toEqual({ name: 'Acme Harbor' });
    expect(await api.getActivationStrategy(http, link)).toEqual({ shouldSetPassword: email === MIA });
    lockTenant(world, 'tenant-acme');
    await expectRefusal(api.verifyInviteLink(http, link), 400, errorCodes.invitationTenantLocked);
    world.clock.advance(INVITATION_MINUTES * 60_000);
    await expectRefusal(api.verifyInviteLink(http, link), 410, errorCodes.resetLinkExpired);
  });

  it('reveal nothing about links that are for something else', async () => {
    const world = quickWorld();
    const { http } = openBrowser(world);
    await sendPasswordReset(http, { email: LIAM });
    const { token } = linkOf(lastMailTo(world, LIAM));
    await expectRefusal(api.verifyInviteLink(http, { token }), 400, errorCodes.resetLinkInvalid);
  });

  it('work for 43,200 minutes, and not while the account is locked', async () => {
    const world = quickWorld();
    await invite(world, LIAM);
    const link = linkOf(lastMailTo(world, LIAM));
    const { http } = openBrowser(world);
    world.clock.advance(INVITATION_MINUTES * 60_000 - 1);
    lockTenant(world, 'tenant-acme');
    await expectRefusal(api.acceptInvitation(http, link), 400, errorCodes.invitationTenantLocked);
    world.clock.advance(1);
    await expectRefusal(api.acceptInvitation(http, link), 410, errorCodes.resetLinkExpired);
  });

  it('ask for a code where the vendor wants one', async () => {
    const world = quickWorld();
    setVendorPolicy(world, 'invitations', { withCode: true });
    const { http } = openBrowser(world);
    for (const [email, path] of [
      [LIAM, '/account/invitation/code'],
      [MIA, '/account/activate/code'],
    ] as const) {
      await invite(world, email);
      expect(lastMailTo(world, email).link).toContain(`${path}?`);
    }
    const mail = lastMailTo(world, LIAM);
    await expectRefusal(api.acceptInvitation(http, linkOf(mail)), 400, errorCodes.resetLinkInvalid);
    const wrong = api.acceptInvitationWithCode(http, { ...linkOf(mail), code: otherThan(codeOf(mail)) });
    await expectRefusal(wrong, 400, errorCodes.mfaCodeInvalid);
    await api.acceptInvitationWithCodeShort(http, { ...linkOf(mail), code: codeOf(mail) });
    const first = lastMailTo(world, MIA);
    const typed = { ...linkOf(first), code: codeOf(first), password: PASSWORD };
    expect((await api.activateAccountWithCode(http, typed)).accessToken).toBeTruthy();
  });

  it('add a phone number, which signs in once its code is typed', async () => {
    const world = quickWorld();
    const ada = await signIn(world, tenantAdminEmail);
    await inviteUser(ada.http, { email: MIA, name: 'Mia', phone: '+1 202 555 0000' });
    await inviteUser(ada.http, { email: 'nia@newharbor.test', name: 'Nia', phone: 'ask her' });
    const browser = openBrowser(offerMethods(world, 'SmsCode'));
    const link = linkOf(lastMailTo(world, MIA));
    browser.token = (await api.activateAccount(browser.http, { ...link, password: PASSWORD })).accessToken!;
    const numbers = await listMyPhoneNumbers(browser.http);
    expect(numbers).toMatchObject([{ phoneNumber: '+12025550000', verified: false }]);
    await passwordlessPreLogin(browser.http, 'smscode', { phoneNumber: '+12025550000' });
    await passwordlessPostLogin(browser.http, 'smscode', { token: world.phone.list()[0]!.code! });
    expect((await listMyPhoneNumbers(browser.http))[0]).toMatchObject({ verified: true });
  });

  it('are sent again to invited users, after a pause only', async () => {
    const world = quickWorld();
    const { http } = openBrowser(world);
    for (const email of [GRACE, 'unknown@acme.test', LIAM]) {
      expect(await api.resendInvitation(http, { email })).toEqual({});
      await expectRefusal(api.resendInvitation(http, { email }), 429, errorCodes.mfaResendTooSoon);
    }
    expect(world.inbox.list().map((mail) => mail.to)).toEqual([GRACE]);
    const earlier = linkOf(lastMailTo(world, GRACE));
    world.clock.advance(RESEND_SECONDS * 1000);
    await api.resendActivationEmailTo(http, { email: GRACE });
    await expectRefusal(api.getActivationStrategy(http, earlier), 400, errorCodes.resetLinkInvalid);
    await api.activateAccount(http, { ...linkOf(lastMailTo(world, GRACE)), password: PASSWORD });
  });

  it('are sent again for every account at once by an administrator', async () => {
    const world = quickWorld();
    const { http } = await signIn(world, tenantAdminEmail);
    await api.resendAllInvitations(http, { email: GRACE });
    expect(world.inbox.list().map((mail) => mail.to)).toEqual([GRACE]);
    await expectRefusal(api.resendAllInvitations(http, { email: LIAM }), 404, errorCodes.userNotFound);
    const joined = api.resendAllInvitations(http, { email: 'ines@acme.test' });
    await expectRefusal(joined, 409, errorCodes.userAlreadyActive);
    const ines = await signIn(world, 'ines@acme.test');
    await expectRefusal(api.resendAllInvitations(ines.http, { email: GRACE }), 403, errorCodes.forbidden);
  });

  it('may end the membership of a user after a time', async () => {
    const world = quickWorld();
    const ada = await signIn(world, tenantAdminEmail);
    await inviteUser(ada.http, { email: MIA, expirationInSeconds: 3_600 });
    const link = linkOf(lastMailTo(world, MIA));
    const browser = openBrowser(world);
    browser.token = (await api.activateAccount(browser.http, { ...link, password: PASSWORD })).accessToken!;
    expect(await getMe(browser.http)).toHaveProperty('temporaryExpirationDate');
    world.clock.advance(3_600_000);
    await expectRefusal(getMe(browser.http), 401, errorCodes.unauthorized);
    await expectRefusal(login(browser.http, { email: MIA, password: PASSWORD }), 403, errorCodes.accountExpired);
    await expectRefusal(listPhoneNumbers(browser.http), 401, errorCodes.unauthorized);
  });
});
