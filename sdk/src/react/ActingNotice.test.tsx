// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { createWorld, type World } from '@portico/mock-backend';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { impersonate } from '../api/impersonation';
import { listUsers } from '../api/team';
import { createTestApp } from '../app/test-app';
import { FronteggProvider } from './FronteggProvider';

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
});
afterEach(cleanup);

/** Mounts the host's page with Ada signed in, and returns the request with which she impersonates Ines. */
async function mount() {
  const app = createTestApp(world, { signedInAs: 'ada@acme.test' });
  render(<FronteggProvider app={app}>The host</FronteggProvider>);
  await screen.findByText('The host');
  const { items } = await listUsers(app.http, { _limit: 50 });
  const impersonatedUserId = items.find(({ email }) => email === 'ines@acme.test')?.id ?? 'unknown';
  return { app, request: { impersonatedUserId, actorToken: app.session.accessToken() ?? '' } };
}

it('shows over the host’s page which user is impersonated, and ends the impersonation', async () => {
  const { app, request } = await mount();
  await app.session.accept({ ...(await impersonate(app.http, request)), mfaRequired: false });
  expect(await screen.findByText(/You are acting as .*ines@acme.test/)).toBeVisible();
  expect(screen.getByText('The host')).toBeVisible();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Stop' }));
  await screen.findByRole('heading', { name: 'Sign in' });
  await waitFor(() => expect(app.session.store.getState().status).toBe('signedOut'));
  expect(screen.queryByText(/You are acting as/)).toBeNull();
});

it('shows nothing without an impersonation', async () => {
  const { app } = await mount();
  await app.session.reloadUser();
  expect(app.session.store.getState().user?.email).toBe('ada@acme.test');
  expect(screen.queryByText(/You are acting as/)).toBeNull();
});
