import { createWorld, type World } from '@portico/mock-backend';
import { beforeEach, expect, it } from 'vitest';
import { createHostedTokens } from '../session/hosted/hosted-tokens';
import { loginWithRedirectV2 } from './login-with-redirect-v2';
import { createTestBrowser, type TestAppOptions } from './test-app';

const SILENT = '/oauth/authorize/silent';
const tick = () => new Promise((resolve) => setTimeout(resolve));

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
});

function open(options: TestAppOptions = {}) {
  const browser = createTestBrowser(world, { address: '/reports', hostedLoginBox: true, ...options });
  const asked = () => world.journal.list().filter(({ path }) => path.endsWith(SILENT)).length;
  return { ...browser, asked, state: () => browser.app.session.store.getState() };
}

const failing = (status: number, times?: number) =>
  world.faults.add({ call: `POST ${SILENT}`, kind: 'status', status, ...(times && { times }) });

it('signs in without leaving the page when the service has a session', async () => {
  const { app, left, state } = open({ signedInAs: 'ada@acme.test' });
  await loginWithRedirectV2(app);
  expect([state().user?.email, left]).toEqual(['ada@acme.test', []]);
});

it.each([
  ['no user is signed in', {}, 1],
  ['silent refresh is off', { authOptions: { disableSilentRefresh: true }, signedInAs: 'ada@acme.test' }, 0],
])('redirects to hosted login when %s, unless `shouldRedirectToLogin` is off', async (_, options, calls) => {
  const { app, left, state, asked } = open(options);
  await loginWithRedirectV2(app, { shouldRedirectToLogin: false });
  expect([state().status, state().user, left]).toEqual(['signedOut', null, []]);
  expect(asked()).toBe(calls);
  await loginWithRedirectV2(app);
  await expect.poll(() => left).toHaveLength(1);
  expect(left[0]).toContain('/frontegg/oauth/authorize?');
});

it('redirects to hosted login in spite of a session when the host sets `prompt`', async () => {
  const { app, left, asked } = open({ signedInAs: 'ada@acme.test' });
  await loginWithRedirectV2(app, { additionalParams: { prompt: 'login' } });
  await expect.poll(() => left).toHaveLength(1);
  expect([new URL(left[0] ?? '').searchParams.get('prompt'), asked()]).toEqual(['login', 0]);
});

it('makes three attempts, 500 ms apart, before it redirects', async () => {
  failing(503);
  const { app, left, state, asked } = open({ signedInAs: 'ada@acme.test' });
  const done = loginWithRedirectV2(app);
  for (const attempt of [1, 2]) {
    await expect.poll(asked).toBe(attempt);
    await tick();
    world.clock.advance(499);
    await tick();
    expect(asked()).toBe(attempt);
    world.clock.advance(1);
  }
  await done;
  expect(asked()).toBe(3);
  expect([state().status, state().user]).toEqual(['signedOut', null]);
  await expect.poll(() => left).toHaveLength(1);
});

it('stays on the page when the last of three attempts finds the session', async () => {
  failing(503, 2);
  const { app, left, state, asked } = open({ signedInAs: 'ada@acme.test' });
  const done = loginWithRedirectV2(app);
  for (const attempt of [1, 2]) {
    await expect.poll(asked).toBe(attempt);
    await tick();
    world.clock.advance(500);
  }
  await done;
  expect([state().user?.email, left]).toEqual(['ada@acme.test', []]);
});

it('makes one attempt when the service refuses', async () => {
  failing(401);
  const { app, asked } = open({ signedInAs: 'ada@acme.test' });
  await loginWithRedirectV2(app, { shouldRedirectToLogin: false });
  expect(asked()).toBe(1);
});

it('rejects with the error messages that clients know', async () => {
  const request = { tenantId: null, clock: world.clock, signal: new AbortController().signal };
  const off = createHostedTokens(open({ authOptions: { disableSilentRefresh: true } }).app);
  await expect(off.renew(request)).rejects.toThrow(/^silent refresh is disabled$/);
  const signedOut = createHostedTokens(open().app);
  await expect(signedOut.renew(request)).rejects.toThrow(/^couldn't refresh user token with oauth service$/);
});
