import { screen, within } from '@testing-library/react';
import { renderPortal, type TestPortalOptions } from '../../test-portal';

/** Opens the page. For tests. */
export function openPrivacy(world: Parameters<typeof renderPortal>[0], options: TestPortalOptions = {}) {
  return renderPortal(world, { page: 'privacy', ...options });
}

/** The content of an open dialog. For tests. */
export async function dialogOf(name: string | RegExp, role: 'dialog' | 'alertdialog' = 'dialog') {
  return within(await screen.findByRole(role, { name }));
}

/** The card with this title, once it is loaded. For tests. */
export async function cardOf(name: string) {
  return within(await screen.findByRole('region', { name }));
}
