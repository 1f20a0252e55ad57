import { errorCodes } from '@portico/sdk/contract';
import { describe, expect, it } from 'vitest';
import { login } from '../../../sdk/src/api/auth';
import { listUsersV3 } from '../../../sdk/src/api/team';
import {
  getMe,
  getMyTenants,
  listPasswordRecoveryStrategies,
  resetPassword,
  sendPasswordResetEmail,
} from '../../../sdk/src/api/users';
import * as api from '../../../sdk/src/api/users-recovery';
import type { World } from '../core/types';
import { DEMO_PASSWORD, tenantAdminEmail } from '../db/cast';
import { expectRefusal, openBrowser, quickWorld, refusal, signIn, userIdOf } from './testing/browser';
import { lastMailTo, linkOf } from './testing/mails';
import { setVendorPolicy } from './testing/policies';
import {
  CODE_MAX_ATTEMPTS,
  LOCKOUT_MAX_ATTEMPTS,
  RESEND_SECONDS,
  SMS_CODE_SECONDS,
  UNLOCK_LINK_SECONDS,
} from './testing/spec-numbers';

const INES = 'ines@acme.test';
const NEW_PASSWORD = 'Second-Harbor-7';
const byEmail = { identifier: INES, identifierType: 'email' } as const;

describe('new password by text message', () => {
  const worldWithSms = () => {
    const world = quickWorld();
    setVendorPolicy(world, 'password-recovery', { sms: true });
    return world;
  };

  it('is set with the code from the phone', async () => {
    const world = worldWithSms();
    const { http } = openBrowser(world);
    expect((await listPasswordRecoveryStrategies(http)).every((row) => row.isActive)).toBe(true);
    const { sessionId } = await api.sendPasswordResetSms(http, byEmail);
    const { code, to } = world.phone.list()[0]!;
    const link = await api.verifyPasswordResetSms(http, { otcToken: ` ${code} `, sessionId });
    expect(link.userId).toBe(userIdOf(world, INES));
    const again = api.verifyPasswordResetSms(http, { otcToken: code!, sessionId });
    await expectRefusal(again, 410, errorCodes.mfaCodeExpired);
    await resetPassword(http, { ...link, password: NEW_PASSWORD });
    await signIn(world, INES, NEW_PASSWORD);

    world.clock.advance(RESEND_SECONDS * 1000);
    await api.sendPasswordResetSms(http, { identifier: to, identifierType: 'phoneNumber' });
    expect(world.phone.list()[0]).toMatchObject({ to });
  });

  it('does not reveal who has an account or a phone', async () => {
    const world = worldWithSms();
    const { http } = openBrowser(world);
    const unknownUser = { identifier: 'unknown@acme.test', identifierType: 'email' } as const;
    const { sessionId } = await api.sendPasswordResetSms(http, unknownUser);
    expect(world.phone.list()).toEqual([]);
    for (let left = CODE_MAX_ATTEMPTS - 1; left > 0; left--) {
      const error = await refusal(api.verifyPasswordResetSms(http, { otcToken: 'xxxxxx', sessionId }));
      expect(error).toMatchObject({ errorCode: errorCodes.mfaCodeInvalid, errorContext: { attemptsLeft: left } });
    }
    const last = api.verifyPasswordResetSms(http, { otcToken: 'xxxxxx', sessionId });
    await expectRefusal(last, 429, errorCodes.mfaTooManyAttempts);
    for (const who of [unknownUser, byEmail]) {
      if (who === byEmail) await api.sendPasswordResetSms(http, who);
      await expectRefusal(api.sendPasswordResetSms(http, who), 429, errorCodes.mfaResendTooSoon);
    }
  });

  it('is refused with an old code, and where the vendor does not offer it', async () => {
    const world = worldWithSms();
    const { http } = openBrowser(world);
    const { sessionId } = await api.sendPasswordResetSms(http, byEmail);
    const otcToken = world.phone.list()[0]!.code!;
    world.clock.advance(SMS_CODE_SECONDS * 1000);
    const late = api.verifyPasswordResetSms(http, { otcToken, sessionId });
    await expectRefusal(late, 410, errorCodes.mfaCodeExpired);
    const closed = api.sendPasswordResetSms(openBrowser(quickWorld()).http, byEmail);
    await expectRefusal(closed, 403, errorCodes.forbidden);
  });
});

