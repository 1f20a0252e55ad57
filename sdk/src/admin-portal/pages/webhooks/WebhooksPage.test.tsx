// @vitest-environment jsdom
import { createWorld, type World } from '@portico/mock-backend';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { saveWebhookRequestSchema } from '../../../contract/connectivity-webhooks';
import { preparePage, renderPortal, type TestPortalOptions } from '../../test-portal';
import {
  ACCEPTED_STATUSES,
  DELIVERIES_PAGE_SIZE,
  MIN_SECRET_LENGTH,
  maxLengths,
  RETRY_STATUS,
} from './webhook-constants';

preparePage();

const metadata = { navigation: { webhooks: { visibility: 'byPermissions' as const } } };
const TRAIL = 'webhook-trail-acme';
const CRM = 'webhook-crm-acme';

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0, scenario: 'small-team' });
  world.clock.follow(() => performance.now());
});
afterEach(cleanup);

const mount = (options: TestPortalOptions = {}) => renderPortal(world, { page: 'webhooks', metadata, ...options });
const show = (webhook: string, options: TestPortalOptions = {}) => mount({ params: { webhook }, ...options });
const sent = (method: string, path: RegExp) =>
  world.journal.list().filter((entry) => entry.method === method && path.test(entry.path));
const row = (name: RegExp | string) => screen.findByRole('row', { name: new RegExp(name) });
const webhooksOfWorld = () =>
  (world.snapshot().tables.webhooks as Record<string, unknown>[]).filter(({ tenantId }) => tenantId === 'tenant-acme');

/** Changes a row of the world, as another administrator would. */
function changeWebhook(id: string, changes: Record<string, unknown>) {
  const { tables, ...snapshot } = world.snapshot();
  const webhooks = (tables.webhooks as { id: string }[]).map((one) => (one.id === id ? { ...one, ...changes } : one));
  world.restore({ ...snapshot, tables: { ...tables, webhooks } });
}

