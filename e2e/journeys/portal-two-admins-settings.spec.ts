import type { Page } from '@playwright/test';
import { expect, test } from '../setup/live-host';
import { twoAdmins } from './two-admins';

const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog')).last();
const save = (page: Page) => dialog(page).getByRole('button', { name: /^Save( changes)?$/ });

test('the second of two administrators who limit idle sessions is warned, and loads the limit of the first', async ({
  live,
}) => {
  const { page } = live;
  const other = await twoAdmins(live, '/account/portal/security?tab=sessionManagement');
  for (const [one, minutes] of [
    [page, '30'],
    [other, '45'],
  ] as const) {
    await one.getByRole('button', { name: 'Edit: Idle session timeout' }).click();
    await dialog(one).getByRole('switch', { name: 'Sign out idle users' }).check();
    await dialog(one).getByLabel('Duration').fill(minutes);
  }
  await save(other).click();
  await expect(other.getByText('Sign out after 45 minutes without activity')).toBeVisible();

  await save(page).click();
  await expect(dialog(page).getByText('Another administrator changed this')).toBeVisible();
  await expect(dialog(page).getByLabel('Duration')).toHaveValue('30');
  await dialog(page).getByRole('button', { name: 'Load the current version' }).click();
  await expect(dialog(page).getByLabel('Duration')).toHaveValue('45');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Sign out after 45 minutes without activity')).toBeVisible();
});

test('the second of two administrators who edit a webhook is warned, and saves the own changes anyway', async ({
  live,
}) => {
  const { page, world } = live;
  world.publish({ navigation: { webhooks: { visibility: 'byPermissions' } } });
  const other = await twoAdmins(live, '/account/portal/webhooks');
  for (const [one, name] of [
    [page, 'Warehouse'],
    [other, 'Harbor office'],
  ] as const) {
    const actions = one.getByRole('table', { name: 'Webhooks' }).getByRole('button', { name: /^Actions for / });
    await actions.first().click();
    await one.getByRole('menuitem', { name: 'Edit' }).click();
    await dialog(one).getByLabel('Name').fill(name);
  }
  await save(other).click();
  await expect(other.getByText('Harbor office is saved.')).toBeVisible();

  await save(page).click();
  await expect(dialog(page).getByText('Another administrator changed this')).toBeVisible();
  await expect(dialog(page).getByLabel('Name')).toHaveValue('Warehouse');
  await dialog(page).getByRole('button', { name: 'Save anyway' }).click();
  await expect(page.getByRole('table', { name: 'Webhooks' }).getByText('Warehouse', { exact: true })).toBeVisible();
});

test('an owner who cancels a plan that another owner has canceled meanwhile sees the plan as it is', async ({
  live,
}) => {
  const { page, world } = live;
  world.publish({ navigation: { subscriptions: { visibility: 'byPermissions' } } });
  const other = await twoAdmins(live, '/account/portal/subscriptions');
  const plan = (one: Page) => one.getByRole('region', { name: 'Current plan' });
  for (const one of [page, other]) await plan(one).getByRole('button', { name: 'Cancel plan' }).click();
  await dialog(other).getByRole('button', { name: 'Cancel plan' }).click();
  await expect(plan(other).getByText(/^Your plan ends on/)).toBeVisible();

  await dialog(page).getByRole('button', { name: 'Cancel plan' }).click();
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Keep plan' }).click();
  await expect(plan(page).getByText(/^Your plan ends on/)).toBeVisible();
});
