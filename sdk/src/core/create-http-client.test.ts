import { afterEach, expect, it, vi } from 'vitest';
import type { Clock } from './clock';
import { createHttpClient, type HttpClientOptions, type LogLevel } from './create-http-client';
import { ApiError } from './errors';
import { createMemoryStrategy } from './memory-strategy';

const CALL_TIMEOUT_MS = 30_000;

/** A clock whose `sleep` advances it at once, except for a call's own time-out. */
function createFastClock() {
  const slept: number[] = [];
  const clock: Clock = {
    now: () => 0,
    sleep: (ms, signal) => {
      if (ms !== CALL_TIMEOUT_MS) {
        slept.push(ms);
        return Promise.resolve();
      }
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    },
  };
  return { clock, slept };
}

type Answer = Response | Error | ((request: Request) => Promise<Response>);

function setUp(answers: Answer[], options: Partial<HttpClientOptions> = {}, address = '/') {
  const requests: Request[] = [];
  const left: string[] = [];
  const logged: string[] = [];
  const { clock, slept } = createFastClock();
  const http = createHttpClient({
    context: { baseUrl: 'https://id.test' },
    transport: async (request) => {
      requests.push(request);
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (answer instanceof Error) throw answer;
      return typeof answer === 'function' ? answer(request) : answer!.clone();
    },
    clock,
    location: createMemoryStrategy({ address, onLeave: (url) => left.push(url) }),
    accessToken: () => null,
    renewToken: async () => false,
    requestSource: () => null,
    log: { warn: (text) => logged.push(`warn ${text}`), error: (text) => logged.push(`error ${text}`) },
    ...options,
  });
  return { http, requests, left, logged, slept };
}

const json = (body: unknown, init?: ResponseInit) => Response.json(body, init);
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('should have failed'),
    (error: ApiError) => error,
  );

it('sends JSON with credentials, and reads JSON', async () => {
  const { http, requests } = setUp([json({ ok: true })]);
  expect(await http.send({ method: 'POST', path: '/a', body: { x: 1 } })).toEqual({ ok: true });
  const [request] = requests;
  expect(request).toMatchObject({ method: 'POST', url: 'https://id.test/frontegg/a', credentials: 'include' });
  expect(request!.headers.get('content-type')).toBe('application/json');
  expect(await request!.text()).toBe('{"x":1}');
});

it('appends query parameters: objects as JSON, without undefined ones, the host’s own last', async () => {
  const { http, requests } = setUp([json({})], {
    context: { baseUrl: 'https://id.test', additionalQueryParamsResolver: () => [{ key: 'z', value: '&' }] },
  });
  await http.send({ method: 'GET', path: '/a', query: { n: 1, no: undefined, o: { p: [1] }, f: false } });
  expect(requests[0]!.url).toBe('https://id.test/frontegg/a?n=1&o=%7B%22p%22%3A%5B1%5D%7D&f=false&z=%26');
});

it('sends every header of the contract, the call’s own last', async () => {
  const { http, requests } = setUp(
    [json({})],
    {
      accessToken: () => 'token',
      requestSource: () => 'admin-portal',
      context: {
        baseUrl: 'https://id.test',
        appId: 'app-1',
        metadataHeaders: { framework: 'react', fronteggSdkVersion: '1.0' },
        tenantResolver: async () => ({ tenant: 'acme' }),
        additionalHeadersResolver: () => [
          { key: 'x-own', value: 'own' },
          { key: 'x-frontegg-sdk', value: '2.0' },
        ],
      },
    },
    '/account/login?tenantId=tenant-7',
  );
  await http.send({ method: 'GET', path: '/a', headers: { Authorization: 'raw' } });
  expect(Object.fromEntries(requests[0]!.headers)).toEqual({
    authorization: 'raw',
    'content-type': 'application/json',
    'frontegg-login-alias': 'acme',
    'frontegg-requested-application-id': 'app-1',
    'frontegg-scoped-tenant': 'tenant-7',
    'frontegg-source': 'admin-portal',
    'x-frontegg-framework': 'react',
    'x-frontegg-sdk': '2.0',
    'x-own': 'own',
  });
});

