import { expect, it } from 'vitest';
import { blockedStorage } from './blocked-storage';
import { createMemoryStorage, type KeyValueStore } from './key-value-store';
import { createPendingRedirects } from './pending-redirects';

const REDIRECT_MAX_AGE_MS = 23 * 60 * 60 * 1000;

function setUp(store: KeyValueStore = createMemoryStorage().session) {
  let now = 1_000_000_000_000;
  const clock = { now: () => now, sleep: () => Promise.resolve() };
  const redirects = createPendingRedirects<{ provider: string }>(store, 'redirects', clock);
  const begin = (provider: string) => redirects.begin({ provider }) ?? '';
  return { store, redirects, begin, pass: (ms: number) => (now += ms) };
}

it('returns a pending redirect for its state, once', () => {
  const { redirects, store, begin } = setUp();
  const state = begin('google');
  expect(redirects.end(state)).toEqual({ provider: 'google' });
  expect(redirects.end(state)).toBeNull();
  expect(store.get('redirects')).toBeNull();
});

it('keeps pending redirects of several tabs apart', () => {
  const { redirects, begin } = setUp();
  const [first, second] = [begin('google'), begin('github')];
  expect(first).not.toBe(second);
  expect(redirects.end(second)).toEqual({ provider: 'github' });
  expect(redirects.end(first)).toEqual({ provider: 'google' });
});

it('knows which states are pending, and keeps them pending', () => {
  const { redirects, begin } = setUp();
  const state = begin('google');
  expect([redirects.waitsFor(state), redirects.waitsFor('another')]).toEqual([true, false]);
  expect(redirects.end(state)).toEqual({ provider: 'google' });
  expect(redirects.waitsFor(state)).toBe(false);
});

it('uses the state that the caller has sent already', () => {
  const { redirects } = setUp();
  expect(redirects.begin({ provider: 'google' }, 'sent')).toBe('sent');
  expect(redirects.end('sent')).toEqual({ provider: 'google' });
});

it.each(['', 'another', 'undefined', '__proto__', 'null'])('has no pending redirect for the state %j', (state) => {
  const { redirects } = setUp();
  redirects.begin({ provider: 'google' });
  expect(redirects.end(state)).toBeNull();
});

it('removes a redirect that is older than 23 hours, or that starts in the future', () => {
  for (const gone of [REDIRECT_MAX_AGE_MS, -REDIRECT_MAX_AGE_MS]) {
    const { redirects, begin, pass } = setUp();
    const state = begin('google');
    pass(gone);
    expect(redirects.end(state)).toBeNull();
  }
  const { redirects, begin, pass } = setUp();
  const state = begin('google');
  pass(REDIRECT_MAX_AGE_MS - 1);
  expect([redirects.end(state), REDIRECT_MAX_AGE_MS]).toEqual([{ provider: 'google' }, 82_800_000]);
});

it('stores only the latest pending redirects', () => {
  const { redirects, begin } = setUp();
  const states = Array.from({ length: 30 }, (_, index) => begin(`p${index}`));
  expect(redirects.end(states[19]!)).toBeNull();
  expect(redirects.end(states[20]!)).toEqual({ provider: 'p20' });
  expect(redirects.end(states[29]!)).toEqual({ provider: 'p29' });
});

it.each([
  '{',
  'null',
  '{}',
  '[null]',
  '[1]',
  '[{"state":1}]',
  '[{"state":"s","startedAt":1e12}]',
  '[{"state":"s","startedAt":1e12,"redirect":"google"}]',
  '[{"state":"s","startedAt":"1000000000000","redirect":{"provider":"google"}}]',
])('ignores %j in the storage', (text) => {
  const { store, redirects, begin } = setUp();
  store.set('redirects', text);
  expect(redirects.end('s')).toBeNull();
  expect(redirects.end(begin('google'))).toEqual({ provider: 'google' });
});

it('finds a pending redirect next to values of another shape', () => {
  const { store, redirects, begin } = setUp();
  const state = begin('google');
  store.set('redirects', `[null,{},${store.get('redirects')?.slice(1)}`);
  expect(redirects.end(state)).toEqual({ provider: 'google' });
});

it('stores no redirect when the browser denies storage', () => {
  expect(setUp(blockedStorage().local).redirects.begin({ provider: 'google' })).toBeNull();
});
