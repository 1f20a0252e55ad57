import { createWorld, DEMO_PASSWORD } from '@portico/mock-backend';
import { expect, it } from 'vitest';
import { login } from '../../api/auth';
import { getMyCurrentSession } from '../../api/sessions';
import { getMe, updateMe } from '../../api/users';
import type { App } from '../../app/app';
import { revokeSessions } from '../../app/test-app';
import { ACCESS_TOKEN_LIFE_MS, createGate, ME, REFRESH, sessionTests } from '../../app/test-session';

const { calls, current, open, signedIn } = sessionTests(createWorld);

it('renews an expired token once for several calls, and retries each call', async () => {
  const { app } = await signedIn();
  current().clock.advance(ACCESS_TOKEN_LIFE_MS + 1000);
  const before = calls(REFRESH).length;
  const users = await Promise.all([getMe(app.http), getMe(app.http), getMe(app.http)]);
  expect(users.map(({ email }) => email)).toEqual(Array(3).fill('ada@acme.test'));
  expect(calls(REFRESH)).toHaveLength(before + 1);
});

it('signs out of a session that was revoked before its token expired: one refresh for several calls', async () => {
  const { app, session, state } = await signedIn();
  app.portal.setState({ open: true });
  revokeSessions(current());
  const failed = await Promise.allSettled([getMe(app.http), getMe(app.http), getMyCurrentSession(app.http)]);
  expect(failed).toMatchObject(Array(3).fill({ status: 'rejected', reason: { statusCode: 401 } }));
  expect(calls(REFRESH)).toHaveLength(2);
  expect({ status: state().status, user: state().user, token: session.accessToken() }).toEqual({
    status: 'signedOut',
    user: null,
    token: null,
  });
  // The portal stays open to say so.
  expect(app.portal.getState().open).toBe(true);
});

it.each([
  ['another user signs in', (other: App) => login(other.http, { email: 'ines@acme.test', password: DEMO_PASSWORD })],
  ['the user switches the tenant', switchTenant],
])('does not retry a call for which it was not meant after %s in another tab', async (_, change) => {
  const { transport } = current().connect({ signedInAs: 'ada@acme.test' });
  const [{ app }, other] = [open({ through: () => transport }), open({ through: () => transport })];
  await app.start();
  await other.app.start();
  await change(other.app);
  current().clock.advance(ACCESS_TOKEN_LIFE_MS + 1000);
  await expect(updateMe(app.http, { name: 'Ada Junior' })).rejects.toMatchObject({ statusCode: 401 });
  expect((await getMe(app.http)).name).not.toBe('Ada Junior');
});

async function switchTenant({ session }: App): Promise<void> {
  const { tenants, activeTenant } = session.store.getState();
  await session.switchTenant(tenants.find(({ tenantId }) => tenantId !== activeTenant?.tenantId)!.tenantId);
}

it('retries a call with a new token when the service refuses an unexpired one', async () => {
  const { app, state } = await signedIn();
  current().clock.advance(1000);
  current().faults.add({ call: `GET ${ME}`, kind: 'status', status: 401, times: 1 });
  expect((await getMe(app.http)).email).toBe('ada@acme.test');
  expect([calls(REFRESH).length, state().status]).toEqual([2, 'signedIn']);
});

it('does not refresh in a loop for a call that is always refused', async () => {
  const { app, state } = await signedIn();
  current().clock.advance(1000);
  current().faults.add({ call: `GET ${ME}`, kind: 'status', status: 401 });
  const before = calls(ME).length;
  for (let round = 0; round < 3; round += 1) {
    await expect(getMe(app.http)).rejects.toMatchObject({ statusCode: 401 });
  }
  expect([calls(REFRESH).length, state().status]).toEqual([2, 'signedIn']);
  // The user is loaded with the new token, and only the first call is retried with it.
  expect(calls(ME)).toHaveLength(before + 5);
  current().clock.advance(30_000);
  await expect(getMe(app.http)).rejects.toMatchObject({ statusCode: 401 });
  expect(calls(REFRESH)).toHaveLength(3);
});

