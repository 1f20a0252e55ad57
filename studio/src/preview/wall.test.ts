import { describe, expect, it } from 'vitest';
import { fitDevice } from './device';
import { screenAt, screenGroups } from './screen-groups';
import { neighbourOf } from './wall-neighbour';
import { createWallPool } from './wall-pool';

describe('the pool of live cards', () => {
  const live = (pool: ReturnType<typeof createWallPool>) => [...pool.live()].sort().join('');

  it('starts few cards at a time and continues as they settle', () => {
    const pool = createWallPool({ most: 10, atOnce: 2 });
    for (const card of ['a', 'b', 'c']) pool.near(card, true);
    expect(live(pool)).toBe('ab');
    pool.settled('a');
    expect(live(pool)).toBe('abc');
  });

  it('keeps a card that has left the view until its place is needed', () => {
    const pool = createWallPool({ most: 2, atOnce: 5 });
    pool.near('a', true);
    pool.near('b', true);
    pool.near('a', false);
    expect(live(pool)).toBe('ab');
    pool.near('c', true);
    expect(live(pool)).toBe('bc');
  });

  it('starts cards in the view before cards near it', () => {
    const pool = createWallPool({ most: 10, atOnce: 1 });
    for (const card of ['a', 'b', 'c']) pool.near(card, true);
    pool.look('c', true);
    pool.settled('a');
    expect(live(pool)).toBe('ac');
  });

  it('never holds more cards than its limit', () => {
    const pool = createWallPool({ most: 2, atOnce: 5 });
    for (const card of ['a', 'b', 'c', 'd']) pool.near(card, true);
    expect(live(pool)).toBe('ab');
    pool.near('a', false);
    expect(live(pool)).toBe('bc');
  });
});

describe('the arrows of the wall', () => {
  // Two rows of three, and a third row with one card.
  const spots = [0, 1, 2, 3, 4, 5, 6].map((index) => ({ x: (index % 3) * 100, y: Math.floor(index / 3) * 80 }));

  it.each([
    [2, 'ArrowRight', 3],
    [3, 'ArrowLeft', 2],
    [0, 'ArrowLeft', 0],
    [6, 'ArrowRight', 6],
    [1, 'ArrowDown', 4],
    [5, 'ArrowDown', 6],
    [6, 'ArrowUp', 3],
    [1, 'ArrowUp', 1],
  ] as const)('lead from %i by %s to %i', (from, direction, to) => {
    expect(neighbourOf(spots, from, direction)).toBe(to);
  });
});

describe('the device', () => {
  it('shows a whole phone in the available space', () => {
    const { width, height, scale } = fitDevice('phone', 0, 100, { width: 800, height: 422 });
    expect([width, height, scale]).toEqual([390, 844, 0.5]);
  });

  it.each([
    [700, 1024],
    [1200, 1200],
    [3000, 1440],
  ])('makes a desktop window in %i pixels %i wide', (room, width) => {
    expect(fitDevice('desktop', 0, 100, { width: room, height: 700 }).width).toBe(width);
  });

  it('is never larger than 100 % unless zoomed', () => {
    expect(fitDevice('free', 400, 100, { width: 2000, height: 900 }).scale).toBe(1);
    expect(fitDevice('free', 400, 150, { width: 2000, height: 900 }).scale).toBe(1.5);
  });
});

describe('the list of screens', () => {
  it('is searched by title, id or the title of a state', () => {
    const ids = (search: string) => screenGroups(search).flatMap(({ screens }) => screens.map(({ id }) => id));
    expect(ids('unknown user')).toEqual(['login-box/loginWithPassword']);
    expect(ids('portal users')).toContain('admin-portal/users');
    expect(ids('no such thing')).toEqual([]);
  });

  it('wraps around', () => {
    const first = screenGroups()[0]!.screens[0]!;
    expect(screenAt(screenAt(first.id, -1).id, 1)).toBe(first);
  });
});
