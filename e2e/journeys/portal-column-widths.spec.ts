import type { Locator } from '@playwright/test';
import { createWorld, type World } from '@portico/mock-backend';
import { expect, test } from '../setup/live-host';
import { pointer } from '../setup/user-actions';
import { signIn } from './login-methods/sign-in-steps';

const ADA = 'ada@acme.test';
const SHOWN = { visibility: 'byPermissions' as const };

/** A token of the user, and one of the tenant. */
function addTokens(world: World) {
  const { tables, ...snapshot } = world.snapshot();
  const { id: userId } = (tables.users as { id: string; email: string }[]).find(({ email }) => email === ADA) ?? {};
  const { tenantId } = (tables.groups as { tenantId: string }[])[0] ?? {};
  const token = {
    kind: 'api',
    tenantId,
    createdByUserId: userId,
    description: 'Deployment pipeline',
    secret: 'secret-of-deploy',
    roleIds: [],
    createdAt: '2026-01-12T08:00:00.000Z',
    expiresAt: null,
  };
  const apiTokens = [
    { ...token, id: 'token-of-user', userId },
    { ...token, id: 'token-of-tenant', userId: null },
  ];
  world.restore({ ...snapshot, tables: { ...tables, apiTokens } });
}

/** Every table of the portal but those of users, which have a journey of their own. */
const tables = [
  { page: 'groups', table: 'Groups', column: 'Group' },
  { page: 'roles', table: 'Roles', column: 'Role' },
  { page: 'personalApiTokens', table: 'Personal API tokens', column: 'Description' },
  { page: 'apiTokens', table: 'API tokens', column: 'Description' },
  { page: 'allAccounts', table: 'All accounts', column: 'Account' },
  { page: 'allAccounts?search=n', table: 'All accounts', column: 'Account' },
  { page: 'allAccounts?account=tenant-tidewater', table: 'Users', column: 'User' },
  { page: 'allAccounts?account=tenant-tidewater', table: 'Accounts below', column: 'Account' },
  { page: 'privacy', table: 'Where you are signed in', column: 'Device' },
];

const widthOf = async (cell: Locator) => Math.round((await cell.boundingBox())?.width ?? 0);

test('an administrator changes a width in every table; each is remembered and reset on its own', async ({
  live: { page, world, open },
}) => {
  world.restore(createWorld({ scenario: 'reseller', latency: 0 }).snapshot());
  addTokens(world);
  world.publish({ navigation: { groups: SHOWN, roles: SHOWN, personalApiTokens: SHOWN, apiTokens: SHOWN } });
  await open('/account/login');
  await signIn(pointer(page), ADA);
  await expect(page.getByText(`Signed in as ${ADA}`)).toBeVisible();

  for (const { page: address, table: name, column } of tables) {
    await test.step(`${address}: ${name}`, async () => {
      await open(`/account/portal/${address}`);
      const menu = page.getByRole('button', { name: `Layout of ${name}`, exact: true });
      const card = page.locator('.portico-card').filter({ has: menu });
      const head = card.getByRole('columnheader', { name: column, exact: true });
      const separator = head.getByRole('separator', { name: `Width of ${column}`, exact: true });
      await expect(separator).toBeAttached();
      const before = await widthOf(head);
      await separator.focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      expect(await widthOf(head)).toBe(before - 10);

      await menu.click();
      await page.getByRole('switch', { name: 'Compact rows' }).click();
      await page.reload();
      await expect(separator).toHaveAttribute('aria-valuenow', String(before - 10));
      await expect(page.locator('table[data-density=compact]')).toHaveCount(1);

      await menu.click();
      await page.getByRole('button', { name: 'Reset to default' }).click();
      await page.keyboard.press('Escape');
      await expect.poll(() => widthOf(head)).toBe(before);
      await expect(page.locator('table[data-density=compact]')).toHaveCount(0);
    });
  }
});
