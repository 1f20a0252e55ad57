import { expect, it } from 'vitest';
import { serviceAddress } from './service-address';

it.each([
  ['https://id.test', undefined, 'https://id.test/frontegg/x'],
  ['https://id.test/', undefined, 'https://id.test/frontegg/x'],
  ['https://id.test/base', undefined, 'https://id.test/base/frontegg/x'],
  ['https://id.test/frontegg', undefined, 'https://id.test/frontegg/frontegg/x'],
  ['https://id.test/auth/', 'auth/', 'https://id.test/auth/x'],
  ['https://id.test', 'auth', 'https://id.test/auth/x'],
  ['https://id.test', '', 'https://id.test/x'],
])('joins %s and prefix %s to %s', (baseUrl, urlPrefix, address) => {
  expect(serviceAddress('/x', { baseUrl, urlPrefix })).toBe(address);
});

it('calls a `baseUrl` function with each path', () => {
  const baseUrl = (path: string) => (path.startsWith('/oauth') ? 'https://oauth.test' : 'https://id.test');
  expect(serviceAddress('/oauth/token', { baseUrl })).toBe('https://oauth.test/frontegg/oauth/token');
});

it('does not change absolute addresses', () => {
  expect(serviceAddress('https://cdn.test/y', { baseUrl: 'https://id.test' })).toBe('https://cdn.test/y');
});
