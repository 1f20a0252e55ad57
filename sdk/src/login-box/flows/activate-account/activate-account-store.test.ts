import { createWorld, type World } from '@portico/mock-backend';
import { beforeEach, expect, it } from 'vitest';
import { offerWays, setVendorPolicy } from '../../../../../mock-backend/src/handlers/testing/policies';
import { resendActivationEmailTo } from '../../../api/users-joining';
import { createTestApp, letPass, type TestAppOptions } from '../../../app/test-app';
import type { FlowSnapshot } from '../../runtime/flow-snapshot';
import { chooseStrategy, submitEnrolmentCode } from '../login/enrolment-actions';
import type { LoginState } from '../login/login-state';
import { createLoginStore } from '../login/login-store';
import { createActivateAccountStore } from './activate-account-store';

const ACTIVATED_DELAY_MS = 5_000;

let world: World;
/** Where the login route was told to start. */
let handedOver: FlowSnapshot<LoginState>[];
const onSignIn = (login: FlowSnapshot<LoginState>) => void handedOver.push(login);
beforeEach(() => {
  world = createWorld({ latency: 0 });
  handedOver = [];
});

function open(address: string, options: TestAppOptions = {}) {
  const app = createTestApp(world, { address, ...options });
  const store = createActivateAccountStore(app, { onSignIn });
  return { app, flow: () => store.getState() };
}

/** The link of the mail that Grace gets: she is invited and has no password yet. */
async function mailedLink(): Promise<string> {
  await resendActivationEmailTo(createTestApp(world).http, { email: 'grace@acme.test' });
  return world.inbox.list()[0]?.link ?? '';
}

it('takes a first password, signs in, and goes on to the application five seconds later', async () => {
  const { app, flow } = open(await mailedLink());
  await Promise.all([flow().start(), flow().start()]);
  expect(flow().state).toMatchObject({ step: 'activatingForm', withPassword: true, withCode: false });
  expect(flow().state).toMatchObject({ rules: { minLength: 6 } });
  const activated = flow().activate({ password: 'Winter-Garden-77' });
  await expect.poll(() => flow().state.step).toBe('success');
  expect(app.session.store.getState()).toMatchObject({ status: 'signedIn', user: { email: 'grace@acme.test' } });
  await letPass(world, ACTIVATED_DELAY_MS - 1);
  expect(app.location.read().path).toBe('/account/activate');
  world.clock.advance(1);
  await activated;
  expect([app.location.read().path, ACTIVATED_DELAY_MS]).toEqual(['/', 5_000]);
});

it('goes on to the second factor, where one is demanded, after one second and with no second password', async () => {
  setVendorPolicy(world, 'mfa', { enforceMFAType: 'Force' });
  const { app, flow } = open(`${await mailedLink()}&redirectUrl=%2Freports`);
  await flow().start();
  const activated = flow().activate({ password: 'Winter-Garden-77' });
  await expect.poll(() => flow().state.step).toBe('success');
  expect(app.session.store.getState()).toMatchObject({ status: 'loading', user: null });
  await letPass(world, 999);
  expect(handedOver).toEqual([]);
  world.clock.advance(1);
  await activated;
  expect(handedOver).toMatchObject([
    { state: { step: 'forceTwoFactor', email: 'grace@acme.test' }, pending: false, error: null },
  ]);

  const login = createLoginStore(app, handedOver[0]).getState;
  await chooseStrategy(login().flow, 'AuthenticatorApp');
  await submitEnrolmentCode(login().flow, world.authenticator.code('grace@acme.test'));
  expect(app.session.store.getState()).toMatchObject({ status: 'signedIn', user: { email: 'grace@acme.test' } });
  expect(app.storage.local.get('FRONTEGG_AFTER_AUTH_REDIRECT_URL')).toBe('/reports');
});

