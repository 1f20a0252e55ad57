import type { BillingAddress, Invoice, PaymentMethod, Plan, Subscription } from '../../../contract';
import type { Loaded } from '../../parts/loaded';
import type { PlanStatus } from './plan-status';

/** Subscription and plans of a tenant. */
export interface Billing {
  plans: readonly Plan[];
  subscription: Subscription | null;
  /** Absent without a subscription. */
  status: PlanStatus | undefined;
  /** The plan that the tenant has now; absent if the service names one that is not on offer. */
  plan: Plan | undefined;
  /** The vendor bills by other means: nothing can be changed. */
  externallyManaged: boolean;
  allowPlanDowngrade: boolean;
  allowPlanCancellation: boolean;
}

/** Address and e-mail address of invoices, as the fields of a form: an unset one is empty. */
export type BillingDetails = Record<'email' | keyof BillingAddress, string>;

/** The billing of a tenant and the actions on it. Actions reject with an `ApiError`; loading never rejects. */
export interface BillingStore {
  billing: Loaded<Billing>;
  /** The card that is charged; `null` if there is none. */
  payment: Loaded<PaymentMethod | null>;
  /** Newest first. */
  invoices: Loaded<readonly Invoice[]>;
  /** Loads everything that the page shows. */
  load(): Promise<void>;
  loadPayment(): Promise<void>;
  loadInvoices(): Promise<void>;
  /** Loads everything again, while the page goes on showing what it has. */
  refresh(): Promise<void>;
  /** Ends the subscription with its period. */
  cancel(): Promise<void>;
  /** Takes the cancellation back. */
  renew(): Promise<void>;
  /** Rejects with a conflict if another user has changed the subscription since `base` was loaded, and shows the current one. */
  requireUnchanged(base: Billing): Promise<void>;
  /** Goes over to a plan, or pays what is outstanding. */
  checkout(order: CheckoutOrder): Promise<void>;
  /** Saves what differs from `base`. Rejects with a conflict if another user has changed the same details. */
  saveDetails(base: PaymentMethod, details: BillingDetails): Promise<void>;
}

/** A plan, and the card that pays for it. */
interface CheckoutOrder {
  plan: Plan;
  /** A card that was set up during this checkout. Default: the card that the page shows. */
  newCardId?: string;
}