it('does not set the content type of a form', async () => {
  const { http, requests } = setUp([json({})]);
  const body = new FormData();
  body.set('image', new Blob(['x']));
  await http.send({ method: 'PUT', path: '/a', body });
  expect(requests[0]!.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
});

it.each([
  '/identity/resources/auth/v1/user/token/refresh',
  '/identity/resources/auth/v3/user/token/refresh',
  '/identity/resources/auth/v1/logout',
  '/oauth/token',
  '/oauth/authorize/silent',
  '/oauth/logout?post_logout_redirect_uri=%2F',
])('sends %s without the bearer token', async (path) => {
  const { http, requests } = setUp([json({})], { accessToken: () => 'token' });
  await http.send({ method: 'POST', path });
  await http.send({ method: 'GET', path: '/identity/resources/users/v2/me' });
  expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual([null, 'Bearer token']);
});

it('prefers the host’s token', async () => {
  const context = { baseUrl: 'https://id.test', tokenResolver: () => 'host' };
  const { http, requests } = setUp([json({})], { context, accessToken: () => 'own' });
  await http.send({ method: 'GET', path: '/a' });
  expect(requests[0]!.headers.get('authorization')).toBe('Bearer host');
});

it('reads text and blobs, and an invalid JSON response as an empty object', async () => {
  const { http } = setUp([new Response('<!')]);
  expect(await http.send({ method: 'GET', path: '/a' })).toEqual({});
  expect(await http.send({ method: 'GET', path: '/a', answer: 'text' })).toBe('<!');
  expect(await http.send<Blob>({ method: 'GET', path: '/a', answer: 'blob' })).toBeInstanceOf(Blob);
});

it('takes a web page for no answer of the service, unless it is empty', async () => {
  const html = { headers: { 'content-type': 'text/html; charset=utf-8' } };
  const { http } = setUp([new Response('<h1>Sign in to continue</h1>', html), new Response('', html)]);
  expect(await failure(http.send({ method: 'POST', path: '/a' }))).toMatchObject({ statusCode: 500, ...GENERIC });
  expect(await http.send({ method: 'POST', path: '/a' })).toEqual({});
});

it('rejects a redirect without an address in its body', async () => {
  const { http, left } = setUp([new Response(null, { status: 302, headers: { location: '/account/login' } })]);
  expect(await failure(http.send({ method: 'POST', path: '/a' }))).toMatchObject(GENERIC);
  expect(left).toEqual([]);
});

const STEP_UP = { 'www-authenticate': 'Bearer error="insufficient_user_authentication"' };
const GENERIC = {
  message: "We're facing some difficulties, Please try again",
  errorCode: 'ER-ADMIN-PORTAL-GENERIC-ERROR',
};

it.each([
  [
    'a list of errors is joined',
    json({ errors: ['One', 'Two'], errorCode: 'ER-1', context: { a: 1 } }, { status: 400 }),
    { message: 'One, Two', errorCode: 'ER-1', errorContext: { a: 1 }, statusCode: 400, errors: ['One', 'Two'] },
  ],
  [
    'codes of each error are in the ApiError',
    json({ errors: ['One', 'Two'], errorCodes: ['ER-1', 'ER-2'] }, { status: 400 }),
    { message: 'One, Two', errorCode: GENERIC.errorCode, errorCodes: ['ER-1', 'ER-2'] },
  ],
  [
    'no list of errors leaves the status line',
    json({ no: 1 }, { status: 404, statusText: 'Not Found' }),
    { message: 'Error 404 - Not Found', errorCode: GENERIC.errorCode, statusCode: 404 },
  ],
  ['a JSON text is the message', json('Nope', { status: 400 }), { message: 'Nope', errorCode: GENERIC.errorCode }],
  ['a body that is no JSON', new Response('<html>', { status: 502 }), { ...GENERIC, statusCode: 502 }],
  ['an empty list', json({ errors: [] }, { status: 500, statusText: 'Oops' }), { message: 'Error 500 - Oops' }],
  ['a null body', json(null, { status: 500, statusText: 'Oops' }), { message: 'Error 500 - Oops' }],
  [
    '413, whatever the body',
    json({ errors: ['x'] }, { status: 413 }),
    { message: 'Error request is too large', statusCode: 413 },
  ],
  [
    'a challenge for a second factor, whatever the code of the body',
    json({ errors: ['One'], errorCode: 'ER-1' }, { status: 401, headers: STEP_UP }),
    { message: 'One', errorCode: 'stepUpRequired', statusCode: 401 },
  ],
  [
    'a challenge for a second factor without a body',
    new Response(null, { status: 401, headers: STEP_UP }),
    { ...GENERIC, errorCode: 'stepUpRequired', statusCode: 401 },
  ],
  ['no answer at all', new TypeError('fetch failed'), { ...GENERIC, statusCode: 500 }],
])('error: %s', async (_, answer, expected) => {
  const { http } = setUp([answer]);
  const error = await failure(http.send({ method: 'GET', path: '/a' }));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject(expected);
});

it('keeps the trace id of the response', async () => {
  const { http } = setUp([json({}, { status: 500, headers: { 'frontegg-trace-id': 'trace-1' } })]);
  expect((await failure(http.send({ method: 'GET', path: '/a' }))).traceId).toBe('trace-1');
});

it('keeps the cause of a lost connection', async () => {
  const cause = new TypeError('fetch failed');
  const { http } = setUp([cause]);
  expect((await failure(http.send({ method: 'GET', path: '/a' }))).cause).toBe(cause);
});

it('makes three attempts, 500 ms apart, for a call with `retry`', async () => {
  const { http, requests, slept } = setUp([new TypeError(), json({}, { status: 500 }), json({ ok: 1 })]);
  expect(await http.send({ method: 'GET', path: '/a', retry: true })).toEqual({ ok: 1 });
  expect(requests).toHaveLength(3);
  expect(slept).toEqual([500, 500]);
});

it('gives up after the third attempt, and makes one attempt by default', async () => {
  const { http, requests } = setUp([json({}, { status: 500 })]);
  await failure(http.send({ method: 'GET', path: '/a', retry: true }));
  expect(requests).toHaveLength(3);
  await failure(http.send({ method: 'GET', path: '/a' }));
  expect(requests).toHaveLength(4);
});

it('does not repeat a call with `retry` that was not answered in time', async () => {
  const clock: Clock = { now: () => 0, sleep: async () => undefined };
  const { http, requests } = setUp([() => new Promise<never>(() => undefined)], { clock });
  expect(await failure(http.send({ method: 'GET', path: '/a', retry: true }))).toMatchObject({ unanswered: true });
  expect(requests).toHaveLength(1);
});

it('follows a 302 to the address in its body, and never settles', async () => {
  const { http, left } = setUp([new Response('https://sso.test/start', { status: 302 })]);
  let settled = false;
  const settle = () => {
    settled = true;
  };
  http.send({ method: 'GET', path: '/a' }).then(settle, settle);
  await new Promise((resolve) => setTimeout(resolve));
  expect({ left, settled }).toEqual({ left: ['https://sso.test/start'], settled: false });
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'not an address', ''])(
  'refuses to follow a 302 to %j',
  async (address) => {
    const { http, left } = setUp([new Response(address, { status: 302 })]);
    expect(await failure(http.send({ method: 'GET', path: '/a' }))).toMatchObject(GENERIC);
    expect(left).toEqual([]);
  },
);

it('sends a call again with a newer token, once', async () => {
  let token = 'old';
  const refused: string[] = [];
  const { http, requests } = setUp([json({}, { status: 401 }), json({ ok: 1 })], {
    accessToken: () => token,
    renewToken: async (old) => {
      refused.push(old);
      token = 'new';
      return true;
    },
  });
  expect(await http.send({ method: 'POST', path: '/a', body: { x: 1 } })).toEqual({ ok: 1 });
  expect(refused).toEqual(['old']);
  expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer old', 'Bearer new']);
  expect(await requests[1]!.text()).toBe('{"x":1}');
});

it('rejects with the second 401', async () => {
  const options = { accessToken: () => 'token', renewToken: async () => true };
  const { http, requests } = setUp([json({}, { status: 401 })], options);
  expect((await failure(http.send({ method: 'GET', path: '/a' }))).statusCode).toBe(401);
  expect(requests).toHaveLength(2);
});

it.each<[LogLevel | undefined, string[]]>([
  [undefined, ['error']],
  ['error', ['error']],
  ['warn', ['warn', 'error']],
  ['info', ['warn', 'error']],
  ['debug', ['warn', 'error']],
])('logs a 400 and a 500 at level %s as %j', async (logLevel, logged) => {
  const answers = [json({}, { status: 400 }), json({}, { status: 500 })];
  const client = setUp(answers, { context: { baseUrl: 'https://id.test', ...(logLevel && { logLevel }) } });
  await failure(client.http.send({ method: 'GET', path: '/a' }));
  await failure(client.http.send({ method: 'GET', path: '/a' }));
  expect(client.logged.map((line) => line.split(' ')[0])).toEqual(logged);
});

it('rejects when it is aborted, before and during the request', async () => {
  const hang = (request: Request) =>
    new Promise<Response>((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason)));
  const { http, requests } = setUp([hang]);
  const controller = new AbortController();
  const running = failure(http.send({ method: 'GET', path: '/a', retry: true, signal: controller.signal }));
  await new Promise((resolve) => setTimeout(resolve));
  controller.abort();
  expect(await running).toBeInstanceOf(ApiError);
  expect(await failure(http.send({ method: 'GET', path: '/a', signal: controller.signal }))).toBeInstanceOf(ApiError);
  expect(requests).toHaveLength(1);
});

