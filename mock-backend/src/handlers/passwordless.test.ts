import { errorCodes, type PasswordlessType } from '@portico/sdk/contract';
import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { passwordlessPostLogin, passwordlessPreLogin } from '../../../sdk/src/api/passwordless-and-webauthn';
import { createUsername } from '../../../sdk/src/api/usernames-and-emails';
import { getMe } from '../../../sdk/src/api/users';
import type { World } from '../core/types';
import { tenantAdminEmail } from '../db/cast';
import { expectRefusal, openBrowser, quickWorld, refusal, signIn, type TestBrowser, userIdOf } from './testing/browser';
import { offerMethods, setVendorPolicy } from './testing/policies';
import {
  LOCKOUT_MAX_ATTEMPTS,
  SIGN_IN_CODE_SECONDS,
  SIGN_IN_LINK_SECONDS,
  SIGN_IN_MAX_ATTEMPTS,
  SIGN_IN_RESEND_SECONDS,
} from './testing/spec-numbers';

const ADA = tenantAdminEmail;
const BEN = 'ben@acme.test';
const UNKNOWN = 'unknown@acme.test';

/** A world whose vendor offers every passwordless login method and the password. */
function openWorld(): World {
  return offerMethods(quickWorld(), 'EmailAndPassword', 'MagicLink', 'Code', 'SmsCode');
}

function mailedCode(world: World): string {
  return /\d{6}/.exec(world.inbox.list()[0]?.text ?? '')?.[0] ?? '';
}

function linkToken(world: World): string {
  const { link = '' } = world.inbox.list()[0] ?? {};
  return new URL(link, 'https://app.test').searchParams.get('token') ?? '';
}

function ask({ http }: TestBrowser, type: PasswordlessType, email = ADA) {
  return passwordlessPreLogin(http, type, { email });
}

function enter({ http }: TestBrowser, type: PasswordlessType, token: string) {
  return passwordlessPostLogin(http, type, { token });
}

function wrong(code: string): string {
  return code.replace(/./g, (digit) => String((Number(digit) + 5) % 10));
}

async function start(type: PasswordlessType, email = ADA) {
  const world = openWorld();
  const browser = openBrowser(world);
  return { world, browser, asked: await ask(browser, type, email) };
}

describe('a code by mail', () => {
  it('signs in, once', async () => {
    const { world, browser, asked } = await start('code');
    expect(asked).toEqual({});
    expect(world.inbox.list()).toMatchObject([{ to: ADA }]);
    const code = mailedCode(world);
    const answer = await enter(browser, 'code', ` ${code.slice(0, 3)} ${code.slice(3)}`);
    expect(decodeJwt(answer.accessToken!)).toMatchObject({ email: ADA, amr: ['otp'] });
    browser.token = answer.accessToken!;
    expect(await getMe(browser.http)).toMatchObject({ email: ADA });
    await expectRefusal(enter(browser, 'code', code), 401, errorCodes.mfaCodeInvalid);
  });

  it('still asks for the second factor of a user who has one', async () => {
    const { world, browser } = await start('code', BEN);
    const answer = await enter(browser, 'code', mailedCode(world));
    expect(answer).toMatchObject({ mfaRequired: true, mfaEnrolled: true });
    expect(answer).not.toHaveProperty('accessToken');
  });

  it('works for five minutes', async () => {
    const { world, browser } = await start('code');
    const code = mailedCode(world);
    world.clock.advance(SIGN_IN_CODE_SECONDS * 1000);
    const late = await refusal(enter(browser, 'code', code));
    // The browser has forgotten which code it requested, so the answer cannot say that it is too old.
    expect([errorCodes.mfaCodeExpired, errorCodes.mfaCodeInvalid]).toContain(late.errorCode);
  });

  it.each([ADA, UNKNOWN])('has a number of attempts for %s, and then does not work any more', async (email) => {
    const { world, browser } = await start('code', email);
    const code = mailedCode(world) || '123456';
    for (let left = SIGN_IN_MAX_ATTEMPTS - 1; left > 0; left--) {
      const error = await refusal(enter(browser, 'code', wrong(code)));
      expect(error).toMatchObject({ statusCode: 401, errorContext: { attemptsLeft: left } });
    }
    await expectRefusal(enter(browser, 'code', wrong(code)), 429, errorCodes.mfaTooManyAttempts);
    await expectRefusal(enter(browser, 'code', code), 401, errorCodes.mfaCodeInvalid);
  });

  it('is not sent again at once, and a later code replaces it', async () => {
    const { world, browser } = await start('code');
    const first = mailedCode(world);
    const tooSoon = await refusal(ask(browser, 'code'));
    expect(tooSoon).toMatchObject({ statusCode: 429, errorCode: errorCodes.mfaResendTooSoon });
    expect(tooSoon.errorContext).toEqual({ retryAfterSeconds: SIGN_IN_RESEND_SECONDS });
    world.clock.advance(SIGN_IN_RESEND_SECONDS * 1000);
    await ask(browser, 'code');
    await expectRefusal(enter(browser, 'code', first), 401, errorCodes.mfaCodeInvalid);
    expect((await enter(browser, 'code', mailedCode(world))).accessToken).toBeTruthy();
  });

  it('cannot be guessed from another browser', async () => {
    const { world } = await start('code');
    const guesser = openBrowser(world);
    const code = mailedCode(world);
    for (let count = 1; count < LOCKOUT_MAX_ATTEMPTS; count++) {
      await expectRefusal(enter(guesser, 'code', wrong(code)), 401, errorCodes.mfaCodeInvalid);
    }
    await expectRefusal(enter(guesser, 'code', wrong(code)), 429, errorCodes.mfaTooManyAttempts);
    await expectRefusal(enter(guesser, 'code', code), 429, errorCodes.mfaTooManyAttempts);
  });

  it('is taken from a client that keeps no cookies', async () => {
    const { world } = await start('code');
    expect((await enter(openBrowser(world), 'code', mailedCode(world))).accessToken).toBeTruthy();
  });

  it('does not work as the code of a text message or as a link', async () => {
    const { world, browser } = await start('code');
    const code = mailedCode(world);
    await expectRefusal(enter(browser, 'smscode', code), 401, errorCodes.mfaCodeInvalid);
    await expectRefusal(enter(browser, 'magiclink', code), 410, errorCodes.signInLinkInvalid);
  });
});

