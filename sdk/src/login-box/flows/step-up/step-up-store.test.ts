import { createWorld, DEMO_PASSWORD, type World } from '@portico/mock-backend';
import { beforeEach, expect, it } from 'vitest';
import { isSteppedUp } from '../../../access/step-up';
import type { App } from '../../../app/app';
import { goOnAfterLogin } from '../../../app/go-on-after-login';
import { createTestApp, letPass, type TestAppOptions } from '../../../app/test-app';
import { createLoginStore } from '../login/login-store';
import { submitPassword } from '../login/password-actions';
import { challengeOfLogin } from '../login/two-factor-actions';
import { chooseMethod, submitCode } from '../second-factor/challenge-actions';
import { challengeOfStepUp, leaveStepUp, loadChallenge } from './step-up-actions';
import { createStepUpStore } from './step-up-store';

const GENERATE = 'POST /identity/resources/auth/v1/user/step-up/generate';
const BEN = 'ben@acme.test';
const MINUTE_MS = 60_000;
const NAVIGATION_DELAY_MS = 200;

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
});

/** Opens the step-up page two minutes after the user has signed in with all factors. */
async function open(
  signedInAs: string | undefined,
  query = '?maxAge=60&redirectUrl=%2Fpayments',
  through: TestAppOptions['through'] = (transport) => transport,
) {
  const app = createTestApp(world, {
    address: `/account/step-up${query}`,
    through,
    ...(signedInAs && { signedInAs }),
  });
  await app.start();
  world.clock.advance(2 * MINUTE_MS);
  const store = createStepUpStore(app);
  return { app, stepUp: () => store.getState() };
}

/** Advances the clock by the time of the success screen (sign-in spec §9), and checks that less doesn't suffice. */
async function finish(stepUp: Awaited<ReturnType<typeof open>>['stepUp'], done: Promise<void>) {
  let left = false;
  const leaving = done.then(() => {
    left = true;
  });
  await expect.poll(() => stepUp().state.step).toBe('stepUpSuccess');
  await letPass(world, NAVIGATION_DELAY_MS - 1);
  expect(left).toBe(false);
  world.clock.advance(1);
  await leaving;
}

const place = (app: App) => app.location.read().path;
const isLifted = (app: App, maxAge?: number) =>
  isSteppedUp(app.session.store.getState().user, { maxAge }, world.clock.now());

it('asks for the only second factor, completes the step-up, and goes back to the previous page', async () => {
  const { app, stepUp } = await open(BEN, '?maxAge=60&redirectUrl=%2Fpayments%3Fid%3D7');
  expect(isLifted(app, 60)).toBe(false);
  await stepUp().start();
  expect(stepUp()).toMatchObject({ state: { step: 'authenticatorApp' }, pending: false });
  await finish(stepUp, submitCode(challengeOfStepUp(stepUp().flow), world.authenticator.code(BEN)));
  expect(isLifted(app, 60)).toBe(true);
  expect([place(app), app.location.read().query.get('id')]).toEqual(['/payments', '7']);
});

it('shows a choice of several second factors, and sends a code to the chosen one', async () => {
  const { app, stepUp } = await open('daniel@acme.test');
  await stepUp().start();
  expect(stepUp().state.step).toBe('verify');
  const [phone] = challengeOfStepUp(stepUp().flow).challenge()!.devices.phones;
  await chooseMethod(challengeOfStepUp(stepUp().flow), {
    kind: 'sms',
    deviceId: phone!.id,
    phoneNumber: phone!.phoneNumber,
  });
  await finish(stepUp, submitCode(challengeOfStepUp(stepUp().flow), world.phone.list()[0]!.code!));
  expect([isLifted(app, 60), place(app)]).toEqual([true, '/payments']);
});

it('does not redirect a user who has navigated during the success screen', async () => {
  const { app, stepUp } = await open(BEN);
  await stepUp().start();
  const submitted = submitCode(challengeOfStepUp(stepUp().flow), world.authenticator.code(BEN));
  await expect.poll(() => stepUp().state.step).toBe('stepUpSuccess');
  app.location.go('/help');
  world.clock.advance(NAVIGATION_DELAY_MS);
  await submitted;
  expect([isLifted(app, 60), place(app)]).toEqual([true, '/help']);
});

it('goes back at once if the second factor is recent enough', async () => {
  const first = await open(BEN);
  await first.stepUp().start();
  await finish(first.stepUp, submitCode(challengeOfStepUp(first.stepUp().flow), world.authenticator.code(BEN)));
  first.app.location.go('/account/step-up?maxAge=300&redirectUrl=%2Fagain');
  const store = createStepUpStore(first.app);
  await finish(() => store.getState(), store.getState().start());
  expect(place(first.app)).toBe('/again');
});

