import { expect, it } from 'vitest';
import type { FaultRule, World, WorldOptions } from '../core/types';
import { scenarioNames, scenarios } from '../seeds/scenarios';
import { createWorld } from './create-world';
import { unknownCallProblem } from './fault-calls';

const BASE = 'https://identity.portico.test/frontegg';

function quick(options: WorldOptions = {}): World {
  return createWorld({ latency: 0, ...options });
}

function get(world: World, path: string, init?: RequestInit): Promise<Response> {
  return world.connect().transport(new Request(BASE + path, init));
}

function post(world: World, path: string, body: unknown): Promise<Response> {
  return get(world, path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
}

const bytes = (world: World) => JSON.stringify(world.snapshot());

it('gives the same bytes for the same seed, also after the same calls', async () => {
  const worlds = [quick({ seed: 7 }), quick({ seed: 7 })];
  for (const world of worlds) {
    world.connect({ signedInAs: 'ada@acme.test' });
    await post(world, '/identity/resources/auth/v1/user', { email: 'ada@acme.test', password: 'wrong' });
    world.clock.advance(60_000);
  }
  expect(bytes(worlds[0]!)).toBe(bytes(worlds[1]!));
  expect(bytes(quick({ seed: 7 }))).not.toBe(bytes(quick({ seed: 8 })));
});

it('isolates two worlds from each other', async () => {
  const [one, other] = [quick(), quick()];
  const before = bytes(other);
  one.publish({});
  one.faults.add({ call: '*', kind: 'malformed' });
  one.connect({ signedInAs: 'ben@acme.test' });
  one.clock.advance(1_000);
  await get(one, '/flags');
  expect(bytes(other)).toBe(before);
});

it('lists the demo team of ten with every kind of second factor and status', () => {
  const people = quick().people();
  expect(people.filter((person) => person.email.endsWith('@acme.test'))).toHaveLength(10);
  expect(new Set(people.map((person) => person.role))).toEqual(new Set(['Read Only', 'Admin', 'Support']));
  const factors = new Set(people.map((person) => person.secondFactor));
  expect(factors).toEqual(new Set(['none', 'authenticator', 'sms', 'authenticator+sms']));
  const statuses = new Set(people.map((person) => person.status));
  expect(statuses).toEqual(new Set(['active', 'locked', 'disabled', 'unverified', 'temporary']));
});

it('starts a fresh vendor with one administrator', () => {
  const people = quick({ scenario: 'fresh-vendor' }).people();
  expect(people.map(({ email, role }) => [email, role])).toEqual([['ada@acme.test', 'Admin']]);
});

it('shows the current code of the clock in the authenticator, and a new one half a minute later', () => {
  const world = quick();
  const code = world.authenticator.code('ben@acme.test');
  expect(code).toMatch(/^\d{6}$/);
  world.clock.advance(30_000);
  expect(world.authenticator.code('ben@acme.test')).not.toBe(code);
  expect(() => world.authenticator.code('ada@acme.test')).toThrow('ada@acme.test has no authenticator.');
});

it('waits between 200 and 500 ms, the same way for the same seed', async () => {
  const waits: number[][] = [[], []];
  for (const list of waits) {
    const world = createWorld({ sleep: async (ms) => void list.push(ms) });
    for (let call = 0; call < 5; call++) await get(world, '/flags');
  }
  expect(waits[0]).toEqual(waits[1]);
  expect(new Set(waits[0]).size).toBeGreaterThan(1);
  for (const wait of waits[0]!) expect(wait >= 200 && wait <= 500).toBe(true);
});

it('adds a trace id to every answer and forbids caching it', async () => {
  const { headers } = await get(quick(), '/nowhere');
  expect(headers.get('frontegg-trace-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers.get('cache-control')).toBe('private, no-store');
});

it('answers an unknown request with an error body of the contract', async () => {
  const world = quick();
  const unknown = await get(world, '/nowhere');
  expect([unknown.status, await unknown.json()]).toEqual([
    404,
    { errors: ['There is no call GET /nowhere.'], errorCode: 'ER-UNKNOWN-CALL' },
  ]);
  const wrongMethod = await get(world, '/flags', { method: 'DELETE' });
  expect([wrongMethod.status, wrongMethod.headers.get('allow')]).toEqual([405, 'GET']);
});

it.each([
  ['cut off', '{"email":'],
  ['not text', new Uint8Array([0xff, 0xfe, 0x00])],
])('refuses a body that is %s', async (_, body) => {
  const response = await get(quick(), '/identity/resources/auth/v1/user', { method: 'POST', body });
  expect(response.status).toBe(400);
  expect((await response.json()).errorCode).toBe('ER-INVALID-REQUEST');
});

it('refuses a body that is too large', async () => {
  const body = JSON.stringify({ email: 'x'.repeat(6 * 1024 * 1024) });
  expect((await get(quick(), '/identity/resources/auth/v1/user', { method: 'POST', body })).status).toBe(413);
});

it('keeps secrets out of the journal', async () => {
  const world = quick();
  const credentials = { email: 'ada@acme.test', password: 'Harbor-Light-42' };
  const answer = await post(world, '/identity/resources/auth/v1/user?token=let-me-in', credentials);
  const { accessToken, refreshToken } = await answer.json();
  const [entry] = world.journal.list();
  expect(entry).toMatchObject({
    method: 'POST',
    path: '/identity/resources/auth/v1/user?token=[redacted]',
    call: '/identity/resources/auth/v1/user',
    status: 200,
    requestBody: { email: 'ada@acme.test', password: '[redacted]' },
  });
  const text = JSON.stringify(world.journal.list());
  for (const secret of ['Harbor-Light-42', 'let-me-in', accessToken, refreshToken]) expect(text).not.toContain(secret);
});

it('refuses a fault for a call that does not exist, and names the nearest one', () => {
  const world = quick();
  const rule = { call: 'GET /flag', kind: 'offline' } as const;
  expect(() => world.faults.add(rule)).toThrow(RangeError);
  expect(() => world.faults.add(rule)).toThrow('There is no call "GET /flag". Did you mean "GET /flags"?');
  expect(world.faults.list()).toEqual([]);
});

it.each(scenarioNames)('holds only faults for calls that exist in the scenario %s', (scenario) => {
  const calls = scenarios[scenario].faults?.map(({ call }) => call) ?? [];
  expect(calls.filter((call) => unknownCallProblem(call) !== null)).toEqual([]);
});

const refusals: [string, FaultRule, number, string][] = [
  ['a status', { call: 'GET /flags', kind: 'status', status: 503, errors: ['Down'], errorCode: 'ER-X' }, 503, '"Down"'],
  ['a broken body', { call: '*', kind: 'malformed' }, 200, '{"broken":'],
  ['a redirect', { call: '*', kind: 'redirect' }, 302, ''],
  ['a page of a proxy', { call: '*', kind: 'html' }, 200, '<!doctype html>'],
];

it.each(refusals)('simulates %s', async (_, rule, status, text) => {
  const world = quick();
  world.faults.add(rule);
  const response = await get(world, '/flags');
  expect(response.status).toBe(status);
  expect(await response.text()).toContain(text);
  expect(world.journal.list()[0]?.fault).toBe(rule.kind);
});

it('simulates a network error and a time-out with the errors of fetch', async () => {
  const waits: number[] = [];
  const world = quick({ sleep: async (ms) => void waits.push(ms) });
  world.faults.add({ call: 'GET /flags', kind: 'offline', times: 1 });
  await expect(get(world, '/flags')).rejects.toThrow(TypeError);
  world.faults.add({ call: 'GET /flags', kind: 'time-out', times: 1 });
  await expect(get(world, '/flags')).rejects.toThrow(TypeError);
  expect(waits).toEqual([30_000]);
});

it('delays a call in addition to its latency and still answers it', async () => {
  const waits: number[] = [];
  const world = createWorld({ latency: 10, sleep: async (ms) => void waits.push(ms) });
  world.faults.add({ call: 'GET /flags', kind: 'delay', ms: 5_000 });
  expect((await get(world, '/flags')).status).toBe(200);
  expect(waits).toEqual([5_010]);
});

it('hangs until the caller aborts', async () => {
  const world = quick();
  world.faults.add({ call: '*', kind: 'hang' });
  const controller = new AbortController();
  const answer = get(world, '/flags', { signal: controller.signal });
  controller.abort(new Error('enough'));
  await expect(answer).rejects.toThrow('enough');
});

it('fails only the named call, and only as often as the rule says', async () => {
  const world = quick();
  world.faults.add({ call: 'GET /flags', kind: 'status', status: 500, times: 2 });
  const statuses = [];
  for (const path of ['/vendors/public', '/flags', '/flags/', '/flags']) statuses.push((await get(world, path)).status);
  expect(statuses).toEqual([200, 500, 500, 200]);
  expect(world.faults.list()).toEqual([]);
});

it('fails every call of an area', async () => {
  const world = quick();
  world.faults.add({ call: 'GET /vendors/*', kind: 'status', status: 500 });
  const statuses = [];
  for (const path of ['/vendors/public', '/flags']) statuses.push((await get(world, path)).status);
  expect(statuses).toEqual([500, 200]);
});

it('fails a share of the calls, the same ones for the same seed', async () => {
  const statuses: number[][] = [[], []];
  for (const list of statuses) {
    const world = quick({ seed: 7 });
    world.faults.add({ call: 'GET /flags', kind: 'status', status: 500, percent: 50 });
    for (let call = 0; call < 40; call++) list.push((await get(world, '/flags')).status);
  }
  expect(statuses[0]).toEqual(statuses[1]);
  expect(new Set(statuses[0])).toEqual(new Set([200, 500]));
});

it('removes faults one by one or all at once, and refuses invalid ones', () => {
  const world = quick();
  const [first] = [world.faults.add({ call: '*', kind: 'hang' }), world.faults.add({ call: '*', kind: 'offline' })];
  world.faults.remove(first!);
  expect(world.faults.list()).toMatchObject([{ kind: 'offline' }]);
  world.faults.clear();
  expect(world.faults.list()).toEqual([]);
  expect(() => world.faults.add({ call: '*', kind: 'status', status: 42 })).toThrow(RangeError);
});

it('journals parallel requests as if they had come one after another', async () => {
  const [together, inSequence] = [quick(), quick()];
  const reset = '/identity/resources/users/v1/passwords/reset';
  async function openCalls(world: World): Promise<(() => Promise<Response>)[]> {
    const { transport } = world.connect();
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    const send = (path: string, body?: object) => () =>
      transport(new Request(BASE + path, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }));
    const signIn = send('/identity/resources/auth/v1/user', { email: 'ada@acme.test', password: 'Harbor-Light-42' });
    headers.authorization = `Bearer ${(await (await signIn()).json()).accessToken}`;
    const token = { description: 'Nightly export' };
    const createToken = send('/identity/resources/users/api-tokens/v1', token);
    return [createToken, send(reset, { email: 'ben@acme.test' }), signIn, send('/flags')];
  }
  await Promise.all((await openCalls(together)).map((call) => call()));
  for (const call of await openCalls(inSequence)) await call();
  expect(bytes(together)).toBe(bytes(inSequence));
  expect(together.journal.list().map(({ status }) => status)).toEqual([200, 201, 200, 200, 200]);
});

it('lists requests in the order of arrival, even if a later one is answered first', async () => {
  const world = quick({ sleep: () => new Promise((resolve) => setTimeout(resolve)) });
  world.faults.add({ call: 'GET /flags', kind: 'delay', ms: 1 });
  const { transport } = world.connect();
  await Promise.all(['/flags', '/vendors/public'].map((path) => transport(new Request(BASE + path))));
  expect(world.journal.list().map(({ path }) => path)).toEqual(['/flags', '/vendors/public']);
});

it('resets to the initial state and aborts requests in progress', async () => {
  const world = quick();
  const first = bytes(world);
  const browser = world.connect({ signedInAs: 'ada@acme.test' });
  world.faults.add({ call: 'GET /flags', kind: 'hang' });
  const answer = get(world, '/flags');
  world.clock.advance(1_000);
  await Promise.resolve();
  world.reset();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  expect(bytes(world)).toBe(first);
  const refresh = new Request(`${BASE}/identity/resources/auth/v1/user/token/refresh`, { method: 'POST', body: '{}' });
  expect((await browser.transport(refresh)).status).toBe(200);
});

it('calls its listeners once for all changes of a task', async () => {
  const world = quick();
  let changes = 0;
  const unsubscribe = world.subscribe(() => changes++);
  world.clock.advance(1);
  world.faults.add({ call: '*', kind: 'hang' });
  expect(changes).toBe(0);
  await Promise.resolve();
  expect(changes).toBe(1);
  unsubscribe();
  world.clock.advance(1);
  await Promise.resolve();
  expect(changes).toBe(1);
});

it.each([
  { seed: 1.5 },
  { now: 'someday' },
  { latency: -1 },
  { latency: [500, 200] as const },
  { scenario: 'nowhere' as never },
])('refuses %o', (options) => {
  expect(() => createWorld(options)).toThrow(RangeError);
});
