// @vitest-environment jsdom
import { createWorld, type World } from '@portico/mock-backend';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { preparePage, renderPortal, type TestPortalOptions } from '../../test-portal';

preparePage();

const CREATE = 'POST /identity/resources/tenants/api-tokens/v2';
const byPermissions = { visibility: 'byPermissions' as const };
const metadata = { navigation: { personalApiTokens: byPermissions, apiTokens: byPermissions } };

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
  world.clock.follow(() => performance.now());
});
afterEach(cleanup);

const mount = (options: TestPortalOptions = {}) => renderPortal(world, { page: 'apiTokens', metadata, ...options });
const tokensOfWorld = () => world.snapshot().tables.apiTokens as { secret: string; description: string }[];
const sent = (method: string) => world.journal.list().filter((entry) => entry.method === method);
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

/** Puts a token of the tenant into the world. */
function addToken(more: Record<string, unknown>) {
  const { tables, ...snapshot } = world.snapshot();
  const { userId, tenantId } = (tables.memberships as { userId: string; tenantId: string }[])[0]!;
  const token = {
    id: 'token-1',
    kind: 'api',
    tenantId,
    userId: null,
    createdByUserId: userId,
    description: 'Deployment pipeline',
    secret: 'of-token-1',
    roleIds: ['role-read-only'],
    createdAt: new Date(world.clock.now()).toISOString(),
    expiresAt: null,
    ...more,
  };
  world.restore({ ...snapshot, tables: { ...tables, apiTokens: [...(tables.apiTokens as unknown[]), token] } });
}

const inDays = (days: number) => new Date(world.clock.now() + days * 86_400_000).toISOString();

/** Opens the form and fills it in. */
async function fillIn(user: UserEvent, type = 'Client credentials') {
  const [button] = await screen.findAllByRole('button', { name: 'Create token' });
  await user.click(button!);
  const form = within(await screen.findByRole('dialog', { name: /^Create a/ }));
  await user.type(form.getByLabelText('Description'), '  Nightly export ');
  await user.click(form.getByRole('radio', { name: type }));
  return form;
}

it('creates client credentials of the tenant with roles and days, and shows the secret once', async () => {
  const { user, app } = await mount();
  const form = await fillIn(user);
  await user.click(await form.findByRole('checkbox', { name: 'Support' }));
  await user.selectOptions(form.getByLabelText('Expires'), 'After 30 days');
  await user.dblClick(form.getByRole('button', { name: 'Create token' }));
  const shown = within(await screen.findByRole('dialog', { name: 'The token is ready' }));

  const { secret } = tokensOfWorld()[0]!;
  const [created] = sent('POST').filter(({ path }) => CREATE.endsWith(path));
  expect(sent('POST').filter(({ path }) => CREATE.endsWith(path))).toHaveLength(1);
  expect(created?.requestBody).toMatchObject({
    description: 'Nightly export',
    expiresInMinutes: 43_200,
    roleIds: ['role-support'],
  });
  expect(document.body.innerHTML).not.toContain(secret);
  await user.click(shown.getByRole('button', { name: 'Show' }));
  expect(shown.getByText(secret)).toBeTruthy();
  expect(JSON.stringify([app.portal.getState().dialog, window.history.state])).not.toContain(secret);

  await user.click(shown.getByRole('button', { name: 'Done' }));
  expect(await shown.findByRole('alert')).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'The token is ready' })).toBeTruthy();
  await user.click(shown.getByRole('checkbox', { name: /I have stored it/ }));
  await user.click(shown.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await row('Nightly export')).toBeTruthy();
  expect(app.portal.getState().created).toBeUndefined();
});

it('copies the secret without showing it', async () => {
  const { user } = await mount();
  const form = await fillIn(user, 'Access token');
  await user.click(await form.findByRole('checkbox', { name: 'Read Only' }));
  await user.click(form.getByRole('button', { name: 'Create token' }));
  const group = within(await screen.findByRole('group', { name: 'Access token' }));
  await user.click(group.getByRole('button', { name: 'Copy Access token' }));
  expect(await group.findByRole('button', { name: 'Copied Access token' })).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(tokensOfWorld()[0]!.secret);
  expect(document.body.innerHTML).not.toContain(tokensOfWorld()[0]!.secret);
});

