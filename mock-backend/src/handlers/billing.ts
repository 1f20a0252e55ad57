import {
  billingSummarySchema,
  createTenantBillingConfigurationRequestSchema,
  createTenantBillingConfigurationResponseSchema,
  emptyResponseSchema,
  errorCodes,
  listPlansResponseSchema,
  listSubscriptionsResponseSchema,
  planSchema,
  subscriptionSchema,
  tenantBillingConfigurationSchema,
  updateSubscriptionRequestSchema,
  vendorBillingConfigurationSchema,
} from '@portico/sdk/contract';
import type { PaymentMethodRow, PlanRow, SubscriptionRow, TenantRow } from '../db/tables';
import { route } from './route';
import { findBilledTenant, findOwnTenant, missing, settle } from './rules/billing/billing-access';
import { toConfiguration, toPlan, toSubscription, toSummary } from './rules/billing/billing-views';
import { changeSubscription } from './rules/billing/plan-changes';
import { vendorBillingOf } from './rules/billing/subscription-clock';
import { type Context, refuse, vendorOf } from './rules/call/context';
import type { HandlerContext, HandlerReply } from './rules/call/handler-context';
import { readText, recordAs } from './rules/events/call-records';
import { permissionKeys } from './rules/team/permissions';

async function listSubscriptions(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  settle(context, tenant.id);
  const newestFirst = context.db.subscriptions.listBy('tenantId', tenant.id).reverse();
  return context.reply(
    200,
    newestFirst.map((row) => toSubscription(context.db, row)),
  );
}

async function getSubscription(context: HandlerContext<'subscriptionId'>): Promise<HandlerReply> {
  const subscription = findSubscription(context, (await context.caller()).tenant);
  return context.reply(200, toSubscription(context.db, subscription));
}

async function cancelSubscription(context: HandlerContext<'subscriptionId'>): Promise<HandlerReply> {
  const { id, status, cancelAtPeriodEnd } = await findChangeable(context);
  if (!vendorBillingOf(context.db).allowPlanCancellation) refuseChange(context, 'cancellation');
  if (status !== 'active' || cancelAtPeriodEnd) refuseState(context, status);
  context.db.subscriptions.update(id, { cancelAtPeriodEnd: true });
  return context.reply(200, {});
}

async function renewSubscription(context: HandlerContext<'subscriptionId'>): Promise<HandlerReply> {
  const { id, status, cancelAtPeriodEnd } = await findChangeable(context);
  if (!cancelAtPeriodEnd) refuseState(context, status);
  context.db.subscriptions.update(id, { cancelAtPeriodEnd: false });
  return context.reply(200, {});
}

async function updateSubscription(context: HandlerContext<'subscriptionId'>): Promise<HandlerReply> {
  const subscription = await findChangeable(context);
  const { planId, paymentMethodId } = context.read(updateSubscriptionRequestSchema);
  const plan = findPlan(context, planId);
  const method = findMethod(context, subscription, plan, paymentMethodId);
  const isDowngrade = plan.amount < context.db.plans.get(subscription.planId).amount;
  if (isDowngrade && !vendorBillingOf(context.db).allowPlanDowngrade) refuseChange(context, 'downgrade');
  changeSubscription(context, subscription, plan, method);
  return context.reply(200, {});
}

async function listPlans(context: HandlerContext<never>): Promise<HandlerReply> {
  await context.caller();
  return context.reply(200, context.db.plans.list().map(toPlan));
}

async function getPlan(context: HandlerContext<'planId'>): Promise<HandlerReply> {
  await context.caller();
  return context.reply(200, toPlan(findPlan(context, context.params.planId)));
}

async function getSummary(context: HandlerContext<'tenantId'>): Promise<HandlerReply> {
  const tenant = await findOwnTenant(context, context.params.tenantId);
  return context.reply(200, toSummary(context.db, tenant.id, settle(context, tenant.id)));
}

async function getTenantConfiguration(context: HandlerContext<'tenantId'>): Promise<HandlerReply> {
  const tenant = await findOwnTenant(context, context.params.tenantId);
  const configuration = context.db.billingConfigurations.findBy('tenantId', tenant.id);
  if (!configuration) return missing(context, 'configuration');
  return context.reply(200, toConfiguration(configuration, tenant));
}

async function createTenantConfiguration(context: HandlerContext<never>): Promise<HandlerReply> {
  const { db, ids } = context;
  const { tenantId, externallyManaged } = context.read(createTenantBillingConfigurationRequestSchema);
  const tenant = await findOwnTenant(context, tenantId);
  settle(context, tenant.id);
  if (db.billingConfigurations.findBy('tenantId', tenant.id)) {
    return refuse(context, 409, errorCodes.alreadyExists, 'Billing is set up already.', { field: 'tenantId' });
  }
  const row = { id: ids.uuid(), tenantId: tenant.id, externallyManaged: externallyManaged === 'true' };
  db.billingConfigurations.insert(row);
  return context.reply(201, { id: row.id });
}

async function getVendorConfiguration(context: HandlerContext<never>): Promise<HandlerReply> {
  await context.caller();
  const { allowPlanDowngrade, allowPlanCancellation } = vendorBillingOf(context.db);
  const { whiteLabelMode } = vendorOf(context);
  return context.reply(200, { allowPlanDowngrade, allowPlanCancellation, whiteLabelMode });
}

