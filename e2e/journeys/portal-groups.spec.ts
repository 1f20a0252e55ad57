import { expect, test } from '../setup/live-host';
import { pointer } from '../setup/user-actions';
import { signIn } from './login-methods/sign-in-steps';

test('creates a group, adds a member at the second attempt, gives it a role, and finds it by its address', async ({
  live: { page, world, open },
  watch,
}) => {
  watch.allow(/Simulated failure 500/);
  world.publish({ navigation: { groups: { visibility: 'byPermissions' } } });
  const user = pointer(page);
  await open('/account/login');
  await signIn(user, 'ada@acme.test');
  await user.press('Open the admin portal');
  await user.press('Groups');
  await user.press('Create group');
  const form = page.getByRole('dialog', { name: 'Create a group' });
  await form.getByLabel('Name').fill('Night shift');
  await form.getByRole('radio', { name: 'Teal' }).check();
  await form.getByRole('button', { name: 'Create group' }).click();

  const panel = page.getByRole('dialog', { name: 'Night shift', exact: true });
  await panel.getByRole('button', { name: 'Add members' }).click();
  const members = page.getByRole('dialog', { name: 'Add members to Night shift' });
  await members.getByLabel('Search by name or email').fill('chloe');
  await members.getByRole('checkbox', { name: 'Chloe Lindqvist' }).check();
  const fault = world.faults.add({
    call: 'POST /identity/resources/groups/v1/{groupId}/users',
    kind: 'status',
    status: 500,
  });
  await members.getByRole('button', { name: 'Add members' }).click();
  await expect(members.getByRole('alert')).toBeFocused();
  await expect(members.getByText('1 user chosen')).toBeVisible();
  world.faults.remove(fault);
  await members.getByRole('button', { name: 'Add members' }).click();
  await expect(panel.getByText('Chloe Lindqvist')).toBeVisible();

  await panel.getByRole('button', { name: 'Edit roles' }).click();
  const roles = page.getByRole('dialog', { name: 'Roles of Night shift' });
  await roles.getByRole('checkbox', { name: 'Read Only' }).check();
  await roles.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('Roles: Read Only, Support')).toBeVisible();

  await page.reload();
  await expect(panel.getByText('Chloe Lindqvist')).toBeVisible();
  await page.goBack();
  await expect(roles).toBeVisible();
});
