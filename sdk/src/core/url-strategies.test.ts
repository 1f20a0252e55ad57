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

it.each(strategies)('%s: navigates to an address and reads it back', (_, create, home) => {
  const strategy = create();
  strategy.go('/account/login');
  expect(strategy.read().path).toBe('/account/login');
  expect(strategy.href('/x')).toBe(`${home}x`);
});

it.each(strategies)('%s: notifies subscribers of every change until they unsubscribe', async (_, create) => {
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

it.each(['/other/', 'https://cdn.example.com/'])('stays on its page below `<base href="%s">`', (href) => {
  document.head.append(Object.assign(document.createElement('base'), { href }));
  window.history.replaceState(null, '', 'http://localhost:3000/app/page.html');
  createHashStrategy(window).go('/account/login');
  expect(window.location.href).toBe('http://localhost:3000/app/page.html#/account/login');
  createPathStrategy(window, '/app').go('/account/login', { replace: true });
  expect(window.location.href).toBe('http://localhost:3000/app/account/login');
  document.querySelector('base')?.remove();
});

it('reads the query of a path, and none behind a hash', () => {
  window.history.replaceState(null, '', '/shop/reset?userId=1#/reset?userId=2');
  expect(createPathStrategy(window, '/shop').read()).toMatchObject({ path: '/reset' });
  expect(createPathStrategy(window, '/shop').read().query.get('userId')).toBe('1');
  expect(createHashStrategy(window).read().path).toBe('/reset');
  expect(createHashStrategy(window).read().query.size).toBe(0);
});

it('reads parameters before and after the hash, on the pages that take them', () => {
  const strategy = createHashStrategy(window, (path) => path === '/reset');
  window.history.replaceState(null, '', '/?userId=1#/reset?token=2');
  expect(Object.fromEntries(strategy.read().query)).toEqual({ userId: '1', token: '2' });
  window.history.replaceState(null, '', '/?userId=1#/reports?token=2');
  expect(strategy.read()).toMatchObject({ path: '/reports' });
  expect(strategy.read().query.size).toBe(0);
});

it('reads the whole address, as links take it', () => {
  const path = createPathStrategy(window, '/shop');
  window.history.replaceState(null, '', '/shop/docs?x=1&solo#chapter-3');
  expect(path.read().address).toBe('/docs?x=1&solo#chapter-3');
  expect(path.href(path.read().address)).toBe(window.location.href);
  const hash = createHashStrategy(window);
  window.history.replaceState(null, '', '/shop?x=1#/docs?solo#chapter-3');
  expect(hash.read().address).toBe('/docs?solo#chapter-3');
  expect(hash.href(hash.read().address)).toBe(window.location.href);
});

it('notifies subscribers of addresses that the host’s router pushes', async () => {
  const strategy = createPathStrategy(window);
  let changes = 0;
  strategy.subscribe(() => {
    changes += 1;
  });
  window.history.pushState(null, '', '/elsewhere');
  await Promise.resolve();
  expect({ changes, path: strategy.read().path }).toEqual({ changes: 1, path: '/elsewhere' });
});

it('does not take a base name that is only a prefix of another', () => {
  window.history.replaceState(null, '', '/shopping');
  expect(createPathStrategy(window, '/shop').read().path).toBe('/shopping');
});
