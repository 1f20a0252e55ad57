import { expect, test } from '../setup/live-host';
import { pointer } from '../setup/user-actions';
import { signIn } from './login-methods/sign-in-steps';

const CREATE = 'POST /integrations/resources/configurations/v1/emails/{eventKey}';
const REGISTER = 'POST /integrations/resources/configurations/v1/slack/applications/registrations';

test('an administrator adds recipients of an email at the second attempt, and of a text message', async ({
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

  const channels = page.getByRole('navigation', { name: 'Channels' });
  await channels.getByRole('button', { name: /Email/ }).click();
  await page.getByRole('button', { name: 'Edit “User invited”' }).click();
  const form = page.getByRole('dialog', { name: 'Recipients of “User invited”' });
  await form.getByLabel('Email address').fill('people@acme.test, cto@acme.test');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form.getByRole('listitem')).toHaveCount(2);
  const fault = world.faults.add({ call: CREATE, kind: 'status', status: 500 });
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(form.getByText('Something went wrong on our side.')).toBeVisible();
  await expect(form.getByRole('listitem')).toHaveCount(2);
  world.faults.remove(fault);
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('“User invited” is saved.')).toBeVisible();
  await expect(page.getByText('people@acme.test', { exact: true })).toBeVisible();

  await channels.getByRole('button', { name: /SMS/ }).click();
  await page.getByRole('button', { name: 'Edit “Locked out”' }).click();
  const numbers = page.getByRole('dialog', { name: 'Recipients of “Locked out”' });
  await numbers.getByLabel('Phone number').fill('+1 202');
  await numbers.getByRole('button', { name: 'Save changes' }).click();
  await expect(numbers.getByText('Enter a whole number, with its country.')).toBeVisible();
  await numbers.getByLabel('Phone number').fill('+1 202 555 0142');
  await numbers.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('“Locked out” is saved.')).toBeVisible();

  await page.reload();
  await expect(page.getByText('+12025550142', { exact: true })).toBeVisible();
  await expect(channels.getByRole('button', { name: /SMS.*1 event.*Active/ })).toBeVisible();
});

test('an administrator connects Slack at the second attempt, and chooses the channels of an event', async ({
  live: { page, world, open },
  watch,
}) => {
  watch.allow(/Simulated failure 500/);
  watch.allow(/left the machine: https:\/\/slack\.com\/oauth\/v2\/authorize/);
  world.publish({ navigation: { webhooks: { visibility: 'byPermissions' } } });
  const { tables, ...snapshot } = world.snapshot();
  world.restore({ ...snapshot, tables: { ...tables, slackWorkspaces: [], slackSubscriptions: [] } });
  // Slack's own page, on which the user allows the connection at once.
  await page.route('https://slack.com/oauth/v2/authorize*', async (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const back = new URL(asked.get('redirect_uri') ?? '');
    back.searchParams.set('code', 'code-from-slack');
    back.searchParams.set('state', asked.get('state') ?? '');
    await route.fulfill({ status: 302, headers: { location: back.href } });
  });
  const user = pointer(page);
  await open('/account/login');
  await signIn(user, 'ada@acme.test');
  // Another address before the answer would end the sign-in.
  await expect(page.getByRole('button', { name: 'Open the admin portal' })).toBeVisible();
  await open('/account/portal/webhooks?channel=slack');
  const fault = world.faults.add({ call: REGISTER, kind: 'status', status: 500 });
  await page.getByRole('button', { name: 'Connect Slack' }).click();
  await expect(page.getByText('Slack could not be connected')).toBeVisible();
  await expect(page).toHaveURL(/\/account\/portal\/webhooks\?channel=slack$/);
  world.faults.remove(fault);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Slack is connected.')).toBeVisible();

  await page.getByRole('button', { name: 'Edit “Locked out”' }).click();
  const form = page.getByRole('dialog', { name: 'Recipients of “Locked out”' });
  await form.getByRole('checkbox', { name: '#security-alerts' }).check();
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('“Locked out” is saved.')).toBeVisible();
  await expect(page.getByText('#security-alerts', { exact: true })).toBeVisible();
});
