import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { createWorld } from '../world/create-world';
import { type ServerOptions, startServer, type WorldServer } from './node-server';

const running: WorldServer[] = [];
const folders: string[] = [];
const origin = 'http://localhost:3000';
const credentials = { email: 'ada@acme.test', password: 'Harbor-Light-42' };

async function serve(options: Partial<ServerOptions> = {}): Promise<WorldServer> {
  const server = await startServer({ world: createWorld({ latency: 0 }), ...options });
  running.push(server);
  return server;
}

async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-'));
  folders.push(folder);
  return folder;
}

function json(method: string, body: unknown): RequestInit {
  return { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

it('signs in over HTTP and keeps the session in a cookie', async () => {
  const { url } = await serve();
  const login = await fetch(`${url}/frontegg/identity/resources/auth/v1/user`, json('POST', credentials));
  expect(login.status).toBe(200);
  const [cookie = ''] = login.headers.getSetCookie();
  expect(cookie).toMatch(/^fe_refresh_democlientid=\w+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=1296000$/);
  const refresh = await fetch(`${url}/identity/resources/auth/v1/user/token/refresh`, {
    method: 'POST',
    headers: { cookie: cookie.split(';')[0]! },
  });
  expect(refresh.status).toBe(200);
  expect((await refresh.json()).accessToken).toBeTypeOf('string');
});

it('lets the page of another origin call with credentials', async () => {
  const { url } = await serve();
  const preflight = await fetch(`${url}/frontegg/flags`, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-headers': 'Authorization, X-Own' },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe(origin);
  expect(preflight.headers.get('access-control-allow-credentials')).toBe('true');
  for (const name of ['authorization', 'frontegg-scoped-tenant', 'x-frontegg-sdk', 'x-own']) {
    expect(preflight.headers.get('access-control-allow-headers')?.split(', ')).toContain(name);
  }
  const answer = await fetch(`${url}/frontegg/flags`, { headers: { origin } });
  expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
  expect(answer.headers.get('access-control-expose-headers')).toBe('frontegg-trace-id, www-authenticate');
  expect((await fetch(`${url}/frontegg/flags`)).headers.has('access-control-allow-origin')).toBe(false);
});

it.each(['/flags', '/__world', '/no-such-call'])('answers HEAD %s as GET, without a body', async (path) => {
  const { url } = await serve();
  const [get, head] = await Promise.all([fetch(url + path), fetch(url + path, { method: 'HEAD' })]);
  expect(head.status).toBe(get.status);
  expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'));
  expect(await head.text()).toBe('');
});

it('closes the connection if the world gives no answer', async () => {
  const { url } = await serve();
  await fetch(`${url}/__world/faults`, json('POST', { call: 'GET /flags', kind: 'offline' }));
  await expect(fetch(`${url}/flags`)).rejects.toThrow();
});

it('refuses a body that is too large', async () => {
  const { url } = await serve();
  const body = 'x'.repeat(6 * 1024 * 1024);
  expect((await fetch(`${url}/identity/resources/auth/v1/user`, { method: 'POST', body })).status).toBe(413);
});

it('gives tests the whole world under /__world', async () => {
  const { url } = await serve();
  const world = `${url}/__world`;
  const read = async (path: string) => (await fetch(world + path)).json();
  const first = await read('/snapshot');

  expect(await read('')).toMatchObject({ scenario: 'small-team', seed: 1, now: '2026-03-02T09:00:00.000Z' });
  expect(await read('')).toMatchObject({
    clientId: 'demo-client-id',
    redirectAddresses: ['localhost', '127.0.0.1'].flatMap((host) => [
      `http://${host}:*/oauth/callback`,
      `http://${host}:*/#/oauth/callback`,
    ]),
  });
  expect(await read('/authenticator')).toHaveLength(3);
  await fetch(`${url}/identity/resources/users/v1/passwords/reset`, json('POST', { email: 'ada@acme.test' }));
  const [mail] = await read('/inbox');
  expect(mail).toMatchObject({ to: 'ada@acme.test', read: false });
  expect(await (await fetch(`${world}/inbox/${mail.id}`, { method: 'POST' })).json()).toMatchObject({ read: true });
  expect(await read('/phone')).toEqual([]);
  await fetch(`${world}/dns`, json('POST', { domain: 'acme.example', text: 'proof' }));
  expect(await read('/dns')).toContainEqual({ domain: 'acme.example', text: 'proof' });
  await fetch(`${world}/dns/acme.example`, { method: 'DELETE' });
  expect(await read('/dns')).toHaveLength(1);
  expect(await (await fetch(`${world}/clock`, json('POST', { advance: 60_000 }))).json()).toEqual({
    now: '2026-03-02T09:01:00.000Z',
  });
  const fault = { call: 'GET /flags', kind: 'status', status: 503 };
  expect((await fetch(`${world}/faults`, json('POST', fault))).status).toBe(200);
  expect((await fetch(`${url}/flags`)).status).toBe(503);
  expect((await read('/journal')).map((entry: { status: number }) => entry.status)).toEqual([expect.any(Number), 503]);
  expect((await fetch(`${world}/faults`, { method: 'DELETE' })).status).toBe(204);
  expect((await fetch(`${world}/reset`, { method: 'POST' })).status).toBe(204);
  expect(await read('/snapshot')).toEqual(first);
  expect((await fetch(`${world}/snapshot`, json('PUT', first))).status).toBe(204);
});

it('shares a world as a text and opens it again', async () => {
  const { url } = await serve();
  const world = `${url}/__world`;
  await fetch(`${url}/identity/resources/users/v1/passwords/reset`, json('POST', { email: 'ada@acme.test' }));
  const { share } = await (await fetch(`${world}/share`)).json();
  await fetch(`${world}/reset`, { method: 'POST' });
  expect((await fetch(`${world}/share`, json('PUT', { share }))).status).toBe(204);
  expect(await (await fetch(`${world}/inbox`)).json()).toHaveLength(1);
});

it.each([
  ['PUT', '/share', '{"share":"portico1.x"}', 400],
  ['PUT', '/share', '{}', 400],
  ['PUT', '/snapshot', '{"half":', 400],
  ['PUT', '/snapshot', '{"a":1}', 400],
  ['POST', '/clock', '{}', 400],
  ['POST', '/faults', '{"kind":"x"}', 400],
  ['POST', '/faults', '{"kind":"offline","call":"GET /flag"}', 400],
  ['POST', '/inbox/none', '', 404],
  ['GET', '/nothing', undefined, 404],
])('says what is wrong with %s %s %s', async (method, path, body, status) => {
  const { url } = await serve();
  const answer = await fetch(`${url}/__world${path}`, { method, body });
  expect(answer.status).toBe(status);
  expect((await answer.json()).errors[0]).toMatch(/\.$|\n|rule/);
});

it('refuses the controls to pages of other sites and under other host names', async () => {
  const { url, port } = await serve();
  expect((await fetch(`${url}/__world/inbox`, { headers: { origin: 'https://evil.test' } })).status).toBe(403);
  expect((await fetch(`${url}/__world/inbox`, { headers: { origin } })).status).toBe(200);
  expect(await askAs(port, { host: `evil.test:${port}` })).toBe(403);
});

/** Asks under a name that is not this machine's, as another machine would. */
function askAs(port: number, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve) => {
    httpRequest({ port, path: '/__world/inbox', headers }, (answer) => resolve(answer.statusCode)).end();
  });
}

it('lets other machines reach the controls with `allowRemote`, but no page of another site', async () => {
  const { port } = await serve({ allowRemote: true });
  const host = `mock.test:${port}`;
  expect(await askAs(port, { host })).toBe(200);
  expect(await askAs(port, { host, origin: `http://${host}` })).toBe(200);
  expect(await askAs(port, { host, origin: 'http://evil.test' })).toBe(403);
});

it('listens on this machine alone by default', async () => {
  expect((await serve()).url).toMatch(/^http:\/\/127\.0\.0\.1:/);
  const { url } = await serve({ host: '0.0.0.0' });
  expect(url).toMatch(/^http:\/\/0\.0\.0\.0:/);
  expect((await fetch(`${url.replace('0.0.0.0', '127.0.0.1')}/flags`)).status).toBe(200);
});

it('names itself by the address of the request', async () => {
  const { port } = await serve();
  const issuerAt = async (host: string) =>
    (await (await fetch(`http://${host}:${port}/.well-known/openid-configuration`)).json()).issuer;
  expect(await issuerAt('127.0.0.1')).toBe(`http://127.0.0.1:${port}`);
  expect(await issuerAt('localhost')).toBe(`http://localhost:${port}`);
});

it('serves a page of the vendor for the hosted login, and no other file', async () => {
  const folder = await freshFolder();
  await writeFile(join(folder, 'secret.html'), 'none of yours');
  const loginPage = join(folder, 'page');
  await mkdir(loginPage);
  await writeFile(join(loginPage, 'index.html'), '<title>Own page</title>');
  await writeFile(join(loginPage, 'script.js'), 'run()');
  const { url, port } = await serve({ loginPage });
  const first = await fetch(`${url}/account/login?redirectUrl=%2Foauth%2Fauthorize`);
  expect(await first.text()).toBe('<title>Own page</title>');
  expect(first.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(await (await fetch(`${url}/account/script.js`)).text()).toBe('run()');
  expect((await fetch(`${url}/account/missing.js`)).status).toBe(404);
  for (const path of ['/account/../secret.html', '/account/%2e%2e/secret.html', '/account/%2e%2e%2fsecret.html']) {
    const answer = await new Promise<string>((resolve) => {
      httpRequest({ port, path }, (reply) => reply.setEncoding('utf8').on('data', resolve).on('end', resolve)).end();
    });
    expect(answer).not.toContain('none of yours');
  }
});

it('says so when there is no page for the hosted login', async () => {
  const { url } = await serve({ loginPage: join(await freshFolder(), 'none') });
  const answer = await fetch(`${url}/account/login`);
  expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('npm run build')]);
});

