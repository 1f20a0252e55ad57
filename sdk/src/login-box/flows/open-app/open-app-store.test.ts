import { createWorld, type World } from '@portico/mock-backend';
import { beforeEach, expect, it } from 'vitest';
import { createTestApp, letPass } from '../../../app/test-app';
import { backToLogin, openApp } from './open-app-actions';
import { createOpenAppStore } from './open-app-store';

const OPEN_APP_PATIENCE_MS = 3_000;

let world: World;
let left: string[];
beforeEach(() => {
  world = createWorld({ latency: 0 });
  left = [];
});

function open(redirectUrl?: string) {
  const query = redirectUrl === undefined ? '' : `?${new URLSearchParams({ redirectUrl })}`;
  const app = createTestApp(world, {
    address: `/account/redirect${query}`,
    authOptions: { allowedRedirectOrigins: ['acme-harbor://'] },
    enableOpenAppRoute: true,
    onLeave: (url) => left.push(url),
  });
  const store = createOpenAppStore(app);
  return { app, opening: () => store.getState(), flow: store.getState().flow };
}

it('opens the app once, and shows that no app opened', async () => {
  const { opening } = open('acme-harbor://open?code=1');
  const started = Promise.all([opening().start(), opening().start()]);
  await letPass(world, OPEN_APP_PATIENCE_MS - 1);
  expect(opening().state.step).toBe('openApp');
  world.clock.advance(1);
  await started;
  expect(opening().state).toEqual({ step: 'openAppUnanswered', address: 'acme-harbor://open?code=1' });
  expect(left).toEqual(['acme-harbor://open?code=1']);
});

it('tries again on a press, and waits as long again', async () => {
  const { opening, flow } = open('acme-harbor://open');
  const first = opening().start();
  world.clock.advance(OPEN_APP_PATIENCE_MS);
  await first;
  const second = openApp(flow);
  expect(opening().state.step).toBe('openApp');
  world.clock.advance(OPEN_APP_PATIENCE_MS);
  await second;
  expect(opening().state.step).toBe('openAppUnanswered');
  expect(left).toHaveLength(2);
});

it.each([undefined, '', 'javascript:alert(1)', 'https://evil.test', 'other-app://open'])(
  'opens nothing for %j',
  async (redirectUrl) => {
    const { app, opening, flow } = open(redirectUrl);
    await opening().start();
    await openApp(flow);
    expect([opening().state.step, left]).toEqual(['openAppRefused', []]);
    backToLogin(flow);
    expect(app.location.read().path).toBe('/account/login');
  },
);

it('has no route unless the host enables it', () => {
  expect(createTestApp(world).routes.openAppUrl).toBe('');
  expect(createTestApp(world, { enableOpenAppRoute: true }).routes.openAppUrl).toBe('/account/redirect');
});