async function openMenuItem(user: UserEvent, name: string, item: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

it('has the numbers of the spec and of the contract', () => {
  expect([DELIVERIES_PAGE_SIZE, ACCEPTED_STATUSES, RETRY_STATUS, MIN_SECRET_LENGTH]).toEqual([10, [200, 201], 202, 8]);
  const longest = {
    displayName: 'x'.repeat(maxLengths.displayName),
    description: 'x'.repeat(maxLengths.description),
    url: `https://a.test/${'x'.repeat(maxLengths.url - 'https://a.test/'.length)}`,
    secret: 'x'.repeat(maxLengths.secret),
    eventKeys: [],
    isActive: true,
  };
  expect(saveWebhookRequestSchema.safeParse(longest).success).toBe(true);
  for (const field of Object.keys(maxLengths) as (keyof typeof maxLengths)[]) {
    expect(saveWebhookRequestSchema.safeParse({ ...longest, [field]: `${longest[field]}x` }).success).toBe(false);
  }
});

it('lists webhooks with their last deliveries, and searches names and addresses', async () => {
  const { user } = await mount();
  const cells = within(await row('Audit trail'));
  await waitFor(() => expect(cells.getByText('Delivered: 200')).toBeTruthy());
  expect(cells.getByText('Failed: 1 of the last 10')).toBeTruthy();
  expect(within(await row('Customer records')).getByText('No deliveries yet')).toBeTruthy();
  expect(sent('GET', /logs/)).toHaveLength(1);
  await user.type(screen.getByRole('searchbox', { name: 'Search webhooks' }), 'status/503');
  expect(screen.getAllByRole('rowheader')).toHaveLength(1);
  await user.type(screen.getByRole('searchbox', { name: 'Search webhooks' }), 'x');
  expect(await screen.findByText('No webhook found')).toBeTruthy();
});

it('adds a webhook with events of two categories', async () => {
  const { user } = await mount();
  await user.click(await screen.findByRole('button', { name: 'Add webhook' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add a webhook' }));
  await user.click(form.getByRole('button', { name: 'Add webhook' }));
  for (const text of ['Enter a name.', 'Enter the address.', 'Choose at least one event.']) {
    expect(form.getByText(text)).toBeTruthy();
  }
  await user.type(form.getByLabelText('Name'), ' Billing ');
  await user.type(form.getByLabelText('Address'), 'ftp://billing.test');
  await user.type(form.getByLabelText('Secret'), 'short');
  await user.type(await form.findByRole('searchbox', { name: 'Search events' }), 'created');
  await user.click(form.getByRole('checkbox', { name: 'Role created' }));
  await user.click(form.getByRole('checkbox', { name: 'Token created' }));
  await user.click(form.getByRole('button', { name: 'Add webhook' }));
  expect(form.getByText(/^Enter a whole address/)).toBeTruthy();
  expect(form.getByText('Use at least 8 characters.')).toBeTruthy();
  await user.clear(form.getByLabelText('Address'));
  await user.type(form.getByLabelText('Address'), 'https://billing.acme.test/in');
  await user.click(form.getByRole('button', { name: 'Generate a secret' }));
  await user.click(form.getByRole('button', { name: 'Add webhook' }));
  expect(within(await row('Billing')).getByText('2 events')).toBeTruthy();
  expect(webhooksOfWorld().at(-1)).toMatchObject({
    displayName: 'Billing',
    url: 'https://billing.acme.test/in',
    secret: expect.stringMatching(/^[\da-f]{64}$/),
    eventKeys: ['role.created', 'token.created'],
    isActive: true,
  });
});

it('adds no second webhook if the answer of the first attempt was lost', async () => {
  world.faults.add({ call: 'POST /webhook/custom', kind: 'cut', times: 1 });
  const { user } = await mount();
  await user.click(await screen.findByRole('button', { name: 'Add webhook' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add a webhook' }));
  await user.type(form.getByLabelText('Name'), 'Billing');
  await user.type(form.getByLabelText('Address'), 'https://billing.acme.test/in');
  await user.type(await form.findByRole('searchbox', { name: 'Search events' }), 'role created');
  await user.click(form.getByRole('checkbox', { name: 'Role created' }));
  await user.click(form.getByRole('button', { name: 'Add webhook' }));
  await form.findByRole('alert');
  await user.click(form.getByRole('button', { name: 'Add webhook' }));
  expect(await row('Billing')).toBeTruthy();
  expect(webhooksOfWorld().filter(({ displayName }) => displayName === 'Billing')).toHaveLength(1);
});

it('sends only what the user has changed, and nothing if that is nothing', async () => {
  const { user } = await mount({ dialog: { kind: 'editWebhook', webhookId: TRAIL } });
  let form = within(await screen.findByRole('dialog', { name: 'Edit “Audit trail”' }));
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('PATCH', /webhook/)).toEqual([]);
  await openMenuItem(user, 'Audit trail', 'Edit');
  form = within(await screen.findByRole('dialog'));
  await user.clear(form.getByLabelText('Secret'));
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(sent('PATCH', /webhook/).map(({ requestBody }) => requestBody)).toEqual([{ secret: null }]),
  );
});

it('says that another administrator has changed the webhook, and keeps the entries', async () => {
  const { user } = await mount({ dialog: { kind: 'editWebhook', webhookId: TRAIL } });
  const form = within(await screen.findByRole('dialog', { name: /^Edit/ }));
  await user.type(form.getByLabelText('Name'), ' 2');
  changeWebhook(TRAIL, { url: 'https://other.acme.test/' });
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  const saveAnyway = await form.findByRole('button', { name: /anyway/i });
  expect(sent('PATCH', /webhook/)).toEqual([]);
  await user.click(saveAnyway);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { displayName, url } = webhooksOfWorld()[0]!;
  expect([displayName, url]).toEqual(['Audit trail 2', 'https://hooks.acme.test/audit-trail']);
});

it('switches a webhook off and on, and back if the call fails', async () => {
  const { user } = await mount();
  const toggle = await screen.findByRole('switch', { name: 'Send events to Audit trail' });
  await user.click(toggle);
  await waitFor(() => expect(webhooksOfWorld()[0]).toMatchObject({ isActive: false }));
  world.faults.add({ call: 'PATCH /webhook/{id}', kind: 'status', status: 500 });
  await user.click(toggle);
  expect(await screen.findByText(/Something went wrong on our side/)).toBeTruthy();
  expect((toggle as HTMLInputElement).checked).toBe(false);
});

it('warns the second of two administrators before a webhook is switched, and sends nothing that is done', async () => {
  const { user } = await mount();
  const toggle = await screen.findByRole<HTMLInputElement>('switch', { name: 'Send events to Audit trail' });
  changeWebhook(TRAIL, { url: 'https://hooks.acme.test/other' });
  await user.click(toggle);
  await screen.findByText(/Another administrator changed this/);
  expect(toggle.checked).toBe(true);
  changeWebhook(TRAIL, { isActive: false });
  await user.click(toggle);
  await waitFor(() => expect(toggle.checked).toBe(false));
  expect(sent('PATCH', /webhook/)).toEqual([]);
});

it('deletes a webhook after a confirmation, also if another administrator was faster', async () => {
  const { user } = await show(TRAIL);
  await openMenuItem(user, 'Audit trail', 'Delete');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete “Audit trail”?' }));
  changeWebhook(TRAIL, { tenantId: 'tenant-brightwater' });
  await user.click(dialog.getByRole('button', { name: 'Delete webhook' }));
  expect(await row('Customer records')).toBeTruthy();
  expect(screen.queryByText('Audit trail')).toBeNull();
});

it('tests the typed address: 200 is a success, another status is a failure, with the answer of each', async () => {
  const { user } = await mount({ dialog: { kind: 'createWebhook' } });
  const form = within(await screen.findByRole('dialog'));
  const test = form.getByRole('button', { name: 'Send a test' });
  await user.click(test);
  expect(form.getByText('Enter the address.')).toBeTruthy();
  await user.type(form.getByLabelText('Address'), 'https://a.test/in');
  await user.click(test);
  expect(await form.findByText('The test succeeded')).toBeTruthy();
  expect(form.getByText(/"received": true/)).toBeTruthy();
  await user.type(form.getByLabelText('Address'), '/status/503');
  await user.click(test);
  expect(await form.findByText('The test failed')).toBeTruthy();
  expect(form.getByText('The address answered with status 503.')).toBeTruthy();
  expect(form.getByText(/"received": false/)).toBeTruthy();
});

it('says why a test could not be sent', async () => {
  const { user } = await mount({ dialog: { kind: 'testWebhook', webhookId: CRM } });
  world.faults.add({ call: 'POST /webhook/test', kind: 'status', status: 500 });
  const dialog = within(await screen.findByRole('dialog', { name: 'Test “Customer records”' }));
  await user.click(dialog.getByRole('button', { name: 'Send a test' }));
  expect(await dialog.findByText('The test could not be sent')).toBeTruthy();
});

it('shows ten deliveries a page, and what was sent and answered', async () => {
  const { user, app } = await show(TRAIL);
  const table = await screen.findByRole('table', { name: 'Deliveries' });
  expect(within(table).getAllByRole('rowheader')).toHaveLength(DELIVERIES_PAGE_SIZE);
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('11–14 of 14')).toBeTruthy();
  expect(app.portal.getState().params).toMatchObject({ page: '2' });
  expect(sent('GET', /logs/).at(-1)?.path).toMatch(/offset=10&limit=10|limit=10/);
  const [first] = await screen.findAllByRole('rowheader');
  await user.click(within(first!).getByRole('button'));
  const panel = within(await screen.findByRole('dialog'));
  expect(panel.getByText(/"received": true/)).toBeTruthy();
  expect(panel.getByText(/"eventContext"/)).toBeTruthy();
  expect(panel.getByText(/x-webhook-event: /)).toBeTruthy();
});

it('repeats a failed delivery, and shows the new attempt and how it ended', async () => {
  const { user } = await show(TRAIL);
  const failed = within(await row('Failed: 503'));
  await user.click(failed.getByRole('button', { name: /^Retry/ }));
  expect(await screen.findByText('Sent again, and delivered with status 200.')).toBeTruthy();
  const [newest] = within(screen.getByRole('table', { name: 'Deliveries' }))
    .getAllByRole('row')
    .slice(1);
  expect(within(newest!).getByText('Delivered: 200')).toBeTruthy();
  expect(within(newest!).getByText('2')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(within(await row('Failed: 503')).getByText('Sent again')).toBeTruthy();
});

it('marks a retry that the service refuses, or accepts with another status, as unsuccessful', async () => {
  const { user } = await show(TRAIL);
  world.faults.add({ call: 'POST /webhook/logs/{id}/retries', kind: 'status', status: 500, times: 1 });
  await user.click(within(await row('Failed: 503')).getByRole('button', { name: /^Retry/ }));
  expect(await screen.findByText(/Something went wrong on our side/)).toBeTruthy();
  expect(within(await row('Failed: 503')).getByText('Not sent again')).toBeTruthy();
});

it('shows values only to a user without the permission to change them', async () => {
  const { tables, ...snapshot } = world.snapshot();
  const permissionIds = ['webhooks', 'webhookLogs'].map((what) => `permission-fe.connectivity.read.${what}`);
  const roles = (tables.roles as { id: string }[]).map((role) => ({ ...role, permissionIds }));
  world.restore({ ...snapshot, tables: { ...tables, roles } });
  await show(TRAIL, { signedInAs: 'ines@acme.test' });
  expect(await screen.findByRole('heading', { name: 'Audit trail' })).toBeTruthy();
  expect(screen.getByText('On')).toBeTruthy();
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.queryByRole('button', { name: /Send a test|Actions for|Retry/ })).toBeNull();
});

it('says that a webhook is gone, and leads to the others', async () => {
  const { user } = await show('webhook-unknown');
  expect(await screen.findByText('This webhook no longer exists')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show all webhooks' }));
  expect(await row('Audit trail')).toBeTruthy();
});

it('says that the webhooks could not be loaded, and loads them again', async () => {
  world.faults.add({ call: 'GET /webhook', kind: 'offline' });
  const { user } = await mount();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  world.faults.clear();
  await user.click(retry);
  expect(await row('Audit trail')).toBeTruthy();
});