it('continues from the state file', async () => {
  const stateFile = join(await freshFolder(), 'world.json');
  const first = await serve({ stateFile });
  await fetch(`${first.url}/__world/clock`, json('POST', { advance: 5_000 }));
  await first.stop();
  expect(await readdir(join(stateFile, '..'))).toEqual(['world.json']);
  const second = await serve({ stateFile, world: createWorld({ latency: 0, seed: 5 }) });
  expect(await (await fetch(`${second.url}/__world`)).json()).toMatchObject({
    seed: 1,
    now: '2026-03-02T09:00:05.000Z',
  });
});

it('refuses a broken state file and does not change it', async () => {
  const stateFile = join(await freshFolder(), 'world.json');
  await writeFile(stateFile, '{"version":1,');
  await expect(serve({ stateFile })).rejects.toThrow('cut off');
  expect(await readFile(stateFile, 'utf8')).toBe('{"version":1,');
});

it('says when the port is busy, and does not touch the state file', async () => {
  const { port } = await serve();
  const folder = await freshFolder();
  await expect(serve({ port, stateFile: join(folder, 'world.json') })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  expect(await readdir(folder)).toEqual([]);
});

it('lets a pending request end before it stops', async () => {
  let answered = () => {};
  const gate = new Promise<void>((resolve) => {
    answered = resolve;
  });
  let started = () => {};
  const waiting = new Promise<void>((resolve) => {
    started = resolve;
  });
  const sleep = () => {
    started();
    return gate;
  };
  const server = await serve({ world: createWorld({ latency: 10, sleep }) });
  const answer = fetch(`${server.url}/flags`);
  await waiting;
  const stopped = server.stop();
  answered();
  expect((await answer).status).toBe(200);
  await stopped;
  await expect(fetch(`${server.url}/flags`)).rejects.toThrow();
});