it('rejects when the service does not respond in time', async () => {
  let aborted = false;
  const hang = (request: Request) =>
    new Promise<Response>(() => request.signal.addEventListener('abort', () => (aborted = true)));
  const { http } = setUp([hang], { clock: { now: () => 0, sleep: async () => undefined } });
  expect(await failure(http.send({ method: 'GET', path: '/a' }))).toMatchObject(GENERIC);
  expect(aborted).toBe(true);
});

it('converts the error of a host’s resolver to an `ApiError`', async () => {
  const context = { baseUrl: 'https://id.test', tokenResolver: () => Promise.reject(new Error('no token')) };
  const { http } = setUp([json({})], { context });
  expect(await failure(http.send({ method: 'GET', path: '/a' }))).toMatchObject(GENERIC);
});

afterEach(() => vi.unstubAllGlobals());

it('sends by the fetch that the page has at that moment, without a transport', async () => {
  const { http } = setUp([], { transport: undefined });
  vi.stubGlobal('fetch', async (request: Request) => json({ asked: request.url }));
  expect(await http.send({ method: 'GET', path: '/a' })).toEqual({ asked: 'https://id.test/frontegg/a' });
});

/** Answers when the request is aborted. */
const hang = (request: Request) =>
  new Promise<Response>((_, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason));
  });

it('cancels the pending calls of one flow: no others, no later ones, and without another attempt', async () => {
  let scope = new AbortController();
  const { http, requests } = setUp([hang, hang, json({ later: true })]);
  const ofFlow = http.cancelledBy(() => scope.signal);
  const cancelled = failure(ofFlow.send({ method: 'GET', path: '/a', retry: true }));
  const other = http.send({ method: 'GET', path: '/b' });
  await expect.poll(() => requests.length).toBe(2);
  scope.abort(new Error('cancelled'));
  scope = new AbortController();
  expect((await cancelled).cause).toEqual(new Error('cancelled'));
  expect(await ofFlow.send({ method: 'GET', path: '/c' })).toEqual({ later: true });
  expect(requests.map(({ url, signal }) => [new URL(url).pathname, signal.aborted])).toEqual([
    ['/frontegg/a', true],
    ['/frontegg/b', false],
    ['/frontegg/c', false],
  ]);
  await expect(Promise.race([other, Promise.resolve('pending')])).resolves.toBe('pending');
});
