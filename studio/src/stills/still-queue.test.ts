import { expect, it } from 'vitest';
import { keyOfRequest, type StillRequest } from './still';
import { createStillQueue } from './still-queue';

const requestOf = (state: string): StillRequest => ({
  screen: 'login-box/preLogin',
  state,
  persona: null,
  language: 'en',
  scheme: 'light',
  width: 1024,
  height: 704,
});
const [one, two, three] = ['one', 'two', 'three'].map(requestOf) as [StillRequest, StillRequest, StillRequest];

it('returns what is in view before the rest, each in its order', () => {
  const done = new Set<string>();
  const queue = createStillQueue((key) => !done.has(key));
  queue.replace([two, one], [three]);
  const order: [string, boolean][] = [];
  for (let next = queue.next(); next; next = queue.next()) {
    order.push([next.request.state, next.isInView]);
    done.add(keyOfRequest(next.request));
  }
  expect(order).toEqual([
    ['two', true],
    ['one', true],
    ['three', false],
  ]);
});

it('follows a new order at once, and stops without requests', () => {
  const queue = createStillQueue(() => true);
  queue.replace([one], [two]);
  queue.replace([two], [one]);
  expect(queue.next()?.request).toBe(two);
  queue.replace([], []);
  expect(queue.next()).toBeNull();
});
