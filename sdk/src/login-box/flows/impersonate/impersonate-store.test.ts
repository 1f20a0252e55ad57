import { createWorld, type World } from '@portico/mock-backend';
import { beforeEach, expect, it } from 'vitest';
import { listUsers } from '../../../api/team';
import { createTestApp, letPass } from '../../../app/test-app';
import { startImpersonation } from './impersonate-actions';
import { createImpersonateStore } from './impersonate-store';

const IMPERSONATION_DELAY_MS = 1_000;

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
});

async function open(address: string, signedInAs?: string) {
  const app = createTestApp(world, { address, signedInAs });
  await app.start();
  const store = createImpersonateStore(app);
  return { app, impersonation: () => store.getState(), flow: store.getState().flow };
}

/** The address that impersonates a user. */
async function addressFor(email: string, actor = 'ada@acme.test', more = ''): Promise<string> {
  const { app } = await open('/', actor);
  const { items } = await listUsers(app.http, { _limit: 50 });
  const impersonatedUserId = items.find((user) => user.email === email)?.id ?? 'unknown';
  const query = new URLSearchParams({ impersonatedUserId, actorToken: app.session.accessToken() ?? '' });
  return `/account/impersonate?${query}${more}`;
}

it('waits for a press, then signs in as the other user and continues after one second', async () => {
  const { app, impersonation, flow } = await open(await addressFor('ines@acme.test'));
  await impersonation().start();
  expect(app.session.store.getState().status).toBe('signedOut');
  const done = startImpersonation(flow);
  await expect.poll(() => impersonation().state.step).toBe('success');
  expect(app.session.store.getState().user?.email).toBe('ines@acme.test');
  await letPass(world, IMPERSONATION_DELAY_MS - 1);
  expect(app.location.read().path).toBe('/account/impersonate');
  world.clock.advance(1);
  await done;
  expect([app.location.read().path, IMPERSONATION_DELAY_MS]).toEqual(['/', 1_000]);
});

it('removes the token from the address at once, and keeps the redirect target', async () => {
  const { app, impersonation, flow } = await open(
    await addressFor('ines@acme.test', 'ada@acme.test', '&redirectUrl=%2Freports'),
  );
  await Promise.all([impersonation().start(), impersonation().start()]);
  expect(app.location.read().query.has('actorToken')).toBe(false);
  const done = startImpersonation(flow);
  await expect.poll(() => impersonation().state.step).toBe('success');
  world.clock.advance(IMPERSONATION_DELAY_MS);
  await done;
  expect(app.location.read().path).toBe('/reports');
});

it.each([
  ['a user without the permission', 'ines@acme.test', 'jonas@acme.test'],
  ['the user’s own account', 'ada@acme.test', 'ada@acme.test'],
])('refuses %s, and keeps the session', async (_, email, actor) => {
  const { app, impersonation, flow } = await open(await addressFor(email, actor), 'ben@acme.test');
  await startImpersonation(flow);
  expect(impersonation()).toMatchObject({ state: { step: 'impersonationFailed', reason: 'refused' }, error: null });
  expect(app.session.store.getState().user?.email).toBe('ben@acme.test');
});

it.each(['', '?impersonatedUserId=u1', '?actorToken=t1', '?impersonatedUserId=%20&actorToken=%20'])(
  'has no user to impersonate at %j',
  async (query) => {
    const { impersonation } = await open(`/account/impersonate${query}`);
    expect(impersonation().state).toEqual({ step: 'impersonationFailed', reason: 'expired' });
  },
);

it('treats an invalid token as expired', async () => {
  const { impersonation, flow } = await open('/account/impersonate?impersonatedUserId=u1&actorToken=hostile');
  await startImpersonation(flow);
  expect(impersonation()).toMatchObject({ state: { step: 'impersonationFailed', reason: 'expired' }, error: null });
});

it('permits a retry when the service fails', async () => {
  world.faults.add({ call: 'POST /identity/resources/impersonation/v1', kind: 'status', status: 503, times: 1 });
  const { impersonation, flow } = await open(await addressFor('ines@acme.test'));
  await startImpersonation(flow);
  expect(impersonation()).toMatchObject({ state: { step: 'impersonating' }, pending: false });
  expect(impersonation().error).not.toBeNull();
  void startImpersonation(flow);
  await expect.poll(() => impersonation().state.step).toBe('success');
});
