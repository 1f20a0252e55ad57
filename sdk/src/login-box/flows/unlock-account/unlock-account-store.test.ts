import { createWorld, type World } from '@portico/mock-backend';
import { beforeEach, expect, it } from 'vitest';
import { createTestApp, letPass } from '../../../app/test-app';
import { createLoginStore } from '../login/login-store';
import { submitPassword } from '../login/password-actions';
import { unlock } from './unlock-account-actions';
import { createUnlockAccountStore } from './unlock-account-store';

const UNLOCK_REDIRECT_DELAY_MS = 5_000;

const GUESSES = 5;
const PASSWORD = 'Harbor-Light-42';

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
});

function open(address: string) {
  const app = createTestApp(world, { address });
  const store = createUnlockAccountStore(app);
  return { app, lockout: () => store.getState(), flow: store.getState().flow };
}

async function tryPassword(password: string) {
  const login = createLoginStore(createTestApp(world, { address: '/account/login' }), {
    state: { step: 'loginWithPassword', email: 'ines@acme.test' },
    pending: false,
    error: null,
  });
  const submitted = submitPassword(login.getState().flow, password);
  await expect.poll(() => login.getState().pending).toBe(false);
  world.clock.advance(200);
  await submitted;
  return login.getState();
}

/** Locks the account by wrong passwords, and returns the link of the e-mail. */
async function lockOut(): Promise<string> {
  for (let guess = 0; guess < GUESSES; guess++) await tryPassword('wrong');
  expect(await tryPassword(PASSWORD)).toMatchObject({ error: { code: 'ER-ACCOUNT-LOCKED' } });
  return world.inbox.list()[0]?.link ?? '';
}

it('ends a lockout by the mailed link and opens the login page five seconds later', async () => {
  const { app, lockout, flow } = open(await lockOut());
  expect(lockout().state.step).toBe('unlockAccount');
  const unlocked = unlock(flow);
  await expect.poll(() => lockout().state.step).toBe('unlockAccountSuccess');
  await letPass(world, UNLOCK_REDIRECT_DELAY_MS - 1);
  expect(app.location.read().path).toBe('/account/unlock');
  world.clock.advance(1);
  await unlocked;
  expect([app.location.read().path, UNLOCK_REDIRECT_DELAY_MS]).toEqual(['/account/login', 5_000]);
  expect((await tryPassword(PASSWORD)).state.step).toBe('success');
});

it('also continues from an address with a trailing slash', async () => {
  const { app, lockout, flow } = open((await lockOut()).replace('?', '/?'));
  const unlocked = unlock(flow);
  await expect.poll(() => lockout().state.step).toBe('unlockAccountSuccess');
  world.clock.advance(UNLOCK_REDIRECT_DELAY_MS);
  await unlocked;
  expect(app.location.read().path).toBe('/account/login');
});

it('uses up nothing by being opened, and ignores a second press', async () => {
  const link = await lockOut();
  open(link);
  const { lockout, flow } = open(link);
  void unlock(flow);
  await unlock(flow);
  await expect.poll(() => lockout().state.step).toBe('unlockAccountSuccess');
});

it('shows that the link was used before', async () => {
  const link = await lockOut();
  const first = open(link);
  void unlock(first.flow);
  await expect.poll(() => first.lockout().state.step).toBe('unlockAccountSuccess');
  const { lockout, flow } = open(link);
  await unlock(flow);
  expect(lockout()).toMatchObject({ state: { step: 'unlockAccountFailed' }, error: null });
});

it.each(['', '?token=', '?token=%20', '?other=1'])('has nothing to unlock at %j', (query) => {
  expect(open(`/account/unlock${query}`).lockout().state.step).toBe('unlockAccountFailed');
});

it('keeps the link for a retry when the service fails', async () => {
  world.faults.add({ call: 'POST /identity/resources/users/v3/me/unlock', kind: 'status', status: 503, times: 1 });
  const { lockout, flow } = open('/account/unlock?token=some-token');
  await unlock(flow);
  expect(lockout()).toMatchObject({ state: { step: 'unlockAccount', token: 'some-token' }, pending: false });
  expect(lockout().error).not.toBeNull();
});

it('does not redirect a user who has left the page before the delay ends', async () => {
  const { app, lockout, flow } = open(await lockOut());
  const unlocked = unlock(flow);
  await expect.poll(() => lockout().state.step).toBe('unlockAccountSuccess');
  app.location.go('/account/forget-password');
  world.clock.advance(UNLOCK_REDIRECT_DELAY_MS);
  await unlocked;
  expect(app.location.read().path).toBe('/account/forget-password');
});
