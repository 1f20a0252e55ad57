// @vitest-environment jsdom
import { createWorld } from '@portico/mock-backend';
import { afterEach, expect, it, vi } from 'vitest';
import { AdminPortal } from '../react/admin-portal-object';
import { AppHolder } from './host-app';
import { createTestBrowser } from './test-app';

const HOSTED = /^https?:\/\/[^/]+\/frontegg\/oauth\/portal$/;

afterEach(() => vi.restoreAllMocks());

/** A host whose new tabs and navigations are recorded. */
async function openHost() {
  const tabs: unknown[][] = [];
  vi.spyOn(window, 'open').mockImplementation((...tab) => {
    tabs.push(tab);
    return null;
  });
  const { app, left } = createTestBrowser(createWorld({ latency: 0 }), { appName: 'hosted-portal' });
  await app.start();
  return { left, tabs, stop: () => app.dispose() };
}

it('opens the portal of the service in a new tab without access to the host, or in this window', async () => {
  const { left, tabs, stop } = await openHost();
  AdminPortal.openHosted(undefined, 'hosted-portal');
  expect(tabs).toEqual([[expect.stringMatching(HOSTED), '_blank', 'noopener']]);
  expect(left).toEqual([]);
  AppHolder.getInstance('hosted-portal')?.openHostedAdminPortal(false);
  expect(left).toEqual([expect.stringMatching(HOSTED)]);
  expect(tabs).toHaveLength(1);
  stop();
});

it('does nothing before a provider is mounted', async () => {
  const { left, tabs, stop } = await openHost();
  AdminPortal.openHosted(true, 'not-mounted');
  expect([left, tabs]).toEqual([[], []]);
  stop();
});
