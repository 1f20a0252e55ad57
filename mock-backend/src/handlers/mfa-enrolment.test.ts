import { errorCodes, type MfaStrategyName } from '@portico/sdk/contract';
import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { login, verifyMfa } from '../../../sdk/src/api/auth';
import * as api from '../../../sdk/src/api/mfa';
import { webAuthnPostLogin, webAuthnPreLogin } from '../../../sdk/src/api/passwordless-and-webauthn';
import { getMe } from '../../../sdk/src/api/users';
import type { World } from '../core/types';
import { DEMO_PASSWORD } from '../db/cast';
import { createSoftwareKey } from '../world/software-key';
import { expectRefusal, openBrowser, quickWorld, refusal } from './testing/browser';
import { setVendorPolicy } from './testing/policies';
import {
  MFA_MAX_ATTEMPTS,
  MULTI_FACTOR_ACR,
  SMS_CODE_SECONDS,
  SMS_RESEND_SECONDS,
  WEBAUTHN_SECONDS,
} from './testing/spec-numbers';

const INES = 'ines@acme.test';
const PHONE = '+12025550199';

/** Every user has to have a second factor. */
function strictWorld(): World {
  const world = quickWorld();
  setVendorPolicy(world, 'mfa', { enforceMFAType: 'Force' });
  return world;
}

async function start(world: World, email = INES) {
  const browser = openBrowser(world);
  const answer = await login(browser.http, { email, password: DEMO_PASSWORD });
  return { browser, http: browser.http, answer, mfaToken: answer.mfaToken ?? '' };
}

function wrong(code: string): string {
  return code.replace(/./g, (digit) => String((Number(digit) + 5) % 10));
}

function mailedCode(world: World): string {
  return /\d{6}/.exec(world.inbox.list()[0]?.text ?? '')?.[0] ?? '';
}

it('offers every kind to a user who has none and needs one', async () => {
  const { answer } = await start(strictWorld());
  expect(answer).toMatchObject({
    mfaRequired: true,
    mfaEnrolled: false,
    mfaStrategies: ['AuthenticatorApp', 'WebAuthnPlatform', 'WebAuthnCrossPlatform', 'SMS', 'EmailCode'],
    mfaDevices: { webauthn: [], phones: [], authenticators: [], emails: [] },
  });
  expect(answer).not.toHaveProperty('accessToken');
});

it('offers what the vendor has left on, and refuses the rest', async () => {
  const world = strictWorld();
  const off: MfaStrategyName[] = ['SMS', 'EmailCode', 'WebAuthnPlatform', 'WebAuthnCrossPlatform'];
  setVendorPolicy(world, 'mfa-strategies', Object.fromEntries(off.map((name) => [name, false])));
  const { http, answer, mfaToken } = await start(world);
  expect(answer.mfaStrategies).toEqual(['AuthenticatorApp']);
  await expectRefusal(api.startPhoneEnrolment(http, { mfaToken, phoneNumber: PHONE }), 403, errorCodes.forbidden);
  await expectRefusal(api.sendEmailCode(http, { mfaToken }), 403, errorCodes.forbidden);
  await expectRefusal(api.startKeyEnrolment(http, { mfaToken }), 403, errorCodes.forbidden);
});

it.each(['ben@acme.test', 'chloe@acme.test'])('does not let %s enrol another one in its place', async (email) => {
  const { http, mfaToken } = await start(quickWorld(), email);
  await expectRefusal(api.startAuthenticatorEnrolment(http, { mfaToken }), 403, errorCodes.forbidden);
  await expectRefusal(api.startPhoneEnrolment(http, { mfaToken, phoneNumber: PHONE }), 403, errorCodes.forbidden);
  await expectRefusal(api.startKeyEnrolment(http, { mfaToken }), 403, errorCodes.forbidden);
  await expectRefusal(api.sendEmailCode(http, { mfaToken }), 404, errorCodes.mfaDeviceNotFound);
});

