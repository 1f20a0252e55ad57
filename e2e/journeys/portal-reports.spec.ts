import { readFile } from 'node:fs/promises';
import { expect, test } from '../setup/live-host';
import { pointer } from '../setup/user-actions';
import { signIn } from './login-methods/sign-in-steps';

const SCHEDULE = 'POST /reports/resources/reports/v2/{id}/tenant-reports';

test('an auditor previews a report, downloads it, and schedules it at the second attempt', async ({
  live: { page, world, open },
  watch,
}) => {
  // The console names the failed call.
  watch.allow(/Simulated failure 500/);
  const user = pointer(page);
  await open('/account/login');
  await signIn(user, 'ada@acme.test');
  await user.press('Open the admin portal');
  await page.getByRole('navigation').getByText('Audit logs').click();
  await page.getByRole('tab', { name: 'Reports' }).click();

  await page.getByRole('button', { name: 'Preview: Team access' }).click();
  const preview = page.getByRole('dialog', { name: 'Team access' });
  const rows = preview.frameLocator('iframe').getByRole('row');
  await expect(rows.filter({ hasText: 'daniel@acme.test' })).toBeVisible();
  await preview.getByLabel('Role').fill('support');
  await preview.getByRole('button', { name: 'Apply' }).click();
  await expect(rows.filter({ hasText: 'chloe@acme.test' })).toBeVisible();
  await expect(rows.filter({ hasText: 'daniel@acme.test' })).toHaveCount(0);
  const download = page.waitForEvent('download');
  await preview.getByRole('button', { name: 'Download as PDF' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('report_Team access.pdf');
  expect((await readFile(await file.path(), 'latin1')).startsWith('%PDF-')).toBe(true);
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();

  const fault = world.faults.add({ call: SCHEDULE, kind: 'status', status: 500 });
  await page.getByRole('button', { name: 'Schedule: Team access' }).click();
  const form = page.getByRole('dialog', { name: 'Schedule Team access' });
  await form.getByLabel('How often').selectOption('Every week');
  await form.getByLabel('Day of the week').selectOption('Friday');
  await form.getByRole('button', { name: 'Save schedule' }).click();
  await expect(form.getByText('Something went wrong on our side.')).toBeVisible();
  world.faults.remove(fault);
  await form.getByRole('button', { name: 'Save schedule' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText('Every Friday at 08:00')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Every Friday at 08:00')).toBeVisible();
});
