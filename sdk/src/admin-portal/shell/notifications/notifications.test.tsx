// @vitest-environment jsdom
import { createWorld, type World } from '@portico/mock-backend';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { userIdOf } from '../../../app/test-app';
import { preparePage, renderPortal, type TestPortalOptions } from '../../test-portal';

preparePage();

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
  world.clock.set(Date.parse('2026-03-02T12:00:00.000Z'));
});
afterEach(cleanup);

const ADA = 'ada@acme.test';

/** Replaces Ada's notifications: `title` is the name, `hoursAgo` the age. All are unread. */
function setNotifications(world: World, ...list: readonly NotificationSeed[]): void {
  const snapshot = world.snapshot();
  const userId = userIdOf(world, ADA);
  const memberships = snapshot.tables.memberships as { userId: string; tenantId: string }[];
  const tenantId = memberships.find((row) => row.userId === userId)?.tenantId;
  const notifications = list.map(({ title, hoursAgo, ...more }) => {
    const createdAt = new Date(world.clock.now() - hoursAgo * 3_600_000).toISOString();
    const ids = { id: `notification-${title}`, tenantId, userId, eventKey: 'user.joined', url: '/users' };
    const state = { status: 'unread', isPinned: false, severity: 'Info', createdAt, updatedAt: createdAt };
    return { ...ids, title, body: 'A user accepted an invitation.', ...state, ...more };
  });
  world.restore({ ...snapshot, tables: { ...snapshot.tables, notifications } });
}

interface NotificationSeed {
  title: string;
  hoursAgo: number;
  status?: 'read';
  isPinned?: true;
  url?: string;
  severity?: string;
}

/** Opens the panel over Ada's profile. */
async function openPanel(world: World, options: TestPortalOptions = {}) {
  const portal = await renderPortal(world, { dialog: { kind: 'notifications' }, ...options });
  const dialog = await screen.findByRole('dialog', { name: 'Notifications' });
  return { ...portal, panel: within(dialog) };
}

/** The notifications of the panel: each group's title, then the titles in it. */
function groups(panel: Pick<typeof screen, 'getAllByRole'>) {
  return panel.getAllByRole('region').map((group) => {
    const items = [...group.querySelectorAll('.portico-notification-title bdi')];
    return [group.querySelector('h3')?.textContent, ...items.map((item) => item.textContent)];
  });
}

const STATUS = 'PUT /notification/status';
/** The bells of the menu and of the bar, of which one is shown. */
const bells = (name: string) => screen.findAllByLabelText(name, { selector: 'button' });
const saved = () =>
  (world.snapshot().tables.notifications as { title: string; status: string; isPinned: boolean }[]).map(
    ({ title, status, isPinned }) => [title, status, isPinned],
  );

it('counts the unread notifications on the bell, and opens the panel', async () => {
  setNotifications(world, { title: 'One', hoursAgo: 1 }, { title: 'Two', hoursAgo: 2, status: 'read' });
  const { user } = await renderPortal(world);
  const [bell] = await bells('Notifications: 1 unread');
  await user.click(bell!);
  expect(await screen.findByRole('dialog', { name: 'Notifications' })).toBeTruthy();
});

it('has no count without unread notifications, and says that the list is empty', async () => {
  setNotifications(world);
  const { panel } = await openPanel(world);
  expect(await panel.findByText('You have no notifications')).toBeTruthy();
  expect(await bells('Notifications')).toHaveLength(2);
});

it('lists pinned ones, then days, each with the unread ones first', async () => {
  setNotifications(
    world,
    { title: 'Old', hoursAgo: 60 },
    { title: 'Read', hoursAgo: 1, status: 'read' },
    { title: 'Unread', hoursAgo: 2 },
    { title: 'Pinned', hoursAgo: 90, isPinned: true, status: 'read' },
    { title: 'Before', hoursAgo: 26 },
  );
  const { panel } = await openPanel(world);
  await panel.findByText('3 unread');
  expect(groups(panel)).toEqual([
    ['Pinned', 'Pinned'],
    ['today', 'Unread', 'Read'],
    ['yesterday', 'Before'],
    ['February 28, 2026', 'Old'],
  ]);
});

