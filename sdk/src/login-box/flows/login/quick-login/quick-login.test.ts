import { createWorld, DEMO_PASSWORD, type World } from '@portico/mock-backend';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestApp } from '../../../../app/test-app';
import type { AuthStrategiesConfig } from '../../../../contract';
import { createMemoryStorage, type PageStorage } from '../../../../core/key-value-store';
import { createMemoryStrategy } from '../../../../core/memory-strategy';
import { createLoginStore } from '../login-store';
import { submitPassword } from '../password-actions';
import { resendOtc, submitOtc } from '../passwordless/passwordless-actions';
import { submitEmail } from '../pre-login-actions';
import { changeEmail } from '../step-back-actions';
import { offeredKinds } from './offered-kinds';
import { declineQuickLogin, registerQuickly, signInQuickly } from './quick-actions';
import { askForQuickPhone, submitQuickPhone } from './quick-phone-actions';

type Secondary = AuthStrategiesConfig['secondaryAuthStrategies'][number]['strategy'];
const ADA = 'ada@acme.test';

let world: World;
/** The storage of one device, which outlives a page load. */
let storage: PageStorage;
beforeEach(() => {
  world = createWorld({ latency: 0 });
  storage = createMemoryStorage();
});
afterEach(() => vi.unstubAllGlobals());

function offer(...strategies: Secondary[]): void {
  const { tables, ...rest } = world.snapshot();
  const secondaryAuthStrategies = strategies.map((strategy) => ({ strategy, isActive: true }));
  const value = { mainAuthStrategies: [{ strategy: 'EmailAndPassword' }], secondaryAuthStrategies };
  const policies = [{ id: 'policy-auth-strategies', name: 'auth-strategies', tenantId: null, value }];
  world.restore({ ...rest, tables: { ...tables, policies } });
}

/** Opens the login page on that device. */
function openLogin() {
  const preview = {
    transport: world.connect().transport,
    ready: Promise.resolve(),
    clock: world.clock,
    location: createMemoryStrategy({ address: '/account/login' }),
    storage,
  };
  const app = createTestApp(world, { preview });
  const store = createLoginStore(app);
  return { app, flow: store.getState().flow, login: () => store.getState() };
}

async function signInByPassword(email = ADA) {
  const opened = openLogin();
  changeEmail(opened.flow);
  await submitEmail(opened.flow, email);
  void submitPassword(opened.flow, DEMO_PASSWORD);
  await expect.poll(() => opened.login().pending).toBe(false);
  return opened;
}

const texted = () => world.phone.list()[0]?.code ?? '';

/** Sets up quick login by text message on this device. */
async function setUp() {
  offer('SmsCode');
  const opened = await signInByPassword();
  await registerQuickly(opened.flow, 'sms');
  void submitOtc(opened.flow, texted());
  await expect.poll(() => opened.login().state.step).toBe('success');
}

it('offers to set up quick login after the password, and stores it once the code is confirmed', async () => {
  offer('SmsCode');
  const { app, flow, login } = await signInByPassword();
  expect(login().state).toMatchObject({ step: 'registerQuickLogin', email: ADA, kinds: ['sms'] });
  expect(app.session.store.getState().status).toBe('signedIn');
  await registerQuickly(flow, 'sms');
  expect(login().state).toMatchObject({ step: 'loginWithQuickSmsOtc', flow: 'registerQuickLogin' });
  expect(storage.local.get('register-quick-login')).toBe('sms');
  void submitOtc(flow, '000000');
  await expect.poll(() => login().error?.code).toBe('ER-MFA-CODE-INVALID');
  expect(app.session.store.getState().status).toBe('signedIn');
  void submitOtc(flow, texted());
  await expect.poll(() => login().state.step).toBe('success');
  const userId = app.session.store.getState().user?.id ?? '';
  expect(['userId', `${userId}-sms`, 'register-quick-login'].map((key) => storage.local.get(key))).toEqual([
    userId,
    'true',
    null,
  ]);
});

it('signs in a known user by quick login', async () => {
  await setUp();
  world.clock.advance(60_000);
  const { app, flow, login } = openLogin();
  expect(login().state).toMatchObject({ step: 'quickLogin', kinds: ['sms'] });
  await signInQuickly(flow, 'sms');
  expect(login().state).toMatchObject({ step: 'loginWithQuickSmsOtc', flow: 'login' });
  world.clock.advance(30_000);
  await resendOtc(flow);
  expect(login()).toMatchObject({ state: { step: 'loginWithQuickSmsOtc' }, error: null });
  void submitOtc(flow, texted());
  await expect.poll(() => login().state.step).toBe('success');
  expect(app.session.store.getState().user?.email).toBe(ADA);
});

