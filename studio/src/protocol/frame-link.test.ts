// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { acceptFrame, connectToStudio } from './frame-link';

const ORIGIN = window.location.origin;

/** A window message as a browser would deliver it. */
function deliver(data: unknown, from: { source?: unknown; origin?: string; ports?: MessagePort[] } = {}): void {
  const { source = window, origin = ORIGIN, ports = [] } = from;
  const event = new MessageEvent('message', { data, origin });
  Object.defineProperties(event, { source: { value: source }, ports: { value: ports } });
  window.dispatchEvent(event);
}

function listening(frame: Window | null) {
  const ports: MessagePort[] = [];
  const stop = acceptFrame(
    window,
    () => frame,
    (port) => ports.push(port),
  );
  return { ports, stop };
}

const ready = { type: 'portico-frame:ready' };

it('gives a port to its own frame, once for every time the frame loads', () => {
  const { ports, stop } = listening(window);
  deliver(ready);
  deliver(ready);
  expect(ports).toHaveLength(2);
  stop();
  deliver(ready);
  expect(ports).toHaveLength(2);
});

it.each([
  ['another window', ready, { source: {} }],
  ['another origin', ready, { origin: 'https://attacker.invalid' }],
  ['another shape', { type: 'ready' }, {}],
])('gives no port to %s', (_, data, from) => {
  const { ports, stop } = listening(window);
  deliver(data, from);
  expect(ports).toEqual([]);
  stop();
});

it('gives no port before the frame is connected', () => {
  const { ports, stop } = listening(null);
  deliver(ready);
  expect(ports).toEqual([]);
  stop();
});

it('accepts the port of the studio only, and ignores other messages', async () => {
  const { port1, port2 } = new MessageChannel();
  const connect = { type: 'portico-studio:connect' };
  const linked = connectToStudio(window);
  deliver(connect, { origin: 'https://attacker.invalid', ports: [new MessageChannel().port1] });
  deliver(connect, { source: {}, ports: [new MessageChannel().port1] });
  deliver(connect);
  deliver(connect, { ports: [port2] });
  const link = await linked;
  const heard: unknown[] = [];
  const done = new Promise<void>((resolve) => {
    link.listen((message) => {
      heard.push(message);
      resolve();
    });
  });
  port1.postMessage({ type: 'open', address: 'https://attacker.invalid' });
  port1.postMessage({ type: 'back' });
  await done;
  expect(heard).toEqual([{ type: 'back' }]);
  port1.close();
  port2.close();
});
