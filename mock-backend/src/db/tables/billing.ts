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
});

/** The row's id is the key of the feature. */
const feature = z.strictObject({
  id,
  planIds: z.array(id),
  /** Permissions that are worth nothing without the feature. */
  linkedPermissions: z.array(z.string()),
});

/** What the vendor has set up for billing; the row's id is the vendor's. */
const vendorBilling = z.strictObject({
  id,
  /** Whether the card provider is set up. */
  providerActive: z.boolean(),
  allowPlanDowngrade: z.boolean(),
  allowPlanCancellation: z.boolean(),
  trialEndAction: z.enum(['change_to_default', 'retain_trial']),
  /** What tenants have without a subscription. */
  defaultPlanId: id,
});

const billingConfiguration = z.strictObject({ id, tenantId: id, externallyManaged: z.boolean() });

/** Whom the card provider knows a tenant as. */
const cardCustomer = z.strictObject({ id, tenantId: id, name: z.string(), email: z.string() });

const subscription = z.strictObject({
  id,
  tenantId: id,
  planId: id,
  status: z.enum(['active', 'canceled', 'incomplete', 'expired', 'trialing', 'trialEnded']),
  cancelAtPeriodEnd: z.boolean(),
  startedAt: date,
  /** Whose day of the month its periods start on. */
  anchoredAt: date,
  periodStart: date,
  periodEnd: date,
  trialEndsAt: date.nullable(),
  /** Since when a renewal is unpaid; `null` while the very first payment is. */
  overdueSince: date.nullable(),
  failedAttempts: z.int(),
  endedAt: date.nullable(),
  /** Left over from cheaper plans; next invoices use it up. */
  creditCents: cents,
  /** What the first payment is confirmed with. */
  secret: z.string(),
});

const invoice = z.strictObject({
  id,
  tenantId: id,
  subscriptionId: id,
  receiptNumber: z.string(),
  /** Name and addresses as they were when it was written, a line each. */
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

/** What is kept of a card; never its number. */
const card = z.strictObject({
  brand: z.string(),
  last4: z.string(),
  expMonth: z.int(),
  expYear: z.int(),
  holder: z.string(),
  /** How the bank answers charges: `succeeds`, `needs-authentication`, or the reason it declines with. */
  charges: z.string(),
});

const paymentMethod = card.extend({
  id,
  tenantId: id,
  isDefault: z.boolean(),
  email: z.string().nullable(),
  address: z.record(z.string(), z.string()),
  /** Until when the holder's last confirmation is valid. */
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

/** What tenants pay for, with what, and what they get for it. */
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
