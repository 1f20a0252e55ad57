// @vitest-environment jsdom
import { createWorld, type World } from '@portico/mock-backend';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { AppOptions } from '../app/app-options';
import { AppContext } from '../app/context';
import { showPortal } from '../app/show-portal';
import { createTestApp, userIdOf } from '../app/test-app';
import { createGate } from '../app/test-session';
import { AdminPortal } from './AdminPortal';
import { AdminPortalOverlay } from './shell/AdminPortalOverlay';
import { preparePage, renderPortal } from './test-portal';

preparePage();

const ADA = 'ada@acme.test';
/** May read the team only. */
const DANIEL = 'daniel@acme.test';
const HOST_STATE = { usr: null, key: 'k1', idx: 0 };

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
  world.clock.follow(() => performance.now());
  window.history.pushState(HOST_STATE, '', '/host');
});
afterEach(cleanup);

/** A page of the host in the browser's own history, with the portal over it. */
async function mount(Portal: ComponentType = AdminPortalOverlay, signedInAs = ADA, options: Partial<AppOptions> = {}) {
  const { transport } = world.connect({ signedInAs });
  const preview = { transport, ready: Promise.resolve(), clock: world.clock };
  const app = createTestApp(world, { preview, ...options });
  await app.start();
  const page = render(
    <AppContext.Provider value={app}>
      <Portal />
    </AppContext.Provider>,
  );
  return { app, user: userEvent.setup(), reload: () => page.unmount() };
}

type Mounted = Awaited<ReturnType<typeof mount>>;
const open = ({ app }: Mounted, ...place: Partial<Parameters<typeof showPortal>>[1][]) =>
  act(() => showPortal(app, place[0]));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const dialog = (name: string) => screen.findByRole('dialog', { name });
const noDialog = (name: string) => waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
const choosePage = async ({ user }: Mounted, name: string) =>
  user.click(within((await screen.findAllByRole('navigation', { name: 'Pages' }))[0]!).getByRole('button', { name }));
const trail = (name = 'overlay') => window.history.state?.portico?.[name] ?? [];
const reach = (...addresses: string[]) => waitFor(() => expect(trail()).toEqual(addresses));
const path = () => window.location.pathname;
const address = () => path() + window.location.search;

async function traverse(count: number): Promise<void> {
  await act(async () => {
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.go(count);
    await arrived;
  });
}

it('closes the dialog by Back, then shows the page before, then the host; Forward shows them again', async () => {
  const portal = await mount();
  await open(portal);
  await heading('Profile');
  await choosePage(portal, 'Users');
  await portal.user.click(await screen.findByRole('button', { name: 'Invite user' }));
  await dialog('Invite a user');
  await reach('profile', 'users', 'users/inviteUser');
  expect(path()).toBe('/host');
  await traverse(-1);
  await noDialog('Invite a user');
  await heading('Users');
  await traverse(-1);
  await heading('Profile');
  await traverse(-1);
  await noDialog('Settings');
  expect(window.history.state).toMatchObject(HOST_STATE);
  await traverse(3);
  await dialog('Invite a user');
});

it('goes back from an account to the tree, and keeps the params of the tree', async () => {
  world = createWorld({ latency: 0, scenario: 'reseller' });
  world.clock.follow(() => performance.now());
  const portal = await mount();
  await open(portal, { page: 'allAccounts', params: { open: 'tenant-tidewater' } });
  await portal.user.click(await screen.findByText('Tidewater Freight Izmir'));
  await heading('Tidewater Freight Izmir');
  await traverse(-1);
  await heading('All accounts');
  expect(await screen.findByText('Tidewater Freight Izmir')).toBeTruthy();
  await reach('allAccounts?open=tenant-tidewater');
});

it('keeps the state of the host’s router in every entry', async () => {
  const portal = await mount();
  await open(portal, { page: 'users' });
  await reach('users');
  expect(window.history.state).toMatchObject(HOST_STATE);
});

it('leaves the dialog open that the user has opened while the call of another one was pending', async () => {
  const gate = createGate('/users/v2/me');
  const transport = gate.through(world.connect({ signedInAs: ADA }).transport);
  const portal = await mount(AdminPortalOverlay, ADA, {
    preview: { transport, ready: Promise.resolve(), clock: world.clock },
  });
  await open(portal);
  await heading('Profile');
  await portal.user.click(await screen.findByRole('button', { name: 'Edit Name' }));
  await portal.user.type(await screen.findByRole('textbox'), ' Junior');
  gate.hold();
  await portal.user.keyboard('{Enter}');
  await gate.arrived();
  await traverse(-1);
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  await portal.user.click(await screen.findByRole('button', { name: /Job title/ }));
  await portal.user.type(await screen.findByRole('textbox'), 'Harbour master');
  await act(async () => gate.release());
  await screen.findAllByText('Ada Moreno Junior');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toContain('Harbour master');
});