it('marks a notification as read and opens its page', async () => {
  setNotifications(world, { title: 'One', hoursAgo: 1 });
  const { user, panel, app } = await openPanel(world);
  await user.click(await panel.findByRole('button', { name: /One/, description: '' }));
  await screen.findByRole('heading', { level: 1, name: 'Users' });
  expect(app.portal.getState()).toMatchObject({ page: 'users', dialog: { kind: 'none' }, unread: 0 });
  await waitFor(() => expect(saved()).toEqual([['One', 'read', false]]));
});

it('stays on a notification without a page, at its place and with the focus', async () => {
  setNotifications(world, { title: 'One', hoursAgo: 1, url: '/unknown' }, { title: 'Two', hoursAgo: 2 });
  const { user, panel } = await openPanel(world);
  const [one] = await panel.findAllByRole('button', { name: /One/ });
  await user.click(one!);
  expect(await panel.findByText('1 unread')).toBeTruthy();
  expect(one).toBe(document.activeElement);
  expect(one!.getAttribute('aria-disabled')).toBe('true');
  expect(groups(panel)).toEqual([['today', 'One', 'Two']]);
});

it('shows a change at once, and undoes it with a reason if it fails', async () => {
  setNotifications(world, { title: 'One', hoursAgo: 1 });
  const { user, panel } = await openPanel(world);
  const fault = world.faults.add({ call: STATUS, kind: 'time-out' });
  await user.click(await panel.findByRole('button', { name: 'Mark “One” as read' }));
  expect(panel.getByText('You have read everything')).toBeTruthy();
  world.faults.remove(fault);
  await waitFor(() => {
    act(() => world.clock.advance(5_000));
    expect(panel.getByText('1 unread')).toBeTruthy();
  });
  expect(screen.getByText(/could not be reached/)).toBeTruthy();
  expect(saved()).toEqual([['One', 'unread', false]]);
  await user.click(panel.getByRole('button', { name: 'Mark “One” as read' }));
  await waitFor(() => expect(saved()).toEqual([['One', 'read', false]]));
});

it('pins and unpins, and the focus stays on the button', async () => {
  setNotifications(world, { title: 'One', hoursAgo: 1 }, { title: 'Two', hoursAgo: 2 });
  const { user, panel } = await openPanel(world);
  await user.click(await panel.findByRole('button', { name: 'Pin “Two”' }));
  expect(groups(panel)).toEqual([
    ['Pinned', 'Two'],
    ['today', 'One'],
  ]);
  expect(document.activeElement).toBe(panel.getByRole('button', { name: 'Unpin “Two”' }));
  await user.keyboard('{Enter}');
  expect(groups(panel)).toEqual([['today', 'One', 'Two']]);
  await waitFor(() => expect(world.journal.list().filter(({ method }) => method === 'PUT')).toHaveLength(2));
  await waitFor(() => expect(saved().map(([, , isPinned]) => isPinned)).toEqual([false, false]));
});

it('returns the focus to the panel when a pin fails, so that Escape closes it', async () => {
  setNotifications(world, { title: 'One', hoursAgo: 1 });
  const { app, user, panel } = await openPanel(world);
  const fault = world.faults.add({ call: 'PUT /notification/pin', kind: 'time-out' });
  await user.click(await panel.findByRole('button', { name: 'Pin “One”' }));
  const unpin = panel.getByRole('button', { name: 'Unpin “One”' });
  expect(document.activeElement).toBe(unpin);
  world.faults.remove(fault);
  await waitFor(() => {
    act(() => world.clock.advance(5_000));
    expect(unpin.isConnected).toBe(false);
  });
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Notifications' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(app.portal.getState()).toMatchObject({ dialog: { kind: 'none' } }));
});

it('keeps another change of the same notification when one fails', async () => {
  setNotifications(world, { title: 'One', hoursAgo: 1 });
  const { user, panel } = await openPanel(world);
  world.faults.add({ call: STATUS, kind: 'status', status: 500 });
  await user.click(await panel.findByRole('button', { name: 'Pin “One”' }));
  await user.click(panel.getByRole('button', { name: 'Mark “One” as read' }));
  await panel.findByText('1 unread');
  expect(groups(panel)).toEqual([['Pinned', 'One']]);
  expect(saved()).toEqual([['One', 'unread', true]]);
});

it('marks all as read, once', async () => {
  setNotifications(world, { title: 'One', hoursAgo: 1 }, { title: 'Two', hoursAgo: 2 });
  const { user, panel } = await openPanel(world);
  await user.dblClick(await panel.findByRole('button', { name: 'Mark all as read' }));
  expect(await bells('Notifications')).toHaveLength(2);
  await waitFor(() => expect(saved().map(([, status]) => status)).toEqual(['read', 'read']));
  expect(world.journal.list().filter(({ path }) => path.endsWith('mark-all-read'))).toHaveLength(1);
});

