import type { World } from '@portico/mock-backend';
import { screen, within } from '@testing-library/react';
import { renderPortal, type TestPortalOptions } from '../../test-portal';

const ADA = 'ada@acme.test';

/** Replaces Ada's notifications: `title` is the name, `hoursAgo` the age. All are unread. */
export function setNotifications(world: World, ...list: readonly NotificationSeed[]): void {
  const snapshot = world.snapshot();
  const userId = world.people().find(({ email }) => email === ADA)?.userId;
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
export async function openPanel(world: World, options: TestPortalOptions = {}) {
  const portal = await renderPortal(world, { dialog: { kind: 'notifications' }, ...options });
  const dialog = await screen.findByRole('dialog', { name: 'Notifications' });
  return { ...portal, panel: within(dialog) };
}

/** The notifications of the panel: each group's title, then the titles in it. */
export function groups(panel: Pick<typeof screen, 'getAllByRole'>) {
  return panel.getAllByRole('region').map((group) => {
    const items = [...group.querySelectorAll('.portico-notification-title bdi')];
    return [group.querySelector('h3')?.textContent, ...items.map((item) => item.textContent)];
  });
}
