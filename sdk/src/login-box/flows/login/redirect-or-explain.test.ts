import { createWorld } from '@portico/mock-backend';
import { expect, it } from 'vitest';
import { goOnAfterLogin } from '../../../app/go-on-after-login';
import { createTestApp } from '../../../app/test-app';
import { blockedStorage } from '../../../core/blocked-storage';
import { createMemoryStorage } from '../../../core/key-value-store';
import { createLoginStore } from './login-store';

/** A browser whose tab keeps its storage, but whose cookies are lost with every page load. */
function openBrowser(storage = createMemoryStorage()) {
  const world = createWorld({ latency: 0 });
  async function openLogin() {
    const app = createTestApp(world, { address: '/account/login', storage });
    const store = createLoginStore(app);
    await Promise.all([app.start(), store.getState().start()]);
    return { app, login: store.getState() };
  }
  return { world, openLogin };
}

it('explains once that the browser did not keep the session', async () => {
  const { openLogin } = openBrowser();
  goOnAfterLogin((await openLogin()).app);
  expect((await openLogin()).login.error).toMatchObject({ code: 'sessionNotKept' });
  expect((await openLogin()).login.error).toBeNull();
});

it('explains it on the same page if storage is blocked', async () => {
  const { openLogin } = openBrowser(blockedStorage());
  goOnAfterLogin((await openLogin()).app);
  expect((await openLogin()).login.error).toMatchObject({ code: 'sessionNotKept' });
});

it('does not explain a session that may have expired', async () => {
  const { world, openLogin } = openBrowser();
  goOnAfterLogin((await openLogin()).app);
  world.clock.advance(300_001);
  expect((await openLogin()).login.error).toBeNull();
});

it('does not explain anything to a user who has signed out', async () => {
  const { openLogin } = openBrowser();
  const { app } = await openLogin();
  goOnAfterLogin(app);
  await app.session.logout();
  expect((await openLogin()).login.error).toBeNull();
});
