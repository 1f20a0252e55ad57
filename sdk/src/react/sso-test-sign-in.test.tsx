// @vitest-environment jsdom
import { createWorld, type World } from '@portico/mock-backend';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { preparePage, renderPortal, type TestPortalOptions } from '../admin-portal/test-portal';
import { blockedStorage } from '../core/blocked-storage';
import type { Transport } from '../core/transport';
import { createLoginStore } from '../login-box/flows/login/login-store';

preparePage();

const EMAIL = 'ines@acme.test';
const shown = { navigation: { sso: { visibility: 'byPermissions' } } } as const;
const params = { connection: 'sso-acme', step: 'test' };
const field = /<input type="hidden" name="(\w+)" value="([^"]*)">/g;

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
  world.clock.follow(() => performance.now());
  change({ enabled: true });
});
afterEach(cleanup);

/** Changes the connection of the world. */
function change(more: Record<string, unknown>) {
  const { tables, ...snapshot } = world.snapshot();
  const ssoConfigurations = (tables.ssoConfigurations as { id: string }[]).map((row) => ({ ...row, ...more }));
  world.restore({ ...snapshot, tables: { ...tables, ssoConfigurations } });
}

/** Opens the step, starts the test and returns what the test needs at the provider. */
async function start(options: TestPortalOptions = {}) {
  const left: string[] = [];
  let openSite: Transport = () => Promise.reject(new Error('No transport'));
  const portal = await renderPortal(world, {
    page: 'sso',
    metadata: shown,
    params,
    address: '/reports?year=2030',
    onLeave: (url) => left.push(url),
    through: (transport) => {
      openSite = transport;
      return transport;
    },
    ...options,
  });
  await portal.user.click(await screen.findByRole('button', { name: 'Start test' }));
  await waitFor(() => expect(left.length + screen.queryAllByRole('alert').length).toBe(1));
  return { ...portal, left, openSite };
}

type Started = Awaited<ReturnType<typeof start>>;

/** Chooses on the provider's page; the address of the callback. */
async function choose({ left, openSite }: Started, choice: Record<string, string>): Promise<string> {
  const page = await openSite(new Request(`${left.at(-1)}&${new URLSearchParams({ chosen: '', ...choice })}`));
  const fields = [...(await page.text()).matchAll(field)].map(([, name = '', value = '']) => [name, value]);
  return `/account/saml/callback?${new URLSearchParams(fields)}`;
}

/** Opens the callback, as the login box of a new page does. */
async function comeBack({ app }: Started, callback: string) {
  app.location.go(callback);
  await createLoginStore(app).getState().start();
}

const postLogins = () => world.journal.list().filter(({ path }) => path.endsWith('/postlogin'));
const signedIn = ({ app }: Started) => app.session.store.getState().user?.email;

it.each([
  ['over the host', true],
  ['as a part of its page', false],
])('tests a sign-in and comes back to the portal %s, without a sign-in', async (_, open) => {
  const started = await start({ open });
  const back = await choose(started, { account: EMAIL, group: 'Help desk' });
  started.app.portal.setState({ open: false, page: '', params: {} });
  await comeBack(started, back);
  await screen.findByRole('heading', { name: 'The test sign-in succeeded' });
  expect(screen.getByText(EMAIL)).toBeTruthy();
  expect(await screen.findByText('Support')).toBeTruthy();
  const { path, query } = started.app.location.read();
  expect(`${path}?${query}`).toBe('/reports?year=2030');
  expect(started.app.portal.getState()).toMatchObject({ open, page: 'sso', params });
  expect([postLogins(), signedIn(started)]).toEqual([[], 'ada@acme.test']);
});

it.each([-1, 1])('tests a sign-in while the clock of the machine is wrong by an hour: %i', async (hours) => {
  const clock = { ...world.clock, now: () => world.clock.now() + hours * 3_600_000 };
  const started = await start({ clock });
  await comeBack(started, await choose(started, { account: EMAIL }));
  await screen.findByRole('heading', { name: 'The test sign-in succeeded' });
});

it('takes a second answer to the same test, after Back, for no sign-in', async () => {
  const started = await start();
  await comeBack(started, await choose(started, { outcome: 'deny' }));
  await screen.findByText(/refused this user, or the sign-in was cancelled/);
  await comeBack(started, await choose(started, { account: EMAIL }));
  await screen.findByRole('heading', { name: 'The test sign-in succeeded' });
  expect([postLogins(), signedIn(started)]).toEqual([[], 'ada@acme.test']);
});

it('says that a test has not come back when the user goes back from the provider', async () => {
  await start();
  window.dispatchEvent(new Event('pageshow'));
  await screen.findByText('The last test has not come back');
  expect(screen.getByRole('button', { name: 'Test again' })).toBeTruthy();
});

it('tests that an OpenID provider answers', async () => {
  change({
    type: 'oidc',
    ssoEndpoint: '/simulated/sso/acme/oidc',
    oidcClientId: 'portico-acme',
    oidcSecret: 'portico-acme-secret',
  });
  const started = await start();
  const state = new URL(started.left[0] ?? '').searchParams.get('state') ?? '';
  await comeBack(started, `/account/oidc/callback?code=c&state=${state}`);
  await screen.findByRole('heading', { name: 'Your provider answers' });
  expect(postLogins()).toEqual([]);
});

it('does not leave where the answer could not be told from a sign-in', async () => {
  const { left } = await start({ storage: blockedStorage() });
  await screen.findByText(/could not be told from a sign-in/);
  expect(left).toEqual([]);
});

it('does not leave for a provider that the service does not send users to, and says when the call fails', async () => {
  const fault = world.faults.add({
    call: 'POST /identity/resources/auth/v2/user/sso/prelogin',
    kind: 'status',
    status: 500,
  });
  const { left, user } = await start();
  world.faults.remove(fault);
  change({ ssoEndpoint: '' });
  await user.click(screen.getByRole('button', { name: 'Start test' }));
  await screen.findByText(/does not send users of your domains/);
  expect(left).toEqual([]);
});
