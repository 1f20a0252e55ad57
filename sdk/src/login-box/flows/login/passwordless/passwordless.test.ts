import { createWorld, type World } from '@portico/mock-backend';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { createTestApp, letPass, type TestAppOptions } from '../../../../app/test-app';
import type { AuthStrategy } from '../../../../contract';
import { submitCode } from '../../second-factor/challenge-actions';
import { createLoginStore } from '../login-store';
import { submitEmail } from '../pre-login-actions';
import { stepBackward } from '../step-back-actions';
import { challengeOfLogin } from '../two-factor-actions';
import { confirmMagicLink, resendMagicLink, resendOtc, submitOtc } from './passwordless-actions';

const MAGIC_LINK_SUCCESS_DELAY_MS = 5_000;

const ADA = 'ada@acme.test';
const RESEND_MS = 30_000;

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
});

/** Makes the vendor offer these login methods, and gives Ada a user name. */
function offer(...strategies: AuthStrategy[]): void {
  const { tables, ...rest } = world.snapshot();
  const mainAuthStrategies = strategies.map((strategy) => ({ strategy }));
  const value = { mainAuthStrategies, secondaryAuthStrategies: [] };
  const users = (tables.users as { email: string }[]).map((user) =>
    user.email === ADA ? { ...user, username: 'harbor-ada' } : user,
  );
  const policies = [{ id: 'policy-auth-strategies', name: 'auth-strategies', tenantId: null, value }];
  world.restore({ ...rest, tables: { ...tables, users, policies } });
}

function open(options: TestAppOptions = {}) {
  const app = createTestApp(world, { address: '/account/login', ...options });
  const store = createLoginStore(app);
  return { app, login: () => store.getState(), flow: store.getState().flow };
}

async function openAt(typed: string, ...strategies: AuthStrategy[]) {
  offer(...strategies);
  const opened = open();
  await submitEmail(opened.flow, typed);
  return opened;
}

function openLink(link = world.inbox.list()[0]?.link ?? '') {
  const app = createTestApp(world, { address: link });
  const store = createLoginStore(app);
  return { app, login: () => store.getState(), flow: store.getState().flow };
}

const mailedCode = () => /\d{6}/.exec(world.inbox.list()[0]?.text ?? '')?.[0] ?? '';

it.each<[string, AuthStrategy[], string]>([
  [ADA, ['EmailAndPassword'], 'loginWithPassword'],
  [ADA, ['Code'], 'loginWithOtc'],
  [ADA, ['SmsCode'], 'loginWithSmsOtc'],
  [ADA, ['MagicLink'], 'magicLinkPreLoginSuccess'],
  ['harbor-ada', ['UsernameAndPassword'], 'loginWithPassword'],
  ['harbor-ada', ['UsernameAndCode'], 'loginWithOtc'],
  ['harbor-ada', ['UsernameAndSms'], 'loginWithSmsOtc'],
  ['harbor-ada', ['UsernameAndMagicLink'], 'magicLinkPreLoginSuccess'],
  ['harbor-ada', ['EmailAndPassword', 'UsernameAndCode'], 'loginWithOtc'],
  [ADA, ['EmailAndPassword', 'UsernameAndCode'], 'loginWithPassword'],
  ['+1 (202) 555-0188', ['SmsCode'], 'loginWithSmsOtc'],
  ['+1 (202) 555-0188', ['EmailAndPassword', 'UsernameAndSms'], 'loginWithSmsOtc'],
])('continues for %s with %j at step %s', async (typed, strategies, step) => {
  const { login } = await openAt(typed, ...strategies);
  expect(login()).toMatchObject({
    state: { step, email: typed.replace(/[ ()-]/g, typed.startsWith('+') ? '' : '$&') },
  });
});

