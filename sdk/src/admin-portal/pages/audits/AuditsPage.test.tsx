// @vitest-environment jsdom
import { createWorld, type World } from '@portico/mock-backend';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { preparePage, renderPortal, type TestPortalOptions } from '../../test-portal';

preparePage();

const LIST = 'GET /audits';
const START = '2026-03-02T09:00:00.000Z';

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0, scenario: 'small-team', now: START });
  world.clock.follow(() => performance.now());
});
afterEach(cleanup);

async function mount(options: TestPortalOptions = {}) {
  const opened = await renderPortal(world, { page: 'audits', ...options });
  await screen.findByRole('heading', { level: 1, name: 'Audit logs', hidden: true });
  return opened;
}

const rows = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const table = () => screen.findByRole('table', { name: 'Audit logs' });
/** The events of the team, newest first. */
const log = () => {
  const { audits = [] } = world.snapshot().tables as { audits?: { id: string; tenantId: string; createdAt: string }[] };
  const ofTeam = audits.filter(({ tenantId }) => tenantId === 'tenant-acme');
  return ofTeam.sort((one, other) => other.createdAt.localeCompare(one.createdAt));
};

it('shows the columns of the metadata, twenty events a page, the newest first', async () => {
  await mount();
  const shown = within(await table());
  expect(shown.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    ...['Event', 'Time', 'Email', 'Description', 'IP address', 'Severity'],
  ]);
  expect(rows()).toHaveLength(20);
  const total = log().length;
  expect(screen.getByText(`1–20 of ${total}`)).toBeTruthy();
  expect(screen.getByText(`Page 1 of ${Math.ceil(total / 20)}`)).toBeTruthy();
});

it('searches, filters by period, severity and column, and writes all of it into the address', async () => {
  const { app, user } = await mount();
  await table();
  const filters = within(await screen.findByRole('group', { name: 'Filter' }));
  await user.click(filters.getByRole('button', { name: 'Severity' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'High' }));
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Add filter' }));
  await user.selectOptions(await screen.findByLabelText('Filter by'), 'Description');
  await user.type(screen.getByLabelText('Contains'), 'policy{Enter}');
  await user.click(screen.getByRole('button', { name: 'Period' }));
  await user.click(await screen.findByRole('button', { name: 'Last 7 days' }));
  await waitFor(() =>
    expect(app.portal.getState().params).toMatchObject({
      severity: 'High',
      description: 'policy',
      from: '2026-02-24',
      to: '2026-03-02',
    }),
  );
  await waitFor(() => expect(new Set(rows())).toEqual(new Set(['Security settings changed'])));
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(rows()).toHaveLength(20));
  await user.type(screen.getByLabelText('Search events'), 'zebra');
  expect(await screen.findByText('No events found')).toBeTruthy();
});

it('refuses a period that ends before it begins', async () => {
  const { user } = await mount({ params: { from: '2026-03-02' } });
  await user.click(await screen.findByRole('button', { name: 'Since Mar 2, 2026' }));
  await user.type(await screen.findByLabelText('To'), '2026-02-01');
  await user.click(screen.getByRole('button', { name: 'Apply filter' }));
  expect(await screen.findByText('This day is before the first one.')).toBeTruthy();
});

it('sorts by a column, the most severe first', async () => {
  const { app, user } = await mount();
  await user.click(within(await table()).getByRole('button', { name: 'Severity' }));
  await waitFor(() => expect(app.portal.getState().params).toMatchObject({ sort: '-severity' }));
  await waitFor(() => expect(screen.getAllByRole('row')[1]?.textContent).toContain('High'));
});

it('shows an event with its JSON, and all events with the same value', async () => {
  const { app, user } = await mount();
  await user.click(within(await table()).getAllByRole('button', { name: 'Token created' })[0]!);
  const panel = within(await screen.findByRole('dialog', { name: 'Token created' }));
  expect(panel.getByText(/"event": "token.created"/)).toBeTruthy();
  expect(panel.getByText(/^Mozilla/)).toBeTruthy();
  await user.click(panel.getByRole('button', { name: 'Show all events with this value: Email' }));
  await waitFor(() => expect(app.portal.getState().params).toMatchObject({ email: 'ada@acme.test' }));
  expect(await screen.findByRole('button', { name: 'Email contains ada@acme.test' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('opens the event of an address, also one of another page, and says if there is none', async () => {
  const last = log().at(-1)!;
  const about = (eventId: string) => ({ kind: 'auditEvent', at: String(Date.parse(last.createdAt)), eventId }) as const;
  await mount({ dialog: about(last.id) });
  expect(await screen.findByText(/"event": "/)).toBeTruthy();
  cleanup();
  await mount({ dialog: about('audit-unknown') });
  expect(await screen.findByText('This event is not in the log')).toBeTruthy();
});

it('ignores what an address names that does not exist', async () => {
  await mount({ params: { severity: 'Huge', from: 'yesterday', sort: 'json', page: '-3', pageSize: '7' } });
  await table();
  expect(rows()).toHaveLength(20);
});

it('keeps a failed log on the page, and loads it again', async () => {
  const fault = world.faults.add({ call: LIST, kind: 'status', status: 500 });
  const { user } = await mount();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  world.faults.remove(fault);
  await user.click(retry);
  await table();
});

it('loads the columns again after a failure', async () => {
  const fault = world.faults.add({ call: 'GET /metadata', kind: 'status', status: 500 });
  const { user } = await mount();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  world.faults.remove(fault);
  await user.click(retry);
  await table();
});

it('adds further rows to an endless list, once each, and tries again after a failure', async () => {
  world.publish({ navigation: { audits: { paginationMode: 'virtual' } } });
  const total = log().length;
  const { user } = await mount();
  await table();
  expect(screen.getByText(`20 of ${total} events`)).toBeTruthy();
  const fault = world.faults.add({ call: LIST, kind: 'status', status: 500 });
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(rows()).toHaveLength(20);
  world.faults.remove(fault);
  await user.click(retry);
  await waitFor(() => expect(rows()).toHaveLength(40));
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(rows()).toHaveLength(total));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('tells a user without the permission which one is missing', async () => {
  const snapshot = world.snapshot();
  const roles = snapshot.tables.roles as { id: string; permissionIds: string[] }[];
  const reduced = roles.map((role) => (role.id === 'role-read-only' ? { ...role, permissionIds: [] } : role));
  world.restore({ ...snapshot, tables: { ...snapshot.tables, roles: reduced } });
  await mount({ signedInAs: 'ines@acme.test' });
  expect(await screen.findByText('You do not have access to this page')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});
