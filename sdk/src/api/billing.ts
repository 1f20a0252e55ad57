import type {
  BillingSummary,
  CreateTenantBillingConfigurationRequest,
  EmptyResponse,
  Invoice,
  PaymentMethod,
  Plan,
  Subscription,
  TenantBillingConfiguration,
  UpdateBillingDetailsRequest,
  UpdateBillingDetailsResponse,
  UpdateSubscriptionRequest,
  VendorBillingConfiguration,
} from '../contract';
import type { HttpClient } from '../core/http-client';

const BILLING = '/subscriptions/resources/billing';
const INVOICES = `${BILLING}/invoices/v1`;
const MANAGED_SUBSCRIPTIONS = '/subscriptions/resources/subscriptions/v1';
const SUBSCRIPTIONS = `${BILLING}/subscriptions/v1`;
const PAYMENT_METHODS = `${BILLING}/payment-methods/v1`;
const PLANS = `${BILLING}/plans/v1`;
const TENANT_CONFIGURATIONS = `${BILLING}/tenant-configurations/v1`;

/**
 * The tenant's invoices, newest first; `totalAmount` is in minor units.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401), `ER-FORBIDDEN` (403, `fe.subscriptions.read.*`).
 * @see Portal spec §3 "Invoice", §7 "Billing"
 */
export function listInvoices(http: HttpClient): Promise<Invoice[]> {
  return http.send({ method: 'GET', path: INVOICES, retry: true });
}

/**
 * One invoice.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.subscriptions.read.*`), `ER-NOT-FOUND` (404).
 * @see Portal spec §7 "Billing"
 */
export function getInvoice(http: HttpClient, invoiceId: string): Promise<Invoice> {
  return http.send({ method: 'GET', path: `${INVOICES}/${encodeURIComponent(invoiceId)}` });
}

/**
 * An invoice as a PDF file; `outputFileName` also names the download.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.subscriptions.read.*`), `ER-NOT-FOUND` (404).
 * @see Portal spec §7 "Billing"
 */
export function getInvoicePdf(http: HttpClient, invoiceId: string, outputFileName?: string): Promise<Blob> {
  const path = `${INVOICES}/${encodeURIComponent(invoiceId)}/pdf`;
  return http.send({ method: 'GET', path, query: { outputFileName }, answer: 'blob' });
}

/**
 * The tenant's subscriptions, newest first.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401), `ER-FORBIDDEN` (403, `fe.subscriptions.read.*`).
 * @see Portal spec §3 "Subscription", §7 "Billing"
 */
export function listManagedSubscriptions(http: HttpClient): Promise<Subscription[]> {
  return http.send({ method: 'GET', path: MANAGED_SUBSCRIPTIONS, retry: true });
}

/**
 * One subscription.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.subscriptions.read.*`), `ER-NOT-FOUND` (404).
 * @see Portal spec §4 "Subscription", §7 "Billing"
 */
export function getManagedSubscription(http: HttpClient, subscriptionId: string): Promise<Subscription> {
  return http.send({ method: 'GET', path: `${MANAGED_SUBSCRIPTIONS}/${encodeURIComponent(subscriptionId)}` });
}

/**
 * Lets an active subscription end with its period.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.subscriptions.write.*`), `ER-PLAN-CHANGE-NOT-ALLOWED` (403),
 *   `ER-NOT-FOUND` (404), `ER-BILLING-EXTERNALLY-MANAGED`, `ER-SUBSCRIPTION-STATE` (409).
 * @see Portal spec §4 "Subscription"
 */
export function cancelManagedSubscription(http: HttpClient, subscriptionId: string): Promise<EmptyResponse> {
  return change(http, MANAGED_SUBSCRIPTIONS, subscriptionId, 'cancellations/');
}

/**
 * Revokes a cancellation before its period ends.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.subscriptions.write.*`), `ER-NOT-FOUND` (404),
 *   `ER-BILLING-EXTERNALLY-MANAGED`, `ER-SUBSCRIPTION-STATE` (409).
 * @see Portal spec §4 "Subscription"
 */
export function renewManagedSubscription(http: HttpClient, subscriptionId: string): Promise<EmptyResponse> {
  return change(http, MANAGED_SUBSCRIPTIONS, subscriptionId, 'renewals/');
}

/**
 * Changes plan and card at once: a more expensive plan charges the rest of the period, a cheaper one credits it.
 * Also restarts an ended subscription, and pays outstanding invoices.
 *
 * @throws {ApiError} `ER-CARD-DECLINED`, `ER-CARD-NEEDS-AUTHENTICATION` (402), `ER-FORBIDDEN` (403,
 *   `fe.subscriptions.write.*`), `ER-PLAN-CHANGE-NOT-ALLOWED` (403), `ER-NOT-FOUND` (404),
 *   `ER-BILLING-EXTERNALLY-MANAGED` (409).
 * @see Portal spec §4 "Checkout"
 */
export function updateManagedSubscription(
  http: HttpClient,
  subscriptionId: string,
  body: UpdateSubscriptionRequest,
): Promise<EmptyResponse> {
  const path = `${MANAGED_SUBSCRIPTIONS}/${encodeURIComponent(subscriptionId)}`;
  return http.send({ method: 'PUT', path, body });
}

/**
 * {@link listManagedSubscriptions} at its other path.
 *
 * @throws {ApiError} As there.
 * @see Portal spec §7 "Billing"
 */
export function listSubscriptions(http: HttpClient): Promise<Subscription[]> {
  return http.send({ method: 'GET', path: SUBSCRIPTIONS, retry: true });
}

/**
 * {@link getManagedSubscription} at its other path.
 *
 * @throws {ApiError} As there.
 * @see Portal spec §7 "Billing"
 */
