import { z } from 'zod';
import { paymentProviderTypeSchema } from './billing';
import { emailSchema } from './common';

const idSchema = z.string().max(200);
const secretSchema = z.string().min(1).max(500);

/** Schema of the one item of `listPaymentProviders`: `GET /subscriptions/resources/payment-providers/v1`. */
export const paymentProviderSchema = z.object({
  providerType: paymentProviderTypeSchema,
  name: z.string(),
  /** `1` when it is set up. */
  status: z.string(),
});
/** A card provider of the vendor. */
export type PaymentProvider = z.infer<typeof paymentProviderSchema>;
/** Schema of the answer to `listPaymentProviders`. */
export const listPaymentProvidersResponseSchema = z.array(paymentProviderSchema);

/** Schema of the answer to `getCardProviderConfiguration`. */
export const cardProviderConfigurationSchema = z.object({
  id: z.string(),
  name: z.string(),
  active: z.boolean(),
  /** Empty in a simulation: no script of a card provider is loaded. */
  publishableKey: z.string(),
});
/** The data with which a browser calls the card provider. */
export type CardProviderConfiguration = z.infer<typeof cardProviderConfigurationSchema>;

/** Schema of the answers to `getCardProviderCustomer` and `createCardProviderCustomer`. */
export const cardProviderCustomerSchema = z.object({ stripeCustomerId: z.string() });
/** A tenant as a customer of the card provider. */
export type CardProviderCustomer = z.infer<typeof cardProviderCustomerSchema>;

/** Schema of the body of `createCardProviderCustomer`. */
export const createCardProviderCustomerRequestSchema = z.object({
  name: z.string().trim().min(1).max(300),
  email: emailSchema,
  tenantName: z.string().max(300).optional(),
});
/** Registers the tenant as a customer of the card provider. */
export type CreateCardProviderCustomerRequest = z.infer<typeof createCardProviderCustomerRequestSchema>;

/** Schema of the body of `createCardProviderSubscription`. */
export const createCardProviderSubscriptionRequestSchema = z.object({ stripePlanId: idSchema.min(1) });
/** Subscribes to a plan, by its id, its external id or that of its price. */
export type CreateCardProviderSubscriptionRequest = z.infer<typeof createCardProviderSubscriptionRequestSchema>;

/** Schema of the answer to `createCardProviderSubscription`. */
export const createCardProviderSubscriptionResponseSchema = z.object({
  subscriptionId: z.string(),
  subscriptionSecret: z.string(),
});
/** A subscription whose first payment is to be confirmed with the secret. */
export type CreateCardProviderSubscriptionResponse = z.infer<typeof createCardProviderSubscriptionResponseSchema>;

/** Schema of the body of `createSetupIntent`. */
export const createSetupIntentRequestSchema = z.object({
  /** The card to replace or to authenticate; published clients send `null` for none. */
  paymentMethodId: idSchema.nullish(),
});
/** Creates a setup intent, with which the card provider accepts a new card. */
export type CreateSetupIntentRequest = z.infer<typeof createSetupIntentRequestSchema>;

/** Schema of the answer to `createSetupIntent`. */
export const setupIntentSchema = z.object({
  id: z.string(),
  /** Empty when a first card is set up. */
  paymentMethodId: z.string(),
  setupIntentSecret: z.string(),
});
/** A setup intent of the card provider, which accepts one new card. */
export type SetupIntent = z.infer<typeof setupIntentSchema>;

/** Validates the data printed on a card. */
export const cardDetailsSchema = z.object({
  /** Digits, spaces allowed. */
  cardNumber: z
    .string()
    .max(40)
    .regex(/^[\d\s-]*$/),
  /** 1 to 12. */
  expMonth: z.int().min(1).max(12),
  /** Four digits. */
  expYear: z.int().min(1970).max(9999),
  cvc: z.string().regex(/^\d{3,4}$/),
  /** Name on the card. */
  name: z.string().max(300).optional(),
});
/** The data printed on a card. */
export type CardDetails = z.infer<typeof cardDetailsSchema>;

/** Schema of the body of `confirmCardSetup`. */
export const confirmCardSetupRequestSchema = z.object({
  setupIntentSecret: secretSchema,
  /** Absent to authenticate the card of the intent. */
  card: cardDetailsSchema.optional(),
});
/** Sends a card to the card provider. */
export type ConfirmCardSetupRequest = z.infer<typeof confirmCardSetupRequestSchema>;

/** Schema of the answers to `confirmCardSetup` and `authenticateCard`. */
export const cardSetupSchema = z.object({
  status: z.enum(['succeeded', 'requires_action']),
  /** Set once the intent has succeeded. */
  paymentMethodId: z.string().optional(),
});
/** State of the setup of a card; with `requires_action` the holder must confirm at their bank. */
export type CardSetup = z.infer<typeof cardSetupSchema>;

/** Schema of the body of `authenticateCard`. */
export const authenticateCardRequestSchema = z.object({
  setupIntentSecret: secretSchema,
  outcome: z.enum(['approved', 'rejected']),
});
/** The holder's answer to their bank. */
export type AuthenticateCardRequest = z.infer<typeof authenticateCardRequestSchema>;

/** Schema of the body of `confirmSubscriptionPayment`. */
export const confirmSubscriptionPaymentRequestSchema = z.object({ subscriptionSecret: secretSchema });
/** Pays the first invoice of a subscription with the default card. */
export type ConfirmSubscriptionPaymentRequest = z.infer<typeof confirmSubscriptionPaymentRequestSchema>;
