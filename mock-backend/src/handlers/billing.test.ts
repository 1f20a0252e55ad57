import { errorCodes } from '@portico/sdk/contract';
import { beforeEach, expect, it } from 'vitest';
import { featureEntitlement, permissionEntitlement } from '../../../sdk/src/access/entitlements';
import * as api from '../../../sdk/src/api/billing';
import { getUserEntitlements } from '../../../sdk/src/api/entitlements';
import type { SubscriptionRow } from '../db/tables';
import type { World } from '../world/types';
import { expectRefusal, quickWorld, signIn, type TestBrowser } from './testing/browser';
import { RETRY_DAYS } from './testing/spec-numbers';

const DAY_MS = 24 * 3_600_000;
const ACME = 'tenant-acme';
const CARD = 'card-acme';
const PREMIUM = 'plan-premium';
const FREE = 'plan-free';
/** Premium costs 10,000 cents a month, Free nothing (portal spec §9). */
const PREMIUM_CENTS = 10_000;
/** A plan between the two, so that there is something to go down to and up from. */
const team = { id: 'plan-team', name: 'Team', slug: 'team', description: '', amount: 4_000, currency: 'usd' };

let world: World;
let admin: TestBrowser;

beforeEach(async () => {
  world = quickWorld({ now: '2026-03-10T12:00:00Z' });
  admin = await signIn(world, 'ada@acme.test');
});

async function current() {
  const [newest] = await api.listManagedSubscriptions(admin.http);
  return newest!;
}

async function moveTo(date: string | number) {
  world.clock.set(date);
  admin = await signIn(world, 'ada@acme.test');
}

async function update(planId: string, paymentMethodId = CARD) {
  return api.updateManagedSubscription(admin.http, (await current()).id, { planId, paymentMethodId });
}

async function cancel() {
  return api.cancelManagedSubscription(admin.http, (await current()).id);
}

type Tables = Record<string, Record<string, unknown>[]>;

/** Puts the world into a state that no call leads to. */
function arrange(change: (tables: Tables) => void) {
  const snapshot = world.snapshot();
  change(snapshot.tables as Tables);
  world.restore(snapshot);
}

function patchRow(table: string, id: string, patch: object) {
  arrange((tables) => Object.assign(tables[table]!.find((row) => row.id === id)!, patch));
}

/** The newest subscription of the tenant, as the database holds it. */
function subscriptionRow(): SubscriptionRow {
  const rows = world.snapshot().tables.subscriptions as SubscriptionRow[];
  return rows.filter(({ tenantId }) => tenantId === ACME).at(-1)!;
}

function putOnTrial(trialEndsAt: string, trialEndAction = 'change_to_default') {
  patchRow('subscriptions', 'subscription-acme', { status: 'trialing', trialEndsAt, periodEnd: trialEndsAt });
  patchRow('vendorBilling', 'vendor-portico', { trialEndAction });
}

function takeCardsAway() {
  arrange((tables) => {
    tables.paymentMethods = [];
  });
}

it('lists the plans with their prices in cents', async () => {
  const plans = await api.listPlans(admin.http);
  expect(plans.map(({ name, price, slug }) => [name, price.amount, price.currency, slug])).toEqual([
    ['Premium', PREMIUM_CENTS, 'usd', 'premium'],
    ['Free', 0, 'usd', 'free'],
  ]);
  expect(await api.getPlan(admin.http, FREE)).toEqual(plans[1]);
  expect(plans[0]).toMatchObject({ recurringInterval: 'month' });
  await expectRefusal(api.getPlan(admin.http, 'plan-gold'), 404, errorCodes.notFound);
});

it('starts with an active subscription, two invoices paid and a card', async () => {
  const subscription = await current();
  expect(subscription).toMatchObject({ status: 'active', cancellation: null, externallyManaged: false });
  expect(subscription.plan).toEqual({ slug: 'premium' });
  expect(await api.getManagedSubscription(admin.http, subscription.id)).toEqual(subscription);
  const invoices = await api.listInvoices(admin.http);
  expect(invoices.map(({ totalAmount, paid }) => [totalAmount, paid])).toEqual([
    [PREMIUM_CENTS, true],
    [PREMIUM_CENTS, true],
  ]);
  expect(await api.getBillingSummary(admin.http, ACME)).toMatchObject({
    subscriptionId: subscription.id,
    currentPlanId: PREMIUM,
    paymentMethodId: CARD,
    externallyManaged: false,
  });
});

