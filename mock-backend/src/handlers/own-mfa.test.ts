import { errorCodes } from '@portico/sdk/contract';
import { describe, expect, it } from 'vitest';
import { listAudits } from '../../../sdk/src/api/audits';
import { login } from '../../../sdk/src/api/auth';
import { recoverMfa } from '../../../sdk/src/api/mfa';
import * as api from '../../../sdk/src/api/own-mfa';
import { getMe } from '../../../sdk/src/api/users';
import type { World } from '../core/types';
import { DEMO_PASSWORD } from '../db/cast';
import { createSoftwareKey } from '../world/software-key';
import { expectRefusal, openBrowser, quickWorld, refusal, signIn } from './testing/browser';
import { LOCKOUT_MAX_ATTEMPTS, LOCKOUT_MINUTES, SMS_CODE_SECONDS } from './testing/spec-numbers';

const INES = 'ines@acme.test';
const BEN = 'ben@acme.test';
const PHONE = '+12025550199';
const STEP_MS = 30_000;

async function arrive(email = INES) {
  const world = quickWorld();
  return { world, http: (await signIn(world, email)).http };
}

type Arrived = Awaited<ReturnType<typeof arrive>>;

async function enrolApp({ world, http }: Arrived, email = INES) {
  await api.startOwnAuthenticatorEnrolment(http);
  return api.enrollOwnAuthenticator(http, { token: world.authenticator.code(email) });
}

async function enrolPhone({ world, http }: Arrived) {
  const { otcToken } = await api.startOwnPhoneEnrolment(http, { phoneNumber: PHONE });
  return api.enrollOwnPhone(http, { otcToken, code: world.phone.list()[0]!.code! });
}

async function enrolKey({ http }: Arrived) {
  const key = await createSoftwareKey();
  const { webauthnToken, options } = await api.startOwnKeyEnrolment(http);
  const body = { webauthnToken, deviceType: 'Platform' as const, options: await key.create(options) };
  return { key, body, answer: await api.enrollOwnKey(http, body) };
}

function wrong(code: string): string {
  return code.replace(/./g, (digit) => String((Number(digit) + 5) % 10));
}

function comeBack(world: World, email = INES) {
  return login(openBrowser(world).http, { email, password: DEMO_PASSWORD });
}

it('starts with no device', async () => {
  const { http } = await arrive();
  expect(await api.listMyMfaDevices(http)).toEqual({ webauthn: [], phones: [], authenticators: [], emails: [] });
});

it('stores an app, a phone and a key next to each other, with one recovery code for all', async () => {
  const arrived = await arrive();
  const { world, http } = arrived;
  const { recoveryCode } = await enrolApp(arrived);
  expect(recoveryCode).toMatch(/^\w{16}$/);
  expect(await enrolPhone(arrived)).toEqual({});
  expect((await enrolKey(arrived)).answer).toEqual({});
  expect(await api.listMyMfaDevices(http)).toEqual({
    webauthn: [{ id: expect.any(String), deviceType: 'Platform', name: 'This device' }],
    phones: [{ id: expect.any(String), phoneNumber: '+*********99' }],
    authenticators: [{ id: expect.any(String) }],
    emails: [],
  });
  expect((await comeBack(world)).mfaStrategies).toEqual(['AuthenticatorApp', 'SMS', 'WebAuthnPlatform']);
  await recoverMfa(openBrowser(world).http, { email: INES, recoveryCode: recoveryCode! });
  expect((await comeBack(world)).accessToken).toBeTruthy();
  expect(await getMe(http)).toMatchObject({ mfaEnrolled: false });
});

