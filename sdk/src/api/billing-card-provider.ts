import type {
  AuthenticateCardRequest,
  CardProviderConfiguration,
  CardProviderCustomer,
  CardSetup,
  ConfirmCardSetupRequest,
  ConfirmSubscriptionPaymentRequest,
  CreateCardProviderCustomerRequest,
  CreateCardProviderSubscriptionRequest,
  CreateCardProviderSubscriptionResponse,
  CreateSetupIntentRequest,
  EmptyResponse,
  PaymentProvider,
  SetupIntent,
} from '../contract';
import type { HttpClient } from '../core/http-client';

const CARD_PROVIDER = '/subscriptions/resources/billing/payment-providers/stripe';
const CUSTOMERS = `${CARD_PROVIDER}/customers/v1`;
const SUBSCRIPTIONS = `${CARD_PROVIDER}/subscriptions/v1`;
const SETUP_INTENTS = `${CARD_PROVIDER}/setup-intents/v1`;

/**
 * The card providers; one with `status` `1` can be used.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401), `ER-FORBIDDEN` (403, `fe.subscriptions.read.*`).
 * @see Portal spec §4 "Checkout"
 */
export function listPaymentProviders(http: HttpClient): Promise<PaymentProvider[]> {
  return http.send({ method: 'GET', path: '/subscriptions/resources/payment-providers/v1', retry: true });
}

/**
 * The data with which a browser calls the card provider.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.subscriptions.read.*`), `ER-NOT-FOUND` (404) when it is not set up.
 * @see Portal spec §3 "Payment config"
 */
export function getCardProviderConfiguration(http: HttpClient): Promise<CardProviderConfiguration> {
  return http.send({ method: 'GET', path: `${CARD_PROVIDER}/public-configurations/v1` });
}

/**
 * The tenant as a customer of the card provider.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.subscriptions.read.*`), `ER-NOT-FOUND` (404) when it does not.
 * @see Portal spec §7 "Billing"
 */
export function getCardProviderCustomer(http: HttpClient, tenantId: string): Promise<CardProviderCustomer> {
  return http.send({ method: 'GET', path: `${CUSTOMERS}/${encodeURIComponent(tenantId)}` });
}

/**
 * Registers the tenant as a customer of the card provider.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400), `ER-FORBIDDEN` (403, `fe.subscriptions.write.*`),
 *   `ER-ALREADY-EXISTS`, `ER-BILLING-EXTERNALLY-MANAGED` (409).
 * @see Portal spec §7 "Billing"
 */
export function createCardProviderCustomer(
  http: HttpClient,
  body: CreateCardProviderCustomerRequest,
): Promise<CardProviderCustomer> {
  return http.send({ method: 'POST', path: CUSTOMERS, body });
}

/**
 * Subscribes to a plan. A paid one stays `incomplete` until its first payment is confirmed with the secret, and expires
 * after 23 hours.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.subscriptions.write.*`), `ER-NOT-FOUND` (404, `plan`),
 *   `ER-ALREADY-EXISTS`, `ER-BILLING-EXTERNALLY-MANAGED` (409).
 * @see Portal spec §7 "Billing"
 */
export function createCardProviderSubscription(
  http: HttpClient,
  body: CreateCardProviderSubscriptionRequest,
): Promise<CreateCardProviderSubscriptionResponse> {
  return http.send({ method: 'POST', path: SUBSCRIPTIONS, body });
}

/**
 * Creates a setup intent for a new card. With `paymentMethodId` the new card replaces that one.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.subscriptions.write.*`), `ER-NOT-FOUND` (404),
 *   `ER-BILLING-EXTERNALLY-MANAGED` (409).
 * @see Portal spec §4 "Checkout", §7 "Billing"
 */
export function createSetupIntent(http: HttpClient, body: CreateSetupIntentRequest): Promise<SetupIntent> {
  return http.send({ method: 'POST', path: SETUP_INTENTS, body });
}

/**
 * Sends a card to the simulated card provider; a live page uses the provider's own script instead. Without a card, the
 * holder authenticates the card of the intent.
 *
 * @throws {ApiError} `ER-CARD-DECLINED` (402), `ER-FORBIDDEN` (403, `fe.subscriptions.write.*`), `ER-NOT-FOUND` (404)
 *   for an intent that is unknown, used or has another secret.
 * @see mock-backend/README.md "Cards"
 */
export function confirmCardSetup(
  http: HttpClient,
  setupIntentId: string,
  body: ConfirmCardSetupRequest,
): Promise<CardSetup> {
  const path = `${SETUP_INTENTS}/${encodeURIComponent(setupIntentId)}/confirmations`;
  return http.send({ method: 'POST', path, body });
}

/**
 * Answers the simulated bank for the holder, after {@link confirmCardSetup} has answered `requires_action`.
 *
 * @throws {ApiError} `ER-CARD-DECLINED` (402) when rejected, `ER-FORBIDDEN` (403, `fe.subscriptions.write.*`),
 *   `ER-NOT-FOUND` (404) for an intent that waits for nothing.
 * @see mock-backend/README.md "Cards"
 */
export function authenticateCard(
  http: HttpClient,
  setupIntentId: string,
  body: AuthenticateCardRequest,
): Promise<CardSetup> {
  const path = `${SETUP_INTENTS}/${encodeURIComponent(setupIntentId)}/authentications`;
  return http.send({ method: 'POST', path, body });
}

/**
 * Pays the first invoice of a subscription with the default card; a live page uses the provider's own script instead.
 *
 * @throws {ApiError} `ER-CARD-DECLINED` (402, also when there is no card), `ER-CARD-NEEDS-AUTHENTICATION` (402),
 *   `ER-FORBIDDEN` (403, `fe.subscriptions.write.*`), `ER-NOT-FOUND` (404) for an unknown subscription or
 *   another secret.
 * @see mock-backend/README.md "Cards"
 */
export function confirmSubscriptionPayment(
  http: HttpClient,
  subscriptionId: string,
  body: ConfirmSubscriptionPaymentRequest,
): Promise<EmptyResponse> {
  const path = `${SUBSCRIPTIONS}/${encodeURIComponent(subscriptionId)}/confirmations`;
  return http.send({ method: 'POST', path, body });
}