it('goes back over its entries when the user closes a dialog or the portal', async () => {
  const portal = await mount();
  await open(portal, { page: 'users' });
  await portal.user.click(await screen.findByRole('button', { name: 'Invite user' }));
  await reach('users', 'users/inviteUser');
  await portal.user.click(within(await dialog('Invite a user')).getByRole('button', { name: 'Cancel' }));
  await reach('users');
  await choosePage(portal, 'Profile');
  await reach('users', 'profile');
  await portal.user.click((await screen.findAllByRole('button', { name: 'Close settings' }))[0]!);
  await waitFor(() => expect(window.history.state).toEqual({ ...HOST_STATE, portico: { depth: 0 } }));
});

it('closes a dialog with typed input by Back, as Escape does, and offers an empty one by Forward', async () => {
  const portal = await mount();
  await open(portal, { page: 'profile', dialog: { kind: 'none' } });
  await portal.user.click(await screen.findByRole('button', { name: 'Edit Name' }));
  const field = within(await dialog('Edit your name')).getByRole<HTMLInputElement>('textbox');
  await portal.user.type(field, ' the First');
  await reach('profile', 'profile/editProfileField/name');
  await traverse(-1);
  await noDialog('Edit your name');
  await traverse(1);
  expect(within(await dialog('Edit your name')).getByRole<HTMLInputElement>('textbox').value).toBe('Ada Moreno');
});

it('shows the same page and dialog after a reload, and closes the dialog without an entry for the page', async () => {
  const first = await mount();
  await open(first, { page: 'users', dialog: { kind: 'inviteUser' } });
  await dialog('Invite a user');
  await reach('users/inviteUser');
  first.reload();
  const portal = await mount();
  await dialog('Invite a user');
  await portal.user.keyboard('{Escape}');
  await noDialog('Invite a user');
  await reach('users');
  await traverse(-1);
  await noDialog('Settings');
});

it('replaces the entry of a dialog by that of its next step, holds no secret in it, and asks before Back discards the secret', async () => {
  const metadata = { navigation: { personalApiTokens: { visibility: 'always' as const } } };
  const portal = await mount(AdminPortalOverlay, ADA, { metadata });
  await open(portal, { page: 'personalApiTokens' });
  await portal.user.click(await screen.findByRole('button', { name: 'Create token' }));
  const form = within(await dialog('Create a personal token'));
  await portal.user.type(form.getByLabelText('Description'), 'Nightly export');
  await portal.user.click(form.getByRole('button', { name: 'Create token' }));
  await dialog('Your token is ready');
  const [token] = world.snapshot().tables.apiTokens as [{ id: string; secret: string }];
  await reach('personalApiTokens', `personalApiTokens/createToken/${token.id}`);
  expect(JSON.stringify(window.history.state)).not.toContain(token.secret);
  await traverse(-1);
  await portal.user.click(await screen.findByRole('button', { name: 'Stay here' }));
  expect(within(await dialog('Your token is ready')).getByRole('button', { name: 'Done' })).toBeTruthy();
  await reach('personalApiTokens', `personalApiTokens/createToken/${token.id}`);
  await traverse(-1);
  await portal.user.click(await screen.findByRole('button', { name: 'Leave' }));
  await noDialog('Your token is ready');
  await heading('Personal API tokens');
  await reach('personalApiTokens');
  await traverse(1);
  await reach('personalApiTokens');
  expect(screen.queryByRole('dialog', { name: /token/ })).toBeNull();
});

it('asks before Back discards a recovery code, and shows the factor that is on', async () => {
  const portal = await mount();
  await open(portal, { page: 'privacy' });
  await portal.user.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }));
  const form = within(await dialog('Set up your authenticator app'));
  await portal.user.type(await form.findByLabelText('6-digit code'), world.authenticator.code(ADA));
  await dialog('Save your recovery code');
  await traverse(-1);
  await portal.user.click(await screen.findByRole('button', { name: 'Leave' }));
  await noDialog('Save your recovery code');
  expect(await screen.findByRole('button', { name: 'Turn off: Authenticator app' })).toBeTruthy();
});

