import { expect, it } from 'vitest';
import { createWorld } from './create-world';

const BASE = 'https://identity.portico.test/frontegg';
const refresh = (init?: RequestInit) =>
  new Request(`${BASE}/identity/resources/auth/v1/user/token/refresh`, { method: 'POST', body: '{}', ...init });

it('already holds the session of the person it is opened for', async () => {
  const world = createWorld({ latency: 0 });
  const answer = await world.connect({ signedInAs: 'Ben@acme.test' }).transport(refresh());
  expect(answer.status).toBe(200);
  expect(answer.headers.has('set-cookie')).toBe(false);
  expect(() => world.connect({ signedInAs: 'unknown@acme.test' })).toThrow('unknown@acme.test');
});

it('keeps the cookies of two browsers apart', async () => {
  const world = createWorld({ latency: 0 });
  const [signedIn, stranger] = [world.connect({ signedInAs: 'ada@acme.test' }), world.connect()];
  expect((await stranger.transport(refresh())).status).toBe(401);
  expect((await signedIn.transport(refresh())).status).toBe(200);
  signedIn.forget();
  expect((await signedIn.transport(refresh())).status).toBe(401);
});

it('knows the headers of a request by names in capitals, as happy-dom passes them on', async () => {
  const { transport } = createWorld({ latency: 0 }).connect({ signedInAs: 'ada@acme.test' });
  const { accessToken } = await (await transport(refresh())).json();
  const request = new Request(`${BASE}/identity/resources/users/v2/me`);
  Object.defineProperty(request, 'headers', { value: new Map([['Authorization', `Bearer ${accessToken}`]]) });
  expect((await transport(request)).status).toBe(200);
});

it('sends no cookie with a request that leaves them out', async () => {
  const { transport } = createWorld({ latency: 0 }).connect({ signedInAs: 'ada@acme.test' });
  expect((await transport(refresh({ credentials: 'omit' }))).status).toBe(401);
  expect((await transport(refresh())).status).toBe(200);
});

it('lets the session run out on the clock of the world', async () => {
  const world = createWorld({ latency: 0 });
  const { transport } = world.connect({ signedInAs: 'ada@acme.test' });
  world.clock.advance(16 * 24 * 3600 * 1000);
  expect((await transport(refresh())).status).toBe(401);
});

it('gives up at once on a request that is aborted already', async () => {
  const { transport } = createWorld().connect();
  await expect(transport(refresh({ signal: AbortSignal.abort(new Error('gone')) }))).rejects.toThrow('gone');
});

it('answers in the order of the requests, even when the body of the first takes longer', async () => {
  const world = createWorld({ latency: 0 });
  const { transport } = world.connect();
  const body = new ReadableStream({
    start: (controller) => {
      setTimeout(() => {
        controller.enqueue(new TextEncoder().encode('{}'));
        controller.close();
      });
    },
  });
  const slow = refresh({ body, duplex: 'half' } as RequestInit);
  await Promise.all([transport(slow), transport(new Request(`${BASE}/flags`))]);
  expect(world.journal.list().map(({ method }) => method)).toEqual(['POST', 'GET']);
});

it('holds the session of the user who signs in later, after a reset too', async () => {
  const world = createWorld({ latency: 0 });
  const { transport, signIn } = world.connect();
  signIn('ada@acme.test');
  expect((await transport(refresh())).status).toBe(200);
  world.reset();
  expect((await transport(refresh())).status).toBe(200);
  expect(() => signIn('unknown@acme.test')).toThrow('unknown@acme.test');
});
