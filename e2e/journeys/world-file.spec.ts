import { expect, test } from '../setup/live-host';
import { openStudio } from '../setup/studio';

test('a world file continues the session of its user, also after the session has gone on', async ({ page }) => {
  const frame = await openStudio(page, 'screen=admin-portal/profile&state=default');
  const profile = frame.getByRole('heading', { name: 'Profile' }).first();
  const portal = frame.getByRole('button', { name: 'Open the admin portal' });
  await profile.waitFor();
  await page.getByRole('button', { name: 'Open the world', exact: true }).click();
  await page.getByRole('tab', { name: 'World file' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the world' }).click();
  const path = await (await download).path();

  // The page that loads after the file refreshes the session: the second time, the file's token is no longer the newest.
  for (const time of ['first', 'second']) {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Open a world' }).click();
    await (await chooser).setFiles(path);
    await expect(profile, `before the ${time} load`).toBeHidden();
    await portal.click();
    await expect(profile, `after the ${time} load`).toBeVisible();
  }
});
