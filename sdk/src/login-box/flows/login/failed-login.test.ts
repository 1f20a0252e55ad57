import { createKeyRing, createWorld, type World } from '@portico/mock-backend';
import { beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestAppOptions } from '../../../app/test-app';
import { pendingSocialRedirects } from '../../parts/social/social-redirects';
import { exchangeCode } from '../hosted-login/hosted-callback-actions';
import { createHostedLoginStore } from '../hosted-login/hosted-login-store';
import { submitCode } from '../second-factor/challenge-actions';
import { retryCallback } from './callback-actions';
import { submitEnrolmentCode } from './enrolment-actions';
import type { LoginFlow } from './login-flow';
import type { LoginState } from './login-state';
import { createLoginStore } from './login-store';
import { signInByPasskey } from './passkeys/passkey-sign-in';
import { submitExpiredPassword, submitPassword } from './password-actions';
import { confirmMagicLink, submitOtc } from './passwordless/passwordless-actions';
import { signInQuickly } from './quick-login/quick-actions';
import { challengeOfLogin } from './two-factor-actions';

const ADA = 'ada@acme.test';
const INES = 'ines@acme.test';

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
});

/** A login box at a step, in the browser of a user who is signed in. */
async function openAt(state: LoginState, options: TestAppOptions = {}) {
  const credentials = createKeyRing();
  const app = createTestApp(world, { address: '/account/login', signedInAs: INES, credentials, ...options });
  await app.session.refresh();
  expect(app.session.store.getState().user?.email).toBe(INES);
  const store = createLoginStore(app, { state, pending: false, error: null });
  return { app, login: () => store.getState(), flow: store.getState().flow };
}

const devices = { authenticators: [{ id: 'a' }], phones: [], emails: [], webauthn: [] };
const redirect = {
  provider: 'google',
  name: 'Google',
  origin: 'social-login',
  verifier: 'v',
  redirectUri: 'r',
} as const;
const failing: [string, LoginState, (flow: LoginFlow) => Promise<void>][] = [
  ['password', { step: 'loginWithPassword', email: ADA }, (flow) => submitPassword(flow, 'wrong')],
  [
    'expired password',
    { step: 'passwordRotationExpired', email: ADA, userId: 'user-1', token: 'wrong', rules: null },
    (flow) => submitExpiredPassword(flow, 'Another-Pass-1'),
  ],
  ['code', { step: 'loginWithOtc', email: ADA }, (flow) => submitOtc(flow, '000000')],
  ['text message', { step: 'loginWithSmsOtc', email: ADA, phoneNumber: '' }, (flow) => submitOtc(flow, '000000')],
  ['magic link', { step: 'magicLinkPostLogin', email: '', token: 'wrong' }, confirmMagicLink],
  ['passkey', { step: 'preLogin', email: '' }, (flow) => signInByPasskey(flow, 'passkey')],
  [
    'quick login',
    { step: 'quickLogin', email: ADA, userId: 'user-1', kinds: ['internal'] },
    (flow) => signInQuickly(flow, 'internal'),
  ],
  [
    'second factor',
    {
      step: 'loginWithTwoFactor',
      email: ADA,
      challenge: { step: 'authenticatorApp', mfaToken: 'wrong', devices, deviceId: 'a' },
    },
    (flow) => submitCode(challengeOfLogin(flow), '000000'),
  ],
  [
    'enrolment of a second factor',
    {
      step: 'forceTwoFactor',
      email: ADA,
      enrolment: { step: 'emailVerifyCode', mfaToken: 'wrong', strategies: ['EmailCode'], otcToken: 'wrong' },
    },
    (flow) => submitEnrolmentCode(flow, '000000'),
  ],
  [
    'social login',
    { step: 'callback', email: '', from: 'social', answer: { from: 'social', redirect, code: 'wrong', state: 's' } },
    retryCallback,
  ],
  [
    'SAML',
    { step: 'callback', email: '', from: 'saml', answer: { from: 'saml', RelayState: '', SAMLResponse: 'wrong' } },
    retryCallback,
  ],
  [
    'OpenID Connect',
    { step: 'callback', email: '', from: 'oidc', answer: { from: 'oidc', code: 'wrong', state: 's' } },
    retryCallback,
  ],
];

it.each(failing)('clears token and user when a login fails: %s', async (_, state, signIn) => {
  const { app, login, flow } = await openAt(state);
  const over = signIn(flow);
  await expect.poll(() => login().pending).toBe(false);
  const { status, user } = app.session.store.getState();
  expect({ status, user, token: app.session.accessToken() }).toEqual({ status: 'signedOut', user: null, token: null });
  expect(flow.at('success')).toBeNull();
  world.clock.advance(60_000);
  await over;
});

it('clears token and user when the code of hosted login is refused', async () => {
  const app = createTestApp(world, { signedInAs: INES, hostedLoginBox: true });
  await app.session.refresh();
  const answer = { code: 'wrong', redirect: { verifier: 'v', nonce: 'n' } };
  const state = { step: 'hostedLoginCallback', answer } as const;
  const store = createHostedLoginStore(app, { state, pending: false, error: null });
  await exchangeCode(store.getState().flow);
  expect(store.getState().state).toEqual({ step: 'hostedLoginFailed', reason: 'refused' });
  expect([app.session.store.getState().status, app.session.accessToken()]).toEqual(['signedOut', null]);
});

it('clears token and user when the user cancels at the social provider', async () => {
  const state: LoginState = { step: 'callback', email: '', from: 'social' };
  const { app } = await openAt(state);
  const pending = pendingSocialRedirects(app).begin(redirect);
  app.location.go(`/account/social/success?error=access_denied&state=${pending}`);
  const store = createLoginStore(app);
  await store.getState().start();
  expect(store.getState().state).toMatchObject({ step: 'socialLoginFailed', reason: 'denied' });
  expect(app.session.store.getState().status).toBe('signedOut');
});

it('keeps the session when a quick login could not be registered', async () => {
  const { app, login, flow } = await openAt({
    step: 'loginWithQuickSmsOtc',
    email: INES,
    userId: 'user-1',
    phoneNumber: '',
    flow: 'registerQuickLogin',
  });
  await submitOtc(flow, '000000');
  expect(login().error).not.toBeNull();
  expect(app.session.store.getState().status).toBe('signedIn');
});
