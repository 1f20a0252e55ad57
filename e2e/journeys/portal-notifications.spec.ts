import { expect, test } from '../setup/live-host';
import { pointer } from '../setup/user-actions';
import { signIn } from './login-methods/sign-in-steps';

test('reads a notification at the second attempt, pins one and marks all as read; a reload keeps it', async ({
  live: { page, world, open },
  watch,
}) => {
  watch.allow(/Simulated failure 500/);
  const user = pointer(page);
  await open('/account/login');
  await signIn(user, 'ada@acme.test');
  await user.press('Open the admin portal');
  await user.press('Notifications: 3 unread');
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  const group = (name: string) => panel.getByRole('region', { name });
  const fault = world.faults.add({ call: 'PUT /notification/status', kind: 'status', status: 500 });
  const lockedOut = panel.getByRole('listitem').filter({ hasText: 'elif@acme.test' });
  await lockedOut.hover();
  await lockedOut.getByRole('button', { name: 'Mark “Locked out” as read' }).click();
  await expect(page.getByText('Something went wrong')).toBeVisible();
  await expect(panel.getByText('3 unread')).toBeVisible();
  world.faults.remove(fault);
  await lockedOut.getByRole('button', { name: 'Mark “Locked out” as read' }).click();
  await expect(panel.getByText('2 unread')).toBeVisible();

  await lockedOut.getByRole('button', { name: 'Pin “Locked out”' }).click();
  await expect(group('Pinned').getByRole('listitem')).toHaveCount(2);
  await page.reload();
  await expect(group('Pinned').getByText('elif@acme.test')).toBeVisible();
  await expect(panel.getByText('2 unread')).toBeVisible();

  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(panel.getByText('You have read everything')).toBeVisible();
  await page.reload();
  await expect(panel.getByText('You have read everything')).toBeVisible();
  await lockedOut.getByRole('button', { name: /^Locked out|elif/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await expect(panel).toBeHidden();
  await page.goBack();
  await expect(panel).toBeVisible();
});

test('reads, pins and closes with the keyboard', async ({ live: { page, open } }) => {
  const user = pointer(page);
  await open('/account/login');
  await signIn(user, 'ada@acme.test');
  await user.press('Open the admin portal');
  const bell = page.getByRole('button', { name: /^Notifications/ }).first();
  await expect(bell).toHaveAccessibleName('Notifications: 3 unread');
  await bell.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByText('3 unread')).toBeVisible();
  const items = panel.locator('.portico-notification-main');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(items.nth(1)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('2 unread')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('region', { name: 'Pinned' }).getByRole('listitem')).toHaveCount(2);
  await expect(panel.getByRole('button', { name: /^Unpin “Subscription changed/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(bell).toBeFocused();
  await expect(bell).toHaveAccessibleName('Notifications: 2 unread');
});