it('does not refresh the token because of a wrong password', async () => {
  const { app, state } = await signedIn();
  await expect(login(app.http, { email: 'ines@acme.test', password: 'wrong' })).rejects.toMatchObject({
    statusCode: 401,
  });
  expect([calls(REFRESH).length, state().status]).toEqual([1, 'signedIn']);
  expect(calls('/auth/v1/user')).toHaveLength(1);
});

it('renews a token that is about to expire, whatever the call was refused for', async () => {
  const { app } = await signedIn();
  const guess = () => login(app.http, { email: 'ines@acme.test', password: 'wrong' }).catch(() => undefined);
  current().clock.advance(ACCESS_TOKEN_LIFE_MS - 11_000);
  await guess();
  expect(calls(REFRESH)).toHaveLength(1);
  current().clock.advance(1000);
  await guess();
  expect(calls(REFRESH)).toHaveLength(2);
});

it('does not refresh the token because of another token that a call carries', async () => {
  const { app } = await signedIn();
  const headers = { Authorization: 'Bearer of-another-user' };
  await expect(app.http.send({ method: 'GET', path: ME, headers })).rejects.toMatchObject({ statusCode: 401 });
  expect(calls(REFRESH)).toHaveLength(1);
});

it('signs out if the service refuses a new token while its user is loading', async () => {
  current().faults.add({ call: `GET ${ME}`, kind: 'status', status: 401 });
  const { app, state } = open({ signedInAs: 'ada@acme.test' });
  await app.start();
  expect([calls(REFRESH).length, state().status]).toEqual([1, 'signedOut']);
});

it('replaces each of two unexpired tokens that the service refuses', async () => {
  const { app, session } = await signedIn();
  const refuseOnce = () => current().faults.add({ call: `GET ${ME}`, kind: 'status', status: 401, times: 1 });
  current().clock.advance(1000);
  refuseOnce();
  await getMe(app.http);
  current().clock.advance(1000);
  await session.refresh();
  current().clock.advance(1000);
  refuseOnce();
  expect((await getMe(app.http)).email).toBe('ada@acme.test');
  expect(calls(REFRESH)).toHaveLength(4);
});

it('replaces a refused token that has just replaced an expired one', async () => {
  const { app } = await signedIn({ authOptions: { skipUserLoading: true } });
  current().clock.advance(ACCESS_TOKEN_LIFE_MS + 1000);
  const fault = current().faults.add({ call: `GET ${ME}`, kind: 'status', status: 401, times: 3 });
  await expect(getMe(app.http)).rejects.toMatchObject({ statusCode: 401 });
  current().clock.advance(1000);
  expect((await getMe(app.http)).email).toBe('ada@acme.test');
  expect(calls(REFRESH)).toHaveLength(3);
  current().faults.remove(fault);
});

it('retries a call with the host’s own token, which the host may have renewed', async () => {
  const { app, session } = await signedIn();
  const tokens = ['expired-token-of-the-host', session.accessToken() ?? ''];
  Object.assign(app.options.contextOptions, { tokenResolver: () => tokens.shift() });
  expect((await getMe(app.http)).email).toBe('ada@acme.test');
  expect([tokens, calls(REFRESH).length]).toEqual([[], 1]);
});

it('fails a call that is refused after the user has signed out', async () => {
  const { through, hold, release, arrived } = createGate(ME);
  const { app, session } = await signedIn({ through });
  current().faults.add({ call: `GET ${ME}`, kind: 'status', status: 401 });
  hold();
  const answer = getMe(app.http);
  const failed = expect(answer).rejects.toMatchObject({ statusCode: 401 });
  await arrived();
  await session.logout();
  release();
  await failed;
  expect(calls(REFRESH)).toHaveLength(1);
});
