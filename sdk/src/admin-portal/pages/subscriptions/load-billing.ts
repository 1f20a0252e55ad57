import * as api from '../../../api/billing';
import type { BillingSummary, Invoice, PaymentMethod, Plan, Subscription } from '../../../contract';
import type { HttpClient } from '../../../core/http-client';
import { listOf } from '../../parts/list-of';
import { billingRefusal } from './billing-refusal';
import { planStatusOf } from './plan-status';
import type { Billing } from './subscriptions-state';

/**
 * Loads the subscription of a tenant, its plan and the other plans.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` without an active tenant.
 */
export async function loadBilling(http: HttpClient, tenantId: string | undefined): Promise<Billing> {
  if (!tenantId) throw billingRefusal('Not authorized', 'ER-UNAUTHORIZED');
  const [summary, subscriptions, plans, vendor] = await Promise.all([
    api.getBillingSummary(http, tenantId),
    api.listManagedSubscriptions(http).then(listOf),
    api.listPlans(http).then(listOf),
    api.getVendorBillingConfiguration(http),
  ]);
  const subscription = subscriptions.find(({ id }) => id === summary.subscriptionId) ?? subscriptions[0] ?? null;
  return {
    plans: plans.filter(({ price }) => Number.isFinite(price?.amount)),
    subscription,
    status: subscription ? planStatusOf(subscription) : undefined,
    plan: currentPlan(plans, summary, subscription),
    externallyManaged: summary.externallyManaged === true || subscription?.externallyManaged === true,
    allowPlanDowngrade: vendor.allowPlanDowngrade === true,
    allowPlanCancellation: vendor.allowPlanCancellation === true,
  };
}

/** Loads the card that is charged: the first one (portal spec §4 "Payment method"). */
export async function loadPaymentMethod(http: HttpClient): Promise<PaymentMethod | null> {
  return listOf(await api.listPaymentMethods(http))[0] ?? null;
}

/** Loads the invoices, newest first. */
export async function loadInvoices(http: HttpClient): Promise<readonly Invoice[]> {
  return listOf(await api.listInvoices(http));
}

function currentPlan(
  plans: readonly Plan[],
  { currentPlanId }: BillingSummary,
  subscription: Subscription | null,
): Plan | undefined {
  return plans.find(({ id }) => id === currentPlanId) ?? plans.find(({ slug }) => slug === subscription?.plan?.slug);
}
