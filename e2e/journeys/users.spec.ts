import type { Page } from '@playwright/test';
import { expect, test } from '../setup/live-host';
import { pointer } from '../setup/user-actions';
import { signIn } from './login-methods/sign-in-steps';

const ADA = 'ada@acme.test';

const rows = (page: Page) => page.getByRole('table', { name: 'Users' }).getByRole('rowheader');
const query = (page: Page) => new URL(page.url()).searchParams;

test('a link to a filtered list shows it to another user, and Back closes the panel', async ({ live }) => {
  const { page, open } = live;
  await open('/account/portal/users?roleIds=in_list%3Arole-support&sort=-name');
  await signIn(pointer(page), ADA);
  await expect(page.getByRole('button', { name: 'Role is Support' })).toBeVisible();
  await expect(rows(page)).toHaveCount(4);
  await expect(rows(page).first()).toContainText('Jonas Weber');
  await page.keyboard.press('Control+f');
  await page.keyboard.type('chl');
  await expect(rows(page)).toHaveCount(1);
  await expect.poll(() => query(page).get('search')).toBe('chl');
  await page.getByRole('button', { name: 'Chloe Lindqvist', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Chloe Lindqvist' });
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(panel).toHaveCount(0);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.getByRole('button', { name: 'Remove filter Role' }).click();
  await expect(rows(page)).toHaveCount(10);
  await expect.poll(() => query(page).get('roleIds')).toBeNull();
});

test('an administrator invites a CSV file of users: bad lines are named, the others get an e-mail', async ({
  live,
}) => {
  const { page, open, world } = live;
  await open('/account/portal/users/inviteUsers');
  await signIn(pointer(page), ADA);
  const dialog = page.getByRole('dialog', { name: 'Invite several users' });
  await expect(dialog).toBeVisible();
  const people = Array.from({ length: 40 }, (_, index) => `Person ${index},p${index}@acme.test`);
  const csv = ['Name,E-mail', ...people, 'No address,nowhere', 'Person 0,p0@acme.test'].join('\r\n');
  await dialog
    .getByLabel('Choose a CSV file')
    .setInputFiles({ name: 'team.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(dialog.getByText('40 addresses · 2 entries left out')).toBeVisible();
  await expect(dialog.getByText('Line 42:')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Support' }).check();
  await dialog.getByRole('button', { name: 'Invite 40 users' }).click();
  await expect(dialog.getByText('40 invitations are on their way.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('1–20 of 50')).toBeVisible();
  const mails = world.inbox.list().filter(({ to }) => /^p\d+@acme\.test$/.test(to));
  expect(mails).toHaveLength(40);
});

test('an administrator changes the widths of columns by mouse and by keyboard, and a reload keeps them', async ({
  live: { page, open },
}) => {
  await open('/account/portal/users');
  await signIn(pointer(page), ADA);
  const table = page.getByRole('table', { name: 'Users' });
  const widthOf = async (column: string) =>
    Math.round((await table.getByRole('columnheader', { name: column, exact: true }).boundingBox())?.width ?? 0);
  const separator = (column: string) => table.getByRole('separator', { name: `Width of ${column}`, exact: true });
  // The groups arrive after the rows, and take room from the other columns.
  await expect(table.getByText('Founders').first()).toBeVisible();
  const before = { user: await widthOf('User'), status: await widthOf('Status') };

  await separator('User').hover();
  await page.mouse.down();
  const grip = await separator('User').boundingBox();
  await page.mouse.move((grip?.x ?? 0) + (grip?.width ?? 0) / 2 - 40, (grip?.y ?? 0) + 20, { steps: 3 });
  await page.mouse.up();
  expect(await widthOf('User')).toBe(before.user - 40);
  expect(await widthOf('Status')).toBe(before.status);

  await separator('Status').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(separator('Status')).toHaveAttribute('aria-valuenow', String(before.status + 20));
  await page.keyboard.press('Enter');
  await expect(table.getByRole('row').nth(1)).toBeFocused();

  await page.reload();
  await expect(table.getByText('Founders').first()).toBeVisible();
  expect([await widthOf('User'), await widthOf('Status')]).toEqual([before.user - 40, before.status + 20]);

  await separator('Status').focus();
  await page.keyboard.press('End');
  // The columns need more room than the card has: the table scrolls in its box below the actions, and the page does not.
  await expect(page.locator('.portico-table-area')).toHaveAttribute('data-wide', '');
  await expect(table.getByRole('button', { name: 'Actions for Ada Moreno' })).toBeInViewport({ ratio: 1 });
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth).toBe(clientWidth);

  await page.getByRole('button', { name: 'Columns and density' }).click();
  await page.getByRole('button', { name: 'Reset to default' }).click();
  await page.keyboard.press('Escape');
  await expect.poll(() => widthOf('User')).toBe(before.user);
});