it('shows what arrives while the portal is open', async () => {
  setNotifications(world, { title: 'One', hoursAgo: 1 });
  const { panel } = await openPanel(world);
  await panel.findByText('1 unread');
  setNotifications(world, { title: 'One', hoursAgo: 1 }, { title: 'Two', hoursAgo: 0 });
  act(() => world.clock.advance(60_000));
  expect(await panel.findByText('2 unread')).toBeTruthy();
  expect(await bells('Notifications: 2 unread')).toHaveLength(2);
});

it('keeps what is shown when a later load fails, and retries a failed first load', async () => {
  setNotifications(world, { title: 'One', hoursAgo: 1 });
  const fault = world.faults.add({ call: 'GET /notification', kind: 'status', status: 500 });
  const { user, panel } = await openPanel(world);
  await waitFor(() => {
    act(() => world.clock.advance(500));
    expect(panel.getByRole('alert')).toBeTruthy();
  });
  const requests = () => world.journal.list().filter(({ path }) => path.startsWith('/notification')).length;
  const tryAgain = panel.getByRole('button', { name: 'Try again' });
  const failed = requests();
  act(() => world.clock.advance(60_000));
  await waitFor(() => expect(requests()).toBeGreaterThan(failed));
  // The next load leaves the button where it is: a press, or the focus, is not lost.
  expect(tryAgain.isConnected).toBe(true);
  world.faults.remove(fault);
  await user.click(tryAgain);
  await panel.findByText('1 unread');
  world.faults.add({ call: 'GET /notification', kind: 'status', status: 500 });
  const before = requests();
  await waitFor(() => {
    act(() => world.clock.advance(60_000));
    expect(requests()).toBeGreaterThan(before + 2);
  });
  expect(panel.getByText('1 unread')).toBeTruthy();
});

it('moves from one notification to the next with the arrow keys', async () => {
  setNotifications(
    world,
    { title: 'One', hoursAgo: 1 },
    { title: 'Two', hoursAgo: 30 },
    { title: 'Three', hoursAgo: 31 },
  );
  const { user, panel } = await openPanel(world);
  await panel.findByText('3 unread');
  const focused = () => document.activeElement?.querySelector('bdi')?.textContent;
  const pressed = async (key: string) => {
    await user.keyboard(`{${key}}`);
    return focused();
  };
  panel.getAllByRole('button', { name: /One/ })[0]!.focus();
  expect(await pressed('ArrowDown')).toBe('Two');
  expect(await pressed('End')).toBe('Three');
  expect(await pressed('ArrowDown')).toBe('Three');
  expect(await pressed('Home')).toBe('One');
  expect(await pressed('ArrowUp')).toBe('One');
});

it('loads older notifications on request', async () => {
  setNotifications(
    world,
    ...Array.from({ length: 130 }, (_, index) => ({ title: `Number ${index}`, hoursAgo: 200 - index })),
  );
  const { user, panel } = await openPanel(world);
  await panel.findByText('100 unread');
  expect((await bells('Notifications: 100 unread'))[0]!.textContent).toContain('99+');
  await user.click(panel.getByText('Show older notifications'));
  await panel.findByText('130 unread');
  expect(panel.queryByText('Show older notifications')).toBeNull();
});

it('asks about unsaved changes before it opens the page of a notification', async () => {
  setNotifications(world, { title: 'One', hoursAgo: 1 });
  const { user, panel, app } = await openPanel(world);
  act(() => app.portal.setState({ unsavedForms: 1 }));
  await user.click((await panel.findAllByRole('button', { name: /One/ }))[0]!);
  await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
  expect(app.portal.getState().page).toBe('profile');
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  await screen.findByRole('heading', { level: 1, name: 'Users' });
});

it('shows the notifications of the account that the user switches to', async () => {
  setNotifications(world, { title: 'One', hoursAgo: 1 });
  const { app } = await renderPortal(world);
  await bells('Notifications: 1 unread');
  const { tenants, activeTenant } = app.session.store.getState();
  const other = tenants.find(({ tenantId }) => tenantId !== activeTenant?.tenantId)!;
  await act(() => app.session.switchTenant(other.tenantId));
  expect(await bells('Notifications')).toHaveLength(2);
});
