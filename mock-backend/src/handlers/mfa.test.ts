import { errorCodes } from '@portico/sdk/contract';
import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { login, logout, verifyMfa } from '../../../sdk/src/api/auth';
import {
  getRememberDevicePolicy,
  recoverMfa,
  sendSmsCode,
  verifyAuthenticator,
  verifySmsCode,
} from '../../../sdk/src/api/mfa';
import { getMe } from '../../../sdk/src/api/users';
import type { World } from '../core/types';
import { DEMO_PASSWORD } from '../db/cast';
import { expectRefusal, openBrowser, quickWorld, refusal, type TestBrowser } from './testing/browser';
import {
  LOCKOUT_MAX_ATTEMPTS,
  MFA_MAX_ATTEMPTS,
  MFA_TOKEN_SECONDS,
  MULTI_FACTOR_ACR,
  SMS_CODE_SECONDS,
  SMS_RESEND_SECONDS,
} from './testing/spec-numbers';

const DAY_MS = 86_400_000;
const STEP_MS = 30_000;
const BEN = 'ben@acme.test';
const CHLOE = 'chloe@acme.test';

async function start(world: World, email: string, browser = openBrowser(world)) {
  const answer = await login(browser.http, { email, password: DEMO_PASSWORD });
  const { mfaToken = '', mfaDevices } = answer;
  const authenticatorId = mfaDevices?.authenticators[0]?.id ?? '';
  const phoneId = mfaDevices?.phones[0]?.id ?? '';
  return { browser, http: browser.http, answer, mfaToken, authenticatorId, phoneId };
}

/** Six digits that are not the code, whatever it is. */
function wrong(code: string): string {
  return code.replace(/./g, (digit) => String((Number(digit) + 5) % 10));
}

it('stops at the second factor with the devices to choose from and no access token', async () => {
  const { answer } = await start(quickWorld(), 'daniel@acme.test');
  expect(answer).toMatchObject({
    mfaRequired: true,
    mfaEnrolled: true,
    mfaStrategies: ['AuthenticatorApp', 'SMS'],
    mfaDevices: { webauthn: [], emails: [] },
  });
  expect(answer.mfaToken).toBeTruthy();
  expect(answer.mfaDevices?.authenticators).toHaveLength(1);
  expect(answer.mfaDevices?.phones[0]?.phoneNumber).toMatch(/^\+\*+\d\d$/);
  expect(answer).not.toHaveProperty('accessToken');
  expect(answer).not.toHaveProperty('refreshToken');
});

