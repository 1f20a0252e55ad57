// @vitest-environment jsdom
import { createWorld, type World } from '@portico/mock-backend';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { userIdOf } from '../../../app/test-app';
import { preparePage, renderPortal, type TestPortalOptions } from '../../test-portal';

preparePage();

const SESSIONS = '/identity/resources/users/sessions/v1/me';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:135.0) Gecko/20100101 Firefox/135.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.3 Mobile/15E148 Safari/604.1';

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
  world.clock.follow(() => performance.now());
});
afterEach(cleanup);

/** Signs Ada in on another device. */
function signInOn(userAgent: string, createdAt: string, more: Record<string, unknown> = {}) {
  const snapshot = world.snapshot();
  const userId = userIdOf(world, 'ada@acme.test');
  const memberships = snapshot.tables.memberships as { userId: string; tenantId: string }[];
  const { tenantId } = memberships.find((row) => row.userId === userId)!;
  const session = {
    id: `session-${createdAt}`,
    userId,
    tenantId,
    ipAddress: '203.0.113.24',
    userAgent,
    amr: ['pwd'],
    acr: null,
    actorId: null,
    createdAt,
    lastSeenAt: createdAt,
    expiresAt: new Date(world.clock.now() + 86_400_000).toISOString(),
    revokedAt: null,
    ...more,
  };
  const sessions = [...(snapshot.tables.sessions as unknown[]), session];
  world.restore({ ...snapshot, tables: { ...snapshot.tables, sessions } });
}

const daysAgo = (days: number) => new Date(world.clock.now() - days * 86_400_000).toISOString();

/** Opens the page of Ada, who is also signed in on two other devices. */
async function mount(options: TestPortalOptions = {}) {
  signInOn(FIREFOX, daysAgo(3));
  signInOn(IPHONE, daysAgo(1));
  return renderPortal(world, { page: 'privacy', ...options });
}

const rows = async () => {
  await screen.findByRole('table');
  return screen.getAllByRole('rowheader').map((cell) => cell.textContent);
};
const sent = (method: string) => world.journal.list().filter((entry) => entry.method === method);

it('lists this device first, then the others, newest first', async () => {
  await mount();
  const [first, ...others] = await rows();
  expect(first).toContain('This device');
  expect(others).toEqual(['Safari on iOS', 'Firefox on Linux']);
  expect(screen.getByText('yesterday')).toBeTruthy();
  expect(screen.getAllByText('203.0.113.24')).toHaveLength(2);
});

it('ends a session, but does not offer to end the current one', async () => {
  const { user } = await mount();
  await rows();
  expect(screen.getAllByRole('button', { name: /^Sign out of (Safari|Firefox|Unknown)/ })).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Sign out of Firefox on Linux' }));
  expect(await rows()).toHaveLength(2);
  expect(await screen.findByText('You are signed out of Firefox on Linux.')).toBeTruthy();
  expect(sent('DELETE').map(({ status }) => status)).toEqual([200]);
});

it('returns the row if the session could not be ended, and says why', async () => {
  const { user } = await mount();
  await rows();
  world.faults.add({ call: `DELETE ${SESSIONS}/{id}`, kind: 'status', status: 500 });
  await user.click(screen.getByRole('button', { name: 'Sign out of Safari on iOS' }));
  expect(await screen.findByText('Something went wrong on our side. Try again in a moment.')).toBeTruthy();
  await waitFor(async () => expect((await rows()).slice(1)).toEqual(['Safari on iOS', 'Firefox on Linux']));
});

it('takes a session that has ended meanwhile for ended', async () => {
  const { user } = await mount();
  await rows();
  const { tables, ...snapshot } = world.snapshot();
  const sessions = (tables.sessions as { userAgent: string }[]).filter(({ userAgent }) => userAgent !== FIREFOX);
  world.restore({ ...snapshot, tables: { ...tables, sessions } });
  await user.click(screen.getByRole('button', { name: 'Sign out of Firefox on Linux' }));
  expect(await screen.findByText('You are signed out of Firefox on Linux.')).toBeTruthy();
  expect(sent('DELETE').map(({ status }) => status)).toEqual([404]);
});

it('ends all other sessions after a confirmation, and then no longer offers it', async () => {
  const { user } = await mount();
  await user.click(await screen.findByRole('button', { name: 'Sign out of all other devices' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Sign out of all other devices?' }));
  await user.dblClick(dialog.getByRole('button', { name: 'Sign out everywhere else' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(await rows()).toHaveLength(1);
  expect(sent('DELETE')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Sign out of all other devices' })).toBeNull();
});

it('says in one line how the account is protected', async () => {
  await mount();
  await rows();
  expect(await screen.findByText('signed in on 3 devices')).toBeTruthy();
  expect(screen.getByText('Protected by one factor only')).toBeTruthy();
});

it('marks a session of the support', async () => {
  signInOn(FIREFOX, daysAgo(1), { actorId: userIdOf(world, 'ben@acme.test') });
  await renderPortal(world, { page: 'privacy' });
  expect((await rows())[1]).toContain('Opened by support');
});

it('says that the sessions could not be loaded, and loads them again', async () => {
  world.faults.add({ call: `GET ${SESSIONS}`, kind: 'offline' });
  const { user } = await mount();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText(/could not be reached/)).toBeTruthy();
  world.faults.clear();
  await user.click(retry);
  expect(await rows()).toHaveLength(3);
});

it.each([
  ['Passkeys', '/identity/resources/users/webauthn/v1/devices'],
  ['Phone numbers', '/identity/resources/users/phone-numbers/v1'],
])('shows a malformed answer about %s as a failure, and loads again', async (title, path) => {
  world.faults.add({ call: `GET ${path}`, kind: 'malformed' });
  const { user } = await mount();
  const card = within(await screen.findByRole('region', { name: title }));
  const retry = await card.findByRole('button', { name: 'Try again' });
  world.faults.clear();
  await user.click(retry);
  await waitFor(() => expect(card.queryByRole('alert')).toBeNull());
  expect(card.queryByRole('status')).toBeNull();
});

it('hides the sessions as the vendor sets it', async () => {
  const themeV2 = {
    adminPortal: { pages: { privacy: { fieldsProperties: { loginSessions: { appearance: 'hidden' } } } } },
  } as const;
  await mount({ metadata: { themeV2 } });
  expect(await screen.findByRole('region', { name: 'Passkeys' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Where you are signed in' })).toBeNull();
  expect(sent('GET').filter(({ path }) => path === SESSIONS)).toEqual([]);
});