it('forgets the secret when the dialog is left by its address, and does not show it again', async () => {
  const { user, app } = await mount({ page: 'personalApiTokens' });
  const form = await fillIn(user);
  await user.click(form.getByRole('button', { name: 'Create token' }));
  await screen.findByRole('dialog', { name: 'Your token is ready' });
  const { dialog } = app.portal.getState();
  act(() => app.portal.setState({ dialog: { kind: 'none' } }));
  await waitFor(() => expect(app.portal.getState().created).toBeUndefined());
  act(() => app.portal.setState({ dialog }));
  await waitFor(() => expect(app.portal.getState().dialog).toEqual({ kind: 'none' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks for a description, a role and whole days', async () => {
  const { user } = await mount();
  await user.click((await screen.findAllByRole('button', { name: 'Create token' }))[0]!);
  const form = within(await screen.findByRole('dialog', { name: 'Create an API token' }));
  await form.findByRole('checkbox', { name: 'Support' });
  await user.selectOptions(form.getByLabelText('Expires'), 'After another number of days');
  await user.type(form.getByLabelText('Days'), '4000');
  await user.click(form.getByRole('button', { name: 'Create token' }));
  expect(form.getByText('Enter a description.')).toBeTruthy();
  expect(form.getByText('Choose at least one role.')).toBeTruthy();
  expect(form.getByText('Enter a whole number from 1 to 3,650.')).toBeTruthy();
  expect(document.activeElement).toBe(form.getByLabelText('Description'));
  expect(sent('POST').filter(({ path }) => CREATE.endsWith(path))).toEqual([]);
  await user.clear(form.getByLabelText('Days'));
  await user.type(form.getByLabelText('Days'), '7');
  expect(form.queryByText('Enter a whole number from 1 to 3,650.')).toBeNull();
});

it('shows until when the token will be valid', async () => {
  const { user } = await mount();
  const form = await fillIn(user);
  await user.selectOptions(form.getByLabelText('Expires'), 'After 1 day');
  const date = new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(new Date(inDays(1)));
  expect(form.getByText(`Valid until ${date}.`)).toBeTruthy();
  await user.selectOptions(form.getByLabelText('Expires'), 'Never');
  expect(form.getByText(/Stays valid until you delete it/)).toBeTruthy();
});

it('keeps what is typed when the creation fails, and creates the token on retry', async () => {
  const { user } = await mount();
  const form = await fillIn(user);
  await user.click(await form.findByRole('checkbox', { name: 'Support' }));
  world.faults.add({ call: CREATE, kind: 'status', status: 500, times: 1 });
  await user.click(form.getByRole('button', { name: 'Create token' }));
  expect(await form.findByText('Something went wrong on our side. Try again in a moment.')).toBeTruthy();
  expect((form.getByLabelText('Description') as HTMLInputElement).value).toBe('  Nightly export ');
  await user.click(form.getByRole('button', { name: 'Create token' }));
  expect(await screen.findByRole('dialog', { name: 'The token is ready' })).toBeTruthy();
});

it('shows at the roles that one is above the user’s own', async () => {
  const { user } = await mount();
  const form = await fillIn(user);
  await user.click(await form.findByRole('checkbox', { name: 'Admin' }));
  world.faults.add({
    call: CREATE,
    kind: 'status',
    status: 403,
    errorCode: 'ER-ROLE-ABOVE-OWN',
  });
  await user.click(form.getByRole('button', { name: 'Create token' }));
  const roles = (await form.findByRole('checkbox', { name: 'Admin' })).closest('[name="roles"]') as HTMLElement;
  expect(await within(roles).findByRole('alert')).toBeTruthy();
});

it('marks tokens that have expired or will soon', async () => {
  addToken({ id: 'token-old', description: 'Old', expiresAt: inDays(-1) });
  addToken({ id: 'token-soon', description: 'Soon', expiresAt: inDays(13) });
  addToken({ id: 'token-later', description: 'Later', expiresAt: inDays(15) });
  addToken({ id: 'token-never', description: 'Never ending' });
  await mount();
  expect((await row('Old')).textContent).toContain('Expired');
  expect((await row('Soon')).textContent).toContain('Expires soon');
  expect((await row('Later')).textContent).not.toMatch(/Expire/);
  expect((await row('Never ending')).textContent).toContain('Never');
});

it('names the roles and who has created a token', async () => {
  addToken({ roleIds: ['role-read-only', 'role-support', 'role-admin'] });
  await mount();
  const cells = await row('Deployment pipeline');
  await waitFor(() => expect(cells.textContent).toContain('Read Only'));
  expect(cells.textContent).toContain('+1');
  await waitFor(() => expect(cells.textContent).toMatch(/You|Ada|Ben/));
});

it('searches descriptions without their accents, and ids', async () => {
  addToken({});
  addToken({ id: 'token-2', description: 'Überwachung' });
  const { user, app } = await mount();
  await row('Überwachung');
  await user.type(screen.getByRole('searchbox', { name: 'Search tokens' }), 'TOKEN-2');
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Überwachung']);
  expect(app.portal.getState().params).toEqual({ search: 'TOKEN-2' });
  await user.type(screen.getByRole('searchbox', { name: 'Search tokens' }), 'x');
  await user.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1)!);
  expect(screen.getAllByRole('rowheader')).toHaveLength(2);
  await user.type(screen.getByRole('searchbox', { name: 'Search tokens' }), 'uber');
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Überwachung']);
});

it('deletes a token after a confirmation, also if another administrator was faster', async () => {
  addToken({});
  const { user } = await mount();
  await row('Deployment pipeline');
  await user.click(screen.getByRole('button', { name: 'Actions for Deployment pipeline' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete token' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete “Deployment pipeline”?' }));
  const { tables, ...snapshot } = world.snapshot();
  world.restore({ ...snapshot, tables: { ...tables, apiTokens: [] } });
  await user.click(dialog.getByRole('button', { name: 'Delete token' }));
  expect(await screen.findByText('No tokens yet')).toBeTruthy();
  expect(sent('DELETE').map(({ status }) => status)).toEqual([404]);
});

it('lets a user without the permissions see, but neither create nor delete', async () => {
  addToken({});
  await mount({ signedInAs: 'ines@acme.test' });
  await row('Deployment pipeline');
  expect(screen.queryByRole('button', { name: /Create token|Actions for/ })).toBeNull();
});

it('says why it shows nothing to a user who may not see the tokens, and loads nothing', async () => {
  const { tables, ...snapshot } = world.snapshot();
  const roles = (tables.roles as { id: string }[]).map((role) => ({ ...role, permissionIds: [] }));
  world.restore({ ...snapshot, tables: { ...tables, roles } });
  await mount({ metadata: { navigation: { apiTokens: { visibility: 'always' } } } });
  expect(await screen.findByText('You do not have access to this page')).toBeTruthy();
  expect(sent('GET').filter(({ path }) => path.includes('tokens/v1'))).toEqual([]);
});

it('says that the tokens could not be loaded, and loads them again', async () => {
  addToken({});
  world.faults.add({ call: 'GET /identity/resources/tenants/api-tokens/v1', kind: 'offline' });
  const { user } = await mount();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  world.faults.clear();
  await user.click(retry);
  expect(await row('Deployment pipeline')).toBeTruthy();
});

it('is not in the menu unless the vendor shows it', async () => {
  await mount({ metadata: {}, page: 'profile' });
  const menus = await screen.findAllByRole('navigation', { name: 'Pages' });
  expect(within(menus[0]!).queryByRole('button', { name: /API tokens/ })).toBeNull();
});
