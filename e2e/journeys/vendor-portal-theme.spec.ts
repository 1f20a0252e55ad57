import { readFile } from 'node:fs/promises';
import { expect, test } from '../setup/live-host';
import { openStudio } from '../setup/studio';

const DARK = '#14141c';

test('makes the portal’s menu dark, hides a field and a column, undoes one and exports the others', async ({
  page,
  watch: _watch,
}) => {
  const frame = await openStudio(page, 'screen=admin-portal/users');
  await page.getByRole('group', { name: 'Edit the theme of' }).getByText('Admin portal').click();
  const open = async (panel: string) => {
    await page.getByRole('button', { name: panel, exact: true }).click();
    return page.getByRole('region', { name: panel, exact: true });
  };
  const back = () => page.getByRole('button', { name: 'All parts of the portal' }).click();

  const menu = await open('Menu');
  await menu.getByLabel('Background', { exact: true }).first().fill(DARK);
  await expect(frame.locator('.portico-portal-menu')).toHaveCSS('background-color', 'rgb(20, 20, 28)');
  await back();

  const users = await open('Users');
  await expect(frame.getByRole('columnheader', { name: 'Joined' })).toBeVisible();
  await users.getByLabel('Joined').selectOption('Hidden');
  await expect(frame.getByRole('columnheader', { name: 'Joined' })).toHaveCount(0);
  await back();

  const profile = await open('Profile');
  const jobTitle = frame.getByRole('term').filter({ hasText: 'Job title' });
  await expect(jobTitle).toBeVisible();
  await profile.getByRole('group', { name: 'Profile, fields: Job title' }).getByText('Hidden').click();
  await expect(jobTitle).toHaveCount(0);
  await page.getByRole('button', { name: /^undo/i }).click();
  await expect(jobTitle).toBeVisible();
  await page.getByRole('button', { name: /^redo/i }).click();
  await expect(jobTitle).toHaveCount(0);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export metadata' }).click();
  const exported = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(exported.themeV2.adminPortal).toEqual({
    navigation: { background: DARK },
    pages: {
      users: { fieldsProperties: { tableColumns: { joinedAt: { appearance: 'hidden' } } } },
      profile: { fieldsProperties: { jobTitle: { appearance: 'hidden' } } },
    },
  });
});

test('leads from the header of a table in the preview to its controls', async ({ page, watch: _watch }) => {
  const frame = await openStudio(page, 'screen=admin-portal/users');
  const header = frame.getByRole('columnheader', { name: 'Roles' });
  await header.waitFor();
  await page.keyboard.press('Alt+i');
  await page.getByText('Click an element in the preview').waitFor();
  await header.click({ force: true });
  const inspector = page.getByRole('region', { name: 'Inspector' });
  await inspector.getByRole('button', { name: 'Header row' }).click();
  await expect(page.getByRole('region', { name: 'Tables', exact: true })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Header row', exact: true })).toBeVisible();
});