it('answers at both addresses of a subscription', async () => {
  const subscription = await current();
  expect(await api.listSubscriptions(admin.http)).toEqual([subscription]);
  expect(await api.getSubscription(admin.http, subscription.id)).toEqual(subscription);
  await api.cancelSubscription(admin.http, subscription.id);
  expect((await current()).cancellation).toEqual({ policy: 'atPeriodEnd' });
  await api.renewSubscription(admin.http, subscription.id);
  expect((await current()).cancellation).toBeNull();
  await api.updateSubscription(admin.http, subscription.id, { planId: FREE, paymentMethodId: CARD });
  expect((await current()).plan.slug).toBe('free');
});

it('ends a cancelled subscription with its period, and not before', async () => {
  await cancel();
  const { currentPeriodEnd } = await current();
  await moveTo(Date.parse(currentPeriodEnd) - 1);
  expect(await current()).toMatchObject({ status: 'active', cancellation: { policy: 'atPeriodEnd' } });
  await moveTo(Date.parse(currentPeriodEnd) + DAY_MS);
  expect(await current()).toMatchObject({ status: 'canceled', cancellation: null });
  expect(subscriptionRow().endedAt).toBe(currentPeriodEnd);
  expect(await api.listInvoices(admin.http)).toHaveLength(2);
});

it('goes on as before after a renewal', async () => {
  await cancel();
  await api.renewManagedSubscription(admin.http, (await current()).id);
  await moveTo((await current()).currentPeriodEnd);
  expect(await current()).toMatchObject({ status: 'active', cancellation: null });
  expect(await api.listInvoices(admin.http)).toHaveLength(3);
});

it('cancels only what is active and not cancelled, and renews only what is cancelled', async () => {
  const { id, currentPeriodEnd } = await current();
  await expectRefusal(api.renewManagedSubscription(admin.http, id), 409, errorCodes.subscriptionState);
  await cancel();
  await expectRefusal(cancel(), 409, errorCodes.subscriptionState);
  await moveTo(currentPeriodEnd);
  await expectRefusal(cancel(), 409, errorCodes.subscriptionState);
  await expectRefusal(api.renewManagedSubscription(admin.http, id), 409, errorCodes.subscriptionState);
});

it('changes nothing where the vendor bills by other means', async () => {
  patchRow('billingConfigurations', 'billing-acme', { externallyManaged: true });
  const { id, externallyManaged, currentPeriodEnd } = await current();
  expect(externallyManaged).toBe(true);
  expect(await api.getTenantBillingConfiguration(admin.http, ACME)).toMatchObject({ externallyManaged: 'true' });
  await expectRefusal(cancel(), 409, errorCodes.billingExternallyManaged);
  await expectRefusal(api.renewManagedSubscription(admin.http, id), 409, errorCodes.billingExternallyManaged);
  await expectRefusal(update(FREE), 409, errorCodes.billingExternallyManaged);
  await moveTo(currentPeriodEnd);
  expect(await current()).toMatchObject({ status: 'active', currentPeriodStart: currentPeriodEnd });
  expect(await api.listInvoices(admin.http)).toHaveLength(2);
});

it('lets tenants do only what the vendor allows', async () => {
  const rules = { allowPlanDowngrade: false, allowPlanCancellation: false };
  patchRow('vendorBilling', 'vendor-portico', rules);
  expect(await api.getVendorBillingConfiguration(admin.http)).toEqual({ ...rules, whiteLabelMode: false });
  await expectRefusal(cancel(), 403, errorCodes.planChangeNotAllowed);
  await expectRefusal(update(FREE), 403, errorCodes.planChangeNotAllowed);
  expect(await current()).toMatchObject({ cancellation: null, plan: { slug: 'premium' } });
});

it('charges every month on its day, however late the next call is', async () => {
  patchRow('subscriptions', 'subscription-acme', {
    anchoredAt: '2026-01-31T09:00:00.000Z',
    periodStart: '2026-02-28T09:00:00.000Z',
    periodEnd: '2026-03-31T09:00:00.000Z',
  });
  await moveTo('2026-06-01T00:00:00Z');
  const invoices = await api.listInvoices(admin.http);
  expect(invoices.slice(0, 3).map(({ paymentDate }) => paymentDate)).toEqual([
    '2026-05-31T09:00:00.000Z',
    '2026-04-30T09:00:00.000Z',
    '2026-03-31T09:00:00.000Z',
  ]);
  expect(await current()).toMatchObject({ currentPeriodEnd: '2026-06-30T09:00:00.000Z' });
});

