// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { createHashStrategy } from './hash-strategy';
import { createMemoryStrategy } from './memory-strategy';
import { createPathStrategy } from './path-strategy';
import type { UrlStrategy } from './url-strategy';

beforeEach(() => window.history.replaceState(null, '', '/'));

const strategies: [string, () => UrlStrategy, home: string][] = [
  ['path', () => createPathStrategy(window), 'http://localhost:3000/'],
  ['path below a base name', () => createPathStrategy(window, 'shop/'), 'http://localhost:3000/shop/'],
  ['hash', () => createHashStrategy(window), 'http://localhost:3000/#/'],
  ['memory', () => createMemoryStrategy(), 'https://preview.invalid/'],
];

it.each(strategies)('%s: goes somewhere and reads it back', (_, create, home) => {
  const strategy = create();
  strategy.go('/account/login');
  expect(strategy.read().path).toBe('/account/login');
  expect(strategy.href('/x')).toBe(`${home}x`);
});

it.each(strategies)('%s: tells of every change until stopped', async (_, create) => {
  const strategy = create();
  let changes = 0;
  const stop = strategy.subscribe(() => {
    changes += 1;
  });
  strategy.go('/a');
  await Promise.resolve();
  expect(changes).toBe(1);
  stop();
  strategy.go('/b', { replace: true });
  await Promise.resolve();
  expect(changes).toBe(1);
});

it('reads the query of a path, and none behind a hash', () => {
  window.history.replaceState(null, '', '/shop/reset?userId=1#/reset?userId=2');
  expect(createPathStrategy(window, '/shop').read()).toMatchObject({ path: '/reset' });
  expect(createPathStrategy(window, '/shop').read().query.get('userId')).toBe('1');
  expect(createHashStrategy(window).read().path).toBe('/reset');
  expect(createHashStrategy(window).read().query.size).toBe(0);
});

it('reads what a page needs in front of the hash and behind it, on the pages that take it', () => {
  const strategy = createHashStrategy(window, (path) => path === '/reset');
  window.history.replaceState(null, '', '/?userId=1#/reset?token=2');
  expect(Object.fromEntries(strategy.read().query)).toEqual({ userId: '1', token: '2' });
  window.history.replaceState(null, '', '/?userId=1#/reports?token=2');
  expect(strategy.read()).toMatchObject({ path: '/reports' });
  expect(strategy.read().query.size).toBe(0);
});

it('notices what the host’s router pushes', async () => {
  const strategy = createPathStrategy(window);
  let changes = 0;
  strategy.subscribe(() => {
    changes += 1;
  });
  window.history.pushState(null, '', '/elsewhere');
  await Promise.resolve();
  expect({ changes, path: strategy.read().path }).toEqual({ changes: 1, path: '/elsewhere' });
});

it('takes no base name that is only the beginning of another', () => {
  window.history.replaceState(null, '', '/shopping');
  expect(createPathStrategy(window, '/shop').read().path).toBe('/shopping');
});
