import { createWorld } from '@portico/mock-backend';
import { expect, it } from 'vitest';
import { createTestApp } from '../../../app/test-app';
import type { LoginResponse } from '../../../contract';
import { finishCallback } from './callback-actions';
import type { LoginFlow } from './login-flow';
import type { LoginState } from './login-state';
import { createLoginStore } from './login-store';
import { submitPassword } from './password-actions';
import { confirmMagicLink, submitOtc } from './passwordless/passwordless-actions';
import { signInByKey } from './sign-in-by-key';

const TRACE = 'trace-7';
const email = 'ada@acme.test';
const generic = { code: 'ER-ADMIN-PORTAL-GENERIC-ERROR', traceId: TRACE };
const worded = { code: 'failedToAuthenticate', message: 'Failed to authenticate', traceId: TRACE };

type Act = (flow: LoginFlow) => Promise<void>;

/** A browser whose service answers every sign-in call with `answer`. */
function open(state: LoginState | undefined, answer: () => Response, address = '/account/login') {
  const world = createWorld({ latency: 0 });
  const app = createTestApp(world, {
    address,
    through: (transport) => async (request) =>
      /\/(postlogin|user)$/.test(new URL(request.url).pathname) ? answer() : transport(request),
  });
  const given = state && { state, pending: false, error: null };
  return { app, login: createLoginStore(app, given).getState };
}

/** A failure without a reason from the service. */
const speechless = () => new Response('<html>', { status: 500, headers: { 'frontegg-trace-id': TRACE } });

const otc = (flow: LoginFlow) => submitOtc(flow, '123456');
const byKey: Act = (flow) =>
  signInByKey(flow, () => flow.app.http.send<LoginResponse>({ method: 'POST', path: '/webauthn/postlogin' }));
const phone = { phoneNumber: '+12025550188' };
const quick = { step: 'loginWithQuickSmsOtc', email, userId: 'user-1', ...phone, flow: 'login' } as const;

const passwordless: [string, LoginState, Act][] = [
  ['a mailed code', { step: 'loginWithOtc', email }, otc],
  ['a texted code', { step: 'loginWithSmsOtc', email, ...phone }, otc],
  ['a texted code on a known device', quick, otc],
  ['a mailed link', { step: 'magicLinkPostLogin', email, token: 'token-1' }, confirmMagicLink],
  ['a passkey on the first screen', { step: 'preLogin', email }, byKey],
  ['a passkey in place of the password', { step: 'loginWithPassword', email }, byKey],
];

it.each(passwordless)('shows "Failed to authenticate" if %s fails without a reason', async (_, state, act) => {
  const { login } = open(state, speechless);
  await act(login().flow);
  expect(login()).toMatchObject({ state, error: worded, pending: false });
});

it('keeps the generic error for a password', async () => {
  const state: LoginState = { step: 'loginWithPassword', email };
  const { login } = open(state, speechless);
  await submitPassword(login().flow, 'Harbor-Light-42');
  expect(login()).toMatchObject({ state, error: generic });
});

it('keeps a reason from the service', async () => {
  const refused = { errors: ['This code is for a later day.'] };
  const { login } = open({ step: 'loginWithOtc', email }, () => Response.json(refused, { status: 400 }));
  await submitOtc(login().flow, '123456');
  expect(login().error).toEqual({ code: '', message: 'This code is for a later day.' });
});

/** The callback address that a provider or a company redirects to. */
const callbacks = {
  social: '/account/social/success?code=code-1&state=state-1',
  oidc: '/account/oidc/callback?code=code-1&state=state-1',
  saml: '/account/saml/callback?SAMLResponse=answer-1',
};

it.each([
  ['social', worded],
  ['oidc', worded],
  ['saml', generic],
] as const)('shows the wording of a failed %s callback, and keeps the answer', async (from, error) => {
  const { app, login } = open(undefined, speechless, callbacks[from]);
  const redirect = { provider: 'google', name: 'Google', origin: 'social-login', verifier: 'v', redirectUri: '/' };
  const stored = [{ state: 'state-1', startedAt: app.clock.now(), redirect }];
  app.storage.local.set('portico-social-logins', JSON.stringify(stored));
  await finishCallback(login().flow);
  expect(login()).toMatchObject({ state: { step: 'callback', from }, error, pending: false });
});
