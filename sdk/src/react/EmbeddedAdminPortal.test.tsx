// @vitest-environment jsdom
import { createWorld, DEMO_PASSWORD, type World } from '@portico/mock-backend';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { preparePage } from '../admin-portal/test-portal';
import { login } from '../api/auth';
import { getMe } from '../api/users';
import { createTestApp, revokeSessions, type TestAppOptions } from '../app/test-app';
import { EmbeddedAdminPortal } from './EmbeddedAdminPortal';
import { FronteggProvider } from './FronteggProvider';

preparePage();

const ADA = 'ada@acme.test';

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
  world.clock.follow(() => performance.now());
});
afterEach(cleanup);

/** Opens a page of the host that shows the portal inside it, or over it if its state is `open`. */
async function open(options: TestAppOptions = {}) {
  const app = createTestApp(world, { address: '/team?view=all', signedInAs: ADA, ...options });
  render(
    <FronteggProvider app={app}>
      {!options.portalState?.open && <EmbeddedAdminPortal />}
      <p>Host</p>
    </FronteggProvider>,
  );
  await screen.findByText('Host');
  return { app, user: userEvent.setup() };
}

/** Ends every session at the service, as an administrator would; the next call finds out. */
async function endSessions({ http }: Awaited<ReturnType<typeof open>>['app']) {
  revokeSessions(world);
  await act(() => getMe(http).catch(() => undefined));
}

const profile = () => screen.findByRole('heading', { level: 1, name: 'Profile' });
const ended = () => screen.queryByText('Your session has ended');

it('says that the session has ended, and leads back to the page after the sign-in', async () => {
  const { app, user } = await open();
  await profile();
  await endSessions(app);
  expect((await screen.findByRole('alert')).textContent).toContain('Your session has ended');
  expect(screen.queryByRole('heading', { name: 'Profile' })).toBeNull();
  await user.dblClick(screen.getByRole('button', { name: 'Sign in' }));
  const { path, query } = app.location.read();
  expect([path, new URL(query.get('redirectUrl') ?? '').search]).toEqual(['/account/login', '?view=all']);
});

it('shows the portal again once the user is signed in again', async () => {
  const { app } = await open();
  await profile();
  await endSessions(app);
  await screen.findByRole('alert');
  const answer = await login(app.http, { email: ADA, password: DEMO_PASSWORD });
  await act(() => app.session.accept(answer));
  await profile();
  expect(ended()).toBeNull();
});

/** The portal over the host. */
const over: TestAppOptions = { portalState: { open: true, page: 'profile', dialog: { kind: 'none' } } };

it('says over the host that the session has ended, focuses the sign-in, and stays open for the next sign-in', async () => {
  const { app, user } = await open(over);
  await profile();
  await endSessions(app);
  const signIn = await screen.findByRole('button', { name: 'Sign in' });
  await waitFor(() => expect(document.activeElement).toBe(signIn));
  await user.click(signIn);
  expect(app.location.read().path).toBe('/account/login');
  await waitFor(() => expect(document.querySelector('.portico-admin-portal')).toBeNull());
  const answer = await login(app.http, { email: ADA, password: DEMO_PASSWORD });
  await act(() => app.session.accept(answer));
  act(() => app.redirectTo('/team?view=all'));
  await profile();
});

it('closes over the host by its button once the session has ended', async () => {
  const { app, user } = await open(over);
  await profile();
  await endSessions(app);
  await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: 'Close settings' }));
  await waitFor(() => expect(ended()).toBeNull());
  expect(app.portal.getState().open).toBe(false);
});

it.each([
  ['inside a page', {}],
  ['over the host', over],
])('closes when the user signs out, %s', async (_, options) => {
  const { app, user } = await open(options);
  await user.click(await screen.findByRole('button', { name: /Ada Moreno/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  await waitFor(() => expect(app.session.store.getState().status).toBe('signedOut'));
  await waitFor(() => expect(document.querySelector('.portico-admin-portal')).toBeNull());
  expect(ended()).toBeNull();
  expect(screen.getByText('Host')).toBeTruthy();
});

it('shows nothing before a user is signed in', async () => {
  const { app } = await open({ signedInAs: undefined });
  await waitFor(() => expect(app.session.store.getState().status).toBe('signedOut'));
  expect(document.querySelector('.portico-admin-portal')).toBeNull();
});