it('removes its entries’ addresses at a sign-out, so that Back shows no portal to the next user', async () => {
  const portal = await mount();
  await open(portal);
  await reach('profile');
  await act(() => portal.app.session.logout());
  await reach();
  expect(portal.app.portal.getState().open).toBe(false);
});

it('opens the portal of one of two apps by Forward and after a reload, not that of the other', async () => {
  const [first, second] = [await mount(), await mount(AdminPortalOverlay, ADA, { appName: 'second' })];
  await open(second, { page: 'users' });
  await heading('Users');
  await waitFor(() => expect(trail()).toEqual([]));
  await traverse(-1);
  await traverse(1);
  await heading('Users');
  expect(first.app.portal.getState().open).toBe(false);
  first.reload();
  second.reload();
  const names = ['default', 'second'];
  expect(names.map((appName) => createTestApp(world, { preview: undefined, appName }).portal.getState().open)).toEqual([
    false,
    true,
  ]);
});

it('follows the history in a page of the host without leaving that page', async () => {
  const portal = await mount(AdminPortal);
  await heading('Profile');
  expect(trail('embedded')).toEqual([]);
  await choosePage(portal, 'Users');
  await heading('Users');
  await waitFor(() => expect(trail('embedded')).toEqual(['profile', 'users']));
  await traverse(-1);
  await heading('Profile');
  expect(path()).toBe('/host');
});

it('has paths below its own route, for links', async () => {
  window.history.pushState(null, '', '/account/portal/users/inviteUser');
  const portal = await mount(AdminPortal);
  await dialog('Invite a user');
  await portal.user.keyboard('{Escape}');
  await noDialog('Invite a user');
  await waitFor(() => expect(path()).toBe('/account/portal/users'));
  await choosePage(portal, 'Profile');
  await waitFor(() => expect(path()).toBe('/account/portal/profile'));
  await portal.user.click(await screen.findByRole('button', { name: 'Edit Name' }));
  await waitFor(() => expect(path()).toBe('/account/portal/profile/editProfileField/name'));
  await portal.user.keyboard('{Escape}');
  await waitFor(() => expect(path()).toBe('/account/portal/profile'));
  await traverse(-1);
  await heading('Users');
  expect(path()).toBe('/account/portal/users');
});

it('keeps what a page shows in the address, without an entry of its own', async () => {
  window.history.pushState(null, '', '/account/portal/users?search=ben&utm_source=mail');
  const { app } = await mount(AdminPortal);
  await heading('Users');
  expect(app.portal.getState().params).toEqual({ search: 'ben' });
  const length = window.history.length;
  act(() => app.portal.setState({ params: { search: 'ada & co' } }));
  await waitFor(() => expect(address()).toBe('/account/portal/users?search=ada+%26+co'));
  expect(window.history.length).toBe(length);
  act(() => app.portal.setState({ dialog: { kind: 'inviteUser' } }));
  await waitFor(() => expect(address()).toBe('/account/portal/users/inviteUser?search=ada+%26+co'));
  await traverse(-1);
  await noDialog('Invite a user');
  expect(address()).toBe('/account/portal/users?search=ada+%26+co');
});

it('shows a page as it was left when the user comes back by Back, not by the menu', async () => {
  const portal = await mount();
  await open(portal, { page: 'users', params: { search: 'ben' } });
  await reach('users?search=ben');
  await choosePage(portal, 'Profile');
  await choosePage(portal, 'Users');
  await reach('users?search=ben', 'profile', 'users');
  await traverse(-2);
  expect(portal.app.portal.getState()).toMatchObject({ page: 'users', params: { search: 'ben' } });
});

it('keeps the params of a page in its entry where the hash strategy has no query', async () => {
  window.history.pushState(null, '', '/app#/account/portal/users');
  const first = await mount(AdminPortal, ADA, { urlStrategy: 'hash' });
  await heading('Users');
  act(() => first.app.portal.setState({ params: { search: 'ben' } }));
  await waitFor(() => expect(trail('route')).toEqual(['users?search=ben']));
  first.reload();
  const { app } = await mount(AdminPortal, ADA, { urlStrategy: 'hash' });
  await waitFor(() => expect(app.portal.getState().params).toEqual({ search: 'ben' }));
});