export function getSubscription(http: HttpClient, subscriptionId: string): Promise<Subscription> {
  return http.send({ method: 'GET', path: `${SUBSCRIPTIONS}/${encodeURIComponent(subscriptionId)}` });
}

/**
 * {@link cancelManagedSubscription} at its other path.
 *
 * @throws {ApiError} As there.
 * @see Portal spec §4 "Subscription"
 */
export function cancelSubscription(http: HttpClient, subscriptionId: string): Promise<EmptyResponse> {
  return change(http, SUBSCRIPTIONS, subscriptionId, 'cancellations/');
}

/**
 * {@link renewManagedSubscription} at its other path.
 *
 * @throws {ApiError} As there.
 * @see Portal spec §4 "Subscription"
 */
export function renewSubscription(http: HttpClient, subscriptionId: string): Promise<EmptyResponse> {
  return change(http, SUBSCRIPTIONS, subscriptionId, 'renewals/');
}

/**
 * {@link updateManagedSubscription} at its other path.
 *
 * @throws {ApiError} As there.
 * @see Portal spec §4 "Checkout"
 */
export function updateSubscription(
  http: HttpClient,
  subscriptionId: string,
  body: UpdateSubscriptionRequest,
): Promise<EmptyResponse> {
  return http.send({ method: 'PUT', path: `${SUBSCRIPTIONS}/${encodeURIComponent(subscriptionId)}`, body });
}

/**
 * The tenant's cards, the one that is charged first.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401), `ER-FORBIDDEN` (403, `fe.subscriptions.read.*`).
 * @see Portal spec §4 "Payment method"
 */
export function listPaymentMethods(http: HttpClient): Promise<PaymentMethod[]> {
  return http.send({ method: 'GET', path: PAYMENT_METHODS, retry: true });
}

/**
 * One card.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.subscriptions.read.*`), `ER-NOT-FOUND` (404).
 * @see Portal spec §7 "Billing"
 */
export function getPaymentMethod(http: HttpClient, paymentMethodId: string): Promise<PaymentMethod> {
  return http.send({ method: 'GET', path: `${PAYMENT_METHODS}/${encodeURIComponent(paymentMethodId)}` });
}

/**
 * Changes the billing details; absent fields stay as they are.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400), `ER-FORBIDDEN` (403, `fe.subscriptions.write.*`),
 *   `ER-NOT-FOUND` (404), `ER-BILLING-EXTERNALLY-MANAGED` (409).
 * @see Portal spec §4 "Payment method", §7 "Billing"
 */
export function updateBillingDetails(
  http: HttpClient,
  paymentMethodId: string,
  body: UpdateBillingDetailsRequest,
): Promise<UpdateBillingDetailsResponse> {
  const path = `${PAYMENT_METHODS}/${encodeURIComponent(paymentMethodId)}/billing-details`;
  return http.send({ method: 'PATCH', path, body });
}

/**
 * The plans on offer; `price.amount` is in minor units.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401), `ER-FORBIDDEN` (403, `fe.subscriptions.read.*`).
 * @see Portal spec §3 "Plan", §9
 */
export function listPlans(http: HttpClient): Promise<Plan[]> {
  return http.send({ method: 'GET', path: PLANS, retry: true });
}

/**
 * One plan.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.subscriptions.read.*`), `ER-NOT-FOUND` (404).
 * @see Portal spec §7 "Billing"
 */
export function getPlan(http: HttpClient, planId: string): Promise<Plan> {
  return http.send({ method: 'GET', path: `${PLANS}/${encodeURIComponent(planId)}` });
}

/**
 * Subscription, plan and card of the tenant, by their ids; an id is empty when there is none.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.subscriptions.read.*`), `ER-NOT-FOUND` (404) for another tenant.
 * @see Portal spec §3 "Billing summary"
 */
export function getBillingSummary(http: HttpClient, tenantId: string): Promise<BillingSummary> {
  return http.send({ method: 'GET', path: `${BILLING}/summaries/v1/${encodeURIComponent(tenantId)}`, retry: true });
}

/**
 * How the tenant is billed.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.subscriptions.read.*`), `ER-NOT-FOUND` (404) when it is not set up.
 * @see Portal spec §7 "Billing"
 */
export function getTenantBillingConfiguration(http: HttpClient, tenantId: string): Promise<TenantBillingConfiguration> {
  return http.send({ method: 'GET', path: `${TENANT_CONFIGURATIONS}/${encodeURIComponent(tenantId)}` });
}

/**
 * Sets up billing for the tenant.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400), `ER-FORBIDDEN` (403, `fe.subscriptions.write.*`),
 *   `ER-NOT-FOUND` (404) for another tenant, `ER-ALREADY-EXISTS` (409).
 * @see Portal spec §7 "Billing"
 */
export function createTenantBillingConfiguration(
  http: HttpClient,
  body: CreateTenantBillingConfigurationRequest,
): Promise<{ id: string }> {
  return http.send({ method: 'POST', path: TENANT_CONFIGURATIONS, body });
}

/**
 * What the vendor permits tenants to change themselves.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401), `ER-FORBIDDEN` (403, `fe.subscriptions.read.*`).
 * @see Portal spec §3 "Vendor public config"
 */
export function getVendorBillingConfiguration(http: HttpClient): Promise<VendorBillingConfiguration> {
  return http.send({ method: 'GET', path: `${BILLING}/configurations/vendor-public-configurations/v1`, retry: true });
}

function change(
  http: HttpClient,
  base: string,
  subscriptionId: string,
  what: 'cancellations/' | 'renewals/',
): Promise<EmptyResponse> {
  return http.send({ method: 'PUT', path: `${base}/${encodeURIComponent(subscriptionId)}/${what}`, body: {} });
}