describe('authenticator app', () => {
  it('does not count as enrolled before its first code', async () => {
    const { world, http } = await arrive();
    await expectRefusal(api.enrollOwnAuthenticator(http, { token: '123456' }), 410, errorCodes.mfaCodeExpired);
    await api.startOwnAuthenticatorEnrolment(http);
    const token = wrong(world.authenticator.code(INES));
    await expectRefusal(api.enrollOwnAuthenticator(http, { token }), 400, errorCodes.mfaCodeInvalid);
    expect((await api.listMyMfaDevices(http)).authenticators).toEqual([]);
    expect((await comeBack(world)).accessToken).toBeTruthy();
  });

  it('always shows a new recovery code in the first form, and the earlier one stops working', async () => {
    const arrived = await arrive();
    const { world, http } = arrived;
    const first = await enrolApp(arrived);
    await api.startMfaEnrolment(http);
    const second = await api.enrollMfa(http, { token: world.authenticator.code(INES) });
    expect(second.recoveryCode).not.toBe(first.recoveryCode);
    const { http: stranger } = openBrowser(world);
    const earlier = recoverMfa(stranger, { email: INES, recoveryCode: first.recoveryCode! });
    await expectRefusal(earlier, 401, errorCodes.recoveryCodeInvalid);
    await recoverMfa(stranger, { email: INES, recoveryCode: second.recoveryCode });
  });

  it('is removed by its own code only, and not by a code that it has accepted before', async () => {
    const { world, http } = await arrive(BEN);
    const [device] = (await api.listMyMfaDevices(http)).authenticators;
    const used = world.authenticator.code(BEN);
    await expectRefusal(api.disableOwnAuthenticator(http, device!.id, {}), 400, errorCodes.mfaCodeInvalid);
    const replay = api.disableOwnAuthenticator(http, device!.id, { token: used });
    await expectRefusal(replay, 400, errorCodes.mfaCodeUsed);
    world.clock.advance(STEP_MS);
    const token = world.authenticator.code(BEN);
    const typed = api.disableOwnAuthenticator(http, device!.id, { token: wrong(token) });
    await expectRefusal(typed, 400, errorCodes.mfaCodeInvalid);
    await api.disableOwnAuthenticator(http, device!.id, { token });
    expect((await api.listMyMfaDevices(http)).authenticators).toEqual([]);
    expect((await comeBack(world, BEN)).accessToken).toBeTruthy();
  });

  it('cannot be removed by guessing codes', async () => {
    const { world, http } = await arrive(BEN);
    const [device] = (await api.listMyMfaDevices(http)).authenticators;
    world.clock.advance(STEP_MS);
    const guess = () => {
      const token = wrong(world.authenticator.code(BEN));
      return refusal(api.disableOwnAuthenticator(http, device!.id, { token }));
    };
    for (let count = 1; count < LOCKOUT_MAX_ATTEMPTS; count++) await guess();
    expect(await guess()).toMatchObject({ statusCode: 429, errorCode: errorCodes.mfaTooManyAttempts });
    const token = world.authenticator.code(BEN);
    const right = await refusal(api.disableOwnAuthenticator(http, device!.id, { token }));
    expect(right.errorContext).toEqual({ retryAfterSeconds: LOCKOUT_MINUTES * 60 });
  });

  it('of another user is not found', async () => {
    const { world, http } = await arrive();
    const ben = await signIn(world, BEN);
    const [device] = (await api.listMyMfaDevices(ben.http)).authenticators;
    world.clock.advance(STEP_MS);
    const call = api.disableOwnAuthenticator(http, device!.id, { token: world.authenticator.code(BEN) });
    await expectRefusal(call, 404, errorCodes.mfaDeviceNotFound);
  });
});

describe('phone', () => {
  it('is enrolled and disabled by codes that arrive there', async () => {
    const arrived = await arrive();
    const { world, http } = arrived;
    expect((await enrolPhone(arrived)).recoveryCode).toBeTruthy();
    const [device] = (await api.listMyMfaDevices(http)).phones;
    const { otcToken, phoneNumber } = await api.startDisablingOwnPhone(http, device!.id);
    expect(phoneNumber).toBe('+*********99');
    const code = world.phone.list()[0]!.code!;
    const typed = api.disableOwnPhone(http, device!.id, { otcToken, code: wrong(code) });
    await expectRefusal(typed, 400, errorCodes.mfaCodeInvalid);
    await api.disableOwnPhone(http, device!.id, { otcToken, code });
    expect((await api.listMyMfaDevices(http)).phones).toEqual([]);
    expect((await comeBack(world)).accessToken).toBeTruthy();
  });

  it('does not take a code twice, too late, of another purpose or of another user', async () => {
    const arrived = await arrive();
    const { world, http } = arrived;
    const other = await signIn(world, 'jonas@acme.test');
    const { otcToken } = await api.startOwnPhoneEnrolment(http, { phoneNumber: PHONE });
    const code = world.phone.list()[0]!.code!;
    await expectRefusal(api.enrollOwnPhone(other.http, { otcToken, code }), 410, errorCodes.mfaCodeExpired);
    await api.enrollOwnPhone(http, { otcToken, code });
    await expectRefusal(api.enrollOwnPhone(http, { otcToken, code }), 410, errorCodes.mfaCodeExpired);
    const [device] = (await api.listMyMfaDevices(http)).phones;
    const started = await api.startDisablingOwnPhone(http, device!.id);
    const again = { otcToken: started.otcToken, code: world.phone.list()[0]!.code! };
    await expectRefusal(api.enrollOwnPhone(http, again), 410, errorCodes.mfaCodeExpired);
    world.clock.advance(SMS_CODE_SECONDS * 1000);
    await expectRefusal(api.disableOwnPhone(http, device!.id, again), 410, errorCodes.mfaCodeExpired);
    await expectRefusal(api.disableOwnPhone(http, device!.id, {}), 410, errorCodes.mfaCodeExpired);
  });

  it('waits between two codes', async () => {
    const { http } = await arrive();
    await api.startOwnPhoneEnrolment(http, { phoneNumber: PHONE });
    const again = api.startOwnPhoneEnrolment(http, { phoneNumber: PHONE });
    await expectRefusal(again, 429, errorCodes.mfaResendTooSoon);
  });
});

