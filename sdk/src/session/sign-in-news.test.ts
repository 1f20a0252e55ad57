import { afterEach, expect, it } from 'vitest';
import { announceSignIn, onSignIn } from './sign-in-news';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** What a tab of this name has heard once another one has, which began to listen later. */
async function heardBy(name: string, tell: () => void): Promise<number> {
  let heard = 0;
  closers.push(
    onSignIn(name, () => {
      heard += 1;
    }),
  );
  const last = new Promise<void>((resolve) => closers.push(onSignIn('app', resolve)));
  tell();
  await last;
  return heard;
}

it('tells the tabs of the same application, and no others', async () => {
  expect(await heardBy('app', () => announceSignIn('app'))).toBe(1);
  expect(await heardBy('other', () => announceSignIn('app'))).toBe(0);
});

it('ignores messages of any other shape', async () => {
  const heard = await heardBy('app', () => {
    const channel = new BroadcastChannel('app');
    for (const data of [null, 'portico:signed-in', { type: 'portico:signed-out' }, { accessToken: 'x' }]) {
      channel.postMessage(data);
    }
    channel.close();
    announceSignIn('app');
  });
  expect(heard).toBe(1);
});

it('hears nothing once it has stopped', async () => {
  let heard = 0;
  onSignIn('app', () => {
    heard += 1;
  })();
  await heardBy('app', () => announceSignIn('app'));
  expect(heard).toBe(0);
});
