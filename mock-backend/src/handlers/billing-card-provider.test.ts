import { type CardDetails, errorCodes } from '@portico/sdk/contract';
import { beforeEach, expect, it } from 'vitest';
import { listAudits } from '../../../sdk/src/api/audits';
import * as billing from '../../../sdk/src/api/billing';
import * as api from '../../../sdk/src/api/billing-card-provider';
import type { World } from '../core/types';
import type { SubscriptionRow } from '../db/tables';
import { expectRefusal, quickWorld, refusal, signIn, type TestBrowser } from './testing/browser';
import { FIRST_PAYMENT_HOURS } from './testing/spec-numbers';

const HOUR_MS = 3_600_000;
const ACME = 'tenant-acme';
const CARD = 'card-acme';
const PREMIUM = 'plan-premium';
const FREE = 'plan-free';
/** Published test numbers of the card provider. */
const GOOD = '4242 4242 4242 4242';
const AUTHENTICATES_ONCE = '4000002500003155';
const AUTHENTICATES_ALWAYS = '4000002760003184';
const CHARGED_IN_VAIN = '4000000000000341';

let world: World;
let admin: TestBrowser;

beforeEach(async () => {
  world = quickWorld({ now: '2026-03-10T12:00:00Z' });
  admin = await signIn(world, 'ada@acme.test');
});

type Tables = Record<string, Record<string, unknown>[]>;

/** Puts the world into a state that no call leads to. */
function arrange(change: (tables: Tables) => void) {
  const snapshot = world.snapshot();
  change(snapshot.tables as Tables);
  world.restore(snapshot);
}

function startWithout(...names: string[]) {
  arrange((tables) => {
    for (const name of names) tables[name] = [];
  });
}

function card(cardNumber: string, details: Partial<CardDetails> = {}): CardDetails {
  return { cardNumber, expMonth: 3, expYear: 2030, cvc: '123', name: 'Ada Moreno', ...details };
}

async function setUp(details: CardDetails | undefined, paymentMethodId?: string) {
  const { id, setupIntentSecret } = await api.createSetupIntent(admin.http, { paymentMethodId });
  const confirmed = await api.confirmCardSetup(admin.http, id, { setupIntentSecret, card: details });
  return { ...confirmed, id, setupIntentSecret };
}

async function approve({ id, setupIntentSecret }: { id: string; setupIntentSecret: string }) {
  return api.authenticateCard(admin.http, id, { setupIntentSecret, outcome: 'approved' });
}

async function current() {
  const [newest] = await billing.listManagedSubscriptions(admin.http);
  return newest!;
}

async function moveTo(date: string | number) {
  world.clock.set(date);
  admin = await signIn(world, 'ada@acme.test');
}

async function update(planId: string, paymentMethodId: string) {
  return billing.updateManagedSubscription(admin.http, (await current()).id, { planId, paymentMethodId });
}

it('names the card provider that is set up', async () => {
  expect(await api.listPaymentProviders(admin.http)).toMatchObject([{ providerType: 'Stripe', status: '1' }]);
  const { active, publishableKey } = await api.getCardProviderConfiguration(admin.http);
  expect([active, publishableKey]).toEqual([true, expect.stringMatching(/^pk_test_\w{24}$/)]);
  arrange((tables) => Object.assign(tables.vendorBilling![0]!, { providerActive: false }));
  expect(await api.listPaymentProviders(admin.http)).toMatchObject([{ status: '0' }]);
  await expectRefusal(api.getCardProviderConfiguration(admin.http), 404, errorCodes.notFound);
});

it('makes a tenant known to the card provider once', async () => {
  const body = { name: 'Acme Harbor', email: 'billing@acme.test' };
  await expectRefusal(api.createCardProviderCustomer(admin.http, body), 409, errorCodes.alreadyExists);
  await expectRefusal(api.getCardProviderCustomer(admin.http, 'tenant-brightwater'), 404, errorCodes.notFound);
  startWithout('cardCustomers');
  await expectRefusal(api.getCardProviderCustomer(admin.http, ACME), 404, errorCodes.notFound);
  const customer = await api.createCardProviderCustomer(admin.http, body);
  expect(customer.stripeCustomerId).toMatch(/^cus_\w+$/);
  expect(await api.getCardProviderCustomer(admin.http, ACME)).toEqual(customer);
});

