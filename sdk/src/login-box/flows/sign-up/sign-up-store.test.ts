import { createWorld, type World } from '@portico/mock-backend';
import { beforeEach, describe, expect, it } from 'vitest';
import { setVendorPolicy } from '../../../../../mock-backend/src/handlers/testing/policies';
import { login } from '../../../api/auth';
import { createTestApp, letPass, type TestAppOptions } from '../../../app/test-app';
import type { FlowSnapshot } from '../../runtime/flow-snapshot';
import { chooseStrategy, submitEnrolmentCode } from '../login/enrolment-actions';
import type { LoginState } from '../login/login-state';
import { createLoginStore } from '../login/login-store';
import { changeDetails, goOn, submitAccount, submitCode } from './sign-up-actions';
import type { NewAccount } from './sign-up-calls';
import { createSignUpStore } from './sign-up-store';

const SIGNED_UP_DELAY_MS = 200;

const MIA = 'mia@new.example';
const account: NewAccount = { name: 'Mia Tran', email: MIA, companyName: 'New Harbor', password: 'Winter-Garden-77' };

/** Delay between two attempts of a call (sign-in spec §9). */
const RETRY_DELAY_MS = 500;

let world: World;
/** The states that the login route was started in. */
let handedOver: FlowSnapshot<LoginState>[];
const onSignIn = (login: FlowSnapshot<LoginState>) => void handedOver.push(login);
beforeEach(() => {
  world = createWorld({ latency: 0 });
  handedOver = [];
});

async function open(options: TestAppOptions = {}) {
  const app = createTestApp(world, { address: '/account/sign-up', ...options });
  const store = createSignUpStore(app, { onSignIn });
  await app.start();
  await store.getState().start();
  return { app, signUp: () => store.getState(), place: () => app.location.read() };
}

const direct = { allowed: true, verifyEmail: false };
const byPhone = {
  allowed: true,
  phoneNumber: { isActive: true, isRequired: true },
  email: { isActive: true, isRequired: false },
};

it.each([
  [MIA, MIA],
  ['+12025550000', ''],
  ['mia.t', ''],
])('prefills a known e-mail address, but not a number or a user name: %s', (email, known) => {
  expect(createSignUpStore(createTestApp(world), { email, onSignIn }).getState().email).toBe(known);
});

it('takes the terms of the form from the service', async () => {
  const { signUp } = await open();
  expect(signUp()).toMatchObject({ pending: false, error: null, state: { step: 'SignUp' } });
  expect(signUp().state).toMatchObject({ terms: { withPassword: true, team: null, rules: { minLength: 6 } } });
  expect(signUp().state).toMatchObject({ terms: { identifiers: { email: { isActive: true, isRequired: true } } } });
});

describe('with confirmation of the e-mail address', () => {
  it('goes to the page that asks for the code from the e-mail', async () => {
    const { app, signUp, place } = await open();
    await submitAccount(signUp().flow, account);
    expect(place().path).toBe('/account/activate/code');
    expect([...place().query.keys()]).toEqual(['userId', 'token']);
    expect(world.inbox.list()[0]).toMatchObject({ to: MIA });
    expect(app.session.store.getState().status).toBe('signedOut');
  });

  it.each<[string, TestAppOptions, string]>([
    ['the requested address', { address: '/account/sign-up?redirectUrl=%2Freports' }, '/reports'],
    ["the host's route for new users", { authOptions: { routes: { signUpSuccessUrl: '/welcome' } } }, '/welcome'],
  ])('keeps %s as the redirect target', async (_, options, redirectUrl) => {
    const { signUp, place } = await open(options);
    await submitAccount(signUp().flow, account);
    expect(place().query.get('redirectUrl')).toBe(redirectUrl);
  });

  it('shows the same for an address that is taken, so that it reveals no account', async () => {
    const [fresh, known] = [await open(), await open()];
    await submitAccount(fresh.signUp().flow, account);
    await submitAccount(known.signUp().flow, { ...account, email: 'ada@acme.test' });
    expect(known.place().path).toBe(fresh.place().path);
    expect([...known.place().query.keys()]).toEqual([...fresh.place().query.keys()]);
    const lengths = ({ place }: typeof fresh) => [...place().query.values()].map((value) => value.length);
    expect(lengths(known)).toEqual(lengths(fresh));
    expect(known.signUp().error).toBeNull();
  });
});

