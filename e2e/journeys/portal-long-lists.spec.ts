import type { World } from '@portico/mock-backend';
import { expect, test } from '../setup/live-host';
import { pointer } from '../setup/user-actions';
import { signIn } from './login-methods/sign-in-steps';

/** Rows to which the journey adds copies of one. */
type Rows = Record<string, unknown>[];

/** Fills the account with 5,000 groups. */
function addGroups(world: World) {
  const { tables, ...snapshot } = world.snapshot();
  const groups = tables.groups as Rows;
  const added = Array.from({ length: 5_000 }, (_, index) => ({
    ...groups[0],
    id: `group-${index + 1}`,
    name: `Crew ${index + 1}`,
    description: index % 3 === 0 ? 'Sails at night.' : null,
  }));
  world.restore({ ...snapshot, tables: { ...tables, groups: [...groups, ...added] } });
}

test('moves through 5,000 groups by keyboard, opens one, removes a member, undoes it and returns to the row', async ({
  live: { page, world, open },
}) => {
  world.publish({ navigation: { groups: { visibility: 'byPermissions' } } });
  addGroups(world);
  const user = pointer(page);
  await open('/account/login');
  await signIn(user, 'ada@acme.test');
  await user.press('Open the admin portal');
  await user.press('Groups');
  const table = page.getByRole('table', { name: 'Groups' });
  await expect(table).toHaveAttribute('aria-rowcount', '5003');
  // The virtualizer has loaded: the rows out of view are a gap.
  await expect(table.locator('.portico-table-gap')).toHaveCount(1);

  await table.getByRole('row').nth(1).focus();
  await page.keyboard.press('End');
  const last = table.getByRole('row', { name: 'Crew 5000' });
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
  expect(await table.getByRole('row').count()).toBeLessThan(80);

  const row = table.getByRole('row', { name: 'Crew 2345' });
  // On a busy machine, the next letter may come after the pause that begins a new text: then the user types it again.
  await expect(async () => {
    await page.keyboard.type('crew 2345');
    await expect(row).toBeFocused({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await expect(row).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Crew 2345' });
  await panel.getByRole('button', { name: 'Remove Chloe Lindqvist' }).click();
  await expect(panel.getByText('Chloe Lindqvist')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(panel.getByText('Chloe Lindqvist')).toBeVisible();
  // From the button of the toast, which is gone, the focus returns to the panel.
  await expect(panel.and(page.locator(':focus-within'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(row).toBeInViewport();

  await page.getByRole('searchbox', { name: 'Search' }).fill('crew 4321');
  await expect(table.getByRole('row', { name: 'Crew 4321' })).toBeVisible();
  await expect(table.getByRole('row')).toHaveCount(2);
});
