import { createWorld } from '@portico/mock-backend';
import { expect, test } from '../setup/live-host';
import { pointer } from '../setup/user-actions';
import { signIn } from './login-methods/sign-in-steps';

const navigation = {
  allUsers: { visibility: 'byPermissions' as const, permissions: ['fe.secure.read.userSubTenants'] },
};

test('a reseller finds a user two levels below, changes the roles at the second attempt, and exports the list', async ({
  live: { page, world, open },
  watch,
}) => {
  // The console names the failed call.
  watch.allow(/Simulated failure 500/);
  world.restore(createWorld({ scenario: 'reseller', latency: 0 }).snapshot());
  world.publish({ navigation });
  const user = pointer(page);
  await open('/account/login');
  await signIn(user, 'ada@acme.test');
  await user.press('Open the admin portal');
  await page.getByRole('navigation').getByText('All users').click();

  await page.getByLabel('Search by name or email').fill('leif');
  const leif = page.getByRole('row').filter({ hasText: 'leif@tidewater-oslo.test' });
  await expect(leif.getByText('Tidewater Freight Oslo')).toBeVisible();
  await leif.getByRole('button', { name: 'Leif Jansen', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Leif Jansen', exact: true });
  await panel.getByRole('button', { name: 'Actions in Tidewater Freight Oslo' }).click();
  await page.getByRole('menuitem', { name: 'Edit roles' }).click();
  const roles = page.getByRole('dialog', { name: 'Roles of Leif Jansen in Tidewater Freight Oslo' });
  await roles.getByRole('checkbox', { name: 'Support' }).check();
  const fault = world.faults.add({
    call: 'PATCH /identity/resources/sub-tenants/users/v1/{userId}/roles',
    kind: 'status',
    status: 500,
  });
  await roles.getByRole('button', { name: 'Save' }).click();
  await expect(roles.getByRole('alert')).toBeFocused();
  await expect(roles.getByRole('checkbox', { name: 'Support' })).toBeChecked();
  world.faults.remove(fault);
  await roles.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('Support')).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toBe('all-users.csv');
  await page.reload();
  await expect(leif.getByText('Support')).toBeVisible();
});

test('a member without the permission has no such page', async ({ live: { page, world, open } }) => {
  const snapshot = createWorld({ scenario: 'reseller', latency: 0 }).snapshot();
  const roles = snapshot.tables.roles as { id: string; permissionIds: string[] }[];
  const reduced = roles.map((role) => (role.id === 'role-read-only' ? { ...role, permissionIds: [] } : role));
  world.restore({ ...snapshot, tables: { ...snapshot.tables, roles: reduced } });
  world.publish({ navigation });
  const user = pointer(page);
  await open('/account/login');
  await signIn(user, 'ines@acme.test');
  await user.press('Open the admin portal');
  await expect(page.getByRole('navigation').getByText('Profile')).toBeVisible();
  await expect(page.getByRole('navigation').getByText('All users')).toBeHidden();
});
