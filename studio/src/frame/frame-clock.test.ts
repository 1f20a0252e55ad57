import { expect, it } from 'vitest';
import { createFrameClock } from './frame-clock';

function setUp() {
  let real = 1000;
  const clock = createFrameClock(() => real);
  return { clock, pass: (ms: number) => (real += ms) };
}

it('stays stopped until it is started', () => {
  const { clock, pass } = setUp();
  clock.follow({ now: 50, running: false });
  pass(20);
  expect(clock.now()).toBe(50);
  clock.follow({ now: 50, running: true });
  pass(20);
  expect(clock.now()).toBe(70);
});

it('wakes a sleeper when the world jumps past its time', async () => {
  const { clock } = setUp();
  clock.follow({ now: 0, running: false });
  const slept = clock.sleep(5000);
  clock.follow({ now: 4999, running: false });
  clock.follow({ now: 5000, running: false });
  await expect(slept).resolves.toBeUndefined();
});

it('removes a sleeper that is aborted', async () => {
  const { clock } = setUp();
  const leaving = new AbortController();
  const slept = clock.sleep(5000, leaving.signal);
  leaving.abort();
  await expect(slept).rejects.toMatchObject({ name: 'AbortError' });
});

it('resolves a sleep of 0 ms at once', async () => {
  const { clock } = setUp();
  await expect(clock.sleep(0)).resolves.toBeUndefined();
});
