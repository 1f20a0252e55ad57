import { createWorld, type World } from '@portico/mock-backend';
import { beforeEach, describe, expect, it } from 'vitest';
import { setVendorPolicy } from '../../../../../mock-backend/src/handlers/testing/policies';
import { login } from '../../../api/auth';
import { createTestApp, letPass, type TestAppOptions } from '../../../app/test-app';
import type { FlowSnapshot } from '../../runtime/flow-snapshot';
import { chooseStrategy, submitEnrolmentCode } from '../login/enrolment-actions';
import type { LoginState } from '../login/login-state';
import { createLoginStore } from '../login/login-store';
import { createSignUpStore, type NewAccount } from './sign-up-store';

const SIGNED_UP_DELAY_MS = 200;

const MIA = 'mia@new.example';
const account: NewAccount = { name: 'Mia Tran', email: MIA, companyName: 'New Harbor', password: 'Winter-Garden-77' };

/** Between two attempts of a call (sign-in spec §9). */
const RETRY_DELAY_MS = 500;

let world: World;
/** Where the login route was told to start. */
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
  return { app, flow: () => store.getState(), place: () => app.location.read() };
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
])('begins with the address that is known, not with a number or a name: %s', (email, known) => {
  expect(createSignUpStore(createTestApp(world), { email, onSignIn }).getState().email).toBe(known);
});

it('asks for what the service asks for', async () => {
  const { flow } = await open();
  expect(flow()).toMatchObject({ pending: false, error: null, state: { step: 'SignUp' } });
  expect(flow().state).toMatchObject({ terms: { withPassword: true, team: null, rules: { minLength: 6 } } });
  expect(flow().state).toMatchObject({ terms: { identifiers: { email: { isActive: true, isRequired: true } } } });
});

describe('where the address is confirmed', () => {
  it('goes on to the page that asks for the code in the mail', async () => {
    const { app, flow, place } = await open();
    await flow().submit(account);
    expect(place().path).toBe('/account/activate/code');
    expect([...place().query.keys()]).toEqual(['userId', 'token']);
    expect(world.inbox.list()[0]).toMatchObject({ to: MIA });
    expect(app.session.store.getState().status).toBe('signedOut');
  });

  it.each<[string, TestAppOptions, string]>([
    ['the address that was asked for', { address: '/account/sign-up?redirectUrl=%2Freports' }, '/reports'],
    ["the host's own page for new people", { authOptions: { routes: { signUpSuccessUrl: '/welcome' } } }, '/welcome'],
  ])('takes %s along', async (_, options, redirectUrl) => {
    const { flow, place } = await open(options);
    await flow().submit(account);
    expect(place().query.get('redirectUrl')).toBe(redirectUrl);
  });

  it('says the same of an address that somebody has, and shows a stranger nothing', async () => {
    const [fresh, known] = [await open(), await open()];
    await fresh.flow().submit(account);
    await known.flow().submit({ ...account, email: 'ada@acme.test' });
    expect(known.place().path).toBe(fresh.place().path);
    expect([...known.place().query.keys()]).toEqual([...fresh.place().query.keys()]);
    const lengths = ({ place }: typeof fresh) => [...place().query.values()].map((value) => value.length);
    expect(lengths(known)).toEqual(lengths(fresh));
    expect(known.flow().error).toBeNull();
  });
});

