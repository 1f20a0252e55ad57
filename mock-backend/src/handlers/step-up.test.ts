import { errorCodes } from '@portico/sdk/contract';
import { decodeJwt } from 'jose';
import { expect, it } from 'vitest';
import { generateStepUpSession, login, refreshToken } from '../../../sdk/src/api/auth';
import { sendSmsCode, verifyAuthenticator, verifySmsCode } from '../../../sdk/src/api/mfa';
import {
  createPasskey,
  verifyPasskey,
  webAuthnPostLogin,
  webAuthnPreLogin,
} from '../../../sdk/src/api/passwordless-and-webauthn';
import { listMySessions } from '../../../sdk/src/api/sessions';
import type { World } from '../core/types';
import { DEMO_PASSWORD, tenantAdminEmail } from '../db/cast';
import { createSoftwareKey } from '../world/software-key';
import { expectRefusal, openBrowser, quickWorld, refusal, signIn, type TestBrowser } from './testing/browser';
import { MULTI_FACTOR_ACR } from './testing/spec-numbers';

const BEN = 'ben@acme.test';
const CHLOE = 'chloe@acme.test';
const STEP_MS = 30_000;

/** A user whose browser is remembered, so that the password alone signs them in. */
async function withPasswordOnly(world: World, email = BEN): Promise<TestBrowser> {
  const browser = openBrowser(world);
  const first = await login(browser.http, { email, password: DEMO_PASSWORD });
  const value = world.authenticator.code(email);
  const device = first.mfaDevices!.authenticators[0]!.id;
  await verifyAuthenticator(browser.http, device, { mfaToken: first.mfaToken!, value, rememberDevice: true });
  browser.token = (await login(browser.http, { email, password: DEMO_PASSWORD })).accessToken!;
  world.clock.advance(STEP_MS);
  return browser;
}

it('asks for the second factor, and then says in the token that it is there', async () => {
  const world = quickWorld();
  const browser = await withPasswordOnly(world);
  expect(decodeJwt(browser.token!)).toMatchObject({ amr: ['pwd'] });
  const challenge = await generateStepUpSession(browser.http, {});
  expect(challenge).toMatchObject({ mfaEnrolled: true, mfaToken: expect.any(String) });
  expect(challenge).not.toHaveProperty('accessToken');

  const { mfaToken = '', mfaDevices } = challenge;
  const value = world.authenticator.code(BEN);
  const answer = await verifyAuthenticator(browser.http, mfaDevices!.authenticators[0]!.id, { mfaToken, value });
  const now = Math.floor(world.clock.now() / 1000);
  const claims = decodeJwt(answer.accessToken!);
  expect(claims).toMatchObject({ acr: MULTI_FACTOR_ACR, amr: ['pwd', 'mfa', 'otp'], auth_time: now });
});

it('continues in a session of its own, which the browser stores', async () => {
  const world = quickWorld();
  const browser = await withPasswordOnly(world);
  const { mfaToken = '', mfaDevices } = await generateStepUpSession(browser.http, {});
  const value = world.authenticator.code(BEN);
  const answer = await verifyAuthenticator(browser.http, mfaDevices!.authenticators[0]!.id, { mfaToken, value });
  await expectRefusal(listMySessions(browser.http), 401, errorCodes.unauthorized);
  browser.token = answer.accessToken!;
  expect((await listMySessions(browser.http)).filter((session) => session.current)).toHaveLength(1);
  const next = await refreshToken(browser.http, { tenantId: null });
  expect(decodeJwt(next.accessToken!)).toMatchObject({ acr: MULTI_FACTOR_ACR });
});

it('answers with tokens while the second factor is fresh enough', async () => {
  const world = quickWorld();
  const browser = await signIn(world, BEN);
  expect((await generateStepUpSession(browser.http, {})).accessToken).toBeTruthy();
  world.clock.advance(59_000);
  expect((await generateStepUpSession(browser.http, { maxAge: 60 })).accessToken).toBeTruthy();
  world.clock.advance(1_000);
  const old = await generateStepUpSession(browser.http, { maxAge: 60 });
  expect(old).not.toHaveProperty('accessToken');
  expect(old.mfaToken).toBeTruthy();
  expect((await generateStepUpSession(browser.http, {})).accessToken).toBeTruthy();
});

it('asks as soon as the token says that it is too old, in the whole seconds that tokens count in', async () => {
  const world = quickWorld();
  world.clock.advance(900);
  const { http } = await signIn(world, BEN);
  world.clock.advance(59_500);
  expect(await generateStepUpSession(http, { maxAge: 60 })).not.toHaveProperty('accessToken');
});