describe('a link by mail', () => {
  it('leads to the callback of the host and signs in from any browser, once', async () => {
    const { world, asked } = await start('magiclink');
    expect(asked).toEqual({});
    const [mail] = world.inbox.list();
    expect(mail?.link).toMatch(/^\/account\/login\/magic-link\?token=\w{40}$/);
    expect(mail?.text).toContain(mail?.link);
    const token = linkToken(world);
    const other = openBrowser(world);
    expect((await enter(other, 'magiclink', token)).accessToken).toBeTruthy();
    await expectRefusal(enter(other, 'magiclink', token), 410, errorCodes.signInLinkInvalid);
  });

  it.each([
    [SIGN_IN_LINK_SECONDS - 1, true],
    [SIGN_IN_LINK_SECONDS, false],
  ])('is judged after %i seconds', async (seconds, works) => {
    const { world, browser } = await start('magiclink');
    world.clock.advance(seconds * 1000);
    const call = enter(browser, 'magiclink', linkToken(world));
    if (works) expect((await call).accessToken).toBeTruthy();
    else await expectRefusal(call, 410, errorCodes.signInLinkInvalid);
  });

  it('confirms an unconfirmed address', async () => {
    const { world, browser } = await start('magiclink');
    const snapshot = world.snapshot();
    const users = (snapshot.tables.users as { email: string }[]).map((user) => {
      return user.email === ADA ? { ...user, verified: false } : user;
    });
    world.restore({ ...snapshot, tables: { ...snapshot.tables, users } });
    expect(await enter(browser, 'magiclink', linkToken(world))).toMatchObject({ emailVerified: true });
  });

  it.each([
    ['farid@acme.test', errorCodes.accountDisabled],
    ['elif@acme.test', errorCodes.accountLocked],
    ['grace@acme.test', errorCodes.invitationPending],
  ])('does not let %s in', async (email, code) => {
    const { world, browser } = await start('magiclink', email);
    await expectRefusal(enter(browser, 'magiclink', linkToken(world)), 403, code);
  });
});

