// @vitest-environment jsdom
import { people } from '@portico/fixtures';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createFrameSession, type FrameSession } from './frame-session';
import type { FrameMessage, StudioMessage } from './protocol';

/** Waits for as long as a slow machine needs to load the mock backend; a fast one is through at once. */
const eventually = <T>(read: () => T) => expect.poll(read, { timeout: 20_000 });

const look = { scheme: 'light', language: 'en', inspecting: false } as const;
const frame = document.createElement('iframe');
let real = 0;
let session: FrameSession;
let detach = () => {};

/** What a frame hears, and how it speaks: the other end of the port that the session hands out. */
function connect() {
  document.body.append(frame);
  const heard: StudioMessage[] = [];
  const page = frame.contentWindow as Window;
  const arrived = new Promise<MessagePort>((resolve) => {
    page.postMessage = ((_: unknown, __: string, [port]: MessagePort[]) => resolve(port!)) as Window['postMessage'];
  });
  detach = session.attach(frame);
  const ready = new MessageEvent('message', { data: { type: 'portico-frame:ready' }, origin: window.location.origin });
  Object.defineProperty(ready, 'source', { value: page });
  window.dispatchEvent(ready);
  return arrived.then((port) => {
    port.onmessage = ({ data }) => heard.push(data);
    return { heard, say: (message: FrameMessage) => port.postMessage(message) };
  });
}

const target = { screen: 'admin-portal/users', state: 'default', persona: null };
const request = (id: number, path: string, body?: string): FrameMessage => ({
  type: 'request',
  id,
  method: body === undefined ? 'GET' : 'POST',
  url: `https://host.test/frontegg${path}`,
  headers: { 'content-type': 'application/json' },
  body: body === undefined ? null : (new TextEncoder().encode(body).buffer as ArrayBuffer),
});

// The session loads it lazily; here that is not what is tried.
beforeAll(() => import('@portico/mock-backend'), 60_000);

beforeEach(() => {
  real = 0;
  session = createFrameSession({ running: false, elapsed: () => real });
});

afterEach(() => {
  detach();
  session.dispose();
});

it('tells a frame the document, the time and the screen, in this order', async () => {
  session.render({ revision: 7, metadata: {}, look });
  session.show(target);
  const { heard } = await connect();
  await eventually(() => heard.map(({ type }) => type)).toEqual(['render', 'clock', 'show']);
  expect(heard[0]).toMatchObject({ revision: 7 });
  expect(heard[2]).toMatchObject({ screen: 'admin-portal/users', state: 'default', address: '/' });
});

it('sends a changed document after the ones before it, and the present one to a screen that is shown again', async () => {
  session.render({ revision: 1, metadata: {}, look });
  session.show(target);
  const { heard } = await connect();
  await eventually(() => heard).toHaveLength(3);
  session.render({ revision: 2, metadata: { localizations: {} }, look });
  await eventually(() => heard.at(-1)).toMatchObject({ type: 'render', revision: 2 });
  session.restart();
  await eventually(() => heard.at(-1)).toMatchObject({ type: 'show' });
  expect(heard.at(-3)).toMatchObject({ type: 'render', revision: 2 });
});

it('lets the world answer, as the browser of the state or of the persona', async () => {
  session.show({ ...target, persona: people.readOnly });
  const { heard, say } = await connect();
  await eventually(() => heard).toHaveLength(2);
  say(request(1, '/identity/resources/auth/v1/user/token/refresh', '{}'));
  await eventually(() => heard.at(-1)).toMatchObject({ type: 'answer', id: 1, reply: { status: 200 } });
  expect(session.store.getState().world?.journal.list()).toHaveLength(1);
});

it('says that no answer came when the world is offline', async () => {
  session.show(target);
  const { heard, say } = await connect();
  await eventually(() => heard).toHaveLength(2);
  session.store.getState().world?.faults.add({ call: '*', kind: 'offline' });
  say(request(1, '/flags'));
  await eventually(() => heard.at(-1)).toEqual({ type: 'answer', id: 1, reply: { kind: 'failed' } });
});

it('passes over messages of another shape', async () => {
  session.show(target);
  const { heard, say } = await connect();
  await eventually(() => heard).toHaveLength(2);
  say({ type: 'moved', address: 'https://attacker.invalid', canGoBack: true } as FrameMessage);
  say({ type: 'moved', address: '/account/login', canGoBack: true });
  await eventually(() => session.store.getState().address).toBe('/account/login');
});

it('stands still until it is told to run, and tells the frame of every jump', async () => {
  session.show(target);
  const { heard } = await connect();
  await eventually(() => heard).toHaveLength(2);
  const { clock } = session.store.getState().world!;
  const start = clock.now();
  real = 1000;
  expect(clock.now()).toBe(start);
  session.setRunning(true);
  real = 1500;
  expect(clock.now()).toBe(start + 500);
  clock.advance(60_000);
  await eventually(() => heard.at(-1)).toEqual({ type: 'clock', now: start + 60_500, running: true });
});

it('runs from the start for a state that needs time', async () => {
  session.show({ ...target, state: 'error' });
  await eventually(() => session.store.getState().world).not.toBeNull();
  expect(session.store.getState().running).toBe(true);
});

it('makes a fresh world when started again', async () => {
  session.show(target);
  await eventually(() => session.store.getState().world).not.toBeNull();
  const first = session.store.getState().world;
  session.restart();
  await eventually(() => session.store.getState().world).not.toBeNull();
  expect(session.store.getState().world).not.toBe(first);
});

it.each([
  { ...target, screen: 'admin-portal/nowhere' },
  { ...target, state: 'constructor' },
])('says so when no screen or state has the name: $screen $state', async (unknown) => {
  session.show(unknown);
  expect(session.store.getState()).toMatchObject({ missing: true, world: null });
});