it.each([
  ['an address without a page', ''],
  ['an unknown page', '/nowhere/inviteUser'],
  ['an unknown dialog', '/profile/burnTheHouse/down'],
  ['a broken escape', '/%E0%A4%A'],
])('shows the first page for %s', async (_, below) => {
  window.history.pushState(null, '', `/account/portal${below}`);
  await mount(AdminPortal);
  await heading('Profile');
  expect(screen.queryByRole('dialog')).toBeNull();
});

const mayDelete = { users: { visibility: 'byPermissions' as const, permissions: ['fe.secure.delete.users'] } };

it('says at an address that the user may not open who may, and opens it with the permission', async () => {
  window.history.pushState(null, '', '/account/portal/users/inviteUser');
  const { app, user } = await mount(AdminPortal, DANIEL, { metadata: { navigation: mayDelete } });
  await screen.findByText('You do not have access to this page');
  await heading('Users');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(path()).toBe('/account/portal/users/inviteUser');
  await screen.findByText('Roles that include it: Admin.');
  expect((await screen.findByRole('link', { name: 'Ada Moreno' })).getAttribute('href')).toBe('mailto:ada%40acme.test');
  await choosePage({ app, user, reload: () => undefined }, 'Profile');
  await heading('Profile');
});

it('asks before Back discards a form with changes, and stays at its address until the user confirms', async () => {
  const portal = await mount();
  await open(portal);
  await heading('Profile');
  await choosePage(portal, 'Privacy & security');
  await portal.user.click(await screen.findByRole('button', { name: 'Change password' }));
  await portal.user.type(await screen.findByLabelText('Current password'), 'Nightly');
  await traverse(-1);
  const question = within(await screen.findByRole('alertdialog', { name: 'Discard your changes?' }));
  await reach('profile', 'privacy', 'privacy/changePassword');
  await portal.user.click(question.getByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText<HTMLInputElement>('Current password').value).toBe('Nightly');
  await traverse(-1);
  await portal.user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await reach('profile', 'privacy');
});

it('names no administrator to a user who may not read roles', async () => {
  window.history.pushState(null, '', '/account/portal/users');
  world.faults.add({ call: 'GET /identity/resources/permissions/v1', kind: 'status', status: 403 });
  await mount(AdminPortal, DANIEL, { metadata: { navigation: mayDelete } });
  await screen.findByText('You do not have access to this page');
  await waitFor(() => expect(world.journal.list().map(({ status }) => status)).toContain(403));
  expect(screen.queryByRole('link', { name: 'Ada Moreno' })).toBeNull();
});

it('shows the first page instead of one that the vendor has hidden', async () => {
  window.history.pushState(null, '', '/account/portal/users/inviteUser');
  await mount(AdminPortal, DANIEL, { metadata: { navigation: { users: { visibility: 'hidden' } } } });
  await heading('Profile');
  await waitFor(() => expect(path()).toBe('/account/portal/profile'));
});

it('opens no dialog by its address for a user who may not run the action', async () => {
  const { app } = await renderPortal(world, { page: 'users', dialog: { kind: 'inviteUser' }, signedInAs: DANIEL });
  await screen.findByText('Ben Okafor');
  expect(screen.queryByRole('dialog')).toBeNull();
  const userId = userIdOf(world, 'ben@acme.test');
  act(() => app.portal.setState({ dialog: { kind: 'deleteUser', userId } }));
  act(() => app.portal.setState({ dialog: { kind: 'deleteUsers', userIds: [userId] } }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('navigates by the host’s router at its own route', async () => {
  window.history.pushState(null, '', '/account/portal');
  const visited: string[] = [];
  const go = (method: 'pushState' | 'replaceState') => (address: string) => {
    visited.push(`${method} ${address}`);
    window.history[method](HOST_STATE, '', address);
  };
  const portal = await mount(AdminPortal, ADA, { history: { push: go('pushState'), replace: go('replaceState') } });
  await heading('Profile');
  await choosePage(portal, 'Users');
  await heading('Users');
  expect(visited).toEqual(['replaceState /account/portal/profile', 'pushState /account/portal/users']);
  expect(window.history.state).toMatchObject(HOST_STATE);
});

it('leaves the history alone in a preview with its own addresses', async () => {
  const before = window.history.length;
  const { user } = await renderPortal(world, { open: true });
  await heading('Profile');
  await user.click((await screen.findAllByRole('button', { name: 'Users' }))[0]!);
  await heading('Users');
  expect(window.history.length).toBe(before);
  expect(window.history.state).toEqual(HOST_STATE);
});