it('signs in with the code of the mail', async () => {
  const { app, flow, login } = await openAt(ADA, 'Code');
  const submitted = submitOtc(flow, ` ${mailedCode()} `);
  await expect.poll(() => login().state.step).toBe('success');
  world.clock.advance(200);
  await submitted;
  expect(app.session.store.getState()).toMatchObject({ status: 'signedIn', user: { email: ADA } });
  expect(app.location.read().path).toBe('/');
});

it('signs in with the code of the text message, and shows the number', async () => {
  const { flow, login } = await openAt('harbor-ada', 'UsernameAndSms');
  expect(login().state).toMatchObject({ phoneNumber: expect.stringMatching(/^\+\*+\d\d$/) });
  void submitOtc(flow, world.phone.list()[0]!.code!);
  await expect.poll(() => login().state.step).toBe('success');
});

it('asks for the second factor after the code', async () => {
  const { flow, login } = await openAt('ben@acme.test', 'Code');
  await submitOtc(flow, mailedCode());
  expect(login().state).toMatchObject({ step: 'loginWithTwoFactor', email: 'ben@acme.test' });
});

it('reports each login method to the page’s tag manager', async () => {
  const methods: unknown[] = [];
  const onFronteggEvent = (_: string, { authenticationType }: Record<string, unknown>) =>
    methods.push(authenticationType);
  Object.assign(globalThis, { onFronteggEvent });
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'onFronteggEvent'));

  void submitOtc((await openAt(ADA, 'Code')).flow, mailedCode());
  await expect.poll(() => methods).toEqual(['code']);
  void submitOtc((await openAt('harbor-ada', 'UsernameAndSms')).flow, world.phone.list()[0]!.code!);
  await expect.poll(() => methods).toEqual(['code', 'smscode']);
  await openAt(ADA, 'MagicLink');
  void confirmMagicLink(openLink().flow);
  await expect.poll(() => methods).toEqual(['code', 'smscode', 'magiclink']);
  const { flow } = await openAt('ben@acme.test', 'Code');
  await submitOtc(flow, mailedCode());
  void submitCode(challengeOfLogin(flow), world.authenticator.code('ben@acme.test'));
  await expect.poll(() => methods).toEqual(['code', 'smscode', 'magiclink', 'mfa']);
});

it('asks for the identifier again when the challenge has expired', async () => {
  offer('Code');
  const { flow, login } = open();
  void login().start();
  await submitEmail(flow, 'ben@acme.test');
  await submitOtc(flow, mailedCode());
  world.clock.advance(6 * 60_000);
  await submitCode(challengeOfLogin(flow), world.authenticator.code('ben@acme.test'));
  expect(login()).toMatchObject({
    state: { step: 'preLogin', email: 'ben@acme.test' },
    error: { code: 'ER-MFA-TOKEN-EXPIRED' },
  });
});

it('keeps the step when the code is wrong, and sends another one once the wait is over', async () => {
  const { flow, login } = await openAt(ADA, 'Code');
  await submitOtc(flow, '000000');
  expect(login()).toMatchObject({ state: { step: 'loginWithOtc' }, error: { code: 'ER-MFA-CODE-INVALID' } });
  await resendOtc(flow);
  expect(login()).toMatchObject({ state: { step: 'loginWithOtc' }, error: { code: 'ER-MFA-RESEND-TOO-SOON' } });
  world.clock.advance(RESEND_MS);
  await resendOtc(flow);
  expect(login()).toMatchObject({ state: { step: 'loginWithOtc' }, error: null });
  expect(world.inbox.list()).toHaveLength(2);
});

it('accepts the message that was sent before when the user comes back', async () => {
  const { flow, login } = await openAt(ADA, 'Code');
  stepBackward(flow);
  await submitEmail(flow, ADA);
  expect(login()).toMatchObject({ state: { step: 'loginWithOtc' }, error: null });
  expect(world.inbox.list()).toHaveLength(1);
});

it('shows an error when no login method accepts the identifier', async () => {
  const { login } = await openAt(ADA, 'NoLocalAuthentication');
  expect(login()).toMatchObject({ state: { step: 'preLogin' }, error: { code: 'ER-SIGN-IN-WAY-CLOSED' } });
});