describe('key', () => {
  it('is disabled by its own answer only', async () => {
    const arrived = await arrive();
    const { world, http } = arrived;
    const { key, answer } = await enrolKey(arrived);
    expect(answer.recoveryCode).toBeTruthy();
    const [device] = (await api.listMyMfaDevices(http)).webauthn;
    await expectRefusal(api.disableOwnKey(http, device!.id, {}), 400, errorCodes.passkeyRefused);
    const first = await api.startDisablingOwnKey(http, device!.id);
    expect(first.options.allowCredentials).toEqual([{ type: 'public-key', id: key.id }]);
    const stranger = await (await createSoftwareKey()).get(first.options);
    const foreign = api.disableOwnKey(http, device!.id, { webauthnToken: first.webauthnToken, options: stranger });
    await expectRefusal(foreign, 400, errorCodes.passkeyRefused);

    const { webauthnToken, options } = await api.startDisablingOwnKey(http, device!.id);
    await api.disableOwnKey(http, device!.id, { webauthnToken, options: await key.get(options) });
    expect((await api.listMyMfaDevices(http)).webauthn).toEqual([]);
    expect((await comeBack(world)).accessToken).toBeTruthy();
  });

  it('is excluded from the next creation, and refused when it is sent twice', async () => {
    const arrived = await arrive();
    const { key, body } = await enrolKey(arrived);
    const { options, webauthnToken } = await api.startOwnKeyEnrolment(arrived.http);
    expect(options.excludeCredentials).toEqual([{ type: 'public-key', id: key.id }]);
    await expectRefusal(api.enrollOwnKey(arrived.http, body), 410, errorCodes.passkeyExpired);
    const twice = { ...body, webauthnToken, options: await key.create(options) };
    await expectRefusal(api.enrollOwnKey(arrived.http, twice), 409, errorCodes.alreadyExists);
  });
});

describe('turning everything off', () => {
  it('accepts a code of any device, and removes remembered browsers and recovery codes', async () => {
    const arrived = await arrive(BEN);
    const { world, http } = arrived;
    await enrolPhone(arrived);
    await expectRefusal(api.disableMfa(http, {}), 400, errorCodes.mfaCodeInvalid);
    world.clock.advance(STEP_MS);
    await api.disableMfa(http, { token: world.authenticator.code(BEN) });
    expect(await api.listMyMfaDevices(http)).toMatchObject({ authenticators: [], phones: [] });
    expect((await comeBack(world, BEN)).accessToken).toBeTruthy();
    const { recoveryCodes, rememberedDevices } = world.snapshot().tables;
    const left = [recoveryCodes, rememberedDevices].flat() as { userId: string }[];
    const userId = world.people().find((one) => one.email === BEN)?.userId;
    expect(left.filter((row) => row.userId === userId)).toEqual([]);
  });

  it('accepts the recovery code, too', async () => {
    const arrived = await arrive();
    const { recoveryCode } = await enrolApp(arrived);
    await api.disableMfa(arrived.http, { token: recoveryCode });
    expect((await comeBack(arrived.world)).accessToken).toBeTruthy();
  });
});

it('records every factor that is added or removed', async () => {
  const arrived = await arrive(BEN);
  const { world, http } = arrived;
  await enrolPhone(arrived);
  world.clock.advance(STEP_MS);
  await api.disableMfa(http, { token: world.authenticator.code(BEN) });
  const { data } = await listAudits(http, { count: 3 });
  expect(data.map((row) => row.description)).toEqual([
    'Second factor removed: Phone, ben@acme.test',
    'Second factor removed: Authenticator app, ben@acme.test',
    'Second factor added: Phone, ben@acme.test',
  ]);
});
