// @vitest-environment jsdom
import { createWorld, type World } from '@portico/mock-backend';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { updateBillingDetails } from '../../../api/billing';
import { entitledTo } from '../../../app/entitled';
import { createTestApp } from '../../../app/test-app';
import { preparePage, renderPortal, type TestPortalOptions } from '../../test-portal';
import type { SubscriptionsDialog } from './subscriptions-dialogs';

preparePage();

const START = '2026-03-02T09:00:00.000Z';
const DECLINED = '4000 0000 0000 0002';
const GOOD = '4242 4242 4242 4242';
const ASKS_ONCE = '4000 0025 0000 3155';
const UPDATE = 'PUT /subscriptions/resources/subscriptions/v1/{subscriptionId}';

type Scenario = NonNullable<NonNullable<Parameters<typeof createWorld>[0]>['scenario']>;

let world: World;
const open = (scenario: Scenario = 'small-team') => {
  world = createWorld({ latency: 0, scenario, now: START });
  world.clock.follow(() => performance.now());
};
beforeEach(() => open());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const navigation = { subscriptions: { visibility: 'byPermissions' as const } };

async function mount({ metadata, ...options }: TestPortalOptions = {}) {
  const opened = await renderPortal(world, {
    page: 'subscriptions',
    metadata: { navigation, ...metadata },
    ...options,
  });
  await screen.findByRole('heading', { level: 2, name: 'Current plan', hidden: true });
  return opened;
}

const mountDialog = (dialog: SubscriptionsDialog, options: TestPortalOptions = {}) => mount({ dialog, ...options });

/** Changes rows of the world's tables. */
function patchRow(table: string, id: string, patch: object) {
  const snapshot = world.snapshot();
  const tables = snapshot.tables as Record<string, { id: string }[]>;
  Object.assign(tables[table]?.find((row) => row.id === id) ?? {}, patch);
  world.restore(snapshot);
}

const section = (name: string) => within(screen.getByRole('region', { name }));
const plan = () => section('Current plan');
const dialog = (name: string) => screen.findByRole('dialog', { name }).then((found) => within(found));
const calls = (method: string, path: RegExp) =>
  world.journal.list().filter((entry) => entry.method === method && path.test(entry.path));

type User = Awaited<ReturnType<typeof mount>>['user'];

async function typeCard(user: User, number: string) {
  await user.clear(await screen.findByLabelText('Card number'));
  await user.type(screen.getByLabelText('Card number'), number);
  await user.clear(screen.getByLabelText('Expiry date'));
  await user.type(screen.getByLabelText('Expiry date'), '12/30');
  await user.clear(screen.getByLabelText('Security code'));
  await user.type(screen.getByLabelText('Security code'), '123');
  await user.clear(screen.getByLabelText('Name on card'));
  await user.type(screen.getByLabelText('Name on card'), 'Ada Moreno');
}

it('shows plan, price, state, next date, card, billing details and invoices', async () => {
  await mount();
  expect(plan().getByText('Premium')).toBeTruthy();
  expect(plan().getByText('$100.00')).toBeTruthy();
  // A text of the vendor has a direction of its own.
  expect(screen.getByText('The basics, for good.').tagName).toBe('BDI');
  expect(plan().getByText('Active')).toBeTruthy();
  expect(plan().getByText(/^Your plan renews on Mar \d+, 2026\.$/)).toBeTruthy();
  expect(await screen.findByText('Visa ending in 4242')).toBeTruthy();
  expect(screen.getByText('Expires 12/2030')).toBeTruthy();
  expect(section('Billing details').getByText(/^billing@/)).toBeTruthy();
  const table = within(await screen.findByRole('table', { name: 'Invoices' }));
  expect(table.getAllByRole('row')).toHaveLength(3);
  expect(table.getAllByText('$100.00')).toHaveLength(2);
  expect(table.getAllByText('Paid')).toHaveLength(2);
});