describe('a code by text message', () => {
  it('arrives on the phone, says where, and signs in', async () => {
    const { world, browser, asked } = await start('smscode');
    const [sms] = world.phone.list();
    expect(asked.phoneNumber).toMatch(/^\+\*+\d\d$/);
    expect(sms!.to.slice(-2)).toBe(asked.phoneNumber!.slice(-2));
    const answer = await enter(browser, 'smscode', sms!.code!);
    expect(decodeJwt(answer.accessToken!)).toMatchObject({ email: ADA, amr: ['sms'] });
  });

  it('is requested by number, or by the id that a quick login remembers', async () => {
    const world = openWorld();
    const browser = openBrowser(world);
    await passwordlessPreLogin(browser.http, 'smscode', { userId: userIdOf(world, ADA) });
    const phoneNumber = world.phone.list()[0]!.to;
    const spaced = phoneNumber.replace(/^(\+1)(\d{3})/, '$1 ($2) ');
    expect(await passwordlessPreLogin(browser.http, 'smscode', { phoneNumber: spaced })).toEqual({
      phoneNumber: expect.stringMatching(/^\+\*+\d\d$/),
    });
    const answer = await enter(browser, 'smscode', world.phone.list()[0]!.code!);
    expect(decodeJwt(answer.accessToken!)).toMatchObject({ email: ADA });
  });

  it('does not reveal who has a phone', async () => {
    const { world, asked } = await start('smscode', UNKNOWN);
    expect(asked.phoneNumber).toMatch(/^\+\*+\d\d$/);
    expect(await ask(openBrowser(world), 'smscode', 'NOBODY2@acme.test')).toHaveProperty('phoneNumber');
    expect(world.phone.list()).toEqual([]);
  });
});

it.each<PasswordlessType>(['code', 'magiclink', 'smscode'])('finds people by their user name for %s', async (type) => {
  const world = openWorld();
  await createUsername((await signIn(world, ADA)).http, { username: 'harbor-ada' });
  const browser = openBrowser(world);
  await passwordlessPreLogin(browser.http, type, { username: 'harbor-ada' });
  const tokens = {
    code: () => mailedCode(world),
    magiclink: () => linkToken(world),
    smscode: () => world.phone.list()[0]!.code!,
    emailandpassword: () => '',
  };
  const answer = await enter(browser, type, tokens[type]());
  expect(decodeJwt(answer.accessToken!)).toMatchObject({ email: ADA });
});

it.each<PasswordlessType>(['code', 'magiclink', 'smscode'])(
  'answers alike for known and unknown users by %s',
  async (type) => {
    const { world, browser } = await start(type, UNKNOWN);
    expect(world.inbox.list()).toEqual([]);
    const tooSoon = await refusal(ask(browser, type, UNKNOWN));
    expect(tooSoon).toMatchObject({ statusCode: 429, errorContext: { retryAfterSeconds: SIGN_IN_RESEND_SECONDS } });
  },
);

it('sends nothing to a user who types a password next', async () => {
  const { world, browser, asked } = await start('emailandpassword');
  expect(asked).toEqual({});
  expect(world.inbox.list()).toEqual([]);
  await expectRefusal(enter(browser, 'emailandpassword', 'anything'), 401, errorCodes.invalidCredentials);
});

it('refuses other login methods', async () => {
  const { http } = openBrowser(openWorld());
  const type = 'carrierpigeon' as PasswordlessType;
  await expectRefusal(passwordlessPreLogin(http, type, { email: ADA }), 404, errorCodes.notFound);
  await expectRefusal(passwordlessPreLogin(http, 'code', {}), 400, errorCodes.invalidRequest);
});

describe('a login method that the vendor does not offer', () => {
  const closed = [403, errorCodes.signInWayClosed] as const;

  it.each<PasswordlessType>(['code', 'magiclink', 'smscode'])('is refused: %s', async (type) => {
    const world = quickWorld();
    const browser = openBrowser(world);
    await expectRefusal(ask(browser, type), ...closed);
    await expectRefusal(enter(browser, type, '123456'), ...closed);
    expect(world.inbox.list()).toEqual([]);
    expect(world.phone.list()).toEqual([]);
  });

  it('is refused to a user who was sent a link before', async () => {
    const { world, browser } = await start('magiclink');
    offerMethods(world, 'Code');
    await expectRefusal(enter(browser, 'magiclink', linkToken(world)), ...closed);
    await expectRefusal(ask(browser, 'emailandpassword'), ...closed);
  });

  it.each([true, false])('is accepted as a secondary login method that is active: %s', async (isActive) => {
    const world = quickWorld();
    const secondaryAuthStrategies = [{ strategy: 'SmsCode', isActive }];
    setVendorPolicy(world, 'auth-strategies', { secondaryAuthStrategies });
    const asked = ask(openBrowser(world), 'smscode');
    if (isActive) expect(await asked).toHaveProperty('phoneNumber');
    else await expectRefusal(asked, ...closed);
  });

  it('is accepted by phone if users may sign up by phone', async () => {
    const world = quickWorld();
    setVendorPolicy(world, 'sign-up', { phoneNumber: { isActive: true, isRequired: true } });
    expect(await ask(openBrowser(world), 'smscode')).toHaveProperty('phoneNumber');
  });
});