it('replaces the old card with the new one, with its address', async () => {
  const { paymentMethodId = '' } = await setUp(card('5555 5555 5555 4444'), CARD);
  const methods = await billing.listPaymentMethods(admin.http);
  expect(methods).toMatchObject([{ id: paymentMethodId, type: 'card', brand: 'mastercard', last4: '4444' }]);
  expect(methods[0]).toMatchObject({ isDefault: true, expMonth: 3, expYear: 2030 });
  expect(methods[0]?.billingDetails).toMatchObject({ name: 'Ada Moreno', email: 'billing@acme.test' });
  await expectRefusal(billing.getPaymentMethod(admin.http, CARD), 404, errorCodes.notFound);
  expect((await billing.getBillingSummary(admin.http, ACME)).paymentMethodId).toBe(paymentMethodId);
});

it('lists the card that is charged first', async () => {
  const { paymentMethodId } = await setUp(card(GOOD));
  const ids = async () => (await billing.listPaymentMethods(admin.http)).map(({ id }) => id);
  expect(await ids()).toEqual([paymentMethodId, CARD]);
  await update(PREMIUM, CARD);
  expect(await ids()).toEqual([CARD, paymentMethodId]);
});

it('changes billing details field by field', async () => {
  const changed = await billing.updateBillingDetails(admin.http, CARD, {
    address: { city: 'Portland', country: 'US' },
  });
  expect(changed).toMatchObject({ email: 'billing@acme.test', address: { city: 'Portland', country: 'US' } });
  expect(changed.address?.addressLine1).toBe('12 Quay Street, Portland');
  await billing.updateBillingDetails(admin.http, CARD, { email: 'accounts@acme.test' });
  const { billingDetails } = await billing.getPaymentMethod(admin.http, CARD);
  expect(billingDetails).toMatchObject({ email: 'accounts@acme.test', address: { city: 'Portland' } });
  const broken = billing.updateBillingDetails(admin.http, CARD, { email: 'no address' });
  await expectRefusal(broken, 400, errorCodes.invalidRequest);
  const foreign = billing.updateBillingDetails(admin.http, 'card-brightwater', {});
  await expectRefusal(foreign, 404, errorCodes.notFound);
});

it.each([
  ['4000000000000002', 'generic_decline'],
  ['4000000000009995', 'insufficient_funds'],
  ['4000000000009987', 'lost_card'],
  ['4000000000009979', 'stolen_card'],
  ['4000000000000069', 'expired_card'],
  ['4000000000000127', 'incorrect_cvc'],
  ['4000000000000119', 'processing_error'],
  ['4242424242424241', 'incorrect_number'],
  ['4111111111111111', 'test_mode_live_card'],
  ['', 'incorrect_number'],
])('declines %s: %s', async (number, reason) => {
  const error = await refusal(setUp(card(number)));
  expect(error).toMatchObject({ statusCode: 402, errorCode: errorCodes.cardDeclined });
  expect(await billing.listPaymentMethods(admin.http)).toHaveLength(1);
  expect(world.journal.list().find(({ status }) => status === 402)?.responseBody).toMatchObject({
    context: { reason },
  });
});

it('accepts a card until the end of its month, on the clock of the world', async () => {
  await expectRefusal(setUp(card(GOOD, { expMonth: 2, expYear: 2026 })), 402, errorCodes.cardDeclined);
  expect(await setUp(card(GOOD, { expMonth: 3, expYear: 2026 }))).toMatchObject({ status: 'succeeded' });
});

it('asks for as many digits on the back as a card has', async () => {
  await expectRefusal(setUp(card('378282246310005')), 402, errorCodes.cardDeclined);
  expect(await setUp(card('378282246310005', { cvc: '1234' }))).toMatchObject({ status: 'succeeded' });
});

it('stores a card only once its holder has confirmed it', async () => {
  const pending = await setUp(card(AUTHENTICATES_ONCE));
  expect(pending).toMatchObject({ status: 'requires_action' });
  expect(await billing.listPaymentMethods(admin.http)).toHaveLength(1);
  const rejected = api.authenticateCard(admin.http, pending.id, { ...pending, outcome: 'rejected' });
  await expectRefusal(rejected, 402, errorCodes.cardDeclined);
  const { paymentMethodId = '' } = await approve(pending);
  expect(await billing.getPaymentMethod(admin.http, paymentMethodId)).toMatchObject({ last4: '3155', isDefault: true });
  await moveTo((await current()).currentPeriodEnd);
  expect((await current()).status).toBe('active');
});

