import { expect, it } from 'vitest';
import type { FrameMessage } from '../protocol/messages';
import { createPortTransport } from './port-transport';

const URL_ = 'https://host.test/frontegg/thing?a=1';

function setUp() {
  const sent: FrameMessage[] = [];
  const seen: unknown[] = [];
  const port = createPortTransport(
    (message) => sent.push(message),
    (value) => seen.push(value),
  );
  return { sent, seen, port };
}

const bytes = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer;
const json = { 'content-type': 'application/json' };

it('sends method, address, headers and body, and returns status, headers and body', async () => {
  const { sent, seen, port } = setUp();
  const answer = port.transport(new Request(URL_, { method: 'POST', body: '{"a":1}', headers: { 'x-one': '1' } }));
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ type: 'request', id: 1, method: 'POST', url: URL_, headers: { 'x-one': '1' } });
  port.settle(1, { kind: 'answer', status: 201, headers: { ...json, 'x-two': '2' }, body: bytes('{"b":2}') });
  const response = await answer;
  expect([response.status, response.headers.get('x-two'), await response.json()]).toEqual([201, '2', { b: 2 }]);
  expect(seen).toEqual([{ headers: { ...json, 'x-two': '2' } }, { b: 2 }]);
});

it('returns an answer without a body for a status that forbids one', async () => {
  const { sent, port } = setUp();
  const answer = port.transport(new Request(URL_));
  await expect.poll(() => sent).toHaveLength(1);
  port.settle(1, { kind: 'answer', status: 204, headers: {}, body: null });
  expect(await (await answer).text()).toBe('');
});

it('sends a request without a body as one without, also where the browser has no `Request.body`, as Firefox', async () => {
  const { sent, port } = setUp();
  const request = new Request(URL_);
  Object.defineProperty(request, 'body', { value: undefined });
  void port.transport(request);
  await expect.poll(() => sent).toMatchObject([{ method: 'GET', body: null }]);
});

it('fails as fetch does without an answer', async () => {
  const { sent, port } = setUp();
  const answer = port.transport(new Request(URL_));
  await expect.poll(() => sent).toHaveLength(1);
  port.settle(1, { kind: 'failed' });
  await expect(answer).rejects.toBeInstanceOf(TypeError);
});

it('reports an aborted request to the studio and drops its late answer', async () => {
  const { sent, port } = setUp();
  const leaving = new AbortController();
  const answer = port.transport(new Request(URL_, { signal: leaving.signal }));
  await expect.poll(() => sent).toHaveLength(1);
  leaving.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  expect(sent.at(-1)).toEqual({ type: 'abort', id: 1 });
  port.settle(1, { kind: 'failed' });
});

it('rejects all pending requests when the screen is left', async () => {
  const { sent, port } = setUp();
  const answers = [port.transport(new Request(URL_)), port.transport(new Request(URL_))];
  await expect.poll(() => sent).toHaveLength(2);
  port.abortAll();
  for (const answer of answers) await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});

it('forwards a malformed answer and records no data of it', async () => {
  const { sent, seen, port } = setUp();
  const answer = port.transport(new Request(URL_));
  await expect.poll(() => sent).toHaveLength(1);
  port.settle(1, { kind: 'answer', status: 200, headers: json, body: bytes('{"a"') });
  expect(await (await answer).text()).toBe('{"a"');
  expect(seen).toEqual([{ headers: json }]);
});

it('tells when the next request is answered or aborted, and that none is pending', async () => {
  const { sent, port } = setUp();
  const left = new AbortController();
  expect(port.nextAnswer()).toBeNull();
  const answered = port.transport(new Request(URL_));
  const aborted = port.transport(new Request(URL_, { signal: left.signal }));
  await expect.poll(() => sent).toHaveLength(2);
  const first = port.nextAnswer();
  port.settle(1, { kind: 'answer', status: 204, headers: {}, body: null });
  await Promise.all([first, answered]);
  const second = port.nextAnswer();
  left.abort();
  await expect(aborted).rejects.toThrow();
  await second;
  expect(port.nextAnswer()).toBeNull();
});
