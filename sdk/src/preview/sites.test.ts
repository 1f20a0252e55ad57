// @vitest-environment jsdom
import { createWorld } from '@portico/mock-backend';
import { beforeEach, expect, it } from 'vitest';
import { createPathStrategy } from '../core/path-strategy';
import { withSites } from './sites';

const SERVICE = 'https://id.portico.test';

beforeEach(() => window.history.replaceState(null, '', '/account/login'));

/** Leaves a page over a world; what the browser itself would go to is in the list. */
function leaveFor(url: string): string[] {
  const { transport } = createWorld({ latency: 0 }).connect();
  const left: string[] = [];
  const paths = { ...createPathStrategy(window), leave: (address: string) => void left.push(address) };
  withSites(paths, transport).leave(url);
  return left;
}

it('leaves for an address that the world knows nothing of', async () => {
  const left = leaveFor('https://elsewhere.test/sign-in');
  await expect.poll(() => left).toEqual(['https://elsewhere.test/sign-in']);
});

it('follows the world back to the host without a load', async () => {
  const back = `${window.location.origin}/?signed=out`;
  const left = leaveFor(`${SERVICE}/oauth/logout?${new URLSearchParams({ post_logout_redirect_uri: back })}`);
  await expect.poll(() => window.location.search).toBe('?signed=out');
  expect(left).toEqual([]);
});
