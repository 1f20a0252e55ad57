// @vitest-environment jsdom
import { createWorld } from '@portico/mock-backend';
import { beforeEach, expect, it, vi } from 'vitest';
import type { App } from '../../../app/app';
import { goOnAfterLogin } from '../../../app/go-on-after-login';
import { createTestApp, type TestAppOptions } from '../../../app/test-app';
import { createBrowserStorage } from '../../../core/key-value-store';
import { createLoginStore } from './login-store';

beforeEach(() => {
  window.name = '';
});

/** A tab that may keep nothing: each of its pages has a storage of its own, and so has each its cookies. */
function openTab() {
  const world = createWorld({ latency: 0 });
  const denied = {
    get localStorage(): Storage {
      throw new DOMException('denied', 'SecurityError');
    },
    get sessionStorage(): Storage {
      throw new DOMException('denied', 'SecurityError');
    },
  } as Window;
  let pages = 0;
  function openPage(options: TestAppOptions = {}) {
    pages += 1;
    vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(pages);
    return createTestApp(world, { address: '/account/login', storage: createBrowserStorage(denied), ...options });
  }
  return { world, openPage };
}

/** What the login page tells at first. */
async function toldBy(app: App) {
  const { getState } = createLoginStore(app);
  await Promise.all([app.start(), getState().start()]);
  return getState().error?.code ?? null;
}

it('says once, on the next page, that nothing of a sign-in was kept', async () => {
  const { openPage } = openTab();
  goOnAfterLogin(openPage());
  expect(await toldBy(openPage())).toBe('sessionNotKept');
  expect(await toldBy(openPage())).toBeNull();
  expect(window.name).toBe('');
});

it('says nothing of a session that may have run out', async () => {
  const { world, openPage } = openTab();
  goOnAfterLogin(openPage());
  world.clock.advance(300_001);
  expect(await toldBy(openPage())).toBeNull();
});

it('says nothing to somebody who has signed out before', async () => {
  const { openPage } = openTab();
  const app = openPage();
  goOnAfterLogin(app);
  await app.session.logout();
  expect(window.name).toBe('');
  expect(await toldBy(openPage())).toBeNull();
});

it('says once on the same page, too, that a session is gone', async () => {
  const { openPage } = openTab();
  const app = openPage();
  goOnAfterLogin(app);
  expect(await toldBy(app)).toBe('sessionNotKept');
  expect(await toldBy(app)).toBeNull();
  expect(await toldBy(openPage())).toBeNull();
});

it('says nothing where cookies kept the session, and somebody signs out then', async () => {
  const { openPage } = openTab();
  goOnAfterLogin(openPage());
  const app = openPage({ signedInAs: 'ada@acme.test' });
  await app.start();
  expect(app.session.store.getState().status).toBe('signedIn');
  await app.session.logout();
  expect(await toldBy(app)).toBeNull();
});

it('leaves a window its name', async () => {
  const { openPage } = openTab();
  window.name = 'orders';
  goOnAfterLogin(openPage());
  expect(await toldBy(openPage())).toBeNull();
  expect(window.name).toBe('orders');
});
