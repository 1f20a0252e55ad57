import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterEach, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../db/cast';
import { createWorld } from '../world/create-world';
import { worldHandlers } from './msw';

const service = 'https://identity.portico.test';
const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Answers the requests of this process by the handlers, and collects those that none of them takes. */
function listen(...handlers: Parameters<typeof setupServer>) {
  const unhandled: string[] = [];
  const server = setupServer(...handlers);
  server.listen({
    onUnhandledRequest: ({ method, url }) => {
      unhandled.push(`${method} ${url}`);
      // msw answers with status 500 then, and nothing leaves the test.
      throw new Error('unhandled');
    },
  });
  stops.push(() => server.close());
  return unhandled;
}

const post = (url: string, body: object) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

const logIn = (email: string) =>
  post(`${service}/frontegg/identity/resources/auth/v1/user`, { email, password: DEMO_PASSWORD });

/** Renews the session by its cookie and reads whose it is. */
async function emailOfSession(address: string) {
  const { accessToken } = await (
    await post(`${address}/frontegg/identity/resources/auth/v1/user/token/refresh`, {})
  ).json();
  const headers = { authorization: `Bearer ${accessToken}` };
  return (await (await fetch(`${address}/frontegg/identity/resources/users/v2/me`, { headers })).json()).email;
}

it('answers the calls of the service, at any address, and holds the cookies of one browser', async () => {
  listen(...worldHandlers(createWorld({ latency: 0 })));
  expect((await logIn('ada@acme.test')).status).toBe(200);
  expect(await emailOfSession(service)).toBe('ada@acme.test');
  expect(await emailOfSession('https://other.test')).toBe('ada@acme.test');
});

it('begins with the session of a user', async () => {
  listen(...worldHandlers(createWorld({ latency: 0 }), { signedInAs: 'ben@acme.test' }));
  expect(await emailOfSession(service)).toBe('ben@acme.test');
});

it("leaves all other requests to the host's own handlers, before and after its own", async () => {
  const own = (name: string) => () => HttpResponse.json(name);
  const unhandled = listen(
    http.get(`${service}/api/rooms`, own('rooms')),
    ...worldHandlers(createWorld({ latency: 0 }), { baseUrl: service }),
    http.get(`${service}/api/bookings`, own('bookings')),
    http.post(`${service}/flags`, own('flags')),
  );
  const read = async (path: string, method = 'GET') => (await fetch(service + path, { method })).json();
  expect(await read('/api/rooms')).toBe('rooms');
  expect(await read('/api/bookings')).toBe('bookings');
  expect(await read('/flags', 'POST')).toBe('flags');
  expect(await read('/flags')).toMatchObject({ 'temporary-users': 'on' });
  expect(unhandled).toEqual([]);
});

it.each([
  ['a path that is none of the service', `${service}/frontegg/api/bookings`],
  ['another method', `${service}/frontegg/flags`, 'DELETE'],
  ['a path without the prefix, where no address of the service is given', `${service}/flags`],
])('reports %s as unhandled', async (_, url, method = 'GET') => {
  const unhandled = listen(...worldHandlers(createWorld({ latency: 0 })));
  await fetch(url, { method });
  expect(unhandled).toEqual([`${method} ${url}`]);
});

it.each([['https://identity.portico.test.evil.test/frontegg/flags'], ['https://other.test/frontegg/flags']])(
  'does not answer %s where the service has another address',
  async (url) => {
    const unhandled = listen(...worldHandlers(createWorld({ latency: 0 }), { baseUrl: service }));
    await fetch(url);
    expect(unhandled).toEqual([`GET ${url}`]);
  },
);

it('is one handler for any number of calls', () => {
  expect(worldHandlers(createWorld())).toHaveLength(1);
});

it('fails as without a network if the world gives no answer', async () => {
  const world = createWorld({ latency: 0 });
  listen(...worldHandlers(world));
  const id = world.faults.add({ call: 'GET /flags', kind: 'offline' });
  await expect(fetch(`${service}/frontegg/flags`)).rejects.toThrow(TypeError);
  world.faults.remove(id);
  expect((await fetch(`${service}/frontegg/flags`)).status).toBe(200);
});

it('refuses an invalid address, and a user whom the world does not have', () => {
  expect(() => worldHandlers(createWorld(), { baseUrl: 'identity' })).toThrow(TypeError);
  expect(() => worldHandlers(createWorld(), { signedInAs: 'unknown@acme.test' })).toThrow(Error);
});
