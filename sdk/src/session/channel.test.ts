import { afterEach, expect, it, vi } from 'vitest';
import { announce, onAnnounced } from './channel';

const TYPE = 'portico:signed-in';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
  vi.unstubAllGlobals();
});

/** Counts the events that a tab of this name receives until a second tab, which subscribed later, receives one. */
async function heardBy(name: string, post: () => void): Promise<number> {
  let heard = 0;
  closers.push(
    onAnnounced(name, TYPE, () => {
      heard += 1;
    }),
  );
  const last = new Promise<void>((resolve) => closers.push(onAnnounced('app', TYPE, resolve)));
  post();
  await last;
  return heard;
}

it('announces to the tabs of the same application only', async () => {
  expect(await heardBy('app', () => announce('app', TYPE))).toBe(1);
  expect(await heardBy('other', () => announce('app', TYPE))).toBe(0);
});

it('ignores messages of any other shape', async () => {
  const heard = await heardBy('app', () => {
    const channel = new BroadcastChannel('app');
    for (const data of [undefined, null, 'portico:signed-in', { type: 'portico:signed-out' }, { accessToken: 'x' }]) {
      channel.postMessage(data);
    }
    channel.close();
    announce('app', TYPE);
  });
  expect(heard).toBe(1);
});

it('receives nothing after it has unsubscribed', async () => {
  let heard = 0;
  onAnnounced('app', TYPE, () => {
    heard += 1;
  })();
  await heardBy('app', () => announce('app', TYPE));
  expect(heard).toBe(0);
});

it('neither announces nor hears anything in a browser without BroadcastChannel', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const unsubscribe = onAnnounced('app', TYPE, () => expect.unreachable());
  announce('app', TYPE);
  expect(unsubscribe()).toBeUndefined();
});
