import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createWorld } from '@portico/mock-backend';
import { expect, test } from '../setup/live-host';
import { keyboard, pointer } from '../setup/user-actions';
import { signIn } from './login-methods/sign-in-steps';

const EXPORT = 'POST /audits/export/{format}/v2';

const eventRows = (page: Page) => page.getByRole('table', { name: 'Audit logs' }).getByRole('rowheader');

test('an auditor filters the log, follows an event, and exports at the second attempt', async ({
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
  await expect(eventRows(page)).toHaveCount(20);

  await page.getByRole('group', { name: 'Filter' }).getByRole('button', { name: 'Severity' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'High' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Severity is High' })).toBeVisible();
  await page.getByRole('button', { name: 'Security settings changed' }).first().click();
  const panel = page.getByRole('dialog', { name: 'Security settings changed' });
  await expect(panel.getByText('"event": "security.changed"')).toBeVisible();
  await page.reload();
  await expect(panel.getByText('"event": "security.changed"')).toBeVisible();
  await panel.getByRole('button', { name: 'Show all events with this value: Severity' }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'Severity is High' })).toBeVisible();
  await expect(eventRows(page).filter({ hasText: 'Signed in' })).toHaveCount(0);
  const shown = await eventRows(page).count();

  const fault = world.faults.add({ call: EXPORT, kind: 'status', status: 500 });
  const exportButton = page.getByRole('button', { name: 'Export CSV' });
  await exportButton.click();
  await expect(page.getByText('Something went wrong on our side.')).toBeVisible();
  world.faults.remove(fault);
  const download = page.waitForEvent('download');
  await exportButton.click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('audits.csv');
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(shown + 1);
  expect(lines.slice(1).every((line) => line.endsWith(',High'))).toBe(true);
});

test('an auditor reads the log by keyboard alone, and follows a number of the statistics', async ({
  live: { page, world, open },
}) => {
  // The statistics count up to the page's today.
  world.clock.advance(Date.now() - world.clock.now());
  const user = keyboard(page);
  await open('/account/login');
  await signIn(user, 'ada@acme.test');
  await user.press('Open the admin portal');
  await user.press('Audit logs');
  await expect(eventRows(page)).toHaveCount(20);
  await eventRows(page).first().getByRole('button').focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Signed in' });
  await expect(panel.getByText('"event": "user.signed-in"')).toBeVisible();
  await expect(panel).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(eventRows(page).first().getByRole('button')).toBeFocused();
  await page.getByRole('tab', { name: 'Events' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const severities = page.getByRole('table', { name: 'Events per severity' });
  const info = severities.getByRole('row').filter({ hasText: 'Info' });
  const count = Number(await info.getByRole('cell').innerText());
  await info.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Severity is Info' })).toBeVisible();
  expect(count).toBeGreaterThan(0);
  await expect(eventRows(page)).toHaveCount(count);
});

test('an endless log adds the next events at its end', async ({ live: { page, world, open } }) => {
  world.publish({ navigation: { audits: { paginationMode: 'virtual' } } });
  const user = pointer(page);
  await open('/account/login');
  await signIn(user, 'ada@acme.test');
  await user.press('Open the admin portal');
  await page.getByRole('navigation').getByText('Audit logs').click();
  await expect(eventRows(page).first()).toBeVisible();
  const more = page.getByText(/^\d+ of \d+ events$/);
  await more.scrollIntoViewIfNeeded();
  await expect(async () => {
    await more.scrollIntoViewIfNeeded();
    const [shown, total] = (await more.innerText()).match(/\d+/g) ?? [];
    expect(shown).toBe(total);
  }).toPass();
  expect(await eventRows(page).count()).toBeGreaterThan(40);
});

test('a member without the permission sees an explanation', async ({ live: { page, world, open } }) => {
  const snapshot = createWorld({ scenario: 'small-team', latency: 0 }).snapshot();
  const roles = snapshot.tables.roles as { id: string; permissionIds: string[] }[];
  const reduced = roles.map((role) => (role.id === 'role-read-only' ? { ...role, permissionIds: [] } : role));
  world.restore({ ...snapshot, tables: { ...snapshot.tables, roles: reduced } });
  const user = pointer(page);
  await open('/account/login');
  await signIn(user, 'ines@acme.test');
  await user.press('Open the admin portal');
  await page.getByRole('navigation').getByText('Audit logs').click();
  await expect(page.getByText('You do not have access to this page')).toBeVisible();
});
