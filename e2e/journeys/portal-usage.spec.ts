import { createWorld } from '@portico/mock-backend';
import { expect, test } from '../setup/live-host';
import { pointer } from '../setup/user-actions';
import { signIn } from './login-methods/sign-in-steps';

const USERS = 'GET /team/resources/stats/v1/members';

/** The team on the Free plan, with the page switched on. */
function freePlan() {
  const snapshot = createWorld({ scenario: 'small-team', latency: 0 }).snapshot();
  const { flags, subscriptions } = snapshot.tables as Record<string, object[]>;
  const tables = {
    ...snapshot.tables,
    flags: [...(flags ?? []), { id: 'fe-usage-page', on: true }],
    subscriptions: (subscriptions ?? []).map((row) => ({ ...row, planId: 'plan-free' })),
  };
  return { ...snapshot, tables };
}

test('an owner sees the meters after one of the calls has failed, looks at the weeks and compares the plans', async ({
  live: { page, world, open },
  watch,
}) => {
  // The console names the failed call.
  watch.allow(/Simulated failure 500/);
  world.restore(freePlan());
  const visibility = 'byPermissions';
  world.publish({
    navigation: {
      usage: { visibility, permissions: ['fe.usage.read'], featureFlag: 'fe-usage-page' },
      subscriptions: { visibility, permissions: ['fe.subscriptions.*'] },
    },
  });
  const fault = world.faults.add({ call: USERS, kind: 'status', status: 500 });
  const user = pointer(page);
  await open('/account/login');
  await signIn(user, 'ada@acme.test');
  await user.press('Open the admin portal');
  await user.press('Usage');

  const limits = page.getByRole('region', { name: 'Limits of your plan' });
  await expect(limits.getByRole('alert')).toContainText('Some of these numbers could not be loaded.');
  await expect(limits.getByRole('meter', { name: 'API tokens' })).toBeVisible();
  world.faults.remove(fault);
  await limits.getByRole('button', { name: 'Try again' }).click();
  const users = limits.getByRole('listitem').filter({ hasText: 'Users' });
  await expect(users).toContainText('10 of 5');
  await expect(users).toContainText('200% used. You are over the limit.');

  const events = page.getByRole('region', { name: 'Events by date' });
  await expect(events.getByRole('row')).toHaveCount(38);
  await page.getByRole('tab', { name: '13 weeks' }).click();
  await expect(events.getByRole('columnheader', { name: 'Week from' })).toBeVisible();

  await user.press('Compare plans');
  await expect(page.getByRole('heading', { level: 1, name: 'Subscription' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upgrade to Premium' })).toBeVisible();
});