it('has the same outcome whether calls come often or once', async () => {
  const patient = quickWorld({ now: '2026-03-10T12:00:00Z' });
  for (let month = 0; month < 4; month++) {
    await moveTo(world.clock.now() + 31 * DAY_MS);
    await current();
  }
  patient.clock.set(world.clock.now());
  const other = await signIn(patient, 'ada@acme.test');
  await api.listInvoices(other.http);
  const billing = ({ tables }: ReturnType<World['snapshot']>) => [tables.subscriptions, tables.invoices];
  expect(billing(patient.snapshot())).toEqual(billing(world.snapshot()));
});

it('stops at an expired card, tries again and gives up after the last day', async () => {
  const { currentPeriodEnd } = await current();
  patchRow('paymentMethods', CARD, { expMonth: 2, expYear: 2026 });
  await moveTo(currentPeriodEnd);
  expect(await current()).toMatchObject({ status: 'incomplete' });
  expect(subscriptionRow()).toMatchObject({ overdueSince: currentPeriodEnd, failedAttempts: 1 });
  const [open] = await api.listInvoices(admin.http);
  expect(open).toMatchObject({ paid: false, totalAmount: PREMIUM_CENTS, paymentDate: currentPeriodEnd });
  await expectRefusal(cancel(), 409, errorCodes.subscriptionState);
  const lastDay = Date.parse(currentPeriodEnd) + RETRY_DAYS.at(-1)! * DAY_MS;
  await moveTo(lastDay - 1);
  expect((await current()).status).toBe('incomplete');
  await moveTo(lastDay + DAY_MS);
  expect((await current()).status).toBe('expired');
  expect(subscriptionRow()).toMatchObject({ endedAt: new Date(lastDay).toISOString(), cancelAtPeriodEnd: false });
  expect(await api.getInvoice(admin.http, open!.id)).toMatchObject({ paid: false });
});

it.each(RETRY_DAYS)('is paid on day %i once the card works again', async (retryDay) => {
  const { currentPeriodEnd } = await current();
  const due = Date.parse(currentPeriodEnd);
  patchRow('paymentMethods', CARD, { charges: 'insufficient_funds' });
  await moveTo(due + retryDay * DAY_MS - 1);
  expect((await current()).status).toBe('incomplete');
  patchRow('paymentMethods', CARD, { charges: 'succeeds' });
  await moveTo(due + retryDay * DAY_MS);
  expect((await current()).status).toBe('active');
  expect(subscriptionRow()).toMatchObject({ overdueSince: null, failedAttempts: 0 });
  const [invoice] = await api.listInvoices(admin.http);
  expect(invoice).toMatchObject({ paid: true, paymentDate: new Date(due + retryDay * DAY_MS).toISOString() });
});

it('goes over from the trial to the first month with a card', async () => {
  putOnTrial('2026-03-13T12:00:00.000Z');
  expect(await current()).toMatchObject({ status: 'trialing', trialEnd: '2026-03-13T12:00:00.000Z' });
  await expectRefusal(cancel(), 409, errorCodes.subscriptionState);
  await moveTo('2026-03-13T12:00:00Z');
  expect(await current()).toMatchObject({ status: 'active', currentPeriodEnd: '2026-04-13T12:00:00.000Z' });
  expect(await api.listInvoices(admin.http)).toHaveLength(3);
});

it('changes to the default plan after a trial without a card', async () => {
  putOnTrial('2026-03-13T12:00:00.000Z');
  takeCardsAway();
  await moveTo('2026-03-13T12:00:00Z');
  expect(await current()).toMatchObject({ status: 'active', plan: { slug: 'free' } });
  expect(await api.listInvoices(admin.http)).toHaveLength(2);
});

it('keeps a trial that has ended, where the vendor wants that', async () => {
  putOnTrial('2026-03-13T12:00:00.000Z', 'retain_trial');
  takeCardsAway();
  await moveTo('2026-04-13T12:00:00Z');
  expect(await current()).toMatchObject({ status: 'trialEnded', plan: { slug: 'premium' } });
  expect(subscriptionRow().endedAt).toBe('2026-03-13T12:00:00.000Z');
});

const EARLIER = '2026-03-09T12:00:00.000Z';

it.each([
  ['failed payments', { status: 'expired', overdueSince: EARLIER, endedAt: EARLIER, failedAttempts: 3 }],
  ['a trial that has ended', { status: 'trialEnded', trialEndsAt: EARLIER, endedAt: EARLIER }],
  ['a trial', { status: 'trialing', trialEndsAt: '2026-03-13T12:00:00.000Z' }],
  ['a cancellation', { planId: FREE, cancelAtPeriodEnd: true }],
])('clears what %s left in a subscription once a new month begins', async (_, patch) => {
  arrange((tables) => {
    tables.invoices = [];
  });
  patchRow('subscriptions', 'subscription-acme', patch);
  await update(PREMIUM);
  const at = '2026-03-10T12:00:00.000Z';
  const row = subscriptionRow();
  expect(row).toMatchObject({ status: 'active', cancelAtPeriodEnd: false, trialEndsAt: null, overdueSince: null });
  expect(row).toMatchObject({ failedAttempts: 0, endedAt: null });
  expect(row).toMatchObject({ anchoredAt: at, periodStart: at, periodEnd: '2026-04-10T12:00:00.000Z' });
});

