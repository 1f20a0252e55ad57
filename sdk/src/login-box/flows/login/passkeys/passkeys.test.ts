import { createKeyRing, createWorld, DEMO_PASSWORD, type KeyRing, type World } from '@portico/mock-backend';
import { beforeEach, expect, it } from 'vitest';
import { setVendorPolicy } from '../../../../../../mock-backend/src/handlers/testing/policies';
import { createTestApp, type TestAppOptions } from '../../../../app/test-app';
import { storageKeys } from '../../../../core/key-value-store';
import { createLoginStore } from '../login-store';
import { submitPassword } from '../password-actions';
import { submitEmail } from '../pre-login-actions';
import { offerAutofill, signInByPasskey } from './passkey-sign-in';
import { makePasskey, passOverPasskey } from './prompt-actions';

const ADA = 'ada@acme.test';
const NAVIGATION_DELAY_MS = 200;
const RETRY_DELAY_MS = 500;
const PRE_LOGIN = 'POST /identity/resources/auth/v1/webauthn/prelogin';

let world: World;
let keys: KeyRing;
beforeEach(() => {
  world = createWorld({ scenario: 'passkeys-first', latency: 0 });
  keys = createKeyRing();
});

async function open(options: TestAppOptions = {}) {
  const app = createTestApp(world, { address: '/account/login?redirectUrl=%2Fhome', credentials: keys, ...options });
  await app.start();
  const store = createLoginStore(app);
  const login = () => store.getState();
  return { app, login, flow: login().flow, step: () => login().state.step, path: () => app.location.read().path };
}

async function signInByPassword(options?: TestAppOptions) {
  const opened = await open(options);
  await submitEmail(opened.flow, ADA);
  const submitted = submitPassword(opened.flow, DEMO_PASSWORD);
  await expect.poll(() => opened.login().pending).toBe(false);
  return { ...opened, submitted };
}

/** Lets the navigation delay of the last step pass, so that the flow redirects. */
async function arrive({ step }: { step: () => string }, submitted: Promise<void>) {
  await expect.poll(step).toBe('success');
  world.clock.advance(NAVIGATION_DELAY_MS);
  await submitted;
}

/** Creates a passkey at the prompt after a sign-in. */
async function makeOne() {
  const opened = await signInByPassword();
  expect(opened.step()).toBe('promptPasskeys');
  await arrive(opened, makePasskey(opened.flow));
  expect(opened.path()).toBe('/home');
}

/** The password as the main strategy, and passkeys as an inactive secondary one. */
const inactive = {
  mainAuthStrategies: [{ strategy: 'EmailAndPassword' }],
  secondaryAuthStrategies: [{ strategy: 'Passkeys', isActive: false }],
};

const calls = (call: string) => world.journal.list().filter(({ method, path }) => `${method} ${path}` === call).length;

it('offers a passkey after the password, creates it, and signs in with it', async () => {
  await makeOne();
  const again = await open();
  await arrive(again, signInByPasskey(again.flow, 'passkey'));
  expect(again.app.session.store.getState().user?.email).toBe(ADA);
  expect(again.path()).toBe('/home');
  expect(again.app.storage.local.get(storageKeys.preferredLoginMethod)).toBe('Passkeys');
});

it('does not offer a second one', async () => {
  await makeOne();
  expect((await signInByPassword()).step()).toBe('success');
});

it('continues without a passkey, and offers it at the next sign-in', async () => {
  const first = await signInByPassword();
  await arrive(first, passOverPasskey(first.flow));
  expect(first.path()).toBe('/home');
  expect((await signInByPassword()).step()).toBe('promptPasskeys');
});

it('remembers not to ask again', async () => {
  const { app, flow, step, path } = await signInByPassword();
  await arrive({ step }, passOverPasskey(flow, { forGood: true }));
  expect(path()).toBe('/home');
  expect(app.storage.local.get('dont-show-again-prompt-passkeys')).toBe('true');
});