describe('where it is not', () => {
  beforeEach(() => setVendorPolicy(world, 'sign-up', direct));

  it('signs in directly and goes on to the application after a moment', async () => {
    const { app, flow, place } = await open();
    const submitted = flow().submit(account);
    await expect.poll(() => flow().state).toEqual({ step: 'SignUpSuccess', signedIn: true });
    expect(app.session.store.getState()).toMatchObject({ status: 'signedIn', user: { email: MIA } });
    await letPass(world, SIGNED_UP_DELAY_MS - 1);
    expect(place().path).toBe('/account/sign-up');
    world.clock.advance(1);
    await submitted;
    expect([place().path, SIGNED_UP_DELAY_MS]).toEqual(['/', 200]);
  });

  it.each<[string, TestAppOptions, string]>([
    ['where the host wants new people', { authOptions: { routes: { signUpSuccessUrl: '/welcome' } } }, '/welcome'],
    [
      'where whoever has an account of their own is wanted',
      { authOptions: { routes: { signUpSuccessUrl: '/welcome', accountSignUpSuccessUrl: '/founders' } } },
      '/founders',
    ],
    [
      'where everybody is wanted, when only members have a page of their own',
      { authOptions: { routes: { signUpSuccessUrl: '/welcome', userSignUpSuccessUrl: '/members' } } },
      '/welcome',
    ],
    [
      'first of all where the address says',
      { address: '/account/sign-up?redirectUrl=%2Freports', authOptions: { routes: { signUpSuccessUrl: '/welcome' } } },
      '/reports',
    ],
  ])('goes %s', async (_, options, address) => {
    const { flow, place } = await open(options);
    void flow().submit(account);
    await expect.poll(() => flow().state.step).toBe('SignUpSuccess');
    flow().goOn();
    expect(place().path).toBe(address);
  });

  it('says that an address is taken, keeps the form, and lets another one in', async () => {
    const { flow } = await open();
    await flow().submit({ ...account, email: 'ada@acme.test' });
    expect(flow()).toMatchObject({ state: { step: 'SignUp' }, error: { code: 'signup.emailIsTaken' } });
    void flow().submit(account);
    await expect.poll(() => flow().state.step).toBe('SignUpSuccess');
  });

  it('opens one account however often it is sent', async () => {
    const { flow } = await open();
    void Promise.all([flow().submit(account), flow().submit(account)]);
    await expect.poll(() => flow().state.step).toBe('SignUpSuccess');
    expect(world.journal.list().filter(({ path }) => path.endsWith('/signUp'))).toHaveLength(1);
  });

  it('tries again after a failure of the service', async () => {
    world.faults.add({ call: 'POST /identity/resources/users/v1/signUp', kind: 'status', status: 503, times: 1 });
    const { flow } = await open();
    await flow().submit(account);
    expect(flow()).toMatchObject({ state: { step: 'SignUp' }, pending: false });
    expect(flow().error).not.toBeNull();
    void flow().submit(account);
    await expect.poll(() => flow().state.step).toBe('SignUpSuccess');
  });
});

describe('by phone', () => {
  const byNumber = { name: 'Mia Tran', companyName: 'New Harbor', phoneNumber: '+12025550000' };
  beforeEach(() => setVendorPolicy(world, 'sign-up', byPhone));

  it('sends a code, which signs in', async () => {
    const { app, flow, place } = await open();
    await flow().submit(byNumber);
    expect(flow().state).toMatchObject({ step: 'VerifyPhone', phoneNumber: '+12025550000' });
    const entered = flow().submitCode(world.phone.list()[0]?.code ?? '');
    await expect.poll(() => flow().state).toEqual({ step: 'SignUpSuccess', signedIn: true });
    expect(app.session.store.getState().status).toBe('signedIn');
    world.clock.advance(SIGNED_UP_DELAY_MS);
    await entered;
    expect(place().path).toBe('/');
  });

  it('tells the host that the number is theirs, once its code has come back', async () => {
    const told: object[] = [];
    const { flow } = await open({ events: { userVerified: (payload) => told.push(payload) } });
    await flow().submit(byNumber);
    expect(told).toEqual([]);
    void flow().submitCode(world.phone.list()[0]?.code ?? '');
    await expect.poll(() => flow().state.step).toBe('SignUpSuccess');
    expect(told).toEqual([expect.objectContaining({ origin: 'PASSWORDLESS', name: 'Mia Tran' })]);
  });

  it('stays with the code after a wrong one', async () => {
    const { flow } = await open();
    await flow().submit(byNumber);
    await flow().submitCode('000000');
    expect(flow()).toMatchObject({ state: { step: 'VerifyPhone' }, error: { code: 'ER-MFA-CODE-INVALID' } });
  });

  it('throws without a number', async () => {
    const { flow } = await open();
    await flow().submit(account);
    expect(flow()).toMatchObject({
      state: { step: 'SignUp' },
      error: { code: 'signup.phoneIsRequired', message: 'Phone number is required for phone number signup' },
    });
    expect(world.journal.list().some(({ path }) => path.includes('signUp'))).toBe(false);
  });

  it('leads back to the form', async () => {
    const { flow } = await open();
    await flow().submit(byNumber);
    await flow().changeDetails();
    expect(flow().state).toMatchObject({ step: 'SignUp', terms: { team: null } });
  });

  it('says the same of a number that somebody has', async () => {
    const first = await open();
    await first.flow().submit(byNumber);
    const second = await open();
    world.clock.advance(60_000);
    await second.flow().submit({ ...byNumber, name: 'Eve' });
    expect(second.flow()).toMatchObject({ state: first.flow().state, error: null });
  });
});

