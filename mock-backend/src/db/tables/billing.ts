import { z } from 'zod';
import { date, id } from './columns';
import { defineTable } from './define-table';

/** In minor units of the currency. */
const cents = z.int();

const plan = z.strictObject({
  id,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  amount: cents,
  currency: z.string(),
  /** How many of each kind a tenant may have; clients read these numbers as rules of features. Default: no limits. */
  limits: z.partialRecord(z.enum(['users', 'apiTokens', 'accounts', 'applications']), z.int()).optional(),
});

/** The row's id is the key of the feature. */
const feature = z.strictObject({
  id,
  planIds: z.array(id),
  /** Permissions that require the feature. */
  linkedPermissions: z.array(z.string()),
});

/** The vendor's billing settings; the row's id is the vendor's. */
const vendorBilling = z.strictObject({
  id,
  /** Whether the card provider is set up. */
  providerActive: z.boolean(),
  allowPlanDowngrade: z.boolean(),
  allowPlanCancellation: z.boolean(),
  trialEndAction: z.enum(['change_to_default', 'retain_trial']),
  /** The plan of tenants without a subscription. */
  defaultPlanId: id,
});

const billingConfiguration = z.strictObject({ id, tenantId: id, externallyManaged: z.boolean() });

/** A tenant as a customer of the card provider. */
const cardCustomer = z.strictObject({ id, tenantId: id, name: z.string(), email: z.string() });

const subscription = z.strictObject({
  id,
  tenantId: id,
  planId: id,
  status: z.enum(['active', 'canceled', 'incomplete', 'expired', 'trialing', 'trialEnded']),
  cancelAtPeriodEnd: z.boolean(),
  startedAt: date,
  /** Its day of the month is the first day of each period. */
  anchoredAt: date,
  periodStart: date,
  periodEnd: date,
  trialEndsAt: date.nullable(),
  /** Since when a renewal is unpaid; `null` while the very first payment is. */
  overdueSince: date.nullable(),
  failedAttempts: z.int(),
  endedAt: date.nullable(),
  /** Credit from cheaper plans; next invoices use it up. */
  creditCents: cents,
  /** The secret that confirms the first payment. */
  secret: z.string(),
});

const invoice = z.strictObject({
  id,
  tenantId: id,
  subscriptionId: id,
  receiptNumber: z.string(),
  /** Name and address at the time of the invoice, one per line. */
  billedTo: z.array(z.string()),
  lines: z.array(z.strictObject({ description: z.string(), amount: cents })),
  totalAmount: cents,
  currency: z.string(),
  status: z.enum(['open', 'paid', 'void']),
  createdAt: date,
  paidAt: date.nullable(),
  periodStart: date,
  periodEnd: date,
});

/** The stored part of a card, without its number. */
const card = z.strictObject({
  brand: z.string(),
  last4: z.string(),
  expMonth: z.int(),
  expYear: z.int(),
  holder: z.string(),
  /** The bank's answer to charges: `succeeds`, `needs-authentication`, or the reason for a decline. */
  charges: z.string(),
});

const paymentMethod = card.extend({
  id,
  tenantId: id,
  isDefault: z.boolean(),
  email: z.string().nullable(),
  address: z.record(z.string(), z.string()),
  /** The end of the holder's last confirmation. */
  authenticatedUntil: date.nullable(),
});

const setupIntent = z.strictObject({
  id,
  tenantId: id,
  /** The card to replace or to authenticate. */
  paymentMethodId: id.nullable(),
  secret: z.string(),
  status: z.enum(['open', 'needs-authentication', 'succeeded']),
  /** The new card that waits for its holder's confirmation. */
  card: card.nullable(),
});

/** Plans, payment methods and subscriptions of tenants. */
export const billingTables = {
  plans: defineTable(plan, []),
  features: defineTable(feature, []),
  vendorBilling: defineTable(vendorBilling, []),
  billingConfigurations: defineTable(billingConfiguration, ['tenantId']),
  cardCustomers: defineTable(cardCustomer, ['tenantId']),
  subscriptions: defineTable(subscription, ['tenantId']),
  invoices: defineTable(invoice, ['tenantId', 'subscriptionId']),
  paymentMethods: defineTable(paymentMethod, ['tenantId']),
  setupIntents: defineTable(setupIntent, ['tenantId']),
};