describe('authenticator', () => {
  it('completes the sign-in, and the token says so', async () => {
    const world = quickWorld();
    const { browser, http, mfaToken, authenticatorId } = await start(world, BEN);
    const value = world.authenticator.code(BEN);
    const answer = await verifyAuthenticator(http, authenticatorId, { mfaToken, value });
    expect(decodeJwt(answer.accessToken!)).toMatchObject({ amr: ['pwd', 'mfa', 'otp'], acr: MULTI_FACTOR_ACR });
    browser.token = answer.accessToken!;
    expect(await getMe(http)).toMatchObject({ email: BEN, mfaEnrolled: true });
  });

  it('takes a code pasted with a space in it', async () => {
    const world = quickWorld();
    const { http, mfaToken, authenticatorId } = await start(world, BEN);
    const code = world.authenticator.code(BEN);
    const value = ` ${code.slice(0, 3)} ${code.slice(3)}`;
    expect((await verifyAuthenticator(http, authenticatorId, { mfaToken, value })).accessToken).toBeTruthy();
  });

  it.each([
    [1, true],
    [2, false],
  ])('judges a code %i steps late', async (steps, accepted) => {
    const world = quickWorld();
    const { http, mfaToken, authenticatorId } = await start(world, BEN);
    const value = world.authenticator.code(BEN);
    world.clock.advance(steps * STEP_MS);
    const call = verifyAuthenticator(http, authenticatorId, { mfaToken, value });
    if (accepted) expect((await call).accessToken).toBeTruthy();
    else await expectRefusal(call, 401, errorCodes.mfaCodeInvalid);
  });

  it('refuses a code a second time, and takes the next one', async () => {
    const world = quickWorld();
    const value = world.authenticator.code(BEN);
    const first = await start(world, BEN);
    await verifyAuthenticator(first.http, first.authenticatorId, { mfaToken: first.mfaToken, value });
    const { http, mfaToken, authenticatorId } = await start(world, BEN);
    await expectRefusal(verifyAuthenticator(http, authenticatorId, { mfaToken, value }), 401, errorCodes.mfaCodeUsed);
    world.clock.advance(STEP_MS);
    const next = world.authenticator.code(BEN);
    expect((await verifyAuthenticator(http, authenticatorId, { mfaToken, value: next })).accessToken).toBeTruthy();
  });

  it('counts wrong codes down and then starts the sign-in over', async () => {
    const world = quickWorld();
    const { http, mfaToken, authenticatorId } = await start(world, BEN);
    const right = world.authenticator.code(BEN);
    const body = { mfaToken, value: wrong(right) };
    for (let left = MFA_MAX_ATTEMPTS - 1; left > 0; left--) {
      const error = await refusal(verifyAuthenticator(http, authenticatorId, body));
      expect(error).toMatchObject({ statusCode: 401, errorContext: { attemptsLeft: left } });
    }
    await expectRefusal(verifyAuthenticator(http, authenticatorId, body), 429, errorCodes.mfaTooManyAttempts);
    const late = verifyAuthenticator(http, authenticatorId, { mfaToken, value: right });
    await expectRefusal(late, 410, errorCodes.mfaTokenExpired);
  });

  it('locks out a user who keeps guessing codes after the right password', async () => {
    const world = quickWorld();
    for (let round = 0; round < LOCKOUT_MAX_ATTEMPTS; round++) {
      const { http, mfaToken, authenticatorId } = await start(world, BEN);
      const value = wrong(world.authenticator.code(BEN));
      for (let attempt = 0; attempt < MFA_MAX_ATTEMPTS; attempt++) {
        await refusal(verifyAuthenticator(http, authenticatorId, { mfaToken, value }));
      }
    }
    await expectRefusal(start(world, BEN), 403, errorCodes.accountLocked);
  });

  it("accepts a code once per challenge, for five minutes, and only from the user's own device", async () => {
    const world = quickWorld();
    const { http, mfaToken, authenticatorId } = await start(world, BEN);
    const value = world.authenticator.code(BEN);
    const foreign = (await start(world, 'daniel@acme.test')).authenticatorId;
    await expectRefusal(verifyAuthenticator(http, foreign, { mfaToken, value }), 404, errorCodes.mfaDeviceNotFound);
    await verifyAuthenticator(http, authenticatorId, { mfaToken, value });
    const again = verifyAuthenticator(http, authenticatorId, { mfaToken, value });
    await expectRefusal(again, 410, errorCodes.mfaTokenExpired);

    const next = await start(world, BEN);
    world.clock.advance(MFA_TOKEN_SECONDS * 1000);
    const late = { mfaToken: next.mfaToken, value: world.authenticator.code(BEN) };
    await expectRefusal(verifyAuthenticator(http, authenticatorId, late), 410, errorCodes.mfaTokenExpired);
  });
});

describe('code on the phone', () => {
  async function startWithCode(world: World) {
    const started = await start(world, CHLOE);
    const { otcToken } = await sendSmsCode(started.http, started.phoneId, { mfaToken: started.mfaToken });
    return { ...started, otcToken, code: world.phone.list()[0]!.code! };
  }

  it('arrives and completes the sign-in', async () => {
    const world = quickWorld();
    const { http, phoneId, mfaToken, otcToken, code } = await startWithCode(world);
    expect(world.phone.list()[0]?.text).toContain(code);
    const answer = await verifySmsCode(http, phoneId, { mfaToken, otcToken, code });
    expect(decodeJwt(answer.accessToken!)).toMatchObject({ amr: ['pwd', 'mfa', 'sms'], acr: MULTI_FACTOR_ACR });
  });

  it('is not sent again at once, and a later code replaces it', async () => {
    const world = quickWorld();
    const { http, phoneId, mfaToken, otcToken, code } = await startWithCode(world);
    const tooSoon = await refusal(sendSmsCode(http, phoneId, { mfaToken }));
    expect(tooSoon).toMatchObject({ statusCode: 429, errorCode: errorCodes.mfaResendTooSoon });
    expect(tooSoon.errorContext).toEqual({ retryAfterSeconds: SMS_RESEND_SECONDS });

    world.clock.advance(SMS_RESEND_SECONDS * 1000);
    const next = await sendSmsCode(http, phoneId, { mfaToken });
    const earlier = verifySmsCode(http, phoneId, { mfaToken, otcToken, code });
    await expectRefusal(earlier, 410, errorCodes.mfaCodeExpired);
    const newest = world.phone.list().find((sms) => sms.code !== code)!.code!;
    const body = { mfaToken, otcToken: next.otcToken, code: newest };
    expect((await verifySmsCode(http, phoneId, body)).accessToken).toBeTruthy();
  });

  it('is refused when wrong, and when too old', async () => {
    const world = quickWorld();
    const { http, phoneId, mfaToken, otcToken, code } = await startWithCode(world);
    const typed = verifySmsCode(http, phoneId, { mfaToken, otcToken, code: wrong(code) });
    await expectRefusal(typed, 401, errorCodes.mfaCodeInvalid);
    world.clock.advance(SMS_CODE_SECONDS * 1000);
    await expectRefusal(verifySmsCode(http, phoneId, { mfaToken, otcToken, code }), 410, errorCodes.mfaCodeExpired);
  });

  it('is not sent to a device of another kind or of another user', async () => {
    const world = quickWorld();
    const { http, mfaToken } = await start(world, CHLOE);
    const other = await start(world, 'daniel@acme.test');
    for (const device of [other.phoneId, other.authenticatorId, 'unknown']) {
      await expectRefusal(sendSmsCode(http, device, { mfaToken }), 404, errorCodes.mfaDeviceNotFound);
    }
    expect(world.phone.list()).toEqual([]);
  });

  it('is also accepted without the id of the device', async () => {
    const world = quickWorld();
    const { http, mfaToken, code } = await startWithCode(world);
    await expectRefusal(verifyMfa(http, { mfaToken, value: wrong(code) }), 401, errorCodes.mfaCodeInvalid);
    expect((await verifyMfa(http, { mfaToken, value: code })).accessToken).toBeTruthy();
    const ben = await start(world, BEN);
    const value = world.authenticator.code(BEN);
    expect((await verifyMfa(ben.http, { mfaToken: ben.mfaToken, value })).accessToken).toBeTruthy();
  });
});