it('loads the strategies again after they could not be loaded', async () => {
  offer('Code');
  const call = 'GET /identity/resources/configurations/v1/auth/strategies/public';
  world.faults.add({ call, kind: 'status', status: 403, times: 3 });
  const { flow, login } = open();
  const submitted = submitEmail(flow, ADA);
  while (login().error === null) {
    world.clock.advance(500);
    await new Promise((resolve) => setTimeout(resolve));
  }
  await submitted;
  expect(login().state.step).toBe('preLogin');
  await submitEmail(flow, ADA);
  expect(login()).toMatchObject({ state: { step: 'loginWithOtc' }, error: null });
});

it.each<[AuthStrategy[], string]>([
  [['UsernameAndPassword'], 'Username'],
  [['EmailAndPassword', 'UsernameAndPassword'], 'Username or email'],
  [['SmsCode'], 'Email or phone number'],
  [['UsernameAndSms'], 'Username or phone number'],
  [['Code', 'UsernameAndSms'], 'Email, phone number or username'],
])('asks with %j for: %s', async (strategies, label) => {
  offer(...strategies);
  const { app, login } = open();
  void login().start();
  await expect.poll(() => login().identifierPrompt?.texts(app.metadata.getState().translate).label).toBe(label);
  expect(login().identifierPrompt?.hasField).toBe(true);
});

it.each<[AuthStrategy[], string, string | undefined]>([
  [['SmsCode'], '+1 (202) 555-0188', undefined],
  [['SmsCode'], '00 1 202 555 0188', undefined],
  [['SmsCode'], '(202) 555-0188', 'Start with the country code, such as +1.'],
  [['SmsCode'], '+1 202 555', 'This phone number is not complete.'],
  [['SmsCode'], '+999 1234567', 'This phone number is not complete.'],
  [['UsernameAndSms'], '+1 202 555', 'This phone number is not complete.'],
  [['UsernameAndSms'], '2025550188', undefined],
])('checks with %j what is typed like a phone number: %s', async (strategies, email, problem) => {
  offer(...strategies);
  const { app, login } = open();
  void login().start();
  const check = (typed: string) =>
    login().identifierPrompt?.check({ email: typed }, app.metadata.getState().translate).email;
  // The check of phone numbers loads in the background.
  await expect.poll(() => check('+1')).toBe('This phone number is not complete.');
  expect(check(email)).toBe(problem);
});

it.each([
  ['(202) 555-0188', 'phoneFormatIsInvalid'],
  ['+1 202 555', 'phoneIsInvalid'],
])('sends no message to %s, which was submitted before the screen could check it', async (typed, code) => {
  const { login } = await openAt(typed, 'SmsCode');
  expect(login()).toMatchObject({ state: { step: 'preLogin' }, error: { code }, pending: false });
  expect(world.phone.list()).toEqual([]);
});

it('shows no field if users sign in elsewhere', async () => {
  offer('NoLocalAuthentication');
  const { login } = open();
  void login().start();
  await expect.poll(() => login().identifierPrompt?.hasField).toBe(false);
});

it('still asks for the address if companies sign their users in', async () => {
  world = createWorld({ latency: 0, scenario: 'sso-only' });
  const { login } = open();
  void login().start();
  await expect
    .poll(() => world.journal.list().map(({ path }) => path))
    .toContain('/team/resources/sso/v2/configurations/public');
  expect(login().identifierPrompt).toBeUndefined();
});

it('reports to the host only that the SSO configuration could not be loaded', async () => {
  world = createWorld({ latency: 0, scenario: 'sso-only' });
  world.faults.add({ call: 'GET /team/resources/sso/v2/configurations/public', kind: 'status', status: 503 });
  const { app, login } = open();
  void login().start();
  const errors = () => app.session.store.getState().errorByRequest;
  while (Object.keys(errors()).length === 0) {
    world.clock.advance(500);
    await new Promise((resolve) => setTimeout(resolve));
  }
  expect(errors()).toEqual({ LOAD_SSO_PUBLIC_CONFIGURATION: { isError: true, traceId: expect.any(String) } });
  expect(login()).toMatchObject({ state: { step: 'preLogin' }, error: null });
});

