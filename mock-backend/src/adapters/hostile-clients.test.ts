import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createWorld } from '../world/create-world';
import { type ServerOptions, startServer, type WorldServer } from './node-server';

/** Calls at once from one client, which keeps about as many connections open. */
const BURST = 400;
const running: WorldServer[] = [];

async function serve(options: Partial<ServerOptions> = {}): Promise<WorldServer> {
  const server = await startServer({ world: createWorld({ latency: 0 }), ...options });
  running.push(server);
  return server;
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
});

/** Sends bytes as they are and gives what comes back until the server hangs up. */
async function sendRaw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (part: string) => {
    answer += part;
  });
  socket.on('error', () => undefined);
  socket.write(bytes);
  await once(socket, 'close');
  return answer;
}

it.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['an unknown method', 'BREW /flags HTTP/1.1\r\nHost: x\r\n\r\n', 400],
  ['no host', 'GET /flags HTTP/1.1\r\n\r\n', 400],
  ['two lengths', 'POST /flags HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400],
  ['a length that is none', 'POST /flags HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n', 400],
  ['a line break in a header', 'GET /flags HTTP/1.1\r\nHost: x\r\nX-A: a\rb: c\r\n\r\n', 400],
  ['headers without end', `GET /flags HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(100_000)}\r\n\r\n`, 431],
  ['an address that is none', 'GET http://[ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
])('answers %s with a status and serves on', async (_, bytes, status) => {
  const { port, url } = await serve();
  expect(await sendRaw(port, bytes)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect((await fetch(`${url}/flags`)).status).toBe(200);
});

it.each(['//flags', '/%', '/%00', '/flags?%', '/../../etc/passwd', '/;/flags', `/${'a'.repeat(8_000)}`])(
  'has an answer for the address %s',
  async (path) => {
    const { port } = await serve();
    const answer = await sendRaw(port, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 (200|400|401|404) /);
  },
);

it('ends a request that never ends, and serves the others meanwhile', async () => {
  const { port, url } = await serve({ patienceMs: 20 });
  const slow = sendRaw(
    port,
    'POST /identity/resources/auth/v1/user HTTP/1.1\r\nHost: x\r\nContent-Length: 90\r\n\r\n{',
  );
  expect((await fetch(`${url}/flags`)).status).toBe(200);
  expect(await slow).toMatch(/^(HTTP\/1\.1 408 |$)/);
  expect((await fetch(`${url}/flags`)).status).toBe(200);
});

it('is not blocked by a client that leaves in the middle', async () => {
  const { port, url } = await serve();
  const socket = connect(port, '127.0.0.1');
  socket.write('POST /flags HTTP/1.1\r\nHost: x\r\nContent-Length: 9000\r\n\r\nabc');
  await once(socket, 'connect');
  socket.destroy();
  expect((await fetch(`${url}/flags`)).status).toBe(200);
});

it('loses no write of many at once', async () => {
  const { url } = await serve();
  const login = await fetch(`${url}/identity/resources/auth/v1/user`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ada@acme.test', password: 'Harbor-Light-42' }),
  });
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${(await login.json()).accessToken}`,
  };
  const names = Array.from({ length: BURST }, (_, index) => `Crew ${index}`);
  const answers = await Promise.all(
    names.map((name) =>
      fetch(`${url}/identity/resources/groups/v1`, { method: 'POST', headers, body: JSON.stringify({ name }) }),
    ),
  );
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
  const { groups } = await (await fetch(`${url}/identity/resources/groups/v1`, { headers })).json();
  const listed = new Set(groups.map(({ name }: { name: string }) => name));
  expect(names.filter((name) => !listed.has(name))).toEqual([]);
});
