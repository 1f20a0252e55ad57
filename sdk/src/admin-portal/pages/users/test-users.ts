import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderPortal, type TestPortalOptions } from '../../test-portal';

/** Opens the page, and waits for its table. For tests. */
export async function openUsers(world: Parameters<typeof renderPortal>[0], options: TestPortalOptions = {}) {
  const opened = await renderPortal(world, { page: 'users', ...options });
  await screen.findByRole('table', { hidden: true });
  return opened;
}

/** The row of a user. For tests. */
export function rowOf(name: string): HTMLElement {
  const row = screen.getByRole('rowheader', { name: new RegExp(name) }).closest('tr');
  if (!row) throw new Error(`${name} has no row`);
  return row;
}

/** Chooses an action in the menu of a user. For tests. */
export async function chooseAction(user: UserEvent, name: string, action: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}