describe('authenticator app', () => {
  it('is enrolled by its first code, and requested from then on', async () => {
    const world = strictWorld();
    const { browser, http, mfaToken } = await start(world);
    const { qrCode, secret, uri } = await api.startAuthenticatorEnrolment(http, { mfaToken });
    expect(qrCode).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(uri).toMatch(/^otpauth:\/\/totp\//);
    expect(uri).toContain(`secret=${secret}`);
    const answer = await api.enrollAuthenticator(http, { mfaToken, token: world.authenticator.code(INES) });
    expect(answer.recoveryCode).toMatch(/^\w{16}$/);
    expect(decodeJwt(answer.accessToken!)).toMatchObject({ amr: ['pwd', 'mfa', 'otp'], acr: MULTI_FACTOR_ACR });
    browser.token = answer.accessToken!;
    expect(await getMe(http)).toMatchObject({ mfaEnrolled: true });
    expect((await start(world)).answer).toMatchObject({ mfaEnrolled: true, mfaStrategies: ['AuthenticatorApp'] });
  });

  it('shows a recovery code that works', async () => {
    const world = strictWorld();
    const { http, mfaToken } = await start(world);
    await api.startAuthenticatorEnrolment(http, { mfaToken });
    const answer = await api.enrollAuthenticator(http, { mfaToken, token: world.authenticator.code(INES) });
    await api.recoverMfa(http, { email: INES, recoveryCode: answer.recoveryCode! });
    expect((await start(world)).answer).toMatchObject({ mfaEnrolled: false });
  });

  it('is not enrolled by a wrong code, nor by that of an earlier start', async () => {
    const world = strictWorld();
    const { http, mfaToken } = await start(world);
    await expectRefusal(api.enrollAuthenticator(http, { mfaToken, token: '000000' }), 410, errorCodes.mfaCodeExpired);
    await api.startAuthenticatorEnrolment(http, { mfaToken });
    const earlier = world.authenticator.code(INES);
    await api.startAuthenticatorEnrolment(http, { mfaToken });
    const code = world.authenticator.code(INES);
    expect(earlier).not.toBe(code);
    await expectRefusal(api.enrollAuthenticator(http, { mfaToken, token: earlier }), 401, errorCodes.mfaCodeInvalid);
    for (let count = 2; count < MFA_MAX_ATTEMPTS; count++) {
      await refusal(api.enrollAuthenticator(http, { mfaToken, token: wrong(code) }));
    }
    const last = api.enrollAuthenticator(http, { mfaToken, token: wrong(code) });
    await expectRefusal(last, 429, errorCodes.mfaTooManyAttempts);
    expect((await start(world)).answer.mfaEnrolled).toBe(false);
  });

  it('does not complete a sign-in whose user has enrolled another factor meanwhile', async () => {
    const world = strictWorld();
    const thief = await start(world);
    await api.startPhoneEnrolment(thief.http, { mfaToken: thief.mfaToken, phoneNumber: PHONE });
    const { http, mfaToken } = await start(world);
    await api.startAuthenticatorEnrolment(http, { mfaToken });
    await api.enrollAuthenticator(http, { mfaToken, token: world.authenticator.code(INES) });
    const late = api.startKeyEnrolment(thief.http, { mfaToken: thief.mfaToken });
    await expectRefusal(late, 410, errorCodes.mfaTokenExpired);
  });
});

describe('phone', () => {
  it('is enrolled by the code that was sent to it', async () => {
    const world = strictWorld();
    const { http, mfaToken } = await start(world);
    const started = await api.startPhoneEnrolment(http, { mfaToken, phoneNumber: '+1 (202) 555-0199' });
    expect(started.phoneNumber).toBe('+*********99');
    const { to, code = '' } = world.phone.list()[0]!;
    expect(to).toBe(PHONE);
    const { otcToken } = started;
    const typed = api.enrollPhone(http, { mfaToken, otcToken, code: wrong(code) });
    await expectRefusal(typed, 401, errorCodes.mfaCodeInvalid);
    const answer = await api.enrollPhone(http, { mfaToken, otcToken, code, rememberDevice: true });
    expect(answer.recoveryCode).toBeTruthy();
    expect(decodeJwt(answer.accessToken!)).toMatchObject({ amr: ['pwd', 'mfa', 'sms'] });
    const next = await start(world);
    expect(next.answer.mfaDevices?.phones).toEqual([{ id: expect.any(String), phoneNumber: '+*********99' }]);
    const again = await login(http, { email: INES, password: DEMO_PASSWORD });
    expect(again.accessToken).toBeTruthy();
  });

  it('waits between two codes, whichever number they go to, and forgets the earlier one', async () => {
    const world = strictWorld();
    const { http, mfaToken } = await start(world);
    const first = await api.startPhoneEnrolment(http, { mfaToken, phoneNumber: PHONE });
    const { code = '' } = world.phone.list()[0]!;
    const other = { mfaToken, phoneNumber: '+12025550198' };
    await expectRefusal(api.startPhoneEnrolment(http, other), 429, errorCodes.mfaResendTooSoon);
    world.clock.advance(SMS_RESEND_SECONDS * 1000);
    await api.startPhoneEnrolment(http, other);
    const late = api.enrollPhone(http, { mfaToken, otcToken: first.otcToken, code });
    await expectRefusal(late, 410, errorCodes.mfaCodeExpired);
  });

  it.each(['12025550199', '+1', 'call me', ''])(
    'has to be a number with a country code, not "%s"',
    async (phoneNumber) => {
      const { http, mfaToken } = await start(strictWorld());
      await expectRefusal(api.startPhoneEnrolment(http, { mfaToken, phoneNumber }), 400, errorCodes.invalidRequest);
    },
  );
});

describe('code by mail', () => {
  async function enrol(world: World) {
    const { http, mfaToken } = await start(world);
    const { otcToken } = await api.sendEmailCode(http, { mfaToken });
    return api.verifyEmailCode(http, { mfaToken, otcToken, code: mailedCode(world) });
  }

  it('is enrolled by the first code, and requested from then on', async () => {
    const world = strictWorld();
    const answer = await enrol(world);
    expect(answer.recoveryCode).toBeTruthy();
    expect(decodeJwt(answer.accessToken!)).toMatchObject({ amr: ['pwd', 'mfa', 'otp'] });

    const next = await start(world);
    expect(next.answer).toMatchObject({ mfaStrategies: ['EmailCode'], mfaDevices: { emails: [{ email: INES }] } });
    const { http, mfaToken } = next;
    const { otcToken } = await api.sendEmailCode(http, { mfaToken });
    const code = mailedCode(world);
    const typed = api.verifyEmailCode(http, { mfaToken, otcToken, code: wrong(code) });
    await expectRefusal(typed, 401, errorCodes.mfaCodeInvalid);
    const passed = await api.verifyEmailCode(http, { mfaToken, otcToken, code });
    expect(passed.accessToken).toBeTruthy();
    expect(passed).not.toHaveProperty('recoveryCode');
  });

  it('is accepted without the id of the device once enrolled, and not before', async () => {
    const world = strictWorld();
    const first = await start(world);
    await api.sendEmailCode(first.http, { mfaToken: first.mfaToken });
    const early = verifyMfa(first.http, { mfaToken: first.mfaToken, value: mailedCode(world) });
    await expectRefusal(early, 401, errorCodes.mfaCodeInvalid);
    world.clock.advance(SMS_RESEND_SECONDS * 1000);
    await enrol(world);
    const { http, mfaToken } = await start(world);
    await api.sendEmailCode(http, { mfaToken });
    expect((await verifyMfa(http, { mfaToken, value: mailedCode(world) })).accessToken).toBeTruthy();
  });

  it('works for three minutes', async () => {
    const world = strictWorld();
    const { http, mfaToken } = await start(world);
    const { otcToken } = await api.sendEmailCode(http, { mfaToken });
    world.clock.advance(SMS_CODE_SECONDS * 1000);
    const late = api.verifyEmailCode(http, { mfaToken, otcToken, code: mailedCode(world) });
    await expectRefusal(late, 410, errorCodes.mfaCodeExpired);
  });
});

describe('key', () => {
  async function enrol(world: World, deviceType: 'Platform' | 'CrossPlatform' = 'CrossPlatform') {
    const { http, mfaToken } = await start(world);
    const key = await createSoftwareKey({ verifiesUser: false });
    const { webauthnToken, options } = await api.startKeyEnrolment(http, { mfaToken });
    const made = await key.create(options);
    const answer = await api.enrollKey(http, { mfaToken, webauthnToken, deviceType, options: made });
    return { key, answer };
  }

  it.each([
    ['Platform', 'This device'],
    ['CrossPlatform', 'Security key'],
  ] as const)('is enrolled as %s, and requested from then on', async (deviceType, name) => {
    const world = strictWorld();
    const { key, answer } = await enrol(world, deviceType);
    expect(answer.recoveryCode).toBeTruthy();
    expect(decodeJwt(answer.accessToken!)).toMatchObject({ amr: ['pwd', 'mfa', 'hwk'], acr: MULTI_FACTOR_ACR });

    const next = await start(world);
    expect(next.answer.mfaStrategies).toEqual([`WebAuthn${deviceType}`]);
    const [device] = next.answer.mfaDevices?.webauthn ?? [];
    expect(device).toEqual({ id: expect.any(String), deviceType, name });
    const { mfaToken, http } = next;
    const { webauthnToken, options } = await api.startKeyCheck(http, device!.id, { mfaToken });
    expect(options.allowCredentials).toEqual([{ type: 'public-key', id: key.id }]);
    const body = { mfaToken, webauthnToken, options: await key.get(options) };
    expect((await api.verifyKey(http, device!.id, body)).accessToken).toBeTruthy();
    await expectRefusal(api.verifyKey(http, device!.id, body), 410, errorCodes.mfaTokenExpired);
  });

  it('is refused if the answer is of another key or another page, or comes too late', async () => {
    const world = strictWorld();
    const { key } = await enrol(world);
    const stranger = await createSoftwareKey();
    const { http, mfaToken, answer } = await start(world);
    const deviceId = answer.mfaDevices!.webauthn[0]!.id;
    const begin = () => api.startKeyCheck(http, deviceId, { mfaToken });
    const finish = (webauthnToken: string, options: Awaited<ReturnType<typeof key.get>>) =>
      api.verifyKey(http, deviceId, { mfaToken, webauthnToken, options });

    const first = await begin();
    const foreign = finish(first.webauthnToken, await stranger.get(first.options));
    await expectRefusal(foreign, 401, errorCodes.passkeyRefused);
    const second = await begin();
    const phished = finish(second.webauthnToken, await key.get(second.options, { origin: 'https://evil.test' }));
    await expectRefusal(phished, 401, errorCodes.passkeyRefused);
    const replayed = finish(second.webauthnToken, await key.get(second.options));
    await expectRefusal(replayed, 410, errorCodes.passkeyExpired);
    const third = await begin();
    expect((await finish(third.webauthnToken, await key.get(third.options))).accessToken).toBeTruthy();
  });

  it('is not requested from another user', async () => {
    const world = strictWorld();
    await enrol(world);
    const ines = await start(world);
    const deviceId = ines.answer.mfaDevices!.webauthn[0]!.id;
    const { http, mfaToken } = await start(world, 'ben@acme.test');
    await expectRefusal(api.startKeyCheck(http, deviceId, { mfaToken }), 404, errorCodes.mfaDeviceNotFound);
  });

  it('cannot sign in alone, as a passkey does', async () => {
    const world = strictWorld();
    const { key } = await enrol(world);
    const { http } = openBrowser(world);

    const { options } = await webAuthnPreLogin(http, { email: INES });
    await expectRefusal(webAuthnPostLogin(http, await key.get(options)), 401, errorCodes.passkeyRefused);
  });

  it('can be created as long as the sign-in lasts', async () => {
    const world = strictWorld();
    const { http, mfaToken } = await start(world);
    const { webauthnToken, options } = await api.startKeyEnrolment(http, { mfaToken });
    const made = await (await createSoftwareKey()).create(options);
    world.clock.advance(WEBAUTHN_SECONDS * 1000);
    const late = api.enrollKey(http, { mfaToken, webauthnToken, deviceType: 'Platform', options: made });
    await expectRefusal(late, 410, errorCodes.mfaTokenExpired);
  });
});