it.each([
  [{ isActive: true, isRequired: true }, 'VerifyPhone', '/signUp/phoneNumber'],
  [{ isActive: true, isRequired: false }, 'SignUpSuccess', '/signUp'],
  [{ isActive: false, isRequired: true }, 'SignUpSuccess', '/signUp'],
])('signs up by phone only where that is offered and required: %j', async (phoneNumber, stage, path) => {
  setVendorPolicy(world, 'sign-up', { ...direct, phoneNumber });
  const { flow } = await open();
  void flow().submit({ ...account, phoneNumber: '+12025550000' });
  await expect.poll(() => flow().state.step).toBe(stage);
  const sent = world.journal.list().filter((entry) => entry.path.includes('/signUp'));
  expect(sent.map((entry) => entry.path)).toEqual([`/identity/resources/users/v1${path}`]);
});

it('needs no password where people sign in without one', async () => {
  setVendorPolicy(world, 'auth-strategies', { mainAuthStrategies: [{ strategy: 'Code' }] });
  const { flow } = await open();
  expect(flow().state).toMatchObject({ terms: { withPassword: false } });
});

it('is closed where the vendor says so', async () => {
  setVendorPolicy(world, 'sign-up', { allowed: false });
  expect((await open()).flow().state).toEqual({ step: 'SignUpRefused', reason: 'closed' });
});

it('knows a broken invitation', async () => {
  const { flow } = await open({ address: '/account/sign-up?invitationToken=nonsense' });
  expect(flow().state).toEqual({ step: 'SignUpRefused', reason: 'invitation' });
});

it('calls no invitation broken where the service was asked too often', async () => {
  world.faults.add({
    call: 'POST /identity/resources/tenants/invites/v1/verify',
    kind: 'status',
    status: 429,
    times: 1,
  });
  const { flow } = await open({ address: '/account/sign-up?invitationToken=nonsense' });
  expect(flow()).toMatchObject({ state: { step: 'SignUp', terms: null }, error: { code: 'tooManyRequests' } });
  await flow().start();
  expect(flow().state).toEqual({ step: 'SignUpRefused', reason: 'invitation' });
});

it('leaves when somebody is signed in already', async () => {
  const { place } = await open({ signedInAs: 'ada@acme.test' });
  expect(place().path).toBe('/');
});

it('lets somebody try again when the service says nothing', async () => {
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

it.each([' spaces at both ends ', 'パスワード入力-77'])('sends the password %j as it was typed', async (password) => {
  setVendorPolicy(world, 'sign-up', direct);
  const { flow } = await open();
  void flow().submit({ ...account, password });
  await expect.poll(() => flow().state.step).toBe('SignUpSuccess');
  const { http } = createTestApp(world);
  expect((await login(http, { email: MIA, password })).accessToken).toBeTruthy();
  await expect(login(http, { email: MIA, password: `${password.trim()}.` })).rejects.toMatchObject({ statusCode: 401 });
});

it('goes on to the second factor of a new account after 200 ms, without asking for the password again', async () => {
  setVendorPolicy(world, 'sign-up', direct);
  setVendorPolicy(world, 'mfa', { enforceMFAType: 'Force' });
  const { app, flow } = await open({ authOptions: { routes: { signUpSuccessUrl: '/welcome' } } });
  const submitted = flow().submit(account);
  await expect.poll(() => flow().state).toEqual({ step: 'SignUpSuccess', signedIn: false });
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
