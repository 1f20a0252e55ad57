import { errorCodes } from '@portico/sdk/contract';
import { beforeEach, expect, it } from 'vitest';
import * as api from '../../../sdk/src/api/billing';
import { ACME, CARD, DAY_MS, FREE, openBilling, PREMIUM, PREMIUM_CENTS, type TestBilling } from './testing/billing';
import { expectRefusal, signIn } from './testing/browser';

let billing: TestBilling;
beforeEach(async () => {
  billing = await openBilling();
});

it('lists the plans with their prices in cents', async () => {
  const plans = await api.listPlans(billing.admin.http);
  expect(plans.map(({ name, price, slug }) => [name, price.amount, price.currency, slug])).toEqual([
    ['Premium', PREMIUM_CENTS, 'usd', 'premium'],
    ['Free', 0, 'usd', 'free'],
  ]);
  expect(await api.getPlan(billing.admin.http, FREE)).toEqual(plans[1]);
  expect(plans[0]).toMatchObject({ recurringInterval: 'month' });
  await expectRefusal(api.getPlan(billing.admin.http, 'plan-gold'), 404, errorCodes.notFound);
});

it('starts with an active subscription, two invoices paid and a card', async () => {
  const subscription = await billing.current();
  expect(subscription).toMatchObject({ status: 'active', cancellation: null, externallyManaged: false });
  expect(subscription.plan).toEqual({ slug: 'premium' });
  expect(await api.getManagedSubscription(billing.admin.http, subscription.id)).toEqual(subscription);
  const invoices = await api.listInvoices(billing.admin.http);
  expect(invoices.map(({ totalAmount, paid }) => [totalAmount, paid])).toEqual([
    [PREMIUM_CENTS, true],
    [PREMIUM_CENTS, true],
  ]);
  expect(await api.getBillingSummary(billing.admin.http, ACME)).toMatchObject({
    subscriptionId: subscription.id,
    currentPlanId: PREMIUM,
    paymentMethodId: CARD,
    externallyManaged: false,
  });
});

it('answers at both addresses of a subscription', async () => {
  const subscription = await billing.current();
  expect(await api.listSubscriptions(billing.admin.http)).toEqual([subscription]);
  expect(await api.getSubscription(billing.admin.http, subscription.id)).toEqual(subscription);
  await api.cancelSubscription(billing.admin.http, subscription.id);
  expect((await billing.current()).cancellation).toEqual({ policy: 'atPeriodEnd' });
  await api.renewSubscription(billing.admin.http, subscription.id);
  expect((await billing.current()).cancellation).toBeNull();
  await api.updateSubscription(billing.admin.http, subscription.id, { planId: FREE, paymentMethodId: CARD });
  expect((await billing.current()).plan.slug).toBe('free');
});

it('ends a cancelled subscription with its period, and not before', async () => {
  await billing.cancel();
  const { currentPeriodEnd } = await billing.current();
  await billing.moveTo(Date.parse(currentPeriodEnd) - 1);
  expect(await billing.current()).toMatchObject({ status: 'active', cancellation: { policy: 'atPeriodEnd' } });
  await billing.moveTo(Date.parse(currentPeriodEnd) + DAY_MS);
  expect(await billing.current()).toMatchObject({ status: 'canceled', cancellation: null });
  expect(billing.subscriptionRow().endedAt).toBe(currentPeriodEnd);
  expect(await api.listInvoices(billing.admin.http)).toHaveLength(2);
});

it('goes on as before after a renewal', async () => {
  await billing.cancel();
  await api.renewManagedSubscription(billing.admin.http, (await billing.current()).id);
  await billing.moveTo((await billing.current()).currentPeriodEnd);
  expect(await billing.current()).toMatchObject({ status: 'active', cancellation: null });
  expect(await api.listInvoices(billing.admin.http)).toHaveLength(3);
});

it('cancels only what is active and not cancelled, and renews only what is cancelled', async () => {
  const { id, currentPeriodEnd } = await billing.current();
  await expectRefusal(api.renewManagedSubscription(billing.admin.http, id), 409, errorCodes.subscriptionState);
  await billing.cancel();
  await expectRefusal(billing.cancel(), 409, errorCodes.subscriptionState);
  await billing.moveTo(currentPeriodEnd);
  await expectRefusal(billing.cancel(), 409, errorCodes.subscriptionState);
  await expectRefusal(api.renewManagedSubscription(billing.admin.http, id), 409, errorCodes.subscriptionState);
});