describe('without confirmation of the e-mail address', () => {
  beforeEach(() => setVendorPolicy(world, 'sign-up', direct));

  it('signs in directly and opens the application after a delay', async () => {
    const { app, signUp, place } = await open();
    const submitted = submitAccount(signUp().flow, account);
    await expect.poll(() => signUp().state).toEqual({ step: 'SignUpSuccess', signedIn: true });
    expect(app.session.store.getState()).toMatchObject({ status: 'signedIn', user: { email: MIA } });
    await letPass(world, SIGNED_UP_DELAY_MS - 1);
    expect(place().path).toBe('/account/sign-up');
    world.clock.advance(1);
    await submitted;
    expect([place().path, SIGNED_UP_DELAY_MS]).toEqual(['/', 200]);
  });

  it.each<[string, TestAppOptions, string]>([
    ['to the route for new users', { authOptions: { routes: { signUpSuccessUrl: '/welcome' } } }, '/welcome'],
    [
      'to the route for new users with an account of their own',
      { authOptions: { routes: { signUpSuccessUrl: '/welcome', accountSignUpSuccessUrl: '/founders' } } },
      '/founders',
    ],
    [
      'to the route for all new users, if only members have a route of their own',
      { authOptions: { routes: { signUpSuccessUrl: '/welcome', userSignUpSuccessUrl: '/members' } } },
      '/welcome',
    ],
    [
      'to the requested address before any of these',
      { address: '/account/sign-up?redirectUrl=%2Freports', authOptions: { routes: { signUpSuccessUrl: '/welcome' } } },
      '/reports',
    ],
  ])('goes %s', async (_, options, address) => {
    const { signUp, place } = await open(options);
    void submitAccount(signUp().flow, account);
    await expect.poll(() => signUp().state.step).toBe('SignUpSuccess');
    goOn(signUp().flow);
    expect(place().path).toBe(address);
  });

  it('shows that an address is taken, keeps the form, and accepts another one', async () => {
    const { signUp } = await open();
    await submitAccount(signUp().flow, { ...account, email: 'ada@acme.test' });
    expect(signUp()).toMatchObject({ state: { step: 'SignUp' }, error: { code: 'signup.emailIsTaken' } });
    void submitAccount(signUp().flow, account);
    await expect.poll(() => signUp().state.step).toBe('SignUpSuccess');
  });

  it('creates one account however often the form is submitted', async () => {
    const { signUp } = await open();
    void Promise.all([submitAccount(signUp().flow, account), submitAccount(signUp().flow, account)]);
    await expect.poll(() => signUp().state.step).toBe('SignUpSuccess');
    expect(world.journal.list().filter(({ path }) => path.endsWith('/signUp'))).toHaveLength(1);
  });

  it('permits a retry after a failure of the service', async () => {
    world.faults.add({ call: 'POST /identity/resources/users/v1/signUp', kind: 'status', status: 503, times: 1 });
    const { signUp } = await open();
    await submitAccount(signUp().flow, account);
    expect(signUp()).toMatchObject({ state: { step: 'SignUp' }, pending: false });
    expect(signUp().error).not.toBeNull();
    void submitAccount(signUp().flow, account);
    await expect.poll(() => signUp().state.step).toBe('SignUpSuccess');
  });
});

describe('by phone', () => {
  const byNumber = { name: 'Mia Tran', companyName: 'New Harbor', phoneNumber: '+12025550000' };
  beforeEach(() => setVendorPolicy(world, 'sign-up', byPhone));

  it('sends a code, which signs the user in', async () => {
    const { app, signUp, place } = await open();
    await submitAccount(signUp().flow, byNumber);
    expect(signUp().state).toMatchObject({ step: 'VerifyPhone', phoneNumber: '+12025550000' });
    const entered = submitCode(signUp().flow, world.phone.list()[0]?.code ?? '');
    await expect.poll(() => signUp().state).toEqual({ step: 'SignUpSuccess', signedIn: true });
    expect(app.session.store.getState().status).toBe('signedIn');
    world.clock.advance(SIGNED_UP_DELAY_MS);
    await entered;
    expect(place().path).toBe('/');
  });

  it('notifies the host that the number is verified, once the code is submitted', async () => {
    const events: object[] = [];
    const { signUp } = await open({ events: { userVerified: (payload) => events.push(payload) } });
    await submitAccount(signUp().flow, byNumber);
    expect(events).toEqual([]);
    void submitCode(signUp().flow, world.phone.list()[0]?.code ?? '');
    await expect.poll(() => signUp().state.step).toBe('SignUpSuccess');
    expect(events).toEqual([expect.objectContaining({ origin: 'PASSWORDLESS', name: 'Mia Tran' })]);
  });

  it('keeps the step after a wrong code', async () => {
    const { signUp } = await open();
    await submitAccount(signUp().flow, byNumber);
    await submitCode(signUp().flow, '000000');
    expect(signUp()).toMatchObject({ state: { step: 'VerifyPhone' }, error: { code: 'ER-MFA-CODE-INVALID' } });
  });

  it('fails without a number', async () => {
    const { signUp } = await open();
    await submitAccount(signUp().flow, account);
    expect(signUp()).toMatchObject({
      state: { step: 'SignUp' },
      error: { code: 'signup.phoneIsRequired', message: 'Phone number is required for phone number signup' },
    });
    expect(world.journal.list().some(({ path }) => path.includes('signUp'))).toBe(false);
  });

  it('goes back to the form', async () => {
    const { signUp } = await open();
    await submitAccount(signUp().flow, byNumber);
    await changeDetails(signUp().flow);
    expect(signUp().state).toMatchObject({ step: 'SignUp', terms: { team: null } });
  });

  it('shows the same for a number that is taken', async () => {
    const first = await open();
    await submitAccount(first.signUp().flow, byNumber);
    const second = await open();
    world.clock.advance(60_000);
    await submitAccount(second.signUp().flow, { ...byNumber, name: 'Eve' });
    expect(second.signUp()).toMatchObject({ state: first.signUp().state, error: null });
  });
});

