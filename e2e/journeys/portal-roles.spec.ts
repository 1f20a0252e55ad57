import type { Page } from '@playwright/test';
import { expect, test } from '../setup/live-host';
import { keyboard } from '../setup/user-actions';
import { signIn } from './login-methods/sign-in-steps';

const row = (page: Page, name: string) => page.getByRole('rowheader', { name: new RegExp(name) });

test('creates a role with permissions found by a search, after a name that is taken, and deletes it, by keyboard alone', async ({
  live: { page, world, open },
}) => {
  world.publish({ navigation: { roles: { visibility: 'byPermissions' } } });
  const user = keyboard(page);
  await open('/account/login');
  await signIn(user, 'ada@acme.test');
  await user.press('Open the admin portal');
  await user.press('Roles & permissions');
  await user.press('Create role');

  const panel = page.getByRole('dialog', { name: 'Create a role' });
  await expect(panel.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Support');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Another role has this name. Choose a different one.')).toBeVisible();
  await expect(panel.getByLabel('Name')).toBeFocused();
  await page.keyboard.type(' lead');
  await user.fill('Search permissions', 'audit');
  await user.tick('See audit logs');
  await user.fill('Search permissions', 'invite people');
  await user.tick('Invite people');
  await expect(panel.getByText(/^2 of \d+ chosen$/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(row(page, 'Support lead')).toBeVisible();
  const { requestBody } = world.journal.list().findLast(({ method }) => method === 'POST') ?? {};
  expect(requestBody).toMatchObject({
    key: 'support-lead',
    permissions: ['permission-fe.secure.read.audits', 'permission-fe.secure.write.users'],
  });

  await user.press('Actions for Support lead');
  await expect(page.getByRole('menuitem', { name: 'Show details' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No user has this role. You cannot undo this.')).toBeVisible();
  await user.press('Delete role');
  await expect(row(page, 'Support lead')).toHaveCount(0);
});