it('cancels the plan, and renews it', async () => {
  const { user } = await mount();
  await user.click(plan().getByRole('button', { name: 'Cancel plan' }));
  const confirm = within(await screen.findByRole('alertdialog', { name: 'Cancel your plan?' }));
  await user.click(confirm.getByRole('button', { name: 'Cancel plan' }));
  expect(await screen.findByText(/^Your plan ends on/)).toBeTruthy();
  await user.click(plan().getByRole('button', { name: 'Renew plan' }));
  await user.click((await dialog('Renew your plan?')).getByRole('button', { name: 'Renew plan' }));
  expect(await screen.findByText(/^Your plan renews on/)).toBeTruthy();
  expect(plan().queryByRole('button', { name: 'Renew plan' })).toBeNull();
});

it('shows why a cancellation failed, and the current state, if another administrator has cancelled', async () => {
  const { user } = await mount({ dialog: { kind: 'cancelPlan' } });
  const confirm = within(await screen.findByRole('alertdialog', { name: 'Cancel your plan?' }));
  patchRow('subscriptions', 'subscription-acme', { cancelAtPeriodEnd: true });
  await user.click(confirm.getByRole('button', { name: 'Cancel plan' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/has changed in the meantime/);
  expect(await screen.findByText(/^Your plan ends on/)).toBeTruthy();
});

it('buys the plan of a trial with a card, after another one was declined', async () => {
  open('trial-ending');
  const { user } = await mount();
  expect(plan().getByText(/^Your trial ends on/)).toBeTruthy();
  await user.click(plan().getByRole('button', { name: 'Buy now' }));
  const checkout = await dialog('Checkout: Premium');
  await typeCard(user, DECLINED);
  await user.click(checkout.getByRole('button', { name: 'Pay $100.00' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/declined/);
  await typeCard(user, GOOD);
  await user.click(checkout.getByRole('button', { name: 'Pay $100.00' }));
  expect(await screen.findByText('Your plan is Premium now.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Done' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(plan().getByText('Active')).toBeTruthy();
  expect(await screen.findByText('Visa ending in 4242')).toBeTruthy();
  expect(within(await screen.findByRole('table', { name: 'Invoices' })).getAllByText('Paid')).toHaveLength(1);
});

it('confirms the plan of a trial locally if there is a card', async () => {
  patchRow('subscriptions', 'subscription-acme', { status: 'trialing', trialEndsAt: '2026-03-05T09:00:00.000Z' });
  const { user } = await mountDialog({ kind: 'checkout', planId: 'plan-premium' });
  await screen.findByText('Your card is charged on Mar 5, 2026, when the trial ends.');
  await user.click(screen.getByRole('button', { name: 'Keep this plan' }));
  expect(await screen.findByText('Your plan is Premium now.')).toBeTruthy();
  expect(calls('PUT', /subscriptions/)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(plan().getByText('Active')).toBeTruthy();
});

it('keeps the focus on the dialog of a checkout when the form replaces what is shown while it loads', async () => {
  patchRow('subscriptions', 'subscription-acme', { status: 'trialing', trialEndsAt: '2026-03-05T09:00:00.000Z' });
  world.faults.add({ call: 'GET /subscriptions/resources/payment-providers/v1', kind: 'delay', ms: 5_000 });
  const { app, user } = await mountDialog({ kind: 'checkout', planId: 'plan-premium' });
  const checkout = await screen.findByRole('dialog', { name: 'Checkout: Premium' });
  await waitFor(() => expect(document.activeElement).toBe(checkout));
  await act(async () => world.clock.advance(5_000));
  await screen.findByRole('button', { name: 'Keep this plan' });
  expect(document.activeElement).toBe(checkout);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(app.portal.getState()).toMatchObject({ dialog: { kind: 'none' } }));
});

it('asks the bank of the holder; a rejected card leads back to the form', async () => {
  open('trial-ending');
  const { user } = await mountDialog({ kind: 'checkout', planId: 'plan-premium' });
  await typeCard(user, ASKS_ONCE);
  await user.click(screen.getByRole('button', { name: 'Pay $100.00' }));
  const question = await screen.findByText('Your bank asks you to confirm this card.');
  expect(document.activeElement).toBe(question);
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/declined/);
  await typeCard(user, ASKS_ONCE);
  await user.click(screen.getByRole('button', { name: 'Pay $100.00' }));
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Your plan is Premium now.')).toBeTruthy();
});

it('asks the bank for the card on file as well, then pays', async () => {
  patchRow('subscriptions', 'subscription-acme', { planId: 'plan-free' });
  patchRow('paymentMethods', 'card-acme', { charges: 'needs-authentication' });
  const { user } = await mountDialog({ kind: 'checkout', planId: 'plan-premium' });
  await user.click(await screen.findByRole('button', { name: 'Pay $100.00' }));
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Your plan is Premium now.')).toBeTruthy();
});

it('keeps the card that the bank has confirmed if the change of plan fails then', async () => {
  patchRow('subscriptions', 'subscription-acme', { planId: 'plan-free' });
  const { user } = await mountDialog({ kind: 'checkout', planId: 'plan-premium' });
  await user.click(await screen.findByRole('button', { name: 'Use another card' }));
  await typeCard(user, ASKS_ONCE);
  await user.click(screen.getByRole('button', { name: 'Pay $100.00' }));
  world.faults.add({ call: UPDATE, kind: 'status', status: 500, times: 1 });
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getAllByText('Visa ending in 3155').length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Pay $100.00' }));
  expect(await screen.findByText('Your plan is Premium now.')).toBeTruthy();
});

it('says at its field what is wrong with a card, and sends nothing', async () => {
  const { user } = await mountDialog({ kind: 'replaceCard' });
  await typeCard(user, '4242 4242 4242 4241');
  await user.clear(screen.getByLabelText('Expiry date'));
  await user.type(screen.getByLabelText('Expiry date'), '02/26');
  await user.click(screen.getByRole('button', { name: 'Save card' }));
  expect(screen.getByText('Check the card number.')).toBeTruthy();
  expect(screen.getByText('This card has expired. Use another card.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Card number'));
  expect(calls('POST', /setup-intents/)).toEqual([]);
});

it('estimates the credit by the clock of the service, if that of the machine is months ahead', async () => {
  const clock = { ...world.clock, now: () => world.clock.now() + 90 * 86_400_000 };
  await mountDialog({ kind: 'checkout', planId: 'plan-free' }, { clock });
  expect(await screen.findByText(/is credited to your next invoices\.$/)).toBeTruthy();
});

it('shows a refusal of the provider at its field', async () => {
  const { user } = await mountDialog({ kind: 'replaceCard' });
  await typeCard(user, '4000 0000 0000 0127');
  await user.click(screen.getByRole('button', { name: 'Save card' }));
  await waitFor(() => expect(screen.getByLabelText('Security code').getAttribute('aria-invalid')).toBe('true'));
});

it('replaces the card, with the number in no call but that to the provider', async () => {
  const { user } = await mountDialog({ kind: 'replaceCard' });
  await typeCard(user, '5555 5555 5555 4444');
  await user.click(screen.getByRole('button', { name: 'Save card' }));
  expect(await screen.findByText('The new card is saved. It is charged from now on.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText('Mastercard ending in 4444')).toBeTruthy();
  expect(section('Billing details').getByText(/^billing@/)).toBeTruthy();
  const bodies = world.journal.list().filter(({ path }) => !path.endsWith('/confirmations'));
  expect(JSON.stringify(bodies)).not.toContain('5555555555554444');
});

it('warns the second of two administrators who replace the card; saving again replaces the other one', async () => {
  const { user } = await mountDialog({ kind: 'replaceCard' });
  await screen.findByLabelText('Card number');
  patchRow('paymentMethods', 'card-acme', { id: 'card-other', last4: '0005' });
  await typeCard(user, GOOD);
  await user.click(screen.getByRole('button', { name: 'Save card' }));
  expect(await screen.findByText('Another administrator changed this')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save card' }));
  expect(await screen.findByText('The new card is saved. It is charged from now on.')).toBeTruthy();
});

it('warns the second of two administrators who change the plan, and charges nothing', async () => {
  patchRow('subscriptions', 'subscription-acme', { planId: 'plan-free' });
  const { user } = await mountDialog({ kind: 'checkout', planId: 'plan-premium' });
  const pay = await screen.findByRole('button', { name: 'Pay $100.00' });
  patchRow('subscriptions', 'subscription-acme', { cancelAtPeriodEnd: true });
  await user.click(pay);
  expect(await screen.findByText('Another administrator changed this')).toBeTruthy();
  expect(calls('PUT', /subscriptions/)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Pay $100.00' }));
  expect(await screen.findByText('Your plan is Premium now.')).toBeTruthy();
});

it('keeps the dialog open when the change of plan fails, and changes it on the second attempt', async () => {
  const { user } = await mount();
  await user.click(screen.getByRole('button', { name: 'Downgrade to Free' }));
  const checkout = await dialog('Checkout: Free');
  expect(checkout.getByText('$0.00', { selector: '.portico-order-due bdi' })).toBeTruthy();
  expect(checkout.getByText(/is credited to your next invoices\.$/)).toBeTruthy();
  world.faults.add({ call: UPDATE, kind: 'status', status: 500, times: 1 });
  await user.click(checkout.getByRole('button', { name: 'Change plan' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  await user.click(checkout.getByRole('button', { name: 'Change plan' }));
  expect(await screen.findByText('Your plan is Free now.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(plan().getByText('Nothing is charged for this plan.')).toBeTruthy();
});

it('grants the host the features of the new plan at once', async () => {
  const { app, user } = await mount({ entitlementsOptions: { enabled: true } });
  const hasAuditLogs = () => entitledTo(app, { featureKey: 'audit-logs' }).isEntitled;
  expect(hasAuditLogs()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Downgrade to Free' }));
  await user.click((await dialog('Checkout: Free')).getByRole('button', { name: 'Change plan' }));
  expect(await screen.findByText('Your plan is Free now.')).toBeTruthy();
  expect(hasAuditLogs()).toBe(false);
});

it('pays what is outstanding with another card', async () => {
  open('past-due');
  const { user } = await mount();
  expect(plan().getByText('Payment outstanding')).toBeTruthy();
  expect(await screen.findByText('Unpaid')).toBeTruthy();
  await user.click(plan().getByRole('button', { name: 'Pay now' }));
  await user.click(await screen.findByRole('button', { name: 'Use another card' }));
  await typeCard(user, GOOD);
  await user.click(screen.getByRole('button', { name: 'Pay $100.00' }));
  expect(await screen.findByText('Your plan is Premium now.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(plan().getByText('Active')).toBeTruthy();
  expect(screen.queryByText('Unpaid')).toBeNull();
});

it('saves only the changed billing details, and says what is wrong with them', async () => {
  const { user } = await mountDialog({ kind: 'editBillingDetails' });
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(screen.getByText('Enter a city.')).toBeTruthy();
  await user.type(screen.getByLabelText('City'), ' Portland ');
  await user.type(screen.getByLabelText('Postal code'), '97201');
  await user.type(screen.getByLabelText('Country'), 'United States');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await section('Billing details').findByText('Portland')).toBeTruthy();
  const [saved] = calls('PATCH', /billing-details$/);
  expect(saved?.requestBody).toEqual({ address: { city: 'Portland', postalCode: '97201', country: 'United States' } });
});

it('warns the second of two administrators who edit the billing details', async () => {
  const { user } = await mountDialog({ kind: 'editBillingDetails' });
  const address = { city: 'Salem', postalCode: '97301', country: 'United States' };
  const other = createTestApp(world, { signedInAs: 'ada@acme.test' });
  await other.start();
  await user.type(await screen.findByLabelText('City'), 'Portland');
  await user.type(screen.getByLabelText('Postal code'), '97201');
  await user.type(screen.getByLabelText('Country'), 'USA');
  await updateBillingDetails(other.http, 'card-acme', { address });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Another administrator changed this')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Load the current version' }));
  expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Salem');
});

it('downloads an invoice under its number, and says if that fails', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  Object.assign(URL, { createObjectURL: () => 'blob:invoice', revokeObjectURL: () => {} });
  const { user } = await mount();
  const [button] = await screen.findAllByRole('button', { name: /^Download PDF: / });
  world.faults.add({
    call: 'GET /subscriptions/resources/billing/invoices/v1/{invoiceId}/pdf',
    kind: 'status',
    status: 500,
    times: 1,
  });
  await user.click(button as HTMLElement);
  expect(await screen.findByText(/Something went wrong/)).toBeTruthy();
  await user.click(button as HTMLElement);
  await waitFor(() => expect(click).toHaveBeenCalledOnce());
  const link = click.mock.contexts[0] as HTMLAnchorElement;
  expect(link.download).toMatch(/^ACME\S*-0002\.pdf$/);
});

it('permits what the vendor permits', async () => {
  patchRow('vendorBilling', 'vendor-portico', { allowPlanDowngrade: false, allowPlanCancellation: false });
  await mount();
  expect(screen.getByText('Contact support to change to this plan.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancel plan' })).toBeNull();
});

it('shows a subscription that the vendor bills by other means without buttons', async () => {
  patchRow('billingConfigurations', 'billing-acme', { externallyManaged: true });
  await mount({ dialog: { kind: 'cancelPlan' } });
  expect(screen.getByText(/^This account is billed by other means/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /plan|Free|card|Edit/i })).toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('takes no card without a provider that is set up', async () => {
  patchRow('vendorBilling', 'vendor-portico', { providerActive: false });
  await mountDialog({ kind: 'replaceCard' });
  expect(await screen.findByText('Payment provider not configured. Contact support.')).toBeTruthy();
  expect(screen.queryByLabelText('Card number')).toBeNull();
});

it('says that a plan is no longer on offer', async () => {
  await mountDialog({ kind: 'checkout', planId: 'plan-gone' });
  expect(await screen.findByText(/^This plan is no longer on offer/)).toBeTruthy();
});

it('hides the invoices if the vendor does', async () => {
  const pages = { subscriptions: { fieldsProperties: { invoices: { appearance: 'hidden' as const } } } };
  await mount({ metadata: { themeV2: { adminPortal: { pages } } } });
  expect(await screen.findByText('Visa ending in 4242')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Invoices' })).toBeNull();
});

it('shows everything read-only to a user who may not change it', async () => {
  patchRow('roles', 'role-read-only', { permissionIds: ['permission-fe.subscriptions.read.*'] });
  await mount({ signedInAs: 'ines@acme.test' });
  expect(screen.getByText(/your role does not include changing it/)).toBeTruthy();
  await screen.findByText('Visa ending in 4242');
  expect(screen.queryByRole('button', { name: /plan|Free|card|Edit/i })).toBeNull();
});

it('says that the subscription could not be loaded, and loads it again', async () => {
  const summary = 'GET /subscriptions/resources/billing/summaries/v1/{tenantId}';
  world.faults.add({ call: summary, kind: 'offline' });
  const { user } = await renderPortal(world, { page: 'subscriptions', metadata: { navigation } });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  world.faults.clear();
  await user.click(retry);
  expect(await screen.findByText('Visa ending in 4242')).toBeTruthy();
});
