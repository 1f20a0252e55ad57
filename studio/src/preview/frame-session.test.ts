// @vitest-environment jsdom
import { people } from '@portico/fixtures';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { FrameMessage, StudioMessage } from '../protocol/messages';
import { createFrameSession, type FrameSession } from './frame-session';
import { showsOwnUser } from './session-state';

const display = { scheme: 'light', language: 'en', inspecting: false } as const;
const frame = document.createElement('iframe');
let real = 0;
let session: FrameSession;
let detach = () => {};

/** The frame's side: the other end of the port that the session transfers. */
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

// The session loads it lazily; these tests don't test that.
beforeAll(() => import('@portico/mock-backend'));

beforeEach(() => {
  real = 0;
  session = createFrameSession({ running: false, elapsed: () => real });
});

afterEach(() => {
  detach();
  session.dispose();
});

it('sends a frame the document, the time and the screen, in this order', async () => {
  session.render({ revision: 7, metadata: {}, display });
  session.show(target);
  const { heard } = await connect();
  await expect.poll(() => heard.map(({ type }) => type)).toEqual(['render', 'clock', 'show']);
  expect(heard[0]).toMatchObject({ revision: 7 });
  expect(heard[2]).toMatchObject({ screen: 'admin-portal/users', state: 'default', address: '/' });
});

it('sends a changed document after earlier ones, and the current one to a screen that is shown again', async () => {
  session.render({ revision: 1, metadata: {}, display });
  session.show(target);
  const { heard } = await connect();
  await expect.poll(() => heard).toHaveLength(3);
  session.render({ revision: 2, metadata: { localizations: {} }, display });
  await expect.poll(() => heard.at(-1)).toMatchObject({ type: 'render', revision: 2 });
  session.restart();
  await expect.poll(() => heard.at(-1)).toMatchObject({ type: 'show' });
  expect(heard.at(-3)).toMatchObject({ type: 'render', revision: 2 });
});

it('answers requests from the world, as the browser of the state or of the persona', async () => {
  session.show({ ...target, persona: people.readOnly });
  const { heard, say } = await connect();
  await expect.poll(() => heard).toHaveLength(2);
  say(request(1, '/identity/resources/auth/v1/user/token/refresh', '{}'));
  await expect.poll(() => heard.at(-1)).toMatchObject({ type: 'answer', id: 1, reply: { status: 200 } });
  expect(session.store.getState().world?.journal.list()).toHaveLength(1);
});

it('creates the world of a state that does not have the persona, and knows that it shows its own user', async () => {
  for (const [shown, isOwn] of [
    [{ ...target, persona: people.support }, false],
    [{ ...target, state: 'empty', persona: people.support }, true],
    [{ ...target, state: 'empty', persona: null }, false],
    [{ screen: 'login-box/preLogin', state: 'default', persona: 'ghost@acme.test' }, false],
  ] as const) {
    session.show(shown);
    await expect.poll(() => session.store.getState()).toMatchObject({ target: shown, world: expect.anything() });
    expect(showsOwnUser(session.store.getState()), JSON.stringify(shown)).toBe(isOwn);
  }
});

it('reports a failed request when the world is offline', async () => {
  session.show(target);
  const { heard, say } = await connect();
  await expect.poll(() => heard).toHaveLength(2);
  session.store.getState().world?.faults.add({ call: '*', kind: 'offline' });
  say(request(1, '/flags'));
  await expect.poll(() => heard.at(-1)).toEqual({ type: 'answer', id: 1, reply: { kind: 'failed' } });
});

it('ignores messages of another shape', async () => {
  session.show(target);
  const { heard, say } = await connect();
  await expect.poll(() => heard).toHaveLength(2);
  say({ type: 'moved', address: 'https://attacker.invalid', canGoBack: true } as FrameMessage);
  say({ type: 'moved', address: '/account/login', canGoBack: true });
  await expect.poll(() => session.store.getState().address).toBe('/account/login');
});

it('keeps the clock stopped until it is started, and sends the frame every jump', async () => {
  session.show(target);
  const { heard } = await connect();
  await expect.poll(() => heard).toHaveLength(2);
  const { clock } = session.store.getState().world!;
  const start = clock.now();
  real = 1000;
  expect(clock.now()).toBe(start);
  session.setRunning(true);
  real = 1500;
  expect(clock.now()).toBe(start + 500);
  clock.advance(60_000);
  await expect.poll(() => heard.at(-1)).toEqual({ type: 'clock', now: start + 60_500, running: true });
});

it('starts the clock for a state that needs time', async () => {
  session.show({ ...target, state: 'error' });
  await expect.poll(() => session.store.getState().world).not.toBeNull();
  expect(session.store.getState().running).toBe(true);
});

it('creates a new world on restart', async () => {
  session.show(target);
  await expect.poll(() => session.store.getState().world).not.toBeNull();
  const first = session.store.getState().world;
  session.restart();
  await expect.poll(() => session.store.getState().world).not.toBeNull();
  expect(session.store.getState().world).not.toBe(first);
});

it.each([
  { ...target, screen: 'admin-portal/nowhere' },
  { ...target, state: 'constructor' },
])('reports an unknown screen or state: $screen $state', async (unknown) => {
  session.show(unknown);
  expect(session.store.getState()).toMatchObject({ missing: true, world: null });
});