/** Starts the setup of quick login by text message for Ada, who has no phone number. */
async function begunWithoutPhone() {
  offer('SmsCode');
  const { tables, ...rest } = world.snapshot();
  const users = (tables.users as { email: string }[]).map((user) =>
    user.email === ADA ? { ...user, phoneNumber: null } : user,
  );
  world.restore({ ...rest, tables: { ...tables, users, phoneNumbers: [] } });
  const opened = await signInByPassword();
  await registerQuickly(opened.flow, 'sms');
  return opened;
}

it('asks a user without a phone for a number, and stores it once its code is confirmed', async () => {
  const { app, flow, login } = await begunWithoutPhone();
  expect(login().state).toMatchObject({ step: 'quickLoginPhone', phoneNumber: '' });
  await submitQuickPhone(flow, '+12025550143');
  expect(login().state).toMatchObject({ step: 'loginWithQuickSmsOtc', phoneNumber: '+12025550143' });
  expect(world.phone.list()[0]?.to).toBe('+12025550143');
  await submitOtc(flow, '000000');
  expect(login()).toMatchObject({ state: { step: 'loginWithQuickSmsOtc' }, error: { code: 'ER-MFA-CODE-INVALID' } });
  void submitOtc(flow, texted());
  await expect.poll(() => login().state.step).toBe('success');
  await expect.poll(() => app.session.store.getState().user?.phoneNumber).toBe('+12025550143');
  expect(storage.local.get(`${app.session.store.getState().user?.id}-sms`)).toBe('true');
});

it('texts another code to the new number, and accepts another number instead', async () => {
  const { flow, login } = await begunWithoutPhone();
  await submitQuickPhone(flow, '+12025550143');
  world.clock.advance(60_000);
  await resendOtc(flow);
  expect(login()).toMatchObject({ state: { step: 'loginWithQuickSmsOtc' }, error: null });
  askForQuickPhone(flow);
  expect(login().state).toMatchObject({ step: 'quickLoginPhone', phoneNumber: '+12025550143' });
  world.clock.advance(60_000);
  await submitQuickPhone(flow, '+12025550144');
  expect(world.phone.list().map(({ to }) => to)).toEqual(['+12025550144', '+12025550143', '+12025550143']);
});

it('continues without quick login from the step that asks for a number', async () => {
  const { flow, login } = await begunWithoutPhone();
  void declineQuickLogin(flow);
  expect(login().state.step).toBe('success');
});

it.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 'android'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'internal'],
])('recognizes from the user agent %s that the platform authenticator is %s', (userAgent, own) => {
  vi.stubGlobal('navigator', { userAgent });
  const names = ['WebAuthnCrossPlatform', 'WebAuthnPlatform', 'SmsCodeV2', 'SmsCode', 'Passkeys'] as const;
  const secondaryAuthStrategies = names.map((strategy) => ({ strategy, isActive: true }));
  const asOffered = { mainAuthStrategies: [], secondaryAuthStrategies };
  expect(offeredKinds(asOffered)).toEqual(['usb-key', own, 'sms']);
  const inactive = secondaryAuthStrategies.map((method) => ({ ...method, isActive: false }));
  expect(offeredKinds({ ...asOffered, secondaryAuthStrategies: inactive })).toEqual([]);
});

it('does not offer quick login again once it is set up', async () => {
  await setUp();
  expect((await signInByPassword()).login().state.step).toBe('success');
});

it('does not offer quick login again to a user who has declined, nor sign in with it', async () => {
  offer('SmsCode');
  const { flow, login } = await signInByPassword();
  void declineQuickLogin(flow);
  expect(login().state.step).toBe('success');
  expect((await signInByPassword()).login().state.step).toBe('success');
  expect(openLogin().login().state.step).toBe('preLogin');
});

it.each<[Secondary[]]>([[[]], [['Passkeys', 'WebAuthnPlatform', 'SmsCode']], [['UsernameAndCode']]])(
  'offers no quick login with %j',
  async (strategies) => {
    offer(...strategies);
    expect((await signInByPassword()).login().state.step).toBe('success');
  },
);

it('asks for the identifier when the vendor no longer offers quick login', async () => {
  await setUp();
  offer();
  const { login } = openLogin();
  void login().start();
  await expect.poll(() => login().state).toEqual({ step: 'preLogin', email: '' });
});

it('lets another user sign in on that device', async () => {
  await setUp();
  const { flow, login } = openLogin();
  changeEmail(flow);
  expect(login().state).toEqual({ step: 'preLogin', email: '' });
});