/** One of the tenant's subscriptions, as it is now. */
function findSubscription(context: HandlerContext<'subscriptionId'>, tenant: TenantRow): SubscriptionRow {
  settle(context, tenant.id);
  const subscription = context.db.subscriptions.find(context.params.subscriptionId);
  if (subscription?.tenantId !== tenant.id) return missing(context, 'subscription');
  return subscription;
}

/** The subscription of a call that changes it: nothing can be changed where the vendor bills by other means. */
async function findChangeable(context: HandlerContext<'subscriptionId'>): Promise<SubscriptionRow> {
  const subscription = findSubscription(context, (await context.caller()).tenant);
  const tenant = await findBilledTenant(context);
  if (settle(context, tenant.id)?.id !== subscription.id) refuseState(context, subscription.status);
  return subscription;
}

function findPlan(context: Context, planId: string): PlanRow {
  return context.db.plans.find(planId) ?? missing(context, 'plan');
}

/** None is needed for a plan that costs nothing. */
function findMethod(
  context: Context,
  { tenantId }: SubscriptionRow,
  plan: PlanRow,
  methodId: string,
): PaymentMethodRow | undefined {
  if (methodId === '' && plan.amount === 0) return undefined;
  const method = context.db.paymentMethods.find(methodId);
  return method?.tenantId === tenantId ? method : missing(context, 'payment method');
}

function refuseState(context: Context, status: SubscriptionRow['status']): never {
  return refuse(context, 409, errorCodes.subscriptionState, `The subscription is ${status}.`, { status });
}

function refuseChange(context: Context, change: 'downgrade' | 'cancellation'): never {
  return refuse(context, 403, errorCodes.planChangeNotAllowed, `The vendor does not allow a ${change}.`, { change });
}

const { readBilling, changeBilling } = permissionKeys;
const reads = { permission: readBilling };
const changes = { permission: changeBilling, answer: emptyResponseSchema };
const list = { ...reads, answer: listSubscriptionsResponseSchema };
const one = { ...reads, answer: subscriptionSchema };

function planInBody({ db, request }: HandlerContext): string | undefined {
  return db.plans.find(readText(request.body, 'planId') ?? '')?.name;
}

/** Plans, subscriptions and how tenants are billed (portal spec §4 "Subscription", §7 "Billing"). */
export const billingRoutes = [
  route('GET /subscriptions/resources/subscriptions/v1', listSubscriptions, list),
  route('GET /subscriptions/resources/subscriptions/v1/{subscriptionId}', getSubscription, one),
  route('PUT /subscriptions/resources/subscriptions/v1/{subscriptionId}/cancellations', cancelSubscription, {
    ...changes,
    record: recordAs('subscription.changed', () => 'Cancelled'),
  }),
  route('PUT /subscriptions/resources/subscriptions/v1/{subscriptionId}/renewals', renewSubscription, {
    ...changes,
    record: recordAs('subscription.changed', () => 'Cancellation taken back'),
  }),
  route('PUT /subscriptions/resources/subscriptions/v1/{subscriptionId}', updateSubscription, {
    ...changes,
    record: recordAs('subscription.changed', planInBody),
  }),
  route('GET /subscriptions/resources/billing/subscriptions/v1', listSubscriptions, list),
  route('GET /subscriptions/resources/billing/subscriptions/v1/{subscriptionId}', getSubscription, one),
  route('PUT /subscriptions/resources/billing/subscriptions/v1/{subscriptionId}/cancellations', cancelSubscription, {
    ...changes,
    record: recordAs('subscription.changed', () => 'Cancelled'),
  }),
  route('PUT /subscriptions/resources/billing/subscriptions/v1/{subscriptionId}/renewals', renewSubscription, {
    ...changes,
    record: recordAs('subscription.changed', () => 'Cancellation taken back'),
  }),
  route('PUT /subscriptions/resources/billing/subscriptions/v1/{subscriptionId}', updateSubscription, {
    ...changes,
    record: recordAs('subscription.changed', planInBody),
  }),
  route('GET /subscriptions/resources/billing/plans/v1', listPlans, { ...reads, answer: listPlansResponseSchema }),
  route('GET /subscriptions/resources/billing/plans/v1/{planId}', getPlan, { ...reads, answer: planSchema }),
  route('GET /subscriptions/resources/billing/summaries/v1/{tenantId}', getSummary, {
    ...reads,
    answer: billingSummarySchema,
  }),
  route('GET /subscriptions/resources/billing/tenant-configurations/v1/{tenantId}', getTenantConfiguration, {
    ...reads,
    answer: tenantBillingConfigurationSchema,
  }),
  route('POST /subscriptions/resources/billing/tenant-configurations/v1', createTenantConfiguration, {
    permission: changeBilling,
    answer: createTenantBillingConfigurationResponseSchema,
  }),
  route('GET /subscriptions/resources/billing/configurations/vendor-public-configurations/v1', getVendorConfiguration, {
    ...reads,
    answer: vendorBillingConfigurationSchema,
  }),
];
