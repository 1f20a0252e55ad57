import { expect, test } from '../setup/live-host';
import { pointer } from '../setup/user-actions';
import { signIn } from './login-methods/sign-in-steps';

const RETRY = 'POST /webhook/logs/{id}/retries';

test('an administrator adds a webhook, sees its delivery fail, and sends it again at the second attempt', async ({
  live: { page, world, open },
  watch,
}) => {
  // The console names the failed call.
  watch.allow(/Simulated failure 500/);
  world.publish({ navigation: { webhooks: { visibility: 'byPermissions' } } });
  const user = pointer(page);
  await open('/account/login');
  await signIn(user, 'ada@acme.test');
  await user.press('Open the admin portal');
  await page.getByRole('navigation').getByText('Webhooks').click();

  await page.getByRole('button', { name: 'Add webhook' }).click();
  const form = page.getByRole('dialog', { name: 'Add a webhook' });
  await form.getByLabel('Name').fill('Warehouse');
  await form.getByLabel('Address').fill('https://warehouse.acme.test/flaky/1');
  await form.getByRole('button', { name: 'Generate a secret' }).click();
  await form.getByRole('button', { name: 'Send a test' }).click();
  await expect(form.getByText('The test failed')).toBeVisible();
  await expect(form.getByText('The address answered with status 500.')).toBeVisible();
  // Its own creation is the first event that it receives.
  await form.getByLabel('Search events').fill('webhook created');
  await form.getByRole('checkbox', { name: 'Webhook created' }).check();
  await form.getByRole('button', { name: 'Add webhook' }).click();
  await expect(page.getByText('Warehouse is added.')).toBeVisible();

  await page.getByRole('table', { name: 'Webhooks' }).getByRole('button', { name: 'Warehouse', exact: true }).click();
  const deliveries = page.getByRole('table', { name: 'Deliveries' });
  await expect(deliveries.getByRole('rowheader')).toHaveCount(1);
  await expect(deliveries.getByText('Failed: 500')).toBeVisible();
  await deliveries.getByRole('button', { name: 'Webhook created', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Webhook created' });
  await expect(panel.getByText('"eventKey": "webhook.created"')).toBeVisible();
  await expect(panel.getByText('x-webhook-secret: ')).toBeVisible();

  const fault = world.faults.add({ call: RETRY, kind: 'status', status: 500 });
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Something went wrong on our side.')).toBeVisible();
  world.faults.remove(fault);
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Sent again, and delivered with status 200.')).toBeVisible();
  await expect(panel).toBeHidden();
  await expect(deliveries.getByRole('rowheader')).toHaveCount(2);
  await expect(deliveries.getByRole('row').nth(1)).toContainText('Delivered: 200');
  await expect(deliveries.getByRole('row').nth(2)).toContainText('Sent again');

  await page.reload();
  await expect(deliveries.getByText('Delivered: 200')).toBeVisible();
  await page.getByRole('navigation', { name: 'Where you are' }).getByRole('button', { name: 'Webhooks' }).click();
  const row = page.getByRole('table', { name: 'Webhooks' }).getByRole('row').filter({ hasText: 'Warehouse' });
  await expect(row.getByText('Delivered: 200')).toBeVisible();
});
