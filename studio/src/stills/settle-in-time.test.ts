import { expect, it } from 'vitest';
import { settleInTime } from './settle-in-time';

/** A page that calls again after each advance of the clock, as often as `retries` says. */
function pageWith(retries: number) {
  const advances: number[] = [];
  let calls = 1;
  return {
    advances,
    page: {
      callCount: () => calls,
      advance: (ms: number) => void advances.push(ms),
      async settle() {
        if (advances.length <= retries) calls += 1;
        return advances.length;
      },
    },
  };
}

it('advances the clock until no call follows', async () => {
  const { page, advances } = pageWith(3);
  expect(await settleInTime({ ...page, hangs: false })).toBe(4);
  expect(advances).toEqual([60_000, 60_000, 60_000, 60_000]);
});

it('gives up on a page that never stops calling', async () => {
  const { page } = pageWith(Number.POSITIVE_INFINITY);
  expect(await settleInTime({ ...page, hangs: false })).toBe(6);
});

it('advances once, until the screen shows that a hanging request takes long', async () => {
  const { page, advances } = pageWith(3);
  await settleInTime({ ...page, hangs: true });
  expect(advances).toEqual([10_000]);
});
