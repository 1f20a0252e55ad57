import {
  authenticateCardRequestSchema,
  cardProviderConfigurationSchema,
  cardProviderCustomerSchema,
  cardSetupSchema,
  confirmCardSetupRequestSchema,
  confirmSubscriptionPaymentRequestSchema,
  createCardProviderCustomerRequestSchema,
  createCardProviderSubscriptionRequestSchema,
  createCardProviderSubscriptionResponseSchema,
  createSetupIntentRequestSchema,
  emptyResponseSchema,
  errorCodes,
  listPaymentProvidersResponseSchema,
  setupIntentSchema,
} from '@portico/sdk/contract';
import type { PlanRow, SetupIntentRow, SubscriptionRow } from '../db/tables';
import { route } from './route';
import { findBilledTenant, findOwnTenant, missing, settle } from './rules/billing/billing-access';
import { externalId, toPlan } from './rules/billing/billing-views';
import { keepCard, letCharge } from './rules/billing/card-setup';
import { asksHolder, defaultMethod, readCard, refuseCard, requireCharge } from './rules/billing/cards';
import { beginSubscription, collect, vendorBillingOf } from './rules/billing/subscription-clock';
import { type Context, isoAfter, refuse } from './rules/call/context';
import type { HandlerContext, HandlerReply } from './rules/call/handler-context';
import { recordAs } from './rules/events/call-records';
import { permissionKeys } from './rules/team/permissions';

const SECRET_LENGTH = 24;
const PROVIDER_NAME = 'Stripe';
/** In the format of a real key, because clients check it; no provider accepts it. */
const TEST_KEY = 'pk_test_PorticoHarborDemoKey0001';
/** The `status` of a provider that is set up, which clients look for (portal spec §4 "Checkout"). */
const SET_UP = '1';

async function listProviders(context: HandlerContext<never>): Promise<HandlerReply> {
  await context.caller();
  const { providerActive } = vendorBillingOf(context.db);
  const provider = { providerType: PROVIDER_NAME, name: PROVIDER_NAME, status: providerActive ? SET_UP : '0' };
  return context.reply(200, [provider]);
}

async function getConfiguration(context: HandlerContext<never>): Promise<HandlerReply> {
  await context.caller();
  const { id, providerActive } = vendorBillingOf(context.db);
  if (!providerActive) return missing(context, 'payment provider');
  return context.reply(200, { id: `provider-${id}`, name: PROVIDER_NAME, active: true, publishableKey: TEST_KEY });
}

async function getCustomer(context: HandlerContext<'tenantId'>): Promise<HandlerReply> {
  const tenant = await findOwnTenant(context, context.params.tenantId);
  const customer = context.db.cardCustomers.findBy('tenantId', tenant.id);
  if (!customer) return missing(context, 'customer');
  return context.reply(200, { stripeCustomerId: externalId('cus', customer.id) });
}

async function createCustomer(context: HandlerContext<never>): Promise<HandlerReply> {
  const { db, ids } = context;
  const tenant = await findBilledTenant(context);
  const { name, email } = context.read(createCardProviderCustomerRequestSchema);
  if (db.cardCustomers.findBy('tenantId', tenant.id)) {
    return refuse(context, 409, errorCodes.alreadyExists, 'There is a customer already.', { field: 'tenantId' });
  }
  const { id } = db.cardCustomers.insert({ id: ids.uuid(), tenantId: tenant.id, name, email });
  return context.reply(201, { stripeCustomerId: externalId('cus', id) });
}

async function createSubscription(context: HandlerContext<never>): Promise<HandlerReply> {
  const tenant = await findBilledTenant(context);
  const plan = findPlan(context, context.read(createCardProviderSubscriptionRequestSchema).stripePlanId);
  const before = settle(context, tenant.id);
  if (before && isUnderWay(before)) {
    return refuse(context, 409, errorCodes.alreadyExists, 'There is a subscription already.', { field: 'tenantId' });
  }
  const { id, secret } = beginSubscription(context.db, {
    id: context.ids.uuid(),
    tenantId: tenant.id,
    planId: plan.id,
    secret: `sub_secret_${context.ids.token(SECRET_LENGTH)}`,
    at: isoAfter(context, 0),
  });
  return context.reply(201, { subscriptionId: id, subscriptionSecret: secret });
}

async function confirmSubscription(context: HandlerContext<'subscriptionId'>): Promise<HandlerReply> {
  const tenant = await findBilledTenant(context);
  const { subscriptionSecret } = context.read(confirmSubscriptionPaymentRequestSchema);
  const subscription = settle(context, tenant.id);
  const isMeant = subscription?.id === context.params.subscriptionId && subscription.secret === subscriptionSecret;
  if (!subscription || !isMeant) return missing(context, 'subscription');
  if (subscription.status !== 'incomplete') return context.reply(200, {});
  requireCharge(context, defaultMethod(context.db, tenant.id) ?? refuseCard(context, 'no_card'));
  collect(context.db, subscription, isoAfter(context, 0));
  return context.reply(200, {});
}

async function createSetupIntent(context: HandlerContext<never>): Promise<HandlerReply> {
  const { db, ids } = context;
  const tenant = await findBilledTenant(context);
  const { paymentMethodId } = context.read(createSetupIntentRequestSchema);
  const method = paymentMethodId ? db.paymentMethods.find(paymentMethodId) : undefined;
  if (paymentMethodId && method?.tenantId !== tenant.id) return missing(context, 'payment method');
  const intent = db.setupIntents.insert({
    id: ids.uuid(),
    tenantId: tenant.id,
    paymentMethodId: method?.id ?? null,
    secret: `seti_secret_${ids.token(SECRET_LENGTH)}`,
    status: 'open',
    card: null,
  });
  const { id, secret } = intent;
  return context.reply(201, { id, paymentMethodId: method?.id ?? '', setupIntentSecret: secret });
}