it('changes nothing where the vendor bills by other means', async () => {
  billing.patchRow('billingConfigurations', 'billing-acme', { externallyManaged: true });
  const { id, externallyManaged, currentPeriodEnd } = await billing.current();
  expect(externallyManaged).toBe(true);
  expect(await api.getTenantBillingConfiguration(billing.admin.http, ACME)).toMatchObject({
    externallyManaged: 'true',
  });
  await expectRefusal(billing.cancel(), 409, errorCodes.billingExternallyManaged);
  await expectRefusal(api.renewManagedSubscription(billing.admin.http, id), 409, errorCodes.billingExternallyManaged);
  await expectRefusal(billing.update(FREE), 409, errorCodes.billingExternallyManaged);
  await billing.moveTo(currentPeriodEnd);
  expect(await billing.current()).toMatchObject({ status: 'active', currentPeriodStart: currentPeriodEnd });
  expect(await api.listInvoices(billing.admin.http)).toHaveLength(2);
});

it('lets tenants do only what the vendor allows', async () => {
  const rules = { allowPlanDowngrade: false, allowPlanCancellation: false };
  billing.patchRow('vendorBilling', 'vendor-portico', rules);
  expect(await api.getVendorBillingConfiguration(billing.admin.http)).toEqual({ ...rules, whiteLabelMode: false });
  await expectRefusal(billing.cancel(), 403, errorCodes.planChangeNotAllowed);
  await expectRefusal(billing.update(FREE), 403, errorCodes.planChangeNotAllowed);
  expect(await billing.current()).toMatchObject({ cancellation: null, plan: { slug: 'premium' } });
});

it('keeps tenants apart', async () => {
  const foreign = 'subscription-brightwater';
  await expectRefusal(api.getManagedSubscription(billing.admin.http, foreign), 404, errorCodes.notFound);
  await expectRefusal(api.cancelManagedSubscription(billing.admin.http, foreign), 404, errorCodes.notFound);
  await expectRefusal(api.getBillingSummary(billing.admin.http, 'tenant-brightwater'), 404, errorCodes.notFound);
  await expectRefusal(
    api.getTenantBillingConfiguration(billing.admin.http, 'tenant-brightwater'),
    404,
    errorCodes.notFound,
  );
  const kira = await signIn(billing.world, 'kira@brightwater.test');
  await billing.cancel();
  const [theirs] = await api.listManagedSubscriptions(kira.http);
  expect(theirs).toMatchObject({ id: foreign, cancellation: null });
  expect(await api.listInvoices(kira.http)).toHaveLength(2);
});

it('sets up billing for a tenant once', async () => {
  const body = { tenantId: ACME, providerType: 'Stripe' } as const;
  await expectRefusal(api.createTenantBillingConfiguration(billing.admin.http, body), 409, errorCodes.alreadyExists);
  billing.arrange((tables) => {
    tables.billingConfigurations = [];
  });
  await expectRefusal(api.getTenantBillingConfiguration(billing.admin.http, ACME), 404, errorCodes.notFound);
  const { id } = await api.createTenantBillingConfiguration(billing.admin.http, body);
  expect(await api.getTenantBillingConfiguration(billing.admin.http, ACME)).toMatchObject({
    id,
    externallyManaged: 'false',
  });
  expect((await api.getBillingSummary(billing.admin.http, ACME)).tenantConfigurationId).toBe(id);
  const foreign = { ...body, tenantId: 'tenant-brightwater' };
  await expectRefusal(api.createTenantBillingConfiguration(billing.admin.http, foreign), 404, errorCodes.notFound);
});

it('says so with empty ids where there is no subscription', async () => {
  billing.arrange((tables) => {
    tables.subscriptions = [];
  });
  expect(await api.listManagedSubscriptions(billing.admin.http)).toEqual([]);
  expect(await api.getBillingSummary(billing.admin.http, ACME)).toMatchObject({
    subscriptionId: '',
    currentPlanId: FREE,
  });
});