it('opens no session where the answer asks for a second factor as well, and goes on at once when asked to', async () => {
  const { app, flow } = open(await mailedLink(), {
    through: (transport) => async (request) => {
      const answer = await transport(request);
      if (!request.url.endsWith('/users/v1/activate')) return answer;
      return Response.json({ ...(await answer.json()), mfaRequired: true, mfaToken: 'token-1' });
    },
  });
  await flow().start();
  void flow().activate({ password: 'Winter-Garden-77' });
  await expect.poll(() => flow().state.step).toBe('success');
  expect(app.session.store.getState()).toMatchObject({ status: 'loading', user: null });
  flow().goOn();
  expect(handedOver).toMatchObject([
    { state: { step: 'loginWithTwoFactor', challenge: { step: 'verify', mfaToken: 'token-1' } } },
  ]);
});

it('asks for no password where people sign in without one, and for one press', async () => {
  offerWays(world, 'Code');
  const { app, flow } = open(await mailedLink());
  await flow().start();
  expect(flow().state).toMatchObject({ step: 'activatingForm', withPassword: false, rules: null });
  void flow().activate({});
  await expect.poll(() => flow().state.step).toBe('success');
  expect(app.session.store.getState().user?.email).toBe('grace@acme.test');
});

it('uses up nothing by being opened', async () => {
  const link = await mailedLink();
  for (let visit = 0; visit < 2; visit++) {
    const { flow } = open(link);
    await flow().start();
    expect(flow().state.step).toBe('activatingForm');
  }
});

it('keeps the form when the password is refused', async () => {
  const { flow } = open(await mailedLink());
  await flow().start();
  await flow().activate({ password: 'x' });
  expect(flow()).toMatchObject({ state: { step: 'activatingForm' }, error: { code: 'ER-PASSWORD-TOO-SHORT' } });
});

it('offers another mail when the link is too old, and sends it', async () => {
  const link = await mailedLink();
  world.clock.advance(31 * 24 * 3_600_000);
  const { flow } = open(link);
  await flow().start();
  expect(flow()).toMatchObject({ state: { step: 'resend', sentTo: null }, error: null });
  await flow().resend('grace@acme.test');
  expect(flow().state).toEqual({ step: 'resend', sentTo: 'grace@acme.test' });
  expect(world.inbox.list()).toHaveLength(2);
});

it('says the same of an address that nobody has', async () => {
  const { flow } = open('/account/activate');
  await flow().resend('nobody@acme.test');
  expect(flow()).toMatchObject({ state: { step: 'resend', sentTo: 'nobody@acme.test' }, error: null });
  expect(world.inbox.list()).toEqual([]);
});

it.each(['', '?userId=u1', '?token=t1', '?userId=%20&token=%20'])('has nothing to activate at %j', (query) => {
  expect(open(`/account/activate${query}`).flow().state).toEqual({ step: 'resend', sentTo: null, incomplete: true });
});

it('asks for the code where the address says that the mail has one', async () => {
  const link = (await mailedLink()).replace('/account/activate', '/account/activate/code');
  const { flow } = open(link);
  await flow().start();
  expect(flow().state).toMatchObject({ step: 'activatingForm', withCode: true });
  const routes = { activateWithOTCUrl: '/join/code/' };
  const moved = createTestApp(world, {
    address: link.replace('/account/activate/code', '/join/code'),
    authOptions: { routes },
  });
  const store = createActivateAccountStore(moved, { onSignIn });
  await store.getState().start();
  expect(store.getState().state).toMatchObject({ step: 'activatingForm', withCode: true });
});

it('lets somebody try again when the service fails', async () => {
  const call = 'GET /identity/resources/users/v1/activate/strategy';
  world.faults.add({ call, kind: 'status', status: 503, times: 1 });
  const { flow } = open(await mailedLink());
  await flow().start();
  expect(flow()).toMatchObject({ state: { step: 'activating' }, pending: false });
  expect(flow().error).not.toBeNull();
  await flow().start();
  expect(flow().state.step).toBe('activatingForm');
});
