import { z } from 'zod';
import { emailSchema, isoDateSchema } from './common';

const idSchema = z.string().max(200);

/** Validates the state of a subscription. */
export const subscriptionStatusSchema = z.enum([
  'active',
  'canceled',
  'incomplete',
  'expired',
  'trialing',
  'trialEnded',
]);
/** State of a subscription (portal spec §4); `incomplete` while a payment is outstanding. */
export type SubscriptionStatus = z.infer<typeof subscriptionStatusSchema>;

/** Validates the only kind of card provider. */
export const paymentProviderTypeSchema = z.literal('Stripe');
/** The only kind of card provider. */
export type PaymentProviderType = z.infer<typeof paymentProviderTypeSchema>;

/** Schema of the one item of `listPlans`: `GET /subscriptions/resources/billing/plans/v1`. */
export const planSchema = z.object({
  id: idSchema,
  externalId: z.string(),
  name: z.string(),
  description: z.string(),
  /** `amount` in minor units of the currency. */
  price: z.object({ id: z.string(), externalId: z.string(), currency: z.string(), amount: z.int() }),
  slug: z.string(),
  /** Not in the published types, but in the specification. */
  recurringInterval: z.literal('month').optional(),
});
/** A plan. */
export type Plan = z.infer<typeof planSchema>;
/** Schema of the answer to `listPlans`. */
export const listPlansResponseSchema = z.array(planSchema);

/** Schema of the one item of `listManagedSubscriptions` and `listSubscriptions`. */
export const subscriptionSchema = z.object({
  id: idSchema,
  externalId: z.string(),
  externallyManaged: z.boolean(),
  startDate: isoDateSchema,
  currentPeriodStart: isoDateSchema,
  currentPeriodEnd: isoDateSchema,
  status: subscriptionStatusSchema,
  /** Set from the cancellation to the end of the period, when the subscription ends. */
  cancellation: z.object({ policy: z.literal('atPeriodEnd') }).nullable(),
  trialEnd: isoDateSchema.optional(),
  plan: z.object({ slug: z.string() }),
});
/** A subscription of a tenant. */
export type Subscription = z.infer<typeof subscriptionSchema>;
/** Schema of the answers to `listSubscriptions` and `listManagedSubscriptions`. */
export const listSubscriptionsResponseSchema = z.array(subscriptionSchema);

/** Schema of the bodies of `updateManagedSubscription` and `updateSubscription`. */
export const updateSubscriptionRequestSchema = z.object({
  /** The card of later charges; may be empty for a free plan. */
  paymentMethodId: idSchema,
  planId: idSchema,
});
/** Another plan, another card, or both. */
export type UpdateSubscriptionRequest = z.infer<typeof updateSubscriptionRequestSchema>;

/** Schema of the one item of `listInvoices`: `GET /subscriptions/resources/billing/invoices/v1`. */
export const invoiceSchema = z.object({
  id: idSchema,
  externalId: z.string(),
  subscriptionId: idSchema,
  /** When it was paid, or became due. */
  paymentDate: isoDateSchema,
  /** In minor units of the currency. */
  totalAmount: z.int(),
  currency: z.string(),
  paid: z.boolean(),
  receiptNumber: z.string(),
});
/** An invoice for a period or a change of plan. */
export type Invoice = z.infer<typeof invoiceSchema>;
/** Schema of the answer to `listInvoices`. */
export const listInvoicesResponseSchema = z.array(invoiceSchema);

/** Schema of the query of `downloadInvoicePdf`. */
export const invoicePdfQuerySchema = z.object({ outputFileName: z.string().max(200).optional() });

/** Validates the postal address of invoices. */
export const billingAddressSchema = z.object({
  addressLine1: z.string().max(500).optional(),
  addressLine2: z.string().max(500).optional(),
  city: z.string().max(200).optional(),
  state: z.string().max(200).optional(),
  postalCode: z.string().max(50).optional(),
  country: z.string().max(100).optional(),
});
/** The postal address of invoices. */
export type BillingAddress = z.infer<typeof billingAddressSchema>;

