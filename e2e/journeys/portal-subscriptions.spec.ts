import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { createWorld, type World } from '@portico/mock-backend';
import { expect, test } from '../setup/live-host';
import { keyboard, pointer, type UserActions } from '../setup/user-actions';
import { signIn } from './login-methods/sign-in-steps';

const SET_UP = 'POST /subscriptions/resources/billing/payment-providers/stripe/setup-intents/v1';
const DECLINED = '4000 0000 0000 0002';
const ASKS_HOLDER = '4000 0025 0000 3155';

/** Signs in the owner of a team whose trial ends soon, and opens the page with its subscription. */
async function openSubscription(user: UserActions, world: World, open: (address: string) => Promise<void>) {
  world.restore(createWorld({ scenario: 'trial-ending', latency: 0 }).snapshot());
  world.publish({ navigation: { subscriptions: { visibility: 'byPermissions' } } });
  await open('/account/login');
  await signIn(user, 'ada@acme.test');
  await user.press('Open the admin portal');
  await user.press('Subscription');
}

async function typeCard(dialog: Locator, number: string) {
  await dialog.getByLabel('Card number').fill(number);
  await dialog.getByLabel('Expiry date').fill('12 / 30');
  await dialog.getByLabel('Security code').fill('123');
  await dialog.getByLabel('Name on card').fill('Ada Moreno');
}

test('an owner buys the plan of a trial after a declined card, downloads the invoice, cancels and renews', async ({
  live: { page, world, open },
  watch,
}) => {
  // The console names the failed calls.
  watch.allow(/Simulated failure 500|402/);
  const user = pointer(page);
  await openSubscription(user, world, open);
  const plan = page.getByRole('region', { name: 'Current plan' });
  await expect(plan.getByText(/^Your trial ends on/)).toBeVisible();

  await plan.getByRole('button', { name: 'Buy now' }).click();
  const checkout = page.getByRole('dialog', { name: 'Checkout: Premium' });
  await typeCard(checkout, DECLINED);
  await checkout.getByRole('button', { name: /^Pay \D*100\.00$/ }).click();
  await expect(checkout.getByRole('alert')).toContainText('This card was declined.');
  const fault = world.faults.add({ call: SET_UP, kind: 'status', status: 500 });
  await typeCard(checkout, ASKS_HOLDER);
  await checkout.getByRole('button', { name: /^Pay \D*100\.00$/ }).click();
  await expect(checkout.getByRole('alert')).toContainText('Something went wrong on our side.');
  world.faults.remove(fault);
  await checkout.getByRole('button', { name: /^Pay \D*100\.00$/ }).click();
  const bank = page.getByRole('dialog', { name: 'Confirm with your bank' });
  await bank.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Your plan is Premium now.')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(plan.getByText('Active')).toBeVisible();
  await expect(page.getByText('Visa ending in 3155')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download PDF: / }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^ACME\S*-0001\.pdf$/);
  expect((await readFile(await file.path(), 'latin1')).slice(0, 5)).toBe('%PDF-');

  await plan.getByRole('button', { name: 'Cancel plan' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel plan' }).click();
  await expect(plan.getByText(/^Your plan ends on/)).toBeVisible();
  await plan.getByRole('button', { name: 'Renew plan' }).click();
  await page.getByRole('dialog', { name: 'Renew your plan?' }).getByRole('button', { name: 'Renew plan' }).click();
  await expect(plan.getByText(/^Your plan renews on/)).toBeVisible();
});

test('an owner buys the plan of a trial by keyboard alone, after a bank asked to confirm', async ({
  live: { page, world, open },
}) => {
  const user = keyboard(page);
  await openSubscription(user, world, open);
  await user.press('Buy now');
  await user.fill('Card number', ASKS_HOLDER);
  await user.fill('Expiry date', '1230');
  await user.fill('Security code', '123');
  await user.fill('Name on card', 'Ada Moreno');
  await page.keyboard.press('Enter');
  await user.press('Confirm');
  await expect(page.getByText('Your plan is Premium now.')).toBeVisible();
  await user.press('Done');
  await expect(page.getByRole('region', { name: 'Current plan' }).getByText('Active')).toBeVisible();
});