describe('remembered browser', () => {
  async function remember(world: World): Promise<TestBrowser> {
    const { browser, http, mfaToken, authenticatorId } = await start(world, BEN);
    const value = world.authenticator.code(BEN);
    await verifyAuthenticator(http, authenticatorId, { mfaToken, value, rememberDevice: true });
    return browser;
  }

  it('skips the second factor for 14 days, also after logout', async () => {
    const world = quickWorld();
    const browser = await remember(world);
    await logout(browser.http);
    expect((await start(world, BEN, browser)).answer.accessToken).toBeTruthy();
    expect((await start(world, BEN)).answer.mfaRequired).toBe(true);
    world.clock.advance(14 * DAY_MS);
    expect((await start(world, BEN, browser)).answer.mfaRequired).toBe(true);
  });

  it('skips the second factor of one user only', async () => {
    const world = quickWorld();
    const browser = await remember(world);
    expect((await start(world, 'daniel@acme.test', browser)).answer.mfaRequired).toBe(true);
  });

  it('is offered while a sign-in waits', async () => {
    const world = quickWorld();
    const { http, mfaToken } = await start(world, BEN);
    expect(await getRememberDevicePolicy(http, mfaToken)).toEqual({
      isAllowedToRemember: true,
      mfaDeviceExpiration: (14 * DAY_MS) / 1000,
    });
    await expectRefusal(getRememberDevicePolicy(http, 'unknown'), 410, errorCodes.mfaTokenExpired);
  });
});

describe('recovery code', () => {
  const codeOf = (world: World, email: string) => {
    const userId = world.people().find((person) => person.email === email)?.userId;
    const rows = world.snapshot().tables.recoveryCodes as { userId: string; code: string }[];
    return rows.find((row) => row.userId === userId)!.code;
  };

  it('switches the second factor off, once', async () => {
    const world = quickWorld();
    const { http, mfaToken, authenticatorId } = await start(world, BEN);
    const value = world.authenticator.code(BEN);
    const recoveryCode = codeOf(world, BEN);
    await recoverMfa(http, { email: BEN, recoveryCode });
    const pending = verifyAuthenticator(http, authenticatorId, { mfaToken, value });
    await expectRefusal(pending, 410, errorCodes.mfaTokenExpired);
    expect((await start(world, BEN)).answer.accessToken).toBeTruthy();
    await expectRefusal(recoverMfa(http, { email: BEN, recoveryCode }), 401, errorCodes.recoveryCodeInvalid);
  });

  it.each([BEN, 'unknown@acme.test'])(
    'is refused for %s when wrong, and after too many wrong codes without a check',
    async (email) => {
      const world = quickWorld();
      const { http } = openBrowser(world);
      const attempt = () => recoverMfa(http, { email, recoveryCode: 'wrong' });
      for (let count = 1; count < LOCKOUT_MAX_ATTEMPTS; count++) {
        await expectRefusal(attempt(), 401, errorCodes.recoveryCodeInvalid);
      }
      await expectRefusal(attempt(), 429, errorCodes.mfaTooManyAttempts);
      const right = recoverMfa(http, { email, recoveryCode: codeOf(world, BEN) });
      await expectRefusal(right, 429, errorCodes.mfaTooManyAttempts);
    },
  );
});