it('shows that no second factor is set up, and leads to the first page', async () => {
  const { app, stepUp } = await open('ada@acme.test');
  await stepUp().start();
  expect(stepUp()).toMatchObject({ state: { step: 'noMFAEnrolledStepUp' }, error: null });
  expect(place(app)).toBe('/account/step-up');
  leaveStepUp(stepUp().flow);
  expect(place(app)).toBe('/');
});

it('recognizes a missing second factor by the error message of a service that has no code for it', async () => {
  const { stepUp } = await open('ada@acme.test', '', (transport) => async (request) => {
    if (!request.url.endsWith('/step-up/generate')) return transport(request);
    return Response.json({ errors: ['MFA is not enrolled'] }, { status: 400 });
  });
  await stepUp().start();
  expect(stepUp()).toMatchObject({ state: { step: 'noMFAEnrolledStepUp' }, error: null });
});

it.each(['abc', '-1', '1e9', '999999999999', ''])('ignores the invalid maximum age %j', async (maxAge) => {
  const { stepUp } = await open(BEN, `?maxAge=${maxAge}`);
  await finish(stepUp, stepUp().start());
});

it('redirects a signed-out user to the login page, and after login to the step-up', async () => {
  const { app, stepUp } = await open(undefined);
  await stepUp().start();
  expect(place(app)).toBe('/account/login');
  const login = createLoginStore(app, {
    state: { step: 'loginWithPassword', email: BEN },
    pending: false,
    error: null,
  });
  await submitPassword(login.getState().flow, DEMO_PASSWORD);
  const submitted = submitCode(challengeOfLogin(login.getState().flow), world.authenticator.code(BEN));
  await expect.poll(() => login.getState().state.step).toBe('success');
  world.clock.advance(200);
  await submitted;
  expect(place(app)).toBe('/account/step-up');
  const again = createStepUpStore(app);
  await finish(() => again.getState(), again.getState().start());
  expect(place(app)).toBe('/payments');
});

it('redirects a signed-out user to the login page every time', async () => {
  const { app, stepUp } = await open(undefined);
  await stepUp().start();
  app.redirectTo('/account/step-up?maxAge=60');
  await createStepUpStore(app).getState().start();
  expect(place(app)).toBe('/account/login');
});

it('signs out when the service fails, and shows the error if it fails again after login', async () => {
  world.faults.add({ call: GENERATE, kind: 'status', status: 503, times: 2 });
  const { app, stepUp } = await open(BEN);
  await stepUp().start();
  expect(place(app)).toBe('/account/logout');
  goOnAfterLogin(app);
  expect(place(app)).toBe('/account/step-up');
  const again = createStepUpStore(app);
  await again.getState().start();
  expect(again.getState()).toMatchObject({
    state: { step: 'stepUp' },
    error: { code: 'ER-ADMIN-PORTAL-GENERIC-ERROR' },
  });
  expect(place(app)).toBe('/account/step-up');
  // The maximum age of the host is still known.
  await loadChallenge(again.getState().flow);
  expect(again.getState().state.step).toBe('authenticatorApp');
  await finish(
    () => again.getState(),
    submitCode(challengeOfStepUp(again.getState().flow), world.authenticator.code(BEN)),
  );
  expect(place(app)).toBe('/payments');
});

it('does not loop if the service ignores the maximum age of the host', async () => {
  const { app, stepUp } = await open(BEN, undefined, (transport) => (request) => {
    const isAsked = request.url.endsWith('/step-up/generate');
    return transport(isAsked ? new Request(request, { body: '{}' }) : request);
  });
  await stepUp().start();
  expect([place(app), isLifted(app, 60)]).toEqual(['/account/logout', false]);
  goOnAfterLogin(app);
  const again = createStepUpStore(app);
  await again.getState().start();
  expect([place(app), again.getState().state.step]).toEqual(['/account/step-up', 'stepUp']);
  expect(again.getState().error).not.toBeNull();
});

it('starts over, and shows why, if the code comes too late', async () => {
  const { stepUp } = await open(BEN);
  await stepUp().start();
  world.clock.advance(6 * MINUTE_MS);
  await submitCode(challengeOfStepUp(stepUp().flow), world.authenticator.code(BEN));
  expect(stepUp()).toMatchObject({ state: { step: 'stepUp' }, error: { code: 'ER-MFA-TOKEN-EXPIRED' } });
  await loadChallenge(stepUp().flow);
  expect(stepUp().state.step).toBe('authenticatorApp');
});

it('calls the service once, however often it is started', async () => {
  const { stepUp } = await open(BEN);
  await Promise.all([stepUp().start(), stepUp().start()]);
  const calls = world.journal.list().filter(({ path }) => path.endsWith('/step-up/generate'));
  expect(calls).toHaveLength(1);
});
