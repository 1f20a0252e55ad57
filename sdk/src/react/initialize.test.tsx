// @vitest-environment jsdom
import { createWorld } from '@portico/mock-backend';
import { act, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { AppOptions } from '../app/app-options';
import { createMemoryStrategy } from '../core/memory-strategy';
import { type InitializedApp, initialize } from './initialize';

const mounted: InitializedApp[] = [];
afterEach(() => {
  act(() => {
    for (const app of mounted.splice(0)) app.destroy();
  });
});

function begin(name?: string, signedInAs?: string): InitializedApp {
  const world = createWorld({ latency: 0 });
  const { transport } = world.connect({ ...(signedInAs && { signedInAs }) });
  const location = createMemoryStrategy({ address: '/reports' });
  const options: AppOptions = {
    contextOptions: { baseUrl: 'https://id.portico.test', clientId: 'demo-client-id' },
    preview: { transport, ready: Promise.resolve(), clock: world.clock, location },
  };
  const app = initialize(options, name);
  mounted.push(app);
  return app;
}

const elements = () => [...document.querySelectorAll('frontegg-app')];

it('mounts on a page without React, and calls `ready` once the session status is known', async () => {
  const app = begin('shop', 'ada@acme.test');
  const [element] = elements();
  expect([element?.id, element?.getAttribute('app-name')]).toEqual(['frontegg-app-shop', 'shop']);
  expect(document.body.classList).toContain('frontegg-loading');
  await new Promise<void>((resolve) => app.ready(resolve));
  expect(document.body.classList).not.toContain('frontegg-loading');
});

it('shows the login box after `loginWithRedirect`', async () => {
  const app = begin();
  await new Promise<void>((resolve) => app.ready(resolve));
  act(() => app.loginWithRedirect());
  await waitFor(() => expect(elements()[0]?.querySelector('input[name="email"]')).not.toBeNull());
});

it('replaces an older app of the same name, and keeps those of other names', () => {
  begin('shop');
  begin('other');
  begin('shop');
  expect(elements().map(({ id }) => id)).toEqual(['frontegg-app-other', 'frontegg-app-shop']);
});

it('gives its labels and fields ids that another copy of React on the page does not use', async () => {
  const app = begin('our shop');
  await new Promise<void>((resolve) => app.ready(resolve));
  act(() => app.loginWithRedirect());
  const field = () => elements()[0]?.querySelector('input[name="email"]');
  await waitFor(() => expect(field()).toBeTruthy());
  expect(field()?.id).toContain('frontegg-app-our%20shop-');
  expect(document.querySelector('label')?.htmlFor).toBe(field()?.id);
});

it('removes its element when it is destroyed', () => {
  begin().destroy();
  expect(elements()).toEqual([]);
});