describe('own password', () => {
  it('is changed with the current one, and ends the other sessions', async () => {
    const world = quickWorld();
    const [here, there] = [await signIn(world, INES), await signIn(world, INES)];
    const weak = api.changeMyPassword(here.http, { password: DEMO_PASSWORD, newPassword: 'short' });
    await expectRefusal(weak, 400, errorCodes.passwordTooShort);
    await api.changeMyPassword(here.http, { password: DEMO_PASSWORD, newPassword: NEW_PASSWORD });
    await getMe(here.http);
    await expectRefusal(getMe(there.http), 401, errorCodes.unauthorized);
    const old = login(openBrowser(world).http, { email: INES, password: DEMO_PASSWORD });
    await expectRefusal(old, 401, errorCodes.invalidCredentials);
    await signIn(world, INES, NEW_PASSWORD);
  });

  it('is changed, and a link to a new password that was mailed before stops working', async () => {
    const world = quickWorld();
    const { http } = await signIn(world, INES);
    await sendPasswordResetEmail(http, byEmail);
    const link = linkOf(lastMailTo(world, INES));
    await api.changeMyPassword(http, { password: DEMO_PASSWORD, newPassword: NEW_PASSWORD });
    const late = resetPassword(openBrowser(world).http, { ...link, password: 'Third-Harbor-8' });
    await expectRefusal(late, 400, errorCodes.resetLinkInvalid);
    await signIn(world, INES, NEW_PASSWORD);
  });

  it('cannot be guessed here either', async () => {
    const { http } = await signIn(quickWorld(), INES);
    const guess = () => api.changeMyPassword(http, { password: 'wrong', newPassword: NEW_PASSWORD });
    for (let attempt = 1; attempt < LOCKOUT_MAX_ATTEMPTS; attempt++) {
      await expectRefusal(guess(), 400, errorCodes.invalidCredentials);
    }
    await expectRefusal(guess(), 403, errorCodes.accountLocked);
    const right = api.changeMyPassword(http, { password: DEMO_PASSWORD, newPassword: NEW_PASSWORD });
    await expectRefusal(right, 403, errorCodes.accountLocked);
  });

  it('that has leaked is asked to be replaced by mail, for the whole team at once', async () => {
    const world = quickWorld();
    const snapshot = world.snapshot();
    const users = snapshot.tables.users as { email: string; password: string | null }[];
    const [leaked] = snapshot.tables.breachedPasswords as { id: string }[];
    for (const user of users) if ([INES, 'liam@brightwater.test'].includes(user.email)) user.password = leaked!.id;
    world.restore(snapshot);
    const ada = await signIn(world, tenantAdminEmail);
    const { items } = await listUsersV3(ada.http, { _preset: 'breached-passwords' });
    expect(items.map((user) => user.email)).toEqual([INES]);
    await api.resetBreachedPasswords(ada.http);
    expect(world.inbox.list().map(({ to, link }) => [to, link?.split('?')[0]])).toEqual([
      [INES, '/account/reset-password'],
    ]);
  });
});

describe('locked account', () => {
  const lockOut = async (world: World) => {
    for (let attempt = 0; attempt < LOCKOUT_MAX_ATTEMPTS; attempt++) {
      await refusal(login(openBrowser(world).http, { email: INES, password: 'wrong' }));
    }
  };

  it('is unlocked by the link in the mail, once', async () => {
    const world = quickWorld();
    await lockOut(world);
    const { http } = openBrowser(world);
    await expectRefusal(login(http, { email: INES, password: DEMO_PASSWORD }), 403, errorCodes.accountLocked);
    const mail = lastMailTo(world, INES);
    expect(mail.link).toMatch(/^\/account\/unlock\?/);
    const { token } = linkOf(mail);
    await api.unlockMe(http, { token });
    await signIn(world, INES);
    await expectRefusal(api.unlockMe(http, { token }), 400, errorCodes.resetLinkInvalid);
  });

  it('stays so with an old link, and when an administrator has locked it', async () => {
    const world = quickWorld();
    await lockOut(world);
    const { token } = linkOf(lastMailTo(world, INES));
    const { http } = openBrowser(world);
    world.clock.advance(UNLOCK_LINK_SECONDS * 1000);
    await expectRefusal(api.unlockMe(http, { token }), 410, errorCodes.resetLinkExpired);
    const elif = login(http, { email: 'elif@acme.test', password: DEMO_PASSWORD });
    await expectRefusal(elif, 403, errorCodes.accountLocked);
    expect(world.inbox.list().map((mail) => mail.to)).toEqual([INES]);
  });
});

describe('one user', () => {
  it('is found by id in the own team only', async () => {
    const world = quickWorld();
    const ada = await signIn(world, tenantAdminEmail);
    const id = userIdOf(world, INES);
    expect(await api.getUserById(ada.http, id)).toMatchObject({ id, tenantId: 'tenant-acme', deletedAt: null });
    const liam = userIdOf(world, 'liam@brightwater.test');
    await expectRefusal(api.getUserById(ada.http, liam), 404, errorCodes.userNotFound);
  });

  it('gets a token for another account, which goes without the word before it', async () => {
    const world = quickWorld();
    const ada = await signIn(world, tenantAdminEmail);
    const token = await api.createMyToken(ada.http, { tenantId: 'tenant-brightwater' });
    expect(token).toMatchObject({ expiresIn: 300, expires: expect.any(String) });
    const headers = { authorization: token.accessToken };
    const response = await ada.fetch('/frontegg/identity/resources/users/v3/me/tenants', { headers });
    expect((await response.json()).activeTenant).toMatchObject({ tenantId: 'tenant-brightwater' });
    expect((await getMyTenants(ada.http)).activeTenant).toMatchObject({ tenantId: 'tenant-acme' });
    const ines = await signIn(world, INES);
    const foreign = api.createMyToken(ines.http, { tenantId: 'tenant-brightwater' });
    await expectRefusal(foreign, 404, errorCodes.tenantNotFound);
  });
});