it('uses an intent once, and only with its secret', async () => {
  const used = await setUp(card(GOOD));
  const again = api.confirmCardSetup(admin.http, used.id, { ...used, card: card(GOOD) });
  await expectRefusal(again, 404, errorCodes.notFound);
  await expectRefusal(approve(used), 404, errorCodes.notFound);
  const { id } = await api.createSetupIntent(admin.http, {});
  const guessed = api.confirmCardSetup(admin.http, id, { setupIntentSecret: 'guess', card: card(GOOD) });
  await expectRefusal(guessed, 404, errorCodes.notFound);
  await expectRefusal(
    api.createSetupIntent(admin.http, { paymentMethodId: 'card-brightwater' }),
    404,
    errorCodes.notFound,
  );
});

it('shows an intent to no user of another tenant', async () => {
  const { id, setupIntentSecret } = await api.createSetupIntent(admin.http, {});
  const kira = await signIn(world, 'kira@brightwater.test');
  const foreign = api.confirmCardSetup(kira.http, id, { setupIntentSecret, card: card(GOOD) });
  await expectRefusal(foreign, 404, errorCodes.notFound);
});

it('asks the holder again for each payment, where the bank wants that', async () => {
  const { paymentMethodId = '' } = await approve(await setUp(card(AUTHENTICATES_ALWAYS)));
  await update(FREE, paymentMethodId);
  await moveTo(world.clock.now() + HOUR_MS);
  await expectRefusal(update(PREMIUM, paymentMethodId), 402, errorCodes.cardNeedsAuthentication);
  const pending = await setUp(undefined, paymentMethodId);
  expect(pending.status).toBe('requires_action');
  expect(await approve(pending)).toEqual({ status: 'succeeded', paymentMethodId });
  await update(PREMIUM, paymentMethodId);
  expect((await current()).plan.slug).toBe('premium');
});

it('does not ask the holder of a card that needs no confirmation', async () => {
  expect(await setUp(undefined, CARD)).toMatchObject({ status: 'succeeded', paymentMethodId: CARD });
  await expectRefusal(setUp(undefined), 404, errorCodes.notFound);
});

it('pays a late invoice as soon as there is a card that works', async () => {
  const { paymentMethodId } = await setUp(card(CHARGED_IN_VAIN), CARD);
  await moveTo((await current()).currentPeriodEnd);
  expect((await current()).status).toBe('incomplete');
  await setUp(card(GOOD), paymentMethodId);
  expect((await current()).status).toBe('active');
  expect((await billing.listInvoices(admin.http))[0]).toMatchObject({ paid: true, receiptNumber: 'ACME-0003' });
});

it('charges the card of the day, even if no call was made on that day', async () => {
  await setUp(card(CHARGED_IN_VAIN), CARD);
  const { currentPeriodEnd } = await current();
  await moveTo(Date.parse(currentPeriodEnd) + HOUR_MS);
  await setUp(card(GOOD));
  const paidAt = new Date(world.clock.now()).toISOString();
  expect((await billing.listInvoices(admin.http))[0]).toMatchObject({ paid: true, paymentDate: paidAt });
});

it('pays a late invoice with a checkout', async () => {
  await setUp(card(CHARGED_IN_VAIN));
  await moveTo((await current()).currentPeriodEnd);
  await expectRefusal(
    update(PREMIUM, (await billing.listPaymentMethods(admin.http))[0]!.id),
    402,
    errorCodes.cardDeclined,
  );
  await update(PREMIUM, CARD);
  expect((await current()).status).toBe('active');
});

it('pays a late invoice once its holder has confirmed it', async () => {
  const { paymentMethodId } = await approve(await setUp(card(AUTHENTICATES_ALWAYS)));
  await moveTo((await current()).currentPeriodEnd);
  expect((await current()).status).toBe('incomplete');
  await approve(await setUp(undefined, paymentMethodId));
  expect((await current()).status).toBe('active');
});

it('subscribes with a first payment that is to be confirmed', async () => {
  startWithout('subscriptions', 'invoices');
  const created = await api.createCardProviderSubscription(admin.http, { stripePlanId: PREMIUM });
  expect(await current()).toMatchObject({ id: created.subscriptionId, status: 'incomplete' });
  expect(await billing.listInvoices(admin.http)).toMatchObject([{ paid: false }]);
  const guessed = api.confirmSubscriptionPayment(admin.http, created.subscriptionId, { subscriptionSecret: 'guess' });
  await expectRefusal(guessed, 404, errorCodes.notFound);
  await api.confirmSubscriptionPayment(admin.http, created.subscriptionId, created);
  await api.confirmSubscriptionPayment(admin.http, created.subscriptionId, created);
  expect((await current()).status).toBe('active');
  expect(await billing.listInvoices(admin.http)).toMatchObject([{ paid: true }]);
});