it.each([
  ['the feature flag is off', { overrideFeatureFlags: { 'show-passkeys-new': 'off' } }, () => {}],
  ['they are no strategy', {}, () => world.restore({ ...world.snapshot(), tables: withoutPasskeys() })],
  ['they are a strategy that is not active', {}, () => setVendorPolicy(world, 'auth-strategies', inactive)],
])('does not offer a passkey if %s', async (_, options, arrange) => {
  arrange();
  expect((await signInByPassword(options as TestAppOptions)).step()).toBe('success');
});

it('continues without the prompt if the list of passkeys cannot be loaded', async () => {
  world.faults.add({ call: 'GET /identity/resources/users/webauthn/v1/devices', kind: 'status', status: 503 });
  const { flow, step } = await open();
  await submitEmail(flow, ADA);
  const submitted = submitPassword(flow, DEMO_PASSWORD);
  await expect
    .poll(() => {
      world.clock.advance(RETRY_DELAY_MS);
      return step();
    })
    .toBe('success');
  await submitted;
});

it.each([
  [storageKeys.dontPromptPasskeys, 'true'],
  [storageKeys.preferredLoginMethod, 'Passkeys'],
])('makes no call for the list of passkeys if this browser stores %s', async (key, value) => {
  const opened = await open();
  opened.app.storage.local.set(key, value);
  await submitEmail(opened.flow, ADA);
  const submitted = submitPassword(opened.flow, DEMO_PASSWORD);
  await arrive(opened, submitted);
  expect(calls('GET /identity/resources/users/webauthn/v1/devices')).toBe(0);
});

it('shows an error when the dialog was dismissed, and allows a retry', async () => {
  const { flow, login, step } = await signInByPassword();
  keys.setDismissive(true);
  await makePasskey(flow);
  expect(login()).toMatchObject({ state: { step: 'promptPasskeys' }, error: { code: 'passkeyCancelled' } });
  keys.setDismissive(false);
  await arrive({ step }, makePasskey(flow));
});

it('stays signed out and shows an error when no passkey answers', async () => {
  const { app, flow, login } = await open();
  await signInByPasskey(flow, 'usb-key');
  expect(login()).toMatchObject({ state: { step: 'preLogin' }, pending: false, error: { code: 'passkeyCancelled' } });
  expect(app.session.store.getState().status).toBe('signedOut');
});

it('signs in with a passkey that was chosen from the autofill list', async () => {
  await makeOne();
  const { flow, step, app } = await open();
  const offered = offerAutofill(flow, new AbortController().signal);
  await expect.poll(() => calls(PRE_LOGIN)).toBe(1);
  keys.choose();
  await arrive({ step }, offered);
  expect(app.session.store.getState().user?.email).toBe(ADA);
});

it('renews the challenge of the autofill before it expires', async () => {
  await makeOne();
  const { flow, step } = await open();
  const offered = offerAutofill(flow, new AbortController().signal);
  for (const round of [1, 2, 3]) {
    await expect.poll(() => calls(PRE_LOGIN)).toBe(round);
    world.clock.advance(4 * 60_000);
  }
  await expect.poll(() => calls(PRE_LOGIN)).toBe(4);
  keys.choose();
  await arrive({ step }, offered);
});

it('cancels the autofill without an error, and offers none if the browser does not support it', async () => {
  const { flow, login } = await open();
  const stop = new AbortController();
  const offered = offerAutofill(flow, stop.signal);
  await expect.poll(() => calls(PRE_LOGIN)).toBe(1);
  stop.abort();
  await offered;
  failOnce(PRE_LOGIN, 400);
  await offerAutofill(flow, new AbortController().signal);
  const unable = { ...keys, offersAutofill: async () => false };
  await offerAutofill((await open({ credentials: unable })).flow, new AbortController().signal);
  expect(login()).toMatchObject({ state: { step: 'preLogin' }, pending: false, error: null });
  expect(calls(PRE_LOGIN)).toBe(2);
});

function failOnce(call: string, status: number) {
  world.faults.add({ call, kind: 'status', status, times: 1 });
}

function withoutPasskeys() {
  const { tables } = world.snapshot();
  return {
    ...tables,
    policies: (tables.policies as { name: string }[]).filter(({ name }) => name !== 'auth-strategies'),
  };
}
