// @vitest-environment jsdom
import { createWorld, DEMO_PASSWORD, type World } from '@portico/mock-backend';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { login } from '../api/auth';
import { createTestApp } from '../app/test-app';
import { preparePage, renderPortal, type TestPortalOptions } from './test-portal';

preparePage();

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
  world.clock.follow(() => performance.now());
});
afterEach(cleanup);

const mount = (options: TestPortalOptions = {}) => renderPortal(world, options);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const menu = async () => within((await screen.findAllByRole('navigation', { name: 'Pages' }))[0]!);

it('opens on the given page, and goes to the page that is chosen in the menu', async () => {
  const { user } = await mount();
  await heading('Profile');
  const pages = await menu();
  expect(pages.getByRole('button', { name: 'Profile' }).getAttribute('aria-current')).toBe('page');
  await user.click(pages.getByRole('button', { name: 'Users' }));
  await heading('Users');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Users');
});

it('leaves hidden pages out and goes to the first visible one', async () => {
  await mount({ metadata: { navigation: { profile: { visibility: 'hidden' } } } });
  await heading('Privacy & security');
  expect((await menu()).queryByRole('button', { name: 'Profile' })).toBeNull();
});

it('follows changes of the document while it is open', async () => {
  const { app } = await mount();
  await heading('Profile');
  act(() => app.metadata.update({ navigation: { profile: { visibility: 'hidden' } } }));
  await heading('Privacy & security');
});

it('shows a page by permission only to those who hold it', async () => {
  const navigation = { users: { visibility: 'byPermissions' as const, permissions: ['fe.secure.delete.users'] } };
  await mount({ signedInAs: 'daniel@acme.test', metadata: { navigation } });
  await heading('Profile');
  expect((await menu()).queryByRole('button', { name: 'Users' })).toBeNull();
});

it('says why when no page is left', async () => {
  const hidden = { visibility: 'hidden' as const };
  const pages = ['profile', 'privacy', 'account', 'users', 'security', 'audits', 'allAccounts'];
  await mount({ metadata: { navigation: Object.fromEntries(pages.map((page) => [page, hidden])) } });
  expect(await screen.findByText('Nothing to show here')).toBeTruthy();
  expect(screen.getByText('Your administrator has switched these pages off.')).toBeTruthy();
});

it('says so if the user’s role lacks the permission for every page', async () => {
  const byPermissions = { visibility: 'byPermissions' as const, permissions: ['fe.secure.delete.users'] };
  const hidden = { visibility: 'hidden' as const };
  const navigation = {
    profile: hidden,
    privacy: hidden,
    account: hidden,
    security: hidden,
    audits: hidden,
    users: byPermissions,
  };
  await mount({ signedInAs: 'daniel@acme.test', metadata: { navigation } });
  expect(await screen.findByText(/Your role does not include any of these pages/)).toBeTruthy();
});

it('shows the data of another account after a switch', async () => {
  const { user, app } = await mount({ page: 'users' });
  expect(await screen.findByText('Ben Okafor')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /Switch account/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Brightwater Studio' }));
  expect(await screen.findByText('Kira Novak')).toBeTruthy();
  expect(screen.queryByText('Ben Okafor')).toBeNull();
  expect(app.session.store.getState().activeTenant?.name).toBe('Brightwater Studio');
});

it('finds one of many accounts by a search that begins at the current one', async () => {
  joinTenants(30);
  const { user, app } = await mount();
  const switcher = () => screen.getByRole('button', { name: /Switch account/ });
  await waitFor(() => expect(switcher().getAttribute('aria-haspopup')).toBe('dialog'));
  await user.click(switcher());
  const search = screen.getByRole('combobox', { name: 'Search accounts' });
  const current = screen.getByRole('option', { selected: true });
  expect(current.textContent).toContain('Acme Harbor');
  expect(search.getAttribute('aria-activedescendant')).toBe(current.id);
  await user.type(search, 'pier 2');
  expect(screen.getAllByRole('option')).toHaveLength(11);
  await user.type(search, '4{Enter}');
  await waitFor(() => expect(app.session.store.getState().activeTenant?.name).toBe('Pier 24'));
  expect(screen.queryByRole('combobox')).toBeNull();
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Switch account: Pier 24'));
});

/** Makes Ada a member of so many more tenants. */
function joinTenants(count: number) {
  const { tables, ...snapshot } = world.snapshot();
  const rows = { tenants: tables.tenants as object[], memberships: tables.memberships as object[] };
  const ids = Array.from({ length: count }, (_, index) => index + 1);
  const tenants = ids.map((id) => ({ ...rows.tenants[0], id: `pier-${id}`, alias: `pier-${id}`, name: `Pier ${id}` }));
  const memberships = ids.map((id) => ({ ...rows.memberships[0], id: `member-${id}`, tenantId: `pier-${id}` }));
  const added = { tenants: [...rows.tenants, ...tenants], memberships: [...rows.memberships, ...memberships] };
  world.restore({ ...snapshot, tables: { ...tables, ...added } });
}

it('keeps nothing of a user when another one signs in in another tab', async () => {
  const { transport } = world.connect({ signedInAs: 'ada@acme.test' });
  const through = () => transport;
  const { app, user } = await mount({ through, dialog: { kind: 'editProfileField', field: 'name' } });
  const name = await screen.findByRole('textbox');
  await user.type(name, ' Junior');
  await login(createTestApp(world, { through }).http, { email: 'ines@acme.test', password: DEMO_PASSWORD });
  await act(() => app.session.refresh());
  await heading('Profile');
  expect((await screen.findAllByText('ines@acme.test')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText('ada@acme.test')).toBeNull();
});

it('covers the host, closes with Escape and restores the focus', async () => {
  const { app, user } = await mount();
  const opener = screen.getByRole('button', { name: 'Host' });
  opener.focus();
  act(() => app.portal.setState({ open: true }));
  const dialog = await screen.findByRole('dialog', { name: 'Settings' });
  expect(dialog.contains(document.activeElement)).toBe(true);
  expect(screen.queryByRole('button', { name: 'Host' })).toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Settings' })).toBeNull());
  expect(app.portal.getState().open).toBe(false);
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

it('has a button that closes it', async () => {
  const { app, user } = await mount({ open: true });
  // One for wide portals, one in the bar of narrow ones; CSS shows only one.
  const [close] = await screen.findAllByRole('button', { name: 'Close settings' });
  await user.click(close!);
  expect(app.portal.getState().open).toBe(false);
});

it('has the direction of a right-to-left language', async () => {
  await mount({ language: 'ar', metadata: { localizations: { ar: { adminPortal: {} } } } });
  await heading('Profile');
  expect(document.querySelector('.portico-admin-portal')?.getAttribute('dir')).toBe('rtl');
});

it('is translated into German', async () => {
  await mount({ language: 'de' });
  await heading('Profil');
});