it('waits for the first payment for a while, then lets the subscription expire', async () => {
  startWithout('subscriptions', 'paymentMethods');
  const created = await api.createCardProviderSubscription(admin.http, { stripePlanId: PREMIUM });
  const unpaid = api.confirmSubscriptionPayment(admin.http, created.subscriptionId, created);
  await expectRefusal(unpaid, 402, errorCodes.cardDeclined);
  const end = world.clock.now() + FIRST_PAYMENT_HOURS * HOUR_MS;
  await moveTo(end - 1);
  expect((await current()).status).toBe('incomplete');
  await moveTo(end + HOUR_MS);
  expect((await current()).status).toBe('expired');
  const [row] = (world.snapshot().tables.subscriptions as SubscriptionRow[]).filter(
    ({ id }) => id === created.subscriptionId,
  );
  expect(row?.endedAt).toBe(new Date(end).toISOString());
});

it('removes an unpaid first invoice after another checkout', async () => {
  startWithout('subscriptions', 'invoices');
  await api.createCardProviderSubscription(admin.http, { stripePlanId: PREMIUM });
  await update(PREMIUM, CARD);
  expect((await current()).status).toBe('active');
  expect((await billing.listInvoices(admin.http)).map(({ paid }) => paid)).toEqual([true, false]);
});

it('finds a plan by any of its ids, and none of the others', async () => {
  for (const stripePlanId of [FREE, 'prod_planfree', 'price-plan-free', 'price_planfree']) {
    startWithout('subscriptions');
    await api.createCardProviderSubscription(admin.http, { stripePlanId });
    expect(await current()).toMatchObject({ status: 'active', plan: { slug: 'free' } });
  }
  startWithout('subscriptions');
  const unknown = api.createCardProviderSubscription(admin.http, { stripePlanId: 'plan-gold' });
  await expectRefusal(unknown, 404, errorCodes.notFound);
});

it('has one subscription at a time', async () => {
  const second = () => api.createCardProviderSubscription(admin.http, { stripePlanId: PREMIUM });
  await expectRefusal(second(), 409, errorCodes.alreadyExists);
  await billing.cancelManagedSubscription(admin.http, (await current()).id);
  await moveTo((await current()).currentPeriodEnd);
  await second();
  await second();
  const statuses = (await billing.listManagedSubscriptions(admin.http)).map(({ status }) => status);
  expect(statuses).toEqual(['incomplete', 'expired', 'canceled']);
  const ended = billing.updateManagedSubscription(admin.http, 'subscription-acme', {
    planId: PREMIUM,
    paymentMethodId: CARD,
  });
  await expectRefusal(ended, 409, errorCodes.subscriptionState);
});

it('refuses cards where the vendor bills by other means', async () => {
  arrange((tables) => {
    for (const row of tables.billingConfigurations!) row.externallyManaged = true;
  });
  await expectRefusal(api.createSetupIntent(admin.http, {}), 409, errorCodes.billingExternallyManaged);
  const details = billing.updateBillingDetails(admin.http, CARD, {});
  await expectRefusal(details, 409, errorCodes.billingExternallyManaged);
});

it('records who changed the subscription and the card', async () => {
  await billing.cancelManagedSubscription(admin.http, (await current()).id);
  await update(FREE, CARD);
  await billing.updateBillingDetails(admin.http, CARD, { email: 'accounts@acme.test' });
  await setUp(card(GOOD));
  const { data } = await listAudits(admin.http, { count: 4 });
  expect(data.map(({ description, email }) => [description, email])).toEqual([
    ['Payment method changed: visa 4242', 'ada@acme.test'],
    ['Payment method changed: Billing address', 'ada@acme.test'],
    ['Subscription changed: Free', 'ada@acme.test'],
    ['Subscription changed: Cancelled', 'ada@acme.test'],
  ]);
});

it('writes no card number, no digits of the back and no secret anywhere', async () => {
  const { setupIntentSecret } = await setUp(card('5555555555554444', { cvc: '987' }));
  const { journal, tables } = world.snapshot();
  expect(JSON.stringify(tables)).not.toContain('5555555555554444');
  for (const secret of ['5555555555554444', '987"', setupIntentSecret]) {
    expect(JSON.stringify(journal)).not.toContain(secret);
  }
});
