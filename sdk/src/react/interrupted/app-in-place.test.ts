import { createWorld, type World } from '@portico/mock-backend';
import { beforeEach, expect, it } from 'vitest';
import type { App } from '../../app/app';
import { NAVIGATION_DELAY_MS } from '../../app/go-on-after-login';
import { createTestApp, letPass } from '../../app/test-app';
import { storageKeys } from '../../core/key-value-store';
import { submitCode } from '../../login-box/flows/second-factor/challenge-actions';
import { challengeOfStepUp, leaveStepUp, loadChallenge } from '../../login-box/flows/step-up/step-up-actions';
import { createStepUpStore } from '../../login-box/flows/step-up/step-up-store';
import { stepUpInPlace } from './app-in-place';

const BEN = 'ben@acme.test';
const MINUTE_MS = 60_000;
const PAGE = '/orders?page=2';

let world: World;
let returned: number;
beforeEach(() => {
  world = createWorld({ latency: 0 });
  returned = 0;
});

/** Opens the step-up over a page, two minutes after the user has signed in with all factors. */
async function openOver() {
  const app = createTestApp(world, { address: PAGE, signedInAs: BEN });
  await app.start();
  world.clock.advance(2 * MINUTE_MS);
  const { app: inPlace } = stepUpInPlace(app, { maxAge: 60 }, () => {
    returned += 1;
  });
  return { app, flow: createStepUpStore(inPlace) };
}

/** The page below is where it was, and the next login is an ordinary one. */
function expectUntouched({ location, storage, session }: App) {
  const { path, query } = location.read();
  expect(`${path}?${query}`).toBe(PAGE);
  expect(session.store.getState().status).toBe('signedIn');
  expect(storage.local.get(storageKeys.shouldStepUp)).toBeNull();
  expect(storage.local.get(storageKeys.afterAuthRedirect)).toBeNull();
  expect(storage.session.get(storageKeys.signedInAt)).toBeNull();
}

it('returns to the page once the user has shown the second factor', async () => {
  const { app, flow } = await openOver();
  await flow.getState().start();
  const { state } = flow.getState();
  expect(state.step).toBe('authenticatorApp');
  const submitted = submitCode(challengeOfStepUp(flow.getState().flow), world.authenticator.code(BEN));
  while (flow.getState().state.step !== 'stepUpSuccess') await letPass(world, 0);
  expect(returned).toBe(0);
  await letPass(world, NAVIGATION_DELAY_MS);
  await submitted;
  expect(returned).toBe(1);
  expect(app.isSteppedUp({ maxAge: 60 })).toBe(true);
  expectUntouched(app);
});

it('returns to the page when the user goes back', async () => {
  const { app, flow } = await openOver();
  await flow.getState().start();
  leaveStepUp(flow.getState().flow);
  expect(returned).toBe(1);
  expect(app.isSteppedUp({ maxAge: 60 })).toBe(false);
  expectUntouched(app);
});

it('shows a failure instead of signing out, and can be tried again', async () => {
  const { app, flow } = await openOver();
  world.faults.add({
    call: 'POST /identity/resources/auth/v1/user/step-up/generate',
    kind: 'status',
    status: 500,
    times: 4,
  });
  await flow.getState().start();
  expect(flow.getState()).toMatchObject({ state: { step: 'stepUp' }, pending: false });
  expect(flow.getState().error).not.toBeNull();
  expect(returned).toBe(0);
  expectUntouched(app);
  world.faults.clear();
  await loadChallenge(flow.getState().flow);
  expect(flow.getState().state.step).toBe('authenticatorApp');
});
