import { createWorld, DEMO_PASSWORD } from '@portico/mock-backend';
import { expect } from '../setup/live-host';
import { test } from '../setup/shared-context';

test('a reseller creates an account, adds a user, changes the roles and deletes the account', async ({
  live: { page, world, open },
  watch,
}) => {
  // The console names the failed call.
  watch.allow(/Simulated failure 500/);
  world.restore(createWorld({ scenario: 'reseller', latency: 0 }).snapshot());
  await open('/account/login');
  await page.getByLabel('Email').fill('ada@acme.test');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Open the admin portal' }).click();
  await page.getByRole('navigation').getByText('All accounts').click();

  await page.getByRole('button', { name: 'Create account' }).click();
  const dialog = page.getByRole('dialog').last();
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(dialog.getByText('Give the account a name.')).toBeVisible();
  await dialog.getByLabel('Name', { exact: true }).fill('Quayside');
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('button', { name: 'Manage this account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quayside' })).toBeVisible();

  await page.getByRole('button', { name: 'Invite users' }).click();
  await dialog.getByLabel('Email addresses').fill('nora@quayside.test');
  await dialog.getByRole('checkbox', { name: 'Read Only' }).check();
  await dialog.getByRole('button', { name: 'Send invitations' }).click();
  const nora = page.getByRole('row').filter({ hasText: 'nora@quayside.test' });
  await expect(nora.getByText('Read Only')).toBeVisible();

  await nora.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Edit roles' }).click();
  await dialog.getByRole('checkbox', { name: 'Support' }).check();
  const fault = world.faults.add({
    call: 'PATCH /identity/resources/sub-tenants/users/v1/{userId}/roles',
    kind: 'status',
    status: 500,
  });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  world.faults.remove(fault);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(nora.getByText('Support')).toBeVisible();

  await page.getByRole('button', { name: 'Actions for Quayside' }).click();
  await page.getByRole('menuitem', { name: 'Delete account' }).click();
  const confirmation = page.getByRole('alertdialog');
  await confirmation.getByRole('textbox').fill('Quayside');
  await confirmation.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All accounts' })).toBeVisible();
  await expect(page.getByRole('treegrid').getByText('Quayside')).toBeHidden();
});