async function confirmSetup(context: HandlerContext<'setupIntentId'>): Promise<HandlerReply> {
  const tenant = await findBilledTenant(context);
  const { setupIntentSecret, card: details } = context.read(confirmCardSetupRequestSchema);
  const intent = findIntent(context, tenant.id, setupIntentSecret);
  if (!details) return confirmKnownCard(context, intent);
  const { card, needsAuthentication } = readCard(context, details);
  if (!needsAuthentication) return succeeded(context, await keepCard(context, intent, card));
  context.db.setupIntents.update(intent.id, { status: 'needs-authentication', card });
  return context.reply(200, { status: 'requires_action' });
}

/** A card that is there already is confirmed again, so that its next charge goes through. */
function confirmKnownCard(context: Context, { id, paymentMethodId }: SetupIntentRow): HandlerReply {
  const method = paymentMethodId === null ? undefined : context.db.paymentMethods.find(paymentMethodId);
  if (!method) return missing(context, 'payment method');
  const asks = asksHolder(method);
  context.db.setupIntents.update(id, { status: asks ? 'needs-authentication' : 'succeeded', card: null });
  return asks ? context.reply(200, { status: 'requires_action' }) : succeeded(context, method.id);
}

async function authenticate(context: HandlerContext<'setupIntentId'>): Promise<HandlerReply> {
  const tenant = await findBilledTenant(context);
  const { setupIntentSecret, outcome } = context.read(authenticateCardRequestSchema);
  const intent = findIntent(context, tenant.id, setupIntentSecret);
  if (intent.status !== 'needs-authentication') return missing(context, 'setup intent');
  if (outcome === 'rejected') return refuseCard(context, 'authentication_failed');
  if (intent.card) return succeeded(context, await keepCard(context, intent, intent.card));
  const methodId = letCharge(context, intent);
  return methodId === undefined ? missing(context, 'payment method') : succeeded(context, methodId);
}

function succeeded(context: Context, paymentMethodId: string): HandlerReply {
  return context.reply(200, { status: 'succeeded', paymentMethodId });
}

/** Finds an intent that has not succeeded. A wrong secret is refused like an unknown intent, to reveal nothing. */
function findIntent(context: HandlerContext<'setupIntentId'>, tenantId: string, secret: string): SetupIntentRow {
  const intent = context.db.setupIntents.find(context.params.setupIntentId);
  const isMeant = intent?.tenantId === tenantId && intent.secret === secret && intent.status !== 'succeeded';
  return isMeant ? intent : missing(context, 'setup intent');
}

/** By any of the ids it is known by. */
function findPlan(context: Context, planId: string): PlanRow {
  const isMeant = (row: PlanRow) => {
    const { id, externalId, price } = toPlan(row);
    return [id, externalId, price.id, price.externalId].includes(planId);
  };
  return context.db.plans.list().find(isMeant) ?? missing(context, 'plan');
}

/** One whose first payment was never made can be left behind for another. */
function isUnderWay({ status, overdueSince }: SubscriptionRow): boolean {
  return status === 'active' || status === 'trialing' || (status === 'incomplete' && overdueSince !== null);
}

const { readBilling, changeBilling } = permissionKeys;

/** The card provider, simulated: customers, cards and first payments (portal spec §4 "Checkout", §7 "Billing"). */
export const billingCardProviderRoutes = [
  route('GET /subscriptions/resources/payment-providers/v1', listProviders, {
    permission: readBilling,
    answer: listPaymentProvidersResponseSchema,
  }),
  route('GET /subscriptions/resources/billing/payment-providers/stripe/public-configurations/v1', getConfiguration, {
    permission: readBilling,
    answer: cardProviderConfigurationSchema,
  }),
  route('GET /subscriptions/resources/billing/payment-providers/stripe/customers/v1/{tenantId}', getCustomer, {
    permission: readBilling,
    answer: cardProviderCustomerSchema,
  }),
  route('POST /subscriptions/resources/billing/payment-providers/stripe/customers/v1', createCustomer, {
    permission: changeBilling,
    answer: cardProviderCustomerSchema,
  }),
  route('POST /subscriptions/resources/billing/payment-providers/stripe/subscriptions/v1', createSubscription, {
    permission: changeBilling,
    answer: createCardProviderSubscriptionResponseSchema,
    record: recordAs('subscription.changed', () => 'Subscribed'),
  }),
  route(
    'POST /subscriptions/resources/billing/payment-providers/stripe/subscriptions/v1/{subscriptionId}/confirmations',
    confirmSubscription,
    {
      permission: changeBilling,
      answer: emptyResponseSchema,
      record: recordAs('subscription.changed', () => 'First payment'),
    },
  ),
  route('POST /subscriptions/resources/billing/payment-providers/stripe/setup-intents/v1', createSetupIntent, {
    permission: changeBilling,
    answer: setupIntentSchema,
  }),
  route(
    'POST /subscriptions/resources/billing/payment-providers/stripe/setup-intents/v1/{setupIntentId}/confirmations',
    confirmSetup,
    { permission: changeBilling, answer: cardSetupSchema },
  ),
  route(
    'POST /subscriptions/resources/billing/payment-providers/stripe/setup-intents/v1/{setupIntentId}/authentications',
    authenticate,
    { permission: changeBilling, answer: cardSetupSchema },
  ),
];