it('signs in by the mailed link after a press, and redirects five seconds later', async () => {
  const { login: waiting } = await openAt(ADA, 'MagicLink');
  expect(waiting().state.step).toBe('magicLinkPreLoginSuccess');
  openLink();
  const { app, flow, login } = openLink();
  const confirmed = confirmMagicLink(flow);
  void confirmMagicLink(flow);
  await expect.poll(() => login().state.step).toBe('magicLinkPostLoginSuccess');
  await letPass(world, MAGIC_LINK_SUCCESS_DELAY_MS - 1);
  expect(app.location.read().path).toBe('/account/login/magic-link');
  world.clock.advance(1);
  await confirmed;
  expect([app.location.read().path, MAGIC_LINK_SUCCESS_DELAY_MS]).toEqual(['/', 5_000]);
  expect(app.session.store.getState().user?.email).toBe(ADA);
});

it('asks a user who opened a link for the second factor', async () => {
  await openAt('ben@acme.test', 'MagicLink');
  const { flow, login } = openLink();
  await confirmMagicLink(flow);
  expect(login().state).toMatchObject({ step: 'loginWithTwoFactor', email: 'ben@acme.test' });
});

it.each(['used', 'expired'])('leads to another link when this one is %s', async (fate) => {
  await openAt(ADA, 'MagicLink');
  if (fate === 'used') await spendLink();
  else world.clock.advance(16 * 60_000);
  const { flow, login } = openLink();
  await confirmMagicLink(flow);
  expect(login()).toMatchObject({ state: { step: 'magicLinkPostLogin', token: '' }, error: null });
});

async function spendLink() {
  const { flow, login } = openLink();
  void confirmMagicLink(flow);
  await expect.poll(() => login().state.step).toBe('magicLinkPostLoginSuccess');
}

it('keeps the link for a retry when the service fails', async () => {
  await openAt(ADA, 'MagicLink');
  const call = 'POST /identity/resources/auth/v1/passwordless/{type}/postlogin';
  world.faults.add({ call, kind: 'status', status: 503, times: 1 });
  const { flow, login } = openLink();
  await confirmMagicLink(flow);
  expect(login()).toMatchObject({ state: { step: 'magicLinkPostLogin', token: expect.stringMatching(/./) } });
  expect(login().error).not.toBeNull();
  void confirmMagicLink(flow);
  await expect.poll(() => login().state.step).toBe('magicLinkPostLoginSuccess');
});

it.each(['', '?token=', '?token=%20', '?other=1'])('has no token to sign in with at %j', (query) => {
  const { login } = openLink(`/account/login/magic-link${query}`);
  expect(login().state).toMatchObject({ step: 'magicLinkPostLogin', token: '' });
});

it.each(['?token=<script>&token=b', `?token=${'x'.repeat(5_000)}`, '?token=..%2F..%2Fusers'])(
  'signs no user in with a link that was never sent: %s',
  async (query) => {
    offer('MagicLink');
    const { flow, login } = openLink(`/account/login/magic-link${query}`);
    await confirmMagicLink(flow);
    expect(login().error ?? login().state).toMatchObject(
      query.length > 1_000 ? { code: 'ER-INVALID-REQUEST' } : { token: '' },
    );
  },
);

it('mails another link, which invalidates the last one', async () => {
  const { flow: waiting } = await openAt(ADA, 'MagicLink');
  const first = world.inbox.list()[0]?.link;
  world.clock.advance(RESEND_MS);
  await resendMagicLink(waiting);
  expect(world.inbox.list()).toHaveLength(2);
  const { flow, login } = openLink(first);
  await confirmMagicLink(flow);
  expect(login().state).toMatchObject({ step: 'magicLinkPostLogin', token: '' });
});
