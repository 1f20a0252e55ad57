import type { Page } from '@playwright/test';
import { createWorld } from '@portico/mock-backend';
import { expect, type LiveHost, test } from '../setup/live-host';
import { twoAdmins } from './two-admins';

test('the second of two administrators who change the account settings keeps theirs, or loads those of the first', async ({
  live,
}) => {
  const { page } = live;
  const other = await twoAdmins(live, '/account/portal/account');
  const save = (one: Page) => one.getByRole('button', { name: 'Save changes' });
  const address = (one: Page) => one.getByLabel('Address');
  const warning = page.getByRole('alert').filter({ hasText: 'Another administrator changed these settings' });
  await address(page).fill('1 Pier Road');
  await address(other).fill('2 Pier Road');
  await save(other).click();
  await expect(save(other)).toHaveCount(0);
  await save(page).click();
  await expect(warning).toBeFocused();
  await expect(address(page)).toHaveValue('1 Pier Road');
  await save(page).click();
  await expect(save(page)).toHaveCount(0);

  await address(other).fill('3 Pier Road');
  await save(other).click();
  await other.getByRole('button', { name: 'Load the current version' }).click();
  await expect(address(other)).toHaveValue('1 Pier Road');
  await expect(save(other)).toHaveCount(0);
});

test('the second of two administrators who rename a group is warned, and nothing typed is lost', async ({ live }) => {
  const { page, world } = live;
  world.publish({ navigation: { groups: { visibility: 'byPermissions' } } });
  const other = await twoAdmins(live, '/account/portal/groups');
  const form = (one: Page) => one.getByRole('dialog', { name: /^Edit / });
  for (const [one, name] of [
    [page, 'Night shift'],
    [other, 'Day shift'],
  ] as const) {
    await one
      .getByRole('button', { name: /^Actions for / })
      .first()
      .click();
    await one.getByRole('menuitem', { name: 'Edit group' }).click();
    await form(one).getByLabel('Name').fill(name);
  }
  await form(other).getByRole('button', { name: 'Save' }).click();
  await expect(form(other)).toHaveCount(0);
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(form(page).getByText('Another administrator changed this group')).toBeVisible();
  await expect(form(page).getByLabel('Name')).toHaveValue('Night shift');
  await form(page).getByRole('button', { name: 'Save anyway' }).click();
  await expect(form(page)).toHaveCount(0);
  await expect(page.getByText('Night shift', { exact: true })).toBeVisible();
});

test('the second of two administrators who choose the roles of a user keeps the choice, or loads those of now', async ({
  live,
}) => {
  const { page } = live;
  const other = await twoAdmins(live, '/account/portal/users');
  const form = (one: Page) => one.getByRole('dialog', { name: 'Roles of Chloe Lindqvist' });
  const role = (one: Page, name: string) => form(one).getByRole('checkbox', { name: new RegExp(`^${name}`) });
  for (const one of [page, other]) {
    await one.getByRole('button', { name: 'Actions for Chloe Lindqvist' }).click();
    await one.getByRole('menuitem', { name: 'Edit roles' }).click();
    await expect(role(one, 'Support')).toBeVisible();
  }
  await role(other, 'Read Only').setChecked(true);
  await form(other).getByRole('button', { name: 'Save' }).click();
  await expect(form(other)).toHaveCount(0);

  await role(page, 'Admin').setChecked(true);
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(form(page).getByText('Another administrator changed this')).toBeVisible();
  await expect(role(page, 'Admin')).toBeChecked();
  await expect(form(page).getByRole('button', { name: 'Save anyway' })).toBeVisible();
  await form(page).getByRole('button', { name: 'Load the current version' }).click();
  await expect(role(page, 'Admin')).not.toBeChecked();
  await expect(role(page, 'Read Only')).toBeChecked();
  await expect(form(page).getByRole('alert')).toHaveCount(0);
});

/** Adds a role of the tenant's own. */
function addRole(world: LiveHost['world']) {
  const { tables, ...rest } = world.snapshot();
  const [builtIn] = tables.roles as Record<string, unknown>[];
  const role = { ...builtIn, id: 'role-auditor', key: 'auditor', name: 'Auditor', tenantId: 'tenant-acme', level: 2 };
  world.restore({ ...rest, tables: { ...tables, roles: [...(tables.roles ?? []), { ...role, isDefault: false }] } });
}

test('the second of two administrators who change a role keeps the entries, and saves them anyway', async ({
  live,
}) => {
  const { page, world } = live;
  world.publish({ navigation: { roles: { visibility: 'byPermissions' } } });
  addRole(world);
  const other = await twoAdmins(live, '/account/portal/roles');
  const form = (one: Page) => one.getByRole('dialog', { name: 'Edit Auditor' });
  for (const one of [page, other]) {
    await one.getByRole('button', { name: 'Actions for Auditor' }).click();
    await one.getByRole('menuitem', { name: 'Edit role' }).click();
  }
  await form(other).getByLabel('Name', { exact: true }).fill('Controller');
  await form(other).getByRole('button', { name: 'Save' }).click();
  await expect(form(other)).toHaveCount(0);

  await form(page).getByLabel('Description').fill('Reads the audit logs.');
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(form(page).getByText('Another administrator changed this role')).toBeVisible();
  await expect(form(page).getByLabel('Description')).toHaveValue('Reads the audit logs.');
  await form(page).getByRole('button', { name: 'Save anyway' }).click();
  await expect(form(page)).toHaveCount(0);
  await expect(page.getByRole('rowheader', { name: /^Auditor/ })).toContainText('Reads the audit logs.');
});

test('the second of two resellers who choose the roles of a user in an account loads those of now', async ({
  live,
}) => {
  const { page, world } = live;
  world.restore(createWorld({ scenario: 'reseller', latency: 0 }).snapshot());
  const other = await twoAdmins(live, '/account/portal/allAccounts?account=tenant-fernhill');
  const form = (one: Page) => one.getByRole('dialog', { name: 'Roles of Omar Rahimi' });
  const role = (one: Page, name: string) => form(one).getByRole('checkbox', { name: new RegExp(`^${name}`) });
  for (const one of [page, other]) {
    await one.getByRole('button', { name: 'Actions for Omar Rahimi' }).click();
    await one.getByRole('menuitem', { name: 'Edit roles' }).click();
    await role(one, 'Support').check();
  }
  await form(other).getByRole('button', { name: 'Save' }).click();
  await expect(form(other)).toHaveCount(0);

  await role(page, 'Admin').check();
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(form(page).getByText('Another administrator changed this')).toBeVisible();
  await expect(role(page, 'Admin')).toBeChecked();
  await form(page).getByRole('button', { name: 'Load the current version' }).click();
  await expect(role(page, 'Admin')).not.toBeChecked();
  await expect(role(page, 'Support')).toBeChecked();
  await expect(form(page).getByRole('alert')).toHaveCount(0);
});