it('starts the first month at once after a checkout during a trial', async () => {
  putOnTrial('2026-03-13T12:00:00.000Z');
  await update(PREMIUM);
  const now = new Date(world.clock.now()).toISOString();
  expect(await current()).toMatchObject({ status: 'active', currentPeriodStart: now });
  expect((await current()).trialEnd).toBeUndefined();
  expect(await api.listInvoices(admin.http)).toHaveLength(3);
});

it('charges the rest of the month for a dearer plan', async () => {
  arrange((tables) => tables.plans!.push(team));
  patchRow('subscriptions', 'subscription-acme', {
    planId: team.id,
    periodStart: '2026-03-01T12:00:00.000Z',
    periodEnd: '2026-03-31T12:00:00.000Z',
  });
  await update(PREMIUM);
  // 21 of 30 days are left: 70 of 100 dollars, less 28 of 40.
  const [invoice] = await api.listInvoices(admin.http);
  expect(invoice).toMatchObject({ totalAmount: 4_200, paid: true });
  expect(await current()).toMatchObject({ plan: { slug: 'premium' }, currentPeriodEnd: '2026-03-31T12:00:00.000Z' });
});

it('credits the rest of the month for a cheaper plan against the next invoices', async () => {
  arrange((tables) => tables.plans!.push(team));
  patchRow('subscriptions', 'subscription-acme', {
    anchoredAt: '2026-01-31T12:00:00.000Z',
    periodStart: '2026-03-01T12:00:00.000Z',
    periodEnd: '2026-03-31T12:00:00.000Z',
  });
  await update(team.id);
  expect(await api.listInvoices(admin.http)).toHaveLength(2);
  await moveTo('2026-06-01T00:00:00Z');
  // 42 dollars of credit: 40 in March, 2 in April.
  const totals = (await api.listInvoices(admin.http)).map(({ totalAmount, paid }) => [totalAmount, paid]);
  expect(totals.slice(0, 3)).toEqual([
    [4_000, true],
    [3_800, true],
    [0, true],
  ]);
});

it('starts a new month when a tenant leaves the free plan', async () => {
  patchRow('subscriptions', 'subscription-acme', { planId: FREE });
  await update(PREMIUM);
  const now = new Date(world.clock.now()).toISOString();
  expect(await current()).toMatchObject({ currentPeriodStart: now, plan: { slug: 'premium' } });
  expect((await api.listInvoices(admin.http))[0]).toMatchObject({ totalAmount: PREMIUM_CENTS, paymentDate: now });
});

it('takes back a cancellation with a change of plan, but not with a new card', async () => {
  await cancel();
  await update(PREMIUM);
  expect((await current()).cancellation).not.toBeNull();
  await update(FREE, '');
  expect((await current()).cancellation).toBeNull();
});

it('begins again after the end', async () => {
  await cancel();
  await moveTo((await current()).currentPeriodEnd);
  expect((await current()).status).toBe('canceled');
  await update(PREMIUM);
  expect(await current()).toMatchObject({ status: 'active', plan: { slug: 'premium' } });
  expect(await api.listInvoices(admin.http)).toHaveLength(3);
});

it('changes nothing when the card is declined', async () => {
  patchRow('subscriptions', 'subscription-acme', { planId: FREE });
  patchRow('paymentMethods', CARD, { charges: 'insufficient_funds' });
  const before = world.snapshot().tables;
  await expectRefusal(update(PREMIUM), 402, errorCodes.cardDeclined);
  expect(world.snapshot().tables).toEqual(before);
});

it('refuses plans and cards that are not there, or are not one of the own', async () => {
  await expectRefusal(update('plan-gold'), 404, errorCodes.notFound);
  await expectRefusal(update(PREMIUM, 'card-brightwater'), 404, errorCodes.notFound);
  await expectRefusal(update(PREMIUM, ''), 404, errorCodes.notFound);
});

