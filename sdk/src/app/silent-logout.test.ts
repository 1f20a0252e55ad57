import { createWorld, type World } from '@portico/mock-backend';
import { beforeEach, expect, it } from 'vitest';
import { SILENT_LOGOUT_DELAY_MS, silentLogout } from './silent-logout';
import { createTestVisitor } from './test-app';

const tick = () => new Promise((resolve) => setTimeout(resolve));

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
});

const ends = () => world.journal.list().filter(({ path }) => path.replace(/\?.*/, '').endsWith('/logout')).length;

it.each([false, true])(
  'signs out without leaving the page, and calls back 500 ms later: hosted login %s',
  async (hosted) => {
    const { app, left } = createTestVisitor(world, { signedInAs: 'ada@acme.test', hostedLoginBox: hosted });
    expect(await app.session.refresh()).toBe(true);
    const told: boolean[] = [];
    const done = silentLogout(app, { callback: (said) => told.push(said) });
    await expect.poll(() => [app.session.store.getState().status, ends()]).toEqual(['signedOut', 1]);
    await tick();
    world.clock.advance(SILENT_LOGOUT_DELAY_MS - 1);
    await tick();
    expect(told).toEqual([]);
    world.clock.advance(1);
    await done;
    expect([told, left, SILENT_LOGOUT_DELAY_MS]).toEqual([[true], [], 500]);
    expect(await app.session.refresh()).toBe(false);
  },
);

it('waits as long as the host says, and signs out where the service cannot be told', async () => {
  const { app } = createTestVisitor(world, { signedInAs: 'ada@acme.test', hostedLoginBox: true });
  await app.session.refresh();
  world.faults.add({ call: 'GET /oauth/logout', kind: 'offline' });
  await silentLogout(app, { callbackTimeout: 0 });
  expect([app.session.store.getState().status, app.session.accessToken()]).toEqual(['signedOut', null]);
});