/** Schema of the one item of `listPaymentMethods`: `GET /subscriptions/resources/billing/payment-methods/v1`. */
export const paymentMethodSchema = z.object({
  id: idSchema,
  externalId: z.string(),
  type: z.enum(['unknown', 'card']),
  isDefault: z.boolean(),
  last4: z.string().optional(),
  /** 1 to 12. */
  expMonth: z.int().optional(),
  /** Four digits. */
  expYear: z.int().optional(),
  brand: z.string().optional(),
  billingDetails: z
    .object({ name: z.string(), email: z.string().optional(), address: billingAddressSchema.optional() })
    .optional(),
});
/** A payment method of a tenant. */
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;
/** Schema of the answer to `listPaymentMethods`. */
export const listPaymentMethodsResponseSchema = z.array(paymentMethodSchema);

/** Schema of the body of `updateBillingDetails`. */
export const updateBillingDetailsRequestSchema = z.object({
  email: emailSchema.optional(),
  address: billingAddressSchema.optional(),
});
/** Billing details to change; absent fields stay as they are. */
export type UpdateBillingDetailsRequest = z.infer<typeof updateBillingDetailsRequestSchema>;
/** Schema of the answer to `updateBillingDetails`. */
export const updateBillingDetailsResponseSchema = z.object({
  email: z.string().optional(),
  address: billingAddressSchema.optional(),
});
/** The new billing details. */
export type UpdateBillingDetailsResponse = z.infer<typeof updateBillingDetailsResponseSchema>;

/** Schema of the answer to `getBillingSummary`: `GET /subscriptions/resources/billing/summaries/v1/{tenantId}`. */
export const billingSummarySchema = z.object({
  /** Empty when the tenant has none, as every id here. */
  tenantConfigurationId: z.string(),
  providerType: paymentProviderTypeSchema,
  subscriptionId: z.string(),
  externallyManaged: z.boolean(),
  /** The default plan when there is no subscription. */
  currentPlanId: z.string(),
  paymentMethodId: z.string(),
  defaultPlanId: z.string(),
});
/** Subscription, plan and card of a tenant, by their ids. */
export type BillingSummary = z.infer<typeof billingSummarySchema>;

/** Schema of the answer to `getTenantBillingConfiguration`. */
export const tenantBillingConfigurationSchema = z.object({
  id: idSchema,
  vendorId: z.string(),
  tenantId: z.string(),
  /** `true` or `false`, as a text. */
  externallyManaged: z.string(),
  paymentProviderType: paymentProviderTypeSchema,
  mappingId: z.string(),
});
/** How a tenant is billed. */
export type TenantBillingConfiguration = z.infer<typeof tenantBillingConfigurationSchema>;

/** Schema of the body of `createTenantBillingConfiguration`. */
export const createTenantBillingConfigurationRequestSchema = z.object({
  tenantId: idSchema,
  /** `true` when the vendor bills by other means: nothing can be changed here then. */
  externallyManaged: z.enum(['true', 'false']).optional(),
  providerType: paymentProviderTypeSchema,
});
/** Sets up billing for a tenant. */
export type CreateTenantBillingConfigurationRequest = z.infer<typeof createTenantBillingConfigurationRequestSchema>;
/** Schema of the answer to `createTenantBillingConfiguration`. */
export const createTenantBillingConfigurationResponseSchema = z.object({ id: idSchema });

/** Schema of the answer to `getVendorBillingConfiguration`. */
export const vendorBillingConfigurationSchema = z.object({
  allowPlanDowngrade: z.boolean(),
  allowPlanCancellation: z.boolean(),
  /** Not in the published types, but in the specification. */
  whiteLabelMode: z.boolean().optional(),
});
/** What the vendor permits tenants to change themselves. */
export type VendorBillingConfiguration = z.infer<typeof vendorBillingConfigurationSchema>;