it.each([
  [{ isActive: true, isRequired: true }, 'VerifyPhone', '/signUp/phoneNumber'],
  [{ isActive: true, isRequired: false }, 'SignUpSuccess', '/signUp'],
  [{ isActive: false, isRequired: true }, 'SignUpSuccess', '/signUp'],
])('signs up by phone only if the number is active and required: %j', async (phoneNumber, step, path) => {
  setVendorPolicy(world, 'sign-up', { ...direct, phoneNumber });
  const { signUp } = await open();
  void submitAccount(signUp().flow, { ...account, phoneNumber: '+12025550000' });
  await expect.poll(() => signUp().state.step).toBe(step);
  const sent = world.journal.list().filter((entry) => entry.path.includes('/signUp'));
  expect(sent.map((entry) => entry.path)).toEqual([`/identity/resources/users/v1${path}`]);
});

it('needs no password if login is passwordless', async () => {
  setVendorPolicy(world, 'auth-strategies', { mainAuthStrategies: [{ strategy: 'Code' }] });
  const { signUp } = await open();
  expect(signUp().state).toMatchObject({ terms: { withPassword: false } });
});

it('is closed if the vendor disables sign-up', async () => {
  setVendorPolicy(world, 'sign-up', { allowed: false });
  expect((await open()).signUp().state).toEqual({ step: 'SignUpRefused', reason: 'closed' });
});

it('recognizes an invalid invitation', async () => {
  const { signUp } = await open({ address: '/account/sign-up?invitationToken=nonsense' });
  expect(signUp().state).toEqual({ step: 'SignUpRefused', reason: 'invitation' });
});

it('does not treat an invitation as invalid after too many requests', async () => {
  world.faults.add({
    call: 'POST /identity/resources/tenants/invites/v1/verify',
    kind: 'status',
    status: 429,
    times: 1,
  });
  const { signUp } = await open({ address: '/account/sign-up?invitationToken=nonsense' });
  expect(signUp()).toMatchObject({ state: { step: 'SignUp', terms: null }, error: { code: 'tooManyRequests' } });
  await signUp().start();
  expect(signUp().state).toEqual({ step: 'SignUpRefused', reason: 'invitation' });
});

it('redirects a user who is already signed in', async () => {
  const { place } = await open({ signedInAs: 'ada@acme.test' });
  expect(place().path).toBe('/');
});

it('permits a retry when the terms could not be loaded', async () => {
  const call = 'GET /identity/resources/configurations/v1/public';
  world.faults.add({ call, kind: 'status', status: 503, times: 3 });
  const app = createTestApp(world, { address: '/account/sign-up' });
  const store = createSignUpStore(app, { onSignIn });
  await app.start();
  const started = store.getState().start();
  await expect
    .poll(() => {
      world.clock.advance(RETRY_DELAY_MS);
      return store.getState().error;
    })
    .not.toBeNull();
  await started;
  await store.getState().start();
  expect(store.getState()).toMatchObject({ error: null, state: { step: 'SignUp', terms: { withPassword: true } } });
});

it.each([' spaces at both ends ', 'パスワード入力-77'])('sends the password %j unchanged', async (password) => {
  setVendorPolicy(world, 'sign-up', direct);
  const { signUp } = await open();
  void submitAccount(signUp().flow, { ...account, password });
  await expect.poll(() => signUp().state.step).toBe('SignUpSuccess');
  const { http } = createTestApp(world);
  expect((await login(http, { email: MIA, password })).accessToken).toBeTruthy();
  await expect(login(http, { email: MIA, password: `${password.trim()}.` })).rejects.toMatchObject({ statusCode: 401 });
});

it('opens the second factor of a new account after 200 ms, without asking for the password again', async () => {
  setVendorPolicy(world, 'sign-up', direct);
  setVendorPolicy(world, 'mfa', { enforceMFAType: 'Force' });
  const { app, signUp } = await open({ authOptions: { routes: { signUpSuccessUrl: '/welcome' } } });
  const submitted = submitAccount(signUp().flow, account);
  await expect.poll(() => signUp().state).toEqual({ step: 'SignUpSuccess', signedIn: false });
  expect(app.session.store.getState()).toMatchObject({ status: 'signedOut', user: null });
  await letPass(world, 199);
  expect(handedOver).toEqual([]);
  world.clock.advance(1);
  await submitted;
  expect(handedOver).toMatchObject([
    { state: { step: 'forceTwoFactor', email: MIA, enrolment: { step: 'verify' } }, pending: false, error: null },
  ]);

  const login = createLoginStore(app, handedOver[0]).getState;
  await chooseStrategy(login().flow, 'AuthenticatorApp');
  await submitEnrolmentCode(login().flow, world.authenticator.code(MIA));
  expect(app.session.store.getState()).toMatchObject({ status: 'signedIn', user: { email: MIA } });
  expect(app.storage.local.get('FRONTEGG_AFTER_AUTH_REDIRECT_URL')).toContain('/welcome');
});
