import { createWorld, type World } from '@portico/mock-backend';
import { beforeEach, expect, it } from 'vitest';
import { offerMethods, setVendorPolicy } from '../../../../../mock-backend/src/handlers/testing/policies';
import { resendActivationEmailTo } from '../../../api/users-joining';
import { createTestApp, letPass, type TestAppOptions } from '../../../app/test-app';
import type { FlowSnapshot } from '../../runtime/flow-snapshot';
import { chooseStrategy, submitEnrolmentCode } from '../login/enrolment-actions';
import type { LoginState } from '../login/login-state';
import { createLoginStore } from '../login/login-store';
import { goOnAfterActivation, resendActivation, submitActivation } from './activate-account-actions';
import { createActivateAccountStore } from './activate-account-store';

const ACTIVATED_DELAY_MS = 5_000;

let world: World;
/** The states that the login route was started in. */
let handedOver: FlowSnapshot<LoginState>[];
const onSignIn = (login: FlowSnapshot<LoginState>) => void handedOver.push(login);
beforeEach(() => {
  world = createWorld({ latency: 0 });
  handedOver = [];
});

function open(address: string, options: TestAppOptions = {}) {
  const app = createTestApp(world, { address, ...options });
  const store = createActivateAccountStore(app, { onSignIn });
  return { app, activation: () => store.getState(), flow: store.getState().flow };
}

/** The link of the e-mail to Grace, who is invited and has no password yet. */
async function mailedLink(): Promise<string> {
  await resendActivationEmailTo(createTestApp(world).http, { email: 'grace@acme.test' });
  return world.inbox.list()[0]?.link ?? '';
}

it('sets a first password, signs in, and opens the application five seconds later', async () => {
  const { app, activation, flow } = open(await mailedLink());
  await Promise.all([activation().start(), activation().start()]);
  expect(activation().state).toMatchObject({ step: 'activatingForm', withPassword: true, withCode: false });
  expect(activation().state).toMatchObject({ rules: { minLength: 6 } });
  const activated = submitActivation(flow, { password: 'Winter-Garden-77' });
  await expect.poll(() => activation().state.step).toBe('success');
  expect(app.session.store.getState()).toMatchObject({ status: 'signedIn', user: { email: 'grace@acme.test' } });
  await letPass(world, ACTIVATED_DELAY_MS - 1);
  expect(app.location.read().path).toBe('/account/activate');
  world.clock.advance(1);
  await activated;
  expect([app.location.read().path, ACTIVATED_DELAY_MS]).toEqual(['/', 5_000]);
});

it('asks for a password without rules if they cannot be loaded, which is reported to the host', async () => {
  const { app, activation } = open(await mailedLink());
  world.faults.add({ call: 'GET /identity/resources/users/v1/passwords/config', kind: 'status', status: 503 });
  await activation().start();
  expect(activation().state).toMatchObject({ step: 'activatingForm', withPassword: true, rules: null });
  expect(app.session.store.getState().errorByRequest.LOAD_PASSWORD_CONFIGURATION).toMatchObject({ isError: true });
});

it('opens a required second factor after one second, without asking for the password again', async () => {
  setVendorPolicy(world, 'mfa', { enforceMFAType: 'Force' });
  const { app, activation, flow } = open(`${await mailedLink()}&redirectUrl=%2Freports`);
  await activation().start();
  const activated = submitActivation(flow, { password: 'Winter-Garden-77' });
  await expect.poll(() => activation().state.step).toBe('success');
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

it('opens no session if the response requires a second factor, and continues at once on a press', async () => {
  const { app, activation, flow } = open(await mailedLink(), {
    through: (transport) => async (request) => {
      const answer = await transport(request);
      if (!request.url.endsWith('/users/v1/activate')) return answer;
      return Response.json({ ...(await answer.json()), mfaRequired: true, mfaToken: 'token-1' });
    },
  });
  await activation().start();
  void submitActivation(flow, { password: 'Winter-Garden-77' });
  await expect.poll(() => activation().state.step).toBe('success');
  expect(app.session.store.getState()).toMatchObject({ status: 'loading', user: null });
  goOnAfterActivation(flow);
  expect(handedOver).toMatchObject([
    { state: { step: 'loginWithTwoFactor', challenge: { step: 'verify', mfaToken: 'token-1' } } },
  ]);
});

it('asks only for a press, and for no password, if login is passwordless', async () => {
  offerMethods(world, 'Code');
  const { app, activation, flow } = open(await mailedLink());
  await activation().start();
  expect(activation().state).toMatchObject({ step: 'activatingForm', withPassword: false, rules: null });
  void submitActivation(flow, {});
  await expect.poll(() => activation().state.step).toBe('success');
  expect(app.session.store.getState().user?.email).toBe('grace@acme.test');
});

it('uses up nothing by being opened', async () => {
  const link = await mailedLink();
  for (let attempt = 0; attempt < 2; attempt++) {
    const { activation } = open(link);
    await activation().start();
    expect(activation().state.step).toBe('activatingForm');
  }
});

it('keeps the form if the password is refused', async () => {
  const { activation, flow } = open(await mailedLink());
  await activation().start();
  await submitActivation(flow, { password: 'x' });
  expect(activation()).toMatchObject({ state: { step: 'activatingForm' }, error: { code: 'ER-PASSWORD-TOO-SHORT' } });
});

it('offers another e-mail if the link is expired, and sends it', async () => {
  const link = await mailedLink();
  world.clock.advance(31 * 24 * 3_600_000);
  const { activation, flow } = open(link);
  await activation().start();
  expect(activation()).toMatchObject({ state: { step: 'resend', sentTo: null }, error: null });
  await resendActivation(flow, 'grace@acme.test');
  expect(activation().state).toEqual({ step: 'resend', sentTo: 'grace@acme.test' });
  expect(world.inbox.list()).toHaveLength(2);
});

it('shows the same for an address without an account', async () => {
  const { activation, flow } = open('/account/activate');
  await resendActivation(flow, 'unknown@acme.test');
  expect(activation()).toMatchObject({ state: { step: 'resend', sentTo: 'unknown@acme.test' }, error: null });
  expect(world.inbox.list()).toEqual([]);
});

it.each(['', '?userId=u1', '?token=t1', '?userId=%20&token=%20'])('has nothing to activate at %j', (query) => {
  expect(open(`/account/activate${query}`).activation().state).toEqual({
    step: 'resend',
    sentTo: null,
    incomplete: true,
  });
});

it('asks for the code if the address says that the e-mail has one', async () => {
  const link = (await mailedLink()).replace('/account/activate', '/account/activate/code');
  const { activation } = open(link);
  await activation().start();
  expect(activation().state).toMatchObject({ step: 'activatingForm', withCode: true });
  const routes = { activateWithOTCUrl: '/join/code/' };
  const moved = createTestApp(world, {
    address: link.replace('/account/activate/code', '/join/code'),
    authOptions: { routes },
  });
  const store = createActivateAccountStore(moved, { onSignIn });
  await store.getState().start();
  expect(store.getState().state).toMatchObject({ step: 'activatingForm', withCode: true });
});

it('permits a retry when the service fails', async () => {
  const call = 'GET /identity/resources/users/v1/activate/strategy';
  world.faults.add({ call, kind: 'status', status: 503, times: 1 });
  const { activation } = open(await mailedLink());
  await activation().start();
  expect(activation()).toMatchObject({ state: { step: 'activating' }, pending: false });
  expect(activation().error).not.toBeNull();
  await activation().start();
  expect(activation().state.step).toBe('activatingForm');
});