it('keeps tenants apart', async () => {
  const foreign = 'subscription-brightwater';
  await expectRefusal(api.getManagedSubscription(admin.http, foreign), 404, errorCodes.notFound);
  await expectRefusal(api.cancelManagedSubscription(admin.http, foreign), 404, errorCodes.notFound);
  await expectRefusal(api.getBillingSummary(admin.http, 'tenant-brightwater'), 404, errorCodes.notFound);
  await expectRefusal(api.getTenantBillingConfiguration(admin.http, 'tenant-brightwater'), 404, errorCodes.notFound);
  const kira = await signIn(world, 'kira@brightwater.test');
  await cancel();
  const [theirs] = await api.listManagedSubscriptions(kira.http);
  expect(theirs).toMatchObject({ id: foreign, cancellation: null });
  expect(await api.listInvoices(kira.http)).toHaveLength(2);
});

it('sets up billing for a tenant once', async () => {
  const body = { tenantId: ACME, providerType: 'Stripe' } as const;
  await expectRefusal(api.createTenantBillingConfiguration(admin.http, body), 409, errorCodes.alreadyExists);
  arrange((tables) => {
    tables.billingConfigurations = [];
  });
  await expectRefusal(api.getTenantBillingConfiguration(admin.http, ACME), 404, errorCodes.notFound);
  const { id } = await api.createTenantBillingConfiguration(admin.http, body);
  expect(await api.getTenantBillingConfiguration(admin.http, ACME)).toMatchObject({ id, externallyManaged: 'false' });
  expect((await api.getBillingSummary(admin.http, ACME)).tenantConfigurationId).toBe(id);
  const foreign = { ...body, tenantId: 'tenant-brightwater' };
  await expectRefusal(api.createTenantBillingConfiguration(admin.http, foreign), 404, errorCodes.notFound);
});

it('says so with empty ids where there is no subscription', async () => {
  arrange((tables) => {
    tables.subscriptions = [];
  });
  expect(await api.listManagedSubscriptions(admin.http)).toEqual([]);
  expect(await api.getBillingSummary(admin.http, ACME)).toMatchObject({ subscriptionId: '', currentPlanId: FREE });
});

it('entitles to the features of the plan', async () => {
  const before = await getUserEntitlements(admin.http);
  expect(before.plans).toEqual({ [PREMIUM]: { defaultTreatment: 'true' }, [FREE]: { defaultTreatment: 'false' } });
  expect(before.features['single-sign-on']).toMatchObject({ planIds: [PREMIUM], expireTime: null });
  await update(FREE);
  const after = await getUserEntitlements(admin.http);
  expect(after.plans).toEqual({ [PREMIUM]: { defaultTreatment: 'false' }, [FREE]: { defaultTreatment: 'true' } });
  expect(after.permissions).toEqual(before.permissions);
});

it('gives hosts answers that follow the plan', async () => {
  const ask = async () => {
    const facts = { entitlements: await getUserEntitlements(admin.http), attributes: {}, now: world.clock.now() };
    const permission = permissionEntitlement('fe.secure.read.samlConfiguration', facts);
    return [featureEntitlement('single-sign-on', facts), featureEntitlement('team-management', facts), permission];
  };
  expect(await ask()).toEqual([{ isEntitled: true }, { isEntitled: true }, { isEntitled: true }]);
  await cancel();
  await moveTo((await current()).currentPeriodEnd);
  const ended = { isEntitled: false, justification: 'BUNDLE_EXPIRED' };
  expect(await ask()).toEqual([ended, { isEntitled: true }, ended]);
  await update(FREE, '');
  const missing = { isEntitled: false, justification: 'MISSING_FEATURE' };
  expect(await ask()).toEqual([missing, { isEntitled: true }, missing]);
});

it('tells features that have ended from those that never were', async () => {
  await cancel();
  const { currentPeriodEnd } = await current();
  await moveTo(Date.parse(currentPeriodEnd) + DAY_MS);
  const { features, plans } = await getUserEntitlements(admin.http);
  expect(plans[FREE]).toEqual({ defaultTreatment: 'true' });
  expect(features['single-sign-on']?.expireTime).toBe(Date.parse(currentPeriodEnd));
  expect(features['team-management']?.expireTime).toBeNull();
});

it('keeps the features while a late payment can still be made', async () => {
  patchRow('paymentMethods', CARD, { charges: 'insufficient_funds' });
  const due = Date.parse((await current()).currentPeriodEnd);
  await moveTo(due + DAY_MS);
  expect((await getUserEntitlements(admin.http)).plans[PREMIUM]).toEqual({ defaultTreatment: 'true' });
  await moveTo(due + RETRY_DAYS.at(-1)! * DAY_MS);
  expect((await getUserEntitlements(admin.http)).plans[PREMIUM]).toEqual({ defaultTreatment: 'false' });
});