it('always asks when nothing is fresh enough', async () => {
  const { http } = await signIn(quickWorld(), BEN);
  expect(await generateStepUpSession(http, { maxAge: 0 })).not.toHaveProperty('accessToken');
});

it('counts a passkey that checked its user as both factors', async () => {
  const world = quickWorld();
  const owner = await signIn(world, tenantAdminEmail);
  const key = await createSoftwareKey();
  await verifyPasskey(owner.http, await key.create((await createPasskey(owner.http)).options));
  const browser = openBrowser(world);
  const { options } = await webAuthnPreLogin(browser.http, {});
  browser.token = (await webAuthnPostLogin(browser.http, await key.get(options))).accessToken!;
  const answer = await generateStepUpSession(browser.http, {});
  expect(decodeJwt(answer.accessToken!)).toMatchObject({ acr: MULTI_FACTOR_ACR, amr: ['hwk', 'mfa'] });
});

it('answers a user without a second factor with the text that clients know', async () => {
  const { http } = await signIn(quickWorld(), tenantAdminEmail);
  const error = await refusal(generateStepUpSession(http, {}));
  expect(error).toMatchObject({
    statusCode: 400,
    errorCode: errorCodes.mfaNotEnrolled,
    message: 'MFA is not enrolled',
  });
});

it('counts a wrong code once, though the call carries a token', async () => {
  const world = quickWorld();
  const browser = await withPasswordOnly(world);
  const { mfaToken = '', mfaDevices } = await generateStepUpSession(browser.http, {});
  const call = verifyAuthenticator(browser.http, mfaDevices!.authenticators[0]!.id, { mfaToken, value: '000000' });
  expect(await refusal(call)).toMatchObject({ statusCode: 400, errorContext: { attemptsLeft: 4 } });
});

it('ends with the session it began in', async () => {
  const world = quickWorld();
  const browser = openBrowser(world);
  const { mfaToken = '', mfaDevices } = await login(browser.http, { email: CHLOE, password: DEMO_PASSWORD });
  const phone = mfaDevices!.phones[0]!.id;
  const sent = await sendSmsCode(browser.http, phone, { mfaToken });
  const code = world.phone.list()[0]!.code!;
  const answer = await verifySmsCode(browser.http, phone, { mfaToken, otcToken: sent.otcToken, code });
  browser.token = answer.accessToken!;
  const challenge = await generateStepUpSession(browser.http, { maxAge: 0 });
  await browser.fetch('/frontegg/identity/resources/auth/v1/logout', { method: 'POST' });
  const late = sendSmsCode(browser.http, phone, { mfaToken: challenge.mfaToken! });
  await expectRefusal(late, 410, errorCodes.mfaTokenExpired);
});

it('refuses a call with a challenge until the second factor is shown, and again when it is too old', async () => {
  const world = quickWorld();
  const browser = await withPasswordOnly(world);
  world.faults.add({ call: 'GET /identity/resources/users/sessions/v1/me', kind: 'step-up', maxAge: 60 });
  const listSessions = () =>
    browser.fetch('/identity/resources/users/sessions/v1/me', {
      headers: { authorization: `Bearer ${browser.token}` },
    });
  const refused = await listSessions();
  expect(refused.status).toBe(401);
  expect(refused.headers.get('www-authenticate')).toBe(
    `Bearer error="insufficient_user_authentication", error_description="A second factor is required", acr_values="${MULTI_FACTOR_ACR}", max_age="60"`,
  );
  const { mfaToken = '', mfaDevices } = await generateStepUpSession(browser.http, {});
  const value = world.authenticator.code(BEN);
  const answer = await verifyAuthenticator(browser.http, mfaDevices!.authenticators[0]!.id, { mfaToken, value });
  browser.token = answer.accessToken!;
  expect((await listSessions()).status).toBe(200);
  world.clock.advance(61_000);
  expect((await listSessions()).status).toBe(401);
  const restored = quickWorld();
  restored.restore(JSON.stringify(world.snapshot()));
  expect(restored.journal.list().filter(({ fault }) => fault === 'step-up')).toHaveLength(3);
});

it('refuses a request without a token as the call itself does', async () => {
  const world = quickWorld();
  world.faults.add({ call: 'GET /identity/resources/users/sessions/v1/me', kind: 'step-up' });
  await expectRefusal(listMySessions(openBrowser(world).http), 401, errorCodes.unauthorized);
});
