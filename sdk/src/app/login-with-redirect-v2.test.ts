import { createWorld, type World } from '@portico/mock-backend';
import { beforeEach, expect, it } from 'vitest';
import { createHostedTokens } from '../session/hosted-tokens';
import { loginWithRedirectV2 } from './login-with-redirect-v2';
import { createTestVisitor, type TestAppOptions } from './test-app';

const SILENT = '/oauth/authorize/silent';
const tick = () => new Promise((resolve) => setTimeout(resolve));

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
});

function open(options: TestAppOptions = {}) {
  const browser = createTestVisitor(world, { address: '/reports', hostedLoginBox: true, ...options });
  const asked = () => world.journal.list().filter(({ path }) => path.endsWith(SILENT)).length;
  return { ...browser, asked, state: () => browser.app.session.store.getState() };
}

const failing = (status: number, times?: number) =>
  world.faults.add({ call: `POST ${SILENT}`, kind: 'status', status, ...(times && { times }) });

it('signs in without leaving the page where the service knows who is there', async () => {
  const { app, left, state } = open({ signedInAs: 'ada@acme.test' });
  await loginWithRedirectV2(app);
  expect([state().user?.email, left]).toEqual(['ada@acme.test', []]);
});

it.each([
  ['nobody is signed in', {}, 1],
  ['silent refresh is off', { authOptions: { disableSilentRefresh: true }, signedInAs: 'ada@acme.test' }, 0],
])('leaves for hosted login where %s, and only where that is wanted', async (_, options, calls) => {
  const { app, left, state, asked } = open(options);
  await loginWithRedirectV2(app, { shouldRedirectToLogin: false });
  expect([state().status, state().user, left]).toEqual(['signedOut', null, []]);
  expect(asked()).toBe(calls);
  await loginWithRedirectV2(app);
  await expect.poll(() => left).toHaveLength(1);
  expect(left[0]).toContain('/frontegg/oauth/authorize?');
});

it('leaves for hosted login in spite of a session where the host asks for another sign-in', async () => {
  const { app, left, asked } = open({ signedInAs: 'ada@acme.test' });
  await loginWithRedirectV2(app, { additionalParams: { prompt: 'login' } });
  await expect.poll(() => left).toHaveLength(1);
  expect([new URL(left[0] ?? '').searchParams.get('prompt'), asked()]).toEqual(['login', 0]);
});

it('asks three times, 500 ms apart, before it gives a session up', async () => {
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

it('finds the session at the last of three attempts, and leaves nowhere', async () => {
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

it('asks once where the service has said no', async () => {
  failing(401);
  const { app, asked } = open({ signedInAs: 'ada@acme.test' });
  await loginWithRedirectV2(app, { shouldRedirectToLogin: false });
  expect(asked()).toBe(1);
});

it('says why it found nobody, in the words that clients know', async () => {
  const request = { tenantId: null, clock: world.clock, signal: new AbortController().signal };
  const off = createHostedTokens(open({ authOptions: { disableSilentRefresh: true } }).app);
  await expect(off.renew(request)).rejects.toThrow(/^silent refresh is disabled$/);
  const nobody = createHostedTokens(open().app);
  await expect(nobody.renew(request)).rejects.toThrow(/^couldn't refresh user token with oauth service$/);
});
