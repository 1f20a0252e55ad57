import type {
  BillingSummary,
  Invoice,
  PaymentMethod,
  Plan,
  Subscription,
  TenantBillingConfiguration,
} from '@portico/sdk/contract';
import type { Database } from '../../../db/database';
import type { InvoiceRow, PaymentMethodRow, PlanRow, Rows, SubscriptionRow, TenantRow } from '../../../db/tables';
import { present } from '../team/views';
import { defaultMethod } from './cards';
import { isExternallyManaged, vendorBillingOf } from './subscription-clock';

/** The id that the card provider has for one of our rows. */
export function externalId(prefix: 'cus' | 'in' | 'pm' | 'price' | 'prod' | 'sub', id: string): string {
  return `${prefix}_${id.replace(/\W/g, '')}`;
}

/** A plan as the wire has it. */
export function toPlan({ id, name, slug, description, amount, currency }: PlanRow): Plan {
  const price = { id: `price-${id}`, externalId: externalId('price', id), currency, amount };
  return { id, externalId: externalId('prod', id), name, description, price, slug, recurringInterval: 'month' };
}

/** A subscription as the wire has it. */
export function toSubscription(db: Database, row: SubscriptionRow): Subscription {
  return {
    id: row.id,
    externalId: externalId('sub', row.id),
    externallyManaged: isExternallyManaged(db, row.tenantId),
    startDate: row.startedAt,
    currentPeriodStart: row.periodStart,
    currentPeriodEnd: row.periodEnd,
    status: row.status,
    cancellation: row.cancelAtPeriodEnd ? { policy: 'atPeriodEnd' } : null,
    ...present({ trialEnd: row.trialEndsAt }),
    plan: { slug: db.plans.get(row.planId).slug },
  };
}

/** An invoice as the wire has it. */
export function toInvoice(row: InvoiceRow): Invoice {
  const { id, subscriptionId, totalAmount, currency, receiptNumber, status, createdAt, paidAt } = row;
  const what = { id, externalId: externalId('in', id), subscriptionId, totalAmount, currency, receiptNumber };
  return { ...what, paymentDate: paidAt ?? createdAt, paid: status === 'paid' };
}

/** A card as the wire has it. */
export function toPaymentMethod(row: PaymentMethodRow): PaymentMethod {
  const { id, isDefault, last4, expMonth, expYear, brand, holder, email, address } = row;
  const billingDetails = { name: holder, ...present({ email }), address };
  return {
    id,
    externalId: externalId('pm', id),
    type: 'card',
    isDefault,
    last4,
    expMonth,
    expYear,
    brand,
    billingDetails,
  };
}

/** How a tenant is billed, as the wire has it. */
export function toConfiguration(row: Rows['billingConfigurations'], tenant: TenantRow): TenantBillingConfiguration {
  const { id, tenantId, externallyManaged } = row;
  const common = { id, tenantId, vendorId: tenant.vendorId, mappingId: `mapping-${id}` };
  return { ...common, externallyManaged: String(externallyManaged), paymentProviderType: 'Stripe' };
}

/** Subscription, plan and card of a tenant; an id is empty where there is none, so that a client's check for it fails. */
export function toSummary(db: Database, tenantId: string, subscription: SubscriptionRow | undefined): BillingSummary {
  const { defaultPlanId } = vendorBillingOf(db);
  return {
    tenantConfigurationId: db.billingConfigurations.findBy('tenantId', tenantId)?.id ?? '',
    providerType: 'Stripe',
    subscriptionId: subscription?.id ?? '',
    externallyManaged: isExternallyManaged(db, tenantId),
    currentPlanId: subscription?.planId ?? defaultPlanId,
    paymentMethodId: defaultMethod(db, tenantId)?.id ?? '',
    defaultPlanId,
  };
}
