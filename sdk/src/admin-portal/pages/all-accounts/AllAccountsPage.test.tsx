// @vitest-environment jsdom
import { createWorld, type World } from '@portico/mock-backend';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { preparePage, renderPortal, type TestPortalOptions } from '../../test-portal';

preparePage();

const LIST = 'GET /tenants/resources/hierarchy/v2';
const ACCOUNTS = '/tenants/resources/sub-tenants/v1';
const TIDEWATER = 'tenant-tidewater';

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0, scenario: 'reseller' });
  world.clock.follow(() => performance.now());
});
afterEach(cleanup);

const mount = (options: TestPortalOptions = {}) => renderPortal(world, { page: 'allAccounts', ...options });
type User = Awaited<ReturnType<typeof mount>>['user'];

const row = async (name: string) => (await screen.findByText(name, { selector: 'bdi' })).closest('tr')!;
const names = () => [...screen.getByRole('treegrid').querySelectorAll('bdi')].map(({ textContent }) => textContent);
const sent = (method: string) => world.journal.list().filter((entry) => entry.method === method);

async function choose(user: User, account: string, action: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${account}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
  return within(await screen.findByRole(/Delete|Remove|Stop/.test(action) ? 'alertdialog' : 'dialog'));
}

it('lists the accounts below, and opens and closes a branch with the arrow keys', async () => {
  const { user, app } = await mount();
  const tidewater = await row('Tidewater Freight');
  expect(screen.queryByText('Tidewater Freight Oslo')).toBeNull();
  expect(tidewater.getAttribute('aria-expanded')).toBe('false');
  tidewater.focus();
  await user.keyboard('{ArrowRight}');
  const oslo = await row('Tidewater Freight Oslo');
  expect(oslo.getAttribute('aria-level')).toBe('2');
  expect(app.portal.getState().params).toMatchObject({ open: TIDEWATER });
  await user.keyboard('{ArrowDown}{ArrowLeft}');
  expect(document.activeElement).toBe(await row('Tidewater Freight'));
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(screen.queryByText('Tidewater Freight Oslo')).toBeNull());
});

it('shows how many users each account has', async () => {
  await mount();
  const saltmarsh = within(await row('Saltmarsh Brewing'));
  expect(await saltmarsh.findByText('3')).toBeTruthy();
});

