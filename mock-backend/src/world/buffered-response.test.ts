import { expect, test } from 'vitest';
import { BufferedResponse } from './buffered-response';

const content = JSON.stringify({ name: 'Ada Example', city: 'Köln' });
const create = () => new BufferedResponse(content, { status: 201, headers: { 'content-type': 'application/json' } });

const reads: Record<string, (response: Response) => Promise<unknown>> = {
  text: (response) => response.text(),
  json: (response) => response.json(),
  arrayBuffer: (response) => response.arrayBuffer(),
  blob: (response) => response.blob(),
};

test('is a response with a status, headers and an unread body', () => {
  const response = create();
  expect(response).toBeInstanceOf(Response);
  expect([response.status, response.ok, response.bodyUsed]).toEqual([201, true, false]);
  expect(response.headers.get('content-type')).toBe('application/json');
});

test('returns the same as a plain response in every form', async () => {
  const plain = () => new Response(content);
  expect(await create().text()).toBe(await plain().text());
  expect(await create().json()).toEqual(await plain().json());
  expect(new Uint8Array(await create().arrayBuffer())).toEqual(new Uint8Array(await plain().arrayBuffer()));
  expect(await (await create().blob()).text()).toBe(content);
  expect(await new Response(create().body).text()).toBe(content);
});

test.each(Object.keys(reads))('has no body to read or clone after %s()', async (name) => {
  const response = create();
  await reads[name]!(response);
  expect(response.bodyUsed).toBe(true);
  for (const read of Object.values(reads)) await expect(read(response)).rejects.toThrow(TypeError);
  expect(() => response.clone()).toThrow(TypeError);
});

test.each(Object.keys(reads))('refuses %s() while a reader has the stream', async (name) => {
  const response = create();
  response.body!.getReader();
  await expect(reads[name]!(response)).rejects.toThrow(TypeError);
});

test('can be read next to its clone, in any order', async () => {
  const response = create();
  const clone = response.clone();
  expect(await clone.text()).toBe(content);
  expect(response.bodyUsed).toBe(false);
  expect(await response.text()).toBe(content);
  expect(response.bodyUsed).toBe(true);
});

test('rejects json() of text that is no JSON, and counts as read', async () => {
  const response = new BufferedResponse('<p>Bad gateway</p>');
  await expect(response.json()).rejects.toThrow(SyntaxError);
  expect(response.bodyUsed).toBe(true);
});