it('loads 50 accounts, and the next ones on request', async () => {
  const { http } = await reseller();
  for (let number = 1; number <= 45; number++) await http('POST', ACCOUNTS, { name: `Branch ${number}` });
  const { user } = await mount();
  await row('Branch 1');
  expect(names()).toHaveLength(50);
  expect(screen.getByText('3 more accounts')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(names()).toHaveLength(53));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('says that a branch could not be loaded, and loads it again', async () => {
  const { user } = await mount();
  (await row('Tidewater Freight')).focus();
  world.faults.add({ call: LIST, kind: 'status', status: 500 });
  await user.keyboard('{ArrowRight}');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(await row('Fernhill Clinics')).toBeTruthy();
  world.faults.clear();
  await user.click(retry);
  expect(await row('Tidewater Freight Porto')).toBeTruthy();
});

it('finds accounts on every level, each with its path', async () => {
  const { user, app } = await mount();
  await row('Fernhill Clinics');
  await user.type(screen.getByRole('searchbox', { name: 'Search by name or ID' }), 'izmir');
  const found = within(await screen.findByRole('table', { name: '1 account found' }));
  expect(found.getByText('Tidewater Freight Izmir')).toBeTruthy();
  expect(await found.findByText('Tidewater Freight', { selector: 'bdi + bdi' })).toBeTruthy();
  expect(app.portal.getState().params).toMatchObject({ search: 'izmir' });
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(await screen.findByText('No account has “izmirx” in its name or ID.')).toBeTruthy();
  await user.click(screen.getAllByRole('button', { name: 'Clear search' })[0]!);
  expect(await row('Fernhill Clinics')).toBeTruthy();
});

it('creates an account below another, and opens it', async () => {
  const { user } = await mount();
  await user.click(await screen.findByRole('button', { name: 'Create account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create an account' }));
  await user.click(dialog.getByRole('button', { name: 'Create account' }));
  expect(dialog.getByText('Give the account a name.')).toBeTruthy();
  await user.type(dialog.getByLabelText('Name'), '  Quayside  ');
  await user.type(dialog.getByRole('searchbox', { name: 'Search accounts' }), 'oslo{Enter}');
  await user.click(await dialog.findByRole('radio', { name: 'Tidewater Freight Oslo' }));
  await user.dblClick(dialog.getByRole('button', { name: 'Create account' }));
  await user.click(await screen.findByRole('button', { name: 'Manage this account' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Quayside' })).toBeTruthy();
  expect(await screen.findByText('No users yet')).toBeTruthy();
  expect(sent('POST').filter(({ path }) => path === ACCOUNTS)).toHaveLength(1);
});

it('keeps what was typed when the service fails, and creates the account at the second attempt', async () => {
  const { user } = await mount({ dialog: { kind: 'createAccount', parentId: TIDEWATER } });
  const dialog = within(await screen.findByRole('dialog', { name: 'Create an account' }));
  expect(((await dialog.findByRole('radio', { name: 'Tidewater Freight' })) as HTMLInputElement).checked).toBe(true);
  await user.type(dialog.getByLabelText('Name'), 'Quayside');
  world.faults.add({ call: `POST ${ACCOUNTS}`, kind: 'status', status: 500 });
  await user.click(dialog.getByRole('button', { name: 'Create account' }));
  expect(await dialog.findByRole('alert')).toBeTruthy();
  world.faults.clear();
  await user.click(dialog.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText(/Quayside is ready/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect((await row('Quayside')).getAttribute('aria-level')).toBe('2');
});

it('puts a refused name to its field', async () => {
  const { user } = await mount({ dialog: { kind: 'editAccount', accountId: 'tenant-quarry' } });
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename Quarry Road School' }));
  const name = dialog.getByLabelText('Name');
  world.faults.add({
    call: `PATCH ${ACCOUNTS}/{tenantId}`,
    kind: 'status',
    status: 400,
    errorCode: 'ER-INVALID-REQUEST',
  });
  await user.clear(name);
  await user.type(name, 'Quarry Academy{Enter}');
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(name);
  world.faults.clear();
  await user.keyboard('{Enter}');
  expect(await row('Quarry Academy')).toBeTruthy();
});

it('moves an account, but offers no place below itself', async () => {
  const { user } = await mount();
  const dialog = await choose(user, 'Tidewater Freight', 'Move');
  expect(await dialog.findByRole('radio', { name: 'Acme Harbor' })).toBeTruthy();
  expect(dialog.queryByRole('radio', { name: /Tidewater/ })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Move account' }));
  expect(dialog.getByText('Choose the account to move it below.')).toBeTruthy();
  await user.click(dialog.getByRole('radio', { name: 'Oakline Furniture' }));
  await user.click(dialog.getByRole('button', { name: 'Move account' }));
  await waitFor(() => expect(names()).not.toContain('Tidewater Freight'));
  (await row('Oakline Furniture')).focus();
  await user.keyboard('{ArrowRight}');
  expect((await row('Tidewater Freight')).getAttribute('aria-level')).toBe('2');
});

it('lets an account manage accounts, and stops it', async () => {
  const { user } = await mount();
  let dialog = await choose(user, 'Oakline Furniture', 'Let it manage accounts');
  await user.click(dialog.getByRole('button', { name: 'Let it manage' }));
  const oakline = within(await row('Oakline Furniture'));
  expect(await oakline.findByText('Manages accounts')).toBeTruthy();
  dialog = await choose(user, 'Oakline Furniture', 'Stop it managing accounts');
  await user.click(dialog.getByRole('button', { name: 'Stop managing' }));
  await waitFor(() => expect(oakline.queryByText('Manages accounts')).toBeNull());
});

it('says that another administrator has moved the account, keeps the choice, and moves it on request', async () => {
  const { user } = await mount();
  const dialog = await choose(user, 'Fernhill Clinics', 'Move');
  await user.click(await dialog.findByRole('radio', { name: 'Oakline Furniture' }));
  const { tables, ...rest } = world.snapshot();
  const tenants = (tables.tenants as { id: string }[]).map((row) =>
    row.id === 'tenant-fernhill' ? { ...row, parentTenantId: TIDEWATER } : row,
  );
  world.restore({ ...rest, tables: { ...tables, tenants } });
  await user.click(dialog.getByRole('button', { name: 'Move account' }));
  expect(await dialog.findByText('Another administrator changed this')).toBeTruthy();
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: /^Oakline/ }).checked).toBe(true);
  await user.click(dialog.getByRole('button', { name: 'Save anyway' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('Fernhill Clinics has moved.')).toBeTruthy();
});

it('loads the accounts again after a switch of management for one that is gone', async () => {
  const { user } = await mount();
  const dialog = await choose(user, 'Oakline Furniture', 'Let it manage accounts');
  const { tables, ...rest } = world.snapshot();
  const tenants = (tables.tenants as { id: string }[]).filter(({ id }) => id !== 'tenant-oakline');
  world.restore({ ...rest, tables: { ...tables, tenants } });
  await user.click(dialog.getByRole('button', { name: 'Let it manage' }));
  expect(await dialog.findByRole('alert')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(names()).not.toContain('Oakline Furniture'));
});

it('sets who may switch to the accounts below', async () => {
  const { user } = await mount();
  const dialog = await choose(user, 'Tidewater Freight', 'Access to accounts below');
  await user.click(dialog.getByRole('radio', { name: 'All users' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await within(await row('Tidewater Freight')).findByText('All users')).toBeTruthy();
});

it('deletes an account after its name is typed, and says what is lost', async () => {
  const { user } = await mount();
  const dialog = await choose(user, 'Tidewater Freight', 'Delete account');
  expect(await dialog.findByText('2 users lose access to it.')).toBeTruthy();
  expect(dialog.getByText('3 accounts below it are deleted too.')).toBeTruthy();
  await user.type(dialog.getByRole('textbox'), 'Tidewater{Enter}');
  expect(dialog.getByText('This differs from “Tidewater Freight”.')).toBeTruthy();
  await user.clear(dialog.getByRole('textbox'));
  await user.type(dialog.getByRole('textbox'), 'Tidewater Freight{Enter}');
  await waitFor(() => expect(screen.queryByRole('row', { name: /Tidewater/ })).toBeNull());
  expect(await screen.findByText('Tidewater Freight is deleted.')).toBeTruthy();
});

it('offers no change to users who may only read', async () => {
  const { tables, ...snapshot } = world.snapshot();
  const permissionIds = ['permission-fe.account-hierarchy.read.subAccount'];
  const roles = (tables.roles as { id: string }[]).map((role) =>
    role.id === 'role-admin' ? { ...role, permissionIds } : role,
  );
  world.restore({ ...snapshot, tables: { ...tables, roles } });
  const { user } = await mount({ dialog: { kind: 'deleteAccount', accountId: TIDEWATER } });
  await row('Tidewater Freight');
  expect(screen.queryByRole('button', { name: 'Create account' })).toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Actions for Tidewater Freight' }));
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(items).toEqual(['Manage this account', 'Switch to this account']);
});

it('says so in an account without accounts below', async () => {
  world = createWorld({ latency: 0, scenario: 'small-team' });
  await mount();
  expect(await screen.findByText('No accounts yet')).toBeTruthy();
});

/** A client of the reseller, apart from the portal. */
async function reseller() {
  const { transport } = world.connect({ signedInAs: 'ada@acme.test' });
  const refresh = await transport(
    new Request('https://id.portico.test/frontegg/identity/resources/auth/v1/user/token/refresh', { method: 'POST' }),
  );
  const { accessToken } = (await refresh.json()) as { accessToken: string };
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
  return {
    http: (method: string, path: string, body: unknown) =>
      transport(
        new Request(`https://id.portico.test/frontegg${path}`, { method, headers, body: JSON.stringify(body) }),
      ),
  };
}
